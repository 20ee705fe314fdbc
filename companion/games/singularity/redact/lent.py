"""What a borrower of a seat sees of its own half: a vote that they gave themselves."""

from __future__ import annotations

from companion.games.singularity.actions.table import Vote
from companion.games.singularity.state import SingularityState
from companion.games.singularity.views import SingularityView
from companion.kernel.action import Action
from companion.kernel.seat import Seat


def lent(
    _state: SingularityState, _seat: Seat, view: SingularityView, said: tuple[Action, ...]
) -> SingularityView:  # SW-3, SW-39
    """The vote of its owner stays shut; how many cards the hand has is needed to act."""
    is_own = any(isinstance(one, Vote) for one in said)
    return view.model_copy(update={"my_vote": view.my_vote if is_own else None})
