"""Steps on documents that are lists of cards: each gives a new document, the old one stays as it was."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import count
from typing import Any, Final

Document = dict[str, Any]
LONGEST_ID: Final = 24


def with_field(document: Document, name: str, value: object) -> Document:
    """One field with another value; None takes it out."""
    kept = {key: old for key, old in document.items() if key != name}
    return kept if value is None else {**document, name: value}


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


def replaced(document: Document, name: str, at: int, entry: Mapping[str, Any]) -> Document:
    """One card is another one."""
    made = [dict(entry) if number == at else one for number, one in enumerate(entries(document, name))]
    return {**document, name: made}


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


def toggled(names: Iterable[str], name: str) -> list[str]:
    """A name in a list, or no longer."""
    found = list(names)
    return [one for one in found if one != name] if name in found else [*found, name]


def card_id(name: str, taken: Iterable[str]) -> str:
    """An id made from a name that no other card has."""
    plain = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")[:LONGEST_ID].strip("-") or "card"
    known = set(taken)
    if plain not in known:
        return plain
    return next(made for number in count(2) if (made := f"{plain[: LONGEST_ID - 3]}-{number}") not in known)
