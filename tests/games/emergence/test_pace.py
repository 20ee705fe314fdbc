"""The narrator's clips set the pace of the meeting: he never talks over himself (EM-8)."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from companion import paths, texts
from companion.games.emergence import GAME
from companion.games.emergence.rules import pace
from companion.games.emergence.rules.meeting import BREATH, MEETING
from companion.games.emergence.state import EmergenceState
from companion.kernel.seat import Actor, Voice
from tests.games.emergence.table import BO, DEMO, SEATS, A, fresh, refused, ring, say

ROOT = Path(__file__).parents[3]
SOUNDS = paths.assets() / "sounds"


def recipe() -> ModuleType:
    """`build/sounds.py`, which makes the clips and measures them."""
    spec = importlib.util.spec_from_file_location("sounds", ROOT / "build" / "sounds.py")
    assert spec
    assert spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def meeting() -> EmergenceState:
    """Five have looked at their cards; the narrator begins."""
    state = fresh(5, city=DEMO)
    for seat in state.seats:
        state = say(state, seat, "seen")
    return state


def test_em_8_the_written_lengths_are_those_of_the_shipped_clips() -> None:
    made = recipe().pace(SOUNDS)
    assert Path(pace.__file__).read_text(encoding="utf-8") == made, "run build/sounds.py --measure"
    for line, seconds in zip(recipe().lines(), pace.CLIP_SECONDS, strict=True):
        bytes_say = (SOUNDS / f"{line}.mp3").stat().st_size * 8 / 48_000
        assert seconds == pytest.approx(bytes_say, abs=0.2), f"{line}: 48 kbit/s say otherwise"


def test_em_8_every_line_stands_until_it_is_spoken() -> None:
    state, waits = meeting(), []
    while (timer := GAME.timer(state)) is not None:
        waits.append(timer.seconds)
        state = ring(state)
    assert len(waits) == len(MEETING) - 1
    assert all(wait >= clip + BREATH for wait, clip in zip(waits, pace.CLIP_SECONDS, strict=False))


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


def test_em_8_only_the_line_that_closes_the_eyes_shows_a_closed_eye() -> None:
    icons = {line: texts.say(line, "icon") for line in recipe().lines()}
    assert [line for line, icon in icons.items() if icon == "eye-closed"] == ["emergence-meeting-2"]
    assert all(icons.values())
