"""Every sentence a person reads, from Project Fluent files in `assets/locales`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from companion import paths
from companion.kernel.action import Fact, Reason, Rejection
from companion.kernel.view import LogLine

LANGUAGE = "en"

DID = "-did-"
"""In the code of a line that names a move without a line of its own; one without a text is a step."""

Names = Mapping[str, str]
"""Seat → the name people call it by."""


_ENTRY = re.compile(r"^(?=[A-Za-z][\w-]* *=)", re.MULTILINE)


@cache
def _sources(language: str) -> dict[str, str]:
    """Every text as it stands in its file: to parse them all would take a second of every start."""
    files = sorted((paths.assets() / "locales" / language).glob("*.ftl"))
    entries = [entry for file in files for entry in _ENTRY.split(file.read_text(encoding="utf-8"))[1:]]
    return {entry.partition("=")[0].strip(): entry for entry in entries}


@cache
def _bundle(language: str) -> FluentBundle:
    return FluentBundle([language], use_isolating=False)


@cache
def _message(language: str, text_id: str) -> Message | None:
    bundle, source = _bundle(language), _sources(language).get(text_id)
    if source is None:
        return None
    bundle.add_resource(FluentResource(source))
    return bundle.get_message(text_id) if bundle.has_message(text_id) else None


def has(text_id: str) -> bool:
    """Whether there is such a text."""
    return _message(LANGUAGE, text_id) is not None


def say(text_id: str, attribute: str = "", /, **values: object) -> str:
    """The text with its values filled in. A missing text shows its id: noticed, and never a crash."""
    message = _message(LANGUAGE, text_id)
    if message is None:
        return text_id
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return ""
    written, _errors = _bundle(LANGUAGE).format_pattern(pattern, values)
    return str(written)


def listed(words: tuple[str, ...]) -> str:
    """`Ann`, `Ann and Bo`, `Ann, Bo and Chi`."""
    if len(words) < 2:
        return "".join(words)
    return say("list-and", first=", ".join(words[:-1]), last=words[-1])


def text_id(code: str) -> str:
    """`emergence.not_leader` → `emergence-not-leader`."""
    return code.replace(".", "-").replace("_", "-")


def values(facts: Mapping[str, Fact], names: Names) -> dict[str, object]:
    """Facts as Fluent takes them: seats become names (`target_seat` → `$target`), lists become sentences."""
    made: dict[str, object] = {}
    for key, fact in facts.items():
        if key.endswith("_seat") and isinstance(fact, str):
            made[key.removesuffix("_seat")] = names.get(fact, fact)
        elif key.endswith("_seats") and isinstance(fact, (tuple, list)):
            made[key.removesuffix("_seats")] = listed(tuple(names.get(seat, seat) for seat in fact))
            made[f"{key.removesuffix('_seats')}_count"] = len(fact)
        elif isinstance(fact, (tuple, list)):
            made[key] = listed(tuple(fact))
        elif isinstance(fact, bool):
            made[key] = "yes" if fact else "no"
        else:
            made[key] = fact
    return made


def reason(why: Reason, names: Names) -> str:
    """One reason as a sentence."""
    return say(text_id(why.code), **values(why.facts, names))


def rejection(refused: Rejection, names: Names) -> str:
    """All reasons of a refusal, one sentence after the other."""
    return " ".join(reason(why, names) for why in refused.reasons)


def log_line(line: LogLine, names: Names, attribute: str = "") -> str:
    """A line of the log as a sentence."""
    seat = names.get(line.seat, line.seat) if line.seat else say("table-log-the-table")
    code = line.code if has(line.code) or DID not in line.code else "table-log-did"
    return say(code, attribute, seat=seat, **values(line.facts, names))
