"""Tokens fall into the aggregator, and it is opened."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.games.emergence import GAME
from companion.games.emergence.rules.assimilating import insertion_problems
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.views import Teams
from companion.kernel.seat import Seat, Voice
from tests.games.emergence.table import (
    BO,
    A,
    C,
    D,
    E,
    assimilating,
    one,
    refused,
    round_of,
    say,
    with_cards,
)


def test_em_41_to_43_strictly_in_turn_and_unseen() -> None:
    state = assimilating()
    assert refused(state, BO, "insert", ai=1, human=0) == ["NOT_YOUR_INSERTION"]
    assert refused(state, C, "insert", ai=0, human=0) == ["NOT_TAKING_PART"]
    state = say(state, A, "insert", ai=2, human=1)
    assert refused(state, A, "insert", ai=1, human=0) == ["ALREADY_INSERTED"]
    running = GAME.view(state, BO)
    assert running.aggregator is not None
    assert (running.aggregator.order, running.aggregator.waiting) == ((A, BO, D), (BO, D))
    assert running.operatives[0].knowledge == 3, "the amount is hidden while others still insert"
    face = GAME.look(state, A, "split:1")
    assert face is not None
    assert face.code == "002/001"
    assert [GAME.look(state, seat, "split:1") for seat in (BO, C, D)] == [None, None, None]


def test_em_44_only_the_trigger_opens() -> None:
    state = assimilating()
    assert refused(state, A, "open_aggregator") == ["WRONG_PHASE"]
    for seat in (A, BO, D):
        state = say(state, seat, "insert", ai=1, human=0)
    assert refused(state, BO, "open_aggregator") == ["NOT_TRIGGER"]
    assert refused(state, A, "box_opened", ai=3, human=0, inserted={}) == ["NO_BOX"]
    opened = say(state, Voice.TABLE, "open_aggregator")
    assert (opened.totals, GAME.opened(opened).final) == (Teams(ai=3, human=0), 1)
    assert [(point.round, point.totals.ai) for point in GAME.view(opened, None).race] == [(1, 3)]


def test_box_the_real_aggregator() -> None:
    state = round_of(one("G", E, knowledge=3), one(knowledge=2), one(), aggregator="box")
    state = say(state, A, "activate")
    assert state.phase == "opening"
    assert refused(state, A, "open_aggregator") == ["OPEN_THE_BOX"]
    wrong = {"ai": 2, "human": 2, "inserted": {A: 4, C: 1, "zoe": 1}}
    assert refused(state, A, "box_opened", **wrong) == [
        "NOT_TAKING_PART_OTHER",
        "NOT_TAKING_PART_OTHER",
        "BOX_TOO_MANY",
        "BOX_MISSING",
        "BOX_DOES_NOT_ADD_UP",
    ]
    right = {"ai": 2, "human": 2, "inserted": {A: 3, BO: 1}}
    assert refused(state, BO, "box_opened", **right) == ["NOT_TRIGGER"]
    after = say(state, A, "box_opened", **right)
    assert (after.totals, [one.knowledge for one in after.operatives.values()]) == (
        Teams(ai=2, human=2),
        [0, 1, 0],
    )
    assert (GAME.opened(after).final, GAME.view(after, A).my_looks) == (1, ("card",))


@pytest.mark.parametrize(
    ("ai", "human", "code"),
    [
        (0, 0, "MUST_INSERT_ONE"),
        (3, 1, "MORE_THAN_HELD"),
        (1, 0, ""),
        (0, 3, ""),
        (2, 1, ""),
    ],
)
def test_em_42_at_least_one_and_no_more_than_held_in_any_split(ai: int, human: int, code: str) -> None:
    assert refused(assimilating(), A, "insert", ai=ai, human=human) == ([code] if code else [])


@pytest.mark.parametrize("held", [0, 2])
def test_em_42_what_is_no_number_of_tokens(held: int) -> None:
    (no,) = insertion_problems(Teams(ai=-1, human=2), held)
    assert no.code == "emergence.bad_number"


def opened(*splits: tuple[Seat, int, int]) -> EmergenceState:
    """Everybody has inserted so, and with it the A.I. have won."""
    state = with_cards(assimilating(), "ai", "human", "ai", "ai")
    for seat, ai, human in splits:
        state = say(state, seat, "insert", ai=ai, human=human)
    return say(replace(state, totals=Teams(ai=29, human=0)), A, "open_aggregator")


def test_em_43_a_split_is_its_owners_for_ever() -> None:
    one, other = opened((A, 3, 0), (BO, 0, 2), (D, 1, 0)), opened((A, 2, 1), (BO, 1, 1), (D, 1, 0))
    assert one.phase == other.phase == "over"
    for viewer in (*one.seats, None):
        assert GAME.view(one, viewer) == GAME.view(other, viewer), "the same totals look the same to all"
    faces = [GAME.look(one, seat, "split:1") for seat in one.seats]
    assert [face.code if face else "" for face in faces] == ["003/000", "000/002", "", "001/000"]
