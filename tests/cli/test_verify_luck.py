"""Luck that came while people played: `companion verify` and the document's lines take the same of it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.games import by_id
from companion.games.toolbox import GAME as TOOLBOX
from companion.kernel.chance import later_of
from companion.kernel.game import Later
from companion.table.checks import faults
from companion.table.memory import Memory
from tests.cli.forged_luck import LUCK
from tests.cli.forging import Forge
from tests.cli.proofs import checked_as_luck, checked_by_the_script, good, snippets, verified


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
    assert script.startswith("NOT checked: later; else fair, for the words:")
    assert "dice/1/2 is what was said: '2d6+1'" in checked_as_luck(json.dumps(proof), tmp_path)
    assert out.split("begin/1: ")[1].splitlines()[0] == "Cara, Ann, Bo"


@pytest.mark.parametrize(("forge", "fault"), LUCK, ids=lambda one: getattr(one, "__name__", ""))
def test_forged_luck_is_refused_by_its_name(forge: Forge, fault: str, tmp_path: Path) -> None:
    text = forged_luck(forge)
    assert faults(text, by_id)[:1] == (fault,)
    assert verified(text, "", tmp_path) == 1
    if fault == "format":
        assert checked_by_the_script(text, "", tmp_path) == fault
    else:
        assert checked_by_the_script(text, "", tmp_path).startswith("NOT checked: later; else fair")
        assert checked_as_luck(text, tmp_path) == fault


def test_the_lines_for_luck_take_what_the_tools_make(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every label and notation that the tools write is read by both alike."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    lines = [
        ("tie/3", '["ann","bo"]'),
        ("bag/red-ones/2/1", '[["Rot",0],["Grün",999]]'),
        ("dice/7/20", "20d100"),
        ("dice/7/3", "1d2+999-2d99+0"),
        ("dice/7/2", "1d2"),
        ("dice/7/1", "d6"),
        ("dice/7/1", "21d6"),
        ("dice/7/1", "1d101"),
        ("dice/7/1", "1d6+1000"),
        ("dice/7/1", "1d6" + "+1" * 6),
        ("dice/07/1", "1d6"),
        ("bag/Red/1", '["red"]'),
        ("begin/1", '["ann" ,"bo"]'),
        ("begin/1", '{"ann":1}'),
        ("begin/1", '"ann"'),
        ("begin/1", '[["ann",true]]'),
        ("begin/1", '[["ann",1.0]]'),
        ("begin/1", '[["ann",1000]]'),
        ("begin/1", "[" * 20_000),
    ]
    alone = snippets()[1].partition("highest = ")[0]
    for deck, words in lines:
        told: dict[str, Any] = {}
        exec(alone, told)  # noqa: S102 - the program of our own document
        try:
            made: list[str] | None = list(TOOLBOX.made(Later(deck, words)))  # type: ignore[misc]
        except (ValueError, RecursionError):
            made = None
        try:
            found = told["re"].fullmatch(told["label"], deck) or told["stop"]()
            again = told["die"](words, int(found[2])) if found[2] else told["pieces"](words)
        except (SystemExit, ValueError, TypeError, RecursionError):
            again = None
        assert again == made, (deck, words)


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
