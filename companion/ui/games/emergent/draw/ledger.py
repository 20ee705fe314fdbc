"""A round as a waterfall: every reason for money to move, and what it made."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import accumulate

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.colours import MoneyKind
from companion.ui.games.emergent.draw.money import change, dollars
from companion.ui.games.emergent.draw.patterns import block
from companion.ui.games.emergent.draw.pen import Pen
from companion.ui.games.emergent.draw.pieces import CityPlate
from companion.ui.games.emergent.draw.shapes import kind_svg
from companion.ui.kit.drawing import component, effect, part
from companion.ui.kit.fonts import FIGURES_600, TEXT_400, TEXT_600
from companion.ui.kit.skin import Skin


@frozen
class LedgerRow:
    """One reason for money to move; `change` is net of `transport` (ET-26 to ET-29)."""

    reason: str
    change: int
    kind: MoneyKind
    detail: str = ""
    rank: int | None = None
    """A city's rank: its house stands for the picture."""
    transport: int = 0
    line_below: bool = False
    """The end of a group."""


BETWEEN = 0.22
"""Seconds between two lines that appear."""
Place = Callable[[float], float]
"""An amount → pixels from the left end of the bars."""


@part
def Waterfall(
    skin: Skin, start: int, rows: tuple[LedgerRow, ...], width: float, *, one_by_one: bool = False
) -> ft.Control:
    """The round as a waterfall: reason, change, a floating bar in its pattern, the balance in equal figures.

    With `one_by_one` lines appear one after the other; a tap shows all at once.
    """
    if one_by_one and skin.motion:
        return _Appearing(skin, start, rows, width)
    return _ledger(skin, start, rows, width, len(rows))


@component
def _Appearing(skin: Skin, start: int, rows: tuple[LedgerRow, ...], width: float) -> ft.Control:
    shown, show = ft.use_state(0)

    async def unfold() -> None:
        for count in range(1, len(rows) + 1):
            await asyncio.sleep(BETWEEN)
            show(partial(max, count))

    effect(unfold, [])
    return ft.GestureDetector(
        content=_ledger(skin, start, rows, width, shown), on_tap=lambda: show(len(rows))
    )


def _ledger(skin: Skin, start: int, rows: tuple[LedgerRow, ...], width: float, shown: int) -> ft.Control:
    balances = list(accumulate((row.change for row in rows), initial=start))
    tops = [before + row.change + row.transport for before, row in zip(balances, rows, strict=False)]
    low, high = min(balances), max([*balances, *tops])
    left, room = width * 0.655, width * 0.19
    scale = room / max(1, high - low)

    def at(amount: float) -> float:
        return (amount - low) * scale

    made = [_ledger_start(skin, start, left, at(start), width)]
    for index, row in enumerate(rows):
        before, after = balances[index], balances[index + 1]
        line = _ledger_row(skin, row, before, after, left, at, width)
        made.append(ft.Container(line, opacity=1.0 if index < shown else 0.0, animate_opacity=skin.time(280)))
    return ft.Column(made, spacing=0, tight=True, width=width)


def _ledger_start(skin: Skin, start: int, left: float, at: float, width: float) -> ft.Control:
    tall = skin.px(30)
    pen = Pen(width, tall)
    pen.line(left + at, tall * 0.16, left + at, tall * 0.78, skin.palette.muted, 2)
    size = skin.size(15)
    word = skin.say("emergent-draw-start")
    pen.text(0, tall * 0.45, word, size, skin.palette.text, family=TEXT_600, room=left)
    pen.text(
        width, tall * 0.45, dollars(start), skin.size(16), skin.palette.text, family=FIGURES_600, anchor=1
    )
    return pen.control(f"{word}: {dollars(start)}")


def _ledger_row(
    skin: Skin, row: LedgerRow, before: int, after: int, left: float, at: Place, width: float
) -> ft.Control:
    palette = skin.palette
    tall = skin.px(42) * (1.6 if skin.large_text else 1.0)
    pen, middle = Pen(width, tall), tall / 2
    _ledger_bar(skin, pen, row, before, after, left, at)
    inset = skin.px(32)
    words, size = (middle - skin.px(8), skin.size(15.5)) if row.detail else (middle, skin.size(15.5))
    family = TEXT_600 if row.rank is not None else TEXT_400
    room = left - inset - skin.px(58)
    pen.text(
        inset, words, row.reason, size, palette.text, family=family, room=room, lines=1 if row.detail else 2
    )
    if row.detail:
        pen.text(
            inset, middle + skin.px(10), row.detail, skin.size(13), palette.muted, family=TEXT_400,
            room=left - inset - skin.px(12),
        )  # fmt: skip
    ink = palette.good if row.change > 0 else palette.text
    pen.text(
        left - skin.px(10),
        words,
        change(row.change),
        size,
        ink,
        family=FIGURES_600,
        anchor=1,
        room=skin.px(64),
    )
    pen.text(
        width, middle, dollars(after), size, palette.muted, family=FIGURES_600, anchor=1, room=skin.px(70)
    )
    if row.line_below:
        pen.line(0, tall - 0.5, width, tall - 0.5, palette.outline, 1)
    if row.rank is None:
        pen.draw(kind_svg(skin, row.kind, skin.px(12), middle, skin.px(18)))
        return pen.control(_row_said(skin, row, after))
    plate = CityPlate(skin, row.rank, skin.px(19))
    stack = ft.Stack(
        [pen.control(), ft.Container(plate, left=0, top=middle - skin.px(12))], width=width, height=tall
    )
    return ft.Semantics(
        content=stack, label=_row_said(skin, row, after), container=True, exclude_semantics=True
    )


def _row_said(skin: Skin, row: LedgerRow, after: int) -> str:
    detail = f", {row.detail}" if row.detail else ""
    return skin.say(
        "emergent-draw-ledger-row",
        reason=row.reason + detail,
        change=change(row.change),
        after=dollars(after),
    )


def _ledger_bar(
    skin: Skin, pen: Pen, row: LedgerRow, before: int, after: int, left: float, at: Place
) -> None:
    """The floating bar: from the balance before to the one after, transport hanging at its end."""
    tall, thick = pen.height, skin.px(16)
    middle = tall / 2
    pen.line(
        left + at(before),
        -skin.px(5),
        left + at(before),
        middle - thick / 2 - 1,
        skin.palette.faint,
        1,
        (2, 2),
    )
    top = after + row.transport if row.change + row.transport >= 0 else before
    low = min(before, top) if row.change + row.transport >= 0 else after
    wide = max(2.0, at(top) - at(low))
    pen.draw(
        block(skin, row.kind, left + at(low), middle - thick / 2, wide, thick, step=skin.px(6), radius=3)
    )
    if row.transport > 0:
        pen.draw(
            block(
                skin, "transport", left + at(after), middle + 1, max(4.0, at(top) - at(after)), skin.px(7),
                step=skin.px(5), radius=2,
            )
        )  # fmt: skip
