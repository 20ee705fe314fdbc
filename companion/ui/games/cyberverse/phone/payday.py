"""Payday: sell, pay in my order, see who leaves before it happens (CV-81..86)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.cyberverse.actions import Pay, ReopenPay
from companion.games.cyberverse.sums.payday import Employee, Good, settle
from companion.games.cyberverse.views import OrgView
from companion.kernel.frozen import frozen
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.desk.payday.page import house
from companion.ui.games.cyberverse.draw.cash import Amount, BeforeAfter
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import AgentHex
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.phone.menu import waiting_line
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.games.cyberverse.phone.papers import fold_ways
from companion.ui.games.cyberverse.phone.payslips import Paid
from companion.ui.games.cyberverse.phone.sales import Sales, goods_of
from companion.ui.games.cyberverse.phone.site import SealedPage
from companion.ui.kit.boxes import ENDS, Aside, Big, Caption, Line, Notice, Panel, Spaced, Together
from companion.ui.kit.buttons import IconButton48, WideButton
from companion.ui.kit.drawing import Choose, component, guarded, part, steady, use_kept
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.sending import Send
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words
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


def Payday(stage: Stage) -> ft.Control:
    """Enter in secret, wait, then see what it came to."""
    view = reading.game(stage)
    if view.step == "paid":
        return Paid(stage)
    if view.my_payday and view.my_payday.entry is not None:
        again = WideButton(
            stage.skin, stage.say("cyberverse-phone-pay-again"), partial(stage.send, ReopenPay()), icon="undo"
        )
        return SealedPage(stage, stage.say("cyberverse-phone-pay-sealed"), view.waiting_for, (again,))
    if not reading.may(view, "pay"):
        return OrgPage(
            stage,
            title=stage.say("cyberverse-phone-pay-nothing"),
            subtitle=stage.say("cyberverse-phone-pay-nothing-line"),
            body=[],
            actions=[Aside(stage.skin, waiting_line(stage), "hourglass")],
        )
    return PaydayEntry(stage)


@component
def PaydayEntry(stage: Stage) -> ft.Control:
    """Cash before and after, the order, what can be sold; the button says what will happen."""
    skin, mine, view = stage.skin, reading.mine(stage), reading.game(stage)
    nothing: tuple[str, ...] = ()
    sell, set_sell = use_kept(nothing)
    due = tuple(one.id for one in mine.agents if one.due_why == "due")
    order, set_order = use_kept(due)
    if set(order) != set(due):
        order = due
    sums = settle(mine.cash, employees(mine), sell, order, len(mine.support), house(stage.table.options))
    names = {one.id: one.name for one in mine.agents}
    leaving = skin.language.listed(tuple(names[one] for one in sums.left))

    def flip(token: str, is_on: bool) -> None:
        rest = tuple(one for one in sell if one != token)
        set_sell((*rest, token) if is_on else rest)

    def move(agent: str, to: int) -> None:
        set_order(moved(order, agent, to))

    flips, moves = steady(flip), steady(move)
    key = "cyberverse-phone-pay-leave" if leaving else "cyberverse-phone-pay-all"
    action = Pay(sell=sell, order=order) if reading.may(view, "pay") else None
    out = view.my_payday.way_out if view.my_payday else ()
    found = [reading.supply(mine, one) for one in out]
    goods = skin.language.listed(tuple(one[1].card.name for one in found if one))
    by_id = {one.id: one for one in mine.agents}
    places = tuple(
        Payee(one, by_id[one].name, reading.place(stage, by_id[one]), by_id[one].salary, one in sums.paid)
        for one in order
    )
    others = tuple(
        (one.name, reading.place(stage, one), word(skin, "due", one.due_why))
        for one in mine.agents
        if one.id not in order
    )
    notes = [WayOut(skin, leaving, goods, sums.support_to_discard, len(sums.left), out, set_sell)]
    return OrgPage(
        stage,
        body=[
            Afterwards(skin, mine.cash, sums.cash_after, bool(sums.left)),
            Salaries(skin, places, others, moves),
            Sales(skin, goods_of(skin, mine), sell, flips),
        ],
        notes=[*fold_ways(stage), *(notes if leaving else [])],
        actions=[Send(skin, skin.say(key, names=leaving), stage.send, action, icon="cv-cash")],
        spacing=10,
    )


@part
def Afterwards(skin: Skin, cash: int, after: int, is_short: bool) -> ft.Control:
    """Cash now, and after the salaries."""
    words = skin.say("cyberverse-draw-cash"), skin.say("cyberverse-phone-after-salaries")
    colour = tones(skin).red if is_short else tones(skin).amber
    return Panel(skin, BeforeAfter(skin, words[0], cash, words[1], after, colour=colour))


@part
def WayOut(
    skin: Skin,
    leaving: str,
    goods: str,
    cards: int,
    count: int,
    out: tuple[str, ...],
    sell: Callable[[tuple[str, ...]], None],
) -> ft.Control:
    """The way out, and what a leaver takes along."""
    taken = skin.say("cyberverse-phone-leaver-cards", names=leaving, n=cards, count=count)
    if not goods:
        return Notice(skin, skin.say("cyberverse-phone-no-way-out", names=leaving), taken, is_live=True)
    notice = Notice(skin, skin.say("cyberverse-phone-way-out", names=goods), taken, is_live=True)
    do = skin.say("cyberverse-phone-way-out-do", names=goods)
    return Spaced(skin, notice, WideButton(skin, do, partial(sell, out), icon="sales"))


def moved(order: tuple[str, ...], agent: str, to: int) -> tuple[str, ...]:
    """The order with this agent at another place."""
    rest = [one for one in order if one != agent]
    at = min(max(to, 0), len(rest))
    return (*rest[:at], agent, *rest[at:])


@frozen
class Payee:
    """An agent in the order, and what becomes of it."""

    id: str
    name: str
    place: str
    salary: int
    is_paid: bool


@part
def Salaries(
    skin: Skin,
    payees: tuple[Payee, ...],
    others: tuple[tuple[str, str, str], ...],
    move: Callable[[str, int], None],
) -> ft.Control:
    """Who is paid, in my order; then those who get nothing now, and why."""
    muted = skin.palette.muted
    rows: list[ft.Control] = [Caption(skin, skin.say("cyberverse-phone-salaries"))]
    rows += [PayeeRow.keyed(one.id)(skin, one, at, len(payees), move) for at, one in enumerate(payees)]
    for name, place, why in others:
        right = Words(skin, why, 14, colour=muted, family=TEXT_600)
        rows.append(Line(skin, name, place, lead=AgentHex(skin, name, skin.px(34)), right=[right]))
    if not (payees or others):
        rows.append(Words(skin, skin.say("cyberverse-phone-no-agents"), 15, colour=muted))
    return Panel(skin, Spaced(skin, *rows, gap=8), padding=12)


@part
def PayeeRow(skin: Skin, one: Payee, at: int, count: int, move: Callable[[str, int], None]) -> ft.Control:
    """One agent in the order: dragged onto another place, or moved by a tap."""
    found = tones(skin)
    paint = found.good if one.is_paid else found.red
    fate = Together(
        skin,
        Icon(skin, "check" if one.is_paid else "cross", skin.px(14), paint),
        Words(
            skin,
            word(skin, "due", "paid" if one.is_paid else "leaves"),
            14,
            colour=paint,
            family=TEXT_600,
        ),
        gap=4,
    )
    amount = ft.Column([Amount(skin, one.salary, 16), fate], spacing=3, tight=True, horizontal_alignment=ENDS)
    lead = Together(
        skin,
        ft.Container(Big(skin, str(at + 1), 18), width=skin.px(14)),
        AgentHex(skin, one.name, skin.px(34), colour=found.magenta if one.is_paid else found.red),
        gap=8,
    )
    right: list[ft.Control] = [amount]
    if count > 1:
        says = "cyberverse-phone-pay-sooner" if at else "cyberverse-phone-pay-later"
        to = partial(move, one.id, at - 1 if at else at + 1)
        label = skin.say(says, name=one.name)
        right.append(IconButton48(skin, "up" if at else "down", label, to, outlined=False))
    row = Line(skin, one.name, one.place, lead=lead, right=right)
    return row if count < 2 else _draggable(row, one.id, lambda agent: move(agent, at))


def _draggable(row: ft.Control, agent: str, move: Choose) -> ft.Control:
    """The row can be dragged onto another one."""

    def dropped(event: ft.DragTargetEvent) -> None:
        if isinstance(event.src.data, str):
            move(event.src.data)

    drag = ft.Draggable(group=GROUP, content=row, data=agent, affinity=ft.Axis.VERTICAL)
    return ft.DragTarget(group=GROUP, content=drag, on_accept=guarded(dropped))
