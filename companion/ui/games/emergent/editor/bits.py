"""Pieces that the board editor and the deck editor are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.kernel.action import Reason
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.pen import picture
from companion.ui.games.emergent.draw.regions import colour_shape
from companion.ui.games.emergent.editor import signs
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import TEXT_400, TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words

WIDEST_SCALE = 1.25
"""An editor is read from a chair: on a large screen it shows more, not larger."""


def desk_skin(skin: Skin) -> Skin:
    """The skin for somebody who sits in front of the screen, also on one the size of a television."""
    if skin.is_phone:
        return skin
    return replace(skin, device="tablet", scale=min(skin.scale, WIDEST_SCALE))


def ColourShape(skin: Skin, colour: str, size: float) -> ft.Control:
    """A region's colour as a shape: triangle green, square red, ring none."""
    own, half = tones(skin), size / 2
    if colour == "none":
        line = f'<circle cx="{half}" cy="{half}" r="{half * 0.62}" fill="none" stroke="{skin.palette.muted}" '
        return picture(size, size, f'{line}stroke-width="{size * 0.13:.1f}"/>')
    return picture(
        size, size, colour_shape(colour, half, half, half * 0.86, own.region(colour), skin.palette.muted)
    )


def AccentButton(
    skin: Skin,
    label: str,
    on_click: Tap | None,
    *,
    icon: str = "",
    is_quiet: bool = False,
    height: float = 48,
) -> ft.Control:
    """The one filled button, in the game's green; quiet when it only leads to what is still to be done."""
    own, palette = tones(skin), skin.palette
    is_off = on_click is None
    ground, ink = (palette.raised, palette.muted) if is_quiet or is_off else (own.accent, own.on_accent)
    if is_quiet and not is_off:
        ink = palette.text
    words = Words(skin, label, 16, colour=ink, family=TEXT_700, line=1.1, align=CENTER, lines=2)
    face = ft.Row(
        [*([Icon(skin, icon, skin.size(16) * 1.25, ink, ground=ground)] if icon else []), words],
        spacing=skin.px(10),
        alignment=ft.MainAxisAlignment.CENTER,
        tight=True,
    )
    return ft.FilledButton(
        content=face,
        on_click=guarded(on_click),
        disabled=is_off,
        height=skin.px(height) * (1.5 if skin.large_text else 1.0),
        style=ft.ButtonStyle(
            bgcolor=ground,
            elevation=0,
            padding=ft.Padding.symmetric(horizontal=skin.px(18)),
            shape=ft.RoundedRectangleBorder(radius=skin.px(16)),
        ),
    )


def Segments(
    skin: Skin,
    choices: Sequence[tuple[str, str, str]],
    chosen: str,
    on_choose: Callable[[str], object],
    *,
    height: float = 52,
    label: str = "",
    is_quiet: bool = False,
    is_stacked: bool = False,
) -> ft.Control:
    """One of a few: (value, icon, words). The chosen one is filled, quietly where it matters less."""
    look = _Look(height, is_quiet)
    made = [
        _Segment(skin, value, icon, words, value == chosen, on_choose, look) for value, icon, words in choices
    ]
    row = (
        Stacked(made, spacing=skin.px(2))
        if is_stacked
        else ft.Row([ft.Container(one, expand=1) for one in made], spacing=skin.px(2))
    )
    return ft.Semantics(
        content=ft.Container(
            row,
            padding=skin.px(4),
            border_radius=skin.px(18),
            bgcolor=skin.palette.card,
            border=ft.Border.all(1, skin.palette.outline),
        ),
        label=label or None,
        container=True,
    )


@dataclass(frozen=True)
class _Look:
    height: float
    is_quiet: bool


def _Segment(
    skin: Skin,
    value: str,
    icon: str,
    words: str,
    is_chosen: bool,
    on_choose: Callable[[str], object],
    look: _Look,
) -> ft.Control:
    own, palette = tones(skin), skin.palette
    strong, on_strong = (palette.raised, palette.text) if look.is_quiet else (own.accent, own.on_accent)
    ink = on_strong if is_chosen else palette.muted if look.is_quiet else palette.text
    ground = strong if is_chosen else palette.card
    face = ft.Container(
        ft.Row(
            [
                *(
                    [Icon(skin, icon, skin.size(16) * 1.25, ink, ground=ground)]
                    if icon and not skin.large_text
                    else []
                ),
                Words(skin, words, 15.5, colour=ink, family=TEXT_700, line=1.1, lines=1),
            ],
            spacing=skin.px(8),
            alignment=ft.MainAxisAlignment.CENTER,
            tight=True,
        ),
        height=skin.px(look.height) * (1.3 if skin.large_text else 1.0),
        border_radius=skin.px(14),
        alignment=ft.Alignment.CENTER,
        bgcolor=ground,
        ink=skin.motion,
        on_click=guarded(partial(on_choose, value)),
    )
    return ft.Semantics(content=face, button=True, selected=is_chosen, container=True)


def Panel(skin: Skin, content: ft.Control, *, width: float | None = None) -> ft.Control:
    """A column beside the map."""
    return ft.Container(
        content,
        width=width,
        padding=ft.Padding.symmetric(horizontal=skin.px(12), vertical=skin.px(12)),
        border_radius=skin.px(20),
        bgcolor=skin.palette.card,
        border=ft.Border.all(1, skin.palette.outline) if not skin.is_dark else None,
    )


def Stacked(controls: Sequence[ft.Control], *, spacing: float, key: str | None = None) -> ft.Column:
    """Things below each other that stay together when others come and go around them."""
    return ft.Column(
        list(controls),
        spacing=spacing,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        key=key,
    )


def QuietButton(
    skin: Skin, icon: str, label: str, on_click: Tap, *, words: str = "", is_on: bool = False
) -> ft.Control:
    """A quiet thing to tap; a screen reader says its label, also where fewer words are written."""
    ink = tones(skin).amber_words if is_on else skin.palette.muted
    face = ft.Container(
        ft.Row(
            [
                Icon(skin, icon, skin.size(14) * 1.2, ink, ground=skin.palette.card),
                ft.Container(
                    Words(skin, words or label, 14, colour=ink, family=TEXT_600, line=1.1, lines=2),
                    expand_loose=True,
                    expand=1,
                ),
            ],
            spacing=skin.px(6),
        ),
        height=skin.px(44) * (1.6 if skin.large_text else 1.0),
        padding=ft.Padding.symmetric(horizontal=skin.px(4)),
        border_radius=skin.px(12),
        ink=skin.motion,
        on_click=guarded(on_click),
    )
    return ft.Semantics(content=face, label=label, button=True, container=True, exclude_semantics=True)


LOOK = {"fault": signs.FAULT, "note": signs.NOTE, "good": signs.RIGHT}


def CheckLine(skin: Skin, standing: str, reason: Reason, on_click: Tap | None = None) -> ft.Control:
    """One check in words, with a picture of its own for wrong, worth knowing and right."""
    palette = skin.palette
    paint = {"fault": palette.bad, "note": palette.warn, "good": palette.good}[standing]
    is_fault = standing == "fault"
    family = {"fault": TEXT_700, "note": TEXT_600, "good": TEXT_400}[standing]
    ink = palette.muted if standing == "good" else palette.text
    words = Words(skin, skin.language.reason(reason, {}), 14, colour=ink, family=family, expand=True)
    row = ft.Row(
        [Icon(skin, LOOK[standing], skin.size(14) * 1.35, paint, ground=palette.card), words],
        spacing=skin.px(10),
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    if on_click is None:
        return ft.Container(row, padding=ft.Padding.symmetric(horizontal=skin.px(8), vertical=skin.px(4)))
    face = ft.Container(
        row,
        padding=ft.Padding.symmetric(horizontal=skin.px(8), vertical=skin.px(8)),
        border_radius=skin.px(12),
        bgcolor=tint(paint, palette.card, 0.1) if is_fault else None,
        ink=skin.motion,
        on_click=guarded(on_click),
    )
    return ft.Semantics(content=face, button=True, container=True, live_region=is_fault)
