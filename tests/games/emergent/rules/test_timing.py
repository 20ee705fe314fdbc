"""The round timer: who steers it, and what counts at zero."""

from __future__ import annotations

from companion.games.emergent import GAME
from companion.kernel.seat import Voice
from tests.games.emergent.table import BLUE, GREEN, RED, SMALL, YELLOW, fresh, refused, ring, say, seen


def test_the_leader_steers_the_timer() -> None:
    state = fresh(3)
    assert refused(state, BLUE, "start_timer", seconds=60) == ["NOT_LEADER"]
    assert refused(state, RED, "start_timer") == ["HOW_LONG"]
    assert refused(state, RED, "pause") == ["NO_TIMER"]
    state = say(state, RED, "start_timer", seconds=60)
    timer = GAME.timer(state)
    assert timer is not None
    assert (timer.name, timer.serial, timer.seconds, timer.is_running) == ("plan", 1, 60, True)
    assert refused(state, RED, "start_timer", seconds=60) == ["TIMER_RUNS"]
    assert refused(state, RED, "resume") == ["NOT_PAUSED"]
    state = say(say(state, RED, "stretch", seconds=30), Voice.TABLE, "pause")
    timer = GAME.timer(state)
    assert timer is not None
    assert (timer.seconds, timer.is_running) == (90, False)
    assert refused(state, RED, "pause") == ["ALREADY_PAUSED"]
    state = say(state, RED, "resume")
    assert refused(state, Voice.CLOCK, "time_up", name="plan", serial=2) == ["STALE_TIME"]
    assert GAME.timer(say(state, RED, "call_off")) is None


def test_a_house_rule_names_the_time() -> None:
    timer = GAME.timer(say(fresh(2, round_timer=45), RED, "start_timer"))
    assert timer is not None
    assert timer.seconds == 45


def test_at_zero_the_last_legal_draft_counts_else_nothing() -> None:
    state = say(fresh(4), RED, "plan", plan=SMALL)
    state = say(state, RED, "plan", plan={"sell": ["nothing"]})
    state = say(state, BLUE, "plan", plan={"sell": ["nothing"]})
    state = say(say(state, GREEN, "plan", plan=SMALL), GREEN, "ready")
    state = say(state, YELLOW, "plan", plan={"marketing": {"c": 2}})
    state = ring(say(state, RED, "start_timer", seconds=30))
    view = seen(state)
    assert view.phase == "place"
    assert [one.bank for one in view.plans] == [-16, 0, -16, -6]
    assert view.time_ran_out == (RED, BLUE, YELLOW)
    assert GAME.timer(state) is None
    line = next(line for line in GAME.log(state) if line.code == "emergent-log-time-up")
    assert line.facts == {"late_seats": (RED, BLUE, YELLOW)}


def test_at_zero_a_learner_without_a_plan_has_an_empty_one() -> None:
    state = ring(say(fresh(2, learning_variant=True), RED, "start_timer", seconds=30))
    assert [one.bank for one in seen(state).plans or ()] in ([], [0, 0])
    assert seen(state).phase == "cards"


def test_at_zero_fast_play_goes_on_too() -> None:
    state = say(fresh(2, mode="fast_play"), RED, "discs", placement={"a": {"small": 3}, "b": {"large": 2}})
    state = say(state, RED, "discs", placement={"a": {"small": 9}})
    state = ring(say(state, RED, "start_timer", seconds=30))
    assert (state.cubes["a"], state.cubes["b"]) == ({RED: 3, BLUE: 0}, {RED: 4, BLUE: 0})
