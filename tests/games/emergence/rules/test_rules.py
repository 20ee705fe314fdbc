"""Who may say what, and when nothing more may be said."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergence import GAME
from companion.kernel.seat import Seat, Voice
from tests.games.emergence.table import (
    A,
    E,
    one,
    refused,
    round_of,
    say,
    selecting,
)


def test_voices_say_only_what_is_theirs() -> None:
    state = selecting(3)
    assert refused(state, A, "time_up", name="countdown", serial=0) == ["CLOCK_ONLY"]
    assert refused(state, Voice.CLOCK, "seen") == ["CLOCK_ONLY"]
    assert refused(state, Voice.TABLE, "select", action="hack", augmentation=E) == ["NOT_FOR_TABLE"]
    assert refused(state, Seat("zoe"), "reopen") == ["UNKNOWN_OPERATIVE"]


EVERYTHING: list[tuple[Any, str, dict[str, Any]]] = [
    (A, "seen", {}),
    (A, "select", {"action": "hack", "augmentation": E}),
    (A, "declare", {"allegiance": "ai"}),
    (A, "move", {"to": "d2"}),
    (A, "end_turn", {}),
    (A, "correct", {"seat": A, "knowledge": 9}),
    (Voice.TABLE, "correct", {"seat": A, "knowledge": 9}),
    (Voice.TABLE, "answer_correction", {"agree": True}),
    (Voice.TABLE, "open_aggregator", {}),
    (Voice.CLOCK, "time_up", {"name": "countdown", "serial": 1}),
    (Seat("zoe"), "seen", {}),
]


@pytest.mark.parametrize(("actor", "do", "fields"), EVERYTHING, ids=lambda value: str(value)[:20])
def test_em_48_after_the_end_nothing_is_accepted(actor: Any, do: str, fields: dict[str, Any]) -> None:
    state = replace(round_of(*[one("d1", E)] * 3), tiles={"d1": 1, "d2": 0, "d3": 0})
    over = say(state, A, "activate")
    assert over.phase == "over"
    assert refused(over, actor, do, **fields) == ["GAME_OVER"]
    assert [GAME.view(over, seat).choices for seat in over.seats] == [(), (), ()]
