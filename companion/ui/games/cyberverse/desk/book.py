"""A collection of cards as it is edited: plain functions of the document, whose cards may be half typed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from companion.games.cyberverse.packs.cards import Card
from companion.games.cyberverse.packs.checking import check, half_typed
from companion.kernel.action import Reason
from companion.kernel.frozen import frozen
from companion.texts import Language
from companion.ui.forms.drafts import Draft
from companion.ui.games.cyberverse.desk.cards import CARD, KINDS, blank, lacks

Document = dict[str, Any]


@frozen
class Entry:
    """A card of the collection: where it stands in the file, and what it is as far as it can be read."""

    at: int
    kind: str
    name: str
    card: Card | None
    """None: half typed."""


def plainly(document: Mapping[str, Any]) -> Document:
    """As a file has it: lists and plain values."""
    made: Document = json.loads(json.dumps(document))
    return made


def saved(document: Document) -> Document:
    """As the library gets it: what can be read as a card is written as that card."""
    cards = []
    for one in document.get("cards", ()):
        card = _read(one)
        cards.append(card.model_dump(mode="json") if card else one)
    return plainly({**document, "cards": cards})


def entries(document: Document) -> tuple[Entry, ...]:
    """Every card of a known kind, by kind and name; others are passed over, and stay in the file."""
    found = [
        Entry(at, str(one["kind"]), str(one.get("name") or ""), _read(one))
        for at, one in enumerate(document.get("cards", ()))
        if isinstance(one, dict) and one.get("kind") in KINDS
    ]
    return tuple(sorted(found, key=lambda one: (KINDS.index(one.kind), one.name.casefold(), one.at)))


def kinds_of(found: tuple[Entry, ...]) -> tuple[tuple[str, int], ...]:
    """Every kind there is and how many of it, in the order of the book."""
    counted = ((kind, sum(one.kind == kind for one in found)) for kind in KINDS)
    return tuple((kind, count) for kind, count in counted if count)


def draft_of(document: Document, at: int) -> Draft:
    """A card as the form has it, with everything that nobody has said yet."""
    one: dict[str, Any] = document["cards"][at]
    return {**blank(str(one["kind"])), **one}


def with_card(document: Document, kind: str) -> Document:
    """One card more, last in the file; nothing of it is known yet."""
    return {**document, "cards": [*document.get("cards", ()), {"kind": kind}]}


def with_draft(document: Document, at: int, draft: Draft) -> Document:
    """Another card in this place."""
    cards = list(document["cards"])
    cards[at] = {**plainly(draft), "kind": cards[at]["kind"]}
    return {**document, "cards": cards}


def without(document: Document, at: int) -> Document:
    """The document without the card in this place."""
    return {**document, "cards": [one for place, one in enumerate(document["cards"]) if place != at]}


def faults(language: Language, document: Document) -> tuple[Reason, ...]:
    """What is still to be said of half-typed cards; then everything the game has against the rest."""
    half = []
    for one in entries(document):
        still = () if one.card else lacks(language, one.kind, draft_of(document, one.at))
        if still:
            name = one.name or language.say("cyberverse-cards-no-name")
            half.append(half_typed(name, still, one.at))
    return tuple(half) or check(saved(document))


def _read(one: Any) -> Card | None:
    try:
        return CARD.validate_python(one)
    except ValidationError:
        return None
