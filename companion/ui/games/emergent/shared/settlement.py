"""The money of a round: a column a seat, in and out, the same lines as figures (ET-28..34)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import CloseRound, Walk
from companion.games.emergent.views import SettlementView
from companion.games.emergent.views.ledger import Ledger
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.ledger import Waterfall
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.games.emergent.draw.moneyparts import ledger_rows
from companion.ui.games.emergent.reading import Cast
from companion.ui.games.emergent.shared import ledgers
from companion.ui.games.emergent.shared.cards import CardsScene
from companion.ui.games.emergent.shared.columns import (
    HEAD,
    SettledColumn,
    SettledList,
    SettledSeat,
    SumLabels,
    line_height,
)
from companion.ui.games.emergent.shared.page import MEASURES, SmallAction, TradePage, is_narrow, room, rounds
from companion.ui.kit.boxes import CENTERED, START, Spaced
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Choose, Tap, component, steady, use_kept
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.layout import Card
from companion.ui.kit.shared import for_table
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Words
from companion.ui.stage import Stage

LABELS = 0.17
"""How much of the width the names of the lines take."""


def _line_by_line(stage: Stage, cast: Cast, ledger: Ledger, close: Tap) -> ft.Control:
    """One seat's ledger: every movement with the money before and after."""
    skin, (width, _), (now, _) = stage.skin, room(stage.skin), rounds(stage)
    wide, edge = min(width, skin.px(900)), skin.px(20 if width > MEASURES.narrow else 12)
    chart = Waterfall(skin, ledger.start or 0, ledger_rows(skin, cast, ledger), wide - 2 * edge)
    scrolls = None if is_narrow(skin) else ft.ScrollMode.AUTO
    card = Card(skin, ft.Column([chart], scroll=scrolls, tight=is_narrow(skin)), padding=0)
    card.padding, card.width = edge, wide
    words = skin.say("emergent-shared-ledger-back")
    return TradePage(
        stage,
        skin.say("emergent-shared-ledger-title", name=cast.name(ledger.seat), n=now),
        ft.Row([card], alignment=CENTERED, vertical_alignment=START),
        notes=[] if is_narrow(skin) else [ft.Container(expand=True)],
        foot=[OutlineButton(skin, words, close, icon="arrow-left", filled=skin.palette.card)],
    )


def _leader(skin: Skin, cast: Cast, settlement: SettlementView) -> ft.Control:
    """Who is ahead after this round."""
    best = next((one.end for one in settlement.ledgers if one.seat in settlement.leaders), None)
    if not settlement.leaders or best is None:
        return ft.Container()
    text = skin.say(
        "emergent-shared-leads",
        names=cast.people(skin, settlement.leaders),
        count=len(settlement.leaders),
        amount=dollars(best),
    )
    return Words(skin, text, 15.6, family=TEXT_600, colour=skin.look.accent)


def _notes(skin: Skin, cast: Cast, settlement: SettlementView) -> list[ft.Control]:
    """Whom we wait for, and who is ahead."""
    late = tuple(seat for seat in cast.seats if seat not in settlement.agreed)
    if settlement.must_sell:
        words = skin.say(
            "emergent-shared-sell-wait",
            names=cast.people(skin, settlement.must_sell),
            count=len(settlement.must_sell),
        )
    else:
        words = skin.say("emergent-shared-agree-wait", **cast.awaited(skin, late))
    return [Muted(skin, words, 15.6, expand=True), _leader(skin, cast, settlement)]


def _foot(stage: Stage, settlement: SettlementView, on_cards: Tap) -> list[ft.Control]:
    """What the host may do: look at the cities again, correct a card, close the round. A hook."""
    view, skin = reading.game(stage), stage.skin
    count = view.market.count if view.market else 0
    walk = steady(lambda: for_table(stage.send, Walk(to=count - 1)))
    close = steady(lambda: for_table(stage.send, CloseRound()))
    if not stage.leads:
        return []
    foot: list[ft.Control] = []
    if count:
        foot.append(SmallAction(skin, skin.say("emergent-shared-to-cities"), walk, "arrow-left"))
    if not (view.demand and view.demand.is_dealt):
        foot.append(SmallAction(skin, skin.say("emergent-shared-correct-card"), on_cards, "pencil"))
    words = "emergent-shared-close-proposed" if settlement.must_sell else "emergent-shared-close-round"
    return [*foot, MainButton(skin, skin.say(words), close, width=240)]


def _columns(skin: Skin, cast: Cast, settlement: SettlementView, opens: Choose) -> ft.Control:
    """All seats: columns side by side, or lists below each other on a narrow page."""
    known = settlement.ledgers
    rows, most = ledgers.sum_rows(known), ledgers.most(known)
    seats = [
        SettledSeat(one, one.seat in settlement.agreed, one.seat in settlement.must_sell) for one in known
    ]
    if is_narrow(skin):
        lists = [SettledList.keyed(one.ledger.seat)(skin, cast, one, rows, opens) for one in seats]
        return Spaced(skin, *lists, gap=12)
    width, height = room(skin)
    gap, names = skin.px(10), width * LABELS
    wide = (width - names - gap * len(known)) / len(known)
    figures = skin.px(HEAD) + (len(rows) + 2) * line_height(skin)
    size = (min(wide, skin.px(420)), max(skin.px(120), height - 2 * skin.px(10) - figures - 8))
    columns = [
        SettledColumn.keyed(one.ledger.seat)(skin, cast, one, rows, most, size, opens) for one in seats
    ]
    return ft.Row([SumLabels(skin, rows, names, size[1]), *columns], spacing=gap, vertical_alignment=START)


@component
def SettledScene(stage: Stage) -> ft.Control:
    """All columns side by side; a tap on one opens its lines."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    opened, open_seat = use_kept("")
    corrects, correct = use_kept(False)
    settlement = view.settlement
    fix, leave = steady(lambda: correct(True)), steady(lambda: correct(False))
    foot = _foot(stage, settlement, fix) if settlement else []
    if settlement is None:
        return ft.Container()
    if corrects:
        return CardsScene(stage, leave)
    found = next((one for one in settlement.ledgers if one.seat == opened), None)
    if found is not None:
        return _line_by_line(stage, cast, found, lambda: open_seat(""))
    return TradePage(
        stage,
        skin.say("emergent-shared-settled-title", n=rounds(stage)[0]),
        _columns(skin, cast, settlement, open_seat),
        notes=_notes(skin, cast, settlement),
        foot=foot,
    )
