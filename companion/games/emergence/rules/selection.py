"""Secret selection, and the countdown that opens it (EM-11, EM-12)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergence.actions import (
    CallOffCountdown,
    CountDown,
    EmergenceAction,
    PaperReady,
    PauseCountdown,
    Reopen,
    ResumeCountdown,
    Select,
    StretchCountdown,
    TypePaper,
)
from companion.games.emergence.rules import papers
from companion.games.emergence.rules.refusals import why, wrong_phase
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.state.phases import OnBoard, Selecting, Turn
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
        case TypePaper(seat=seat):
            return papers.typing_problems(now, actor, seat)
        case Select() if now.is_zero:
            return (why("choices_stand", "EM-58"),)
        case PaperReady() | Reopen() | CountDown() if now.is_zero:
            return wrong_phase(state, action).reasons
        case Select():
            return ()
        case PaperReady(seat=seat):
            return papers.ready_problems(state, now, actor, seat)
        case Reopen() if now.countdown:
            return (why("countdown_runs", "EM-12"),)
        case Reopen():
            is_sealed = actor in now.envelopes or actor in now.papers
            return () if is_sealed else (why("nothing_sealed", "EM-11"),)
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
        waiting = tuple(seat for seat in state.seats if seat not in now.envelopes.keys() | now.papers)
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
        case PaperReady(seat=seat), _:
            return replace(state, now=papers.folded(now, seat))
        case TypePaper(seat=seat), _:
            return _when_all_typed(papers.typed(state, now, seat, action))
        case Reopen(), _:
            kept = {seat: envelope for seat, envelope in now.envelopes.items() if seat != actor}
            return replace(state, now=replace(now, envelopes=kept, papers=now.papers - {actor}))
        case CountDown(seconds=seconds), _:
            counting = Counting(seconds or state.options.countdown)
            return replace(state, now=replace(now, countdown=counting), countdowns=state.countdowns + 1)
        case ((PauseCountdown() | ResumeCountdown()), Counting() as counting):
            return replace(state, now=replace(now, countdown=counting.turned()))
        case StretchCountdown(seconds=more), Counting() as counting:
            return replace(state, now=replace(now, countdown=counting.stretched(more)))
        case CallOffCountdown(), _:
            return replace(state, now=replace(now, countdown=None)).logged("called-off", now.leader)
        case TimeUp(), _:
            return _when_all_typed(replace(state, now=replace(now, countdown=None, is_zero=True)))
        case _:
            raise wrong_phase(state, action)


def _sealed(state: EmergenceState, now: Selecting, seat: Seat, choice: Select) -> EmergenceState:
    """A choice lies in its envelope; only its seat may look into it."""
    inside = SelectionView(action=choice.action, augmentation=choice.augmentation)
    envelopes = {**now.envelopes, seat: Hidden(inside, frozenset({seat}))}
    return replace(state, now=replace(now, envelopes=envelopes, papers=now.papers - {seat}))


def _when_all_typed(state: EmergenceState) -> EmergenceState:
    """The reveal, once no folded paper waits any more."""
    now = state.now
    is_due = isinstance(now, Selecting) and not now.papers - now.typed.keys()
    return _revealed(state, now) if isinstance(now, Selecting) and is_due else state


def _revealed(state: EmergenceState, now: Selecting) -> EmergenceState:
    """All envelopes open in the same instant, and the leader's turn begins, or the round on the board."""
    opened = {seat: envelope.value for seat, envelope in now.envelopes.items()} | now.typed
    shown = {seat: opened[seat] for seat in state.seats}
    playing = Turn(now.leader, shown, now.leader) if state.keeps_board else OnBoard(now.leader, shown)
    return replace(state, now=playing, reveals=state.reveals + 1).logged(
        "revealed", now.leader, round=state.round
    )
