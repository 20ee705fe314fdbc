"""Payday: sell, pay in my order, see who leaves before it happens (CV-81..86)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion import texts
from companion.games.cyberverse.actions import Pay, ReopenPay
from companion.games.cyberverse.sums.payday import Employee, Good, House, Settled, settle
from companion.games.cyberverse.views import AgentView, OrgView
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.boxes import Big, Box, Caption, Line, Notice, Stack, Tile, Toggle
from companion.ui.games.cyberverse.draw.cash import Amount, BeforeAfter, money, signed
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import AgentHex
from companion.ui.games.cyberverse.draw.signs import icon_of, word
from companion.ui.games.cyberverse.phone.menu import waiting_line
from companion.ui.games.cyberverse.phone.page import Main, Page, Quiet, Waits
from companion.ui.games.cyberverse.phone.paid import Paid
from companion.ui.games.cyberverse.phone.site import SealedPage
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Words
from companion.ui.stage import Stage

GROUP = "pay-order"


def employees(mine: OrgView) -> tuple[Employee, ...]:
    """My agents as the payday sums take them."""
    return tuple(
        Employee(
            one.id,
            one.salary,
            one.district is not None,
            one.due_why == "training",
            one.due_why == "rescued",
            next((part.value for part in one.features if part.feature == "reputation"), 0),
            tuple(Good(token.id, token.card.kind, token.card.price, token.is_broken) for token in one.supply),
        )
        for one in mine.agents
    )


def house(stage: Stage) -> House:
    """The house rules Payday needs, as this table plays (A12, A14)."""
    options = stage.table.options
    return House(
        "unit" if options.get("resale_rounding") == "unit" else "down100",
        "total" if options.get("resale_sum") == "total" else "per_token",
        options.get("sale_only_when_short") == "true",
    )


def Payday(stage: Stage) -> ft.Control:
    """Enter in secret, wait, then see what it came to."""
    view = reading.game(stage)
    if view.step == "paid":
        return Paid(stage)
    if view.my_payday and view.my_payday.entry is not None:
        again = Quiet(
            stage.skin, stage.say("cyberverse-phone-pay-again"), partial(stage.send, ReopenPay()), icon="undo"
        )
        return SealedPage(stage, stage.say("cyberverse-phone-pay-sealed"), view.waiting_for, (again,))
    if not reading.may(view, "pay"):
        return Page(
            stage,
            title=stage.say("cyberverse-phone-pay-nothing"),
            subtitle=stage.say("cyberverse-phone-pay-nothing-line"),
            body=[],
            actions=[Waits(stage.skin, waiting_line(stage))],
        )
    return Entry(stage)


@component
def Entry(stage: Stage) -> ft.Control:
    """Cash before and after, the order, what can be sold; the button says what will happen."""
    skin, mine, view = stage.skin, reading.mine(stage), reading.game(stage)
    nothing: tuple[str, ...] = ()
    sell, set_sell = ft.use_state(nothing)
    due = tuple(one.id for one in mine.agents if one.due_why == "due")
    order, set_order = ft.use_state(due)
    if set(order) != set(due):
        order = due
    sums = settle(mine.cash, employees(mine), sell, order, len(mine.support), house(stage))
    names = {one.id: one.name for one in mine.agents}
    leaving = skin.language.listed(tuple(names[one] for one in sums.left))
    colour = tones(skin).red if sums.left else tones(skin).amber
    head = Box(
        skin,
        BeforeAfter(
            skin,
            skin.say("cyberverse-draw-cash"),
            mine.cash,
            skin.say("cyberverse-phone-after-salaries"),
            sums.cash_after,
            colour=colour,
        ),
        padding=14,
    )

    def flip(token: str, is_on: bool) -> None:
        rest = tuple(one for one in sell if one != token)
        set_sell((*rest, token) if is_on else rest)

    label = (
        skin.say("cyberverse-phone-pay-leave", names=leaving)
        if leaving
        else skin.say("cyberverse-phone-pay-all")
    )
    return Page(
        stage,
        body=[head, _salaries(stage, mine, order, sums, set_order), _sales(skin, mine, sell, flip)],
        notes=_hint(stage, mine, sums, leaving, set_sell),
        actions=[
            Main(
                skin,
                label,
                partial(stage.send, Pay(sell=sell, order=order)),
                icon="cv-cash",
                disabled=not reading.may(view, "pay"),
            )
        ],
        spacing=10,
    )


def _hint(
    stage: Stage, mine: OrgView, sums: Settled, leaving: str, set_sell: Callable[[tuple[str, ...]], None]
) -> list[ft.Control]:
    """The way out, and what a leaver takes along."""
    view, skin = reading.game(stage), stage.skin
    if not leaving:
        return []
    out = view.my_payday.way_out if view.my_payday else ()
    found = [reading.supply(mine, one) for one in out]
    names = skin.language.listed(tuple(one[1].card.name for one in found if one))
    cards = skin.say(
        "cyberverse-phone-leaver-cards", names=leaving, n=sums.support_to_discard, count=len(sums.left)
    )
    if not names:
        return [Notice(skin, skin.say("cyberverse-phone-no-way-out", names=leaving), cards, is_live=True)]
    notice = Notice(skin, skin.say("cyberverse-phone-way-out", names=names), cards, is_live=True)
    do = skin.say("cyberverse-phone-way-out-do", names=names)
    return [notice, Quiet(skin, do, partial(set_sell, out), icon="sales")]


def moved(order: tuple[str, ...], agent: str, to: int) -> tuple[str, ...]:
    """The order with this agent at another place."""
    rest = [one for one in order if one != agent]
    at = min(max(to, 0), len(rest))
    return (*rest[:at], agent, *rest[at:])


def _salaries(
    stage: Stage,
    mine: OrgView,
    order: tuple[str, ...],
    sums: Settled,
    change: Callable[[tuple[str, ...]], None],
) -> ft.Control:
    skin = stage.skin
    by_id = {one.id: one for one in mine.agents}
    rows: list[ft.Control] = [Caption(skin, skin.say("cyberverse-phone-salaries"))]
    rows += [
        _payee(stage, by_id[one], at, len(order), one in sums.paid, order, change)
        for at, one in enumerate(order)
    ]
    for one in mine.agents:
        if one.id not in order:
            right = Words(skin, word("due", one.due_why), 14, colour=skin.palette.muted, family=TEXT_600)
            rows.append(
                Line(
                    skin,
                    one.name,
                    reading.place(stage, one),
                    lead=AgentHex(skin, one.name, skin.px(34)),
                    right=[right],
                )
            )
    if not mine.agents:
        rows.append(Words(skin, skin.say("cyberverse-phone-no-agents"), 15, colour=skin.palette.muted))
    return Box(skin, Stack(skin, *rows, gap=8), padding=12)


def _payee(
    stage: Stage,
    one: AgentView,
    at: int,
    count: int,
    is_paid: bool,
    order: tuple[str, ...],
    change: Callable[[tuple[str, ...]], None],
) -> ft.Control:
    """One agent in the order: dragged onto another place, or moved by a tap."""
    skin, found = stage.skin, tones(stage.skin)
    paint = found.good if is_paid else found.red
    fate = ft.Row(
        [
            Icon(skin, "check" if is_paid else "cross", skin.px(14), paint),
            Words(skin, word("due", "paid" if is_paid else "leaves"), 14, colour=paint, family=TEXT_600),
        ],
        spacing=4,
        tight=True,
    )
    amount = ft.Column(
        [Amount(skin, one.salary, 16), fate],
        spacing=3,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
    lead = ft.Row(
        [
            ft.Container(Big(skin, str(at + 1), 18), width=skin.px(14)),
            AgentHex(skin, one.name, skin.px(34), colour=found.magenta if is_paid else found.red),
        ],
        spacing=skin.px(8),
        tight=True,
    )
    right: list[ft.Control] = [amount]
    if count > 1:
        first = at == 0
        says = "cyberverse-phone-pay-later" if first else "cyberverse-phone-pay-sooner"
        to = moved(order, one.id, at + 1 if first else at - 1)
        right.append(
            IconButton48(
                skin,
                "down" if first else "up",
                skin.say(says, name=one.name),
                partial(change, to),
                outlined=False,
            )
        )
    row = Line(skin, one.name, reading.place(stage, one), lead=lead, right=right)
    if count < 2:
        return row
    return _draggable(row, one.id, at, order, change)


def _draggable(
    row: ft.Control, agent: str, at: int, order: tuple[str, ...], change: Callable[[tuple[str, ...]], None]
) -> ft.Control:
    """The row can be dragged onto another one."""

    def dropped(event: ft.DragTargetEvent) -> None:
        source = event.src
        if isinstance(source.data, str):
            change(moved(order, source.data, at))

    drag = ft.Draggable(group=GROUP, content=row, data=agent, affinity=ft.Axis.VERTICAL)
    return ft.DragTarget(group=GROUP, content=drag, on_accept=guarded(dropped))


def _sales(skin: Skin, mine: OrgView, sell: tuple[str, ...], flip: Callable[[str, bool], None]) -> ft.Control:
    """What can be sold, and why the rest cannot (CV-82)."""
    found = tones(skin)
    rows: list[ft.Control] = []
    for agent in mine.agents:
        for token in agent.supply:
            name = token.card.name
            tile = Tile(skin, icon_of(token.card.kind), is_broken=token.is_broken, size=40)
            if token.not_sold:
                reason = skin.say(texts.text_id(f"cyberverse-phone-not-sold-{token.not_sold}"))
                right: list[ft.Control] = [
                    Icon(skin, "lock", skin.px(16), skin.palette.muted),
                    Words(skin, reason, 14, colour=skin.palette.muted),
                ]
            else:
                is_on = token.id in sell
                label = skin.say("cyberverse-phone-sell", name=name, amount=money(token.resale))
                right = [
                    Figures(skin, signed(token.resale), 16, colour=found.good),
                    Toggle(skin, is_on, partial(flip, token.id), label),
                ]
            detail = skin.say("cyberverse-phone-paid-for", name=agent.name, amount=money(token.card.price))
            rows.append(Line(skin, name, detail, lead=tile, right=right))
    if not rows:
        rows = [Words(skin, skin.say("cyberverse-phone-nothing-to-sell"), 15, colour=skin.palette.muted)]
    return Box(
        skin, Stack(skin, Caption(skin, skin.say("cyberverse-phone-sell-title")), *rows, gap=8), padding=12
    )
