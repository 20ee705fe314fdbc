"""The round's demand cards: typed, compared, corrected, or dealt by the app (ET-17, section 9)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import ClearCard, ConfirmCards, EmergentAction, EnterCard, NoCard
from companion.games.emergent.packs.deck import Sums, Tiers, sums, tier_fault, written
from companion.games.emergent.rules import dealing, trading
from companion.games.emergent.rules.refusals import refusal, wrong_phase
from companion.games.emergent.state import EmergentState, Entry, city_name, logged
from companion.kernel.seat import Actor, Seat, Voice

TYPING = (EnterCard, NoCard, ClearCard)
"""What may be said about cards, also while the market runs (ET-32)."""


def apply(state: EmergentState, actor: Actor, action: EmergentAction) -> EmergentState:
    """The phase `cards`; corrections come here from `market` and `settle` too."""
    by = None if actor == Voice.TABLE else Seat(actor)
    match action:
        case EnterCard() | NoCard() | ClearCard() if state.demand_by == "app":
            raise refusal("cards_dealt", "ET-17")
        case EnterCard():
            return _typed(state, by, action)
        case NoCard(city=city):
            return _without_card(state, by, city)
        case ClearCard(city=city) if state.phase == "cards":
            return _cleared(state, by, city)
        case ClearCard():
            raise refusal("card_needed", "ET-32")
        case ConfirmCards() if state.phase == "cards":
            return _compared(state, Seat(actor))
        case _:
            raise wrong_phase(state, action)


def begun(state: EmergentState) -> EmergentState:
    """Pieces are on the board: now, and not before, there are cards (ET-17)."""
    state = replace(state, ready=frozenset(), checks=frozenset(), entries={})
    if state.demand_by == "typed" and state.deck.value is None:
        return replace(state, phase="cards")
    found = dealing.cards(state)
    entries = {city: Entry(found.get(city), is_typed=False) for city in state.ground.cities}
    state = replace(state, entries=entries, reveals=state.reveals + 1)
    if state.demand_by == "typed":
        return replace(state, phase="cards", log=logged(state, "cards-filled-in", round=state.round))
    return trading.opened(replace(state, log=logged(state, "cards-dealt", round=state.round)))


def totals(state: EmergentState) -> Sums:
    """What the cards add up to so far, in both readings (A2)."""
    known = (entry.tiers for entry in state.entries.values())
    return sums(tuple(tiers for tiers in known if tiers is not None))


def differs(state: EmergentState) -> bool:
    """All cards are in, and neither reading meets the predicted total (`TOTAL_DIFFERS`)."""
    total = state.totals.get(state.round)
    is_asked = state.rules.deck_total_check != "off" and total is not None and not missing(state)
    return is_asked and total not in totals(state)


def missing(state: EmergentState) -> tuple[str, ...]:
    """Cities nothing was said about."""
    return tuple(city for city in state.ground.cities if city not in state.entries)


def is_checked(state: EmergentState, city: str) -> bool:
    """Whether somebody who did not type this card has compared it."""
    entry = state.entries.get(city)
    return entry is not None and any(seat != entry.by for seat in state.checks)


def can_check(state: EmergentState) -> tuple[Seat, ...]:
    """Whose word would still help: there is a card they did not type and nobody else compared."""
    open_cards = [entry for city, entry in state.entries.items() if not is_checked(state, city)]
    return tuple(
        seat
        for seat in state.seats
        if seat not in state.checks and any(entry.by != seat for entry in open_cards)
    )


def _typed(state: EmergentState, by: Seat | None, card: EnterCard) -> EmergentState:
    _check_city(state, card.city)
    name = city_name(state, card.city)
    if fault := tier_fault(card.tiers):
        raise refusal(fault, "ET-17", city=name, tiers=written(card.tiers))
    had = state.entries.get(card.city)
    if had is not None and not card.replace:
        tiers = written(had.tiers) if had.tiers else "-"
        raise refusal("card_twice", "ET-17", city=name, round=state.round, tiers=tiers)
    return _entered(state, card.city, Entry(card.tiers, by))


def _without_card(state: EmergentState, by: Seat | None, city: str | None) -> EmergentState:
    """A18. Without a city: all that are still to come."""
    if city is not None:
        _check_city(state, city)
        return _entered(state, city, Entry(None, by))
    rest = missing(state)
    if not rest:
        raise refusal("cards_complete", "ET-17")
    entries = {**state.entries, **{name: Entry(None, by) for name in rest}}
    log = logged(state, "rest-no-card", by, cities=tuple(city_name(state, name) for name in rest))
    return replace(state, entries=entries, checks=frozenset(), log=log)


def _cleared(state: EmergentState, by: Seat | None, city: str) -> EmergentState:
    _check_city(state, city)
    if city not in state.entries:
        raise refusal("nothing_typed", "ET-17", city=city_name(state, city))
    entries = {name: entry for name, entry in state.entries.items() if name != city}
    log = logged(state, "card-cleared", by, city=city_name(state, city))
    return replace(state, entries=entries, checks=frozenset(), log=log)


def _check_city(state: EmergentState, city: str) -> None:
    if city not in state.ground.ranks:
        raise refusal("card_unknown_city", "ET-17", city=city, cities=())


def _entered(state: EmergentState, city: str, entry: Entry) -> EmergentState:
    """The card stands; once the market is open everything is worked out anew (ET-32)."""
    had = state.entries.get(city)
    if had is not None and had.tiers == entry.tiers and (had.is_typed or state.phase != "cards"):
        raise refusal("same_card", "ET-17", city=city_name(state, city))
    ordered = {**state.entries, city: entry}
    entries = {name: ordered[name] for name in state.ground.cities if name in ordered}
    name, tiers = city_name(state, city), _shown(entry.tiers)
    if state.phase == "cards":
        line = logged(state, "card", entry.by, city=name, tiers=tiers)
        return replace(state, entries=entries, checks=frozenset(), log=line)
    before = _shown(had.tiers if had else None)
    line = logged(state, "card-corrected", entry.by, city=name, tiers=tiers, before=before)
    return trading.recomputed(replace(state, entries=entries, ready=frozenset(), log=line))


def _shown(tiers: Tiers | None) -> str:
    return written(tiers) if tiers else "-"


def _compared(state: EmergentState, seat: Seat) -> EmergentState:
    """Every card needs somebody who did not type it; then the market opens (section 9)."""
    if rest := missing(state):
        raise refusal("cards_missing", "ET-17", cities=tuple(city_name(state, city) for city in rest))
    if state.rules.deck_total_check == "strict" and differs(state):
        found, total = totals(state), state.totals[state.round]
        facts = {"all": found.all_tiers, "first": found.first_tier, "predicted": total}
        raise refusal("total_differs", "ET-17", **facts)
    if seat not in can_check(state):
        raise refusal("typist_cannot_check", "ET-17")
    state = replace(state, checks=state.checks | {seat}, log=logged(state, "cards-compared", seat))
    is_done = all(is_checked(state, city) for city in state.entries)
    return trading.opened(state) if is_done else state
