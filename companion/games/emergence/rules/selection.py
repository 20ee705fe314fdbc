"""Secret selection, and the countdown that opens it (EM-11, EM-12)."""

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
from companion.games.emergence.rules.refusals import why, wrong_phase
from companion.games.emergence.state import EmergenceState, Selecting, Turn, logged
from companion.games.emergence.views import SelectionView
from companion.kernel.action import Reason, TimeUp
from companion.kernel.game import Counting
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, Voice


def problems(
    state: EmergenceState, now: Selecting, actor: Actor, action: EmergenceAction
) -> tuple[Reason, ...]:
    """Why not. All twelve pairs are allowed, and a new choice replaces the old one until zero."""
    match action:
        case Select():
            return ()
        case Reopen() if now.countdown:
            return (why("countdown_runs", "EM-12"),)
        case Reopen():
            return () if actor in now.envelopes else (why("nothing_sealed", "EM-11"),)
        case TimeUp(name=name, serial=serial):
            is_due = now.countdown is not None and (name, serial) == ("countdown", state.countdowns)
            return () if is_due else (why("stale_time", "EM-12"),)
        case CountDown() | PauseCountdown() | ResumeCountdown() | StretchCountdown() | CallOffCountdown():
            return _leaders_problems(state, now, actor, action)
        case _:
            return wrong_phase(state, action).reasons


def _leaders_problems(
    state: EmergenceState, now: Selecting, actor: Actor, action: EmergenceAction
) -> tuple[Reason, ...]:
    """The leader counts down; the table may stand in for an absent one (A20)."""
    if actor not in (now.leader, Voice.TABLE):
        return (why("not_leader", "EM-12", leader_seat=now.leader),)
    if isinstance(action, CountDown):
        waiting = tuple(seat for seat in state.seats if seat not in now.envelopes)
        if now.countdown:
            return (why("already_counting", "EM-12"),)
        return (why("not_all_locked", "EM-12", waiting_seats=waiting),) if waiting else ()
    if now.countdown is None:
        return (why("not_counting", "EM-12"),)
    match action:
        case PauseCountdown() if not now.countdown.is_running:
            return (why("already_paused", "EM-12"),)
        case ResumeCountdown() if now.countdown.is_running:
            return (why("not_paused", "EM-12"),)
        case _:
            return ()


def apply(state: EmergenceState, now: Selecting, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The phases `select` and `countdown`."""
    refuse_faults(problems(state, now, actor, action))
    match action, now.countdown:
        case Select(), _:
            return _sealed(state, now, Seat(actor), action)
        case Reopen(), _:
            kept = {seat: envelope for seat, envelope in now.envelopes.items() if seat != actor}
            return replace(state, now=replace(now, envelopes=kept))
        case CountDown(seconds=seconds), _:
            counting = Counting(seconds or state.options.countdown)
            return replace(state, now=replace(now, countdown=counting), countdowns=state.countdowns + 1)
        case ((PauseCountdown() | ResumeCountdown()), Counting() as counting):
            return replace(state, now=replace(now, countdown=counting.turned()))
        case StretchCountdown(seconds=more), Counting() as counting:
            return replace(state, now=replace(now, countdown=counting.stretched(more)))
        case CallOffCountdown(), _:
            log = logged(state, "called-off", now.leader)
            return replace(state, now=replace(now, countdown=None), log=log)
        case TimeUp(), _:
            return _revealed(state, now)
        case _:
            raise wrong_phase(state, action)


def _sealed(state: EmergenceState, now: Selecting, seat: Seat, choice: Select) -> EmergenceState:
    """A choice lies in its envelope; only its seat may look into it."""
    inside = SelectionView(action=choice.action, augmentation=choice.augmentation)
    envelopes = {**now.envelopes, seat: Hidden(inside, frozenset({seat}))}
    return replace(state, now=replace(now, envelopes=envelopes))


def _revealed(state: EmergenceState, now: Selecting) -> EmergenceState:
    """All envelopes open in the same instant, and the leader's turn begins."""
    shown = {seat: now.envelopes[seat].value for seat in state.seats}
    return replace(
        state,
        now=Turn(now.leader, shown, now.leader),
        reveals=state.reveals + 1,
        log=logged(state, "revealed", now.leader, round=state.round),
    )
