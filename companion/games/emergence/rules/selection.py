"""Secret selection and the countdown that opens it (EM-11, EM-12)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergence.actions import (
    CallOffCountdown,
    CountDown,
    EmergenceAction,
    PauseCountdown,
    Reopen,
    ResumeCountdown,
    Select,
    StretchCountdown,
)
from companion.games.emergence.rules.refusals import refusal, wrong_phase
from companion.games.emergence.state import Countdown, EmergenceState, Selection, Turn, logged
from companion.kernel.action import TimeUp
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Actor, Seat, Voice


def apply(state: EmergenceState, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The phases `select` and `countdown`."""
    match action:
        case Select():
            return _sealed(state, Seat(actor), action)
        case Reopen():
            return _reopened(state, Seat(actor))
        case CountDown(seconds=seconds):
            return _started(state, actor, seconds)
        case PauseCountdown() | ResumeCountdown() | StretchCountdown() | CallOffCountdown():
            return _steered(state, actor, action)
        case TimeUp(name=name, serial=serial):
            if state.countdown is None or name != "countdown" or serial != state.countdowns:
                raise refusal("stale_time", "EM-12")
            return _revealed(state)
        case _:
            raise wrong_phase(state, action)


def _sealed(state: EmergenceState, seat: Seat, choice: Select) -> EmergenceState:
    """All twelve pairs are allowed; a new choice replaces the old one until zero (EM-11)."""
    envelope = Hidden(Selection(choice.action, choice.augmentation), frozenset({seat}))
    return replace(state, selections={**state.selections, seat: envelope})


def _reopened(state: EmergenceState, seat: Seat) -> EmergenceState:
    """Back to choosing. Not while the leader counts: then the old choice stands until it is replaced."""
    if state.phase == "countdown":
        raise refusal("countdown_runs", "EM-12")
    if seat not in state.selections:
        raise refusal("nothing_sealed", "EM-11")
    return replace(state, selections={at: kept for at, kept in state.selections.items() if at != seat})


def _only_leader(state: EmergenceState, actor: Actor) -> None:
    """The leader counts down; the table may stand in for an absent one (EM-12, A20)."""
    if actor not in (state.leader, Voice.TABLE):
        raise refusal("not_leader", "EM-12", leader_seat=state.leader or "")


def _started(state: EmergenceState, actor: Actor, seconds: int | None) -> EmergenceState:
    _only_leader(state, actor)
    if state.phase == "countdown":
        raise refusal("already_counting", "EM-12")
    waiting = tuple(seat for seat in state.seats if seat not in state.selections)
    if waiting:
        raise refusal("not_all_locked", "EM-12", waiting_seats=waiting)
    return replace(
        state,
        phase="countdown",
        countdown=Countdown(seconds or state.options.countdown),
        countdowns=state.countdowns + 1,
    )


def _steered(state: EmergenceState, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """Hold, resume, stretch or call off what is counting."""
    _only_leader(state, actor)
    counting = state.countdown
    if counting is None:
        raise refusal("not_counting", "EM-12")
    match action:
        case PauseCountdown() if not counting.is_running:
            raise refusal("already_paused", "EM-12")
        case ResumeCountdown() if counting.is_running:
            raise refusal("not_paused", "EM-12")
        case PauseCountdown() | ResumeCountdown():
            return replace(state, countdown=replace(counting, is_running=not counting.is_running))
        case StretchCountdown(seconds=more):
            return replace(state, countdown=replace(counting, seconds=counting.seconds + more))
    return replace(state, phase="select", countdown=None, log=logged(state, "called-off", state.leader))


def _revealed(state: EmergenceState) -> EmergenceState:
    """All envelopes open in the same instant, and the leader's turn begins (EM-12, EM-13)."""
    leader = state.leader
    assert leader is not None, "a countdown needs a leader"  # noqa: S101 - the phase guarantees it
    operatives = {
        seat: replace(operative, revealed=state.selections[seat].value)
        for seat, operative in state.operatives.items()
    }
    return replace(
        state,
        phase="turns",
        countdown=None,
        selections={},
        operatives=operatives,
        reveals=state.reveals + 1,
        turn=Turn(leader),
        log=logged(state, "revealed", leader, round=state.round),
    )
