"""Envelopes and the countdown that opens them."""

from __future__ import annotations

import pytest

from companion.games.emergence import GAME
from companion.games.emergence.words import ACTION_NAMES, AUGMENTATIONS
from companion.kernel.action import Rejection
from companion.kernel.seat import Voice
from tests.games.emergence.table import (
    BO,
    SEATS,
    A,
    B,
    E,
    refused,
    ring,
    say,
    sealed,
    selecting,
)


def test_em_11_all_twelve_pairs_may_be_chosen_and_replaced() -> None:
    state = selecting(3)
    for action in ACTION_NAMES:
        for augmentation in AUGMENTATIONS:
            state = say(state, BO, "select", action=action, augmentation=augmentation)
            mine = GAME.view(state, BO).my_selection
            assert mine is not None
            assert (mine.action, mine.augmentation) == (action, augmentation)
    assert [line.is_ready for line in GAME.view(state, None).operatives] == [False, True, False]
    state = say(state, BO, "reopen")
    assert refused(state, BO, "reopen") == ["NOTHING_SEALED"]


def test_em_12_only_the_leader_counts_and_only_when_all_have_locked() -> None:
    state = selecting(3)
    assert refused(state, BO, "count_down") == ["NOT_LEADER"]
    with pytest.raises(Rejection) as no:
        say(state, A, "count_down")
    assert (no.value.code, no.value.facts) == ("emergence.not_all_locked", {"waiting_seats": SEATS[:3]})
    state = sealed(state, *[("hack", E)] * 3)
    assert say(state, Voice.TABLE, "count_down").phase == "countdown"


def test_em_12_the_countdown_is_held_stretched_and_called_off() -> None:
    state = say(sealed(selecting(3), *[("hack", E)] * 3), A, "count_down", seconds=5)
    assert refused(state, BO, "pause") == ["NOT_LEADER"]
    assert refused(state, A, "resume") == ["NOT_PAUSED"]
    assert refused(state, A, "count_down") == ["ALREADY_COUNTING"]
    assert refused(state, BO, "reopen") == ["COUNTDOWN_RUNS"]
    held = say(state, A, "pause")
    timer = GAME.timer(held)
    assert timer is not None
    assert (timer.serial, timer.seconds, timer.is_running) == (1, 5, False)
    assert refused(held, A, "pause") == ["ALREADY_PAUSED"]
    longer = GAME.timer(say(say(held, A, "resume"), A, "stretch", seconds=7))
    assert longer is not None
    assert (longer.serial, longer.seconds, longer.is_running) == (1, 12, True)
    off = say(held, A, "call_off")
    assert (off.phase, GAME.timer(off)) == ("select", None)
    assert all(line.is_ready for line in GAME.view(off, None).operatives)
    assert refused(off, A, "pause") == ["NOT_COUNTING"]
    again = GAME.timer(say(off, A, "count_down"))
    assert again is not None
    assert (again.serial, again.seconds) == (2, 3)
    assert refused(say(off, A, "count_down"), Voice.CLOCK, "time_up", name="countdown", serial=1) == [
        "STALE_TIME"
    ]


def test_em_12_a_choice_may_change_until_zero_and_then_stands() -> None:
    state = say(sealed(selecting(3), *[("hack", E)] * 3), A, "count_down")
    state = say(state, BO, "select", action="spy", augmentation=B)
    state = ring(state)
    shown = [(line.action, line.augmentation) for line in GAME.view(state, None).operatives]
    assert shown == [("hack", E), ("spy", B), ("hack", E)]
    assert refused(state, BO, "select", action="hack", augmentation=E) == ["ALREADY_REVEALED"]
