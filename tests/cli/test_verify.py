"""`companion verify` and the forty lines of docs/fair-deal.md: a good deal is fair, forgeries are named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.cli import main
from companion.games import by_id
from companion.table.checks import faults
from companion.table.memory import Memory
from tests.cli import forged_decks, forged_files, forgeries
from tests.cli.forging import FORGERIES, Forged, Forgery, whole
from tests.cli.proofs import CASES, WORDS, checked_by_the_script, good, run, snippets, verified

MOST_LINES = 40


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
    if game == "emergence":
        assert script.startswith("fair, for the words:")
        for text in (out, script):
            assert "allegiance: Ann ai, Bo human, Cara ai, Dan ai, Zoë human" in text
        assert "leader: Dan, Zoë, Bo, Cara, Ann" in out
        assert "4 of 5 seats" in out
    else:
        assert script.startswith("NOT checked: decks; else fair, for the words:")
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
    assert all(len(program.splitlines()) <= MOST_LINES for program in snippets())
    other = tmp_path / "words.txt"
    other.write_bytes(WORDS.read_bytes().replace(b"acorn", b"apple"))
    file = CASES / "good-emergence.json"
    assert run(snippets()[0], str(file), str(other))[1] == "word list"


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


def test_no_name_moves_somebodys_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Names of older proofs are not of our making; those of new ones may turn the writing around at most."""
    proof = older()
    proof["names"] = {seat: f"\x1b[2J\x9b31m{seat}\u202e" for seat in proof["seats"]}
    assert verified(json.dumps(proof), "", tmp_path) == 3
    turned = good()
    turned["seats"][0]["name"] = "Ann \u202egnp"
    assert verified(json.dumps(whole(turned)), "", tmp_path) == 0
    out = capsys.readouterr().out + checked_by_the_script(json.dumps(turned), "", tmp_path)
    assert out.count("\\u202egnp") == 5
    assert [letter for letter in out if not (letter.isprintable() or letter == "\n")] == []


@pytest.mark.parametrize("content", ["", "not json", "[]", "{}"])
def test_what_is_no_proof(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(content, "", tmp_path) == 2
    assert "proof.json" in capsys.readouterr().out


def test_a_proof_without_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "/nowhere/proof.json"]) == 2
    assert "/nowhere/proof.json" in capsys.readouterr().out
