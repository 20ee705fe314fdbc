"""The rows every form has: lines to write in, numbers, chips, switches."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

import flet as ft

from companion.ui.forms.form import Manner, To
from companion.ui.forms.lines import Line, Option
from companion.ui.kit import field, steppers
from companion.ui.kit.boxes import InRow, Spaced, Wrapped
from companion.ui.kit.buttons import Chip, IconButton48, OutlineButton
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.picking import Toggle
from companion.ui.kit.skin import Skin
from companion.ui.kit.strips import NumberStrip
from companion.ui.kit.text import Body, Muted, SectionTitle, Strong

SENTENCE: Final = 240
"""Longest sentence of a list of them."""


def LineRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """A name: the keyboard offers capitals."""
    return field.Field(skin, line.label, str(value or ""), to, longest=line.field.high)


def NoteRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """A sentence."""
    return field.Field(skin, line.label, str(value or ""), to, longest=line.field.high, is_sentence=True)


def NamesRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Several names in one line, with commas; it stays as it is typed."""
    return LineRow(skin, line, value if isinstance(value, str) else ", ".join(value or ()), to)


def NumberField(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """− number + and its unit. One below the lowest is none, where none is an answer."""
    one = line.field
    none = one.low - 1 if one.is_optional and one.low > 0 else None
    low = one.low if none is None else none
    high = one.high
    number = low if value is None else int(value)
    if not line.is_open:
        low = high = number

    def changed(new: int) -> None:
        to(None if new == none else new)

    stepper = Stepper(skin, number, low, high, changed, line.label)
    return ft.Row([stepper, *([Body(skin, line.unit)] if line.unit else [])], spacing=10, wrap=True)


def StepField(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """A number with its words on the left."""
    words: list[ft.Control] = [Strong(skin, line.label, 16)]
    words += [Muted(skin, line.help, 14)] if line.help else []
    number = NumberField(skin, line, value, to)
    if skin.large_text:
        return Spaced(skin, *words, number, gap=4)
    return InRow(skin, ft.Column(words, spacing=2, tight=True, expand=True), number)


def StripRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """One tap a number: all of them stand there."""
    one = line.field
    return NumberStrip(skin, line.label, value, one.low, one.high, to, icon=line.icon)


def AskField(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """A number that is empty until somebody types it, or steps to it from an example."""
    one = line.field
    return steppers.AskRow(
        skin,
        line.label,
        value,
        one.low,
        one.high,
        to,
        example=one.example or one.low,
        is_needed=one.is_needed,
        icon=line.icon,
        step=one.step,
    )


def CountRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """A number that always is one: stepped to, or typed where that is far."""
    one = line.field
    number = one.low if value is None else int(value)
    return steppers.StepRow(skin, line.label, number, one.low, one.high, to, icon=line.icon, step=one.step)


def KnobRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Yes or no, without its words; a screen reader hears them."""
    return Toggle(skin, bool(value), to if line.is_open else _keep, line.label)


def SwitchRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Yes or no, its words on the left."""
    words: list[ft.Control] = [Strong(skin, line.label, 16)]
    words += [Muted(skin, line.help, 14)] if line.help else []
    said = ft.Column(words, spacing=2, tight=True, expand=True)
    return InRow(skin, said, KnobRow(skin, line, value, to), gap=12)


def _keep(_value: bool) -> None:
    """It is only read here."""


def ChipRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Yes or no as a word that is on or off."""
    tap = partial(to, not value) if line.is_open else None
    return Chip(skin, line.label, tap, selected=bool(value), colour=skin.look.accent)


def ChipsRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """One of a few words, without a title."""
    return _Chips(skin, line, (value,), to)


def PickField(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """One of a few words."""
    return titled(skin, line, _Chips(skin, line, (value,), to))


def ManyRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Any of a few words."""
    chosen = tuple(value or ())

    def toggle(one: Any) -> None:
        to(lambda now: toggled(tuple(now or ()), one))

    known = {one.value for one in line.options}
    strange = tuple(Option(one, str(one)) for one in chosen if one not in known)
    return titled(skin, line, _Chips(skin, replace(line, options=line.options + strange), chosen, toggle))


def SentencesRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Several sentences, each in a field of its own."""
    lines = tuple(value or ())

    def typed(at: int, words: str) -> None:
        to((*lines[:at], words, *lines[at + 1 :]))

    def written(at: int, words: str) -> ft.Control:
        less = skin.say("form-line-less", n=at + 1)
        away = IconButton48(skin, "bin", less, partial(to, (*lines[:at], *lines[at + 1 :])))
        row = field.Field(skin, f"{at + 1}", words, partial(typed, at), longest=SENTENCE, is_sentence=True)
        return ft.Row(
            [ft.Container(row, expand=True), away], spacing=skin.px(8), key=f"{line.field.name}-{at}"
        )

    more = OutlineButton(
        skin,
        skin.say("form-line-more"),
        lambda: to((*lines, "")),
        icon="plus-thin",
        disabled=len(lines) >= line.field.high,
    )
    return titled(skin, line, Spaced(skin, *(written(at, words) for at, words in enumerate(lines)), more))


def toggled(chosen: tuple[Any, ...], one: Any) -> tuple[Any, ...]:
    """One more, or one less."""
    return tuple(kept for kept in chosen if kept != one) if one in chosen else (*chosen, one)


def titled(skin: Skin, line: Line, row: ft.Control) -> ft.Control:
    """A row below its name and what is said about it."""
    head: list[ft.Control] = [SectionTitle(skin, line.label)] if line.label else []
    help_ = [Muted(skin, line.help, 14)] if line.help else []
    return Spaced(skin, *head, *help_, row, gap=6)


def _Chips(skin: Skin, line: Line, chosen: tuple[Any, ...], tap: To) -> ft.Control:
    """Where nothing may be changed only what is chosen."""
    chips = [
        Chip(
            skin,
            one.label,
            partial(tap, one.value) if line.is_open else None,
            icon=one.icon or None,
            selected=one.value in chosen,
            colour=skin.look.accent,
        )
        for one in line.options
        if line.is_open or one.value in chosen
    ]
    return Wrapped(skin, *chips)


KIT: Final = Manner(
    {
        "line": LineRow,
        "note": NoteRow,
        "names": NamesRow,
        "step": StepField,
        "number": NumberField,
        "strip": StripRow,
        "ask": AskField,
        "money": AskField,
        "count": CountRow,
        "sentences": SentencesRow,
        "switch": SwitchRow,
        "knob": KnobRow,
        "chip": ChipRow,
        "chips": ChipsRow,
        "pick": PickField,
        "many": ManyRow,
    }
)
"""The rows of any form; a game adds its own by name (`KIT.but(strip=…)`)."""
