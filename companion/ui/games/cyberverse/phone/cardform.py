"""A form for any kind of card: one tap a number, known words by name, faults in sentences (CV-1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft
from pydantic import TypeAdapter, ValidationError

from companion import texts
from companion.games.cyberverse.packs.cards import Card
from companion.games.cyberverse.packs.checking import faults
from companion.kernel.action import Reason
from companion.ui.games.cyberverse.draw.boxes import (
    Aside,
    Box,
    Caption,
    Notice,
    Segments,
    Stack,
    Toggle,
)
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.note import NoteField
from companion.ui.games.cyberverse.draw.signs import icon_of, word
from companion.ui.games.cyberverse.draw.steppers import AskRow
from companion.ui.games.cyberverse.draw.strips import NumberStrip
from companion.ui.games.cyberverse.phone.card_words import card_icon, card_line
from companion.ui.games.cyberverse.phone.counts import NameCounts
from companion.ui.games.cyberverse.phone.fields import FIELDS, KINDS, FieldSpec
from companion.ui.games.cyberverse.phone.missionform import (
    MissionFields,
    SpotFields,
    mission_lacks,
    told_mission,
)
from companion.ui.kit.buttons import Chip
from companion.ui.kit.field import Field
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words

Draft = dict[str, Any]
Change = Callable[[Callable[[Draft], Draft]], None]
"""Takes how the newest draft changes: two quick taps both count."""
_CARD: Any = Card
CARD: TypeAdapter[Card] = TypeAdapter(_CARD)
EMPTY: tuple[object, ...] = (None, "", ())
MOST_LACKS = 3
"""Fields that are named before the button; the others are counted."""
AMBUSH = ("health", "statuses", "cash", "note")
"""What an ambush may do: at least one of it is said."""


def blank(kind: str) -> Draft:
    """A card of which nothing is known yet."""
    return {spec.name: spec.start for spec in FIELDS[kind]}


def draft_of(card: Card) -> Draft:
    """A known card, to change it."""
    known = card.model_dump()
    made: Draft = {}
    for spec in FIELDS[card.kind]:
        value = known.get(spec.name, spec.start)
        if spec.how == "names":
            value = ", ".join(value)
        elif spec.how == "pick":
            value = "" if value is None else str(value)
        made[spec.name] = value
    return made


def label_of(spec: FieldSpec) -> str:
    """What a field is called."""
    if spec.words.startswith("."):
        return word(spec.words[1:], spec.name)
    return texts.say(texts.text_id(f"cyberverse-phone-f-{spec.name}"))


def missing(kind: str, draft: Draft) -> tuple[str, ...]:
    """Names of the fields that must still be said."""
    needed = [
        label_of(spec)
        for spec in FIELDS[kind]
        if spec.is_needed and draft.get(spec.name, spec.start) in EMPTY
    ]
    if kind == "ambush" and all(draft.get(one) in EMPTY for one in AMBUSH):
        needed.append(texts.say("cyberverse-phone-f-does"))
    return (*needed, *mission_lacks(draft.get("missions") or ()))


def made(kind: str, draft: Draft) -> Card | None:
    """The card, once everything it needs is said."""
    if missing(kind, draft):
        return None
    said: Draft = {"kind": kind}
    for spec in FIELDS[kind]:
        value = draft.get(spec.name, spec.start)
        if spec.how == "names":
            value = tuple(part.strip() for part in str(value).split(",") if part.strip())
        elif spec.how == "pick" and value == "":
            continue
        elif spec.how == "text":
            value = str(value).strip()
        elif spec.how == "missions":
            value = tuple(map(told_mission, value))
        if value is not None:
            said[spec.name] = value
    try:
        return CARD.validate_python(said)
    except ValidationError:
        return None


def fault_lines(card: Card, news_slots: int | None = None) -> tuple[str, ...]:
    """What cannot be printed so, as sentences."""
    return tuple(
        texts.reason(Reason(one.code, one.rule, dict(one.facts)), {}) for one in faults(card, news_slots)
    )


def CardNotes(skin: Skin, kind: str, draft: Draft, news_slots: int | None = None) -> list[ft.Control]:
    """Why the card cannot be taken yet: what cannot be printed so, or what is still to say."""
    card, lacks = made(kind, draft), missing(kind, draft)
    if len(lacks) > MOST_LACKS:
        more = skin.say("cyberverse-phone-still-more", n=len(lacks) - MOST_LACKS + 1)
        lacks = (*lacks[: MOST_LACKS - 1], more)
    if lacks:
        return [Aside(skin, skin.say("cyberverse-phone-still", items=skin.language.listed(lacks)))]
    wrong = fault_lines(card, news_slots) if card is not None else ()
    red = tones(skin).red
    return [Notice(skin, line, colour=red, icon="warning", is_live=True) for line in wrong[:1]]


def CardFields(
    skin: Skin, kind: str, draft: Draft, change: Change, henchmen: tuple[str, ...] = ()
) -> list[ft.Control]:
    """All fields of a kind; the name first, strips and steppers in boxes of their own.

    `henchmen`: names to tap where a card brings some.
    """
    boxes: list[ft.Control] = []
    group: list[ft.Control] = []
    last = ""
    for spec in FIELDS[kind]:
        section = "text" if spec.how == "text" else "strip" if spec.how == "strip" else "rest"
        if section != last and group:
            boxes.append(Box(skin, Stack(skin, *group, gap=8), padding=12))
            group = []
        last = section
        drawn = _field(skin, spec, draft, change, henchmen)
        if section == "text":
            boxes.append(drawn)
        else:
            group.append(drawn)
    if group:
        boxes.append(Box(skin, Stack(skin, *group, gap=8), padding=12))
    return boxes


def _field(
    skin: Skin, spec: FieldSpec, draft: Draft, change: Change, henchmen: tuple[str, ...]
) -> ft.Control:
    value, label = draft.get(spec.name, spec.start), label_of(spec)

    def to(new: object) -> None:
        change(lambda now: {**now, spec.name: new})

    def edit(update: Callable[[Any], Any]) -> None:
        change(lambda now: {**now, spec.name: update(tuple(now.get(spec.name) or ()))})

    match spec.how:
        case "text":
            made = Field if spec.name == "name" else NoteField
            return made(skin, label, str(value or ""), to, longest=spec.high)
        case "names":
            return NameCounts(skin, label, str(value or ""), to, henchmen)
        case "strip":
            return NumberStrip(skin, label, value, spec.low, spec.high, to, icon=spec.icon)
        case "step" | "money":
            return AskRow(
                skin,
                label,
                value,
                spec.low,
                spec.high,
                to,
                example=spec.example,
                is_needed=spec.is_needed,
                icon=spec.icon,
                step=100 if spec.how == "money" else 1,
            )
        case "yes":
            return ft.Row(
                [
                    Icon(skin, spec.icon, skin.px(20)),
                    Words(skin, label, 16, family=TEXT_700, expand=True),
                    Toggle(skin, bool(value), to, label),
                ],
                spacing=skin.px(9),
            )
        case "pick":
            options = [(one, _option(spec, one), _option_icon(spec, one)) for one in spec.options]
            return Stack(skin, Caption(skin, label), Segments(skin, options, str(value), to), gap=6)
        case "many":
            return Stack(skin, Caption(skin, label), _many(skin, spec, tuple(value or ()), to), gap=6)
        case "missions":
            return MissionFields(skin, tuple(value or ()), edit)
        case "spots":
            return SpotFields(skin, tuple(value or ()), int(draft.get("zones") or 4), edit)
        case _:
            return ft.Container()


def _option(spec: FieldSpec, option: str) -> str:
    if option == "" or spec.words in ("face", "side", "district"):
        return texts.say(f"cyberverse-phone-o-{spec.words}-{(option or 'none').lower()}")
    return word(spec.words, option)


def _option_icon(spec: FieldSpec, option: str) -> str:
    return icon_of(option) if option and spec.words in ("feature", "status", "effect") else ""


def _many(
    skin: Skin, spec: FieldSpec, chosen: tuple[str, ...], change: Callable[[tuple[str, ...]], None]
) -> ft.Control:
    def tap(option: str) -> None:
        rest = tuple(one for one in chosen if one != option)
        change(rest if option in chosen else (*chosen, option))

    chips = [
        Chip(
            skin,
            _option(spec, one),
            partial(tap, one),
            selected=one in chosen,
            icon=_option_icon(spec, one) or None,
        )
        for one in spec.options
    ]
    return ft.Row(list(chips), wrap=True, spacing=skin.px(8), run_spacing=skin.px(8))


__all__ = [
    "KINDS",
    "CardFields",
    "CardNotes",
    "Change",
    "Draft",
    "blank",
    "card_icon",
    "card_line",
    "draft_of",
    "fault_lines",
    "label_of",
    "made",
    "missing",
]
