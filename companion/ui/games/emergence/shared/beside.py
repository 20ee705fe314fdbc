"""Beside whose turn it is: the data on the board, and what happened (EM-46)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergence.sums.blocks import counted
from companion.games.emergence.views import DataCount
from companion.table.views import Happened, SeatLine
from companion.ui.games.emergence.draw.marks import DataCounters
from companion.ui.games.emergence.draw.tokens import DataBlock
from companion.ui.kit.boxes import MIDDLE, InRow, Stacked
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.drawing import Choose, part
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.layout import Card
from companion.ui.kit.log import LogLineRow
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted, Words


@part
def DataLine(skin: Skin, total: int, data: DataCount) -> ft.Control:
    """The data on the board as one line, below the map."""
    is_tv = skin.device == "tv"
    return InRow(
        skin,
        *([Muted(skin, skin.say("emergence-shared-data"), 14)] if is_tv else []),
        Words(skin, str(total), 22, family=DISPLAY_700),
        ft.Container(expand=True),
        *DataCounters(skin, data, size=24 if is_tv else 20),
        gap=8,
    )


@part
def DataOnBoard(skin: Skin, total: int, data: DataCount) -> ft.Control:
    """How much data lies on the board; at none the Humans win (EM-46)."""
    pieces = [
        ft.Column(
            [DataBlock(kind, skin.px(36)), Words(skin, str(count), 20, family=DISPLAY_700)],
            spacing=skin.px(4),
            tight=True,
            horizontal_alignment=MIDDLE,
        )
        for kind, count in counted(data).items()
    ]
    number = Stacked(
        skin,
        Muted(skin, skin.say("emergence-shared-data"), 14),
        RollingNumber(skin, total, skin.size(40), key="on-board"),
        expand=True,
    )
    return Card(skin, InRow(skin, number, *pieces, gap=12), padding=16)


@part
def Happenings(
    skin: Skin,
    lines: tuple[Happened, ...],
    people: tuple[SeatLine, ...],
    length: int,
    open_sheet: Choose,
) -> ft.Control:
    """The newest lines of the log, newest first, and the way to all of them."""
    is_list = stacks(skin)
    rows = [LogLineRow.keyed(f"line-{one.number}")(skin, one, people, large=True) for one in reversed(lines)]
    below = ft.Column(list(rows), spacing=skin.px(10), tight=is_list)
    if not is_list:
        below.expand, below.scroll = True, ft.ScrollMode.HIDDEN
    label, to_log = skin.say("emergence-shared-lines", n=length), partial(open_sheet, "log")
    more = (
        OutlineButton(skin, label, to_log, icon="log", height=40)
        if skin.device == "tv"
        else IconButton48(skin, "log", label, to_log, size=40)
    )
    title = Heading(skin, skin.say("emergence-shared-happened"), 20, lines=1)
    head = ft.Row([ft.Container(title, expand=True), more])
    return Card(
        skin,
        ft.Column([head, below], spacing=skin.px(12)),
        padding=18,
        expand=not is_list or None,
    )
