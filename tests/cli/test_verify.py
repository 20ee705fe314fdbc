"""`companion verify`, and the dozen lines of docs/fair-deal.md, recheck a finished game."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.cli import main
from companion.kernel.action import Rejection
from companion.table.proof import proof
from tests.games.emergence.kit import KIT
from tests.table.people import people

FAIR_DEAL = Path(__file__).parents[2] / "docs" / "fair-deal.md"


async def finished() -> dict[str, Any]:
    """The proof of a short game of Emergence: everybody has many tokens and drops them at once."""
    _, options = KIT.tables["attested, as printed"]
    at = await people("Ann", "Bo", "Cy", game=KIT.game, options=options.model_dump(mode="json"))
    for seat, cut in (("ann", 5), ("bo", 17), ("cy", 92)):
        await at.act(seat, "cut", at=cut)
    await at.host_act("start")
    with pytest.raises(Rejection, match=r"table\.not_over"):
        proof(at.table)
    for seat in at.seats:
        await at.act(seat, "seen")
    await at.act("ann", "set_board", light_blue=3, dark_blue=3, light_green=3, dark_green=3)
    await at.act("ann", "name_leader")
    leader = at.view().leader
    for seat in at.seats:
        await at.host_act("for_table", action={"do": "correct", "seat": seat, "knowledge": 40})
        await at.act(seat, "select", action="activate", augmentation="biomechanical")
    await at.act(leader, "count_down")
    await at.time.pass_by(10)
    await at.act(leader, "moved")
    await at.act(leader, "activate", tile="assimilate")
    while waiting := at.view().aggregator.waiting:
        await at.act(waiting[0], "insert", ai=40, human=0)
    await at.act(leader, "open_aggregator")
    assert at.table.stage == "over"
    return proof(at.table)


@pytest.fixture(scope="module")
def fair() -> dict[str, Any]:
    return asyncio.run(finished())


def verified(content: Any, tmp_path: Path) -> int:
    file = tmp_path / "proof.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return main(["verify", str(file)])


def test_a_fair_deal(fair: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(fair, tmp_path) == 0
    out = capsys.readouterr().out
    assert fair["phrase"] in out
    assert "Bo 17" in out
    assert "allegiance" in out
    assert "leader" in out


def test_what_a_proof_tells(fair: dict[str, Any]) -> None:
    assert set(fair) == {
        *(
            "format",
            "game",
            "rules_version",
            "seats",
            "names",
            "commitment",
            "phrase",
            "secret",
            "cuts",
            "given",
        ),
        "deals",
    }


def rotated(fair: dict[str, Any]) -> list[str]:
    order = fair["deals"][0]["order"]
    return [*order[1:], order[0]]


def change(name: str, value: Any) -> Any:
    return lambda fair: {**fair, name: value}


@pytest.mark.parametrize(
    "tampered",
    [
        pytest.param(change("secret", "00" * 32), id="another secret"),
        pytest.param(change("commitment", "00" * 32), id="another seal"),
        pytest.param(
            lambda fair: {**fair, "cuts": [fair["cuts"][0] % 99 + 1, *fair["cuts"][1:]]}, id="another cut"
        ),
        pytest.param(lambda fair: {**fair, "cuts": fair["cuts"][:-1]}, id="a cut is missing"),
        pytest.param(
            lambda fair: {**fair, "deals": [{**fair["deals"][0], "order": rotated(fair)}]},
            id="another deal",
        ),
        pytest.param(
            lambda fair: {**fair, "deals": [{**fair["deals"][0], "label": "something"}]}, id="another label"
        ),
    ],
)
def test_a_tampered_proof(
    fair: dict[str, Any], tampered: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(tampered(fair), tmp_path) == 1
    out = capsys.readouterr().out
    assert out.strip()
    assert "fair" not in out


@pytest.mark.parametrize("content", ["", "not json", "[]", "{}", '{"format": "companion-proof/2"}'])
def test_what_is_no_proof(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(content, tmp_path) == 2
    assert "proof.json" in capsys.readouterr().out


def test_a_proof_without_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "/nowhere/proof.json"]) == 2
    assert "/nowhere/proof.json" in capsys.readouterr().out


def snippet() -> str:
    """The program in the document, as it stands there."""
    found = re.findall(r"```python\n(.*?)```", FAIR_DEAL.read_text(encoding="utf-8"), re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def test_the_dozen_lines_of_the_document(fair: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "proof.json"
    for content, answer in ((fair, "fair"), ({**fair, "cuts": [1, 2, 3]}, "NOT fair")):
        file.write_text(json.dumps(content))
        done = subprocess.run(
            [sys.executable, "-I", "-c", snippet(), str(file)], capture_output=True, text=True, check=True
        )
        assert done.stdout.splitlines()[-1] == answer
    assert len([line for line in snippet().splitlines() if line.strip()]) <= 24
