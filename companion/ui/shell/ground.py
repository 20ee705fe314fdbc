"""What a seat's page stands on: a phone is filled; in a wider room the page is a phone's, in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import flet as ft

from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.skin import WIDEST_PHONE, Skin
from companion.ui.stage import GameScreens, Stage

MARGIN = 20.0
"""Above and below the page where there is room around it."""


def is_wide(room: Skin) -> bool:
    """Whether there is more room than any phone has."""
    return room.width > WIDEST_PHONE


def fitted(stage: Stage, room: Skin) -> Stage:
    """The stage of a page that lies in the middle of this room."""
    return replace(stage, skin=as_high(stage.skin, room)) if is_wide(room) else stage


def as_high(skin: Skin, room: Skin) -> Skin:
    """The skin of a page as high as its frame in this room."""
    return replace(skin, height=room.height - 2 * MARGIN) if is_wide(room) else skin


def GameTexture(skin: Skin, game: GameScreens, *, faint: bool = False) -> list[ft.Control]:
    """The game's texture behind a header, fading into the ground."""
    ground, height = skin.palette.background, skin.width * 190 / 390
    opacity = 0.3 if skin.is_dark else 0.26
    picture = ft.Image(
        src=game.texture,
        width=skin.width,
        height=height,
        fit=ft.BoxFit.FILL,
        opacity=opacity / 2 if faint else opacity,
        exclude_from_semantics=True,
    )
    veil = ft.Container(
        width=skin.width,
        height=height + 1,
        gradient=ft.LinearGradient(
            begin=ft.Alignment.TOP_CENTER,
            end=ft.Alignment.BOTTOM_CENTER,
            colors=[ft.Colors.with_opacity(0.0, ground), ft.Colors.with_opacity(0.15, ground), ground],
            stops=[0.0, 0.55, 1.0],
        ),
    )
    return [picture, veil]


def Everywhere(content: ft.Control) -> ft.Container:
    """Something that fills the stack it lies in."""
    return ft.Container(content, left=0, right=0, top=0, bottom=0)


def Ground(stage: Stage, game: GameScreens, content: ft.Control, room: Skin | None = None) -> ft.Control:
    """The page of a seat over its game's texture."""
    beside = [_WayBack(stage, room)] if room is not None and stage.shared_route else []
    return Framed(stage.skin, game, content, room, beside)


def Framed(
    skin: Skin,
    game: GameScreens,
    content: ft.Control,
    room: Skin | None = None,
    beside: Sequence[ft.Control] = (),
) -> ft.Control:
    """A page over the game's texture; as wide as a phone, framed where there is more room."""
    safe = ft.SafeArea(content, expand=True)
    page = ft.Stack([*GameTexture(skin, game), Everywhere(safe)], expand=True)
    if room is None or not is_wide(room):
        return page
    framed = ft.Container(
        page,
        width=skin.width,
        height=skin.height,
        border_radius=28,
        bgcolor=skin.palette.background,
        border=ft.Border.all(1.5, skin.palette.outline),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        shadow=ft.BoxShadow(
            blur_radius=48, color=ft.Colors.with_opacity(0.35, skin.palette.shadow), offset=ft.Offset(0, 16)
        ),
    )
    middle = ft.Container(framed, alignment=ft.Alignment.CENTER)
    return ft.Stack([*GameTexture(room, game, faint=True), Everywhere(middle), *beside], expand=True)


def _WayBack(stage: Stage, room: Skin) -> ft.Control:
    """To the shared screen, beside the page; a picture only where there is no room for words."""
    beside = (room.width - stage.skin.width) / 2 - 3 * MARGIN
    label = stage.say("shell-to-shared")

    def back() -> None:
        stage.go(stage.shared_route)

    button = (
        OutlineButton(room, label, back, icon="tv", filled=room.palette.card)
        if beside > room.size(15.5) * 12
        else IconButton48(room, "tv", label, back)
    )
    return ft.Container(button, left=MARGIN, top=MARGIN)
