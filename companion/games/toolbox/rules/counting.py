"""The countdown: one for all screens, started, paused, stretched and called off by lead (TB-14, TB-15)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.toolbox.actions import (
    CallOff,
    CountDown,
    MarkTurn,
    OfTheCountdown,
    Pause,
    Resume,
    Stretch,
)
from companion.games.toolbox.rules import asking, clock, scoring, tallying
from companion.games.toolbox.rules.places import around
from companion.games.toolbox.state import Countdown, ToolboxState, called, counted
from companion.games.toolbox.sums.countdowns import check_seconds, stretched
from companion.games.toolbox.sums.refusals import refusal
from companion.kernel.game import Counting
from companion.kernel.seat import Actor

FEWEST_TURNS = 2


def apply(state: ToolboxState, actor: Actor, action: OfTheCountdown) -> ToolboxState:
    """What lead says to the countdown; pause and resume reach a clock that is in front."""
    match action:
        case CountDown():
            return started(state, action)
        case MarkTurn(place=place):
            if place not in around(state)[0]:
                raise refusal("unknown_seat", "TB-19", name=place)
            marked = replace(state, marker=place)
            return marked.logged("turn-of", **called(around(state)[1], place))
        case Pause() | Resume() if state.front == "clock" and state.countdown is None:
            return clock.rested(state, actor, action)
    if state.countdown is None:
        raise refusal("no_countdown", "TB-15")
    counting = state.countdown.counting
    match action:
        case Pause() | Resume():
            if isinstance(action, Pause) != counting.is_running:
                raise refusal("paused" if isinstance(action, Pause) else "not_paused", "TB-15")
            return _with(state, counting.turned())
        case Stretch(seconds=more):
            whole = more if isinstance(more, int) else 0
            return _with(state, replace(counting, seconds=stretched(counting.seconds, whole)))
        case CallOff():
            return _called_off(state, counting)


def _with(state: ToolboxState, counting: Counting) -> ToolboxState:
    return replace(state, countdown=state.countdown and replace(state.countdown, counting=counting))


def _called_off(state: ToolboxState, counting: Counting) -> ToolboxState:
    """Gone, and nothing happens; its serial is used up (TB-17)."""
    over = replace(state, countdown=None).logged("called-off", seconds=counting.seconds)
    return asking.with_count(over)


def started(state: ToolboxState, action: CountDown) -> ToolboxState:
    """A new serial; above a question, a tally or a pad row, never above what has the timer (TB-8)."""
    check_seconds(action.seconds)
    if state.countdown:
        raise refusal("timer_busy", "TB-14", tool="countdown")
    if state.clock and state.clock.work.face and state.clock.work.face.is_running:
        raise refusal("timer_busy", "TB-8", tool="clock")
    if state.deal and state.deal.line is not None:
        raise refusal("timer_busy", "TB-8", tool="deal")
    if state.question and state.question.is_counting:
        raise refusal("timer_busy", "TB-8", tool="choose")
    if action.at_zero == "open" and not can_open(state):
        raise refusal("nothing_to_open", "TB-18")
    if action.at_zero == "next" and len(around(state)[0]) < FEWEST_TURNS:
        raise refusal("too_few_seats", "TB-19", need=FEWEST_TURNS, seats=len(around(state)[0]))
    seconds = int(action.seconds)
    state = counted(state, countdowns=1)
    begun = Countdown(Counting(seconds), action.at_zero, action.again)
    state = replace(state, countdown=begun, front=state.front or "countdown")
    return state.logged("countdown", seconds=seconds)


def can_open(state: ToolboxState) -> bool:
    """Whether something in front waits to be opened."""
    match state.front:
        case "choose":
            return state.question is not None and state.question.opened is None
        case "tally":
            return state.tally is not None and not state.tally.is_done
        case "pad":
            return state.pad is not None and state.pad.spec.typed == "sealed"
        case _:
            return False


def zero(state: ToolboxState, serial: int) -> ToolboxState:
    """Only the countdown that runs now reaches zero; then what was chosen at its start (TB-18)."""
    now = state.countdown
    if now is None or serial != state.counts.countdowns or not now.counting.is_running:
        raise refusal("stale_time", "TB-18")
    state = replace(state, countdown=None).logged("zero", seconds=now.counting.seconds)
    match now.at_zero:
        case "next":
            return _next(state, now)
        case "open" if can_open(state):
            return _opened(state)
        case _:
            return asking.with_count(state)


def _opened(state: ToolboxState) -> ToolboxState:
    match state.front:
        case "choose":
            return asking.due(state)
        case "tally":
            return tallying.due(state)
        case _:
            return scoring.due(state)


def _next(state: ToolboxState, now: Countdown) -> ToolboxState:
    """The marker goes on; with `again` a countdown of the same length begins at once (TB-19)."""
    places, names = around(state)
    at = places.index(state.marker) + 1 if state.marker in places else 0
    place = places[at % len(places)]
    state = replace(state, marker=place).logged("turn-of", **called(names, place))
    if not now.again:
        return state
    state = counted(state, countdowns=1)
    seconds = now.counting.seconds
    state = replace(state, countdown=replace(now, counting=Counting(seconds)))
    return state.logged("countdown", seconds=seconds)
