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
    """Three words that stand for a commitment when it is read aloud: its first 30 bits, 10 a word."""
    bits = int(commitment[:8], 16) >> 2
    words = _words("seal")
    return " ".join(words[bits >> shift & 1023] for shift in (20, 10, 0))


def new_code(taken: Collection[str]) -> str:
    """A four-letter word no other open table has; six random letters when the words are used up."""
    free = [word for word in _words("codes") if word not in taken]
    if free:
        return secrets.choice(free)
    while (code := "".join(secrets.choice(LETTERS) for _ in range(6))) in taken:
        pass
    return code
