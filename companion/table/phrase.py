"""Words people can say: the short code of a table and the phrase of its seal."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from functools import cache

from companion import paths

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"


@cache
def _words(name: str) -> tuple[str, ...]:
    return tuple((paths.assets() / "words" / f"{name}.txt").read_text(encoding="utf-8").split())


def seal_phrase(commitment: str) -> str:
    """Three words that stand for a commitment when it is read aloud: its first 33 bits, 11 a word."""
    bits = int(commitment[:10], 16) >> 7
    words = _words("seal")
    return " ".join(words[bits >> shift & 2047] for shift in (22, 11, 0))


def new_code(taken: Collection[str]) -> str:
    """A four-letter word no other open table has; six random letters when the words are used up."""
    free = [word for word in _words("codes") if word not in taken]
    if free:
        return secrets.choice(free)
    while (code := "".join(secrets.choice(LETTERS) for _ in range(6))) in taken:
        pass
    return code
