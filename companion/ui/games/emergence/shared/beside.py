"""Beside whose turn it is: the data on the board, and what happened (EM-46)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.sums.blocks import counted
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.marks import DataCounters, Small
from companion.ui.games.emergence.panels import MIDDLE
from companion.ui.games.emergence.shared.page import is_narrow
from companion.ui.games.emergence.tokens import DataBlock
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.layout import Card
from companion.ui.kit.log import LogLineRow
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.text import Heading, Words
from companion.ui.stage import Stage


def DataLine(stage: Stage) -> ft.Control:
    """The same as one line, below the map."""
    view, skin = reading.game(stage), stage.skin
    return ft.Row(
        [
            *([Small(skin, skin.say("emergence-shared-data"))] if skin.device == "tv" else []),
            Words(skin, str(view.board.total), 22, family=DISPLAY_700),
            ft.Container(expand=True),
            *DataCounters(skin, view.board.data, size=24 if skin.device == "tv" else 20, step=16),
        ],
        spacing=skin.px(8),
    )


def DataOnBoard(stage: Stage) -> ft.Control:
    """How much data lies on the board; at none the Humans win (EM-46)."""
    view, skin = reading.game(stage), stage.skin
    pieces = [
        ft.Column(
            [DataBlock(kind, skin.px(36)), Words(skin, str(count), 20, family=DISPLAY_700)],
            spacing=skin.px(4),
            tight=True,
            horizontal_alignment=MIDDLE,
        )
        for kind, count in counted(view.board.data).items()
    ]
    return Card(
        skin,
        ft.Row(
            [
                ft.Column(
                    [
                        Small(skin, skin.say("emergence-shared-data")),
                        RollingNumber(skin, view.board.total, skin.size(40), key="on-board"),
                    ],
                    spacing=skin.px(4),
                    tight=True,
                    expand=True,
                ),
                *pieces,
            ],
            spacing=skin.px(12),
        ),
        padding=16,
    )


def Happenings(stage: Stage, most: int) -> ft.Control:
    """The newest lines of the log, newest first."""
    skin, table = stage.skin, stage.table
    lines = [
        LogLineRow(skin, happened, stage.table.seats, large=True) for happened in reversed(table.log[-most:])
    ]
    below = ft.Column(list(lines), spacing=skin.px(10), tight=is_narrow(skin))
    if not is_narrow(skin):
        below.expand, below.scroll = True, ft.ScrollMode.HIDDEN
    label = skin.say("emergence-shared-lines", n=table.log_length)
    more = (
        OutlineButton(skin, label, lambda: stage.open_sheet("log"), icon="log", height=40)
        if skin.device == "tv"
        else IconButton48(skin, "log", label, lambda: stage.open_sheet("log"), size=40)
    )
    return Card(
        skin,
        ft.Column(
            [
                ft.Row(
                    [
                        ft.Container(
                            Heading(skin, skin.say("emergence-shared-happened"), 20, lines=1), expand=True
                        ),
                        more,
                    ]
                ),
                below,
            ],
            spacing=skin.px(12),
        ),
        padding=18,
        expand=not is_narrow(skin) or None,
    )
