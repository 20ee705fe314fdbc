"""The private half of a view: only what this seat may know, for this seat only."""

from __future__ import annotations

from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.rules import placing, preparing, settling, trading
from companion.games.emergent.state import EmergentState, sellers
from companion.games.emergent.state.phases import Allocating, FastPlanning, Firm, Planning, Trading
from companion.games.emergent.sums import accounts, costs, fastplay, market
from companion.games.emergent.sums.costs import Bill
from companion.games.emergent.sums.estimate import estimate
from companion.games.emergent.views.mine import (
    Estimate,
    MyAllocation,
    MyDiscs,
    MyPlan,
    MySelling,
    MyShipping,
    Pool,
    ShipFrom,
)
from companion.games.emergent.views.results import Note
from companion.games.emergent.words import (
    transport_price,
)
from companion.kernel.seat import Seat


def added(state: EmergentState, seat: Seat) -> dict[str, object]:
    """Every field of the view that belongs to this seat alone."""
    found: dict[str, object] = {"my_cash": state.firms[seat].cash if state.mode == "full" else None}
    match state.step:
        case Planning(ready=ready) | FastPlanning(ready=ready) if seat in ready:
            found["my_sealed"] = True
        case Planning() as step:
            found["my_plan"] = _plan(state, step, seat)
        case FastPlanning() as step:
            found["my_discs"] = _discs(state, step, seat)
        case Allocating() as step if not placing.turn_problems(state, step, seat):
            cubes = step.round.plans[seat].cubes
            dcs = tuple(map(accounts.dc_line, state.firms[seat].dcs))
            found["my_allocation"] = MyAllocation(cubes=cubes, dcs=dcs)
        case Trading(is_settling=True) as step:
            found["my_selling"] = _selling(state, step, seat)
        case Trading() as step:
            found["my_shipping"] = _shipping(state, step, seat)
    return found


def _plan(state: EmergentState, step: Planning, seat: Seat) -> MyPlan:  # ET-12..14
    """The open draft with its sums, faults, pieces and estimate."""
    firm, plan = state.firms[seat], preparing.draft(step, seat).plan
    bill = costs.bill(plan, firm.dcs, state.rules)
    money = accounts.money(firm.cash, bill)
    short = Note(
        code="emergent.warn_operating",
        rule="ET-12",
        facts={"left": money.left, "operating": money.operating},
    )
    return MyPlan(
        plan=plan,
        money=money,
        pool=_pool(state, firm, plan),
        dcs=accounts.plan_dcs(plan, firm.dcs),
        faults=preparing.plan_faults(state, seat, plan),
        warnings=(short,) if money.is_short and money.left >= 0 else (),
        next_id=_next_id(state, seat, plan),
        estimate=_estimate(state, firm, plan, bill) if state.rules.estimator else None,
    )


def _estimate(state: EmergentState, firm: Firm, plan: Plan, bill: Bill) -> Estimate:
    ground = state.ground
    left = firm.cash + bill.sale - bill.cost
    standing = costs.placed(plan, firm.dcs)
    total = state.totals.get(state.round)
    return estimate(plan, standing, left, bill, ground.land, ground.atlas, total)


def _pool(state: EmergentState, firm: Firm, plan: Plan) -> Pool:
    if state.rules.component_limits == "off":
        return Pool(small=None, large=None, cubes=None, cylinders=None)
    return Pool(**costs.pool(plan, firm.dcs, state.rules))


def _next_id(state: EmergentState, seat: Seat, plan: Plan) -> str:
    """An id this firm has never used."""
    used = {dc.id for dc in state.firms[seat].dcs} | {build.id for build in plan.build}
    for record in state.records:
        used |= {dc.id for firm in record.firms if firm.seat == seat for dc in firm.placed}
    return next(name for number in range(1, 1000) if (name := f"dc{number}") not in used)


def _discs(state: EmergentState, step: FastPlanning, seat: Seat) -> MyDiscs:  # FP-2, FP-4
    """The open placement of Fast Play."""
    placement = preparing.fast_draft(step, seat).placement
    tint, left = state.ground.colours, fastplay.in_hand(placement)
    earns = {
        region: fastplay.award(discs, tint[region]) for region, discs in placement.items() if region in tint
    }
    return MyDiscs(
        placement=placement,
        small_left=left["small"],
        large_left=left["large"],
        faults=preparing.disc_faults(state, placement),
        earns=earns,
        total=sum(earns.values()),
    )


def _shipping(state: EmergentState, step: Trading, seat: Seat) -> MyShipping | None:  # ET-25
    """My demand in the city that waits for choices, nearest first filled in."""
    pending, place = trading.asked_to_ship(state, step, seat), state.seats.index(seat)
    if pending is None:
        return None
    region, stock = pending.demand.region, pending.left[place]
    dcs = sellers(state)[place].dcs
    way = market.way(state.ground.atlas, tuple([dc.region for dc in dcs]), region)
    proposed = {one.dc: one for one in market.nearest(way, place, stock, pending.sold[place])}
    return MyShipping(
        city=pending.demand.city,
        tier=pending.tiers[place] or 0,
        units=pending.sold[place],
        dcs=tuple(
            ShipFrom(
                dc=dcs[at].id,
                size=dcs[at].size,
                region=dcs[at].region,
                cubes=stock[at],
                distance=way.distances[at],
                price=transport_price(way.distances[at]),
                proposed=proposed[at].units if at in proposed else 0,
                route=state.ground.atlas.route(dcs[at].region, region),
            )
            for at in way.order
            if stock[at]
        ),
        chosen=None if place in step.market.waiting else step.shipped[pending.demand.city][seat],
    )


def _selling(state: EmergentState, step: Trading, seat: Seat) -> MySelling | None:
    """What I have to sell because I cannot pay (A10)."""
    asked = settling.asked_to_sell(state, settling.settled(state, step), seat)
    if asked is None:
        return None
    short, proposal = asked
    dcs = tuple(map(accounts.dc_line, state.firms[seat].dcs))
    chosen = step.sold_off.get(seat, ())
    return MySelling(short=short, dcs=dcs, proposal=proposal, chosen=chosen)
