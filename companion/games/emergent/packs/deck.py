"""A demand deck: the cards of every round, secret until that round's execution (ET-5, section 8)."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from companion.games.emergent.packs.board import BoardPack, Id, Title, bad_ids
from companion.games.emergent.words import PREDICTED, REFUSALS, Reading, TotalReading
from companion.kernel.action import Fact, Reason
from companion.kernel.part import Part
from companion.kernel.refusals import twice

Tiers = tuple[int, int, int]
ROUND_COUNTS = (4, 5)
RoundKey = Annotated[str, Field(pattern="^[1-5]$")]


class DeckCard(Part):
    """One card: a city and its three tiers."""

    city: Id
    tiers: Tiers


class DeckRound(Part):
    """The cards of one round. A city without one has no demand (A18)."""

    round: int
    cards: Annotated[tuple[DeckCard, ...], Field(max_length=160)]


class DemandDeck(Part):
    """A deck for one board: typed from the table's own copy, dealt by the app, or invented."""

    format: Literal["emergent-demand-deck/1"] = "emergent-demand-deck/1"
    id: Id
    board: Id
    title: Title | None = None
    """What people call it; a deck without one goes by its id."""
    source: Annotated[str, Field(min_length=1, max_length=160)] = "invented"
    total_reading: TotalReading = "unknown"
    predicted: dict[RoundKey, Annotated[int, Field(ge=0, le=9999)]] = Field(
        default_factory=lambda: {str(number): total for number, total in PREDICTED.items()}
    )
    rounds: Annotated[tuple[DeckRound, ...], Field(max_length=10)]


class Sums(NamedTuple):
    """What a round's cards add up to, in both readings (A2)."""

    all_tiers: int
    first_tier: int


def sums(tiers: tuple[Tiers, ...]) -> Sums:
    """Both sums of some cards."""
    return Sums(sum(map(sum, tiers)), sum(first for first, _, _ in tiers))


def predicted(deck: DemandDeck | None, number: int) -> int | None:
    """What the round's cards should add up to; the deck's own figure wins over the printed one."""
    printed = PREDICTED.get(number)
    return deck.predicted.get(str(number), printed) if deck else printed


def readings(deck: DemandDeck) -> tuple[Reading, ...]:
    """The readings under which every round of the deck adds up to its predicted total (section 8)."""
    kept: list[Reading] = []
    totals = [
        (sums(tuple(card.tiers for card in one.cards)), predicted(deck, one.round)) for one in deck.rounds
    ]
    if all(total in (None, found.all_tiers) for found, total in totals):
        kept.append("all_tiers")
    if all(total in (None, found.first_tier) for found, total in totals):
        kept.append("first_tier")
    return tuple(kept)


def total_reading(deck: DemandDeck) -> TotalReading:
    """The same as one word, for the deck's own field."""
    found = readings(deck)
    if len(found) > 1:
        return "both"
    return found[0] if found else "unknown"


def faults(deck: DemandDeck, board: BoardPack | None = None) -> tuple[Reason, ...]:
    """Everything that keeps this deck from being dealt; with its board also cities it does not have."""
    found: list[Reason] = []
    cities = (card.city for one in deck.rounds for card in one.cards)
    if bad := bad_ids((deck.id, deck.board, *dict.fromkeys(cities))):
        found.append(_fault("bad_id", "", ids=bad))
    if board is not None and deck.board != board.id:
        found.append(_fault("deck_other_board", "board", deck=deck.id, needs=deck.board, board=board.id))
    numbers = [one.round for one in deck.rounds]
    if sorted(numbers) not in [list(range(1, count + 1)) for count in ROUND_COUNTS]:
        found.append(_fault("deck_rounds", "rounds", rounds=tuple(map(str, numbers))))
    known = None if board is None else {city.id for city in board.cities}
    for at, one in enumerate(deck.rounds):
        found.extend(_round_faults(at, one, known))
    return tuple(found)


check = REFUSALS.checker(DemandDeck, "ET-5", faults)
"""Every fault of a deck as it was typed, as far as it can be seen without its board."""


def _round_faults(at: int, one: DeckRound, known: set[str] | None) -> list[Reason]:  # ET-17
    """The faults of one round's cards."""
    cards = f"rounds.{at}.cards"
    found: list[Reason] = []
    if known is not None:
        found.extend(
            _fault("card_unknown_city", f"{cards}.{place}.city", "ET-17", city=card.city, round=one.round)
            for place, card in enumerate(one.cards)
            if card.city not in known
        )
    found.extend(
        _fault("card_twice", cards, "ET-17", city=city, round=one.round)
        for city in twice(card.city for card in one.cards)
    )
    for place, card in enumerate(one.cards):
        if fault := tier_fault(card.tiers):
            facts: dict[str, Fact] = {"city": card.city, "round": one.round, "tiers": written(card.tiers)}
            found.append(_fault(fault, f"{cards}.{place}.tiers", "ET-17", **facts))
    return found


def tier_fault(tiers: Tiers) -> str | None:  # ET-17
    """`card_bad_number` for a negative tier, `card_not_descending` for one that rises."""
    first, second, third = tiers
    if min(tiers) < 0:
        return "card_bad_number"
    return None if first >= second >= third else "card_not_descending"


def written(tiers: Tiers) -> str:
    """`5/3/2`."""
    return "/".join(map(str, tiers))


def _fault(code: str, field: str, rule: str = "ET-5", **facts: Fact) -> Reason:
    return REFUSALS.why(code, rule, **facts).at(field)
