"""A collection of cards as it is edited: plain functions of the document."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from companion.games.cyberverse.packs.cards import Card, card_key
from companion.ui.games.cyberverse.desk.cards import CARD, KINDS

Document = dict[str, Any]


def cards_of(document: Document) -> tuple[Card, ...]:
    """The cards that can be read, by kind and name; a broken one is passed over, and stays in the file."""
    found = []
    for one in document.get("cards", ()):
        try:
            found.append(CARD.validate_python(one))
        except ValidationError:
            continue
    return tuple(sorted(found, key=lambda card: (KINDS.index(card.kind), card.name.casefold())))


def kinds_of(document: Document) -> tuple[tuple[str, int], ...]:
    """Every kind there is and how many of it, in the order of the book."""
    cards = cards_of(document)
    counted = ((kind, sum(card.kind == kind for card in cards)) for kind in KINDS)
    return tuple((kind, count) for kind, count in counted if count)


def has(document: Document, card: Card, except_key: tuple[str, str] | None = None) -> bool:
    """Whether a card of this kind and name is there, other than the one being changed."""
    keys = {card_key(one) for one in cards_of(document)} - {except_key}
    return card_key(card) in keys


def kept(document: Document, card: Card, old: Card | None = None) -> Document:
    """The document with this card: instead of the old one, and of any other of its name."""
    gone = {card_key(card), *([card_key(old)] if old else [])}
    return {**document, "cards": [*_without(document, gone), card.model_dump(mode="json")]}


def removed(document: Document, card: Card) -> Document:
    """The document without this card."""
    return {**document, "cards": _without(document, {card_key(card)})}


def _without(document: Document, gone: set[tuple[str, str]]) -> list[Any]:
    rest = []
    for one in document.get("cards", ()):
        try:
            key = card_key(CARD.validate_python(one))
        except ValidationError:
            rest.append(one)
            continue
        if key not in gone:
            rest.append(one)
    return rest
