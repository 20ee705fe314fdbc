"""House rules: a readable list read from the game's options, with the printed rule beside each switch."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion import texts
from companion.table.actions import SetOptions
from companion.ui.front import Front
from companion.ui.kit.buttons import Chip
from companion.ui.kit.drawing import guarded
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.layout import Card
from companion.ui.kit.notices import Hint
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.text import Body, Heading, Muted, Strong, Words
from companion.ui.stage import Stage


@dataclass(frozen=True)
class Field:
    """One house rule: what it may be."""

    name: str
    kind: str
    """`switch`, `words`, `number` or `pack`."""
    printed: str
    """The value of the printed rule, as a word."""
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 99
    rule: str = ""
    needed: bool = False
    """A pack the game cannot be played without."""


def fields_of(schema: dict[str, Any]) -> tuple[Field, ...]:
    """The house rules of a game, from the JSON schema of its options, in the order of the class."""
    chosen = (item for item in schema.get("properties", {}).items() if item[1].get("is_chosen", True))
    return tuple(_field(name, part) for name, part in chosen)


def _field(name: str, part: dict[str, Any]) -> Field:
    default = part.get("default")
    printed = "" if default is None else str(default).lower() if isinstance(default, bool) else str(default)
    rule = str(part.get("rule", ""))
    if part.get("type") == "boolean":
        return Field(name, "switch", printed, ("true", "false"), rule=rule)
    if "enum" in part:
        return Field(name, "words", printed, tuple(map(str, part["enum"])), rule=rule)
    if part.get("type") == "integer":
        low, high = int(part.get("minimum", 0)), int(part.get("maximum", 99))
        return Field(name, "number", printed, low=low, high=high, rule=rule)
    return Field(name, "pack", printed, rule=rule, needed=bool(part.get("usual")))


def HouseRules(stage: Stage, hall: Front) -> list[ft.Control]:
    """All rules of this table; only the host changes them, and only in the lobby."""
    skin, table = stage.skin, stage.table
    game = next((game for game in hall.games if game.card.id == table.game), None)
    fields = fields_of(game.options.model_json_schema()) if game else ()
    may = table.is_host and table.stage == "lobby"
    head = [
        Heading(skin, skin.say("shell-house-rules"), 26),
        Muted(skin, skin.say("shell-house-rules-host" if may else "shell-house-rules-read")),
    ]
    note = f"{table.game}-paper"
    if any(line.presence == "paper" for line in table.seats) and skin.language.has(note):
        head.append(Hint(skin, skin.say(note), "paper", centre=False))
    return [*head, *(OptionRow(stage, hall, field, may) for field in fields)]


def OptionRow(stage: Stage, hall: Front, field: Field, may: bool) -> ft.Control:
    """One rule: what it is, how it is printed, and the switch."""
    skin, table = stage.skin, stage.table
    base = texts.text_id(f"{table.game}-option-{field.name}")
    title, printed = skin.say(base), skin.say(base, "printed")
    is_own = field.name in table.custom_options
    value = table.options.get(field.name, "")

    def choose(to: Any) -> None:
        stage.send(SetOptions(options={field.name: to}))

    mark = (
        [Words(skin, skin.say("shell-own-rule"), 13, family=TEXT_600, colour=skin.palette.warn)]
        if is_own
        else []
    )
    words = ft.Column(
        [
            ft.Row([Strong(skin, title, 16, expand=True), *mark], spacing=skin.px(8)),
            *([Muted(skin, printed, 14)] if printed else []),
        ],
        spacing=3,
        tight=True,
        expand=True,
    )
    control: ft.Control
    if field.kind == "switch" and not skin.language.has(f"{base}-true"):
        control = ft.Semantics(
            content=ft.Switch(
                value=value == "true",
                disabled=not may,
                on_change=guarded(lambda: choose(value != "true")),
                active_track_color=skin.palette.good,
            ),
            label=title,
            container=True,
        )
        return Card(skin, ft.Row([words, control], spacing=skin.px(12)), padding=14)
    if field.kind == "number":
        number = int(value or field.low)
        unit = Body(skin, skin.say(f"{base}-unit", n=number)) if skin.language.has(f"{base}-unit") else None
        low, high = (field.low, field.high) if may else (number, number)
        control = ft.Row(
            [Stepper(skin, number, low, high, choose, title), *([unit] if unit else [])],
            spacing=10,
            wrap=True,
        )
    else:
        control = _Picks(stage, hall, field, base, value, may)
    return Card(skin, ft.Column([words, control], spacing=skin.px(10), tight=True), padding=14)


def _Picks(stage: Stage, hall: Front, field: Field, base: str, value: str, may: bool) -> ft.Control:
    skin = stage.skin
    picks: list[tuple[Any, str, bool]]
    if field.kind == "pack":
        packs = hall.packs(stage.table.game, field.name)
        picks = [(key, name, value in (key, name)) for key, name in packs]
        if not field.needed:
            picks.insert(0, (None, skin.say(f"{base}-none"), not value))
    else:
        meant: dict[str, Any] = {"true": True, "false": False} if field.kind == "switch" else {}
        picks = [
            (meant.get(word, word), skin.say(texts.text_id(f"{base}-{word}")), word == value)
            for word in field.words
        ]
    if not may:
        picks = [pick for pick in picks if pick[2]]
    chips = [
        Chip(
            skin,
            name,
            partial(stage.send, SetOptions(options={field.name: key})) if may and not is_on else None,
            selected=is_on,
        )
        for key, name, is_on in picks
    ]
    return ft.Row(list(chips), spacing=skin.px(8), run_spacing=skin.px(8), wrap=True)
