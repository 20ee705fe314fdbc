"""Other worlds of Emergent: everything a viewer may not know is dealt anew."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions.plan import Build, Discs, Plan
from companion.games.emergent.rules import settling
from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.phases import (
    Cards,
    Draft,
    FastDraft,
    FastPlanning,
    Placement,
    Planning,
    Revealed,
    Step,
    Trading,
)
from companion.games.emergent.words import SIZES
from companion.kernel.chance import Seed
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat, Viewer
from tests.games.kits import Pick


def redeal(state: EmergentState, viewer: Viewer, pick: Pick) -> EmergentState:
    """The same game as far as this viewer may know it (table "Who sees what")."""
    other = replace(
        state,
        seed=Hidden(Seed(bytes(pick(range(256)) for _ in range(32)))),
        deck=Hidden(_deck(state, pick)),
        step=_step(state, viewer, pick),
    )
    if state.rules.cash_visibility == "owner" and state.mode == "full" and state.phase != "over":
        for seat in state.seats:
            if seat != viewer:
                other = _richer(other, seat, pick(range(40)))
    return other


def _step(state: EmergentState, viewer: Viewer, pick: Pick) -> Step:
    """Other plans behind the others' screens."""
    match state.step:
        case Planning(drafts=drafts) as step:
            plans = {
                seat: kept if seat == viewer else Hidden(draft(state, pick), kept.owners)
                for seat, kept in drafts.items()
            }
            return replace(step, drafts=plans)
        case FastPlanning(drafts=placed) as fast:
            placements = {
                seat: kept if seat == viewer else Hidden(fast_draft(state, pick), kept.owners)
                for seat, kept in placed.items()
            }
            return replace(fast, drafts=placements)
        case step:
            return step


def flip(state: EmergentState, seat: Seat) -> EmergentState:
    """Another sealed plan in this seat's envelope; an open one lies before the seat, so it stays."""
    own = frozenset({seat})
    match state.step:
        case Planning(drafts=drafts) as step if seat in step.ready and seat in drafts:
            plan = Hidden(Draft(Plan(marketing={"nowhere": 7})), own)
            return replace(state, step=replace(step, drafts={**drafts, seat: plan}))
        case FastPlanning(drafts=placed) as fast if seat in fast.ready and seat in placed:
            placement = Hidden(FastDraft({"nowhere": Discs(small=3, large=2)}), own)
            return replace(state, step=replace(fast, drafts={**placed, seat: placement}))
        case _:
            return state


def draft(state: EmergentState, pick: Pick) -> Draft:
    """Any plan at all; it need not be legal."""
    regions = tuple(state.ground.land.regions)
    plan = Plan(
        build=tuple(
            Build(id=f"x{at}", size=pick(SIZES), region=pick(regions)) for at in range(pick(range(3)))
        ),
        products={"x0": pick(range(12))},
        marketing={pick(regions): pick(range(5))},
    )
    return Draft(plan, pick((None, plan)))


def fast_draft(state: EmergentState, pick: Pick) -> FastDraft:
    """Any placement at all."""
    regions = tuple(state.ground.land.regions)
    placement: Placement = {pick(regions): Discs(small=pick(range(4)), large=pick(range(3)))}
    return FastDraft(placement, pick((None, placement)))


def _deck(state: EmergentState, pick: Pick) -> dict[int, Cards] | None:
    """Other cards for every round that is not open yet."""
    saved = state.deck.value
    if saved is None:
        return None
    is_open = state.phase in ("cards", "market", "settle", "over")
    known = state.round if is_open else state.round - 1
    return {number: cards if number <= known else _cards(state, pick) for number, cards in saved.items()}


def _cards(state: EmergentState, pick: Pick) -> Cards:
    tiers = ((5, 3, 2), (9, 9, 9), (4, 0, 0), (2, 1, 1))
    return {city: pick(tiers) for city in state.ground.cities if pick((True, False))}


def _richer(state: EmergentState, seat: Seat, more: int) -> EmergentState:
    """More hidden money; not for a firm whose want of it shows, because it has to sell DCs."""
    step = state.step
    if isinstance(step, Trading) and step.is_settling and settling.settled(state, step)[seat].sold_off:
        return state
    firms = {**state.firms, seat: replace(state.firms[seat], cash=state.firms[seat].cash + more)}
    if isinstance(step, Revealed):
        start = replace(step.round.start[seat], cash=step.round.start[seat].cash + more)
        step = replace(step, round=replace(step.round, start={**step.round.start, seat: start}))
    return replace(state, firms=firms, step=step)
