"""How a tool says no (section 11 of docs/rules/toolbox.md)."""

from __future__ import annotations

from typing import Final, TypeGuard

from companion.kernel.refusals import Refusals

REFUSALS: Final = Refusals("toolbox")
"""Codes are those of the book in lower case."""
refusal = REFUSALS.refusal


def is_whole(value: object) -> TypeGuard[int]:
    """A whole number: no fraction, no true or false."""
    return isinstance(value, int) and not isinstance(value, bool)


def tidy(words: str) -> str:
    """A typed name: surrounding blanks do not count."""
    return words.strip()


def same(one: str, other: str) -> bool:
    """Names compare without regard to upper and lower case and to surrounding blanks."""
    return tidy(one).casefold() == tidy(other).casefold()


def is_clean(words: str, longest: int) -> bool:
    """Something people can read: not empty, not too long, no control characters."""
    return 0 < len(words) <= longest and all(letter.isprintable() for letter in words)


def within(value: object, low: int, high: int) -> bool:
    """A whole number from … to …."""
    return is_whole(value) and low <= value <= high
