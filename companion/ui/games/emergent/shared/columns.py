"""The columns of a settlement: a seat each, in and out drawn, then the same as figures (ET-28..34)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergent.views.ledger import Ledger
from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.columns import MoneyColumns
from companion.ui.games.emergent.draw.money import MINUS, KindIcon, KindSwatch, change, dollars
from companion.ui.games.emergent.draw.moneyparts import parts_of
from companion.ui.games.emergent.reading import DASH, Cast
from companion.ui.games.emergent.shared import ledgers
from companion.ui.games.emergent.shared.ledgers import SumRow
from companion.ui.games.emergent.shared.page import is_narrow, room
from companion.ui.games.emergent.shared.people import Coin
from companion.ui.kit.boxes import Big, InRow, Stacked, Together
from companion.ui.kit.drawing import Choose, guarded, part
from companion.ui.kit.fonts import DISPLAY_700, FIGURES_600, TEXT_400, TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Fitted, Heading, Muted, Words

ROW, HEAD = 30, 92


def line_height(skin: Skin) -> float:
    """How high one line of figures is."""
    return skin.px(ROW)


@frozen
class SettledSeat:
    """A seat's money of the round, and what the table still waits for there."""

    ledger: Ledger
    has_agreed: bool
    must_sell: bool


def _label(skin: Skin, row: SumRow | None, text_id: str) -> ft.Control:
    pictures: list[ft.Control] = []
    if row is not None:
        pictures = [
            KindSwatch(skin, row.kind, skin.px(15), skin.px(15)),
            KindIcon(skin, row.kind, skin.px(20)),
        ]
    words = Words(
        skin, skin.say(text_id), 15.6, family=TEXT_400 if row else TEXT_700, line=1.0, lines=1, expand=True
    )
    return ft.Container(
        InRow(skin, *pictures, words, gap=6),
        height=line_height(skin),
        alignment=ft.Alignment.CENTER_LEFT,
    )


@part
def SumLabels(skin: Skin, rows: tuple[SumRow, ...], width: float, chart: float) -> ft.Control:
    """The legend is the list: swatch, sign and word."""
    about = ft.Column(
        [
            Heading(skin, skin.say("emergent-shared-money"), 20),
            ft.Container(expand=True),
            Muted(skin, skin.say("emergent-shared-money-line"), 15),
            ft.Container(expand=True),
        ],
        height=skin.px(HEAD) + chart,
    )
    lines = [_label(skin, None, "emergent-shared-start")]
    lines += [_label(skin, row, f"emergent-shared-sum-{row.key.replace('_', '-')}") for row in rows]
    lines.append(_label(skin, None, "emergent-shared-end"))
    return ft.Container(
        ft.Column([about, *lines], spacing=0),
        width=width,
        padding=ft.Padding.symmetric(vertical=skin.px(10)),
    )


def _figure(skin: Skin, text: str, *, detail: str = "", ink: str = "", is_strong: bool = False) -> ft.Control:
    left: list[ft.Control] = [
        Words(skin, detail, 14, colour=skin.palette.muted, line=1.0, lines=1, expand=True)
    ]
    number = Words(skin, text, 20 if is_strong else 16.5, family=FIGURES_600, colour=ink, line=1.0)
    return ft.Container(
        InRow(skin, *left, number, gap=6),
        height=line_height(skin),
        alignment=ft.Alignment.CENTER_RIGHT,
    )


def _details(skin: Skin, ledger: Ledger, row: SumRow) -> str:
    if row.key == "income":
        return skin.say("emergent-shared-units", n=ledger.units_sold)
    if row.key == "cubes" and ledger.bought_cubes:
        left = ledger.liquidated
        return skin.say("emergent-shared-unsold", n=left) if left else skin.say("emergent-shared-all-sold")
    return ""


def _money(amount: int | None) -> str:
    return DASH if amount is None else dollars(amount)


def _head(skin: Skin, cast: Cast, one: SettledSeat, width: float) -> ft.Control:
    """Whose column, what they have now, how the round changed it."""
    palette, ledger = skin.palette, one.ledger
    if ledger.end is None:
        now: ft.Control = Words(skin, skin.say("emergent-shared-hidden"), 18, colour=palette.muted)
    else:
        now = Together(
            skin,
            Big(skin, f"{MINUS if ledger.end < 0 else ''}$", 30),
            RollingNumber(skin, abs(ledger.end), skin.size(30), key=f"cash-{ledger.seat}"),
            gap=0,
        )
    wide = width - skin.px(30 + 9 + 9 + 20)
    name = InRow(
        skin,
        Coin(skin, cast, ledger.seat, 30),
        ft.Container(Fitted(skin, cast.name(ledger.seat), 18, wide, family=DISPLAY_700), expand=True),
        *([Icon(skin, "check", skin.px(20), palette.good)] if one.has_agreed else []),
        gap=9,
    )
    line = _difference(skin, ledger, must_sell=one.must_sell)
    rows = [name, InRow(skin, ft.Container(line, expand=True), now, gap=6)]
    height = None if is_narrow(skin) else skin.px(HEAD)
    return ft.Container(Stacked(skin, *rows, gap=3), height=height)


def _difference(skin: Skin, ledger: Ledger, *, must_sell: bool) -> ft.Control:
    """How the round changed the money, or that it cannot be paid yet (A10)."""
    palette = skin.palette
    if must_sell:
        return Words(skin, skin.say("emergent-shared-must-sell"), 14.5, family=TEXT_600, colour=palette.bad)
    if ledger.change is None:
        return Words(skin, "", 14.5)
    ink = palette.good if ledger.change > 0 else palette.bad if ledger.change < 0 else palette.muted
    text = change(ledger.change)
    if skin.device == "tv":
        text = skin.say("emergent-shared-this-round", change=text)
    return Words(skin, text, 14.5, family=TEXT_600, colour=ink)


def _opening(skin: Skin, cast: Cast, ledger: Ledger, face: ft.Container, opens: Choose) -> ft.Control:
    """A tap opens the lines, where they may be seen."""
    if ledger.start is None:
        return face
    face.on_click, face.ink = guarded(partial(opens, ledger.seat)), True
    label = skin.say("emergent-shared-open-ledger", name=cast.name(ledger.seat))
    return ft.Semantics(content=face, label=label, button=True, container=True)


@part
def SettledColumn(
    skin: Skin,
    cast: Cast,
    one: SettledSeat,
    rows: tuple[SumRow, ...],
    most: int,
    size: tuple[float, float],
    opens: Choose,
) -> ft.Control:
    """One seat: in and out as columns, then the same as figures."""
    palette, ledger = skin.palette, one.ledger
    width, chart = size
    inner = width - 2 * skin.px(12)
    columns = MoneyColumns(skin, *parts_of(ledger), inner, chart, most=most)
    lines = [_figure(skin, _money(ledger.start), is_strong=False)]
    for row in rows:
        amount = ledgers.amount(ledger, row)
        ink = palette.good if amount > 0 else palette.muted if not amount else ""
        text = change(amount) if amount else DASH
        lines.append(_figure(skin, text, detail=_details(skin, ledger, row), ink=ink))
    last = _figure(skin, _money(ledger.end), is_strong=True)
    last.border = ft.Border(top=ft.BorderSide(1.5, palette.outline))  # type: ignore[attr-defined]
    face = Card(
        skin,
        ft.Column(
            [_head(skin, cast, one, inner), ft.Container(columns, height=chart), *lines, last],
            spacing=0,
        ),
        padding=10,
    )
    face.width = width
    return _opening(skin, cast, ledger, face, opens)


@part
def SettledList(
    skin: Skin, cast: Cast, one: SettledSeat, rows: tuple[SumRow, ...], opens: Choose
) -> ft.Control:
    """One seat on a narrow page: the same lines with their names, without the columns."""
    palette, ledger = skin.palette, one.ledger
    lines: list[ft.Control] = [_head(skin, cast, one, room(skin)[0] - 2 * skin.px(14))]
    for row in rows:
        amount = ledgers.amount(ledger, row)
        if not amount:
            continue
        name = skin.say(f"emergent-shared-sum-{row.key.replace('_', '-')}")
        detail = _details(skin, ledger, row)
        lines.append(
            InRow(
                skin,
                KindSwatch(skin, row.kind, skin.px(15), skin.px(15)),
                Words(skin, f"{name}, {detail}" if detail else name, 15.6, line=1.15, expand=True),
                Words(
                    skin,
                    change(amount),
                    16.5,
                    family=FIGURES_600,
                    colour=palette.good if amount > 0 else "",
                    line=1.0,
                ),
                gap=8,
            )
        )
    face = Card(skin, Stacked(skin, *lines, gap=6), padding=14)
    return _opening(skin, cast, ledger, face, opens)
