"""What a borrower of a seat sees of its own half: what they sealed themselves, and nothing from before."""

from __future__ import annotations

from companion.games.emergence.actions import Insert, Select
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.state.phases import Selecting
from companion.games.emergence.views import EmergenceView
from companion.kernel.action import Action
from companion.kernel.seat import Seat


def lent(
    state: EmergenceState, seat: Seat, view: EmergenceView, said: tuple[Action, ...]
) -> EmergenceView:  # EM-7, EM-11, EM-34, EM-43
    """No card, no meeting, no answer of a spy; an envelope and splits only if the borrower filled them."""
    splits = [at for at in view.my_looks if at.startswith("split:")]
    inserted = sum(isinstance(one, Insert) for one in said)
    is_sealed = isinstance(state.now, Selecting) and seat in state.now.envelopes
    is_own = not is_sealed or any(isinstance(one, Select) for one in said)
    return view.model_copy(
        update={
            "my_looks": tuple(splits[len(splits) - inserted :]),
            "my_selection": view.my_selection if is_own else None,
        }
    )
