"""The round timer: the leader, or the table, starts, holds, stretches and calls it off."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import (
    EmergentAction,
    PauseTimer,
    ResumeTimer,
    StartTimer,
    StretchTimer,
)
from companion.games.emergent.rules.refusals import refusal
from companion.games.emergent.state import Countdown, EmergentState, logged
from companion.kernel.game import Timer
from companion.kernel.seat import Actor, Seat, Voice

TIMER = "plan"
"""The timer's name."""
SHORTEST, LONGEST = 10, 1800


def timer(state: EmergentState) -> Timer | None:
    """The leader's round timer, for the table to count."""
    if state.countdown is None:
        return None
    return Timer(TIMER, state.countdowns, state.countdown.seconds, state.countdown.is_running)


def leader(state: EmergentState) -> Seat:
    """Who has the timer: the first seat."""
    return state.seats[0]


def steered(state: EmergentState, actor: Actor, action: EmergentAction) -> EmergentState:
    """What the leader does with the timer."""
    if actor not in (leader(state), Voice.TABLE):
        raise refusal("not_leader", "ET-14", leader_seat=leader(state))
    running = state.countdown
    match action, running:
        case StartTimer(), Countdown():
            raise refusal("timer_runs", "ET-14")
        case StartTimer(seconds=seconds), _:
            return _started(state, seconds)
        case _, None:
            raise refusal("no_timer", "ET-14")
        case PauseTimer(), Countdown(is_running=False):
            raise refusal("already_paused", "ET-14")
        case ResumeTimer(), Countdown(is_running=True):
            raise refusal("not_paused", "ET-14")
        case ((PauseTimer() | ResumeTimer()), Countdown(is_running=was)):
            return replace(state, countdown=replace(running, is_running=not was))
        case StretchTimer(seconds=more), Countdown(seconds=seconds):
            return replace(state, countdown=replace(running, seconds=seconds + more))
    return replace(state, countdown=None, log=logged(state, "called-off", leader(state)))


def _started(state: EmergentState, seconds: int | None) -> EmergentState:
    length = seconds or state.rules.round_timer
    if not length:
        raise refusal("how_long", "ET-14")
    return replace(
        state,
        countdown=Countdown(length),
        countdowns=state.countdowns + 1,
        log=logged(state, "timer", leader(state), seconds=length),
    )


def check_rung(state: EmergentState, name: str, serial: int) -> None:
    """Whether it is this timer that reached zero."""
    if state.countdown is None or name != TIMER or serial != state.countdowns:
        raise refusal("stale_time", "ET-14")
