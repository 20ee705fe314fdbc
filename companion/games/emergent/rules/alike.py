"""The same demand at every table of a class: a deck made once, by the rules by which the app deals one.

Rules ET-5, ET-17.
"""

from __future__ import annotations

from companion.games.emergent.options import EmergentOptions
from companion.games.emergent.packs.deck import DeckCard, DeckRound, DemandDeck
from companion.games.emergent.rules.dealing import cities_of, deals_cards, drawn
from companion.games.emergent.words import PREDICTED
from companion.kernel.chance import Seed


def alike(options: EmergentOptions, seed: Seed) -> EmergentOptions:
    """With a deck in place of the table's own seed; a chosen deck, and typed cards, stay as they are."""
    if not deals_cards(options) or options.board is None:
        return options
    rounds = tuple(
        DeckRound(
            round=number,
            cards=tuple(
                DeckCard(city=city, tiers=tiers)
                for city, tiers in drawn(seed, cities_of(options), number, total).cards.items()
            ),
        )
        for number, total in PREDICTED.items()
    )
    deck = DemandDeck(
        id=f"class-{seed.hex()[:8]}", board=options.board.id, total_reading="all_tiers", rounds=rounds
    )
    return options.model_copy(update={"deck": deck})
