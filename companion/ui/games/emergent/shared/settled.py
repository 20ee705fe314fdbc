"""The money of a round: a column a seat, in and out, the same lines as figures (ET-28..34)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.emergent.actions import CloseRound, Walk
from companion.games.emergent.views import SettlementView
from companion.games.emergent.views.ledger import Ledger as LedgerView
from companion.ui.games.emergent.draw import Ledger
from companion.ui.games.emergent.shared import ledgers, reading
from companion.ui.games.emergent.shared.accent import GoButton
from companion.ui.games.emergent.shared.cards import DemandCards
from companion.ui.games.emergent.shared.columns import HEAD, Column, Labels, SeatList, line_height
from companion.ui.games.emergent.shared.page import (
    NARROW,
    FootButton,
    SharedPage,
    accent,
    is_narrow,
    room,
    rounds,
)
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.layout import Card
from companion.ui.kit.text import Muted, Words
from companion.ui.stage import Stage

FOOT = 56
LABELS = 0.17
"""How much of the width the names of the lines take."""


def _line_by_line(stage: Stage, ledger: LedgerView, close: Tap) -> ft.Control:
    """One seat's ledger: every movement with the money before and after."""
    skin = stage.skin
    width, _ = room(skin, FOOT)
    wide, edge = min(width, skin.px(900)), skin.px(20 if width > NARROW else 12)
    chart = Ledger(skin, ledger.start or 0, ledgers.ledger_rows(stage, ledger), wide - 2 * edge)
    scrolls = None if is_narrow(skin) else ft.ScrollMode.AUTO
    card = Card(skin, ft.Column([chart], scroll=scrolls, tight=is_narrow(skin)), padding=0)
    card.padding, card.width = edge, wide
    now, last = rounds(stage)
    back = OutlineButton(
        skin,
        skin.say("emergent-shared-ledger-back"),
        close,
        icon="arrow-left",
        filled=skin.palette.card,
    )
    return SharedPage(
        stage,
        skin.say("emergent-shared-ledger-title", name=reading.name(stage, ledger.seat), n=now),
        ft.Row(
            [card],
            alignment=ft.MainAxisAlignment.CENTER,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        subtitle=skin.say("emergent-shared-round-line", title=stage.table.title, n=now, of=last),
        notes=[] if is_narrow(skin) else [ft.Container(expand=True)],
        foot=[back],
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
    return Words(stage.skin, text, 15.6, family=TEXT_600, colour=accent(stage.skin))


def _notes(stage: Stage, settlement: SettlementView) -> list[ft.Control]:
    """Whom we wait for, and who is ahead."""
    view = reading.game(stage)
    late = tuple(seat for seat in view.seats if seat not in settlement.agreed)
    if settlement.must_sell:
        words = stage.say(
            "emergent-shared-sell-wait",
            names=reading.names(stage, settlement.must_sell),
            count=len(settlement.must_sell),
        )
    else:
        words = stage.say("emergent-shared-agree-wait", names=reading.names(stage, late), count=len(late))
    return [Muted(stage.skin, words, 15.6, expand=True), _leader(stage, settlement)]


def _foot(stage: Stage, settlement: SettlementView, on_cards: Tap) -> list[ft.Control]:
    """What the host may do: look at the cities again, correct a card, close the round."""
    view, skin = reading.game(stage), stage.skin
    if not stage.table.is_host:
        return []
    foot: list[ft.Control] = []
    if view.market and view.market.count:
        to = view.market.count - 1
        again = skin.say("emergent-shared-to-cities")
        foot.append(FootButton(skin, again, lambda: reading.for_table(stage, Walk(to=to)), "arrow-left"))
    if not (view.demand and view.demand.is_dealt):
        foot.append(FootButton(skin, skin.say("emergent-shared-correct-card"), on_cards, "pencil"))
    foot.append(
        GoButton(
            skin,
            skin.say(
                "emergent-shared-close-proposed" if settlement.must_sell else "emergent-shared-close-round"
            ),
            lambda: reading.for_table(stage, CloseRound()),
            width=240,
        )
    )
    return foot


def _columns(stage: Stage, settlement: SettlementView, opens: Callable[[str], None]) -> ft.Control:
    """All seats: columns side by side, or lists below each other on a narrow page."""
    skin = stage.skin
    rows = ledgers.sum_rows(settlement.ledgers)
    taps = {
        one.seat: partial(opens, one.seat) if one.start is not None else None for one in settlement.ledgers
    }
    if is_narrow(skin):
        lists = [SeatList(stage, one, settlement, rows, taps[one.seat]) for one in settlement.ledgers]
        return ft.Column(
            list(lists), spacing=skin.px(12), horizontal_alignment=ft.CrossAxisAlignment.STRETCH, tight=True
        )
    width, height = room(skin, FOOT)
    gap, names = skin.px(10), width * LABELS
    wide = (width - names - gap * len(settlement.ledgers)) / len(settlement.ledgers)
    figures = skin.px(HEAD) + (len(rows) + 2) * line_height(skin)
    size = (min(wide, skin.px(420)), max(skin.px(120), height - 2 * skin.px(10) - figures - 8))
    columns = [Column(stage, one, settlement, rows, size, taps[one.seat]) for one in settlement.ledgers]
    return ft.Row(
        [Labels(skin, rows, names, size[1]), *columns],
        spacing=gap,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


@component
def Settlement(stage: Stage) -> ft.Control:
    """All columns side by side; a tap on one opens its lines."""
    view = reading.game(stage)
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
    now, last = rounds(stage)
    return SharedPage(
        stage,
        stage.say("emergent-shared-settled-title", n=now),
        _columns(stage, settlement, open_seat),
        subtitle=stage.say("emergent-shared-round-line", title=stage.table.title, n=now, of=last),
        notes=_notes(stage, settlement),
        foot=_foot(stage, settlement, lambda: correct(True)),
        foot_height=FOOT,
    )
