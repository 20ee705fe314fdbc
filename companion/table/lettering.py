"""Which letters the screens can draw: those of the shipped fonts (docs/decisions/names.md)."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from functools import cache

from companion import paths

_INVISIBLE = frozenset({"Mn", "Me", "Zs"})
"""Marks on letters, signs that choose between two looks, spaces: nobody misses their picture."""


@cache
def _drawn() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The first and the last letter of every run that some font has."""
    lines = (paths.assets() / "words" / "letters.txt").read_text(encoding="utf-8").split()
    runs = [line.partition("-") for line in lines]
    return tuple(int(first, 16) for first, _, _ in runs), tuple(
        int(last or first, 16) for first, _, last in runs
    )


def undrawn(name: str) -> str:
    """The letters of a name that would be a gap on every screen, each once."""
    firsts, lasts = _drawn()

    def is_drawn(letter: str) -> bool:
        at = bisect_right(firsts, ord(letter)) - 1
        return unicodedata.category(letter) in _INVISIBLE or (at >= 0 and ord(letter) <= lasts[at])

    return "".join(dict.fromkeys(letter for letter in name if not is_drawn(letter)))
