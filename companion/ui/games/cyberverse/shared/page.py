"""The frame of every public screen: the city behind, the bar, an optional rail, the body, the foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

import flet as ft

from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import Hex
from companion.ui.games.cyberverse.draw.skyline import lit_tower, night
from companion.ui.kit import shared
from companion.ui.kit.drawing import part
from companion.ui.kit.palette import tint
from companion.ui.kit.shared import Measures, SharedPage
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage

MEASURES: Final = Measures(side=23, top=12, bottom=14)
GAP, RAIL, FOOT = MEASURES.gap, MEASURES.rail, MEASURES.foot
BAND = 170
"""Height of the skyline behind the bar."""


def rail_skin(skin: Skin) -> Skin:
    """A rail at double text size names only the present step, as on a phone."""
    return replace(skin, device="phone") if skin.large_text else skin


def room(skin: Skin, *, has_rail: bool = True) -> tuple[float, float]:
    """Width and height of the body."""
    return shared.room(skin, MEASURES, has_rail=has_rail)


@lru_cache(maxsize=8)
def band_svg(ground: str, colours: tuple[str, ...], is_dark: bool) -> str:
    """Five towers with scan lines, 1024 × 170, fading into the ground."""
    body = []
    for x, top, width in (
        (10, 70, 70),
        (150, 48, 60),
        (330, 40, 90),
        (560, 36, 80),
        (760, 30, 70),
        (960, 60, 60),
    ):
        fill = tint(colours[3], ground, 0.1 if is_dark else 0.07)
        body.append(f'<rect x="{x}" y="{top}" width="{width}" height="170" fill="{fill}"/>')
    spots = ((55, 70, 96), (260, 33, 94), (465, 32, 94), (670, 62, 94), (874, 34, 96))
    for number, (spot, colour) in enumerate(zip(spots, colours, strict=True), 1):
        body.append(lit_tower(number, spot, 170, colour, tint(colour, ground, 0.1 if is_dark else 0.08)))
    return night(1024, 170, ground, body, fit="none", fade=(0.1, 0.25))


@part
def Band(skin: Skin) -> ft.Control:
    """The city behind the bar; says nothing to a screen reader."""
    drawn = band_svg(skin.palette.background, tones(skin).districts, skin.is_dark)
    return ft.Image(
        src=drawn,
        width=skin.width,
        height=skin.px(BAND),
        fit=ft.BoxFit.FILL,
        left=0,
        top=0,
        opacity=0.8 if skin.is_dark else 0.6,
        exclude_from_semantics=True,
    )


@part
def Crest(skin: Skin) -> ft.Control:
    """The crown of New Eden."""
    return Hex(skin, skin.px(44), icon="crown", colour=tones(skin).magenta)


def CityPage(
    stage: Stage,
    title: str,
    subtitle: str,
    body: ft.Control,
    *,
    rail: ft.Control | None = None,
    right: ft.Control | None = None,
    foot: Sequence[ft.Control] = (),
    has_city: bool = True,
) -> ft.Control:
    """Bar, rail, picture of the moment, foot; the city behind them."""
    return SharedPage(
        stage.skin,
        stage.tools,
        title,
        subtitle,
        body,
        emblem=Crest(stage.skin),
        behind=[Band(stage.skin)] if has_city else [],
        rail=rail,
        right=right,
        foot=foot,
        measures=MEASURES,
    )
