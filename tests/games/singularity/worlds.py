"""Other worlds of The Singularity War: votes, hands and draws that a viewer may not know, dealt anew."""

from __future__ import annotations

from dataclasses import replace

from companion.games.singularity.rules.drawing import pool
from companion.games.singularity.state import SingularityState
from companion.games.singularity.state.enemies import Ballot
from companion.games.singularity.state.team import Member
from companion.kernel.chance import Seed
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat, Viewer
from tests.games.kits import Pick


def redeal(state: SingularityState, viewer: Viewer, pick: Pick) -> SingularityState:
    """The same game as far as this viewer may know it (SW-3)."""
    return replace(
        state,
        seed=Hidden(Seed(bytes(pick(range(256)) for _ in range(32)))),
        members={seat: _member(state, one, viewer, pick) for seat, one in state.members.items()},
        ballot=_ballot(state, viewer, pick),
        draws={
            kind: Hidden(tuple(pick(pool(state.options, kind)) for _ in queue.value))
            for kind, queue in state.draws.items()
        },
    )


def flip(state: SingularityState, _seat: Seat) -> SingularityState:
    """There are no cards of one's own to hold in this game: only what the app will draw is another."""
    return replace(
        state, draws={kind: Hidden(tuple(reversed(queue.value))) for kind, queue in state.draws.items()}
    )


def _member(state: SingularityState, member: Member, viewer: Viewer, pick: Pick) -> Member:
    """Somebody else's hand, unless the house plays with open hands."""
    if member.seat == viewer or state.options.open_hands:
        return member
    return replace(member, hand=Hidden(pick(range(7)), member.hand.owners))


def _ballot(state: SingularityState, viewer: Viewer, pick: Pick) -> Ballot | None:
    """Votes of others, as long as they are closed."""
    ballot = state.ballot
    if ballot is None or not ballot.is_open or state.options.votes == "open":
        return ballot
    options = range(len(ballot.options))
    votes = {
        seat: kept if seat == viewer else Hidden(pick(options), kept.owners)
        for seat, kept in ballot.votes.items()
    }
    return replace(ballot, votes=votes)
