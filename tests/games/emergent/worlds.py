"""Other worlds of Emergent: everything a viewer may not know is dealt anew."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions.plan import Build, Discs, Plan
from companion.games.emergent.rules import settling
from companion.games.emergent.state import Cards, Draft, EmergentState, FastDraft, Placement
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
        drafts={
            seat: kept if seat == viewer else Hidden(draft(state, pick), kept.owners)
            for seat, kept in state.drafts.items()
        },
        fast_drafts={
            seat: kept if seat == viewer else Hidden(fast_draft(state, pick), kept.owners)
            for seat, kept in state.fast_drafts.items()
        },
    )
    if state.rules.cash_visibility == "owner" and state.mode == "full" and state.phase != "over":
        for seat in state.seats:
            if seat != viewer:
                other = _richer(other, seat, pick(range(40)))
    return other


def flip(state: EmergentState, seat: Seat) -> EmergentState:
    """Another sealed plan in this seat's envelope; an open one lies before the seat, so it stays."""
    if seat not in state.ready:
        return state
    drafts, fast = dict(state.drafts), dict(state.fast_drafts)
    if seat in drafts:
        drafts[seat] = Hidden(Draft(Plan(marketing={"nowhere": 7})), frozenset({seat}))
    if seat in fast:
        fast[seat] = Hidden(FastDraft({"nowhere": Discs(small=3, large=2)}), frozenset({seat}))
    return replace(state, drafts=drafts, fast_drafts=fast)


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
    shows = state.phase == "settle" and bool(settling.settled(state)[seat].sold_off)
    if shows:
        return state
    firms = {**state.firms, seat: replace(state.firms[seat], cash=state.firms[seat].cash + more)}
    opened = state.opened
    if opened is not None:
        start = replace(opened.start[seat], cash=opened.start[seat].cash + more)
        opened = replace(opened, start={**opened.start, seat: start})
    return replace(state, firms=firms, opened=opened)
