"""Things inside of things: a record, or a list of them, each a form of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.kernel.frozen import frozen
from companion.texts import Language
from companion.ui.forms.drafts import Draft, below, blank
from companion.ui.forms.fields import Field
from companion.ui.forms.form import Form, Look, Manner, To, changed
from companion.ui.forms.lines import Line, Wording, lines_of
from companion.ui.forms.rows import SwitchRow, titled
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import part, steady
from companion.ui.kit.layout import Card
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import SectionTitle


@frozen
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
        drawn = [
            _Record.keyed(f"{line.field.name}-{at}")(
                skin,
                listed.title(skin.language, at + 1),
                lines_of(skin.language, fields, wording, item, faults=below(line.inside, at)),
                item,
                at,
                to,
                manner(),
            )
            for at, item in enumerate(items)
        ]
        less = OutlineButton(
            skin,
            skin.say(listed.less),
            lambda: to(lambda now: tuple(now)[:-1]),
            icon="minus",
            disabled=len(items) <= least,
            expand=True,
        )
        more = OutlineButton(
            skin,
            skin.say(listed.more),
            lambda: to(lambda now: (*(now or ()), blank(fields))),
            icon="plus-thin",
            disabled=len(items) >= line.field.high,
            expand=True,
        )
        buttons = [ft.Row([less]), ft.Row([more])] if skin.large_text else [ft.Row([less, more])]
        return Spaced(skin, *drawn, *buttons)

    return draw


@part
def _Record(
    skin: Skin, title: str, lines: tuple[Line, ...], item: Draft, at: int, to: To, manner: Manner
) -> ft.Control:
    """One of the list: a tap in it leaves the others alone, and two quick ones both count."""

    def put(name: str, new: Any) -> None:
        to(lambda now: (*now[:at], changed(now[at], name, new), *now[at + 1 :]))

    form = Form(skin, lines, item, steady(put), manner, of=str(at), spacing=8)
    head = [SectionTitle(skin, title)] if title else []
    return Card(skin, Spaced(skin, *head, form), padding=12)


def record(fields: Sequence[Field], wording: Wording, manner: Callable[[], Manner]) -> Look:
    """A thing inside of a thing, as a form of its own; where there may be none, a switch says so."""

    def draw(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
        if line.field.is_optional and value is None:
            return SwitchRow(skin, line, False, lambda _is_on: to(blank(fields)))
        item = {**blank(fields), **dict(value or {})}
        rows = lines_of(skin.language, fields, wording, item, faults=line.inside, options=dict(line.known))

        def put(name: str, new: Any) -> None:
            to({**item, name: new})

        form = Form(skin, rows, item, put, manner(), of=line.field.name, spacing=8)
        if not line.field.is_optional:
            return titled(skin, line, form)
        return Spaced(skin, SwitchRow(skin, line, True, lambda _is_on: to(None)), form)

    return draw
