"""Boards and cities a table can play on: shipped ones, and the table's own files."""

from __future__ import annotations

import json
import logging
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from companion import paths

logger = logging.getLogger(__name__)

MOST_BYTES = 512 * 1024


def parsed(file: Path) -> Any:
    """A pack file as plain data. Raises ValueError with a sentence for what is no TOML or JSON."""
    if file.stat().st_size > MOST_BYTES:
        raise ValueError(f"{file.name} is larger than {MOST_BYTES // 1024} kB")
    try:
        text = file.read_text(encoding="utf-8")
        return json.loads(text) if file.suffix == ".json" else tomllib.loads(text)
    except (UnicodeDecodeError, RecursionError, json.JSONDecodeError, tomllib.TOMLDecodeError) as error:
        raise ValueError(f"{file.name} cannot be read: {error}") from None


class Packs:
    """All packs by game and id. The table's own files win over shipped ones of the same id."""

    def __init__(self, own: Path | None = None) -> None:
        self._folders = [paths.assets() / "packs", *([own] if own else [])]

    def of(self, game_id: str) -> dict[str, dict[str, Any]]:
        """Id → pack, in the order of their names."""
        found: dict[str, dict[str, Any]] = {}
        for folder in self._folders:
            for file in sorted((folder / game_id).glob("*.*")):
                if file.suffix in (".toml", ".json") and (pack := _read(file, file.stat().st_mtime)):
                    found[str(pack.get("id", file.stem))] = pack
        return dict(sorted(found.items(), key=lambda item: str(item[1].get("name", item[0]))))

    def filled_in(self, game_id: str, options: dict[str, Any]) -> dict[str, Any]:
        """Options in which a pack may be given by its id."""
        named = {name: value for name, value in options.items() if isinstance(value, str)}
        packs = self.of(game_id) if named else {}
        return {**options, **{name: packs[value] for name, value in named.items() if value in packs}}


@cache
def _read(file: Path, _changed: float) -> dict[str, Any] | None:
    try:
        pack = parsed(file)
    except (OSError, ValueError) as error:
        logger.warning("pack left out: %s", error)
        return None
    return pack if isinstance(pack, dict) else None
