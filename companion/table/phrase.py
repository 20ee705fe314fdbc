"""Words people can say: the short code of a table and the six of its deal."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from functools import cache
from hashlib import sha256

from companion import paths

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"


@cache
def _words(name: str) -> tuple[str, ...]:
    return tuple((paths.assets() / "words" / f"{name}.txt").read_text(encoding="utf-8").split())


SEAL_WORDS = "31c7d448aa10884af0162f20b3e4a571b02ce097cb1d6b5552e71914e984e711"
"""SHA-256 of the list: with another one every deal would be read aloud otherwise."""


@cache
def seal_words() -> tuple[str, ...]:
    """The 2,048 words of which six name a deal."""
    raw = (paths.assets() / "words" / "seal-2048.txt").read_bytes()
    if sha256(raw).hexdigest() != SEAL_WORDS:
        raise ValueError("assets/words/seal-2048.txt was changed")
    return tuple(raw.decode().split())


def seal_phrase(commitment: str) -> str:
    """Three words for the commitment of an older table: its first 30 bits, 10 a word."""
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
