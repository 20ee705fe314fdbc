"""What a seat sees besides: its own choice, its own sealed scores, what it may do and hold."""

from __future__ import annotations

from companion.games.toolbox.rules import luck
from companion.games.toolbox.rules.dealing import MEETING, meeting_face, role_face
from companion.games.toolbox.rules.own_choices import own_choices
from companion.games.toolbox.rules.voices import leads
from companion.games.toolbox.state import ToolboxState
from companion.games.toolbox.views import ToolboxView
from companion.kernel.seat import Seat
from companion.kernel.view import Face

ROLE, MEETING_CARD, ITEM = "role", "meeting", "item-"


def for_seat(state: ToolboxState, seat: Seat, public: ToolboxView) -> ToolboxView:
    """The public view with what is this seat's own."""
    if seat not in state.seats:
        return public
    is_lead = leads(state, seat)
    asked, pad, deal = state.question, state.pad, state.deal
    own = own_choices(state, seat, is_lead=is_lead)
    scores = {
        row: entries[seat].value for row, entries in (pad.sealed if pad else {}).items() if seat in entries
    }
    hides = deal is not None and state.options.role_list == "lead" and is_lead
    return public.model_copy(
        update={
            "choices": (*own, *public.lead) if is_lead else own,
            "my_looks": _looks(state, seat),
            "my_choice": asked.envelopes[seat].value if asked and seat in asked.envelopes else None,
            "my_choices": {run.view.number: run.own[seat].value for run in state.runs if seat in run.own},
            "my_scores": scores,
            "my_kinds": () if state.is_closed else tuple(one.kinds for one in luck.mine(state, seat)),
            "my_line": deal.spec.line if deal and hides else "",
        }
    )


def _looks(state: ToolboxState, seat: Seat) -> tuple[str, ...]:
    """The same names for every seat of a deal."""
    if state.is_closed:
        return ()
    deal = state.deal
    role = (ROLE,) if deal else ()
    meeting = (MEETING_CARD,) if deal and deal.line is not None and MEETING[deal.line].may_look else ()
    items = tuple(f"{ITEM}{number}" for number in range(1, len(luck.mine(state, seat)) + 1))
    return (*role, *meeting, *items)


def look(state: ToolboxState, seat: Seat, at: str) -> Face | None:
    """What a held card shows; all faces of a kind have one length."""
    if seat not in state.seats or at not in _looks(state, seat) or (state.deal is None and at == ROLE):
        return None
    if at.startswith(ITEM):
        one = luck.mine(state, seat)[int(at.removeprefix(ITEM)) - 1]
        return Face(at=at, code=f"item-{one.face.value:02}")
    if state.deal is None:
        return None
    is_role = at == ROLE
    code = role_face(state.deal, seat) if is_role else meeting_face(state, state.deal, seat)
    return Face(at=at, code=code)
