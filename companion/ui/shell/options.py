"""House rules: a readable list, drawn from the game's options with the printed rule beside each switch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import flet as ft
from pydantic import BaseModel

from companion import texts
from companion.table.actions import SetOptions
from companion.texts import Language
from companion.ui.forms.fields import Field, fields_of
from companion.ui.forms.form import Form, Look, Manner, To
from companion.ui.forms.lines import Line, Option
from companion.ui.forms.rows import KIT
from companion.ui.front import Front
from companion.ui.kit.boxes import InRow, Spaced
from companion.ui.kit.drawing import component, steady
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.layout import Card
from companion.ui.kit.notices import Hint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted, Strong, Words
from companion.ui.shell.howmuch import USE, Chosen
from companion.ui.stage import GameScreens, Stage


def rules_of(options: type[BaseModel]) -> tuple[Field, ...]:
    """The house rules of a game in the order of the class; a document is one of those in the library."""
    return tuple(
        replace(field, kind="one", look="pack") if field.kind in ("record", "other") else field
        for field in fields_of(options)
    )


def told(field: Field, word: str) -> Any:
    """A rule's value as the form has it; the table says all of them as words."""
    match field.kind:
        case "yes":
            return word == "true"
        case "number":
            return int(word) if word else field.low
        case "one" if field.look != "pack":
            return next((one for one in field.options if str(one) == word), None)
        case _:
            return word


def rule_line(
    language: Language,
    game_id: str,
    field: Field,
    value: str,
    packs: Sequence[tuple[str, str]],
    *,
    is_own: bool,
    may: bool,
) -> Line:
    """One rule: what it is, how it is printed, its answers, whether it is the table's own."""
    base = texts.text_id(f"{game_id}-option-{field.name}")
    options: tuple[Option, ...] = ()
    if field.look == "pack":
        named = next((key for key, name in packs if value == name), value)
        none = () if field.usual else (Option("", language.say(f"{base}-none")),)
        options = (*none, *(Option(key, name) for key, name in packs))
        field = replace(field, start=named)
    elif field.kind == "one":
        options = tuple(Option(one, language.say(texts.text_id(f"{base}-{one}"))) for one in field.options)
    elif field.kind == "yes" and language.has(f"{base}-true"):
        options = tuple(Option(one, language.say(f"{base}-{str(one).lower()}")) for one in (True, False))
        field = replace(field, look="pick")
    unit = f"{base}-unit"
    return Line(
        field,
        language.say(base),
        options,
        language.say(base, "printed"),
        language.say(unit, n=told(field, value)) if field.kind == "number" and language.has(unit) else "",
        language.say("shell-own-rule") if is_own else "",
        is_open=may,
    )


def _boxed(look: Look, *, is_beside: bool = False) -> Look:
    """A rule in a box: its name, how it is printed, and below or beside it the answer."""

    def draw(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
        mark = [Words(skin, line.mark, 13, family=TEXT_600, colour=skin.palette.warn)] if line.mark else []
        words = ft.Column(
            [
                InRow(skin, Strong(skin, line.label, 16, expand=True), *mark, gap=8),
                *([Muted(skin, line.help, 14)] if line.help else []),
            ],
            spacing=3,
            tight=True,
            expand=is_beside,
        )
        answer = look(skin, replace(line, help=""), value, to)
        inner = InRow(skin, words, answer, gap=12) if is_beside else Spaced(skin, words, answer)
        return Card(skin, inner, padding=14)

    return draw


RULES: Final = Manner(
    {
        "switch": _boxed(KIT.looks["knob"], is_beside=True),
        "step": _boxed(KIT.looks["number"]),
        "pick": _boxed(KIT.looks["chips"]),
        "pack": _boxed(KIT.looks["chips"]),
        "line": _boxed(KIT.looks["line"]),
    }
)


@component
def HouseRules(stage: Stage, screens: GameScreens, hall: Front) -> ft.Control:
    """All rules of this table; only the host changes them, and only in the lobby."""
    skin, table = stage.skin, stage.table
    game = next((game for game in hall.games if game.card.id == table.game), None)
    may = table.is_host and table.stage == "lobby"

    def put(name: str, value: Any) -> None:
        is_words = any(line.field.name == name and line.field.kind == "text" for line in lines)
        stage.send(SetOptions(options={name: None if value == "" and not is_words else value}))

    choose = steady(put)
    head: list[ft.Control] = [
        Heading(skin, skin.say("shell-house-rules"), 26),
        Muted(skin, skin.say("shell-house-rules-host" if may else "shell-house-rules-read")),
    ]
    head += Chosen(stage, screens)
    note = f"{table.game}-paper"
    if any(line.presence == "paper" for line in table.seats) and skin.language.has(note):
        head.append(Hint(skin, skin.say(note), "paper", centre=False))
    lines = tuple(
        rule_line(
            skin.language,
            table.game,
            field,
            table.options.get(field.name, ""),
            hall.packs(table.game, field.name) if field.look == "pack" else (),
            is_own=field.name in table.custom_options,
            may=may,
        )
        for field in (rules_of(game.options) if game else ())
        if field.name != USE
    )
    draft = {
        line.field.name: line.field.start
        if line.field.look == "pack"
        else told(line.field, table.options.get(line.field.name, ""))
        for line in lines
    }
    return Spaced(skin, *head, Form(skin, lines, draft, choose, RULES), gap=12)
