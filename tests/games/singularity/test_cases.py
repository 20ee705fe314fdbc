"""The referee's case files: the contract of `companion resolve`."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from companion.games.singularity import GAME

CASES = Path(__file__).parents[2] / "cases"
FILES = sorted(CASES.glob("singularity.*.jsonl.gz"))
COUNTS = {"cache": 88, "damage": 156, "enemy-step": 261, "move": 256, "split": 256}


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).decode().splitlines()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.removesuffix(".jsonl.gz"))
def test_every_case_of_a_file(path: Path) -> None:
    cases = lines(path)
    procedure = path.name.removesuffix(".jsonl.gz")
    assert len(cases) == COUNTS[procedure.removeprefix("singularity.")]
    resolve = GAME.procedures[procedure]
    assert [case["id"] for case in cases if resolve(case["input"]) != case["expected"]] == []


def test_every_procedure_has_its_file() -> None:
    assert {path.name.removesuffix(".jsonl.gz") for path in FILES} == set(GAME.procedures)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.removesuffix(".jsonl.gz"))
@pytest.mark.parametrize("noise", [None, 7, "x", [], {}, {"options": {"no_such_switch": 1}}])
def test_noise_is_no_input(path: Path, noise: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        GAME.procedures[path.name.removesuffix(".jsonl.gz")](noise)


@pytest.mark.parametrize(
    ("procedure", "change"),
    [
        ("split", {"destinations": 0}),
        ("split", {"count": True}),
        ("move", {"members": 0}),
        ("move", {"path": []}),
        ("move", {"options": {"hazard": "never"}}),
        ("damage", {"damage": -1}),
        ("damage", {"need": {"drone": 0}}),
        ("cache", {"cache_used": "no"}),
        ("enemy-step", {"types": {}}),
        ("enemy-step", {"team": [{"name": "T1", "pos": [99, 99]}]}),
        ("enemy-step", {"threat_limit": 0}),
        ("enemy-step", {"extra": 1}),
    ],
)
def test_input_with_a_fault_is_refused(procedure: str, change: dict[str, Any]) -> None:
    good = lines(CASES / f"singularity.{procedure}.jsonl.gz")[0]["input"]
    with pytest.raises(ValueError, match=r"\w"):
        GAME.procedures[f"singularity.{procedure}"]({**good, **change})


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"allocation": [["drone", [1, 1, 1]]], "damage": 3}, "E_TOO_MANY_TARGETS"),
        ({"allocation": [["drone", [1]], ["drone", [1]]], "damage": 3}, "E_TYPE_TWICE"),
        ({"allocation": [["ghost", [4]]], "damage": 3}, "E_TOO_MUCH_DAMAGE"),
        ({"allocation": [["ghost", [1]]], "damage": 3}, "E_NOT_THERE"),
    ],
)
def test_refusals_of_damage_come_in_the_order_of_the_rules(change: dict[str, Any], code: str) -> None:
    given = {"space": [0, 0], "enemies": [{"type": "drone", "pos": [0, 0], "count": 2}], **change}
    assert GAME.procedures["singularity.damage"](given) == {"error": code}
