"""Every code has its sentence: refusals, log lines, house rules, words, rules in short."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion.games.emergence import GAME
from companion.games.emergence.options import EmergenceOptions
from companion.games.emergence.rules.meeting import MEETING
from companion.games.emergence.words import ACTION_NAMES, AUGMENTATIONS, DATA_TYPES, TILE_KINDS, Phase
from tests.games.alike import ALIKE, words_of
from tests.games.emergence.kit import KIT
from tests.games.walking import walk

ROOT = Path(__file__).parents[3]
LOCALE = ROOT / "assets" / "locales" / "en"
SOURCES = "".join(path.read_text("utf-8") for path in (ROOT / "companion/games/emergence").rglob("*.py"))
KERNEL = ("bad_pack", "clock_only", "unknown_operative", "wrong_phase")
"""Codes the kernel says for every game."""
CODES = sorted({*re.findall(r'(?:why|refusal|_fault)\(\s*"([a-z_]+)"', SOURCES), *KERNEL} - ALIKE)
LINES = sorted(set(re.findall(r'logged\(\s*"([a-z-]+)"', SOURCES)))


def parsed(name: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((LOCALE / name).read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    return {message.id.name: message for message in messages}


TEXTS = parsed("emergence.ftl")


def attributes(name: str) -> set[str]:
    return {attribute.id.name for attribute in TEXTS[name].attributes}


def spelled(*parts: str) -> str:
    return "-".join(part.replace("_", "-") for part in ("emergence", *parts))


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_sentence_with_its_rule_and_a_headline(code: str) -> None:
    assert "title" in attributes(spelled(code))
    assert re.search(r"\(EM-\d+\)", (LOCALE / "emergence.ftl").read_text("utf-8"))


def test_every_refusal_ends_with_a_rule() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / "emergence.ftl").read_text("utf-8")))
    for code in CODES:
        pattern = bundle.get_message(spelled(code)).value
        sentence, _ = bundle.format_pattern(pattern, {"count": 2, "size": 3, "kinds": 1})
        assert re.search(r"\(EM-\d+\)$", sentence), sentence


@pytest.mark.parametrize("line", LINES)
def test_every_log_line_has_a_sentence(line: str) -> None:
    assert spelled("log", line) in TEXTS


def test_no_sentence_is_left_over() -> None:
    known = {spelled(code) for code in CODES} | {spelled("log", line) for line in LINES}
    families = ("data", "augmentation", "action", "kind", "phase", "meeting", "option", "rule")
    over = [name for name in TEXTS if name not in known and name.split("-")[1] not in families]
    assert over == []


def test_every_house_rule_and_value_has_a_text() -> None:
    chosen = {name: field for name, field in EmergenceOptions.model_fields.items() if name != "by_hand"}
    for name, field in chosen.items():
        assert "printed" in attributes(spelled("option", name))
        values = ("true", "false") if field.annotation is bool else get_args(field.annotation)
        for value in values if name != "city" else ("none", "pack"):
            assert spelled("option", name, str(value)) in TEXTS


@pytest.mark.parametrize(
    ("family", "words"),
    [
        ("data", DATA_TYPES),
        ("augmentation", AUGMENTATIONS),
        ("action", ACTION_NAMES),
        ("kind", TILE_KINDS),
        ("phase", get_args(Phase)),
        ("meeting", tuple(str(at) for at in range(1, len(MEETING) + 1))),
    ],
)
def test_every_word_has_a_text(family: str, words: tuple[str, ...]) -> None:
    assert [word for word in words if spelled(family, word) not in TEXTS] == []


def test_every_phase_and_action_has_its_rule_in_short() -> None:
    actions = (*ACTION_NAMES, "move", "stay", "exchange", "compile", "insert", "end_turn", "correct")
    for name in (*get_args(Phase), *actions):
        assert "title" in attributes(spelled("rule", name))


def test_no_text_is_written_twice() -> None:
    for path in LOCALE.glob("*.ftl"):
        if path.name != "emergence.ftl":
            assert not set(parsed(path.name)) & set(TEXTS), path.name


class Variables(Visitor):  # type: ignore[misc] # fluent.syntax is untyped
    """The variables a text needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize("table", KIT.tables)
def test_log_lines_carry_the_facts_their_sentences_need(table: str) -> None:
    taken = list(walk(KIT, table, 21, 250))
    for line in GAME.log(taken[-1].after):
        needed = Variables()
        needed.visit(words_of(TEXTS, line.code))
        given = {re.sub("_seats?$", "", name) for name in line.facts} | {"seat"}
        assert needed.names <= given, line.code
