"""The round's demand cards: typed, compared, corrected, or dealt by the app (ET-17, section 9)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import ClearCard, ConfirmCards, EmergentAction, EnterCard, NoCard
from companion.games.emergent.packs.deck import Sums, Tiers, sums, tier_fault, written
from companion.games.emergent.rules import dealing, trading
from companion.games.emergent.rules.refusals import refusal, why, wrong_phase
from companion.games.emergent.state import EmergentState, city_name
from companion.games.emergent.state.phases import Entry, OpenRound, Trading, Typing
from companion.kernel.action import Reason
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, Voice

TYPING = (EnterCard, NoCard, ClearCard)
"""What may be said about cards, also while the market runs (ET-32)."""
Open = Typing | Trading
"""Cards may be typed or corrected."""


def apply(state: EmergentState, step: Open, actor: Actor, action: EmergentAction) -> EmergentState:
    """The phase `cards`; corrections come here from `market` and `settle` too."""
    by = None if actor == Voice.TABLE else Seat(actor)
    match action, step:
        case EnterCard(), _:
            refuse_faults(card_problems(state, step, action))
            return _entered(state, step, action.city, Entry(action.tiers, by))
        case NoCard(city=None), _:
            return _rest_without_card(state, step, by)
        case NoCard(city=str(city)), _:
            refuse_faults(no_card_problems(state, step, city))
            return _entered(state, step, city, Entry(None, by))
        case ClearCard(city=city), _:
            return _cleared(state, step, by, city)
        case ConfirmCards(), Typing():
            return _compared(state, step, by)
        case _:
            raise wrong_phase(state, action)


def begun(state: EmergentState, opened: OpenRound) -> EmergentState:  # ET-17
    """Pieces are on the board: now, and not before, there are cards."""
    if state.demand_by == "typed" and state.deck.value is None:
        return replace(state, step=Typing(opened))
    found = dealing.cards(state)
    entries = {city: Entry(found.get(city), is_typed=False) for city in state.ground.cities}
    state = replace(state, reveals=state.reveals + 1)
    if state.demand_by == "typed":
        return replace(state, step=Typing(opened, entries)).logged("cards-filled-in", round=state.round)
    return trading.opened(state.logged("cards-dealt", round=state.round), opened, entries)


def totals(step: Open) -> Sums:
    """What the cards add up to so far, in both readings (A2)."""
    known = (entry.tiers for entry in step.entries.values())
    return sums(tuple(tiers for tiers in known if tiers is not None))


def total_problems(state: EmergentState, step: Open) -> tuple[Reason, ...]:
    """`TOTAL_DIFFERS`: all cards are in, and neither reading meets the predicted total (A2)."""
    total, found = state.totals.get(state.round), totals(step)
    is_asked = state.rules.deck_total_check != "off" and not missing(state, step)
    if total is None or not is_asked or total in found:
        return ()
    facts = {"all": found.all_tiers, "first": found.first_tier, "predicted": total}
    return (why("total_differs", "ET-17", **facts),)


def missing(state: EmergentState, step: Open) -> tuple[str, ...]:
    """Cities nothing was said about."""
    return tuple(city for city in state.ground.cities if city not in step.entries)


def is_checked(step: Typing, city: str) -> bool:
    """Whether somebody who did not type this card has compared it."""
    entry = step.entries.get(city)
    return entry is not None and any(seat != entry.by for seat in step.checks)


def can_check(state: EmergentState, step: Typing) -> tuple[Seat, ...]:
    """Whose word would still help: there is a card they did not type and nobody else compared.

    Where one device types everything, anybody's does (ET-46).
    """
    if state.use != "whole":
        return state.seats
    open_cards = [entry for city, entry in step.entries.items() if not is_checked(step, city)]
    return tuple(
        seat
        for seat in state.seats
        if seat not in step.checks and any(entry.by != seat for entry in open_cards)
    )


def typing_problems(state: EmergentState) -> tuple[Reason, ...]:
    """Why no card can be typed or put right: there is no cardboard."""
    return (why("cards_dealt", "ET-17"),) if state.demand_by == "app" else ()


def card_problems(state: EmergentState, step: Open, card: EnterCard) -> tuple[Reason, ...]:
    """Why this card cannot stand."""
    if found := typing_problems(state) or _city_problems(state, card.city):
        return found
    name, had = city_name(state, card.city), step.entries.get(card.city)
    if fault := tier_fault(card.tiers):
        return (why(fault, "ET-17", city=name, tiers=written(card.tiers)),)
    if had is not None and not card.replace:
        return (why("card_twice", "ET-17", city=name, round=state.round, tiers=_shown(had.tiers)),)
    return _same_problems(state, step, card.city, card.tiers)


def no_card_problems(state: EmergentState, step: Open, city: str) -> tuple[Reason, ...]:
    """Why it cannot be said that this city has none (A18)."""
    found = typing_problems(state) or _city_problems(state, city)
    return found or _same_problems(state, step, city, None)


def clear_problems(state: EmergentState, step: Open, city: str) -> tuple[Reason, ...]:  # ET-32
    """Why this city's card cannot be to come again: an open market needs it."""
    if found := typing_problems(state):
        return found
    if isinstance(step, Trading):
        return (why("card_needed", "ET-32"),)
    if found := _city_problems(state, city):
        return found
    return () if city in step.entries else (why("nothing_typed", "ET-17", city=city_name(state, city)),)


def confirm_problems(state: EmergentState, step: Typing, seat: Seat | None) -> tuple[Reason, ...]:
    """Why this word, or that of the table, does not open the market: somebody has to compare the cards."""
    if rest := missing(state, step):
        return (why("cards_missing", "ET-17", cities=tuple(city_name(state, city) for city in rest)),)
    if state.rules.deck_total_check == "strict" and (found := total_problems(state, step)):
        return found
    return () if seat is None or seat in can_check(state, step) else (why("typist_cannot_check", "ET-17"),)


def _city_problems(state: EmergentState, city: str) -> tuple[Reason, ...]:
    is_known = city in state.ground.ranks
    return () if is_known else (why("card_unknown_city", "ET-17", city=city, cities=()),)


def _same_problems(state: EmergentState, step: Open, city: str, tiers: Tiers | None) -> tuple[Reason, ...]:
    """A card that says what stands there already; one that a deck filled in may be typed once."""
    had = step.entries.get(city)
    is_same = had is not None and had.tiers == tiers and (had.is_typed or isinstance(step, Trading))
    return (why("same_card", "ET-17", city=city_name(state, city)),) if is_same else ()


def _rest_without_card(state: EmergentState, step: Open, by: Seat | None) -> EmergentState:
    """None of the cities that are still to come has a card (A18)."""
    refuse_faults(typing_problems(state))
    rest = missing(state, step)
    if not rest:
        raise refusal("cards_complete", "ET-17")
    entries = {**step.entries, **{name: Entry(None, by) for name in rest}}
    return replace(state, step=Typing(step.round, entries)).logged(
        "rest-no-card", by, cities=tuple(city_name(state, name) for name in rest)
    )


def _cleared(state: EmergentState, step: Open, by: Seat | None, city: str) -> EmergentState:  # ET-17
    """What was typed for this city was a mistake."""
    refuse_faults(clear_problems(state, step, city))
    entries = {name: entry for name, entry in step.entries.items() if name != city}
    return replace(state, step=Typing(step.round, entries)).logged(
        "card-cleared", by, city=city_name(state, city)
    )


def _entered(state: EmergentState, step: Open, city: str, entry: Entry) -> EmergentState:  # ET-32
    """The card stands; once the market is open everything is worked out anew."""
    ordered = {**step.entries, city: entry}
    entries = {name: ordered[name] for name in state.ground.cities if name in ordered}
    facts = {"city": city_name(state, city), "tiers": _shown(entry.tiers)}
    if isinstance(step, Typing):
        return replace(state, step=Typing(step.round, entries)).logged("card", entry.by, **facts)
    before = _shown(step.entries[city].tiers)
    state = state.logged("card-corrected", entry.by, **facts, before=before)
    return trading.recomputed(state, replace(step, entries=entries, agreed=frozenset()))


def _shown(tiers: Tiers | None) -> str:
    return written(tiers) if tiers else "-"


def _compared(state: EmergentState, step: Typing, seat: Seat | None) -> EmergentState:  # ET-46
    """One more has compared; when every card has its word, the market opens (section 9, ET-46)."""
    refuse_faults(confirm_problems(state, step, seat))
    step = replace(step, checks=step.checks | ({seat} if seat else set()))
    state = replace(state, step=step).logged("cards-compared", seat)
    is_done = state.use != "whole" or all(is_checked(step, city) for city in step.entries)
    return trading.opened(state, step.round, step.entries, step.checks) if is_done else state
