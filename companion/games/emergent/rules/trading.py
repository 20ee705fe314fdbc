"""The market in public: worked out from the placement each time, walked through city by city (ET-18..27)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import EmergentAction, Moved, Ship, Walk
from companion.games.emergent.rules.refusals import refusal, wrong_phase
from companion.games.emergent.state import EmergentState, city_name, demands, logged, sellers
from companion.games.emergent.sums import market
from companion.kernel.seat import Actor, Seat


def apply(state: EmergentState, actor: Actor, action: EmergentAction) -> EmergentState:
    """The phase `market`; `walk` and `moved` also in `settle`."""
    match action:
        case Walk(to=to):
            return _walked(state, to)
        case Moved(city=city):
            return _moved(state, Seat(actor), city)
        case Ship():
            return _chosen(state, Seat(actor), action)
        case _:
            raise wrong_phase(state, action)


def opened(state: EmergentState) -> EmergentState:
    """The cards are right: the market opens, and the walk begins at the first city (ET-18)."""
    state = replace(state, phase="market", at=0, shipped={}, moved={}, sold_off={}, ready=frozenset())
    return recomputed(
        replace(state, log=logged(state, "market", round=state.round, cities=len(demands(state))))
    )


def recomputed(state: EmergentState) -> EmergentState:
    """The whole market anew, from the placement (section 9). Choices that do not fit are asked for again."""
    choices = state.shipped if state.rules.shipping == "owner_choice" else None
    found = market.resolve(state.ground.atlas, sellers(state), demands(state), state.rules, choices)
    state = replace(state, market=found)
    if found.pending is not None:
        return replace(state, phase="market")
    return state if count(state) else replace(state, phase="settle")


def count(state: EmergentState) -> int:
    """How many cities have a card."""
    return len(demands(state))


def resolved(state: EmergentState) -> market.Market:
    """The market of this round. Asked only once it is open."""
    assert state.market is not None, "the market is not open yet"  # noqa: S101 - the phases guarantee it
    return state.market


def farthest(state: EmergentState) -> int:
    """How far the walk may go: to the city that waits for choices, or to the settlement."""
    found = resolved(state)
    return len(found.served) if found.pending is not None else count(state)


def at(state: EmergentState) -> int:
    """Where the walk is; a card that was taken away may have made it shorter."""
    if state.phase == "settle":
        return count(state)
    last = farthest(state) if resolved(state).pending is not None else count(state) - 1
    return min(state.at, max(last, 0))


def _walked(state: EmergentState, to: int) -> EmergentState:
    """Every screen follows; behind the last city comes the settlement (ET-31)."""
    if to > farthest(state):
        raise refusal("walk_too_far", "ET-18", cities=count(state))
    is_end = to == count(state)
    return replace(state, at=to, phase="settle" if is_end else "market")


def _moved(state: EmergentState, seat: Seat, city: str) -> EmergentState:
    """My cubes for this city are off the board: only a tick."""
    place = state.seats.index(seat)
    served = next((one for one in resolved(state).served if one.demand.city == city), None)
    if served is None or not served.sold[place]:
        raise refusal("nothing_to_move", "ET-31", city=city_name(state, city))
    before = state.moved.get(city, ())
    if seat in before:
        raise refusal("already_said", "ET-31")
    return replace(state, moved={**state.moved, city: (*before, seat)})


def _chosen(state: EmergentState, seat: Seat, ship: Ship) -> EmergentState:
    """The owner's choice; until the last one of this city has chosen it may be replaced (ET-25)."""
    if state.rules.shipping != "owner_choice":
        raise refusal("nearest_ships", "ET-25")
    pending, place = resolved(state).pending, state.seats.index(seat)
    if pending is None or pending.demand.city != ship.city or not pending.sold[place]:
        raise refusal("not_shipping_now", "ET-25", city=city_name(state, ship.city))
    stock, most = pending.left[place], pending.sold[place]
    fault = market.ship_fault(sellers(state)[place], stock, most, ship.units)
    if fault:
        tier = pending.tiers[place] or 0
        facts = {"tier": tier, "units": most, "planned": sum(ship.units.values())}
        raise refusal(fault, "ET-25", **facts)
    kept = {dc: units for dc, units in ship.units.items() if units}
    here = {**state.shipped.get(ship.city, {}), seat: kept}
    log = logged(state, "shipped", seat, city=city_name(state, ship.city), units=sum(kept.values()))
    return recomputed(replace(state, shipped={**state.shipped, ship.city: here}, log=log))
