"""Texts that strangers bring, read as plain data: bounded before they are parsed.

Python's TOML reader takes time by the square of a key's parts: one dotted key of 20 kB stops it for seconds,
one of 500 kB ends the process. Nobody types such keys, so they are counted first, in one pass over the text.
"""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, NoReturn

DEEPEST_KEY = 8
"""Parts of one dotted key or header: `cities.harbour.prices` has three."""
MOST_KEY_PARTS = 20_000
"""Of all keys and headers together: some thirty times the largest pack we ship."""

_QUOTED = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5}+|\\?+\Z)|'
    r"'''(?:[^']|'(?!''))*+(?:'{3,5}+|\Z)|"
    r'"(?:[^"\\\n]|\\[^\n])*+"?+|'
    r"'[^'\n]*+'?+|#[^\n]*+",
    re.DOTALL,
)
"""Texts and comments. A long text may end with one or two quotes of its own before its last three.

One that does not end is taken to the end of the text, or of its line: a quote that matched nothing would be
looked for again from every later one, which takes time by the square of them. The parser stops there anyway.
"""
_CHAIN = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{DEEPEST_KEY}}}")
_PART = re.compile(r"[.=\]]")


class TooDeep(ValueError):  # noqa: N818
    """A text whose keys have more parts than anything people write."""

    def __init__(self) -> None:
        super().__init__(f"its keys have more than {DEEPEST_KEY} parts, or there are too many of them")


def plain_json(text: str) -> Any:
    """JSON without the numbers that are none (`NaN`, `Infinity`). Raises ValueError, RecursionError."""
    return json.loads(text, parse_constant=_no_number)


def plain_toml(text: str) -> dict[str, Any]:
    """TOML with keys of bearable depth and number. Raises ValueError (`TooDeep` for keys), RecursionError."""
    bare = _QUOTED.sub(_emptied, text)
    if _CHAIN.search(bare) or sum(1 for _ in _PART.finditer(bare)) > MOST_KEY_PARTS:
        raise TooDeep
    return tomllib.loads(text)


def _emptied(found: re.Match[str]) -> str:
    """A quoted text is one part of a key, whatever stands in it; a comment is nothing."""
    return "" if found[0].startswith("#") else "q"


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")
