"""A demand deck that is being made (ET-5): cards round by round, some of them half typed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pydantic import ValidationError

from companion.games.emergent.packs import deck as decks
from companion.games.emergent.packs.board import BoardPack
from companion.games.emergent.packs.deck import DemandDeck, Sums, Tiers
from companion.games.emergent.words import PREDICTED
from companion.kernel.action import Fact, Reason
from companion.kernel.frozen import frozen

FORMAT: Final = "emergent-demand-deck/1"
FEWEST_ROUNDS, MOST_ROUNDS = min(decks.ROUND_COUNTS), max(decks.ROUND_COUNTS)
LARGEST: Final = 99
"""No card asks for more; two digits fit into a box."""

HalfTiers = tuple[int | None, int | None, int | None]
NO_CARD: Final[HalfTiers] = (None, None, None)


@frozen
class DraftCard:
    """The tiers of a city, as far as they are typed."""

    city: str
    tiers: HalfTiers

    @property
    def whole(self) -> Tiers | None:
        """All three, or None."""
        first, second, third = self.tiers
        if first is None or second is None or third is None:
            return None
        return first, second, third


Round = tuple[DraftCard, ...]


@frozen
class DeckDraft:
    """A deck as far as it is typed; rounds count from 0 here."""

    id: str
    title: str
    source: str = ""
    board: str = ""
    rounds: tuple[Round, ...] = ((),) * FEWEST_ROUNDS
    predicted: tuple[tuple[str, int], ...] = tuple((str(at), total) for at, total in PREDICTED.items())

    def tiers(self, at: int, city: str) -> HalfTiers:
        """What is typed for a city in a round."""
        return next((card.tiers for card in self.rounds[at] if card.city == city), NO_CARD)

    def goal(self, at: int) -> int | None:
        """What the cards of a round should add up to (A2); nothing is printed for a fifth one."""
        return dict(self.predicted).get(str(at + 1))

    def sums(self, at: int) -> Sums:
        """Both sums of the whole cards of a round."""
        return decks.sums(tuple(whole for card in self.rounds[at] if (whole := card.whole)))


def set_card(draft: DeckDraft, at: int, city: str, tiers: HalfTiers) -> DeckDraft:
    """The card of a city in a round; three times nothing takes it away."""
    cards = draft.rounds[at]
    if tiers == NO_CARD:
        kept = tuple(card for card in cards if card.city != city)
    elif any(card.city == city for card in cards):
        kept = tuple(replace(card, tiers=tiers) if card.city == city else card for card in cards)
    else:
        kept = (*cards, DraftCard(city, tiers))
    return replace(draft, rounds=(*draft.rounds[:at], kept, *draft.rounds[at + 1 :]))


def set_tier(draft: DeckDraft, at: int, city: str, tier: int, value: int | None) -> DeckDraft:
    """One number of a card; None empties the box."""
    typed = list(draft.tiers(at, city))
    typed[tier] = value
    first, second, third = typed
    return set_card(draft, at, city, (first, second, third))


def number_in(text: str) -> int | None:
    """The number in a box; nothing for an empty one or for what is no number."""
    text = text.strip()
    return min(int(text), LARGEST) if text.isdecimal() else None


def for_board(draft: DeckDraft, board: str) -> DeckDraft:
    """A deck for this board."""
    return replace(draft, board=board)


def with_rounds(draft: DeckDraft, count: int) -> DeckDraft:
    """Four rounds, or five for who plays so (A1)."""
    count = min(MOST_ROUNDS, max(FEWEST_ROUNDS, count))
    return replace(draft, rounds=(*draft.rounds[:count], *((),) * (count - len(draft.rounds))))


def document(draft: DeckDraft, *, is_half: bool = False) -> dict[str, Any]:
    """The deck of a draft and the reading it fits: whole cards only, or half ones too for this device."""
    made: dict[str, Any] = {
        "format": FORMAT,
        "id": draft.id,
        "title": draft.title,
        "board": draft.board,
        **({"source": draft.source} if draft.source else {}),
        "predicted": dict(draft.predicted),
        "rounds": [
            {
                "round": at + 1,
                "cards": [
                    {"city": card.city, "tiers": list(card.tiers)} for card in cards if card.whole or is_half
                ],
            }
            for at, cards in enumerate(draft.rounds)
        ],
    }
    try:
        made["total_reading"] = decks.total_reading(DemandDeck.model_validate(made))
    except ValidationError:
        made["total_reading"] = "unknown"
    return made


def faults(draft: DeckDraft, board: BoardPack | None, names: dict[str, str]) -> tuple[Reason, ...]:
    """Everything that keeps the deck from being dealt, cities by their names; half a card is a fault too."""
    half = tuple(
        Reason(
            "emergent.editor_half_card",
            "ET-17",
            {"city": names.get(card.city, card.city), "round": at + 1, "tiers": _written(card.tiers)},
        )
        for at, cards in enumerate(draft.rounds)
        for card in cards
        if card.whole is None
    )
    try:
        found = decks.faults(DemandDeck.model_validate(document(draft)), board)
    except ValidationError:
        found = decks.check(document(draft))
    return (*half, *(_by_name(reason, names) for reason in found))


def draft_of(content: dict[str, Any]) -> DeckDraft:
    """A document as something to work on; what is no card in it is left out."""
    rounds: dict[int, list[DraftCard]] = {at: [] for at in range(FEWEST_ROUNDS)}
    for one in _dicts(content.get("rounds")):
        at = one.get("round")
        if isinstance(at, int) and 1 <= at <= MOST_ROUNDS:
            rounds.setdefault(at - 1, []).extend(
                card for read in _dicts(one.get("cards")) if (card := _card(read))
            )
    count = max(rounds) + 1
    predicted = content.get("predicted")
    draft = DeckDraft(
        str(content.get("id", "")),
        str(content.get("title") or content.get("name") or ""),
        str(content.get("source", "")),
        str(content.get("board", "")),
        tuple(tuple({card.city: card for card in rounds.get(at, [])}.values()) for at in range(count)),
    )
    if isinstance(predicted, dict) and all(isinstance(total, int) for total in predicted.values()):
        draft = replace(draft, predicted=tuple((str(at), total) for at, total in predicted.items()))
    return draft


def _card(read: dict[str, Any]) -> DraftCard | None:
    tiers = read.get("tiers")
    if not isinstance(tiers, (list, tuple)) or len(tiers) != 3:
        return None
    first, second, third = (one if isinstance(one, int) else None for one in tiers)
    return DraftCard(str(read.get("city", "")), (first, second, third))


def _dicts(value: object) -> list[dict[str, Any]]:
    return [one for one in value if isinstance(one, dict)] if isinstance(value, (list, tuple)) else []


def _by_name(reason: Reason, names: dict[str, str]) -> Reason:
    facts: dict[str, Fact] = dict(reason.facts)
    city = facts.get("city")
    if isinstance(city, str):
        facts["city"] = names.get(city, city)
    return Reason(reason.code, reason.rule, facts)


def _written(tiers: HalfTiers) -> str:
    return "/".join("–" if tier is None else str(tier) for tier in tiers)
