"""Every sentence a person reads, from Project Fluent files in `assets/locales`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from companion import paths
from companion.kernel.action import Fact, Reason, Rejection
from companion.kernel.view import LogLine

DID = "-did-"
"""In the code of a line that names a move without a line of its own; one without a text is a step."""

ANY = "any-"
"""In front of what all games say alike: `any-table-only` where a game has no `<game>-table-only`."""

Names = Mapping[str, str]
"""Seat → the name people call it by."""


_ENTRY = re.compile(r"^(?=[A-Za-z][\w-]* *=)", re.MULTILINE)


_more: list[Path] = []


def also(file: Path) -> None:
    """English texts of a game that is not among ours, before the first of them is said."""
    _more.append(file)
    _sources.cache_clear()


@cache
def _sources(code: str) -> dict[str, str]:
    """Every text as it stands in its file: to parse them all would take a second of every start."""
    files = [*sorted((paths.assets() / "locales" / code).glob("*.ftl")), *(_more if code == "en" else ())]
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


def text_id(code: str) -> str:
    """`emergence.not_leader` → `emergence-not-leader`."""
    return code.replace(".", "-").replace("_", "-")


@dataclass(frozen=True)
class Language:
    """What is said in one language: a folder of `assets/locales`. What it lacks is said in English."""

    code: str = "en"

    def _found(self, text_id: str) -> tuple[str, Message] | None:
        shared = ANY + text_id.partition("-")[2]
        for code in dict.fromkeys((self.code, "en")):
            if message := _message(code, text_id) or _message(code, shared):
                return code, message
        return None

    def has(self, text_id: str) -> bool:
        """Whether there is such a text."""
        return self._found(text_id) is not None

    def say(self, text_id: str, attribute: str = "", /, **values: object) -> str:
        """The text with its values filled in. A missing text shows its id: noticed, and never a crash."""
        if (found := self._found(text_id)) is None:
            return text_id
        code, message = found
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return ""
        written, _errors = _bundle(code).format_pattern(pattern, values)
        return str(written)

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

has, say, listed, values = ENGLISH.has, ENGLISH.say, ENGLISH.listed, ENGLISH.values
reason, rejection, log_line = ENGLISH.reason, ENGLISH.rejection, ENGLISH.log_line
