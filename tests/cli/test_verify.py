"""`companion verify` and the forty lines of docs/fair-deal.md: a good deal is fair, forgeries are named."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion import paths
from companion.cli import main
from companion.games import by_id
from companion.kernel.chance import later_of
from companion.table.checks import faults
from companion.table.memory import Memory
from tests.cli import forged_decks, forged_files, forgeries
from tests.cli.forged_luck import LUCK
from tests.cli.forging import FORGERIES, Forge, Forged, Forgery, whole

HERE = Path(__file__)
CASES = HERE.parents[1] / "cases" / "deal"
FAIR_DEAL = HERE.parents[2] / "docs" / "fair-deal.md"
WORDS = paths.assets() / "words" / "seal-2048.txt"
MOST_LINES = 40


def good(game: str = "emergence") -> Forged:
    proof: Forged = json.loads((CASES / f"good-{game}.json").read_text(encoding="utf-8"))
    return proof


def verified(text: str, noted: str, folder: Path) -> int:
    file = folder / "proof.json"
    file.write_text(text, encoding="utf-8")
    return main(["verify", str(file), *(["--words", *noted.split()] if noted else [])])


def snippet() -> str:
    """The program in the document, as it stands there."""
    found = re.findall(r"```python\n(.*?)```", FAIR_DEAL.read_text(encoding="utf-8"), re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def checked_by_the_script(text: str, noted: str, folder: Path) -> str:
    """What the forty lines say: the first line of a fair deal, or the fault they name."""
    file = folder / "proof.json"
    file.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "-X", "utf8", "-c", snippet(), str(file), str(WORDS), *noted.split()],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.stdout if done.returncode == 0 else done.stderr.strip().rpartition("NOT fair: ")[2]


def named(forgery: Forgery) -> str:
    return forgery.make.__name__.replace("_", " ")


@pytest.mark.parametrize("game", ["emergence", "cyberverse"])
def test_a_fair_deal_tells_who_held_what(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proof = good(game)
    assert verified(json.dumps(proof), proof["words"], tmp_path) == 0
    out = capsys.readouterr().out
    assert out.startswith("The deal was fair")
    assert proof["words"] in out
    assert all(f"{seat['name']} cut {seat['cut']}" in out for seat in proof["seats"])
    script = checked_by_the_script(json.dumps(proof), proof["words"], tmp_path)
    assert script.startswith("fair, for the words:")
    if game == "emergence":
        for text in (out, script):
            assert "allegiance: Ann ai, Bo human, Cara ai, Dan ai, Zoë human" in text
        assert "leader: Dan, Zoë, Bo, Cara, Ann" in out
        assert "4 of 5 seats" in out
    else:
        assert "modifier-ann-2-1: 0, 1, -1, 1, 2" in out
        assert "modifier-ann-2-1: 0, 1, -1, 1, 2" in script


def test_there_are_forgeries_of_every_kind() -> None:
    homes = {forgery.make.__module__ for forgery in FORGERIES}
    assert homes == {module.__name__ for module in (forgeries, forged_decks, forged_files)}
    faults = {forgery.fault.partition(" ")[0] for forgery in FORGERIES}
    assert faults == {"format", "seal", "part", "decks", "packs", "roster", "words", "noted", "shuffles"}
    assert len({named(forgery) for forgery in FORGERIES}) == len(FORGERIES) >= 40


@pytest.mark.parametrize("forgery", FORGERIES, ids=named)
def test_a_forgery_is_refused_by_its_name(
    forgery: Forgery, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, noted = forgery.of(good())
    assert faults(text, by_id, noted)[:1] == (forgery.fault,)
    assert verified(text, noted, tmp_path) == 1
    first, fault, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith("NOT fair")
    assert fault.strip().startswith(f"{forgery.fault}: ")


@pytest.mark.parametrize("forgery", FORGERIES, ids=named)
def test_the_script_refuses_it_by_the_same_name(forgery: Forgery, tmp_path: Path) -> None:
    text, noted = forgery.of(good())
    assert checked_by_the_script(text, noted, tmp_path) == forgery.fault


def test_the_script_is_short_and_knows_its_list(tmp_path: Path) -> None:
    assert len(snippet().splitlines()) <= MOST_LINES
    other = tmp_path / "words.txt"
    other.write_bytes(WORDS.read_bytes().replace(b"acorn", b"apple"))
    file = CASES / "good-emergence.json"
    done = subprocess.run(
        [sys.executable, "-I", "-c", snippet(), str(file), str(other)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr.strip() == "NOT fair: word list"


def test_words_that_nobody_noted_are_to_be_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(json.dumps(good()), "", tmp_path) == 0
    assert "Compare them" in capsys.readouterr().out


def test_a_deal_of_the_host_alone_is_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    proof = good()
    for seat in proof["seats"]:
        seat["by"] = "host"
    assert verified(json.dumps(whole(proof)), "", tmp_path) == 0
    assert "does not show that the host could not choose" in capsys.readouterr().out


KEPT = ("table", "draw", "seal", "roster", "words")
MINE = ("cut", "bits", "part")


def forged_luck(forge: Forge) -> str:
    proof = good("toolbox")
    forge(proof)
    return json.dumps(proof, ensure_ascii=False)


def test_luck_that_came_while_people_played_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proof = good("toolbox")
    assert verified(json.dumps(proof), proof["words"], tmp_path) == 0
    out = capsys.readouterr().out
    script = checked_by_the_script(json.dumps(proof), proof["words"], tmp_path)
    for text in (out, script):
        for label in ("begin/1: ", "roles/1: ", "dice/1/1: ", "dice/1/2: ", "bag/cubes/1: ", "dice/2/1: "):
            assert f"  {label}" in text
    assert out.split("begin/1: ")[1].splitlines()[0] == "Cara, Ann, Bo"


@pytest.mark.parametrize(("forge", "fault"), LUCK, ids=lambda one: getattr(one, "__name__", ""))
def test_forged_luck_is_refused_by_its_name(forge: Forge, fault: str, tmp_path: Path) -> None:
    text = forged_luck(forge)
    assert faults(text, by_id)[:1] == (fault,)
    assert verified(text, "", tmp_path) == 1
    if fault == "format":
        assert checked_by_the_script(text, "", tmp_path) == fault


def chains() -> list[str]:
    found = [""]
    for one in good("toolbox")["later"]:
        found.append(later_of(found[-1], one["deck"], one["items"]))
    return found[1:]


def test_a_device_knows_what_luck_was_announced() -> None:
    text, seen = json.dumps(good("toolbox")), chains()
    for kept in ((), (seen[0],), (seen[1], seen[-1]), tuple(seen)):
        assert faults(text, by_id, memory=Memory(seat="ann", later=kept)) == ()
    for kept in (("0" * 64,), (seen[2], seen[1]), (*seen, seen[0])):
        assert faults(text, by_id, memory=Memory(seat="ann", later=kept)) == ("memory later",)
    shorter = good("toolbox")
    shorter["later"].pop()
    assert faults(json.dumps(shorter), by_id, memory=Memory(seat="ann", later=tuple(seen))) == (
        "memory later",
    )


def remembered(**changed: Any) -> Memory:
    proof = good()
    mine = {name: proof["seats"][0][name] for name in MINE}
    return Memory.model_validate(
        {"seat": "ann", **{name: proof[name] for name in KEPT}, **mine, "shuffles": {"leader": 1}} | changed
    )


def test_a_device_that_was_there_agrees() -> None:
    assert faults(json.dumps(good()), by_id, memory=remembered()) == ()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("table", "another"),
        ("draw", 2),
        ("seal", "0" * 64),
        ("cut", 18),
        ("bits", "0" * 32),
        ("part", "0" * 64),
        ("roster", "0" * 64),
        ("opened", "0" * 64),
        ("words", "acorn apron bagel barn beaver beetle"),
    ],
)
def test_a_device_that_was_there_refuses_another_file(field: str, value: Any) -> None:
    found = faults(json.dumps(good()), by_id, memory=remembered(**{field: value}))
    assert found == (f"memory {field}",)


def test_a_device_knows_how_often_was_shuffled() -> None:
    assert faults(json.dumps(good()), by_id, memory=remembered(shuffles={"leader": 2})) == ("memory leader",)


def test_a_device_that_was_not_in_it_refuses_the_file() -> None:
    assert "memory part" in faults(json.dumps(good()), by_id, memory=remembered(seat="eve"))


def older() -> Forged:
    proof: Forged = json.loads((CASES / "older.json").read_text(encoding="utf-8"))
    return proof


def test_an_older_proof_adds_up_and_proves_little(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(json.dumps(older()), "", tmp_path) == 3
    out = capsys.readouterr().out
    assert "adds up" in out
    assert "proves little" in out
    assert "fair" not in out
    assert "Bo cut 17" in out
    assert "allegiance: ai, ai, human" in out


@pytest.mark.parametrize(
    "changed",
    [
        {"secret": "00" * 32},
        {"commitment": "00" * 32},
        {"cuts": [5, 17, 93]},
        {"cuts": [5, 17]},
        {"deals": [{"label": "allegiance", "items": ["ai", "human"], "order": ["ai", "ai"]}]},
    ],
    ids=str,
)
def test_an_older_proof_that_does_not_add_up(
    changed: Forged, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(json.dumps(older() | changed), "", tmp_path) == 1
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("content", ["", "not json", "[]", "{}"])
def test_what_is_no_proof(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(content, "", tmp_path) == 2
    assert "proof.json" in capsys.readouterr().out


def test_a_proof_without_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "/nowhere/proof.json"]) == 2
    assert "/nowhere/proof.json" in capsys.readouterr().out
