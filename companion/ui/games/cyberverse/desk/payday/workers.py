"""An agent on Payday: salary, where it is, what it carries and what of that is sold (CV-81..83)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, get_args

import flet as ft

from companion.games.cyberverse.packs.cards import AgentSheet
from companion.games.cyberverse.sums.money import resale
from companion.games.cyberverse.sums.payday import House, sale_problem
from companion.games.cyberverse.words import CAPS, SUPPLY_KINDS
from companion.kernel.frozen import frozen
from companion.texts import text_id
from companion.ui.games.cyberverse.desk.card_words import card_picks
from companion.ui.games.cyberverse.desk.payday.draft import Fate, Payroll, Ware, Worker
from companion.ui.games.cyberverse.desk.payday.names import ware_name
from companion.ui.games.cyberverse.draw.cash import signed
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import feature_word, icon_of, word
from companion.ui.kit.boxes import Caption, InRow, Note, Panel, Pill, Spaced, Wrapped
from companion.ui.kit.buttons import Chip, IconButton48, OutlineButton
from companion.ui.kit.drawing import Choose, Tap, part
from companion.ui.kit.field import Field
from companion.ui.kit.picking import Pills
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import StepRow
from companion.ui.kit.strips import NumberStrip
from companion.ui.kit.text import Heading

MOST_MONEY = 9_900
LONGEST_NAME = 40
FATES: tuple[Fate, ...] = get_args(Fate)


@frozen
class Ways:
    """What can be done to a payroll: a step on it, and the sheet of an agent."""

    do: Callable[..., None]
    show: Choose


@frozen
class Place:
    """Where an agent stands in the order, and what becomes of it."""

    title: str
    is_movable: bool
    is_paid: bool
    asks_reputation: bool
    """Support cards are held: their number hangs on it (CV-85)."""


@part
def WorkerCard(skin: Skin, worker: Worker, place: Place, house: House, ways: Ways) -> ft.Control:
    """One agent: one tap a number."""
    found = tones(skin)

    def put(touch: str = "", **values: Any) -> None:
        ways.do(lambda now: now.with_worker(replace(now.worker(worker.id), **values)), touch)

    rows: list[ft.Control] = [
        _head(skin, worker, place, ways),
        StepRow(
            skin,
            skin.say("cyberverse-payday-salary"),
            worker.salary,
            0,
            MOST_MONEY,
            lambda n: put(f"salary-{worker.id}", salary=n),
            step=100,
            icon="cv-cash",
        ),
        Pills(
            skin,
            [(one, skin.say(f"cyberverse-payday-at-{one}"), "") for one in FATES],
            worker.fate,
            lambda one: put(fate=one),
        ),
    ]
    if place.asks_reputation:
        rows.append(
            NumberStrip(
                skin,
                feature_word(skin.language, "reputation"),
                worker.reputation,
                0,
                CAPS["reputation"],
                lambda n: put(reputation=n),
                icon="cv-reputation",
            )
        )
    rows += [WareForSale.keyed(ware.id)(skin, ware, house, ways.do) for ware in worker.wares]
    rows.append(_supply(skin, worker, ways))
    is_leaving = worker.fate == "due" and not place.is_paid
    return Panel(
        skin, Spaced(skin, *rows, gap=9), padding=12, colour=found.red if is_leaving else found.magenta
    )


def _head(skin: Skin, worker: Worker, place: Place, ways: Ways) -> ft.Control:
    """Its name, what becomes of it, and the way to be paid sooner."""
    found = tones(skin)
    fate, paint, icon = worker.fate, skin.palette.muted, "minus"
    if fate == "due":
        fate_word = "paid" if place.is_paid else "leaves"
        paint, icon = (found.good, "check") if place.is_paid else (found.red, "cross")
    else:
        fate_word = fate
    signs: list[ft.Control] = []
    if place.is_movable:
        label = skin.say("cyberverse-phone-pay-sooner", name=place.title)
        signs.append(
            IconButton48(
                skin, "up", label, lambda: ways.do(lambda now: now.sooner(worker.id)), outlined=False
            )
        )
    about = skin.say("cyberverse-payday-about", name=place.title)
    signs.append(IconButton48(skin, "pencil", about, partial(ways.show, worker.id), outlined=False))
    pill = Pill(skin, word(skin, "due", fate_word), paint, icon, step=14)
    title = ft.Container(Caption(skin, place.title, colour=found.magenta), expand=True)
    return InRow(skin, title, pill, *signs, gap=6)


def _supply(skin: Skin, worker: Worker, ways: Ways) -> ft.Control:
    """A token more, of a kind that has a free slot."""

    def add(kind: Any) -> None:
        ways.do(lambda now: now.supplied(worker.id, kind))

    chips = [
        Chip(skin, word(skin, "supply", kind), partial(add, kind), icon="plus-thin")
        for kind in SUPPLY_KINDS
        if worker.may_carry(kind)
    ]
    if not chips:
        return Note(skin, skin.say("cyberverse-payday-no-slot"))
    return Wrapped(skin, *chips)


@part
def WareForSale(skin: Skin, ware: Ware, house: House, do: Callable[..., None]) -> ft.Control:
    """A token: its price, whether it is broken, whether it is sold or why it cannot be."""
    name = ware_name(skin, ware)

    def put(touch: str = "", **values: Any) -> None:
        made = replace(ware, **values)
        do(lambda now: now.with_ware(made), touch)

    price = StepRow(
        skin,
        skin.say("cyberverse-payday-price", name=name),
        ware.price,
        100,
        MOST_MONEY,
        lambda n: put(f"price-{ware.id}", price=n),
        step=100,
        icon=icon_of(ware.kind),
    )
    why = sale_problem(ware.good, ())
    worth = signed(resale(ware.price, house.resale_rounding))
    sell: ft.Control = Chip(
        skin,
        skin.say("cyberverse-payday-sell", amount=worth),
        lambda: put(is_sold=not ware.is_sold),
        icon="sales",
        selected=ware.is_sold,
    )
    if why:
        words = skin.say(text_id(f"cyberverse-phone-not-sold-{why}"))
        sell = Pill(skin, words, icon="lock", step=14)
    broken = Chip(
        skin,
        skin.say("cyberverse-payday-broken"),
        lambda: put(is_broken=not ware.is_broken),
        selected=ware.is_broken,
    )
    gone = IconButton48(
        skin,
        "bin",
        skin.say("cyberverse-payday-ware-less", name=name),
        lambda: do(lambda now: now.without_ware(ware.id)),
        outlined=False,
    )
    signs = InRow(skin, ft.Container(Wrapped(skin, sell, broken, between=6), expand=True), gone, gap=8)
    return Panel(skin, Spaced(skin, price, signs, gap=4), padding=8, radius=14, is_hollow=True)


def WorkerSheet(
    skin: Skin,
    title: str,
    name: str,
    sheets: tuple[AgentSheet, ...],
    rename: Choose,
    take: Callable[[AgentSheet], None],
    drop: Tap | None,
) -> list[ft.Control]:
    """An agent's name, or a known sheet with all its numbers; and the way out of the team."""
    words = skin.say("cyberverse-payday-name")
    rows: list[ft.Control] = [
        Heading(skin, title, 24),
        Field(skin, words, name, rename, longest=LONGEST_NAME),
    ]
    if drop is not None:
        less = skin.say("cyberverse-payday-agent-less", name=title)
        rows.append(OutlineButton(skin, less, drop, icon="bin", height=52))
    if sheets:
        rows.append(Caption(skin, skin.say("cyberverse-payday-known")))
    return [*rows, *card_picks(skin, sheets, take)]


def place_of(payroll: Payroll, at: int, title: str, paid: tuple[str, ...]) -> Place:
    """Where the agent at this place of the order stands."""
    worker = payroll.workers[at]
    return Place(title, len(payroll.workers) > 1, worker.id in paid, payroll.cards > 0)
