"""Steps on documents that are lists of cards: each gives a new document, the old one stays as it was."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from typing import Any, Final

from pydantic import BaseModel

from companion.ui.desk.session import B, Craft
from companion.ui.games.singularity.desk.collection import GAME_ID
from companion.ui.games.singularity.draw.colours import LOOKS

Document = dict[str, Any]
LONGEST_ID: Final = 24


def craft(
    model: type[BaseModel], document: Callable[[Document], Document], bench: Callable[..., B], **more: Any
) -> Craft[Document, B]:
    """How a document is worked on that is its own draft."""
    return Craft(GAME_ID, model, LOOKS, dict, document, bench, put=with_field, **more)


def with_field(document: Document, name: str, value: object) -> Document:
    """One field with another value; none and no take it out."""
    kept = {key: old for key, old in document.items() if key != name}
    return kept if value is None or value is False else {**document, name: plainly(value)}


def plainly(value: Any) -> Any:
    """As a file has it: lists, and nothing that says nothing."""
    if isinstance(value, Mapping):
        return {key: plainly(inner) for key, inner in value.items() if inner is not None}
    return [plainly(one) for one in value] if isinstance(value, (tuple, list)) else value


def entries(document: Document, name: str) -> list[Document]:
    """The cards of one kind."""
    return [dict(one) for one in document.get(name, ())]


def with_entry(document: Document, name: str, entry: Mapping[str, Any]) -> Document:
    """One card more, last in the list."""
    return {**document, name: [*entries(document, name), dict(entry)]}


def changed(document: Document, name: str, at: int, field: str, value: object) -> Document:
    """One field of one card with another value; None takes it out."""
    made = [
        with_field(one, field, value) if number == at else one
        for number, one in enumerate(entries(document, name))
    ]
    return {**document, name: made}


def head_of(document: Document) -> tuple[str, str]:
    """What it is called, and where it comes from."""
    return str(document.get("name", "")), str(document.get("source", ""))


def without(document: Document, name: str, at: int) -> Document:
    """One card less."""
    return {**document, name: [one for number, one in enumerate(entries(document, name)) if number != at]}


def moved(document: Document, name: str, at: int, by: int) -> Document:
    """One card further up or down."""
    made = entries(document, name)
    to = at + by
    if not (0 <= at < len(made) and 0 <= to < len(made)):
        return document
    made[at], made[to] = made[to], made[at]
    return {**document, name: made}


def card_id(name: str, taken: Iterable[str]) -> str:
    """An id made from a name that no other card has."""
    plain = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")[:LONGEST_ID].strip("-") or "card"
    known = set(taken)
    if plain not in known:
        return plain
    return next(made for number in count(2) if (made := f"{plain[: LONGEST_ID - 3]}-{number}") not in known)
