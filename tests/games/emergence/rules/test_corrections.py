"""The cardboard wins: public facts are corrected, secrets never."""

from __future__ import annotations

from typing import Any

import pytest

from companion import texts
from companion.games.emergence import GAME
from companion.games.emergence.state import EmergenceState
from companion.kernel.seat import Voice
from tests.games.emergence.table import (
    BO,
    A,
    C,
    E,
    assimilating,
    attested,
    codes,
    one,
    refused,
    round_of,
    say,
)


def test_em_49_a_seat_proposes_and_the_table_decides() -> None:
    state = round_of(one(), one(), one())
    proposed = say(state, BO, "correct", seat=A, knowledge=7, reason="fell down")
    assert proposed.operatives == state.operatives
    assert GAME.view(proposed, None).correction_by == BO
    assert refused(proposed, C, "correct", seat=A, knowledge=1) == ["CORRECTION_WAITS"]
    assert refused(proposed, A, "answer_correction", agree=True) == ["TABLE_ONLY"]
    dropped = say(proposed, Voice.TABLE, "answer_correction", agree=False)
    assert (dropped.operatives, dropped.proposal) == (state.operatives, None)
    agreed = say(proposed, Voice.TABLE, "answer_correction", agree=True)
    assert (agreed.operatives[A].knowledge, codes(agreed)[-1]) == (7, "corrected-knowledge")
    assert refused(agreed, Voice.TABLE, "answer_correction", agree=True) == ["NO_CORRECTION"]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "NOTHING_TO_CORRECT"),
        ({"seat": "zoe", "knowledge": 1}, "UNKNOWN_OPERATIVE"),
        ({"tile": "d9", "blocks": 1}, "UNKNOWN_TILE"),
        ({"tile": "K", "blocks": 1}, "NOT_THAT_DATA_TILE"),
        ({"tile": "d1", "data_type": "dark_blue", "blocks": 1}, "NOT_THAT_DATA_TILE"),
        ({"knowledge": 1}, "NOTHING_TO_CORRECT"),
        ({"seat": "a", "blocks": 1}, "NOTHING_TO_CORRECT"),
        ({"data_type": "dark_blue", "blocks": 1}, "NOTHING_TO_CORRECT"),
        ({"seat": "a", "on_start": True}, "CITY_KNOWS"),
    ],
)
def test_em_49_what_cannot_be_corrected(fields: dict[str, Any], code: str) -> None:
    assert refused(round_of(one(), one(), one()), Voice.TABLE, "correct", **fields) == [code]


def test_em_49_the_table_corrects_at_once() -> None:
    state = round_of(one(), one(), one())
    state = say(state, Voice.TABLE, "correct", seat=A, tile="S", data_type="dark_green", blocks=2)
    assert (state.operatives[A].on_start, state.operatives[A].data) == (True, (0, 0, 0, 2))
    assert say(state, Voice.TABLE, "correct", tile="d1", blocks=4).tiles["d1"] == 4
    assert refused(assimilating(), Voice.TABLE, "correct", seat=A, knowledge=9) == ["EVENT_RUNS"]


def sentences(state: EmergenceState, since: EmergenceState) -> list[str]:
    names = {A: "Ann", BO: "Bo", C: "Cy"}
    return [texts.log_line(line, names) for line in state.log[len(since.log) :]]


def test_em_49_a_proposal_waits_for_the_aggregator_and_one_that_no_longer_fits_is_dropped() -> None:
    rich = round_of(one("G", E, knowledge=3), one(knowledge=2, data=(0, 1, 0, 0)), one(), one(knowledge=1))
    counted = say(rich, BO, "correct", seat=C, knowledge=4)
    running = say(counted, A, "activate")
    assert refused(running, Voice.TABLE, "answer_correction", agree=True) == ["EVENT_RUNS"]
    assert running.proposal == counted.proposal
    given = {"seat": C, "data_type": "dark_blue", "blocks": 1, "other_seat": BO}
    asked = say(rich, C, "correct", **given)
    spent = say(asked, Voice.TABLE, "correct", seat=BO, data_type="dark_blue", blocks=0)
    late = say(spent, Voice.TABLE, "answer_correction", agree=True)
    assert (late.operatives, late.proposal) == (spent.operatives, None)
    assert sentences(late, spent) == [
        "What Cy asked for no longer fits what is on the table. Nothing changed."
    ]


def test_em_49_the_log_says_every_number_and_what_it_was() -> None:
    state = round_of(one(), one(knowledge=2), one())
    data = {"seat": A, "data_type": "light_blue", "blocks": 1, "other_tile": "d1"}
    assert sentences(say(state, Voice.TABLE, "correct", **data), state) == [
        "Ann’s light blue data: 1 instead of 0. Corrected at the table.",
        "Light blue data on d1: 0 instead of 1. Corrected at the table.",
    ]
    proposed = say(state, A, "correct", seat=BO, knowledge=7, reason="fell down")
    (waits,) = GAME.view(proposed, None).correction_said
    agreed = say(proposed, Voice.TABLE, "answer_correction", agree=True)
    assert agreed.log[-1] == waits, "what was agreed to is what is written"
    assert sentences(agreed, proposed) == ["Bo’s knowledge: 7 instead of 2. Corrected at the table."]
    assert texts.log_line(waits, {}, "detail") == "fell down"


def test_attested_corrections() -> None:
    state = attested(one(None), one(None), one(None))
    assert say(state, Voice.TABLE, "correct", seat=A, on_start=True).operatives[A].on_start
    assert say(state, Voice.TABLE, "correct", data_type="dark_blue", blocks=9).counted == (3, 9, 3, 3)
    assert refused(state, Voice.TABLE, "correct", tile="d1", blocks=1) == ["UNKNOWN_TILE"]
    assert refused(state, Voice.TABLE, "correct", blocks=1) == ["NOTHING_TO_CORRECT"]


def test_secret_holdings_stay_secret_when_they_are_corrected() -> None:
    state = attested(one(None, data=(1, 0, 0, 0)), one(None), one(None), holdings="owner")
    data = {"seat": A, "data_type": "light_blue", "blocks": 9}
    for other in ({"other_board": True}, {"other_seat": BO}):
        assert refused(state, BO, "correct", **data, **other) == ["HOLDINGS_SECRET"]
    corrected = say(state, Voice.TABLE, "correct", **data)
    assert corrected.log[-1].facts["was"] == "hidden"
