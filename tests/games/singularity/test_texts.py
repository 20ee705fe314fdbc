"""Every code has its sentence: refusals, log lines, house rules, words, rules in short."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion.games.singularity import GAME
from companion.games.singularity.options import SingularityOptions
from companion.games.singularity.words import (
    CAUSES,
    TOKEN_KINDS,
    TRACKS,
    CardKind,
    Ending,
    Miss,
    Mode,
    Phase,
    Result,
    Ruling,
    Stay,
)
from tests.games.alike import ALIKE, words_of
from tests.games.singularity.kit import KIT
from tests.games.walking import walked

ROOT = Path(__file__).parents[3]
LOCALE = ROOT / "assets" / "locales" / "en"
FILE = LOCALE / "singularity-rules.ftl"
SOURCES = "".join(path.read_text("utf-8") for path in (ROOT / "companion/games/singularity").rglob("*.py"))
CODES = sorted(
    (
        set(re.findall(r'(?:refusal|fault|why)\(\s*"([a-z_]+)"', SOURCES))
        | {"too_much_damage", "not_there", "too_many_targets", "type_twice"}
        | {"bad_pack", "wrong_step"}  # the kernel says these for every game
    )
    - ALIKE
)
LINES = sorted(
    set(re.findall(r'logged\(\s*"([a-z-]+)"', SOURCES))
    | set(re.findall(r'reason, "(correct-[a-z]+)"', SOURCES))
    | {f"{stem}-{track}" for stem in ("changed", "lost", "correct") for track in TRACKS}
    | {"discards-draw", "discards-ability", "discards-other", "takes", "gives-back", "moves"}
    | {"leave", "hazard", "hazard-end", "defeated", "hurt", "placed", "spawned", "won"}
    | {"attacks", "attacks-unseen", "lost-declared", "correct-hand"}
)


def parsed(path: Path) -> dict[str, ast.Message]:
    resource = FluentParser().parse(path.read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    return {message.id.name: message for message in messages}


TEXTS = parsed(FILE)


@cache
def bundle() -> FluentBundle:
    """The sentences, ready to be said."""
    made = FluentBundle(["en"], use_isolating=False)
    made.add_resource(FluentResource(FILE.read_text("utf-8")))
    return made


def attributes(name: str) -> set[str]:
    return {attribute.id.name for attribute in TEXTS[name].attributes}


def spelled(*parts: str) -> str:
    return "-".join(part.replace("_", "-") for part in ("singularity", *parts))


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_sentence_with_its_rule_and_a_headline(code: str) -> None:
    assert "title" in attributes(spelled(code))
    sentence, _ = bundle().format_pattern(
        bundle().get_message(spelled(code)).value, {"count": 2, "phase": "play"}
    )
    assert re.search(r"\(SW-A?\d+\)$", sentence), sentence


@pytest.mark.parametrize("line", LINES)
def test_every_log_line_has_a_sentence(line: str) -> None:
    assert spelled("log", line) in TEXTS


def test_no_sentence_is_left_over() -> None:
    known = {spelled(code) for code in CODES} | {spelled("log", line) for line in LINES}
    families = ("phase", "track", "cause", "token", "card", "miss", "stay", "ruling", "result", "ending")
    families = (*families, "mode", "option", "rule")
    over = [name for name in TEXTS if name not in known and name.split("-")[1] not in families]
    assert over == []


def test_every_house_rule_and_value_has_a_text() -> None:
    for name, field in SingularityOptions.model_fields.items():
        if "is_chosen" in dict(field.json_schema_extra or {}):  # type: ignore[arg-type]
            continue
        assert "printed" in attributes(spelled("option", name))
        values = ("true", "false") if field.annotation is bool else get_args(field.annotation)
        for value in values if name not in ("map", "library", "issue", "campaign") else ("none", "pack"):
            assert spelled("option", name, str(value)) in TEXTS


@pytest.mark.parametrize(
    ("family", "words"),
    [
        ("phase", get_args(Phase)),
        ("track", TRACKS),
        ("cause", CAUSES),
        ("token", TOKEN_KINDS),
        ("card", get_args(CardKind)),
        ("miss", get_args(Miss)),
        ("stay", get_args(Stay)),
        ("ruling", get_args(Ruling)),
        ("result", get_args(Result)),
        ("ending", get_args(Ending)),
        ("mode", get_args(Mode)),
    ],
)
def test_every_word_has_a_text(family: str, words: tuple[str, ...]) -> None:
    assert [word for word in words if spelled(family, word) not in TEXTS] == []


def test_every_phase_has_its_rule_in_short() -> None:
    for name in get_args(Phase):
        assert "title" in attributes(spelled("rule", name))


class Variables(Visitor):  # type: ignore[misc] # fluent.syntax is untyped
    """The variables a text needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize("table", KIT.tables)
def test_log_lines_carry_the_facts_their_sentences_need(table: str) -> None:
    for line in GAME.log(walked(KIT, table, 2, 180)[-1].after):
        needed = Variables()
        needed.visit(words_of(TEXTS, line.code))
        given = {re.sub("_seats?$", "", name) for name in line.facts} | {"seat"}
        counted = {f"{name.removesuffix('_seats')}_count" for name in line.facts if name.endswith("_seats")}
        assert needed.names <= given | counted, line.code
