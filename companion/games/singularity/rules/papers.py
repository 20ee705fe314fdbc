"""A vote on paper: folded while the phones seal theirs, typed before anything opens (SW-41)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.singularity.rules.refusals import why
from companion.games.singularity.rules.seats import voters
from companion.games.singularity.state import SingularityState
from companion.games.singularity.state.enemies import Ballot
from companion.kernel.action import Reason
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, Voice


def voice_problems(state: SingularityState, ballot: Ballot, actor: Actor, seat: Seat) -> tuple[Reason, ...]:
    """Only for who is asked and plays on paper, and only by who types for it: its own page, or the table."""
    if seat not in state.seats:
        return (why("unknown_seat", "SW-2"),)
    if seat not in state.options.by_hand or actor not in (seat, Voice.TABLE):
        return (why("not_on_paper", "SW-41", paper_seat=seat),)
    if seat not in voters(state):
        return (why("not_a_voter", "SW-39", leader_seat=state.leader),)
    return () if ballot.is_open else (why("votes_are_open", "SW-39"),)


def fold_problems(state: SingularityState, ballot: Ballot, actor: Actor, seat: Seat) -> tuple[Reason, ...]:
    """Why nothing is folded for this seat now."""
    if found := voice_problems(state, ballot, actor, seat):
        return found
    if ballot.papers or state.options.votes != "hidden":
        return (why("votes_are_open", "SW-39"),)
    has_answered = seat in ballot.votes or seat in ballot.folded
    return (why("already_folded", "SW-41", paper_seat=seat),) if has_answered else ()


def out_problems(state: SingularityState, ballot: Ballot, actor: Actor, seat: Seat) -> tuple[Reason, ...]:
    """Why no paper of this seat can be taken out again."""
    if found := voice_problems(state, ballot, actor, seat):
        return found
    if ballot.papers:
        return (why("votes_are_open", "SW-39"),)
    return () if seat in ballot.folded else (why("not_folded", "SW-41", paper_seat=seat),)


def type_problems(state: SingularityState, ballot: Ballot, actor: Actor, seat: Seat) -> tuple[Reason, ...]:
    """Why no paper of this seat is typed now: a hidden one only once all are in."""
    if found := voice_problems(state, ballot, actor, seat):
        return found
    is_due = seat in ballot.papers or state.options.votes != "hidden"
    return () if is_due else (why("paper_waits", "SW-41", paper_seat=seat),)


def folded(state: SingularityState, ballot: Ballot, actor: Actor, seat: Seat) -> Ballot:
    """It counts as answered; what stands on it nobody has typed."""
    refuse_faults(fold_problems(state, ballot, actor, seat))
    return replace(ballot, folded=ballot.folded | {seat})


def taken_out(state: SingularityState, ballot: Ballot, actor: Actor, seat: Seat) -> Ballot:
    """The paper is not folded after all."""
    refuse_faults(out_problems(state, ballot, actor, seat))
    return replace(ballot, folded=ballot.folded - {seat})


def unfolded(state: SingularityState, ballot: Ballot) -> SingularityState:
    """The papers are opened for all to see and wait to be typed; the sealed votes stay as they are."""
    there = tuple(seat for seat in state.seats if seat in ballot.folded)
    ballot = replace(ballot, folded=frozenset(), papers=ballot.folded)
    return replace(state, ballot=ballot, votes_opened=state.votes_opened + 1).logged(
        "papers", paper_seats=there
    )


def folding(state: SingularityState, ballot: Ballot) -> tuple[Seat, ...]:
    """Whose paper is still to be folded."""
    asked = (seat for seat in voters(state) if seat in state.options.by_hand)
    return tuple(seat for seat in asked if not fold_problems(state, ballot, seat, seat))
