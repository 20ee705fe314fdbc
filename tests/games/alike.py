"""What all games say alike: such a code needs no words of the game's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fluent.syntax import FluentParser, ast

from companion import paths

FILE: Final = paths.assets() / "locales" / "en" / "games.ftl"
SHARED: Final = {
    entry.id.name: entry
    for entry in FluentParser().parse(FILE.read_text("utf-8")).body
    if isinstance(entry, ast.Message)
}
ALIKE: Final = frozenset(name.removeprefix("any-").replace("-", "_") for name in SHARED)
"""As codes: `table_only`, `log_correction_late`."""


def words_of(texts: Mapping[str, ast.Message], name: str) -> ast.Message:
    """The game's own text of this name, or the one that all games share."""
    return texts[name] if name in texts else SHARED[f"any-{name.partition('-')[2]}"]
