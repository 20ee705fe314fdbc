"""The rows every form has: lines to write in, numbers, chips, switches, lists of records."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import flet as ft

from companion.texts import Language
from companion.ui.forms.drafts import blank
from companion.ui.forms.fields import Field
from companion.ui.forms.form import Form, Look, Manner, To
from companion.ui.forms.lines import Line, Wording, lines_of
from companion.ui.kit import field
from companion.ui.kit.boxes import STRETCHED, Spaced
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.layout import Card
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.picking import Toggle
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Muted, SectionTitle, Strong


def LineRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """A name: the keyboard offers capitals."""
    return field.Field(skin, line.label, str(value or ""), to, longest=line.field.high)


def NoteRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """A sentence."""
    drawn = LineRow(skin, line, value, to)
    if isinstance(drawn, ft.TextField):
        drawn.capitalization = ft.TextCapitalization.SENTENCES
    return drawn


def NamesRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Several names in one line, with commas; it stays as it is typed."""
    return LineRow(skin, line, value if isinstance(value, str) else ", ".join(value or ()), to)


def NumberRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
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


def StepRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """A number with its words on the left."""
    words: list[ft.Control] = [Body(skin, line.label), *([Muted(skin, line.help, 14)] if line.help else [])]
    number = NumberRow(skin, line, value, to)
    if skin.large_text:
        return Spaced(skin, *words, number, gap=4)
    return ft.Row([ft.Column(words, spacing=2, tight=True, expand=True), number], spacing=skin.px(10))


def KnobRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Yes or no, without its words; a screen reader hears them."""
    return Toggle(skin, bool(value), to if line.is_open else _keep, line.label)


def SwitchRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Yes or no, its words on the left."""
    words: list[ft.Control] = [Strong(skin, line.label, 16)]
    words += [Muted(skin, line.help, 14)] if line.help else []
    said = ft.Column(words, spacing=2, tight=True, expand=True)
    return ft.Row([said, KnobRow(skin, line, value, to)], spacing=skin.px(12))


def _keep(_value: bool) -> None:
    """It is only read here."""


def ChipRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Yes or no as a word that is on or off."""
    tap = partial(to, not value) if line.is_open else None
    return Chip(skin, line.label, tap, selected=bool(value), colour=skin.look.accent)


def ChipsRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """One of a few words, without a title."""
    return _Chips(skin, line, (value,), to)


def PickRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """One of a few words."""
    return _titled(skin, line, _Chips(skin, line, (value,), to))


def ManyRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Any of a few words."""
    chosen = tuple(value or ())

    def toggle(one: Any) -> None:
        to(tuple(kept for kept in chosen if kept != one) if one in chosen else (*chosen, one))

    return _titled(skin, line, _Chips(skin, line, chosen, toggle))


def _titled(skin: Skin, line: Line, row: ft.Control) -> ft.Control:
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
    return ft.Row(list(chips), wrap=True, spacing=skin.px(8), run_spacing=skin.px(8))


@dataclass(frozen=True)
class Listed:
    """Words around a list of records: a line above each, and what its two buttons say."""

    title: Callable[[Language, int], str]
    more: str
    """Text ids."""
    less: str


def records(
    fields: Sequence[Field],
    wording: Wording,
    manner: Callable[[], Manner],
    listed: Listed,
    least: int = 0,
) -> Look:
    """A list of things, each a form of its own; they are added and taken away at the end."""

    def draw(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
        items = tuple(value or ())

        def put(at: int, name: str, new: Any) -> None:
            to((*items[:at], {**items[at], name: new}, *items[at + 1 :]))

        def one(at: int, item: Any) -> ft.Control:
            of = f"{line.field.name}-{at}"
            rows = lines_of(skin.language, fields, wording, item)
            form = Form(skin, rows, item, partial(put, at), manner(), of=of, spacing=8)
            title = SectionTitle(skin, listed.title(skin.language, at + 1))
            return ft.Container(Card(skin, Spaced(skin, title, form)), key=of)

        less = OutlineButton(
            skin,
            skin.say(listed.less),
            lambda: to(items[:-1]),
            icon="minus",
            disabled=len(items) <= least,
            expand=True,
        )
        more = OutlineButton(
            skin,
            skin.say(listed.more),
            lambda: to((*items, blank(fields))),
            icon="plus-thin",
            disabled=len(items) >= line.field.high,
            expand=True,
        )
        buttons = [ft.Row([less]), ft.Row([more])] if skin.large_text else [ft.Row([less, more])]
        return ft.Column(
            [*(one(at, item) for at, item in enumerate(items)), *buttons],
            spacing=skin.px(10),
            tight=True,
            horizontal_alignment=STRETCHED,
        )

    return draw


KIT: Final = Manner(
    {
        "line": LineRow,
        "note": NoteRow,
        "names": NamesRow,
        "step": StepRow,
        "number": NumberRow,
        "switch": SwitchRow,
        "knob": KnobRow,
        "chip": ChipRow,
        "chips": ChipsRow,
        "pick": PickRow,
        "many": ManyRow,
    }
)
"""The rows of any form; a game adds its own by name (`KIT.but(strip=…)`)."""
