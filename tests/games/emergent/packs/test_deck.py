"""Demand decks: every fault is named, and what ships has none (section 8)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.emergent.packs import board, deck
from companion.games.emergent.packs.board import BoardPack
from companion.games.emergent.packs.deck import DeckCard, DeckRound, DemandDeck, sums
from companion.games.emergent.words import PREDICTED
from tests.games.emergent.kit import FIVE, FIVE_DECK, NINE, NINE_DECK

GOOD: dict[str, Any] = {
    "format": "emergent-board-pack/1",
    "id": "demo",
    "title": "Demo",
    "source": "invented",
    "regions": [
        {"id": "north", "name": "North", "colour": "green"},
        {"id": "coast", "name": "Coast", "colour": "red"},
        {"id": "south", "name": "South", "colour": "none"},
    ],
    "adjacency": [["north", "coast"], ["coast", "south"]],
    "cities": [
        {"id": "harbour", "name": "Harbour City", "region": "coast", "rank": 1},
        {"id": "mill", "name": "Milltown", "region": "north", "rank": 4},
    ],
}


def codes(content: object, check: Any = board.check) -> list[str]:
    return [reason.code.removeprefix("emergent.") for reason in check(content)]


DECK: dict[str, Any] = {
    "format": "emergent-demand-deck/1",
    "id": "demo-deck",
    "board": "demo",
    "source": "invented",
    "total_reading": "all_tiers",
    "predicted": {"1": 20, "2": 35, "3": 47, "4": 58},
    "rounds": [
        {"round": number, "cards": [{"city": "harbour", "tiers": [5, 3, 2]}]} for number in (1, 2, 3, 4)
    ],
}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"id": "My Deck"}, "bad_id"),
        ({"rounds": DECK["rounds"][:3]}, "deck_rounds"),
        ({"rounds": [*DECK["rounds"], DECK["rounds"][0]]}, "deck_rounds"),
        (
            {"rounds": [{"round": 1, "cards": 2 * DECK["rounds"][0]["cards"]}, *DECK["rounds"][1:]]},
            "card_twice",
        ),
        ({"rounds": [{"round": 1, "cards": [{"city": "x", "tiers": [3, 5, 2]}]}]}, "card_not_descending"),
        ({"rounds": [{"round": 1, "cards": [{"city": "x", "tiers": [3, 2, -1]}]}]}, "card_bad_number"),
        ({"rounds": [{"round": 1, "cards": [{"city": "x", "tiers": [3, 2]}]}]}, "bad_pack"),
        ({"rounds": [{"round": 1, "cards": [{"city": "x", "tiers": [3, 2, 0.5]}]}]}, "bad_pack"),
        ({"total_reading": "perhaps"}, "bad_pack"),
        ({"predicted": {"²": 20}}, "bad_pack"),
        ({"tilte": "typo"}, "bad_pack"),
        ({"title": ""}, "bad_pack"),
    ],
)
def test_every_fault_of_a_deck_is_named(change: dict[str, Any], code: str) -> None:
    assert codes(DECK, deck.check) == []
    assert code in codes({**DECK, **change}, deck.check)


def test_a_deck_is_checked_against_its_board() -> None:
    here = BoardPack(**GOOD)
    assert deck.faults(DemandDeck(**DECK), here) == ()
    other = DemandDeck(**{**DECK, "board": "elsewhere"})
    assert [one.code for one in deck.faults(other, here)] == ["emergent.deck_other_board"]
    strange = {"round": 1, "cards": [{"city": "atlantis", "tiers": [1, 1, 1]}]}
    lost = DemandDeck(**{**DECK, "rounds": [strange, *DECK["rounds"][1:]]})
    assert [one.code for one in deck.faults(lost, here)] == ["emergent.card_unknown_city"]


@pytest.mark.parametrize(
    ("tiers", "reading"),
    [
        (lambda total: (total, 0, 0), "both"),
        (lambda total: (total - 3, 2, 1), "all_tiers"),
        (lambda total: (total, 2, 1), "first_tier"),
        (lambda total: (1, 1, 1), "unknown"),
    ],
)
def test_which_reading_a_deck_meets(tiers: Any, reading: str) -> None:
    rounds = tuple(
        DeckRound(round=number, cards=(DeckCard(city="harbour", tiers=tiers(total)),))
        for number, total in PREDICTED.items()
    )
    made = DemandDeck(id="x", board="demo", rounds=rounds)
    assert deck.total_reading(made) == reading


@pytest.mark.parametrize(("pack", "cards"), [(NINE, NINE_DECK), (FIVE, FIVE_DECK)])
def test_the_shipped_decks_meet_the_totals(pack: BoardPack, cards: DemandDeck) -> None:
    assert deck.faults(cards, pack) == ()
    assert deck.readings(cards) == ("all_tiers",)
    sums = [sum(map(sum, (card.tiers for card in one.cards))) for one in cards.rounds]
    assert sums == [20, 35, 47, 58]


def test_the_deck_of_the_rules_meets_the_totals() -> None:
    """The example of section 8: two such cards make round 1."""
    cards = tuple(DeckCard(city=city, tiers=(5, 3, 2)) for city in ("one", "two"))
    deck = DemandDeck(id="demo", board="line", rounds=(DeckRound(round=1, cards=cards),))
    assert sums(tuple(card.tiers for card in deck.rounds[0].cards)) == (20, 10)
