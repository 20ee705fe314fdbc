"""Ties become votes on the phones, hidden until all have answered; the leader breaks them (SW-39)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from companion.games.singularity.actions import SingularityAction
from companion.games.singularity.actions.enemies import DirectGroup
from companion.games.singularity.actions.table import (
    CallVote,
    CarryOut,
    CloseVote,
    PaperReady,
    TypePaper,
    Vote,
)
from companion.games.singularity.rules import papers, settling, stepping
from companion.games.singularity.rules.refusals import refusal, why, wrong_step
from companion.games.singularity.rules.seats import leader_problems, voters
from companion.games.singularity.state import SingularityState, place_name
from companion.games.singularity.state.enemies import Ballot, EnemyStep
from companion.games.singularity.views.enemies import OptionView
from companion.games.singularity.words import Phase
from companion.kernel.action import Reason
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat

ASKED_IN: Final[tuple[Phase, ...]] = ("play", "enemies", "refill")
"""When the table may ask the phones something."""


def called(state: SingularityState, action: CallVote, seat: Seat | None) -> SingularityState:
    """The table asks the phones something the app cannot know."""
    if state.phase not in ASKED_IN:
        raise wrong_step(state, action)
    options = tuple(OptionView(at=at, text=text) for at, text in enumerate(action.options))
    ballot = Ballot("custom", options, question=action.question)
    return replace(state, ballot=ballot).logged("vote-called", seat, question=action.question)


def answered(ballot: Ballot) -> frozenset[Seat]:
    """Who has voted, or folded a paper."""
    return ballot.folded | frozenset(ballot.votes)


def apply(
    state: SingularityState, ballot: Ballot, actor: Actor, action: SingularityAction
) -> SingularityState:
    """The phase `vote`; the leader may also settle the group in question by hand."""
    match action:
        case Vote(option=option):
            refuse_faults(vote_problems(state, ballot, actor))
            return _voted(state, ballot, Seat(actor), option)
        case PaperReady(seat=seat, is_ready=True):
            ballot = papers.folded(state, ballot, actor, seat)
            return _next(replace(state, ballot=ballot).logged("folded", seat), ballot)
        case PaperReady(seat=seat):
            return replace(state, ballot=papers.taken_out(state, ballot, actor, seat))
        case TypePaper(seat=seat, option=option):
            refuse_faults(papers.type_problems(state, ballot, actor, seat))
            return _voted(state.logged("typed-paper", seat), ballot, seat, option)
        case CloseVote(option=option):
            return _closed(state, ballot, actor, option)
        case CarryOut():
            if ballot.winner is None:
                raise refusal("vote_runs", "SW-39")
            return carried_out(state, ballot)
        case DirectGroup() if isinstance(state.step, EnemyStep) and ballot.kind != "custom":
            refuse_faults(leader_problems(state, actor))
            return settling.directed(state, state.step, action)
        case _:
            raise wrong_step(state, action)


def vote_problems(state: SingularityState, ballot: Ballot, actor: Actor) -> tuple[Reason, ...]:
    """Who is asked may vote while votes are collected; once papers are unfolded only those on paper."""
    if actor not in voters(state):
        return (why("not_a_voter", "SW-39", leader_seat=state.leader),)
    is_collecting = ballot.is_open and (not ballot.papers or actor in ballot.papers)
    return () if is_collecting else (why("votes_are_open", "SW-39"),)


def close_problems(state: SingularityState, ballot: Ballot, actor: Actor) -> tuple[Reason, ...]:
    """The leader ends a vote that nobody has won yet."""
    if found := leader_problems(state, actor):
        return found
    return (why("votes_are_open", "SW-39"),) if ballot.winner is not None else ()


def _voted(state: SingularityState, ballot: Ballot, seat: Seat, option: int) -> SingularityState:
    """A vote; a second one replaces the first. The last one opens them all."""
    if option >= len(ballot.options):
        raise refusal("no_such_option", "SW-39")
    owners = frozenset({seat}) if state.options.votes == "hidden" else frozenset(state.seats)
    ballot = replace(
        ballot,
        votes={**ballot.votes, seat: Hidden(option, owners)},
        folded=ballot.folded - {seat},
        papers=ballot.papers - {seat},
    )
    return _next(replace(state, ballot=ballot), ballot)


def _next(state: SingularityState, ballot: Ballot) -> SingularityState:
    """Once all have answered folded papers are typed, then all votes open."""
    if len(answered(ballot)) < len(voters(state)):
        return state
    return papers.unfolded(state, ballot) if ballot.folded else _counted(state, ballot)


def _counted(state: SingularityState, ballot: Ballot) -> SingularityState:
    """All votes open; the most wins, and a tie waits for the leader."""
    tally = Counter(vote.value for vote in ballot.votes.values())
    most = max(tally.values())
    ahead = tuple(sorted(option for option, count in tally.items() if count == most))
    ballot = replace(ballot, is_open=False, papers=frozenset())
    state = replace(state, votes_opened=state.votes_opened + (1 if len(state.seats) > 1 else 0))
    if len(ahead) > 1:
        return replace(state, ballot=replace(ballot, tied=ahead)).logged(
            "vote-tied", leader_seat=state.leader
        )
    return _decided(state, ballot, ahead[0])


def _decided(state: SingularityState, ballot: Ballot, winner: int) -> SingularityState:
    """An option has won. Alone at the table, or with a leader who decides, nothing waits to be read."""
    ballot = replace(ballot, winner=winner, is_open=False, papers=frozenset())
    state = replace(state, ballot=ballot)
    return carried_out(state, ballot) if len(voters(state)) == 1 else state


def _closed(state: SingularityState, ballot: Ballot, actor: Actor, option: int | None) -> SingularityState:
    """The leader breaks a tie, or does not wait any longer for a phone."""
    refuse_faults(close_problems(state, ballot, actor))
    if ballot.tied:
        if option not in ballot.tied:
            raise refusal("break_the_tie", "SW-39")
        return _decided(state, ballot, option)
    if ballot.folded:
        return papers.unfolded(state, ballot)
    if ballot.votes:
        return _counted(state, ballot)
    if option is None or option >= len(ballot.options):
        raise refusal("nobody_voted", "SW-39")
    return _decided(state, ballot, option)


def carried_out(state: SingularityState, ballot: Ballot) -> SingularityState:
    """What the vote says happens."""
    winner = ballot.winner or 0
    chosen = ballot.options[winner]
    tally = sum(vote.value == winner for vote in ballot.votes.values())
    choice = chosen.text or place_name(state, chosen.place or "")
    state = replace(state, ballot=None).logged(
        "vote-decided", choice=choice, votes=tally, voters=len(ballot.votes)
    )
    match state.step:
        case EnemyStep() as march if ballot.kind == "custom":
            return stepping.advanced(state, march)
        case EnemyStep() as march:
            return stepping.chosen(state, march, ballot, winner)
        case _:
            return state
