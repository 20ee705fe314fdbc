"""Proofs of every game, and what a forger makes of their decks: only the game's own rules tell.

In all of them everything else fits together again: the words, the roster, the counts.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator

from companion.kernel.chance import Deck
from companion.table.proof import DeckLine
from companion.table.rosters import house
from tests.cli.forging import Forge, Forged, whole
from tests.games.kits import SEATS, Kit
from tests.games.test_contract import KITS


def decks_of(kit: Kit, table: str) -> tuple[Deck, ...]:
    """What is shuffled at this table."""
    count, options = kit.tables[table]
    decks: tuple[Deck, ...] = kit.game.decks(options, SEATS[:count])
    return decks


def proof_of(kit: Kit, table: str) -> Forged:
    """A fair deal of this table, as a proof tells it."""
    count, options = kit.tables[table]
    bound = house(options.model_dump(mode="json"))
    packs = [{"option": pack.option, "digest": "", "text": pack.text} for pack in bound.packs]
    seats = [
        {"seat": seat, "name": seat.title(), "by": "phone", "part": "", "cut": at + 1, "bits": f"{at:032x}"}
        for at, seat in enumerate(SEATS[:count])
    ]
    decks = decks_of(kit, table)
    proof = {
        "format": "companion-proof/2",
        "table": "3f9c02d1a77e",
        "game": kit.game.card.id,
        "rules": kit.game.card.rules_version,
        "draw": 1,
        "seal": "",
        "secret": "46" * 32,
        "options": bound.options,
        "packs": packs,
        "decks": [DeckLine.of(deck).model_dump() for deck in decks],
        "seats": seats,
        "roster": "",
        "words": "",
        "shuffles": {deck.name: max(1, deck.start) for deck in decks},
        **({} if kit.game.made is None else {"later": []}),
    }
    return whole(proof)


def an_item_more(p: Forged) -> None:
    p["decks"][0]["items"].append(p["decks"][0]["items"][0])


def an_item_less(p: Forged) -> None:
    p["decks"][-1]["items"].pop()


def an_item_that_the_game_does_not_have(p: Forged) -> None:
    p["decks"][0]["items"][0] = "joker"


def items_the_other_way_round(p: Forged) -> None:
    p["decks"][0]["items"].reverse()


def a_deck_left_out(p: Forged) -> None:
    del p["shuffles"][p["decks"].pop()["deck"]]


def a_deck_more(p: Forged) -> None:
    p["decks"].append({"deck": "another", "start": 1, "once": True, "items": ["a", "b"]})
    p["shuffles"]["another"] = 1


def a_deck_by_another_name(p: Forged) -> None:
    deck = p["decks"][0]
    p["shuffles"]["another"] = p["shuffles"].pop(deck["deck"])
    deck["deck"] = "another"


def a_deck_shuffled_once_or_again(p: Forged) -> None:
    p["decks"][0]["once"] = not p["decks"][0]["once"]


def another_start(p: Forged) -> None:
    p["decks"][0]["start"] = 1 - p["decks"][0]["start"]


MADE: tuple[Forge, ...] = (
    an_item_more,
    an_item_less,
    an_item_that_the_game_does_not_have,
    items_the_other_way_round,
    a_deck_left_out,
    a_deck_more,
    a_deck_by_another_name,
    a_deck_shuffled_once_or_again,
    another_start,
)


def forged() -> Iterator[tuple[str, str]]:
    """Every forgery at every table of every game: what it is called, and the file."""
    for kit in KITS:
        for table in kit.tables:
            for make in MADE if decks_of(kit, table) else (a_deck_more,):
                proof = proof_of(kit, table)
                before = copy.deepcopy(proof["decks"])
                make(proof)
                if proof["decks"] != before:  # a deck of one card has one order
                    yield f"{kit.game.card.id}: {table}: {make.__name__}", json.dumps(whole(proof))
