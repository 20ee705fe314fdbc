"""The turn order by wealth: bars of cash, and the tie-break where it decided (CV-8)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import OrderLine
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw import Big, Box, Caption, money, tones, wash
from companion.ui.games.cyberverse.shared.page import STRETCH, stacks
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.text import Figures, Words
from companion.ui.stage import Stage

QUIET = frozenset({"cash", ""})
"""What needs no word: the bar shows it."""


def Order(stage: Stage) -> ft.Control:
    """Everybody in turn order."""
    view, skin = reading.game(stage), stage.skin
    head = ft.Row(
        [
            Icon(skin, "cv-cash", skin.px(20), tones(skin).magenta),
            ft.Container(
                Caption(skin, skin.say("cyberverse-shared-order"), skin.say("cyberverse-shared-order-fixed")),
                expand=True,
            ),
        ],
        spacing=skin.px(10),
    )
    most = max((line.cash for line in view.order_lines), default=0)
    rows = [_line(stage, line, most) for line in view.order_lines]
    column = ft.Column(
        rows,
        spacing=skin.px(8),
        alignment=ft.MainAxisAlignment.SPACE_EVENLY,
        expand=None if stacks(skin) else True,
        horizontal_alignment=STRETCH,
    )
    inner = ft.Column([head, column], spacing=skin.px(6), tight=stacks(skin), horizontal_alignment=STRETCH)
    return Box(skin, inner, padding=14)


def _line(stage: Stage, line: OrderLine, most: int) -> ft.Control:
    skin = stage.skin
    name, person = reading.org_name(stage, line.seat), reading.person(stage, line.seat)
    who = ft.Container(
        ft.Column(
            [
                Words(skin, name, 16, family=TEXT_700, line=1.1, lines=1),
                Words(skin, person, 14, colour=skin.palette.muted, family=TEXT_500, line=1.1, lines=1),
            ],
            spacing=skin.px(2),
            tight=True,
        ),
        width=skin.size(92),
    )
    reason = skin.say(f"cyberverse-order-{line.decided_by.replace('_', '-')}")
    is_quiet = line.decided_by in QUIET
    lowest = str(line.initiative) if line.initiative is not None else skin.say("cyberverse-order-no-agent")
    side = ft.Row(
        [
            Icon(skin, "cv-initiative", skin.px(16), tones(skin).amber),
            Figures(skin, lowest, 15),
            *(
                []
                if is_quiet
                else [
                    Words(skin, reason, 14, colour=skin.palette.muted, family=TEXT_500, lines=2, expand=True)
                ]
            ),
        ],
        spacing=skin.px(6),
        width=skin.size(168),
    )
    row = ft.Row(
        [
            ft.Container(Big(skin, str(line.place), 22), width=skin.size(20)),
            SeatMark(skin, reading.seat_colour_name(stage, line.seat), skin.px(24)),
            who,
            _bar(stage, line, most),
            *([] if skin.is_phone else [side]),
        ],
        spacing=skin.px(12),
    )
    label = skin.say(
        "cyberverse-shared-order-line",
        place=line.place,
        org=name,
        cash=money(line.cash),
        why=reason,
        has=int(not is_quiet),
    )
    return ft.Semantics(content=row, label=label, container=True, exclude_semantics=True)


def _bar(stage: Stage, line: OrderLine, most: int) -> ft.Control:
    skin = stage.skin
    paint = reading.colour(stage, line.seat)
    tall = max(skin.px(32), skin.size(16) * 1.5)
    part = max(1, round(1000 * line.cash / most)) if most else 1
    fill = ft.Row(
        [
            ft.Container(
                height=tall,
                border_radius=skin.px(9),
                bgcolor=wash(skin, paint, 0.55 if skin.is_dark else 0.45),
                expand=part,
            ),
            *([ft.Container(expand=1000 - part)] if part < 1000 else []),
        ],
        spacing=0,
    )
    figure = Words(skin, money(line.cash), 16, family=DISPLAY_700, line=1.0, lines=1)
    return ft.Stack(
        [
            ft.Container(fill, border_radius=skin.px(9), bgcolor=skin.palette.raised),
            ft.Container(figure, left=skin.px(12), top=0, bottom=0, alignment=ft.Alignment.CENTER_LEFT),
        ],
        height=tall,
        expand=True,
    )
