"""What a borrower of a seat sees of its own half: what they sealed and drew themselves."""

from __future__ import annotations

from companion.games.toolbox.actions import Draw, Seal, TypeSealed
from companion.games.toolbox.redact.mine import ITEM
from companion.games.toolbox.rules import luck
from companion.games.toolbox.state import ToolboxState
from companion.games.toolbox.views import ToolboxView
from companion.kernel.action import Action
from companion.kernel.seat import Seat


def lent(
    state: ToolboxState, seat: Seat, view: ToolboxView, said: tuple[Action, ...]
) -> ToolboxView:  # section 10
    """No role, no meeting, no line of roles; a choice, scores and pieces only if the borrower made them."""
    rows = {one.row for one in said if isinstance(one, TypeSealed)}
    return view.model_copy(
        update={
            "my_looks": _items(state, seat, view, said),
            "my_choice": view.my_choice if any(isinstance(one, Seal) for one in said) else None,
            "my_choices": {},
            "my_scores": {row: value for row, value in view.my_scores.items() if row in rows},
            "my_line": "",
        }
    )


def _items(state: ToolboxState, seat: Seat, view: ToolboxView, said: tuple[Action, ...]) -> tuple[str, ...]:
    """The newest pieces that the seat drew for its own eyes: as many as the borrower did."""
    drawn = [one for one in state.drawn if one.seat == seat]
    late = drawn[len(drawn) - sum(one.count for one in said if isinstance(one, Draw) and one.for_me) :]
    own = enumerate(luck.mine(state, seat), start=1)
    names = [f"{ITEM}{number}" for number, one in own if any(one is new for new in late)]
    return tuple(at for at in view.my_looks if at in names)
