"""The turn order by wealth: bars of cash, and the tie-break where it decided (CV-8)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import OrderLine
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.reading import Cast
from companion.ui.kit.boxes import STRETCHED, Big, Caption, InRow, Labelled, Panel, Stacked
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Fitted, Words

FEW = 3
"""More lines than these leave a name one line of its own."""
SHARE = 98
"""What a name has of a line."""
QUIET = frozenset({"cash", ""})
"""What needs no word: the bar shows it."""


@part
def Order(skin: Skin, cast: Cast, lines: tuple[OrderLine, ...]) -> ft.Control:
    """Everybody in turn order."""
    head = InRow(
        skin,
        Icon(skin, "cv-cash", skin.px(20), tones(skin).magenta),
        ft.Container(
            Caption(skin, skin.say("cyberverse-shared-order"), skin.say("cyberverse-shared-order-fixed")),
            expand=True,
        ),
    )
    most = max((line.cash for line in lines), default=0)
    tall = 1 if len(lines) > FEW else 2
    rows = [_line(skin, cast, line, most, tall) for line in lines]
    column = ft.Column(
        rows,
        spacing=skin.px(8),
        alignment=ft.MainAxisAlignment.SPACE_EVENLY,
        expand=None if stacks(skin) else True,
        horizontal_alignment=STRETCHED,
    )
    inner = ft.Column([head, column], spacing=skin.px(6), tight=stacks(skin), horizontal_alignment=STRETCHED)
    return Panel(skin, inner, padding=14)


def _line(skin: Skin, cast: Cast, line: OrderLine, most: int, tall: int) -> ft.Control:
    """`tall`: how many lines a person's name may take."""
    name, person = cast.org_name(line.seat), cast.person(line.seat)
    who = ft.Container(
        Stacked(
            skin,
            Words(skin, name, 16, family=TEXT_700, line=1.1, lines=1),
            Fitted(
                skin, person, 14, skin.size(SHARE), lines=tall, colour=skin.palette.muted, family=TEXT_500
            ),
            gap=2,
        ),
        width=skin.size(SHARE),
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
    row = InRow(
        skin,
        ft.Container(Big(skin, str(line.place), 22), width=skin.size(20)),
        SeatMark(skin, cast.mark(line.seat), skin.px(24)),
        who,
        _bar(skin, cast, line, most),
        *([] if skin.is_phone else [side]),
        gap=12,
    )
    label = skin.say(
        "cyberverse-shared-order-line",
        place=line.place,
        org=name,
        cash=money(skin, line.cash),
        why=reason,
        has=int(not is_quiet),
    )
    return Labelled(row, label)


def _bar(skin: Skin, cast: Cast, line: OrderLine, most: int) -> ft.Control:
    paint = cast.colour(skin, line.seat)
    tall = max(skin.px(32), skin.size(16) * 1.5)
    part = max(1, round(1000 * line.cash / most)) if most else 1
    fill = InRow(
        skin,
        ft.Container(
            height=tall,
            border_radius=skin.px(9),
            bgcolor=skin.wash(paint, 0.55 if skin.is_dark else 0.45),
            expand=part,
        ),
        *([ft.Container(expand=1000 - part)] if part < 1000 else []),
        gap=0,
    )
    figure = Words(skin, money(skin, line.cash), 16, family=DISPLAY_700, line=1.0, lines=1)
    return ft.Stack(
        [
            ft.Container(fill, border_radius=skin.px(9), bgcolor=skin.palette.raised),
            ft.Container(figure, left=skin.px(12), top=0, bottom=0, alignment=ft.Alignment.CENTER_LEFT),
        ],
        height=tall,
        expand=True,
    )
