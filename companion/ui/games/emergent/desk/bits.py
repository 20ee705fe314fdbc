"""Pieces that the board editor and the deck editor are made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.pen import picture
from companion.ui.games.emergent.draw.regions import colour_shape
from companion.ui.kit.boxes import InRow, Spaced
from companion.ui.kit.drawing import Choose, Tap, guarded
from companion.ui.kit.fonts import TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words


def ColourShape(skin: Skin, colour: str, size: float) -> ft.Control:
    """A region's colour as a shape: triangle green, square red, ring none."""
    own, half = tones(skin), size / 2
    if colour == "none":
        line = f'<circle cx="{half}" cy="{half}" r="{half * 0.62}" fill="none" stroke="{skin.palette.muted}" '
        return picture(size, size, f'{line}stroke-width="{size * 0.13:.1f}"/>')
    return picture(
        size, size, colour_shape(colour, half, half, half * 0.86, own.region(colour), skin.palette.muted)
    )


def Tabs(
    skin: Skin,
    choices: Sequence[tuple[str, str, str]],
    chosen: str,
    on_choose: Choose,
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
        Spaced(skin, *made, gap=2)
        if is_stacked
        else InRow(skin, *(ft.Container(one, expand=1) for one in made), gap=2)
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


@frozen
class _Look:
    height: float
    is_quiet: bool


def _Segment(
    skin: Skin,
    value: str,
    icon: str,
    words: str,
    is_chosen: bool,
    on_choose: Choose,
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


def QuietButton(
    skin: Skin, icon: str, label: str, on_click: Tap, *, words: str = "", is_on: bool = False
) -> ft.Control:
    """A quiet thing to tap; a screen reader says its label, also where fewer words are written."""
    ink = tones(skin).amber_words if is_on else skin.palette.muted
    face = ft.Container(
        InRow(
            skin,
            Icon(skin, icon, skin.size(14) * 1.2, ink, ground=skin.palette.card),
            ft.Container(
                Words(skin, words or label, 14, colour=ink, family=TEXT_600, line=1.1, lines=2),
                expand_loose=True,
                expand=1,
            ),
            gap=6,
        ),
        height=skin.px(44) * (1.6 if skin.large_text else 1.0),
        padding=ft.Padding.symmetric(horizontal=skin.px(4)),
        border_radius=skin.px(12),
        ink=skin.motion,
        on_click=guarded(on_click),
    )
    return ft.Semantics(content=face, label=label, button=True, container=True, exclude_semantics=True)


def Columns(controls: Sequence[ft.Control], *, spacing: float, scrolls: bool = True) -> ft.Column:
    """What stands below each other in a panel; the label of a field at the top needs a little room."""
    return ft.Column(
        [ft.Container(height=1), *controls] if scrolls else list(controls),
        spacing=spacing,
        scroll=ft.ScrollMode.AUTO if scrolls else None,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
