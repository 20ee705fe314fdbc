"""What a seat may do now, with bounds: asked of the rules themselves, so that an offer is always accepted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.games.emergent.rules import cards, placing, preparing, settling, timing, trading
from companion.games.emergent.state import EmergentState
from companion.kernel.seat import Seat
from companion.kernel.view import Choice

Offer = list[Choice]
TIERS: Final = ("tiers",)
CORRECTABLE: Final = (
    "seat",
    "cash",
    "dc",
    "size",
    "region",
    "city",
    "remove",
    "cubes",
    "cylinders",
    "reason",
)


def choices(state: EmergentState, seat: Seat) -> tuple[Choice, ...]:
    """Everything this seat may do now. Only what the seat may know decides what is offered."""
    if state.phase == "over":
        return ()
    found = _PHASES[state.phase](state, seat)
    if state.proposal is None:
        found.append(Choice(do="correct", free=CORRECTABLE))
    return tuple(found)


def _plan(state: EmergentState, seat: Seat) -> Offer:
    """ET-7, ET-14, FP-2."""
    if seat in state.ready:
        found = [Choice(do="unready")]
    else:
        is_fast = state.phase == "fast"
        found = [Choice(do="discs", free=("placement",)) if is_fast else Choice(do="plan", free=("plan",))]
        if not preparing.faults(state, seat):
            found.append(Choice(do="ready"))
    return found + (_timer(state) if seat == timing.leader(state) else [])


def _timer(state: EmergentState) -> Offer:
    if state.countdown is None:
        given = Choice(do="start_timer", between={"seconds": (timing.SHORTEST, timing.LONGEST)})
        return [*([Choice(do="start_timer")] if state.rules.round_timer else []), given]
    return [
        Choice(do="pause" if state.countdown.is_running else "resume"),
        Choice(do="stretch", between={"seconds": (1, 600)}),
        Choice(do="call_off"),
    ]


def _allocate(state: EmergentState, seat: Seat) -> Offer:
    return [Choice(do="allocate", free=("products",))] if seat == placing.allocating(state) else []


def _place(state: EmergentState, seat: Seat) -> Offer:
    """ET-16."""
    lines = placing.lines(state, seat)
    open_lines = tuple(line for line in lines if (seat, line) not in state.ticks)
    done_lines = tuple(line for line in lines if (seat, line) in state.ticks)
    found = []
    if open_lines:
        found.append(Choice(do="tick", one_of={"line": open_lines}))
    if done_lines:
        found.append(Choice(do="tick", one_of={"line": done_lines, "is_done": ("false",)}))
    return found + ([] if seat in state.ready else [Choice(do="placed")])


def _cards(state: EmergentState, seat: Seat) -> Offer:
    """ET-17, section 9."""
    rest, typed = cards.missing(state), tuple(state.entries)
    found = []
    if rest:
        found.append(Choice(do="card", one_of={"city": rest}, free=TIERS))
        found += [Choice(do="no_card", one_of={"city": rest}), Choice(do="no_card")]
    if typed:
        found.append(Choice(do="card", one_of={"city": typed, "replace": ("true",)}, free=TIERS))
        found.append(Choice(do="clear_card", one_of={"city": typed}))
    is_strict = state.rules.deck_total_check == "strict" and cards.differs(state)
    if not rest and not is_strict and seat in cards.can_check(state):
        found.append(Choice(do="confirm_cards"))
    return found


def _corrected_cards(state: EmergentState) -> Offer:
    """A mistyped card may be put right until the round is closed (ET-32)."""
    if state.demand_by == "app":
        return []
    with_card = tuple(city for city, entry in state.entries.items() if entry.tiers is not None)
    found = [Choice(do="card", one_of={"city": tuple(state.entries), "replace": ("true",)}, free=TIERS)]
    return found + ([Choice(do="no_card", one_of={"city": with_card})] if with_card else [])


def _market(state: EmergentState, seat: Seat) -> Offer:
    """ET-18, ET-25, ET-31."""
    found = [
        Choice(do="walk", between={"to": (0, trading.farthest(state))}),
        *_moves(state, seat),
        *_corrected_cards(state),
    ]
    pending, place = trading.resolved(state).pending, state.seats.index(seat)
    if pending is not None and pending.sold[place]:
        found.append(Choice(do="ship", one_of={"city": (pending.demand.city,)}, free=("units",)))
    return found


def _moves(state: EmergentState, seat: Seat) -> Offer:
    place = state.seats.index(seat)
    cities = tuple(
        one.demand.city
        for one in trading.resolved(state).served
        if one.sold[place] and seat not in state.moved.get(one.demand.city, ())
    )
    return [Choice(do="moved", one_of={"city": cities})] if cities else []


def _settle(state: EmergentState, seat: Seat) -> Offer:
    """ET-29, ET-32."""
    found = [
        Choice(do="walk", between={"to": (0, trading.farthest(state))}),
        *_moves(state, seat),
        *_corrected_cards(state),
    ]
    settled = settling.settled(state)
    if settled[seat].sold_off:
        found.append(Choice(do="sell_off", free=("dcs",)))
    if seat not in state.ready and seat not in settling.must_sell(state, settled):
        found.append(Choice(do="money_right"))
    return found


def _award(state: EmergentState, seat: Seat) -> Offer:
    return [] if seat in state.ready else [Choice(do="placed")]


_PHASES: Final[dict[str, Callable[[EmergentState, Seat], Offer]]] = {
    "plan": _plan,
    "fast": _plan,
    "allocate": _allocate,
    "place": _place,
    "cards": _cards,
    "market": _market,
    "settle": _settle,
    "award": _award,
}
