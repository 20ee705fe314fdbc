"""The money of the round, line by line, and whether it is right (ET-28..34)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import CloseRound, MoneyRight, Walk
from companion.games.emergent.views import SettlementView
from companion.games.emergent.views.ledger import Ledger
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.ledger import LedgerRow, Waterfall
from companion.ui.games.emergent.draw.money import change, dollars
from companion.ui.games.emergent.draw.moneyparts import ledger_rows
from companion.ui.games.emergent.draw.pieces import Cube
from companion.ui.games.emergent.phone.cards import DemandScreen
from companion.ui.games.emergent.phone.city import WrongCard
from companion.ui.games.emergent.phone.selling import ForcedSale
from companion.ui.games.emergent.phone.waiting import host_goes_on, waiting_line
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import Big, InRow, Spaced, Stacked
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.drawing import Tap, component, part, steady
from companion.ui.kit.pages import SeatPage, inner_width
from companion.ui.kit.sending import Send, Way
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Small, Strong
from companion.ui.reading import may
from companion.ui.stage import Stage


@component
def Settling(stage: Stage) -> ft.Control:
    """My ledger; a forced sale first when one is needed; a card that turns out to be wrong."""
    view, cast = reading.game(stage), reading.cast(stage)
    is_fixing, set_fixing = ft.use_state(False)
    is_selling, set_selling = ft.use_state(False)
    fix, leave = steady(lambda: set_fixing(True)), steady(lambda: set_fixing(False))
    sell, sold = steady(lambda: set_selling(True)), steady(lambda: set_selling(False))
    if is_fixing:
        return DemandScreen(stage, leave)
    selling = view.my_selling
    if selling is not None and (is_selling or not selling.chosen):
        return ForcedSale.keyed(f"sell-{selling.short}")(stage, selling, sold)
    mine = reading.ledger(view, cast.seat)
    if mine is None or view.settlement is None:
        title = stage.say("emergent-phone-money-title")
        return SeatPage(stage, title=title, body=[])
    return _ledger(stage, cast, mine, view.settlement, fix, sell)


def _ledger(
    stage: Stage, cast: Cast, mine: Ledger, settlement: SettlementView, on_fix: Tap, on_sell: Tap
) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    has_agreed, late = cast.seat in settlement.agreed, reading.late(view, cast)
    end = mine.end if mine.end is not None else view.my_cash or 0
    fix = [WrongCard(skin, on_fix)] if reading.may_fix_cards(view) else []
    head = InRow(skin, ft.Container(NewBalance(skin, mine, end), expand=True), *fix, gap=14)
    firm = reading.firm(view, mine.seat)
    where = {dc.id: cast.region_name(dc.region) for dc in (firm.dcs if firm else ())}
    left = tuple(dict.fromkeys(where[dc] for dc in mine.unsold if dc in where))
    count = view.market.count if view.market else 0
    to_cities = count - 1 if count and may(view, "walk") else -1
    can_agree = not has_agreed and may(view, "money_right")
    return SeatPage(
        stage,
        body=[head, Movements(skin, cast, mine, not has_agreed)],
        notes=[
            *([LeftOver(skin, cast.mine, mine.liquidated, left)] if mine.liquidated else []),
            *([SellAgain(skin, on_sell)] if view.my_selling is not None else []),
            *(waiting_line(skin, cast, late) if has_agreed else []),
        ],
        actions=[
            *host_goes_on(stage, CloseRound(), "emergent-phone-money-close", late),
            AgreeButtons(skin, has_agreed, can_agree, to_cities, stage.send),
        ],
    )


@part
def AgreeButtons(skin: Skin, has_agreed: bool, can_agree: bool, to_cities: int, send: Way) -> ft.Control:
    """The money is right; or back to the last city."""
    back = IconButton48(
        skin,
        "arrow-left",
        skin.say("emergent-phone-money-back"),
        lambda: send(Walk(to=to_cities)),
        size=56,
        disabled=to_cities < 0,
    )
    words = skin.say("emergent-phone-money-agreed" if has_agreed else "emergent-phone-money-right")
    main = Send(skin, words, send, MoneyRight() if can_agree else None, icon="check")
    if skin.large_text:
        return Spaced(skin, main, ft.Row([back]))
    return InRow(skin, back, ft.Container(main, expand=True), gap=8)


@part
def NewBalance(skin: Skin, mine: Ledger, end: int) -> ft.Control:
    """The new balance, the change, and what it was."""
    moved = mine.change or 0
    was = skin.say(
        "emergent-phone-money-was",
        amount=dollars(mine.start or 0),
        sold=mine.units_sold,
        bought=mine.bought_cubes,
    )
    colour = skin.palette.good if moved >= 0 else skin.palette.bad
    change_words = skin.say("emergent-phone-money-change", amount=change(moved))
    words = Stacked(skin, Strong(skin, change_words, 18, colour=colour), Small(skin, was), gap=2, expand=True)
    number = Big(skin, dollars(end), 44 if skin.is_small else 56)
    return InRow(skin, number, words, gap=14)


@part
def SellAgain(skin: Skin, on_sell: Tap) -> ft.Control:
    """The way back to a forced sale that was chosen already (A10)."""
    words = skin.say("emergent-phone-selling-again")
    return ft.Row([OutlineButton(skin, words, on_sell, icon="undo", expand=True)])


@part
def Movements(skin: Skin, cast: Cast, mine: Ledger, one_by_one: bool) -> ft.Control:
    """Reason, change, floating bar, running balance; at double text size without the bar."""
    rows = ledger_rows(skin, cast, mine)
    if not skin.large_text:
        return Waterfall(skin, mine.start or 0, rows, inner_width(skin), one_by_one=one_by_one)
    after = [line.after for line in mine.lines]
    return Spaced(skin, *(_told(skin, *one) for one in zip(rows, after, strict=True)), gap=8)


def _told(skin: Skin, row: LedgerRow, after: int | None) -> ft.Control:
    """A movement as two lines of words."""
    sums = [
        Strong(skin, change(row.change), 16, colour=skin.palette.good if row.change > 0 else "", expand=True)
    ]
    if after is not None:
        sums.append(Strong(skin, dollars(after), 16, colour=skin.palette.muted))
    detail = [Small(skin, row.detail)] if row.detail else []
    return Spaced(skin, Strong(skin, row.reason, 16), *detail, ft.Row(list(sums)), gap=0)


@part
def LeftOver(skin: Skin, colour: str, count: int, places: tuple[str, ...]) -> ft.Control:
    """Cubes that go back for nothing, and where they lay (ET-33)."""
    words = skin.say("emergent-phone-money-left-over", n=count, places=skin.language.listed(places))
    return InRow(skin, Cube(skin, colour, 20, style="dim"), Small(skin, words, expand=True))
