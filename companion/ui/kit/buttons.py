"""Things to tap: at least 48 high, always with words or a label."""

from __future__ import annotations

import flet as ft

from companion.ui.kit.boxes import InRow, Spaced
from companion.ui.kit.drawing import Tap, guarded, part
from companion.ui.kit.edges import edged
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.links import address, followed
from companion.ui.kit.palette import INK, tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, Strong, Words

LABEL_ASIDE = 140
"""What edges and a large icon take of a phone's width beside a button's words."""


def _label(skin: Skin, label: str, icon: str | None, colour: str, step: float, ground: str) -> ft.Control:
    room = skin.width - LABEL_ASIDE if skin.is_phone and skin.large_text else skin.width
    words = Fitted(skin, label, step, room, colour=colour, align=CENTER)
    picture = [Icon(skin, icon, skin.size(step) * 1.25, colour, ground=ground)] if icon else []
    return ft.Row(
        [*picture, ft.Container(words, expand_loose=True, expand=1)],
        spacing=skin.px(10),
        alignment=ft.MainAxisAlignment.CENTER,
        tight=True,
    )


def _tall(skin: Skin, height: float) -> float:
    return skin.px(height) * (1.5 if skin.large_text else 1.0)


def MainButton(
    skin: Skin,
    label: str,
    on_click: Tap | None,
    *,
    colour: str = "",
    icon: str | None = None,
    disabled: bool = False,
    locks: bool = False,
    width: float | None = None,
    key: str | None = None,
    height: float = 56,
    is_tight: bool = False,
) -> ft.Control:
    """The one filled button of a screen: as wide as its row, of a width (a phone's length), or of its words.

    `colour`: a seat's instead of the look's, which may be a blend.
    `locks`: without a tap it shows a lock and says what is missing.
    """
    palette, look, is_off = skin.palette, skin.look, disabled or on_click is None
    if look.blend and not (is_off or colour or width):
        return _Blended(skin, label, on_click, icon, key, height)
    ground = palette.raised if is_off else colour or look.button
    ink = palette.muted if is_off else INK if colour else look.on_button
    edge = ft.BorderSide(1.5, palette.edge) if palette.edge and ink == INK else None
    sign = "lock" if locks and is_off else icon
    button = ft.FilledButton(
        content=_label(skin, label, sign, ink, 18 if skin.is_phone else 17, ground),
        on_click=guarded(on_click),
        disabled=is_off,
        key=key,
        expand=None if width or is_tight else True,
        width=skin.px(width) * (1.6 if skin.large_text else 1.0) if width else None,
        height=_tall(skin, height),
        style=ft.ButtonStyle(
            bgcolor=ground,
            elevation=0,
            padding=ft.Padding.symmetric(horizontal=skin.px(14)),
            shape=ft.RoundedRectangleBorder(radius=skin.px(16), side=edge),
        ),
    )
    return button if width or is_tight else ft.Row([button])


def _Blended(
    skin: Skin, label: str, on_click: Tap | None, icon: str | None, key: str | None, height: float
) -> ft.Control:
    """The same for several sides."""
    colours, edge = skin.look.blend, skin.palette.edge
    face = ft.Container(
        _label(skin, label, icon, INK, 18 if skin.is_phone else 17, colours[len(colours) // 2]),
        height=_tall(skin, height),
        border_radius=skin.px(16),
        alignment=ft.Alignment.CENTER,
        ink=skin.motion,
        on_click=guarded(on_click),
        border=ft.Border.all(1.5, edge) if edge else None,
        gradient=ft.LinearGradient(
            begin=ft.Alignment.CENTER_LEFT, end=ft.Alignment.CENTER_RIGHT, colors=list(colours)
        ),
    )
    return ft.Row([ft.Semantics(content=face, button=True, container=True, key=key, expand=True)])


def WideButton(skin: Skin, label: str, on_click: Tap | None, *, icon: str | None = None) -> ft.Control:
    """An outlined button of full width."""
    return ft.Row([OutlineButton(skin, label, on_click, icon=icon, expand=True, height=52)])


def Answers(
    skin: Skin, quiet: str, on_quiet: Tap, main: ft.Control, *, icon: str | None = None
) -> ft.Control:
    """Two answers: the quiet one is outlined and takes a third of the width."""
    button = OutlineButton(skin, quiet, on_quiet, icon=icon, height=56, expand=True)
    if skin.large_text:
        return Spaced(skin, ft.Row([button]), main)
    return InRow(skin, ft.Container(ft.Row([button]), expand=9), ft.Container(main, expand=16))


def OutlineButton(
    skin: Skin,
    label: str,
    on_click: Tap | None,
    *,
    icon: str | None = None,
    disabled: bool = False,
    colour: str = "",
    key: str | None = None,
    height: float = 48,
    expand: bool = False,
    filled: str = "",
    url: str = "",
) -> ft.Control:
    """What may be done besides; with `url` a page or a file outside of Flet."""
    ink = skin.palette.muted if disabled else colour or skin.palette.text
    return ft.OutlinedButton(
        content=_label(
            skin, label, icon, ink, 16 if skin.is_phone else 15.5, filled or skin.palette.background
        ),
        on_click=guarded(on_click or followed(skin, url)),
        url=address(skin, url),
        disabled=disabled or (on_click is None and not url),
        key=key,
        expand=expand or None,  # False would put it into a Flexible, which a wrapping row cannot hold
        height=_tall(skin, height),
        style=ft.ButtonStyle(
            bgcolor=filled or None,
            padding=ft.Padding.symmetric(horizontal=skin.px(14)),
            side=ft.BorderSide(1.5, colour or skin.palette.outline),
            shape=ft.RoundedRectangleBorder(radius=skin.px(16)),
        ),
    )


def IconButton48(
    skin: Skin,
    icon: str,
    label: str,
    on_click: Tap | None,
    *,
    size: float = 48,
    colour: str = "",
    ground: str = "",
    outlined: bool = True,
    radius: float = 14,
    disabled: bool = False,
) -> ft.Control:
    """A picture to tap; the label is what a screen reader says."""
    palette = skin.palette
    face = ft.Container(
        Icon(skin, icon, skin.px(size) * 0.5, colour or (palette.faint if disabled else palette.text)),
        width=skin.px(size),
        height=skin.px(size),
        border_radius=skin.px(radius),
        bgcolor=ground or palette.card,
        border=edged(1, palette.outline) if outlined else None,
        alignment=ft.Alignment.CENTER,
        ink=skin.motion and not disabled,
        on_click=None if disabled else guarded(on_click),
    )
    return ft.Semantics(content=face, label=label, button=True, container=True, disabled=disabled)


def Chip(
    skin: Skin,
    label: str,
    on_click: Tap | None = None,
    *,
    icon: str | None = None,
    colour: str = "",
    selected: bool = False,
    key: str | None = None,
) -> ft.Control:
    """A small fact, or a small choice when it can be tapped; selected has a tick, not colour alone."""
    palette = skin.palette
    ink = colour or palette.text
    ground = tint(colour or palette.text, palette.background, 0.16) if selected else palette.card
    mark = "check" if selected else icon
    row = ft.Row(
        [
            *([Icon(skin, mark, skin.size(16) * 1.15, ink if selected else palette.muted)] if mark else []),
            Words(skin, label, 15, family=TEXT_600, line=1.1),
        ],
        spacing=skin.px(8),
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    face = ft.Container(
        row,
        padding=ft.Padding.symmetric(horizontal=skin.px(14), vertical=skin.px(8)),
        border_radius=skin.px(16),
        bgcolor=ground,
        border=ft.Border.all(2 if selected else 1, ink if selected else palette.outline),
        ink=skin.motion and on_click is not None,
        on_click=guarded(on_click),
        height=max(skin.px(48), skin.size(15) * 1.1 + skin.px(18)),
    )
    if on_click is None:
        return face
    return ft.Semantics(content=face, button=True, container=True, selected=selected, key=key)


def TileButton(skin: Skin, icon: str, title: str, detail: str, on_click: Tap) -> ft.Control:
    """A tile of the sheet: picture, name, what is behind it."""
    palette = skin.palette
    well = ft.Container(
        Icon(skin, icon, skin.px(24)),
        width=skin.px(44),
        height=skin.px(44),
        border_radius=skin.px(12),
        bgcolor=palette.background,
        alignment=ft.Alignment.CENTER,
    )
    words = ft.Column(
        [Strong(skin, title, 16, lines=1), Words(skin, detail, 14, colour=palette.muted, lines=1)],
        spacing=2,
        tight=True,
        expand=True,
    )
    face = ft.Container(
        InRow(skin, well, words),
        padding=skin.px(12),
        border_radius=skin.px(16),
        bgcolor=palette.raised,
        ink=skin.motion,
        on_click=guarded(on_click),
    )
    return ft.Semantics(content=face, button=True, container=True, expand=True)


def LinkButton(skin: Skin, label: str, url: str, *, icon: str | None = None) -> ft.Control:
    """A filled button to a page outside of Flet, such as the door; nothing to tap without an address."""
    palette = skin.palette
    ground = "#EEF2F6" if url else palette.raised
    button = ft.FilledButton(
        content=_label(skin, label, icon, INK if url else palette.muted, 18 if skin.is_phone else 17, ground),
        url=address(skin, url),
        on_click=guarded(followed(skin, url)),
        disabled=not url,
        expand=True,
        height=_tall(skin, 56),
        style=ft.ButtonStyle(
            bgcolor=ground,
            elevation=0,
            shape=ft.RoundedRectangleBorder(
                radius=skin.px(16), side=ft.BorderSide(1.5, palette.edge) if palette.edge and url else None
            ),
        ),
    )
    return ft.Row([button])


@part
def ReasonButton(skin: Skin, label: str, on_click: Tap, icon: str = "", why: str = "") -> ft.Control:
    """The main button; `why` locks it and says what is missing: above it, or as its own words."""
    shine = ft.BoxShadow(blur_radius=22, color=ft.Colors.with_opacity(0.3, skin.look.button))
    lit = ft.Container(
        MainButton(skin, label, None if why else on_click, icon=icon or None, locks=bool(why)),
        border_radius=skin.px(16),
        shadow=shine if skin.look.glows and not why else None,
    )
    reason = Words(skin, why, 15, colour=skin.palette.muted, family=TEXT_600, align=CENTER)
    return ft.Column(  # the reason keeps its place when there is none: no tap on the button is lost
        [ft.Container(reason, visible=bool(why) and why != label), lit],
        spacing=skin.px(8),
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
