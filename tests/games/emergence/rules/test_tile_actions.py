"""Activate, boost, replenish."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergence.packs.city import Supply
from companion.kernel.action import Rejection
from tests.games.emergence.table import (
    BO,
    DEMO,
    A,
    B,
    C,
    E,
    attested,
    one,
    refused,
    round_of,
    say,
)


@pytest.mark.parametrize(
    ("tile", "augmentation", "codes"),
    [
        ("d1", E, []),
        ("d1", B, ["WRONG_AUGMENTATION"]),
        ("d3", E, ["WRONG_AUGMENTATION"]),
        ("d3", B, []),
        ("S", E, ["NOTHING_TO_ACTIVATE"]),
        ("K", B, []),
        ("G", E, []),
    ],
)
def test_em_22_to_24_activate(tile: str, augmentation: Any, codes: list[str]) -> None:
    state = round_of(one(tile, augmentation), one("d2"), one("d2"))
    assert refused(state, A, "activate") == codes


def test_em_22_all_blocks_or_none() -> None:
    state = replace(round_of(one("d1", E), one(), one()), tiles={"d1": 3, "d2": 1, "d3": 1})
    assert refused(state, A, "activate", take=1) == ["ALL_OR_NOTHING"]
    after = say(state, A, "activate")
    assert (after.operatives[A].data, after.tiles["d1"]) == ((3, 0, 0, 0), 0)
    empty = replace(state, tiles={**state.tiles, "d1": 0})
    assert refused(empty, A, "activate") == ["TILE_EMPTY"]


def test_em_25_boost_is_one_more_step_and_never_a_duty() -> None:
    state = round_of(one("d1", E, "boost"), one("d2", B), one("d3", E))
    assert refused(state, A, "boost", to="d2") == ["DIFFERENT_AUGMENTATION"]
    assert refused(state, A, "boost", to="K") == ["NOT_NEXT"]
    assert refused(state, A, "boost") == ["NOT_NEXT"]
    assert say(state, A, "boost", to="S").operatives[A].tile == "S"
    assert say(state, A, "end_turn").phase == "turns"


def test_em_26_replenish() -> None:
    state = round_of(one("d1", E, "replenish"), one(), one())
    after = say(state, A, "replenish")
    assert after.tiles["d1"] == 2
    assert refused(round_of(one("d1", B, "replenish"), one(), one()), A, "replenish") == [
        "WRONG_AUGMENTATION"
    ]
    assert refused(round_of(one("K", E, "replenish"), one(), one()), A, "replenish") == ["NOT_A_DATA_TILE"]


def test_a12_an_empty_box() -> None:
    city = DEMO.model_copy(update={"supply": Supply(light_blue=1)})
    state = round_of(one("d1", E, "replenish"), one("d1", E, "replenish"), one(), city=city)
    state = say(say(state, A, "replenish"), A, "end_turn")
    assert state.turn is not None
    moved = replace(state, now=replace(state.turn, step="act"))
    assert refused(moved, BO, "replenish") == ["SUPPLY_EMPTY"]


def test_a15_part_of_a_tile() -> None:
    state = round_of(one("d1", E), one(), one(), partial_collect=True)
    state = replace(state, tiles={"d1": 3, "d2": 1, "d3": 1})
    assert refused(state, A, "activate", take=4) == ["MORE_THAN_THERE"]
    after = say(state, A, "activate", take=2)
    assert (after.tiles["d1"], after.operatives[A].data) == (1, (2, 0, 0, 0))


def test_attested_activating_answers_what_and_how_many() -> None:
    state = attested(one(None, E), one(None), one(None))
    assert refused(state, A, "activate") == ["NEEDS_ANSWER"]
    assert refused(state, A, "activate", tile="light_blue") == ["NEEDS_ANSWER"]
    assert refused(state, A, "activate", tile="light_green", blocks=1) == ["WRONG_AUGMENTATION"]
    assert refused(state, A, "activate", tile="light_blue", blocks=4) == ["MORE_THAN_BOARD"]
    assert refused(state, A, "activate", tile="light_blue", blocks=0) == ["TILE_EMPTY"]
    after = say(state, A, "activate", tile="light_blue", blocks=2)
    assert (after.operatives[A].data, after.counted) == ((2, 0, 0, 0), (1, 3, 3, 3))
    assert say(state, A, "activate", tile="assimilate").phase == "opening"
    assert refused(round_of(one(), one(), one()), A, "activate", tile="compile") == ["CITY_KNOWS"]


def test_attested_replenishing_says_the_type() -> None:
    state = attested(one(None, E, "replenish"), one(None), one(None))
    assert refused(state, A, "replenish") == ["NEEDS_ANSWER"]
    assert say(state, A, "replenish", tile="dark_blue").counted == (3, 4, 3, 3)


@pytest.mark.parametrize("augmentation", [E, B])
def test_em_24_the_assimilate_tile_starts_the_event_whatever_one_runs(augmentation: Any) -> None:
    state = say(round_of(one("G", augmentation, knowledge=1), one(), one(knowledge=2)), A, "activate")
    assert (state.phase, state.events) == ("assimilate", 1)
    assert state.event is not None
    assert (state.event.trigger, state.event.order) == (A, (A, C))


def test_em_24_nothing_to_activate_on_the_start_tile() -> None:
    with pytest.raises(Rejection) as no:
        say(round_of(one("S", E), one(), one()), A, "activate")
    assert (no.value.code, no.value.reasons[0].rule) == ("emergence.nothing_to_activate", "EM-24")
