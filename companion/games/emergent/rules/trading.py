"""The market in public: worked out from the placement each time, walked through city by city."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import EmergentAction, Moved, Ship, Walk
from companion.games.emergent.rules.refusals import refusal, why, wrong_phase
from companion.games.emergent.state import EmergentState, city_name, demands, sellers
from companion.games.emergent.state.phases import Entry, OpenRound, Trading
from companion.games.emergent.sums import market
from companion.kernel.action import Reason
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat


def apply(state: EmergentState, step: Trading, actor: Actor, action: EmergentAction) -> EmergentState:
    """The phase `market`; `walk` and `moved` also in `settle`."""
    match action:
        case Walk(to=to):
            return _walked(state, step, to)
        case Moved(city=city):
            return _moved(state, step, Seat(actor), city)
        case Ship():
            return _chosen(state, step, Seat(actor), action)
        case _:
            raise wrong_phase(state, action)


def opened(
    state: EmergentState,
    opened: OpenRound,
    entries: dict[str, Entry],
    checks: frozenset[Seat] = frozenset(),
) -> EmergentState:  # ET-18
    """The cards are right: the market opens, and the walk begins at the first city."""
    cities = len(demands(state.ground, entries))
    step = Trading(opened, entries, market.Market(()), checks)
    return recomputed(state.logged("market", round=state.round, cities=cities), step)


def recomputed(state: EmergentState, step: Trading) -> EmergentState:
    """The whole market anew, from the placement (section 9). Choices that do not fit are asked for again."""
    choices = step.shipped if state.rules.shipping == "owner_choice" else None
    asked = demands(state.ground, step.entries)
    found = market.resolve(state.ground.atlas, sellers(state), asked, state.rules, choices)
    is_settling = found.pending is None and (step.is_settling or not found.served)
    return replace(state, step=replace(step, market=found, is_settling=is_settling))


def count(state: EmergentState, step: Trading) -> int:
    """How many cities have a card."""
    return len(demands(state.ground, step.entries))


def farthest(state: EmergentState, step: Trading) -> int:
    """How far the walk may go: to the city that waits for choices, or to the settlement."""
    return len(step.market.served) if step.market.pending is not None else count(state, step)


def at(state: EmergentState, step: Trading) -> int:
    """Where the walk is; a card that was taken away may have made it shorter."""
    if step.is_settling:
        return count(state, step)
    last = farthest(state, step) if step.market.pending is not None else count(state, step) - 1
    return min(step.at, max(last, 0))


def is_done_in_city(state: EmergentState, step: Trading, seat: Seat) -> bool:
    """In the city that is shown: chosen, moved, or nothing to do."""
    found, shown, place = step.market, at(state, step), state.seats.index(seat)
    if shown >= len(found.served):
        return place not in found.waiting
    city = found.served[shown]
    return not city.sold[place] or seat in step.moved.get(city.demand.city, ())


def asked_to_ship(state: EmergentState, step: Trading, seat: Seat) -> market.Served | None:  # ET-25
    """The city that waits for this owner's choice, if one does."""
    pending = step.market.pending
    return pending if pending is not None and pending.sold[state.seats.index(seat)] else None


def move_problems(state: EmergentState, step: Trading, seat: Seat, city: str) -> tuple[Reason, ...]:
    """Why this seat has no cubes to take off the board for this city."""
    place = state.seats.index(seat)
    served = next((one for one in step.market.served if one.demand.city == city), None)
    if served is None or not served.sold[place]:
        return (why("nothing_to_move", "ET-31", city=city_name(state, city)),)
    return (why("already_said", "ET-31"),) if seat in step.moved.get(city, ()) else ()


def ship_problems(state: EmergentState, step: Trading, seat: Seat, ship: Ship) -> tuple[Reason, ...]:  # ET-25
    """Why these units cannot leave for the city that is being served."""
    if state.rules.shipping != "owner_choice":
        return (why("nearest_ships", "ET-25"),)
    pending, place = asked_to_ship(state, step, seat), state.seats.index(seat)
    if pending is None or pending.demand.city != ship.city:
        return (why("not_shipping_now", "ET-25", city=city_name(state, ship.city)),)
    most = pending.sold[place]
    fault = market.ship_fault(sellers(state)[place], pending.left[place], most, ship.units)
    if fault is None:
        return ()
    tier = pending.tiers[place] or 0
    return (why(fault, "ET-25", tier=tier, units=most, planned=sum(ship.units.values())),)


def _walked(state: EmergentState, step: Trading, to: int) -> EmergentState:  # ET-31
    """Every screen follows; behind the last city comes the settlement."""
    cities = count(state, step)
    if to > farthest(state, step):
        raise refusal("walk_too_far", "ET-18", cities=cities)
    return replace(state, step=replace(step, at=to, is_settling=to == cities))


def _moved(state: EmergentState, step: Trading, seat: Seat, city: str) -> EmergentState:
    """My cubes for this city are off the board: only a tick."""
    refuse_faults(move_problems(state, step, seat, city))
    moved = {**step.moved, city: (*step.moved.get(city, ()), seat)}
    return replace(state, step=replace(step, moved=moved))


def _chosen(state: EmergentState, step: Trading, seat: Seat, ship: Ship) -> EmergentState:  # ET-25
    """The owner's choice; until the last one of this city has chosen it may be replaced."""
    refuse_faults(ship_problems(state, step, seat, ship))
    kept = {dc: units for dc, units in ship.units.items() if units}
    shipped = {**step.shipped, ship.city: {**step.shipped.get(ship.city, {}), seat: kept}}
    return recomputed(
        state.logged("shipped", seat, city=city_name(state, ship.city), units=sum(kept.values())),
        replace(step, shipped=shipped),
    )
