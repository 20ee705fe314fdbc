"""The referee's case files: the contract of `companion resolve`."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from companion.games.emergence import GAME

CASES = Path(__file__).parents[2] / "cases"
FILES = sorted(CASES.glob("emergence.*.jsonl.gz"))
COUNTS = {"assimilate": 129, "compile": 1001, "decide": 240, "hostile": 237, "moves": 159}


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).decode().splitlines()]


def comparable(procedure: str, result: Any) -> Any:
    """Several partitions may be best: only their tokens and blocks are compared."""
    if procedure == "emergence.compile":
        best = {name: result["best"][name] for name in ("tokens", "blocks_used")}
        return {**result, "best": best}
    return result


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.removesuffix(".jsonl.gz"))
def test_every_case_of_the_file(path: Path) -> None:
    cases = lines(path)
    assert len(cases) == COUNTS[path.name.split(".")[1]]
    for case in cases:
        procedure = case["procedure"]
        result = json.loads(json.dumps(GAME.procedures[procedure](case["input"])))
        assert comparable(procedure, result) == comparable(procedure, case["expected"]), case["id"]


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
        ("decide", {"operatives": 7}),
        ("decide", {"operatives": True}),
        ("decide", {"options": {"equal_surplus": "coin"}}),
        ("decide", {"extra": 1}),
        ("hostile", {"actor": "nobody"}),
        ("hostile", {"adjacency": [["T1", "nowhere"]]}),
        ("moves", {"mover": "nobody"}),
        ("assimilate", {"order": ["nobody"]}),
        ("compile", {"chosen": [["pink"]]}),
        ("compile", {"data": {"light_blue": -1}}),
    ],
)
def test_input_with_a_fault_is_refused(procedure: str, change: dict[str, Any]) -> None:
    good = lines(CASES / f"emergence.{procedure}.jsonl.gz")[0]["input"]
    with pytest.raises(ValueError, match=r"\w"):
        GAME.procedures[f"emergence.{procedure}"]({**good, **change})
