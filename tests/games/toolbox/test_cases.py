"""The referee's case files of the toolbox: the contract of `companion resolve`."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from companion.games.toolbox.procedures import PROCEDURES

CASES = Path(__file__).parents[2] / "cases"
FILES = sorted(CASES.glob("toolbox.*.jsonl.gz"))
COUNTS = {
    "choose": 213,
    "clock": 182,
    "dice": 151,
    "draw": 86,
    "kit": 83,
    "roles": 185,
    "score": 198,
    "tally": 169,
}


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).decode().splitlines()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.removesuffix(".jsonl.gz"))
def test_every_case_of_the_file(path: Path) -> None:
    cases = lines(path)
    assert len(cases) == COUNTS[path.name.split(".")[1]]
    for case in cases:
        result = json.loads(json.dumps(PROCEDURES[case["procedure"]](case["input"])))
        assert result == case["expected"], case["id"]


def test_every_procedure_has_its_file() -> None:
    assert {path.name.removesuffix(".jsonl.gz") for path in FILES} == set(PROCEDURES)


@pytest.mark.parametrize("procedure", sorted(PROCEDURES))
@pytest.mark.parametrize("noise", [None, 7, "x", [], {}, {"seats": 99}, {"options": {"no_such_switch": 1}}])
def test_noise_is_no_input(procedure: str, noise: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        PROCEDURES[procedure](noise)
