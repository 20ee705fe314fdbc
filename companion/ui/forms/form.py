"""A form on the screen: rows that are drawn only when their own facts change."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import flet as ft

from companion.ui.forms.drafts import Draft, blank
from companion.ui.forms.fields import Field
from companion.ui.forms.lines import Line
from companion.ui.kit.boxes import Spaced, Wrapped
from companion.ui.kit.drawing import component, part, steady
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words

Put = Callable[[str, Any], None]
"""Field, new value."""
To = Callable[[Any], None]
"""A new value of this field, or how the newest one becomes it: two quick taps both count."""
Look = Callable[[Skin, Line, Any, To], ft.Control]
"""Draws one row: its facts, its value, what to do with a new one."""
Box = Callable[[Skin, str, Sequence[ft.Control]], ft.Control]
"""Draws rows that belong together: name of the group, its rows."""


def _plain(skin: Skin, _group: str, rows: Sequence[ft.Control]) -> ft.Control:
    return Wrapped(skin, *rows)


@dataclass(frozen=True, eq=False)
class Manner:
    """How a form draws its rows. A constant of a module: compared by identity."""

    looks: Mapping[str, Look]
    box: Box = field(default=_plain)

    def draw(self, skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
        """One row by its look; a look that nobody brought is a mistake of ours."""
        return self.looks[line.field.look](skin, line, value, to)

    def but(self, **looks: Look) -> Manner:
        """The same, with a game's own rows."""
        return Manner({**self.looks, **looks}, self.box)


def use_draft(fields: Sequence[Field], first: Draft | None = None) -> tuple[Draft, Put]:
    """A draft that begins blank, or with what is known; two quick taps both count. A hook."""
    draft: dict[str, Any]
    draft, change = ft.use_state({**blank(fields), **(first or {})})

    def put(name: str, value: Any) -> None:
        change(lambda newest: changed(newest, name, value))

    return draft, steady(put)


def changed(draft: Draft, name: str, value: Any) -> dict[str, Any]:
    """The draft with another value, or with what the newest one becomes."""
    return {**draft, name: value(draft.get(name)) if callable(value) else value}


@part
def Row(skin: Skin, line: Line, value: Any, put: Put, manner: Manner) -> ft.Control:
    """One field, and what is wrong with it. Another field's tap or letter leaves it alone.

    A fault comes and goes while somebody types: the field stays where it is, or it would lose the cursor.
    """

    def to(new: Any) -> None:
        put(line.field.name, new)

    drawn = manner.draw(skin, line, value, steady(to))
    said = []
    if line.fault:
        wrong = Words(skin, line.fault, 14, colour=skin.palette.bad, family=TEXT_600)
        said.append(ft.Semantics(content=wrong, live_region=True, container=True))
    return Spaced(skin, drawn, *said, gap=4)


@component
def Form(
    skin: Skin,
    lines: tuple[Line, ...],
    draft: Draft,
    put: Put,
    manner: Manner,
    of: str = "",
    spacing: float = 12,
) -> ft.Control:
    """All rows, those of a group in one box. `of` says whose form it is: another one has rows of its own."""
    drawn: list[ft.Control] = []
    for group, members in groupby(lines, lambda line: line.field.group):
        rows = [
            Row.keyed(f"{of}-{line.field.name}")(
                skin, line, draft.get(line.field.name, line.field.start), put, manner
            )
            for line in members
        ]
        drawn += [manner.box(skin, group, rows)] if group else rows
    return Spaced(skin, *drawn, gap=spacing)
