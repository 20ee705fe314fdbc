"""A vote as everybody sees it: who has answered, and what only once all are in.

Rules: SW-39.
"""

from __future__ import annotations

from companion.games.singularity.rules import papers, voting
from companion.games.singularity.state import SingularityState
from companion.games.singularity.state.enemies import Ballot
from companion.games.singularity.views.enemies import VoteView


def vote(state: SingularityState, ballot: Ballot) -> VoteView:
    """The options, each with its votes when they are open."""
    shows = not ballot.is_open or state.options.votes == "open"
    return VoteView(
        kind=ballot.kind,
        group=ballot.group,
        question=ballot.question,
        options=tuple(
            option.model_copy(
                update={
                    "votes": tuple(
                        seat
                        for seat in state.seats
                        if seat in ballot.votes and ballot.votes[seat].value == option.at
                    )
                }
            )
            if shows
            else option
            for option in ballot.options
        ),
        voted=tuple(seat for seat in state.seats if seat in voting.answered(ballot)),
        folding=papers.folding(state, ballot),
        papers=tuple(seat for seat in state.seats if seat in ballot.papers),
        is_open=ballot.is_open,
        tied=ballot.tied,
        winner=ballot.winner,
        worst=ballot.worst,
    )
