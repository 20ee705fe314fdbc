"""Where a board is drawn."""

from __future__ import annotations

from companion.games.emergent.packs import board
from companion.games.emergent.packs.board import BoardPack
from companion.games.emergent.sums.charting import board_view
from companion.games.emergent.sums.layout import SIDE, spots
from tests.games.emergent.kit import NINE


def test_a_map_keeps_the_shape_of_the_pack() -> None:
    places = spots(NINE)
    assert places["saltmere"][0] == 0
    assert max(x for x, _ in places.values()) <= SIDE
    assert places["northmark"][1] == 0
    assert max(y for _, y in places.values()) == SIDE
    view = board_view(NINE)
    assert view.is_drawn
    assert [city.rank for city in view.cities] == list(range(1, 13))


def test_a_pack_without_coordinates_is_laid_out_tidily() -> None:
    bare = NINE.model_copy(
        update={"regions": tuple(region.model_copy(update={"x": None, "y": None}) for region in NINE.regions)}
    )
    places = spots(bare)
    assert places == spots(bare)
    assert not board_view(bare).is_drawn
    assert len(set(places.values())) == 9
    assert max(max(x, y) for x, y in places.values()) == SIDE
    near = [_apart(places[one], places[other]) for one, other in NINE.adjacency]
    assert max(near) < _apart(places["skerry"], places["orchard"])


def _apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


def test_a_single_region_lies_in_the_middle() -> None:
    alone = BoardPack.model_validate(
        {
            "id": "one",
            "title": "One",
            "regions": [{"id": "all", "name": "All"}],
            "cities": [{"id": "c", "name": "C", "region": "all", "rank": 1}],
        }
    )
    assert board.faults(alone) == ()
    assert spots(alone) == {"all": (50.0, 50.0)}
