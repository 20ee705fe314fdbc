"""Every code has its sentence: refusals, log lines, house rules, words, rules in short."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion.games.cyberverse import GAME, words
from companion.games.cyberverse.options import CyberverseOptions
from companion.games.cyberverse.views import AgentView, PaidLine, ScoreView
from tests.games.alike import ALIKE, words_of
from tests.games.cyberverse.kit import KIT
from tests.games.walking import walk

ROOT = Path(__file__).parents[3]
LOCALE = ROOT / "assets" / "locales" / "en"
FILE = LOCALE / "cyberverse-rules.ftl"
GAME_FOLDER = ROOT / "companion/games/cyberverse"
SOURCES = "".join(path.read_text("utf-8") for path in GAME_FOLDER.rglob("*.py"))
FIGHTING = (GAME_FOLDER / "sums" / "fighters.py").read_text("utf-8")
SELLING = (GAME_FOLDER / "sums" / "payday.py").read_text("utf-8")
CODES = sorted(
    (
        set(re.findall(r'(?:why|refusal)\(\s*"([a-z_]+)"', SOURCES))
        | set(re.findall(r'Reason\(\s*"cyberverse\.([a-z_]+)"', SOURCES))
        | set(
            re.findall(
                r'(?:return|else) "([a-z_]+)"', FIGHTING.split("def figure_problem")[1].split("def healed")[0]
            )
        )
        | set(re.findall(r'(?:return|why =) "([a-z_]+)"', SELLING))
        | {"range", "unarmed", "expert", "broken_not_sold", "not_broken", "not_repairable"}
        | {"support_slots", "support_limit"}
        | {"bad_pack", "clock_only", "wrong_phase"}  # the kernel says these for every game
    )
    - ALIKE
)
LINES = sorted(
    set(re.findall(r'logged\(\s*"([a-z-]+)"', SOURCES))
    | set(re.findall(r'\bsaid\(\s*"([a-z-]+)"', SOURCES))
    | {"test-won", "test-lost", "fight-wanted", "no-fight", "ambush", "brawl"}
)


def parsed(path: Path) -> dict[str, ast.Message]:
    resource = FluentParser().parse(path.read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    return {message.id.name: message for message in messages}


TEXTS = parsed(FILE)


def attributes(name: str) -> set[str]:
    return {attribute.id.name for attribute in TEXTS[name].attributes}


def spelled(*parts: str) -> str:
    return "-".join(part.replace("_", "-") for part in ("cyberverse", *parts))


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_sentence_and_a_headline(code: str) -> None:
    assert "title" in attributes(spelled(code))


def test_every_refusal_names_its_rule() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(FILE.read_text("utf-8")))
    for code in CODES:
        sentence, _ = bundle.format_pattern(bundle.get_message(spelled(code)).value, {"rivals_count": 1})
        assert re.search(r"\(CV-\d+\)", sentence), sentence


@pytest.mark.parametrize("line", LINES)
def test_every_log_line_has_a_sentence(line: str) -> None:
    assert spelled("log", line) in TEXTS


def test_no_sentence_is_left_over() -> None:
    families = [
        "phase",
        "step",
        "feature",
        "status",
        "supply",
        "position",
        "relation",
        "weapon",
        "brawl",
        "colour",
        "mission",
        "slot",
        "figure",
        "effect",
        "row",
        "part",
        "then",
        "due",
        "score",
        "ended",
        "decided",
        "cash",
        "order",
        "auxiliary",
        "check",
        "option",
        "rule",
    ]
    known = {spelled(code) for code in CODES} | {spelled("log", line) for line in LINES}
    over = [name for name in TEXTS if name not in known and name.split("-")[1] not in families]
    assert over == []


def test_every_house_rule_and_value_has_a_text() -> None:
    for name, field in CyberverseOptions.model_fields.items():
        assert "printed" in attributes(spelled("option", name))
        values: tuple[Any, ...] = get_args(field.annotation)
        if field.annotation is bool:
            values = ("true", "false")
        for value in values if name != "cards" else ("none", "pack"):
            assert spelled("option", name, str(value)) in TEXTS


@pytest.mark.parametrize(
    ("family", "found"),
    [
        ("phase", get_args(words.Phase)),
        ("step", [step for step in get_args(words.Step) if step]),
        ("feature", words.FEATURES),
        ("status", words.STATUSES),
        ("supply", words.SUPPLY_KINDS),
        ("position", words.POSITIONS),
        ("relation", get_args(words.Relation)),
        ("weapon", get_args(words.WeaponType)),
        ("brawl", get_args(words.Brawl)),
        ("colour", words.COLOURS),
        ("mission", get_args(words.MissionKind)),
        ("slot", get_args(words.Slot)),
        ("figure", get_args(words.FigureKind)),
        ("effect", (*words.ATTACK_EFFECTS, *words.DEFENSE_EFFECTS, *words.WEAPON_EFFECTS)),
        ("score", words.SCORE_ROWS),
        ("cash", get_args(words.CashReason)),
        ("due", get_args(AgentView.model_fields["due_why"].annotation)),
        ("due", get_args(PaidLine.model_fields["fate"].annotation)),
        ("decided", [one for one in get_args(ScoreView.model_fields["decided_by"].annotation) if one]),
    ],
)
def test_every_word_has_a_text(family: str, found: Any) -> None:
    assert [word for word in found if spelled(family, word) not in TEXTS] == []


def test_every_phase_and_step_has_its_rule_in_short() -> None:
    silent = {"", "support", "news", "menu", "call", "auxiliary", "entries", "paid", "done"}
    steps = [step for step in get_args(words.Step) if step not in silent]
    actions = (
        "buy",
        "repair",
        "take_support",
        "train",
        "deploy",
        "recruit",
        "place_staff",
        "rescue",
        "correct",
    )
    for name in (*get_args(words.Phase), *steps, *actions):
        assert "title" in attributes(spelled("rule", name))


def test_no_text_is_written_twice() -> None:
    for path in LOCALE.glob("*.ftl"):
        if path != FILE:
            assert not set(parsed(path)) & set(TEXTS), path.name


class Variables(Visitor):  # type: ignore[misc] # fluent.syntax is untyped
    """The variables a text needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize("table", KIT.tables)
def test_lines_and_lists_carry_the_facts_their_sentences_need(table: str) -> None:
    for step in walk(KIT, table, 21, 160):
        seen = GAME.view(step.after, None)
        for item in seen.checklist:
            if not item.is_done or item.code not in ("drawn", "calls", "auxiliary"):
                check(spelled("check", item.code), item.facts)
    for line in GAME.log(step.after):
        check(line.code, line.facts)
    for org in step.after.orgs.values():
        for entry in org.ledger:
            check(spelled("cash", entry.reason), entry.facts)
    for part in seen.attack.targets[0].then if seen.attack else ():
        assert spelled("then", part) in TEXTS


def check(name: str, facts: dict[str, Any]) -> None:
    """The text needs nothing that is not given."""
    needed = Variables()
    message = words_of(TEXTS, name)
    needed.visit(message.value)
    given = {re.sub("_seats?$", "", key) for key in facts} | {"seat"}
    given |= {f"{key.removesuffix('_seats')}_count" for key in facts if key.endswith("_seats")}
    assert needed.names <= given, name
