"""Every code has its sentence: refusals, reasons, log lines, house rules, words, rules in short."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion import texts
from companion.games.emergent import GAME
from companion.games.emergent.options import EmergentOptions
from companion.games.emergent.sums import fastplay, planning
from companion.games.emergent.words import Phase
from companion.kernel.action import Reason
from tests.games.alike import ALIKE, words_of
from tests.games.emergent.kit import KIT
from tests.games.walking import walk

ROOT = Path(__file__).parents[3]
LOCALE = ROOT / "assets" / "locales" / "en"
SOURCES = "".join(path.read_text("utf-8") for path in (ROOT / "companion/games/emergent").rglob("*.py"))
COMPUTED = (
    *fastplay.TOO_MANY.values(),
    *planning.NO_DISC.values(),
    *("not_in_stock", "too_many", "not_enough_sold", "more_than_needed"),
    *("card_bad_number", "card_not_descending", "line_which_city"),
    *("bad_pack", "clock_only", "wrong_phase"),
)
"""Codes that functions of the market, the settlement, decks and lines return, or the kernel."""
CODES = sorted({*re.findall(r'(?:why|refusal|_fault)\(\s*"([a-z_0-9]+)"', SOURCES), *COMPUTED} - ALIKE)
REASONS = sorted({*re.findall(r'\bnote\(\s*"([a-z_]+)"', SOURCES), "more_cylinders", "nearer"})
LINES = sorted(set(re.findall(r'logged\(\s*"([a-z-]+)"', SOURCES)))


def parsed(name: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((LOCALE / name).read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    return {message.id.name: message for message in messages}


TEXTS = parsed("emergent-rules.ftl")


@cache
def bundle() -> FluentBundle:
    """The sentences, ready to be said."""
    made = FluentBundle(["en"], use_isolating=False)
    made.add_resource(FluentResource((LOCALE / "emergent-rules.ftl").read_text("utf-8")))
    return made


def attributes(name: str) -> set[str]:
    return {attribute.id.name for attribute in TEXTS[name].attributes}


def spelled(*parts: str) -> str:
    return "-".join(part.replace("_", "-") for part in ("emergent", *parts))


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_sentence_with_its_rule_and_a_headline(code: str) -> None:
    assert "title" in attributes(spelled(code))
    sentence, _ = bundle().format_pattern(bundle().get_message(spelled(code)).value, {"count": 2, "cubes": 2})
    assert re.search(r"\((ET|FP)-\d+\)$", sentence), sentence


@pytest.mark.parametrize("code", REASONS)
def test_every_reason_has_a_sentence_with_its_rule(code: str) -> None:
    sentence, _ = bundle().format_pattern(bundle().get_message(spelled("why", code)).value, {"cylinders": 2})
    assert re.search(r"\((ET|FP)-\d+\)$", sentence), sentence


@pytest.mark.parametrize("line", LINES)
def test_every_log_line_has_a_sentence(line: str) -> None:
    assert spelled("log", line) in TEXTS


def test_no_sentence_is_left_over() -> None:
    known = {spelled(code) for code in CODES} | {spelled("log", line) for line in LINES}
    known |= {spelled("why", code) for code in REASONS} | {spelled("warn_operating")}
    families = (
        "phase",
        "option",
    )
    over = [name for name in TEXTS if name not in known and name.split("-")[1] not in families]
    assert over == []


def test_every_house_rule_and_value_has_a_text() -> None:
    for name, field in EmergentOptions.model_fields.items():
        if "is_chosen" in dict(field.json_schema_extra or {}):  # type: ignore[arg-type]
            continue
        assert "printed" in attributes(spelled("option", name))
        values = ("true", "false") if field.annotation is bool else get_args(field.annotation)
        for value in values if name not in ("board", "deck") else ("none", "pack"):
            assert spelled("option", name, str(value)) in TEXTS
        assert field.json_schema_extra, "the rule it belongs to"


def test_every_phase_has_its_word() -> None:
    assert [phase for phase in get_args(Phase) if spelled("phase", phase) not in TEXTS] == []


class Variables(Visitor):  # type: ignore[misc] # fluent.syntax is untyped
    """The variables a text needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def needed(text: str) -> set[str]:
    found = Variables()
    found.visit(words_of(TEXTS, text))
    return found.names


def given(facts: dict[str, Any]) -> set[str]:
    return set(texts.values(facts, {}))


@pytest.mark.parametrize("table", KIT.tables)
def test_log_lines_and_reasons_carry_the_facts_their_sentences_need(table: str) -> None:
    taken = list(walk(KIT, table, 21, 250))
    for line in GAME.log(taken[-1].after):
        assert needed(line.code) <= given(line.facts) | {"seat"}, line.code
    for step in taken[::8]:
        for note in _notes(GAME.view(step.after, None)):
            assert needed(texts.text_id(note.code)) <= given(note.facts), note.code


def _notes(view: Any) -> list[Any]:
    cities = view.market.cities if view.market else ()
    found = [note for city in cities for line in city.sellers for note in line.notes]
    found += [note for city in cities for note in city.notes]
    found += [region.note for region in view.fast.regions if region.note] if view.fast else []
    return found + ([view.demand.warning] if view.demand and view.demand.warning else [])


@pytest.mark.parametrize("table", KIT.tables)
def test_faults_of_a_plan_carry_the_facts_their_sentences_need(table: str) -> None:
    for step in list(walk(KIT, table, 22, 120))[::3]:
        for seat in step.after.seats:
            view = GAME.view(step.after, seat)
            mine = view.my_plan or view.my_discs
            for fault in mine.faults if mine else ():
                assert needed(texts.text_id(fault.code)) <= given(fault.facts), fault.code
                sentence = texts.reason(Reason(fault.code, fault.rule, fault.facts), {})
                assert "{" not in sentence
