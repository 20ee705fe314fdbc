"""Every sentence a person reads, from Project Fluent files in `assets/locales`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from companion import paths
from companion.kernel.action import Fact, Reason, Rejection
from companion.kernel.view import LogLine

DID = "-did-"
"""In the code of a line that names a move without a line of its own; one without a text is a step."""

ANY = "any-"
"""In front of what all games say alike: `any-table-only` where a game has no `<game>-table-only`."""

LONGEST_WISH = 200
"""Letters of an `Accept-Language` that are read."""

Names = Mapping[str, str]
"""Seat → the name people call it by."""


_ENTRY = re.compile(r"^(?=[A-Za-z][\w-]* *=)", re.MULTILINE)


_more: list[Path] = []


def _locales() -> Path:
    """A folder a language."""
    return paths.assets() / "locales"


def also(file: Path) -> None:
    """English texts of a game that is not among ours, before the first of them is said."""
    _more.append(file)
    _sources.cache_clear()
    _written.cache_clear()


@cache
def _sources(code: str) -> dict[str, str]:
    """Every text as it stands in its file: to parse them all would take a second of every start."""
    files = [*sorted((_locales() / code).glob("*.ftl")), *(_more if code == "en" else ())]
    entries = [entry for file in files for entry in _ENTRY.split(file.read_text(encoding="utf-8"))[1:]]
    return {entry.partition("=")[0].strip(): entry for entry in entries}


@cache
def _bundle(code: str) -> FluentBundle:
    return FluentBundle([code], use_isolating=False)


@cache
def _message(code: str, text_id: str) -> Message | None:
    bundle, source = _bundle(code), _sources(code).get(text_id)
    if source is None:
        return None
    bundle.add_resource(FluentResource(source))
    return bundle.get_message(text_id) if bundle.has_message(text_id) else None


@lru_cache(1 << 14)
def _written(code: str, text_id: str, attribute: str, values: tuple[tuple[str, Any, type], ...]) -> str:
    """A screen says the same again and again: whatever was written once is known."""
    message = _message(code, text_id)
    if message is None:
        return ""
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return ""
    written, _errors = _bundle(code).format_pattern(pattern, {name: value for name, value, _ in values})
    return str(written)


def text_id(code: str) -> str:
    """`emergence.not_leader` → `emergence-not-leader`."""
    return code.replace(".", "-").replace("_", "-")


@dataclass(frozen=True)
class Language:
    """What is said in one language: a folder of `assets/locales`. What it lacks is said in English."""

    code: str = "en"

    def _found(self, text_id: str) -> tuple[str, str] | None:
        """In which language there is such a text, and under which id."""
        shared = ANY + text_id.partition("-")[2]
        for code in (self.code, "en"):
            for known in (text_id, shared):
                if _message(code, known):
                    return code, known
        return None

    def has(self, text_id: str) -> bool:
        """Whether there is such a text."""
        return self._found(text_id) is not None

    def say(self, text_id: str, attribute: str = "", /, **values: object) -> str:
        """The text with its values filled in. A missing text shows its id: noticed, and never a crash."""
        if (found := self._found(text_id)) is None:
            return text_id
        told = tuple([(name, value, type(value)) for name, value in values.items()])
        try:
            return _written(*found, attribute, told)
        except TypeError:  # a value that cannot be remembered
            return _written.__wrapped__(*found, attribute, told)

    def listed(self, words: Iterable[str]) -> str:
        """`Ann`, `Ann and Bo`, `Ann, Bo and Chi`."""
        *first, last = tuple(words) or ("",)
        return self.say("list-and", first=", ".join(first), last=last) if first else last

    def values(self, facts: Mapping[str, Fact], names: Names) -> dict[str, object]:
        """Facts as Fluent takes them: seats become names (`target_seat` → `$target`), lists sentences."""
        made: dict[str, object] = {}
        for key, fact in facts.items():
            if key.endswith("_seat") and isinstance(fact, str):
                made[key.removesuffix("_seat")] = names.get(fact, fact)
            elif key.endswith("_seats") and isinstance(fact, (tuple, list)):
                made[key.removesuffix("_seats")] = self.listed(names.get(seat, seat) for seat in fact)
                made[f"{key.removesuffix('_seats')}_count"] = len(fact)
            elif isinstance(fact, (tuple, list)):
                made[key] = self.listed(fact)
            elif isinstance(fact, bool):
                made[key] = "yes" if fact else "no"
            else:
                made[key] = fact
        return made

    def reason(self, why: Reason, names: Names) -> str:
        """One reason as a sentence; `$rule` is the rule that says so."""
        return self.say(text_id(why.code), **{"rule": why.rule, **self.values(why.facts, names)})

    def rejection(self, refused: Rejection, names: Names) -> str:
        """All reasons of a refusal, one sentence after the other."""
        return " ".join(self.reason(why, names) for why in refused.reasons)

    def log_line(self, line: LogLine, names: Names, attribute: str = "") -> str:
        """A line of the log as a sentence."""
        seat = names.get(line.seat, line.seat) if line.seat else self.say("table-log-the-table")
        code = line.code if self.has(line.code) or DID not in line.code else "table-log-did"
        return self.say(code, attribute, seat=seat, **self.values(line.facts, names))


ENGLISH: Final = Language()
"""What the host itself speaks: its terminal, its files, and devices that ask for nothing else."""

spoken: ContextVar[Language] = ContextVar("spoken", default=ENGLISH)
"""What the device asks for that is answered now. Screens ask their skin: a person may have chosen another."""


@cache
def languages() -> tuple[Language, ...]:
    """All we have texts of; English first."""
    folders = (folder.name for folder in _locales().iterdir() if folder.is_dir())
    return tuple(Language(code) for code in sorted(folders, key=lambda code: (code != ENGLISH.code, code)))


def asked_for(accepted: str) -> Language:
    """The language a browser likes best of those we have, from its `Accept-Language`."""
    known = {language.code: language for language in languages()}
    liked: list[tuple[float, str]] = []
    for wish in accepted[:LONGEST_WISH].split(","):
        code, _, quality = wish.partition(";")
        with suppress(ValueError):
            liked.append((-float(quality.strip().removeprefix("q=") or 1), code.strip().lower()))
    for _, code in sorted(liked, key=lambda wish: wish[0]):
        for name in (code, code.partition("-")[0]):
            if name in known:
                return known[name]
    return ENGLISH


def has(text_id: str) -> bool:
    """Whether there is such a text."""
    return spoken.get().has(text_id)


def say(text_id: str, attribute: str = "", /, **values: object) -> str:
    """A text, for who is answered now."""
    return spoken.get().say(text_id, attribute, **values)


def listed(words: Iterable[str]) -> str:
    """Words in a row, for who is answered now."""
    return spoken.get().listed(words)


def values(facts: Mapping[str, Fact], names: Names) -> dict[str, object]:
    """Facts as Fluent takes them, for who is answered now."""
    return spoken.get().values(facts, names)


def reason(why: Reason, names: Names) -> str:
    """One reason, for who is answered now."""
    return spoken.get().reason(why, names)


def rejection(refused: Rejection, names: Names) -> str:
    """A refusal, for who is answered now."""
    return spoken.get().rejection(refused, names)


def log_line(line: LogLine, names: Names, attribute: str = "") -> str:
    """A line of the log, for who is answered now."""
    return spoken.get().log_line(line, names, attribute)
