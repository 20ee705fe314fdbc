"""The map of Fast Play: my discs, what they would earn, where the next would land (FP-2, FP-4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flet as ft

from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.sums.fastplay import worth as worth_of
from companion.games.emergent.views.board import RegionView
from companion.games.emergent.views.mine import MyDiscs
from companion.games.emergent.words import BONUS, Size
from companion.ui.games.emergent.draw.marks import DiscMark, Marks, PileMark
from companion.ui.games.emergent.draw.trademap import TradeMap
from companion.ui.games.emergent.reading import Cast, all_discs
from companion.ui.kit.drawing import Choose
from companion.ui.kit.skin import Skin


def FastMap(
    skin: Skin,
    cast: Cast,
    mine: MyDiscs,
    placement: Mapping[str, Discs],
    height: float,
    *,
    on_region: Choose,
    on_drop: Callable[[str, str], None],
    on_hover: Choose,
    hover: str,
    sizes: tuple[Size, ...],
) -> ft.Control:
    """Tap a region for the disc that is held, or drop one there."""
    colour = cast.mine
    marks = Marks(
        discs=tuple(
            DiscMark(region, colour, size) for region, discs in placement.items() for size in all_discs(discs)
        ),
        piles=tuple(
            PileMark(region, colour, f"+{cubes}")
            for region, cubes in mine.earns.items()
            if cubes and region in placement
        ),
        landing=hover,
        landing_words=_landing(skin, cast, hover, sizes),
    )
    return TradeMap(
        skin,
        cast.drawn,
        marks,
        width=skin.width,
        height=height,
        mode="fast",
        on_region=on_region,
        on_drop=on_drop,
        on_hover=on_hover,
        labels=tuple(
            (region.id, region_said(skin, region, mine.earns.get(region.id, 0), placement.get(region.id)))
            for region in cast.board.regions
        ),
    )


def _landing(skin: Skin, cast: Cast, region_id: str, sizes: tuple[Size, ...]) -> str:
    """What the disc under the finger would earn here (FP-4); of two kinds in the hand it may be either."""
    region = cast.region(region_id)
    if region is None or not sizes:
        return ""
    worth = {size: worth_of(size, region.colour) for size in sizes}
    if len(worth) == 1:
        return skin.say("emergent-phone-fast-here", n=worth[sizes[0]])
    return skin.say("emergent-phone-fast-either", large=worth["large"], small=worth["small"])


def region_said(skin: Skin, region: RegionView, earns: int, discs: Discs | None) -> str:
    """A region for a screen reader: colour, bonus, my discs, what they earn."""
    return skin.say(
        "emergent-phone-fast-region",
        name=region.name,
        colour=region.colour,
        bonus=BONUS[region.colour],
        large=discs.large if discs else 0,
        small=discs.small if discs else 0,
        earns=earns,
    )
