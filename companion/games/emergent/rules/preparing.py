"""Behind the screen: plans and placements, ready or not, the leader's timer (ET-7..15, FP-2, FP-3)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import (
    CallOffTimer,
    EmergentAction,
    MakePlan,
    PauseTimer,
    PlaceDiscs,
    Ready,
    ResumeTimer,
    StartTimer,
    StretchTimer,
    Unready,
)
from companion.games.emergent.actions.plan import EMPTY_PLAN, Plan
from companion.games.emergent.rules import fast, placing, timing
from companion.games.emergent.rules.refusals import refusal, why, wrong_phase
from companion.games.emergent.state import Draft, EmergentState, FastDraft, Placement, logged
from companion.games.emergent.sums import fastplay, planning
from companion.games.emergent.sums.planning import Found
from companion.kernel.action import Rejection, TimeUp
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Actor, Seat


def apply(state: EmergentState, actor: Actor, action: EmergentAction) -> EmergentState:
    """The phases `plan` and `fast`."""
    match action:
        case MakePlan(plan=plan) if state.phase == "plan":
            return _planned(state, Seat(actor), plan)
        case PlaceDiscs(placement=placement) if state.phase == "fast":
            return _discs_placed(state, Seat(actor), placement)
        case Ready():
            return _sealed(state, Seat(actor))
        case Unready():
            return _opened_again(state, Seat(actor))
        case StartTimer() | PauseTimer() | ResumeTimer() | StretchTimer() | CallOffTimer():
            return timing.steered(state, actor, action)
        case TimeUp(name=name, serial=serial):
            timing.check_rung(state, name, serial)
            return _time_is_up(state)
        case _:
            raise wrong_phase(state, action)


def draft(state: EmergentState, seat: Seat) -> Draft:
    """What lies behind this seat's screen; an empty plan until it is made."""
    kept = state.drafts.get(seat)
    return kept.value if kept else Draft()


def fast_draft(state: EmergentState, seat: Seat) -> FastDraft:
    """The same for Fast Play."""
    kept = state.fast_drafts.get(seat)
    return kept.value if kept else FastDraft({})


def plan_faults(state: EmergentState, seat: Seat, plan: Plan) -> tuple[Found, ...]:
    """Everything wrong with this seat's plan in this round (ET-14)."""
    firm = state.firms[seat]
    return planning.check(plan, firm.cash, firm.dcs, state.ground.land, state.round, state.rules)


def disc_faults(state: EmergentState, placement: Placement) -> tuple[Found, ...]:
    """Everything wrong with a placement of Fast Play (FP-2)."""
    return fastplay.check(placement, state.ground.land.regions, state.rules)


def faults(state: EmergentState, seat: Seat) -> tuple[Found, ...]:
    """What keeps this seat from being ready."""
    if state.phase == "fast":
        return disc_faults(state, fast_draft(state, seat).placement)
    return plan_faults(state, seat, draft(state, seat).plan)


def _planned(state: EmergentState, seat: Seat, plan: Plan) -> EmergentState:
    """Any plan is kept as a draft; the last legal one too, for the clock (ET-7)."""
    _check_open(state, seat)
    legal = draft(state, seat).legal if plan_faults(state, seat, plan) else plan
    kept = Hidden(Draft(plan, legal), frozenset({seat}))
    return replace(state, drafts={**state.drafts, seat: kept})


def _discs_placed(state: EmergentState, seat: Seat, placement: Placement) -> EmergentState:
    """FP-2."""
    _check_open(state, seat)
    legal = fast_draft(state, seat).legal if disc_faults(state, placement) else placement
    kept = Hidden(FastDraft(placement, legal), frozenset({seat}))
    return replace(state, fast_drafts={**state.fast_drafts, seat: kept})


def _check_open(state: EmergentState, seat: Seat) -> None:
    if seat in state.ready:
        raise refusal("sealed", "ET-14")


def _sealed(state: EmergentState, seat: Seat) -> EmergentState:
    """Ready; the last one opens all plans at once (ET-14, ET-15)."""
    if seat in state.ready:
        raise refusal("already_ready", "ET-14")
    if found := faults(state, seat):
        rule = "FP-2" if state.phase == "fast" else "ET-14"
        first = why("plan_illegal", rule, count=len(found))
        raise Rejection.of((first, *(one.reason for one in found)))
    ready = state.ready | {seat}
    state = replace(state, ready=ready, log=logged(state, "ready", seat))
    return _revealed(state) if len(ready) == len(state.seats) else state


def _opened_again(state: EmergentState, seat: Seat) -> EmergentState:
    if seat not in state.ready:
        raise refusal("not_ready", "ET-14")
    return replace(state, ready=state.ready - {seat}, log=logged(state, "unready", seat))


def _time_is_up(state: EmergentState) -> EmergentState:
    """Everybody's plan counts as it is: the draft if legal, else the last legal one, else an empty one."""
    late = tuple(seat for seat in state.seats if seat not in state.ready)
    log = logged(state, "time-up", late_seats=late)
    return _revealed(replace(state, time_ran_out=late, log=log))


def _revealed(state: EmergentState) -> EmergentState:
    """All at one instant; nothing can change afterwards (ET-15, FP-3)."""
    state = replace(state, countdown=None, reveals=state.reveals + 1, ready=frozenset())
    if state.phase == "fast":
        return fast.awarded(state, {seat: _final_placement(state, seat) for seat in state.seats})
    return placing.revealed(state, {seat: _final_plan(state, seat) for seat in state.seats})


def _final_plan(state: EmergentState, seat: Seat) -> Plan:
    kept = draft(state, seat)
    tries = (kept.plan, *([kept.legal] if kept.legal else []))
    return next((plan for plan in tries if not plan_faults(state, seat, plan)), EMPTY_PLAN)


def _final_placement(state: EmergentState, seat: Seat) -> Placement:
    kept = fast_draft(state, seat)
    if not disc_faults(state, kept.placement):
        return kept.placement
    return kept.legal or {}
