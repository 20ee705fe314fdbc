"""A plan on paper: folded while the others seal theirs, typed at the reveal before anything opens (ET-48)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.rules.refusals import why
from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.phases import Preparing
from companion.kernel.action import Reason
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, Voice


def voice_problems(state: EmergentState, actor: Actor, seat: Seat) -> tuple[Reason, ...]:
    """Only for a seat on paper, and only by who types for it: its own page, or the table."""
    if seat not in state.seats:
        return (why("unknown_seat", "ET-1"),)
    is_paper = seat in state.by_hand and actor in (seat, Voice.TABLE)
    return () if is_paper else (why("not_on_paper", "ET-48", paper_seat=seat),)


def fold_problems(state: EmergentState, step: Preparing, actor: Actor, seat: Seat) -> tuple[Reason, ...]:
    """Why nothing is folded for this seat now."""
    if found := voice_problems(state, actor, seat):
        return found
    if step.papers:
        return (why("already_revealed", "ET-15"),)
    return (why("already_ready", "ET-14"),) if seat in step.ready else ()


def folded(state: EmergentState, step: Preparing, actor: Actor, seat: Seat) -> Preparing:
    """It counts as ready; what stands on it nobody has typed."""
    refuse_faults(fold_problems(state, step, actor, seat))
    return replace(step, ready=step.ready | {seat}, folded=step.folded | {seat})


def lying(state: EmergentState, step: Preparing) -> frozenset[Seat]:
    """Seats on paper that neither folded nor planned on a phone: at zero their paper is taken as it is."""
    return state.by_hand - step.ready - frozenset(step.drafts)


def unfolded(state: EmergentState, step: Preparing) -> EmergentState:
    """The papers are opened for all to see and wait to be typed; the sealed plans stay as they are."""
    papers = step.folded
    step = replace(
        step, ready=frozenset(state.seats) - papers, folded=frozenset(), papers=papers, countdown=None
    )
    there = tuple(seat for seat in state.seats if seat in papers)
    return replace(state, step=step, reveals=state.reveals + 1).logged("papers", paper_seats=there)
