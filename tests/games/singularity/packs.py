"""The documents that ship with the project, for tests."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from companion.games.singularity.campaign import Campaign, Issue
from companion.games.singularity.issue_map import IssueMap
from companion.games.singularity.library import Library

FOLDER = Path(__file__).parents[3] / "assets" / "packs" / "singularity"
FILES = sorted(FOLDER.glob("*.toml"))


def raw(name: str) -> dict[str, Any]:
    """A shipped document as plain data."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


RELAY, GLASS, TRAM = (IssueMap(**raw(name)) for name in ("relay-yard", "glassworks", "tram-loop"))
CARDS = Library(**raw("invented-cards"))
STORY = Campaign(**raw("campaign-quiet-signal"))
FIRST = Issue(**raw("issue-first-light"))
