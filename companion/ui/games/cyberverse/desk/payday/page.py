"""The page of a Payday: cash, agents in the order they are paid, the answer below them at every tap."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.cyberverse.packs.cards import AgentSheet
from companion.games.cyberverse.sums.payday import House
from companion.games.cyberverse.words import SUPPORT_SLOTS
from companion.ui.desk.past import Past
from companion.ui.desk.session import desk_skin
from companion.ui.games.cyberverse.desk.collection import agent_sheets
from companion.ui.games.cyberverse.desk.payday.draft import Payroll, from_card, settled
from companion.ui.games.cyberverse.desk.payday.names import called
from companion.ui.games.cyberverse.desk.payday.outcome import PaydayOutcome, WholePayday
from companion.ui.games.cyberverse.desk.payday.workers import Ways, WorkerCard, WorkerSheet, place_of
from companion.ui.games.cyberverse.desk.rulings import Answers, RulingRows, chosen
from companion.ui.games.cyberverse.draw.colours import LOOKS, tones
from companion.ui.kit.boxes import START, Aside, Panel, Spaced
from companion.ui.kit.buttons import IconButton48, MainButton, OutlineButton
from companion.ui.kit.deskpage import DeskPage
from companion.ui.kit.drawing import Tap, component, steady
from companion.ui.kit.picking import Segments
from companion.ui.kit.sheets import Sheet
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import StepRow
from companion.ui.kit.strips import NumberStrip
from companion.ui.stage import Desk

SWITCHES: Answers = {
    "resale_rounding": ("down100", "unit"),
    "resale_sum": ("per_token", "total"),
    "sale_only_when_short": (False, True),
}
MOST_CASH = 99_900
WHOLE, RULINGS = "whole", "rulings"
"""The sheets with the whole sum and with the house rules; the others are named after an agent."""
NEW = Payroll()
Change = Callable[[Payroll], Payroll]


def house(options: Mapping[str, str]) -> House:
    """The house rules Payday needs, as a table plays (A12, A14)."""
    return House(**chosen(options, SWITCHES))


@component
def PaydayTool(desk: Desk, begun: tuple[tuple[str, Payroll], ...] = (), fresh: Payroll = NEW) -> ft.Control:
    """One organization; every tap answers at once. `begun`: those of a table as they stand, by name."""
    desk = replace(desk, skin=desk_skin(desk.skin.dressed(LOOKS)))
    skin = desk.skin
    past, set_past = ft.use_state(Past(begun[0][1] if begun else fresh))
    whose, choose = ft.use_state(0)
    opened, show = ft.use_state("")
    sheets = ft.use_memo(lambda: agent_sheets(desk.library), [])
    payroll = past.now

    def do(change: Change, touch: str = "") -> None:
        set_past(lambda now: now.then(change(now.now), touch))

    def close() -> None:
        show("")

    ft.use_dialog(_sheet(skin, payroll, opened, do, close, sheets))
    ways = Ways(steady(do), steady(show))
    done = settled(payroll)
    cards = [
        WorkerCard.keyed(one.id)(
            skin,
            one,
            place_of(payroll, at, called(skin, payroll, one.id), done.paid),
            payroll.house,
            ways,
        )
        for at, one in enumerate(payroll.workers)
    ]
    beside = [
        *(
            [IconButton48(skin, "undo", skin.say("cyberverse-fight-undo"), lambda: set_past(Past.undo))]
            if past.can_undo
            else []
        ),
        IconButton48(skin, "rules", skin.say("cyberverse-payday-rulings"), partial(show, RULINGS)),
    ]

    def turn(to: int) -> None:
        choose(to)
        found = begun[to][1] if to < len(begun) else fresh
        do(lambda now: replace(found, house=now.house))

    new = OutlineButton(
        skin,
        skin.say("cyberverse-payday-next"),
        lambda: turn((whose + 1) % max(len(begun), 1)),
        icon="refresh",
        height=56,
        expand=True,
    )
    whole = MainButton(skin, skin.say("cyberverse-payday-whole"), partial(show, WHOLE), icon="list-check")
    foot: ft.Control = ft.Row([ft.Container(ft.Row([new]), expand=1), ft.Container(whole, expand=1)])
    if skin.large_text:
        foot = Spaced(skin, ft.Row([new]), whole)
    answer = PaydayOutcome(skin, payroll, done, do, partial(show, WHOLE))
    tabs = [(str(at), name, "") for at, (name, _) in enumerate(begun)]
    who = [Segments(skin, tabs, str(whose), lambda at: turn(int(at)))] if len(tabs) > 1 else []
    body = [*who, Purse(skin, payroll.cash, payroll.cards, do), *_grid(skin, cards), _hire(skin, payroll, do)]
    if skin.large_text or skin.is_small:
        return _page(desk, [*body, answer], beside, [foot])
    return _page(desk, body, beside, [answer, foot])


def _page(
    desk: Desk, body: list[ft.Control], beside: list[ft.Control], actions: list[ft.Control]
) -> ft.Control:
    is_short = desk.skin.is_phone or desk.skin.large_text
    return DeskPage(
        desk,
        desk.say("cyberverse-payday-short" if is_short else "cyberverse-tool-payday"),
        body=body,
        on_back=lambda: desk.go("/"),
        beside=beside,
        actions=actions,
        wide=True,
    )


def _sheet(
    skin: Skin,
    payroll: Payroll,
    opened: str,
    do: Callable[..., None],
    close: Tap,
    sheets: tuple[AgentSheet, ...],
) -> ft.BottomSheet | None:
    """The sheet of this name; nothing for an empty one, and for an agent that is gone."""
    if opened == WHOLE:
        return Sheet(skin, WholePayday(skin, payroll, settled(payroll)), close, tall=True)
    if opened == RULINGS:
        title = skin.say("cyberverse-payday-rulings")

        def put(made: House) -> None:
            do(lambda now: replace(now, house=made))

        return Sheet(skin, RulingRows(skin, title, SWITCHES, payroll.house, put), close, tall=True)
    found = next((one for one in payroll.workers if one.id == opened), None)
    if found is None:
        return None

    def name(words: str) -> None:
        do(lambda now: now.with_worker(replace(now.worker(opened), name=words)), f"name-{opened}")

    def take(card: AgentSheet) -> None:
        do(lambda now: now.with_worker(from_card(now.worker(opened), card)))
        close()

    def drop() -> None:
        do(lambda now: now.dropped(opened))
        close()

    title, leave = called(skin, payroll, opened), drop if len(payroll.workers) > 1 else None
    return Sheet(skin, WorkerSheet(skin, title, found.name, sheets, name, take, leave), close, tall=True)


def Purse(skin: Skin, cash: int, cards: int, do: Callable[..., None]) -> ft.Control:
    """What the organization has before anything is sold or paid."""
    rows = [
        StepRow(
            skin,
            skin.say("cyberverse-payday-cash"),
            cash,
            0,
            MOST_CASH,
            lambda n: do(lambda now: replace(now, cash=n), "cash"),
            step=100,
            icon="cv-cash",
            colour=tones(skin).amber,
        ),
        NumberStrip(
            skin,
            skin.say("cyberverse-payday-cards"),
            cards,
            0,
            SUPPORT_SLOTS,
            lambda n: do(lambda now: replace(now, cards=n)),
            icon="cv-support",
        ),
    ]
    return Panel(skin, Spaced(skin, *rows, gap=9), padding=12, colour=tones(skin).amber)


def _hire(skin: Skin, payroll: Payroll, do: Callable[..., None]) -> ft.Control:
    """One more agent, or why there is none."""
    if payroll.is_full:
        return Aside(skin, skin.say("cyberverse-payday-full"))
    words = skin.say("cyberverse-payday-agent-more")
    return ft.Row([OutlineButton(skin, words, lambda: do(Payroll.hired), icon="plus-thin", expand=True)])


def _grid(skin: Skin, cards: list[ft.Control]) -> list[ft.Control]:
    """Agents below each other on a phone, side by side where there is room."""
    if skin.is_phone or skin.large_text:
        return cards
    columns = 3 if skin.width >= 1100 else 2
    return [
        ft.Row(
            [
                *(ft.Container(one, expand=True) for one in cards[at : at + columns]),
                *(ft.Container(expand=True) for _ in range(columns - len(cards[at : at + columns]))),
            ],
            spacing=skin.px(12),
            vertical_alignment=START,
        )
        for at in range(0, len(cards), columns)
    ]
