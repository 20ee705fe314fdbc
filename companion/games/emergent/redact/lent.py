"""What a borrower of a firm sees of its own half: what they planned and chose themselves."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import MakePlan, PlaceDiscs, SellOff, Ship
from companion.games.emergent.redact import mine
from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.phases import FastPlanning, Planning
from companion.games.emergent.views import EmergentView
from companion.kernel.action import Action
from companion.kernel.seat import Seat


def lent(
    state: EmergentState, seat: Seat, view: EmergentView, said: tuple[Action, ...]
) -> EmergentView:  # ET-7, FP-2
    """Behind the screen lies nothing until the borrower has planned; the money is needed to act."""
    kinds = {type(one) for one in said}
    shipping, selling = view.my_shipping, view.my_selling
    if shipping and Ship not in kinds:
        view = view.model_copy(update={"my_shipping": shipping.model_copy(update={"chosen": None})})
    if selling and SellOff not in kinds:
        view = view.model_copy(update={"my_selling": selling.model_copy(update={"chosen": ()})})
    return view if MakePlan in kinds or PlaceDiscs in kinds else _unplanned(state, seat, view)


def _unplanned(state: EmergentState, seat: Seat, view: EmergentView) -> EmergentView:
    """With an empty plan, should this be the time to make one."""
    match state.step:
        case Planning(drafts=drafts) as step:
            empty = replace(step, drafts={one: kept for one, kept in drafts.items() if one != seat})
            return view.model_copy(update=mine.added(replace(state, step=empty), seat))
        case FastPlanning(drafts=placed) as fast:
            bare = replace(fast, drafts={one: kept for one, kept in placed.items() if one != seat})
            return view.model_copy(update=mine.added(replace(state, step=bare), seat))
        case _:
            return view
