"""Every numbered rule has one home in the code and a test that names it, read off `docs/rules`."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NUMBER = re.compile(r"\b(?:EM|ET|FP|CV|SW|TB)-\d+\b")
DEFINED = re.compile(r"\*\*((?:EM|ET|FP|CV|SW|TB)-\d+)\b")
GAMES = ("emergence", "emergent", "cyberverse", "singularity", "toolbox")
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def numbers(game: str) -> tuple[str, ...]:
    """The rules of a game in the order of its book."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return tuple(dict.fromkeys(DEFINED.findall(text)))


@cache
def homes(game: str) -> Counter[str]:
    """How many modules, classes and functions say in their first line that a rule lives there."""
    found: Counter[str] = Counter()
    for path in sorted((ROOT / "companion" / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, Documented):
                first = (ast.get_docstring(node) or "").partition("\n")[0]
                found.update(set(NUMBER.findall(first)))
    return found


@cache
def named_by_tests(game: str) -> frozenset[str]:
    """The rules that stand in a test's name, docstring, or the ids and values it is run with."""
    found: set[str] = set()
    for path in sorted((ROOT / "tests" / "games" / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                told = [ast.unparse(one) for one in node.decorator_list]
                said = " ".join([node.name.upper().replace("_", "-"), ast.get_docstring(node) or "", *told])
                found.update(NUMBER.findall(said))
    return frozenset(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_one_home(game: str) -> None:
    found = homes(game)
    assert [rule for rule in numbers(game) if found[rule] == 0] == [], "these have no home"
    assert [rule for rule in numbers(game) if found[rule] > 1] == [], "these have several"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_that_names_it(game: str) -> None:
    assert [rule for rule in numbers(game) if rule not in named_by_tests(game)] == []
