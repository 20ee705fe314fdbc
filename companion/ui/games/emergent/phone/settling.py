"""The money of the round, line by line, and whether it is right (ET-28..34)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.emergent.actions import CloseRound, MoneyRight, Walk
from companion.games.emergent.views.ledger import Ledger as LedgerView
from companion.games.emergent.views.ledger import LedgerLine
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import Cube, Ledger, LedgerRow, change, dollars
from companion.ui.games.emergent.moneyparts import KINDS
from companion.ui.games.emergent.phone.bits import Big, Small
from companion.ui.games.emergent.phone.cards import Cards
from companion.ui.games.emergent.phone.page import MIDDLE, AccentButton, Page, Spaced
from companion.ui.games.emergent.phone.selling import Selling
from companion.ui.games.emergent.phone.waiting import host_goes_on, waiting_line
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.layout import SIDE
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage


@component
def Settling(stage: Stage) -> ft.Control:
    """My ledger; a forced sale first when one is needed; a card that turns out to be wrong."""
    view = reading.game(stage)
    is_fixing, set_fixing = ft.use_state(False)
    is_selling, set_selling = ft.use_state(False)
    if is_fixing:
        return Cards(stage, lambda: set_fixing(False))
    selling = view.my_selling
    if selling is not None and (is_selling or not selling.chosen):
        key = f"sell-{selling.short}"
        return Selling.keyed(key)(stage, selling, lambda: set_selling(False))
    return _ledger(stage, lambda: set_fixing(True), lambda: set_selling(True))


def _ledger(stage: Stage, on_fix: Callable[[], None], on_sell: Callable[[], None]) -> ft.Control:
    view = reading.game(stage)
    mine, settlement = reading.my_ledger(stage), view.settlement
    if mine is None or settlement is None:
        return Page(stage, title=stage.say("emergent-phone-money-title"), body=[])
    has_agreed = reading.my_seat(stage) in settlement.agreed
    late = [seat for seat in view.waiting_for if not reading.is_me(stage, seat)]
    return Page(
        stage,
        body=[_head(stage, mine, on_fix), Waterfall(stage, mine, one_by_one=not has_agreed)],
        notes=[
            *_left_over(stage, mine),
            *_sold_off(stage, on_sell),
            *(waiting_line(stage, late) if has_agreed else []),
        ],
        actions=[
            *host_goes_on(stage, CloseRound(), "emergent-phone-money-close", late),
            *_buttons(stage, has_agreed=has_agreed),
        ],
    )


def _buttons(stage: Stage, *, has_agreed: bool) -> list[ft.Control]:
    view, skin = reading.game(stage), stage.skin
    count = view.market.count if view.market else 0
    back = IconButton48(
        skin,
        "arrow-left",
        skin.say("emergent-phone-money-back"),
        lambda: stage.send(Walk(to=max(0, count - 1))),
        size=56,
        disabled=not count or not reading.may(view, "walk"),
    )
    main = AccentButton(
        skin,
        skin.say("emergent-phone-money-agreed" if has_agreed else "emergent-phone-money-right"),
        lambda: stage.send(MoneyRight()),
        icon="check",
        disabled=has_agreed or not reading.may(view, "money_right"),
    )
    if skin.large_text:
        return [main, ft.Row([back])]
    return [ft.Row([back, ft.Container(main, expand=True)], spacing=8)]


def _head(stage: Stage, mine: LedgerView, on_fix: Callable[[], None]) -> ft.Control:
    """The new balance, the change, and what it was."""
    view, skin = reading.game(stage), stage.skin
    end = mine.end if mine.end is not None else view.my_cash or 0
    moved = mine.change or 0
    words = ft.Column(
        [
            Strong(
                skin,
                skin.say("emergent-phone-money-change", amount=change(moved)),
                18,
                colour=skin.palette.good if moved >= 0 else skin.palette.bad,
            ),
            Small(
                skin,
                skin.say(
                    "emergent-phone-money-was",
                    amount=dollars(mine.start or 0),
                    sold=mine.units_sold,
                    bought=mine.bought_cubes,
                ),
            ),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    can_fix = view.demand is not None and not view.demand.is_dealt and reading.may(view, "card")
    fix = [IconButton48(skin, "pencil", skin.say("emergent-phone-card-wrong"), on_fix)] if can_fix else []
    return ft.Row(
        [Big(skin, dollars(end), 44 if skin.is_small else 56), words, *fix],
        spacing=14,
        vertical_alignment=MIDDLE,
    )


def _sold_off(stage: Stage, on_sell: Callable[[], None]) -> list[ft.Control]:
    """The way back to a forced sale that was chosen already (A10)."""
    if reading.game(stage).my_selling is None:
        return []
    text = stage.say("emergent-phone-selling-again")
    return [ft.Row([OutlineButton(stage.skin, text, on_sell, icon="undo", expand=True)])]


def Waterfall(stage: Stage, mine: LedgerView, *, one_by_one: bool = False) -> ft.Control:
    """Reason, change, floating bar, running balance; at double text size without the bar."""
    skin = stage.skin
    rows = [row_of(stage, line, at, mine.lines) for at, line in enumerate(mine.lines)]
    if skin.large_text:
        return Spaced(
            skin, *(_told(skin, row, line) for row, line in zip(rows, mine.lines, strict=True)), gap=8
        )
    return Ledger(skin, mine.start or 0, rows, skin.width - 2 * SIDE, one_by_one=one_by_one)


def _told(skin: Skin, row: LedgerRow, line: LedgerLine) -> ft.Control:
    """A movement as two lines of words."""
    colour = skin.palette.good if row.change > 0 else ""
    sums = [Strong(skin, change(row.change), 16, colour=colour, expand=True)]
    if line.after is not None:
        sums.append(Strong(skin, dollars(line.after), 16, colour=skin.palette.muted))
    return Spaced(
        skin,
        Strong(skin, row.reason, 16),
        *([Small(skin, row.detail)] if row.detail else []),
        ft.Row(list(sums)),
        gap=0,
    )


def row_of(stage: Stage, line: LedgerLine, at: int, lines: tuple[LedgerLine, ...]) -> LedgerRow:
    """A movement in words."""
    view = reading.game(stage)
    following = lines[at + 1] if at + 1 < len(lines) else None
    starts_other = following is not None and (following.kind == "city") != (line.kind == "city")
    city = reading.city(view, line.city)
    if line.kind == "city":
        text = reading.city_name(view, line.city)
    else:
        text = stage.say(
            f"emergent-phone-ledger-{line.kind.replace('_', '-')}",
            n=line.count,
            size=line.size or "none",
            region=reading.region_name(view, line.region),
        )
    detail = (
        stage.say(
            "emergent-phone-ledger-sold",
            n=line.count,
            transport=change(-line.transport),
            free=int(line.transport == 0),
        )
        if line.kind == "city"
        else ""
    )
    return LedgerRow(
        text,
        line.amount or 0,
        kind=KINDS[line.kind],
        detail=detail,
        rank=city.rank if city else None,
        transport=line.transport,
        line_below=starts_other,
    )


def _left_over(stage: Stage, mine: LedgerView) -> list[ft.Control]:
    """Cubes that go back for nothing, and where they lay (ET-33)."""
    view, skin = reading.game(stage), stage.skin
    if not mine.liquidated:
        return []
    firm = reading.firm(view, mine.seat)
    where = {dc.id: reading.region_name(view, dc.region) for dc in (firm.dcs if firm else ())}
    places = skin.language.listed(
        tuple(dict.fromkeys(where.get(dc, "") for dc in mine.unsold if where.get(dc)))
    )
    words = skin.say("emergent-phone-money-left-over", n=mine.liquidated, places=places)
    return [
        ft.Row(
            [Cube(skin, reading.my_colour(stage), 20, style="dim"), Small(skin, words, expand=True)],
            spacing=10,
        )
    ]
