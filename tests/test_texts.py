"""Every code that can be raised has its sentence, and every sentence stands in one place."""

from __future__ import annotations

import re
from collections import Counter
from contextvars import copy_context
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from companion import paths, texts
from companion.kernel.action import Reason
from companion.ui.games import SCREENS
from companion.ui.kit import icons
from tests.games.alike import SHARED

COMPANION = Path(texts.__file__).parent
CODES = sorted(
    {
        code
        for file in COMPANION.rglob("*.py")
        for code in re.findall(r'"((?:table|wire|door|library)\.[a-z_]+)"', file.read_text(encoding="utf-8"))
        if not code.endswith((".css", ".html", ".js"))
    }
)
FILES = sorted((paths.assets() / "locales" / "en").glob("*.ftl"))


@pytest.mark.parametrize("code", CODES)
def test_a_code_has_a_sentence(code: str) -> None:
    assert texts.has(texts.text_id(code))
    sentence = texts.say(
        texts.text_id(code), seconds=3, number=4, seats=6, low=2, high=6, seated=1, most=9, line=2, **_words()
    )
    assert sentence.endswith((".", "?"))
    assert "{" not in sentence
    assert texts.say(texts.text_id(code), "title"), "a refusal has a headline"


def _words() -> dict[str, str]:
    return dict.fromkeys(
        ("problem", "name", "colour", "option", "field", "seat", "game", "formats", "pack"), "x"
    )


def test_one_id_stands_in_one_file() -> None:
    found = Counter(
        name
        for file in FILES
        for name in re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert [name for name, times in found.items() if times > 1] == []


@pytest.mark.parametrize("game", sorted(SCREENS))
def test_every_text_a_game_shows_is_written(game: str) -> None:
    """A quoted id is a text, the beginning of several (a word for each kind of thing), or an icon."""
    written = {
        name
        for file in FILES
        for name in re.findall(r"^([a-z][\w-]*) *=", file.read_text("utf-8"), re.MULTILINE)
    }
    shown = {
        name
        for place in (COMPANION / "games" / game, COMPANION / "ui" / "games" / game)
        for file in place.rglob("*.py")
        for name in re.findall(rf'"({game}-[a-z0-9-]*[a-z0-9])"', file.read_text("utf-8"))
    }
    roots = {name[:end] for name in written for end in range(len(name)) if name[end] == "-"}
    assert sorted(shown - {*written, *roots, *icons.names()}) == []


class References(Visitor):
    """Every other text that a text stands on."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.append(node.id.name)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_entry_stands_alone(file: Path) -> None:
    """An entry is parsed when it is asked for, by itself: a whole file must say the same."""
    parsed = parse(file.read_text(encoding="utf-8"))
    entries = [entry for entry in parsed.body if not isinstance(entry, ast.BaseComment)]
    assert all(isinstance(entry, ast.Message) for entry in entries), "junk, or a term"
    references = References()
    references.visit(parsed)
    assert references.found == []
    for entry in entries:
        assert isinstance(entry, ast.Message)
        alone = parse(texts._sources("en")[entry.id.name]).body[0]
        assert isinstance(alone, ast.Message)
        assert alone.equals(entry, ["span", "comment"])


def test_a_game_without_words_of_its_own_says_what_all_games_say() -> None:
    no = Reason("skiff.correction_waits", "p. 7", {"by_seat": "ann"})
    assert texts.reason(no, {"ann": "Ann"}) == (
        "Ann has asked for a correction. The host answers that one first. (p. 7)"
    )
    assert texts.say("skiff-correction-waits", "title") == "One at a time"
    assert not texts.has("skiff-never-said")


def test_words_of_the_game_win_over_those_of_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {"raft-table-only": "raft-table-only = Ask the captain.\n", **texts._sources("en")}
    monkeypatch.setattr(texts, "_sources", lambda _code: own)
    assert texts.say("raft-table-only") == "Ask the captain."


@pytest.mark.parametrize("name", [name for name in SHARED if not name.startswith("any-log-")])
def test_a_refusal_of_all_games_names_the_rule_of_the_game_and_has_a_headline(name: str) -> None:
    code = name.removeprefix("any-").replace("-", "_")
    assert texts.reason(Reason(f"skiff.{code}", "p. 7", {"by_seat": "ann"}), {}).endswith(". (p. 7)")
    assert texts.say(name, "title")


@pytest.mark.parametrize(
    ("accepted", "code"),
    [
        ("nl", "nl"),
        ("nl-BE,nl;q=0.9,en;q=0.8", "nl"),
        ("de;q=0.9, nl;q=0.5", "nl"),
        ("en-GB,nl;q=0.1", "en"),
        ("nl;q=0.3,en;q=0.4", "en"),
        ("de,fr", "en"),
        ("", "en"),
        ("nl;q=often", "en"),
        ("../nl,%", "en"),
    ],
)
def test_a_device_gets_the_language_it_likes_best(dutch: texts.Language, accepted: str, code: str) -> None:
    assert texts.asked_for(accepted).code == code
    assert [language.code for language in texts.languages()] == ["en", dutch.code]


def test_a_missing_sentence_falls_back_to_english(dutch: texts.Language) -> None:
    assert dutch.say("shell-settings") == "Instellingen"
    assert dutch.say("shell-settings", "detail") == "", "half a text is its translator's"
    assert dutch.say("shell-set-light") == "Light"
    assert dutch.listed(("Ann", "Bo")) == "Ann en Bo"
    assert dutch.has("shell-set-light")


def test_one_device_does_not_hear_what_another_speaks(dutch: texts.Language) -> None:
    """What is said is said for who is answered; the process speaks no language of its own."""

    def said(language: texts.Language) -> str:
        texts.spoken.set(language)
        return texts.say("shell-more")

    assert copy_context().run(said, dutch) == "Meer"
    assert copy_context().run(said, texts.ENGLISH) == "More"
    assert texts.say("shell-more") == "More"


def test_values_that_look_alike_are_written_as_they_are() -> None:
    words = [texts.say("shell-round", n=n) for n in (1, 1.5, "1", 2)]
    assert words == ["Round 1", "Round 1.5", "Round 1", "Round 2"]
