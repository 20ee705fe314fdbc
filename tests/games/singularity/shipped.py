"""The documents that ship with the project, for tests."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from companion.games.singularity.packs.campaign import Campaign, Issue
from companion.games.singularity.packs.cards import Collection
from companion.games.singularity.packs.issue_map import IssueMap

FOLDER = Path(__file__).parents[3] / "assets" / "packs" / "singularity"
FILES = sorted(FOLDER.glob("*.toml"))


def raw(name: str) -> dict[str, Any]:
    """A shipped document as plain data."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


RELAY, GLASS, TRAM = (IssueMap(**raw(name)) for name in ("relay-yard", "glassworks", "tram-loop"))
CARDS = Collection(**raw("invented-cards"))
STORY = Campaign(**raw("campaign-quiet-signal"))
FIRST = Issue(**raw("issue-first-light"))
