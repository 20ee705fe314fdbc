"""Who plays, in which city, who is what."""

from __future__ import annotations

import pytest

from companion.games.emergence import GAME
from companion.games.emergence.options import EmergenceOptions
from companion.games.emergence.state import board_data
from companion.games.emergence.views import DataCount, Teams
from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from tests.games.emergence.table import (
    BO,
    DEMO,
    SEATS,
    A,
    fresh,
)
from tests.games.walking import seed


@pytest.mark.parametrize("count", [1, 2, 7])
def test_em_1_three_to_six_operatives(count: int) -> None:
    seats = tuple(Seat(f"seat-{at}") for at in range(count))
    with pytest.raises(Rejection) as no:
        GAME.setup(EmergenceOptions(), seats, seed(1))
    assert (no.value.code, no.value.facts) == ("emergence.bad_count", {"count": count})


def test_em_2_names_are_distinct() -> None:
    with pytest.raises(Rejection) as no:
        GAME.setup(EmergenceOptions(), (A, BO, A), seed(1))
    assert no.value.code == "emergence.name_taken"


def test_em_3_a_city_with_faults_is_refused_with_all_of_them() -> None:
    city = DEMO.model_copy(update={"tiles": DEMO.tiles[:4]})
    with pytest.raises(Rejection) as no:
        GAME.setup(EmergenceOptions(city=city), SEATS[:3], seed(1))
    assert {reason.code.removeprefix("emergence.") for reason in no.value.reasons} == {
        "unknown_tile",
        "no_compile",
        "no_assimilate",
    }


def test_em_4_one_block_on_every_data_tile() -> None:
    state = fresh(city=DEMO)
    blocks = {tile.id: tile.blocks for tile in GAME.view(state, None).board.tiles}
    assert blocks == {"S": 0, "d1": 1, "d2": 1, "d3": 1, "K": 0, "G": 0}
    assert board_data(state) == (1, 1, 1, 0), "each of the type of its tile"


def test_em_9_everybody_starts_on_the_start_tile_with_nothing() -> None:
    for city, tile in ((DEMO, "S"), (None, None)):
        view = GAME.view(fresh(city=city), None)
        for line in view.operatives:
            assert (line.tile, line.on_start, line.knowledge, line.data) == (tile, True, 0, DataCount())
        assert view.totals == Teams(ai=0, human=0)


def test_em_6_the_deal_follows_from_the_seed_only() -> None:
    deals = [tuple(card.value for card in fresh(6).allegiances.values()) for _ in range(3)]
    assert len(set(deals)) == 1
    others = {
        tuple(card.value for card in GAME.setup(EmergenceOptions(), SEATS, seed(at)).allegiances.values())
        for at in range(60)
    }
    assert len(others) == 15


def test_a17_two_equal_special_tiles_side_by_side() -> None:
    tiles = (*DEMO.tiles, DEMO.tiles[4].model_copy(update={"id": "K2"}))
    city = DEMO.model_copy(update={"tiles": tiles, "adjacency": (*(DEMO.adjacency or ()), ("K", "K2"))})
    with pytest.raises(Rejection) as no:
        GAME.setup(EmergenceOptions(city=city), SEATS[:3], seed(1))
    assert no.value.code == "emergence.special_tiles_adjacent"
    GAME.setup(EmergenceOptions(city=city, allow_equal_specials_adjacent=True), SEATS[:3], seed(1))


@pytest.mark.parametrize(("count", "ai", "human"), [(3, 2, 1), (4, 3, 1), (5, 3, 2), (6, 4, 2)])
def test_em_5_so_many_of_each_and_nobody_knows_who(count: int, ai: int, human: int) -> None:
    state = fresh(count)
    view = GAME.view(state, None)
    assert view.counts == Teams(ai=ai, human=human)
    assert sorted(card.value for card in state.allegiances.values()) == ["ai"] * ai + ["human"] * human
    assert {line.allegiance for line in view.operatives} == {None}
