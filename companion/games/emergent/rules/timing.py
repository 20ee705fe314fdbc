"""The round timer: the leader, or the table, starts, holds, stretches and calls it off."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import (
    CallOffTimer,
    PauseTimer,
    ResumeTimer,
    StartTimer,
    StretchTimer,
)
from companion.games.emergent.rules.refusals import refusal, why
from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.phases import FastPlanning, Planning, Preparing
from companion.kernel.action import Reason
from companion.kernel.game import Counting, Timer
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, Voice

TIMER = "plan"
"""The timer's name."""
SHORTEST, LONGEST = 10, 1800
Steering = StartTimer | PauseTimer | ResumeTimer | StretchTimer | CallOffTimer


def timer(state: EmergentState) -> Timer | None:
    """The leader's round timer, for the table to count."""
    running = countdown(state)
    return running.timer(TIMER, state.countdowns) if running else None


def countdown(state: EmergentState) -> Counting | None:
    """What is counting down; nothing does once the plans are open."""
    return state.step.countdown if isinstance(state.step, Planning | FastPlanning) else None


def leader(state: EmergentState) -> Seat:
    """Who has the timer: the first seat."""
    return state.seats[0]


def problems(state: EmergentState, step: Preparing, actor: Actor, action: Steering) -> tuple[Reason, ...]:
    """Why the timer does not follow this actor now."""
    if actor not in (leader(state), Voice.TABLE):
        return (why("not_leader", "ET-14", leader_seat=leader(state)),)
    if step.papers:
        return (why("already_revealed", "ET-15"),)
    match action, step.countdown:
        case StartTimer(), Counting():
            return (why("timer_runs", "ET-14"),)
        case StartTimer(seconds=seconds), None:
            return () if seconds or state.rules.round_timer else (why("how_long", "ET-14"),)
        case _, None:
            return (why("no_timer", "ET-14"),)
        case PauseTimer(), Counting(is_running=False):
            return (why("already_paused", "ET-14"),)
        case ResumeTimer(), Counting(is_running=True):
            return (why("not_paused", "ET-14"),)
        case _:
            return ()


def steered(state: EmergentState, step: Preparing, actor: Actor, action: Steering) -> EmergentState:
    """What the leader does with the timer."""
    refuse_faults(problems(state, step, actor, action))
    match action, step.countdown:
        case ((PauseTimer() | ResumeTimer()), Counting() as running):
            return _set(state, step, running.turned())
        case StretchTimer(seconds=more), Counting() as running:
            return _set(state, step, running.stretched(more))
        case StartTimer(seconds=seconds), _:
            length = seconds or state.rules.round_timer
            state = replace(state, countdowns=state.countdowns + 1).logged(
                "timer", leader(state), seconds=length
            )
            return _set(state, step, Counting(length))
        case _:
            return _set(state.logged("called-off", leader(state)), step, None)


def _set(state: EmergentState, step: Preparing, countdown: Counting | None) -> EmergentState:
    return replace(state, step=replace(step, countdown=countdown))


def check_rung(state: EmergentState, name: str, serial: int) -> None:
    """Whether it is this timer that reached zero."""
    if countdown(state) is None or name != TIMER or serial != state.countdowns:
        raise refusal("stale_time", "ET-14")
