"""How a row of the organiser's list says what holds a table up."""

from __future__ import annotations

from typing import Any

import pytest

from companion.kernel.seat import Seat
from companion.net.overview import Row
from companion.ui.kit.skin import skin_for
from companion.ui.organiser.words import SLOW, clock, is_slow, told
from tests.ui.frames import seats

SKIN = skin_for(1280, 960)


def row(**changes: Any) -> Row:
    """Table 3, where Bo has been waited for since 1000."""
    known: dict[str, Any] = {
        "id": "t3",
        "number": 3,
        "code": "KITE",
        "game": "skiff",
        "title": "Skiff",
        "stage": "playing",
        "round": 2,
        "phase": "hide",
        "seats": seats(),
        "waits": (Seat("bo"),),
        "waits_since": 1000.0,
    }
    return Row(**{**known, **changes})


@pytest.mark.parametrize(
    ("seconds", "said"), [(-3, "0:00"), (9.9, "0:09"), (250, "4:10"), (3599, "59:59"), (3730, "1:02:10")]
)
def test_a_clock_reads_as_clocks_do(seconds: float, said: str) -> None:
    assert clock(seconds) == said


def test_a_table_is_slow_only_while_somebody_there_is_waited_for() -> None:
    late = 1000.0 + SLOW
    assert is_slow(row(), late)
    assert not is_slow(row(), late - 1)
    for excused in ({"is_resting": True}, {"gate_since": 1000.0}, {"stage": "lobby"}, {"waits_since": None}):
        assert not is_slow(row(**excused), late), excused


def test_one_who_is_waited_for_is_named_in_colour_and_many_are_counted() -> None:
    one = told(SKIN, row(), 1000.0)
    assert ("Bo" in one.doing, one.colour, one.since, one.tone) == (True, "sky", 1000.0, "good")
    two = told(SKIN, row(waits=(Seat("ann"), Seat("bo"))), 1000.0)
    assert ("Ann and Bo" in two.doing, two.colour) == (True, "")
    many = told(SKIN, row(waits=tuple(line.seat for line in seats())), 1000.0)
    assert "4" in many.doing
    assert "Ann" not in many.doing


@pytest.mark.parametrize(
    ("trouble", "whose"),
    [("silent", ""), ("calls", "dev"), ("stumbled", ""), ("lost", "dev"), ("free", "dev")],
)
def test_trouble_comes_before_everything_else(trouble: str, whose: str) -> None:
    troubled = (Seat(whose),) if whose else ()
    held_up = row(trouble=trouble, trouble_since=1100.0, troubled=troubled, gate_since=1050.0)
    line = told(SKIN, held_up, 2000.0)
    assert ("Dev" in line.doing, " " in line.doing) == (bool(whose), True)
    assert (line.since, line.colour, line.is_at_gate) == (1100.0, "yellow" if whose else "", False)
    assert line.tone == ("warn" if trouble == "free" else "bad")
    assert line.icon


def test_a_lobby_says_how_many_of_how_many_sit_there() -> None:
    assert "4" in told(SKIN, row(stage="lobby", phase=""), 0.0).phase
    assert "4 of 6" in told(SKIN, row(stage="lobby", phase="", expected=6), 0.0).phase
    assert told(SKIN, row(stage="lobby", phase=""), 0.0).doing == ""


def test_who_waits_at_the_gate_waits_for_nothing_else() -> None:
    assert told(SKIN, row(gate_since=1500.0), 1600.0).is_at_gate
    assert not told(SKIN, row(gate_since=1500.0, is_resting=True), 1600.0).is_at_gate
