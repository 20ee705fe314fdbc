"""The cardboard wins: what may be corrected, by whom, and how it is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion import texts
from companion.games.emergent import GAME
from companion.kernel.seat import Voice
from tests.games.emergent.table import (
    BLUE,
    GREEN,
    RED,
    closed,
    fresh,
    market,
    money,
    refused,
    revealed,
    say,
    seen,
    settled,
    sold,
)


def test_a_seat_proposes_and_the_host_decides() -> None:
    state = say(fresh(2), RED, "correct", seat=BLUE, cash=90, reason="a lost chip")
    assert (seen(state).correction_by, money(state)) == (RED, (100, 100))
    assert refused(state, BLUE, "correct", seat=BLUE, cash=80) == ["CORRECTION_WAITS"]
    assert money(say(state, Voice.TABLE, "answer_correction", agree=True)) == (100, 90)
    dropped = say(state, Voice.TABLE, "answer_correction", agree=False)
    assert (money(dropped), seen(dropped).correction) == ((100, 100), None)
    assert refused(dropped, Voice.TABLE, "answer_correction", agree=True) == ["NO_CORRECTION"]


def test_a_proposal_that_no_longer_fits_is_said_as_such() -> None:
    state = say(settled(market()), RED, "correct", seat=RED, dc="dc1", remove=True)
    gone = say(state, Voice.TABLE, "correct", seat=RED, dc="dc1", remove=True)
    assert seen(gone).correction_said == ()
    late = say(gone, Voice.TABLE, "answer_correction", agree=True)
    assert (late.firms, late.proposal) == (gone.firms, None)
    assert texts.log_line(late.log[-1], {RED: "Red"}) == (
        "What Red asked for no longer fits what is on the table. Nothing changed."
    )


def test_a_proposal_does_not_outlive_the_game() -> None:
    state = say(say(revealed(replace(fresh(2), round=4)), RED, "no_card"), BLUE, "confirm_cards")
    state = closed(say(state, RED, "correct", seat=BLUE, cash=90))
    assert (seen(state).phase, seen(state).correction) == ("over", None)


def test_a_corrected_firm_seals_its_plan_again() -> None:
    state = say(say(fresh(2), RED, "ready"), Voice.TABLE, "correct", seat=RED, cash=10)
    assert not seen(state).firms[0].is_ready


def test_the_board_wins_over_the_app() -> None:
    state = settled(market())
    more = say(state, Voice.TABLE, "correct", seat=BLUE, dc="dc1", cubes=2)
    assert sold(more, "gamma") != sold(state, "gamma")
    new = say(state, Voice.TABLE, "correct", seat=GREEN, dc="found", size="small", region="b", cubes=5)
    assert sold(new, "beta") == (4, 2, 3), "as near as red, without its cylinder"
    shown = say(state, Voice.TABLE, "correct", seat=BLUE, region="b", cylinders=3)
    assert sold(shown, "beta")[:2] == (3, 4)
    gone = say(state, Voice.TABLE, "correct", seat=RED, dc="dc1", remove=True)
    assert sold(gone, "beta") == (0, 4, 0)


def told(state: Any, **fields: Any) -> list[str]:
    """What the log says of a correction by the table; the same as of a proposal while it waits."""
    names = {RED: "Red", BLUE: "Blue", GREEN: "Green"}
    corrected = say(state, Voice.TABLE, "correct", **fields)
    lines = [line for line in corrected.log[len(state.log) :] if "-corrected" in line.code]
    proposed = say(state, RED, "correct", **fields)
    waits = seen(proposed).correction_said
    assert [line.facts for line in waits] == [line.facts for line in lines]
    return [texts.log_line(line, names).removesuffix(" Corrected at the table.") for line in lines]


def test_a_correction_is_told_in_sentences() -> None:
    state = market()
    assert told(state, seat=BLUE, cash=90)[0].startswith("Blue’s money: $90 instead of $")
    (cubes,) = told(state, seat=BLUE, dc="dc1", cubes=2)
    assert cubes.startswith("Blue’s cubes in the DC in ")
    assert cubes.endswith(": 2 instead of 5.")
    new = told(state, seat=GREEN, dc="found", size="small", region="b", cubes=5)
    assert [line.partition(" in ")[0] for line in new] == ["Green has a small DC", "Green’s cubes"]
    (shown,) = told(state, seat=BLUE, region="b", cylinders=3)
    assert shown.startswith("Blue’s cylinders in ")
    (gone,) = told(state, seat=RED, dc="dc1", remove=True)
    assert gone.startswith("Red has no ")
    (pile,) = told(fresh(2, mode="fast_play"), seat=RED, region="a", cubes=4)
    assert pile.endswith(": 4 instead of 0.")
    secret = told(fresh(2, cash_visibility="owner"), seat=BLUE, cash=90)
    assert secret == ["Blue’s money was corrected at the table."]


def test_corrected_cash_stands_in_the_ledger() -> None:
    state = say(settled(market()), Voice.TABLE, "correct", seat=RED, cash=60)
    red = seen(state).settlement.ledgers[0]
    assert (red.lines[0].kind, red.corrected, red.end) == ("corrected", 10, 78)
    assert money(closed(state))[0] == 78


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seat": "nobody", "cash": 1}, "UNKNOWN_SEAT"),
        ({"seat": "red", "cash": 100}, "NOTHING_TO_CORRECT"),
        ({"seat": "red"}, "NOTHING_TO_CORRECT"),
        ({"seat": "red", "dc": "x"}, "NEW_DC_NEEDS_PLACE"),
        ({"seat": "red", "dc": "x", "remove": True}, "PRODUCT_UNKNOWN_DC"),
        ({"seat": "red", "dc": "x", "size": "small", "region": "nowhere"}, "UNKNOWN_PLACE"),
        ({"seat": "red", "dc": "x", "size": "small", "region": "a", "cubes": 2}, "BOARD_IS_EMPTY"),
        ({"seat": "red", "region": "b", "cylinders": 2}, "BOARD_IS_EMPTY"),
    ],
)
def test_what_cannot_be_corrected(fields: dict[str, Any], code: str) -> None:
    assert refused(fresh(2), Voice.TABLE, "correct", **fields) == [code]


def test_corrections_keep_to_the_pieces() -> None:
    state = market()
    assert refused(state, Voice.TABLE, "correct", seat=BLUE, dc="dc1", cubes=6) == ["OVER_CAPACITY"]
    assert refused(state, Voice.TABLE, "correct", seat=BLUE, region="a", cylinders=1) == ["MARKETING_NO_CITY"]


def test_cubes_of_fast_play_may_be_corrected() -> None:
    state = say(fresh(2, mode="fast_play"), Voice.TABLE, "correct", seat=RED, region="a", cubes=4)
    assert seen(state).fast.totals == {RED: 4, BLUE: 0}
    assert refused(state, Voice.TABLE, "correct", seat=RED, cash=4) == ["NOTHING_TO_CORRECT"]


def test_hidden_cash_cannot_be_guessed_by_corrections() -> None:
    """A17: a proposed correction is answered alike, whether it hits the true sum or not."""
    state = fresh(2, cash_visibility="owner")
    for cash in (99, 100, 101):
        assert refused(state, BLUE, "correct", seat=RED, cash=cash) == []
        proposed = say(state, BLUE, "correct", seat=RED, cash=cash)
        done = say(proposed, Voice.TABLE, "answer_correction", agree=True)
        assert GAME.log(done)[-1].facts == {"firm_seat": RED, "reason": ""}
