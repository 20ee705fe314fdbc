"""A correction in plain words: whose, and what is right (CV-90)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion import texts
from companion.games.cyberverse.actions import Correct
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.signs import feature_word, word
from companion.ui.stage import Stage

WHOSE = ("of", "seat", "agent", "figure", "supply", "mission")
"""Fields that say whose it is, not what is right."""


def told(stage: Stage, correct: Correct) -> str:
    """A correction as a sentence everybody understands."""
    said = correct.fix.model_dump(exclude_none=True)
    facts = [_fact(stage, said, name, value) for name, value in said.items() if name not in WHOSE]
    return stage.say(
        "cyberverse-phone-fix-told",
        whose=_whose(stage, said),
        facts=texts.listed(tuple(dict.fromkeys(fact for fact in facts if fact))),
    )


def _whose(stage: Stage, said: dict[str, Any]) -> str:
    """The thing, and whose it is: `Hand Gun, Kade`."""
    view = reading.game(stage)
    names: list[str] = []
    if "seat" in said:
        names.append(reading.org_name(stage, said["seat"]))
    if "supply" in said:
        found = [reading.supply(org, said["supply"]) for org in view.organizations]
        names += [f"{token.card.name}, {agent.name}" for agent, token in filter(None, found)]
    elif said["of"] != "supply" and "agent" in said:
        names.append(reading.figure_name(view, said["agent"]))
    if "figure" in said:
        names.append(reading.figure_name(view, said["figure"]))
    if "mission" in said and (mission := reading.mission(view, said["mission"])):
        names.append(reading.mission_title(stage, mission[2]))
    return ", ".join(name for name in names if name) or stage.say("cyberverse-phone-fix-board")


def _fact(stage: Stage, said: dict[str, Any], name: str, value: Any) -> str:
    """One value in words; nothing for what does not change."""
    if value is False and name == "remove":
        return ""
    if name == "value":
        return f"{feature_word(said['feature'])} {value}"
    if name == "feature":
        return ""
    text = f"cyberverse-fix-{texts.text_id(name)}"
    return stage.say(text, value=_value(stage, name, value)) if texts.has(text) else ""


def _value(stage: Stage, name: str, value: Any) -> object:
    """A value as people say it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    match name:
        case "cash" | "salary":
            return money(value)
        case "district" | "to":
            return reading.district_name(stage, value or None)
        case "position" | "relation" | "slot":
            return word(name, value)
        case "statuses":
            return _list(stage, (word("status", one) for one in value))
        case "order" | "staff":
            return _list(stage, (reading.org_name(stage, seat) for seat in value))
        case "ambush":
            return "nobody" if value == "nobody" else reading.org_name(stage, value)
        case "remove":
            held = [reading.support(org, value) for org in reading.game(stage).organizations]
            return next((one.card.name for one in held if one), "yes")
        case _:
            return _plain(stage, value)


def _plain(stage: Stage, value: Any) -> object:
    if isinstance(value, dict):
        return str(value.get("name", ""))
    if isinstance(value, (list, tuple)):
        return _list(stage, map(str, value))
    return value


def _list(stage: Stage, words: Iterable[str]) -> str:
    return texts.listed(tuple(words)) or stage.say("cyberverse-fix-none")
