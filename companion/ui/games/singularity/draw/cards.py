"""Upgrade cards and who picks when (SW-33)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

import flet as ft

from companion.games.singularity.views.board import RowCard
from companion.games.singularity.words import CardKind
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.signs import kind_icon
from companion.ui.kit.boxes import MIDDLE, Labelled, Together, Unsaid
from companion.ui.kit.drawing import guarded, part
from companion.ui.kit.envelope import Envelope
from companion.ui.kit.fonts import DISPLAY_600, DISPLAY_700, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, Muted, Strong, Words

TILE = 90
"""What a name has of the narrowest tile of a shared screen."""
LIFT = 0.05
"""How far a picked card rises, of its height."""


def kind_colour(skin: Skin, kind: CardKind) -> str:
    """Red attacks, blue moves, green the rest; the icon says it too."""
    found = tones(skin)
    return {"attack": found.red, "move": found.sky, "utility": found.good}[kind]


@part
def UpgradeFace(
    skin: Skin,
    row: RowCard,
    size: tuple[float, float],
    foot: str = "",
    is_picked: bool = False,
    pick: Callable[[int], None] | None = None,
) -> ft.Control:
    """A card face up: kind, value, name, text; at its foot a word about it ("Your pick", "new")."""
    card, (width, height) = row.card, size
    colour = kind_colour(skin, card.kind)
    value = (
        [Words(skin, str(card.value), 24, family=DISPLAY_700, colour=colour)]
        if card.value is not None
        else []
    )
    top = ft.Row(
        [
            ft.Container(
                Icon(skin, kind_icon(card.kind), skin.px(22), colour),
                padding=skin.px(7),
                border_radius=skin.px(10),
                bgcolor=skin.wash(colour, 0.2),
            ),
            *value,
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )
    inner = ft.Column(
        [
            top,
            Words(skin, card.name, 17, family=DISPLAY_600, lines=3),
            ft.Container(Muted(skin, card.text, 14, lines=2 if foot and skin.is_small else 5), expand=True),
            *([Strong(skin, foot, 14, colour=colour, lines=1)] if foot else []),
        ],
        spacing=skin.px(8),
    )
    face = ft.Container(
        inner,
        width=width,
        height=height,
        padding=skin.px(11),
        border_radius=skin.px(16),
        bgcolor=skin.wash(colour, 0.16 if is_picked else 0.08),
        border=ft.Border.all(3 if is_picked else 1.2, colour if is_picked else skin.wash(colour, 0.5)),
        shadow=ft.BoxShadow(blur_radius=20, color=ft.Colors.with_opacity(0.3, colour))
        if is_picked and skin.is_dark
        else None,
        ink=pick is not None,
        on_click=guarded(partial(pick, row.at)) if pick else None,
        offset=ft.Offset(0, -LIFT if is_picked else 0),
        animate_offset=ft.Animation(skin.time(180), ft.AnimationCurve.EASE_OUT),
    )
    said = ". ".join(filter(None, (card.name, card.text)))
    if pick is None:
        return Labelled(face, said)
    face.content = Unsaid(inner)
    return ft.Semantics(content=face, button=True, container=True, selected=is_picked, label=said)


@part
def PickTile(
    skin: Skin,
    colour: str,
    name: str,
    words: str,
    state: Literal["taken", "none", "now", "waiting"],
) -> ft.Control:
    """One player of the draft. `colour` is the word of the seat's colour."""
    found, palette = tones(skin), skin.palette
    ink = {"taken": found.good, "now": found.red}.get(state, palette.muted)
    return _tile(skin, colour, name, words, ink, is_lit=state == "now", is_dim=state == "waiting")


@part
def VoteTile(
    skin: Skin, colour: str, name: str, words: str, is_in: bool, is_open: bool = False
) -> ft.Control:
    """One voter: an envelope falls into place when sealed, and opens with all others; never what (SW-39)."""
    palette = skin.palette
    side = skin.px(24)
    paper: ft.Control
    if is_open:
        paper = Icon(skin, "envelope-open", side, palette.muted)
    elif is_in:
        paper = Envelope(skin, colour, width=side * 236 / 142)
    else:
        paper = Icon(skin, "hourglass", side * 0.8, palette.muted)
    state = "open" if is_open else "in" if is_in else "out"
    switch = ft.AnimatedSwitcher(
        ft.Container(paper, key=state, height=side, alignment=ft.Alignment.CENTER),
        duration=skin.time(280),
        reverse_duration=skin.time(120),
        transition=ft.AnimatedSwitcherTransition.SCALE,
    )
    ink = palette.text if is_in else palette.muted
    return _tile(skin, colour, name, words, ink, is_lit=False, is_dim=False, picture=switch)


def _tile(
    skin: Skin,
    colour: str,
    name: str,
    words: str,
    ink: str,
    *,
    is_lit: bool,
    is_dim: bool,
    picture: ft.Control | None = None,
) -> ft.Control:
    red, palette = tones(skin).red, skin.palette
    wide = (skin.width - 64) / (2 if skin.large_text else 4) - 10 if skin.is_phone else skin.px(TILE)
    face = ft.Container(
        ft.Column(
            [
                Together(
                    skin,
                    SeatMark(skin, colour, skin.px(26), dim=is_dim),
                    *([picture] if picture else []),
                    gap=8,
                ),
                Fitted(skin, name, 16, wide, align=CENTER),
                Words(skin, words, 13, colour=ink, family=TEXT_600, align=CENTER, lines=2, line=1.1),
            ],
            spacing=skin.px(6),
            tight=True,
            horizontal_alignment=MIDDLE,
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(4), vertical=skin.px(10)),
        border_radius=skin.px(16),
        bgcolor=skin.wash(red, 0.14) if is_lit else palette.card,
        border=ft.Border.all(2 if is_lit else 1, red if is_lit else palette.outline),
        alignment=ft.Alignment.TOP_CENTER,
    )
    return Labelled(face, f"{name}: {words}")
