"""Payday on the table: sealed entries, then every organization opened with its whole sum (CV-81..86)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import OrgView, PaidLine, PaydayReport
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.cash import Amount, CashFigure, money, signed
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.rail import PhaseRail
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.reading import Cast
from companion.ui.games.cyberverse.shared.drive import DriveFoot
from companion.ui.games.cyberverse.shared.page import GAP, RAIL, CityPage, rail_skin
from companion.ui.kit.boxes import STRETCHED, InRow, Labelled, Line, Panel, Pill, Spaced, Stacked
from companion.ui.kit.drawing import part
from companion.ui.kit.envelope import Envelope
from companion.ui.kit.fonts import TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Heading, Strong, Words
from companion.ui.stage import Stage


def Paydays(stage: Stage) -> ft.Control:
    """Entries stay in their envelopes until all are in."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    is_open = bool(view.paydays) and view.step != "entries"
    if is_open:
        cards = [OpenedEntry(skin, cast, report) for report in view.paydays]
    else:
        orgs = [reading.org(view, seat) for seat in view.order]
        cards = [SealedEntry(skin, cast, org, org.seat in view.entered) for org in orgs if org is not None]
    body: ft.Control
    if stacks(skin):
        body = Spaced(skin, *cards, gap=GAP)
    else:
        body = ft.Row(
            [ft.Container(card, expand=True) for card in cards],
            spacing=skin.px(GAP),
            vertical_alignment=STRETCHED,
        )
    key = "cyberverse-shared-payday-open" if is_open else "cyberverse-shared-payday-sealed"
    return CityPage(
        stage,
        word(skin, "phase", "payday"),
        skin.say(key, n=view.round),
        body,
        rail=PhaseRail(rail_skin(skin), view.phase, height=RAIL),
        foot=DriveFoot(stage, lambda _: None),
    )


def _head(skin: Skin, cast: Cast, seat: str) -> ft.Control:
    return InRow(
        skin,
        SeatMark(skin, cast.mark(seat), skin.px(26)),
        Stacked(
            skin,
            Heading(skin, cast.org_name(seat), 20, lines=1),
            Words(skin, cast.person(seat), 14, colour=skin.palette.muted, lines=1, line=1.1),
            gap=2,
            expand=True,
        ),
    )


@part
def SealedEntry(skin: Skin, cast: Cast, org: OrgView, is_in: bool) -> ft.Control:
    """Cash and salaries due are public; what is sold and who is paid first is not."""
    found = tones(skin)
    due = sum(one.due for one in org.agents)
    colour = cast.mark(org.seat)
    middle: ft.Control = (
        Envelope(skin, colour, width=skin.px(150))
        if is_in
        else ft.Container(
            Icon(skin, "hourglass", skin.px(44), skin.palette.muted),
            height=skin.px(90),
            alignment=ft.Alignment.CENTER,
        )
    )
    pill = (
        Pill(skin, skin.say("cyberverse-shared-entered"), icon="check", colour=found.good)
        if is_in
        else Pill(skin, skin.say("cyberverse-shared-still-entering"), icon="hourglass", colour=found.amber)
    )
    rows: list[ft.Control] = [
        _head(skin, cast, org.seat),
        ft.Row([CashFigure(skin, org.cash, skin.size(28))]),
        Words(
            skin,
            skin.say("cyberverse-shared-due", due=money(skin, due)),
            15.5,
            colour=found.amber if due > org.cash else skin.palette.muted,
            family=TEXT_500,
        ),
        ft.Container(middle, alignment=ft.Alignment.CENTER, expand=None if stacks(skin) else True),
        ft.Row([pill], alignment=ft.MainAxisAlignment.CENTER),
    ]
    return Panel(
        skin,
        ft.Column(rows, spacing=skin.px(12), tight=stacks(skin), horizontal_alignment=STRETCHED),
        padding=16,
        colour=found.good if is_in else "",
    )


@part
def OpenedEntry(skin: Skin, cast: Cast, report: PaydayReport) -> ft.Control:
    """Before, sales, salaries in the paid order, after."""
    found = tones(skin)
    rows: list[ft.Control] = [
        _head(skin, cast, report.seat),
        Line(
            skin,
            skin.say("cyberverse-shared-before"),
            right=[Amount(skin, report.before, 17)],
        ),
    ]
    rows += [
        _money(skin, skin.say("cyberverse-cash-sold", name=one.name), one.value, "cv-cash")
        for one in report.sold
    ]
    rows += [_paid(skin, one) for one in report.lines]
    rows.append(ft.Container(height=1, bgcolor=skin.palette.outline))
    rows.append(
        ft.Row(
            [
                Strong(skin, skin.say("cyberverse-shared-after"), 16, expand=True),
                CashFigure(skin, report.after, skin.size(26)),
            ]
        )
    )
    if report.support_to_discard:
        said = skin.say("cyberverse-shared-discards", n=report.support_to_discard)
        rows.append(ft.Row([Pill(skin, said, icon="cv-support", colour=found.amber)]))
    leaves = any(one.fate == "leaves" for one in report.lines)
    return Panel(
        skin,
        ft.Column(
            rows,
            spacing=skin.px(11),
            tight=stacks(skin),
            horizontal_alignment=STRETCHED,
            scroll=None if stacks(skin) else ft.ScrollMode.AUTO,
        ),
        padding=16,
        colour=found.red if leaves else "",
    )


def _money(skin: Skin, text: str, amount: int, icon: str) -> ft.Control:
    found = tones(skin)
    return InRow(
        skin,
        Icon(skin, icon, skin.px(18), found.good if amount > 0 else skin.palette.muted),
        Words(skin, text, 15.5, expand=True, lines=2),
        Figures(skin, signed(amount), 16, colour=found.good if amount > 0 else ""),
        gap=8,
    )


def _paid(skin: Skin, one: PaidLine) -> ft.Control:
    """One agent: paid, free, or gone; the word stands beside the number."""
    found = tones(skin)
    fate = word(skin, "due", one.fate)
    icon = {"paid": "check", "leaves": "door"}.get(one.fate, "minus")
    paint = {"paid": found.good, "leaves": found.red}.get(one.fate, skin.palette.muted)
    amount = -one.salary if one.fate == "paid" else 0
    words = Stacked(
        skin,
        Words(skin, one.name, 16, family=TEXT_700, lines=1, line=1.1),
        Words(skin, fate, 14, colour=paint, family=TEXT_500, lines=1, line=1.1),
        gap=1,
        expand=True,
    )
    row = InRow(skin, Icon(skin, icon, skin.px(20), paint), words, Figures(skin, signed(amount), 16), gap=9)
    label = skin.say("cyberverse-shared-paid-line", name=one.name, fate=fate, salary=money(skin, one.salary))
    return Labelled(row, label)
