"""Behind the screen: plans and placements, ready or not, until all open at one instant."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import EmergentAction, MakePlan, PaperReady, PlaceDiscs, Ready, Unready
from companion.games.emergent.actions.plan import EMPTY_PLAN, Plan
from companion.games.emergent.rules import fast, papers, placing, timing
from companion.games.emergent.rules.refusals import why, wrong_phase
from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.phases import (
    Draft,
    FastDraft,
    FastPlanning,
    Placement,
    Planning,
    Preparing,
)
from companion.games.emergent.sums import fastplay, planning
from companion.games.emergent.views.mine import Fault
from companion.kernel.action import Reason, TimeUp
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat


def apply(state: EmergentState, step: Preparing, actor: Actor, action: EmergentAction) -> EmergentState:
    """The phases `plan` and `fast`."""
    if isinstance(action, timing.Steering):
        return timing.steered(state, step, actor, action)
    match action, step:
        case MakePlan(plan=plan), Planning():
            return _planned(state, step, Seat(actor), plan)
        case PlaceDiscs(placement=placement), FastPlanning():
            return _discs_placed(state, step, Seat(actor), placement)
        case Ready(), _:
            return _sealed(state, step, Seat(actor))
        case Unready(), _:
            return _opened_again(state, step, Seat(actor))
        case PaperReady(seat=seat, is_ready=True), _:
            step = papers.folded(state, step, actor, seat)
            return _next(replace(state, step=step).logged("folded", seat), step)
        case PaperReady(seat=seat), _:
            refuse_faults(papers.voice_problems(state, actor, seat))
            return _opened_again(state, step, seat)
        case TimeUp(name=name, serial=serial), _:
            timing.check_rung(state, name, serial)
            return _time_is_up(state, step)
        case _:
            raise wrong_phase(state, action)


def draft(step: Planning, seat: Seat) -> Draft:
    """What lies behind this seat's screen; an empty plan until it is made."""
    kept = step.drafts.get(seat)
    return kept.value if kept else Draft()


def fast_draft(step: FastPlanning, seat: Seat) -> FastDraft:
    """The same for Fast Play."""
    kept = step.drafts.get(seat)
    return kept.value if kept else FastDraft({})


def plan_faults(state: EmergentState, seat: Seat, plan: Plan) -> tuple[Fault, ...]:  # ET-14
    """Everything wrong with this seat's plan in this round."""
    firm = state.firms[seat]
    return planning.check(plan, firm.cash, firm.dcs, state.ground.land, state.round, state.rules)


def disc_faults(state: EmergentState, placement: Placement) -> tuple[Fault, ...]:  # FP-2
    """Everything wrong with a placement of Fast Play."""
    return fastplay.check(placement, state.ground.land.regions, state.rules)


def draft_problems(step: Preparing, seat: Seat) -> tuple[Reason, ...]:
    """Why this seat cannot plan now: its envelope is closed."""
    return (why("sealed", "ET-14"),) if seat in step.ready else ()


def ready_problems(state: EmergentState, step: Preparing, seat: Seat) -> tuple[Reason, ...]:
    """Why this seat cannot seal: it has, or its plan has faults, all named to it alone (ET-14)."""
    if seat in step.ready:
        return (why("already_ready", "ET-14"),)
    if isinstance(step, FastPlanning):
        rule, found = "FP-2", disc_faults(state, fast_draft(step, seat).placement)
    else:
        rule, found = "ET-14", plan_faults(state, seat, draft(step, seat).plan)
    reasons = tuple(fault.reason() for fault in found)
    return (why("plan_illegal", rule, count=len(found)), *reasons) if reasons else ()


def unready_problems(step: Preparing, seat: Seat) -> tuple[Reason, ...]:
    """Why this seat has nothing to open again, or can no more: papers are being typed."""
    if step.papers:
        return (why("already_revealed", "ET-15"),)
    return () if seat in step.ready else (why("not_ready", "ET-14"),)


def _planned(state: EmergentState, step: Planning, seat: Seat, plan: Plan) -> EmergentState:  # ET-7
    """Any plan is kept as a draft; the last legal one too, for the clock."""
    refuse_faults(draft_problems(step, seat))
    legal = draft(step, seat).legal if plan_faults(state, seat, plan) else plan
    kept = Hidden(Draft(plan, legal), frozenset({seat}))
    return replace(state, step=replace(step, drafts={**step.drafts, seat: kept}))


def _discs_placed(
    state: EmergentState, step: FastPlanning, seat: Seat, placement: Placement
) -> EmergentState:  # FP-2
    """The same for Fast Play."""
    refuse_faults(draft_problems(step, seat))
    legal = fast_draft(step, seat).legal if disc_faults(state, placement) else placement
    kept = Hidden(FastDraft(placement, legal), frozenset({seat}))
    return replace(state, step=replace(step, drafts={**step.drafts, seat: kept}))


def _sealed(state: EmergentState, step: Preparing, seat: Seat) -> EmergentState:  # ET-14, ET-15
    """Ready; the last one opens all plans at once."""
    refuse_faults(ready_problems(state, step, seat))
    step = replace(step, ready=step.ready | {seat}, papers=step.papers - {seat})
    state = replace(state, step=step).logged("ready", seat)
    return _next(state, step)


def _next(state: EmergentState, step: Preparing) -> EmergentState:
    """Once the last one is ready folded papers are typed, then everything opens."""
    if len(step.ready) < len(state.seats):
        return state
    return papers.unfolded(state, step) if step.folded else _revealed(state, step)


def _opened_again(state: EmergentState, step: Preparing, seat: Seat) -> EmergentState:  # ET-14
    """The envelope lies open before its owner, until the last one is ready."""
    refuse_faults(unready_problems(step, seat))
    step = replace(step, ready=step.ready - {seat}, folded=step.folded - {seat})
    return replace(state, step=step).logged("unready", seat)


def _time_is_up(state: EmergentState, step: Preparing) -> EmergentState:
    """Everybody's plan counts as it is: the draft if legal, else the last legal one, else an empty one.

    What stands on a paper counts as it stands there, folded or not.
    """
    late = tuple(seat for seat in state.seats if seat not in step.ready)
    state = replace(state, time_ran_out=late).logged("time-up", late_seats=late)
    step = replace(step, folded=step.folded | papers.lying(state, step), ready=frozenset(state.seats))
    return _next(state, step)


def _revealed(state: EmergentState, step: Preparing) -> EmergentState:
    """All at one instant; nothing can change afterwards (ET-15)."""
    state = replace(state, reveals=state.reveals + 1)
    match step:
        case Planning():
            state = state.logged("revealed", round=state.round)
            return placing.revealed(state, {seat: _final_plan(state, step, seat) for seat in state.seats})
        case FastPlanning():
            return fast.awarded(state, {seat: _final_placement(state, step, seat) for seat in state.seats})


def _final_plan(state: EmergentState, step: Planning, seat: Seat) -> Plan:
    kept = draft(step, seat)
    tries = (kept.plan, *([kept.legal] if kept.legal else []))
    return next((plan for plan in tries if not plan_faults(state, seat, plan)), EMPTY_PLAN)


def _final_placement(state: EmergentState, step: FastPlanning, seat: Seat) -> Placement:
    kept = fast_draft(step, seat)
    return kept.legal or {} if disc_faults(state, kept.placement) else kept.placement
