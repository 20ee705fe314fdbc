"""The map of Fast Play: my discs, what they would earn, where the next would land (FP-2, FP-4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flet as ft

from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.sums.fastplay import worth as worth_of
from companion.games.emergent.views.mine import MyDiscs
from companion.games.emergent.words import BONUS, SIZES, Size
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import DiscMark, Marks, PileMark, TradeMap
from companion.ui.stage import Stage


def FastMap(
    stage: Stage,
    mine: MyDiscs,
    placement: Mapping[str, Discs],
    height: float,
    *,
    on_region: Callable[[str], None],
    on_drop: Callable[[str, str], None],
    on_hover: Callable[[str], None],
    hover: str,
    sizes: tuple[Size, ...],
) -> ft.Control:
    """Tap a region for the disc that is held, or drop one there."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    marks = Marks(
        discs=tuple(
            DiscMark(region, colour, size)
            for region, discs in placement.items()
            for size in reversed(SIZES)
            for _ in range(max(0, getattr(discs, size)))
        ),
        piles=tuple(
            PileMark(region, colour, f"+{cubes}")
            for region, cubes in mine.earns.items()
            if cubes and region in placement
        ),
        landing=hover,
        landing_words=_landing(stage, hover, sizes),
    )
    return TradeMap(
        skin,
        reading.drawn(view.board),
        marks,
        width=skin.width,
        height=height,
        mode="fast",
        on_region=on_region,
        on_drop=on_drop,
        on_hover=on_hover,
        label_of=lambda region: region_said(stage, mine, placement, region),
    )


def _landing(stage: Stage, region_id: str, sizes: tuple[Size, ...]) -> str:
    """What the disc under the finger would earn here (FP-4); of two kinds in the hand it may be either."""
    region = reading.region(reading.game(stage), region_id)
    if region is None or not sizes:
        return ""
    worth = {size: worth_of(size, region.colour) for size in sizes}
    if len(worth) == 1:
        return stage.say("emergent-phone-fast-here", n=worth[sizes[0]])
    return stage.say("emergent-phone-fast-either", large=worth["large"], small=worth["small"])


def region_said(stage: Stage, mine: MyDiscs, placement: Mapping[str, Discs], region_id: str) -> str:
    """A region for a screen reader: colour, bonus, my discs, what they earn."""
    region = reading.region(reading.game(stage), region_id)
    if region is None:
        return ""
    discs = placement.get(region_id, Discs())
    return stage.say(
        "emergent-phone-fast-region",
        name=region.name,
        colour=region.colour,
        bonus=BONUS[region.colour],
        large=discs.large,
        small=discs.small,
        earns=mine.earns.get(region_id, 0),
    )
