"""The referee's case files: the contract of `companion resolve`."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from companion.games.cyberverse import GAME

CASES = Path(__file__).parents[2] / "cases"
FILES = sorted(CASES.glob("cyberverse.*.jsonl.gz"))
COUNTS = {
    "attack": 524,
    "henchmen": 96,
    "modifier-deck": 153,
    "news": 99,
    "payday": 249,
    "scoring": 230,
    "turn-order": 267,
}


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).decode().splitlines()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.removesuffix(".jsonl.gz"))
def test_every_case_of_the_file(path: Path) -> None:
    cases = lines(path)
    assert len(cases) == COUNTS[path.name.split(".")[1]]
    for case in cases:
        result = json.loads(json.dumps(GAME.procedures[case["procedure"]](case["input"])))
        assert result == case["expected"], case["id"]


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
        ("attack", {"relation": "near"}),
        ("attack", {"options": {"frenzy_optional": "perhaps"}}),
        ("attack", {"extra": 1}),
        ("attack", {"use_frenzy": 1}),
        ("payday", {"cash": -1}),
        ("payday", {"cash": True}),
        ("scoring", {"players": []}),
        ("turn-order", {"turn": 0}),
        ("turn-order", {"turn": 1, "choice_order": ["ECO", "ECO"]}),
        ("modifier-deck", {"deck": [2, 2]}),
        ("modifier-deck", {"deck": [], "reshuffles": []}),
        ("news", {"track": {"0": None}}),
        ("henchmen", {"agents_in": [0]}),
        ("henchmen", {"zones": 0, "agents_in": [], "henchmen_in": []}),
    ],
)
def test_input_with_a_fault_is_refused(procedure: str, change: dict[str, Any]) -> None:
    good = next(
        case["input"]
        for case in lines(CASES / f"cyberverse.{procedure}.jsonl.gz")
        if case["input"].get("tests", True) and case["input"].get("zones", 2) > 1
    )
    with pytest.raises(ValueError, match=r"\w"):
        GAME.procedures[f"cyberverse.{procedure}"]({**good, **change})
