"""The money of a round: a column a seat, in and out, the same lines as figures (ET-28..34)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergent.actions import CloseRound, Walk
from companion.games.emergent.ledger import Ledger as LedgerView
from companion.games.emergent.views import SettlementView
from companion.ui.games.emergent.draw import KindIcon, KindSwatch, Ledger, MoneyColumns
from companion.ui.games.emergent.shared import ledgers, reading
from companion.ui.games.emergent.shared.accent import GoButton
from companion.ui.games.emergent.shared.cards import DemandCards
from companion.ui.games.emergent.shared.ledgers import SumRow
from companion.ui.games.emergent.shared.page import FootButton, SharedPage, accent, room, rounds
from companion.ui.games.emergent.shared.people import Coin
from companion.ui.parts.buttons import OutlineButton
from companion.ui.parts.guard import Tap, component, guarded
from companion.ui.parts.icon import Icon
from companion.ui.parts.layout import Card
from companion.ui.parts.numbers import RollingNumber
from companion.ui.parts.text import Heading, Muted, Words
from companion.ui.stage import Stage
from companion.ui.theme import DISPLAY_700, FIGURES_600, TEXT_400, TEXT_600, TEXT_700

FOOT = 56
LABELS = 0.17
"""How much of the width the names of the lines take."""
ROW, HEAD = 30, 72


def _line_height(stage: Stage) -> float:
    return stage.skin.px(ROW) * (1.7 if stage.skin.large_text else 1.0)


def _label(stage: Stage, row: SumRow | None, text_id: str) -> ft.Control:
    skin = stage.skin
    pictures: list[ft.Control] = []
    if row is not None and row.kind is not None:
        pictures = [
            KindSwatch(skin, row.kind, skin.px(15), skin.px(15)),
            KindIcon(skin, row.kind, skin.px(20)),
        ]
    words = Words(
        skin, stage.say(text_id), 15.6, family=TEXT_400 if row else TEXT_700, line=1.0, lines=1, expand=True
    )
    return ft.Container(
        ft.Row([*pictures, words], spacing=skin.px(6)),
        height=_line_height(stage),
        alignment=ft.Alignment.CENTER_LEFT,
    )


def _labels(stage: Stage, rows: tuple[SumRow, ...], width: float, chart: float) -> ft.Control:
    """The legend is the list: swatch, sign and word."""
    skin = stage.skin
    about = ft.Column(
        [
            Heading(skin, stage.say("emergent-shared-money"), 20),
            ft.Container(expand=True),
            Muted(skin, stage.say("emergent-shared-money-line"), 15),
            ft.Container(expand=True),
        ],
        height=skin.px(HEAD) + chart,
    )
    lines = [_label(stage, None, "emergent-shared-start")]
    lines += [_label(stage, row, f"emergent-shared-sum-{row.key.replace('_', '-')}") for row in rows]
    lines.append(_label(stage, None, "emergent-shared-end"))
    return ft.Container(
        ft.Column([about, *lines], spacing=0),
        width=width,
        padding=ft.Padding.symmetric(vertical=skin.px(10)),
    )


def _figure(
    stage: Stage, text: str, *, detail: str = "", ink: str = "", is_strong: bool = False
) -> ft.Control:
    skin = stage.skin
    left: list[ft.Control] = [
        Words(skin, detail, 14, colour=skin.palette.muted, line=1.0, lines=1, expand=True)
    ]
    number = Words(skin, text, 20 if is_strong else 16.5, family=FIGURES_600, colour=ink, line=1.0)
    return ft.Container(
        ft.Row([*left, number], spacing=skin.px(6)),
        height=_line_height(stage),
        alignment=ft.Alignment.CENTER_RIGHT,
    )


def _details(stage: Stage, ledger: LedgerView, row: SumRow) -> str:
    if row.key == "income":
        return stage.say("emergent-shared-units", n=ledger.units_sold)
    if row.key == "cubes" and ledger.bought_cubes:
        left = ledger.liquidated
        return stage.say("emergent-shared-unsold", n=left) if left else stage.say("emergent-shared-all-sold")
    return ""


def _money(amount: int | None) -> str:
    return reading.DASH if amount is None else reading.dollars(amount)


def _head(stage: Stage, ledger: LedgerView, settlement: SettlementView) -> ft.Control:
    """Whose column, what they have now, how the round changed it."""
    skin, palette = stage.skin, stage.skin.palette
    has_agreed = ledger.seat in settlement.agreed
    must_sell = ledger.seat in settlement.must_sell
    if ledger.end is None:
        now: ft.Control = Words(skin, stage.say("emergent-shared-hidden"), 18, colour=palette.muted)
    else:
        now = ft.Row(
            [
                Words(
                    skin,
                    f"{reading.MINUS if ledger.end < 0 else ''}$",
                    30,
                    family=DISPLAY_700,
                    line=1.0,
                ),
                RollingNumber(skin, abs(ledger.end), skin.size(30), key=f"cash-{ledger.seat}"),
            ],
            spacing=0,
            tight=True,
        )
    name = ft.Row(
        [
            Coin(stage, ledger.seat, 36 if skin.device == "tv" else 30),
            ft.Container(
                Heading(skin, reading.name(stage, ledger.seat), 20, bold=True, lines=1), expand=True
            ),
            *([Icon(skin, "check", skin.px(20), palette.good)] if has_agreed else []),
        ],
        spacing=skin.px(9),
        expand=True,
    )
    line = _difference(stage, ledger, must_sell=must_sell)
    if skin.device == "tv":
        rows = [ft.Row([name, now], spacing=skin.px(6)), ft.Row([line], alignment=ft.MainAxisAlignment.END)]
    else:
        rows = [ft.Row([name]), ft.Row([ft.Container(line, expand=True), now], spacing=skin.px(6))]
    return ft.Container(ft.Column(list(rows), spacing=skin.px(3), tight=True), height=skin.px(HEAD))


def _difference(stage: Stage, ledger: LedgerView, *, must_sell: bool) -> ft.Control:
    """How the round changed the money, or that it cannot be paid yet (A10)."""
    skin, palette = stage.skin, stage.skin.palette
    if must_sell:
        return Words(skin, stage.say("emergent-shared-must-sell"), 14.5, family=TEXT_600, colour=palette.bad)
    if ledger.change is None:
        return Words(skin, "", 14.5)
    ink = palette.good if ledger.change > 0 else palette.bad if ledger.change < 0 else palette.muted
    text = reading.change(ledger.change)
    if skin.device == "tv":
        text = stage.say("emergent-shared-this-round", change=text)
    return Words(skin, text, 14.5, family=TEXT_600, colour=ink)


def _column(
    stage: Stage,
    ledger: LedgerView,
    settlement: SettlementView,
    rows: tuple[SumRow, ...],
    size: tuple[float, float],
    on_open: Tap | None,
) -> ft.Control:
    """One seat: in and out as columns, then the same as figures."""
    skin, palette = stage.skin, stage.skin.palette
    width, chart = size
    inner = width - 2 * skin.px(12)
    columns = MoneyColumns(
        skin,
        ledgers.income(ledger),
        ledgers.costs(ledger),
        inner,
        chart,
        most=ledgers.most(settlement.ledgers),
    )
    lines = [_figure(stage, _money(ledger.start), is_strong=False)]
    for row in rows:
        amount = ledgers.amount(ledger, row)
        ink = palette.good if amount > 0 else palette.muted if not amount else ""
        text = reading.change(amount) if amount else reading.DASH
        lines.append(_figure(stage, text, detail=_details(stage, ledger, row), ink=ink))
    last = _figure(stage, _money(ledger.end), is_strong=True)
    last.border = ft.Border(top=ft.BorderSide(1.5, palette.outline))  # type: ignore[attr-defined]
    face = Card(
        skin,
        ft.Column(
            [_head(stage, ledger, settlement), ft.Container(columns, height=chart), *lines, last], spacing=0
        ),
        padding=10,
    )
    face.width = width
    if on_open is None:
        return face
    face.on_click, face.ink = guarded(on_open), True
    label = stage.say("emergent-shared-open-ledger", name=reading.name(stage, ledger.seat))
    return ft.Semantics(content=face, label=label, button=True, container=True)


def _line_by_line(stage: Stage, ledger: LedgerView, close: Tap) -> ft.Control:
    """One seat's ledger: every movement with the money before and after."""
    skin = stage.skin
    width, _ = room(skin, FOOT)
    wide = min(width, skin.px(900))
    chart = Ledger(skin, ledger.start or 0, ledgers.ledger_rows(stage, ledger), wide - 2 * skin.px(20))
    now, last = rounds(stage)
    return SharedPage(
        stage,
        stage.say("emergent-shared-ledger-title", name=reading.name(stage, ledger.seat), n=now),
        ft.Row(
            [
                ft.Container(
                    Card(skin, ft.Column([chart], scroll=ft.ScrollMode.AUTO), padding=20),
                    width=wide,
                )
            ],
            alignment=ft.MainAxisAlignment.CENTER,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        subtitle=stage.say("emergent-shared-round-line", title=stage.table.title, n=now, of=last),
        foot=[
            ft.Container(expand=True),
            OutlineButton(
                skin,
                stage.say("emergent-shared-ledger-back"),
                close,
                icon="arrow-left",
                filled=skin.palette.card,
            ),
        ],
        foot_height=FOOT,
    )


def _leader(stage: Stage, settlement: SettlementView) -> ft.Control:
    """Who is ahead after this round."""
    best = next((one.end for one in settlement.ledgers if one.seat in settlement.leaders), None)
    if not settlement.leaders or best is None:
        return ft.Container()
    text = stage.say(
        "emergent-shared-leads",
        names=reading.names(stage, settlement.leaders),
        count=len(settlement.leaders),
        amount=reading.dollars(best),
    )
    return Words(stage.skin, text, 15.6, family=TEXT_600, colour=accent(stage))


def _foot(stage: Stage, settlement: SettlementView, on_cards: Tap) -> list[ft.Control]:
    view, skin = reading.game(stage), stage.skin
    late = tuple(seat for seat in view.seats if seat not in settlement.agreed)
    if settlement.must_sell:
        words = stage.say(
            "emergent-shared-sell-wait",
            names=reading.names(stage, settlement.must_sell),
            count=len(settlement.must_sell),
        )
    else:
        words = stage.say("emergent-shared-agree-wait", names=reading.names(stage, late), count=len(late))
    foot: list[ft.Control] = [Muted(skin, words, 15.6, lines=2, expand=True), _leader(stage, settlement)]
    if not stage.table.is_host:
        return foot

    if view.market and view.market.count:
        to = view.market.count - 1
        again = stage.say("emergent-shared-to-cities")
        foot.append(FootButton(stage, again, lambda: reading.for_table(stage, Walk(to=to)), "arrow-left"))
    if not (view.demand and view.demand.is_dealt):
        foot.append(FootButton(stage, stage.say("emergent-shared-correct-card"), on_cards, "pencil"))
    foot.append(
        GoButton(
            skin,
            stage.say("emergent-shared-close-round"),
            lambda: reading.for_table(stage, CloseRound()),
            disabled=bool(settlement.must_sell),
            width=210,
        )
    )
    return foot


@component
def Settlement(stage: Stage) -> ft.Control:
    """All columns side by side; a tap on one opens its lines."""
    view, skin = reading.game(stage), stage.skin
    opened, open_seat = ft.use_state("")
    corrects, correct = ft.use_state(False)
    settlement = view.settlement
    if settlement is None:
        return ft.Container()
    if corrects:
        return DemandCards(stage, lambda: correct(False))
    found = next((one for one in settlement.ledgers if one.seat == opened), None)
    if found is not None:
        return _line_by_line(stage, found, lambda: open_seat(""))
    width, height = room(skin, FOOT)
    rows = ledgers.sum_rows(settlement.ledgers)
    gap = skin.px(10)
    names = width * LABELS
    wide = (width - names - gap * len(settlement.ledgers)) / len(settlement.ledgers)
    wide = min(wide, skin.px(420))
    chart = max(
        skin.px(120), height - 2 * skin.px(10) - skin.px(HEAD) - (len(rows) + 2) * _line_height(stage) - 8
    )
    columns = [
        _column(
            stage,
            one,
            settlement,
            rows,
            (wide, chart),
            partial(open_seat, one.seat) if one.start is not None else None,
        )
        for one in settlement.ledgers
    ]
    body = ft.Row(
        [_labels(stage, rows, names, chart), *columns],
        spacing=gap,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    now, last = rounds(stage)
    return SharedPage(
        stage,
        stage.say("emergent-shared-settled-title", n=now),
        ft.Column([body], scroll=ft.ScrollMode.AUTO, height=height) if skin.large_text else body,
        subtitle=stage.say("emergent-shared-round-line", title=stage.table.title, n=now, of=last),
        foot=_foot(stage, settlement, lambda: correct(True)),
        foot_height=FOOT,
    )
