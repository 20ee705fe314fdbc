"""Every code has its sentence: refusals, log lines, house rules; what is played reads well."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion import texts
from companion.games.toolbox.options import ToolboxOptions
from companion.texts import ENGLISH
from tests.games.toolbox.kit import KIT, QUESTIONS
from tests.games.walking import walked

ROOT = Path(__file__).parents[3]
LOCALE = ROOT / "assets" / "locales" / "en"
PLACES = (ROOT / "companion/games/toolbox", ROOT / "companion/ui/games/toolbox")
RULES, SCREENS = ("".join(file.read_text("utf-8") for file in place.rglob("*.py")) for place in PLACES)
CODES = sorted(
    {
        *re.findall(r'(?:refusal|why)\(\s*"([a-z_]+)"', RULES),
        *re.findall(r'_fault\([^,()]+,\s*"([a-z_]+)"', RULES),
    }
)
LINES = sorted(set(re.findall(r'logged\(\s*"([a-z-]+)"', RULES)))
NAMES = {"ann": "Ann", "bo": "Bo", "cy": "Cy", "dee": "Dee", "eli": "Eli", "fay": "Fay"}


def ids(name: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) *=", (LOCALE / name).read_text("utf-8"), re.MULTILINE)


def test_the_rules_were_read() -> None:
    assert len(CODES) > 60
    assert len(LINES) > 30


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_headline_and_a_sentence(code: str) -> None:
    name = texts.text_id(f"toolbox.{code}")
    assert texts.has(name)
    assert ENGLISH.say(name, "title")


@pytest.mark.parametrize("line", LINES)
def test_every_log_line_has_a_sentence(line: str) -> None:
    assert texts.has(f"toolbox-log-{line}")


def test_whatever_is_played_reads_well() -> None:
    """Golden in kind: no fact is missing in a line, no seat stands there by its id."""
    said = {
        ENGLISH.log_line(line, NAMES)
        for table in KIT.tables
        for line in KIT.game.log(walked(KIT, table, 2, 180)[-1].after)
    }
    assert len(said) > 60
    own = (".", "?", "!", "”", *(str(one["ask"]) for one in QUESTIONS))
    odd = [one for one in said if "{" in one or not one.endswith(own) or re.search(r"\b(ann|bo|cy)\b", one)]
    assert odd == []


@pytest.mark.parametrize("name", [one for one in ToolboxOptions.model_fields if one != "by_hand"])
def test_every_house_rule_and_value_has_a_text(name: str) -> None:
    base = texts.text_id(f"toolbox-option-{name}")
    assert texts.has(base)
    assert ENGLISH.say(base, "printed")


def test_no_sentence_of_the_screens_is_left_over() -> None:
    exact = set(re.findall(r'"(toolbox-[a-z0-9-]+)"', SCREENS))
    roots = set(re.findall(r'f"(toolbox-[a-z0-9-]+-)\{', SCREENS))
    for done in re.findall(r'who_waits\(.*"([a-z]+)"\)', SCREENS):
        exact |= {f"toolbox-{done}", f"toolbox-{done}-not"}
    forms = {f"toolbox-{base}-" for base in re.findall(r'worded\("([a-z-]+)"\)', SCREENS)}
    forms |= {f"{base}-" for base in re.findall(r'worded_at\("([a-z-]+)"\)', SCREENS)}
    over = [
        name
        for name in ids("toolbox-screens.ftl")
        if name not in exact and not name.startswith(tuple(roots | forms))
    ]
    assert over == []


def test_the_rules_at_hand_name_the_rules_they_are_about() -> None:
    """Every section of the book has one text, and says which rules stand there."""
    book = (ROOT / "docs/rules/toolbox.md").read_text("utf-8")
    sections = [
        [int(number) for number in re.findall(r"\*\*TB-(\d+)", part)]
        for part in re.split(r"^## ", book, flags=re.MULTILINE)[1:]
    ]
    told = {
        (int(low), int(high))
        for line in re.findall(
            r"^toolbox-rule-[a-z]+ = (.*)$", (LOCALE / "toolbox-screens.ftl").read_text("utf-8"), re.MULTILINE
        )
        for low, high in re.findall(r"TB-(\d+)\.\.(\d+)", line)
    }
    wanted = {(min(numbers), max(numbers)) for numbers in sections if numbers}
    assert wanted <= told, sorted(wanted - told)
