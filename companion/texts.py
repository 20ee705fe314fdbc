"""Every sentence a person reads, from Project Fluent files in `assets/locales`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from companion import paths
from companion.kernel.action import Fact, Reason, Rejection
from companion.kernel.view import LogLine

LANGUAGE = "en"

Names = Mapping[str, str]
"""Seat → the name people call it by."""


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((paths.assets() / "locales" / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has(text_id: str) -> bool:
    """Whether there is such a text."""
    return _bundle(LANGUAGE).has_message(text_id)


def say(text_id: str, attribute: str = "", /, **values: object) -> str:
    """The text with its values filled in. A missing text shows its id: noticed, and never a crash."""
    bundle = _bundle(LANGUAGE)
    if not bundle.has_message(text_id):
        return text_id
    message = bundle.get_message(text_id)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return ""
    written, _errors = bundle.format_pattern(pattern, values)
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
    seat = names.get(line.seat, line.seat) if line.seat else ""
    return say(line.code, attribute, seat=seat, **values(line.facts, names))
