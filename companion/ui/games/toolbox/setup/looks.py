"""Rows that only the tools have: times in milliseconds, bounds by seat, a turn order, what breaks a tie."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.toolbox.packs.specs import BonusSpec, RowSpec
from companion.texts import Language
from companion.ui.forms.fields import fields_of
from companion.ui.forms.form import Manner, To
from companion.ui.forms.lines import Line
from companion.ui.forms.nested import Listed, record, records
from companion.ui.forms.rows import KIT, titled
from companion.ui.games.toolbox.setup.forms import worded
from companion.ui.kit.boxes import InRow, Panel, Spaced
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.picking import Pills, Toggle
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import StepRow
from companion.ui.kit.text import Strong

SECOND, MINUTE = 1000, 60_000
LONGEST = 720
ROWS_WON, LAST_ROW = "rows_won", "last_row"
AS_THE_PAD = "none"


def SecondsRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Seconds of a time that is kept in milliseconds."""
    one = line.field
    return StepRow(
        skin, line.label, int(value or 0) // SECOND, one.low, one.high, lambda new: to(new * SECOND)
    )


def TimeRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Minutes, and seconds besides."""
    minutes, rest = divmod(int(value or 0), MINUTE)

    def to_minutes(new: int) -> None:
        to(lambda now: new * MINUTE + int(now or 0) % MINUTE)

    def to_seconds(new: int) -> None:
        to(lambda now: int(now or 0) // MINUTE * MINUTE + new * SECOND)

    seconds = skin.say("toolbox-clock-seconds")
    return Spaced(
        skin,
        StepRow(skin, line.label, minutes, 0, LONGEST, to_minutes),
        StepRow(skin, seconds, rest // SECOND, 0, MINUTE // SECOND - 1, to_seconds),
    )


def OrderRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Who comes after whom; the first begins."""
    every = tuple(one.value for one in line.options)
    order = tuple(value or ())
    if sorted(order) != sorted(every):
        order = every
    names = {one.value: one.label for one in line.options}

    def earlier(at: int) -> None:
        to((*order[: at - 1], order[at], order[at - 1], *order[at + 1 :]))

    def row(at: int, place: str) -> ft.Control:
        up = skin.say("toolbox-earlier", name=names[place])
        words = Strong(skin, f"{at + 1}. {names[place]}", 17)
        button = IconButton48(skin, "up", up, partial(earlier, at), disabled=at == 0)
        return InRow(skin, ft.Container(words, expand=True), button, gap=8)

    return titled(skin, line, Spaced(skin, *(row(at, place) for at, place in enumerate(order)), gap=4))


def BoundsRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """How much each may put in, where it is not the same for all."""
    bounds: Mapping[str, tuple[int, int]] = dict(value or {})
    usual = line.field.low, line.field.high

    def put(seat: str, end: int, new: int) -> None:
        def changed(now: Any) -> dict[str, tuple[int, int]]:
            kept = list((now or {}).get(seat, usual))
            kept[end] = new
            return {**(now or {}), seat: (kept[0], kept[1])}

        to(changed)

    def turn(is_on: bool) -> None:
        to({one.value: usual for one in line.options} if is_on else {})

    head = ft.Row(
        [
            ft.Container(Strong(skin, line.label, 16), expand=True),
            Toggle(skin, bool(bounds), turn, line.label),
        ]
    )
    if not bounds:
        return head
    rows = [
        StepRow(skin, skin.say(said, name=one.label), bounds.get(one.value, usual)[end], 0, 99, change)
        for one in line.options
        for end, said in enumerate(("toolbox-tally-least-of", "toolbox-tally-most-of"))
        for change in (partial(put, one.value, end),)
    ]
    return Spaced(skin, head, *rows)


def BreaksRow(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """What decides between equal totals, one after the other."""
    items = tuple(value or ())
    rows = [(f"row:{one.value}", one.label, "") for one in line.options]
    said = [(one, skin.say(f"toolbox-pad-break-{one.replace('_', '-')}"), "") for one in (ROWS_WON, LAST_ROW)]
    ways = ("none", "highest", "lowest")
    wins = [(one, skin.say(f"toolbox-pad-break-wins-{one}"), "") for one in ways]

    def change(at: int, said: Mapping[str, Any]) -> None:
        to(lambda now: (*now[:at], {**now[at], **said}, *now[at + 1 :]))

    def what(at: int, key: str) -> None:
        by, _, row = key.partition(":")
        change(at, {"by": by, "row": row})

    def which(at: int, way: str) -> None:
        change(at, {"wins": None if way == AS_THE_PAD else way})

    def box(at: int, item: Mapping[str, Any]) -> ft.Control:
        key = f"row:{item.get('row')}" if item.get("by") == "row" else str(item.get("by"))
        less = IconButton48(
            skin,
            "bin",
            skin.say("toolbox-pad-break-less", n=at + 1),
            partial(to, items[:at] + items[at + 1 :]),
        )
        picks = Pills(skin, [*said, *rows], key, partial(what, at))
        head = InRow(skin, ft.Container(picks, expand=True), less, gap=8)
        ways = [Pills(skin, wins, item.get("wins") or AS_THE_PAD, partial(which, at))]
        return Panel(skin, Spaced(skin, head, *(ways if key != ROWS_WON else [])), padding=10)

    fresh = {"by": ROWS_WON, "row": "", "wins": None}
    more = OutlineButton(
        skin,
        skin.say("toolbox-pad-break-more"),
        lambda: to(lambda now: (*(now or ()), fresh)),
        icon="plus-thin",
        disabled=len(items) >= line.field.high,
        expand=True,
    )
    return titled(skin, line, Spaced(skin, *(box(at, one) for at, one in enumerate(items)), ft.Row([more])))


def _row_title(language: Language, number: int) -> str:
    return language.say("toolbox-pad-row-title", n=number)


def _itself() -> Manner:
    return TOOLS


ROW: Final = fields_of(RowSpec)
TOOLS: Final = KIT.but(
    seconds=SecondsRow,
    time=TimeRow,
    order=OrderRow,
    bounds=BoundsRow,
    breaks=BreaksRow,
    record=record(fields_of(BonusSpec), worded("pad-bonus"), _itself),
    records=records(
        ROW,
        worded("pad-row"),
        _itself,
        Listed(
            _row_title,
            "toolbox-pad-row-more",
            "toolbox-pad-row-less",
        ),
    ),
)
"""The kit's rows and those of the tools."""
