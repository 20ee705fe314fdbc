"""The published schema is that of the code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.cli import main
from companion.cli.schema import schema
from companion.games import GAMES

ROOT = Path(__file__).parents[2]


def test_the_checked_in_schema_is_current() -> None:
    kept = json.loads((ROOT / "docs" / "schema.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(schema())), "run: companion schema > docs/schema.json"


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert set(printed["games"]) == {game.card.id for game in GAMES}
    for side in ("incoming", "outgoing"):
        assert "$defs" in printed[side]
