"""The referee's case files: the contract of `companion resolve`."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from companion.games.emergent import GAME

CASES = Path(__file__).parents[2] / "cases"
COUNTS = {
    "emergent.execution": 972,
    "emergent.execution-variants": 338,
    "emergent.plan": 412,
    "emergent.fastplay": 253,
    "emergent.fastplay-placement": 88,
}


def lines(name: str) -> list[dict[str, Any]]:
    packed = (CASES / f"{name}.jsonl.gz").read_bytes()
    return [json.loads(line) for line in gzip.decompress(packed).decode().splitlines()]


@pytest.mark.parametrize("name", COUNTS)
def test_every_case_of_the_file(name: str) -> None:
    cases = lines(name)
    assert len(cases) == COUNTS[name]
    for case in cases:
        result = GAME.procedures[case["procedure"]](case["input"])
        assert json.loads(json.dumps(result)) == case["expected"], case["id"]


def test_every_procedure_has_its_file() -> None:
    assert {case["procedure"] for name in COUNTS for case in lines(name)[:1]} == set(GAME.procedures)


@pytest.mark.parametrize("procedure", GAME.procedures)
@pytest.mark.parametrize("noise", [None, 7, "x", [], {}, {"options": {"no_such_switch": 1}}])
def test_noise_is_no_input(procedure: str, noise: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        GAME.procedures[procedure](noise)


@pytest.mark.parametrize(
    ("procedure", "change"),
    [
        ("execution", {"regions": []}),
        ("execution", {"adjacency": []}),
        ("execution", {"adjacency": [["R1", "nowhere"]]}),
        ("execution", {"players": []}),
        ("execution", {"options": {"tie_shift": "coin"}}),
        ("execution", {"extra": 1}),
        ("plan", {"cash": "much"}),
        ("plan", {"round": 9}),
        ("plan", {"plan": {"sell": "all"}}),
        ("fastplay", {"players": []}),
        ("fastplay", {"rounds": [{"nobody": {}}]}),
        ("fastplay", {"rounds": [{"blue": {"nowhere": {"small": 1}}}]}),
        ("fastplay-placement", {"placement": {"R1": {"small": "one"}}}),
        ("fastplay-placement", {"options": {"fp_must_place_all": "perhaps"}}),
    ],
)
def test_input_with_a_fault_is_refused(procedure: str, change: dict[str, Any]) -> None:
    good = lines(f"emergent.{procedure}")[0]["input"]
    with pytest.raises(ValueError, match=r"\w"):
        GAME.procedures[f"emergent.{procedure}"]({**good, **change})


def test_two_cities_of_one_rank_are_no_input() -> None:
    good = lines("emergent.execution")[0]["input"]
    first, second, *rest = good["cities"]
    twins = [first, {**second, "rank": first["rank"]}, *rest]
    with pytest.raises(ValueError, match="twice"):
        GAME.procedures["emergent.execution"]({**good, "cities": twins})


@pytest.mark.parametrize("number", [0.5, -1, 2.0])
def test_a_fraction_is_a_bad_number(number: float) -> None:
    good = lines("emergent.plan")[0]["input"]
    plan = {**good["plan"], "products": {"n1": number}}
    result = GAME.procedures["emergent.plan"]({**good, "plan": plan})
    assert (result["errors"], result["cost"]) == (["BAD_NUMBER"], None)
    placement = {"R1": {"small": number, "large": 0}}
    regions = {"regions": ["R1"], "placement": placement}
    assert GAME.procedures["emergent.fastplay-placement"](regions)["errors"] == ["BAD_NUMBER"]
