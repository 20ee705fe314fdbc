"""Names on the map: no row of one region lies over a row of another, whatever stands on the board."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from companion.games.emergent.views import EmergentView
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import Marks
from companion.ui.games.emergent.draw.board import sheet_of
from companion.ui.games.emergent.draw.ground import Ground
from companion.ui.games.emergent.draw.places import Spot, apart, sizes_of, window_of
from companion.ui.games.emergent.draw.regions import lay_region
from companion.ui.games.emergent.reading import Cast
from companion.ui.games.emergent.shared import lying, shared
from companion.ui.games.emergent.shared.page import map_room
from tests.ui.games.emergent import shared_kit as kit
from tests.ui.games.emergent.shared_kit import Booth

SIZES = {"tv": (1920, 1080), "tablet": (1024, 768)}
SCENES: dict[str, tuple[Callable[[Cast, EmergentView], Marks], str]] = {
    **{f"plan-{number}": (lying.standing, "plan") for number in (2, 3, 4)},
    **{f"open-{number}": (lying.opened, "plan") for number in (1, 2, 3, 4)},
    **{f"award-{number}": (lying.awarded, "fast") for number in (1, 2, 3)},
}


def views() -> dict[str, EmergentView]:
    return {**kit.full_views(), **kit.fast_views()}


def stacks(name: str, size: str) -> tuple[list[tuple[Spot, ...]], float]:
    """Every region's rows on the shared screen, kept apart, and how high the map is."""
    stage = Booth(views()[name], shared, size=SIZES[size]).stage()
    cast = reading.cast(stage)
    marks, mode = SCENES[name][0](cast, reading.game(stage)), SCENES[name][1]
    board, skin = cast.drawn, stage.skin
    window = window_of(board, *map_room(skin, has_foot=False))
    ground = Ground(skin, board, window, sizes_of(skin, sheet_of(board), window))
    laid = [lay_region(ground, region, marks, mode) for region in board.regions]
    return apart([one.spots for one in laid], window.height), window.height


def crosses(one: Spot, other: Spot) -> bool:
    """Whether two rows lie over each other by more than a hair."""
    wide = (one.row.width + other.row.width) / 2 - abs(one.x - other.x)
    tall = (one.row.height + other.row.height) / 2 - abs(one.y - other.y)
    return wide > 1 and tall > 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_no_name_lies_over_another(name: str, size: str) -> None:
    """On the TV “Brinewell” stood over DUNES, and Fast Play's northern name over its neighbour's pieces."""
    rows, height = stacks(name, size)
    for one, other in combinations(rows, 2):
        assert not [(a.row.kind, b.row.kind) for a in one for b in other if crosses(a, b)]
    for spot in (spot for stack in rows for spot in stack if spot.row.kind == "name"):
        assert spot.y - spot.row.height / 2 >= 0
        assert spot.y + spot.row.height / 2 <= height
