"""The narrator speaks, the Humans meet, and everybody sees the same."""

from __future__ import annotations

import pytest

from companion.games.emergence import GAME
from companion.games.emergence.rules.meeting import MEETING
from companion.games.emergence.state.phases import Meeting
from companion.kernel.seat import Actor, Voice
from tests.games.emergence.table import (
    BO,
    DEMO,
    EL,
    SEATS,
    A,
    C,
    D,
    fresh,
    meeting,
    paper,
    refused,
    ring,
    say,
    with_cards,
)


@pytest.mark.parametrize("count", [3, 4])
def test_em_8_no_meeting_with_one_human(count: int) -> None:
    state = fresh(count, city=DEMO)
    for seat in state.seats:
        state = say(state, seat, "seen")
    assert state.phase == "leader"


def test_em_8_the_humans_meet_and_everybody_sees_the_same() -> None:
    state = with_cards(fresh(5, city=DEMO), "ai", "human", "ai", "human", "ai")
    for seat in state.seats:
        state = say(state, seat, "seen")
    steps = []
    while (timer := GAME.timer(state)) is not None:
        shared = GAME.view(state, None).meeting
        assert shared is not None
        assert all(GAME.view(state, seat).meeting == shared for seat in state.seats)
        assert (shared.step, state.now) == (timer.serial + 1, Meeting(step=timer.serial))
        assert refused(state, A, "met") == ["SCRIPT_RUNS"]
        looks = [GAME.look(state, seat, "meeting") for seat in state.seats]
        expected = ["-", "3", "-", "1", "-"] if shared.may_look else []
        assert [face.code for face in looks if face] == expected
        steps.append(shared.may_look)
        state = ring(state)
    assert steps == [line.may_look for line in MEETING[:-1]]
    assert sum(steps) == 1
    for seat in state.seats:
        assert GAME.view(state, seat).my_looks == ("card", "meeting")
        state = say(state, seat, "met")
    assert (state.phase, GAME.look(state, BO, "meeting")) == ("leader", None)


def test_em_8_with_paper_the_humans_meet_eye_to_eye() -> None:
    state = say(paper(5, BO, D), BO, "seen")
    for seat, card in ((A, "ai"), (C, "human"), (EL, "ai")):
        state = say(state, seat, "declare", allegiance=card)
    view = GAME.view(state, C)
    assert (view.phase, view.spoken) == ("meeting", "")
    assert "meeting" not in view.my_looks
    assert state.now == Meeting(step=len(MEETING) - 1)
    assert GAME.timer(state) is None
    for seat in (A, C, EL, D):
        state = say(state, seat, "met")
    assert state.phase == "leader"


def test_em_8_anybody_stops_the_narrator_and_he_begins_the_line_again() -> None:
    state = ring(meeting())
    before = GAME.timer(state)
    assert before
    held = say(state, BO, "pause")
    timer, shown = GAME.timer(held), GAME.view(held, None)
    assert timer
    assert not timer.is_running
    assert shown.meeting
    assert (shown.spoken, shown.meeting.is_held, shown.meeting.caption) == ("", True, "emergence-meeting-2")
    assert refused(held, A, "pause") == ["NARRATOR_HELD"]
    going = say(held, Voice.TABLE, "resume")
    after = GAME.timer(going)
    assert after
    assert (after.serial, after.is_running) == (before.serial + 1, True), "a new countdown for the whole line"
    assert GAME.view(going, None).spoken == "emergence-meeting-2"
    assert refused(going, A, "resume") == ["NARRATOR_SPEAKS"]


@pytest.mark.parametrize("who", [A, BO, Voice.TABLE])
def test_em_8_a_line_is_said_again_and_the_old_countdown_counts_no_more(who: Actor) -> None:
    state = meeting()
    old = GAME.timer(state)
    assert old
    again = say(state, who, "repeat")
    assert GAME.view(again, None).meeting == GAME.view(state, None).meeting
    assert refused(again, Voice.CLOCK, "time_up", name=old.name, serial=old.serial) == ["STALE_TIME"]
    assert GAME.view(ring(again), None).spoken == "emergence-meeting-2"


def test_em_8_the_last_line_waits_and_is_not_steered() -> None:
    state = meeting()
    while GAME.timer(state):
        state = ring(state)
    assert [refused(state, A, do) for do in ("pause", "resume", "repeat")] == [["NARRATOR_DONE"]] * 3
    shown = GAME.view(state, None).meeting
    assert shown
    assert shown.is_last


def test_em_8_all_may_steer_alike() -> None:
    state = meeting()
    for now in (state, say(state, A, "pause")):
        offered = {tuple(choice.do for choice in GAME.view(now, seat).choices) for seat in SEATS[:5]}
        assert len(offered) == 1, "what is offered tells no side"


def test_em_8_a_journal_from_before_replays() -> None:
    """Lines were numbered by their place in the script, and still are where nobody stopped the narrator."""
    state = meeting()
    for serial in range(len(MEETING) - 1):
        state = say(state, Voice.CLOCK, "time_up", name="meeting", serial=serial)
    assert GAME.timer(state) is None
