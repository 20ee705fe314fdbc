"""Finished games: when, who, who won; open one for its log."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, cast

import flet as ft

from companion import texts
from companion.table.views import Happened
from companion.ui.parts.buttons import IconButton48, OutlineButton
from companion.ui.parts.guard import component, effect
from companion.ui.parts.icon import Icon
from companion.ui.parts.layout import Card
from companion.ui.parts.log import age
from companion.ui.parts.text import Heading, Muted, Strong, Words
from companion.ui.stage import PastTable
from companion.ui.theme import TEXT_500, Skin

Log = tuple[tuple[Happened, ...], dict[str, str]]


@component
def HistoryScreen(skin: Skin, hall: Any, go: Callable[[str], None], opened: str) -> ft.Control:
    """All finished tables, or the log of one."""
    past: tuple[PastTable, ...]
    log: Log
    past, set_past = ft.use_state(cast("tuple[PastTable, ...]", ()))
    log, set_log = ft.use_state(cast("Log", ((), {})))
    is_read, set_read = ft.use_state(False)

    async def read() -> None:
        set_past(await hall.history())
        if opened:
            set_log(await hall.past_log(opened))
        set_read(True)

    effect(read, [opened])
    one = next((line for line in past if line.id == opened), None)
    body = [_Line(skin, line, go) for line in past] if not opened else _Log(skin, log)
    if not past and is_read:
        body = [Muted(skin, texts.say("shell-history-empty"))]
    head = ft.Row(
        [
            IconButton48(
                skin, "arrow-left", texts.say("shell-back"), lambda: go("/history" if opened else "/")
            ),
            ft.Column(
                [
                    Heading(skin, one.title if one else texts.say("shell-history"), 26),
                    *([Muted(skin, _won(one), 15)] if one else []),
                ],
                spacing=4,
                tight=True,
                expand=True,
            ),
        ],
        spacing=skin.px(14),
    )
    width = min(skin.width - 40, skin.px(760))
    return ft.SafeArea(
        ft.Container(
            ft.Column(
                [head, *body],
                spacing=skin.px(12),
                scroll=ft.ScrollMode.AUTO,
                width=width,
                expand=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            alignment=ft.Alignment.TOP_CENTER,
            padding=ft.Padding.symmetric(vertical=skin.px(16)),
            expand=True,
        ),
        expand=True,
    )


def _won(line: PastTable) -> str:
    if line.winners:
        return texts.say("shell-history-won", names=texts.listed(line.winners), count=len(line.winners))
    return texts.say("shell-history-nobody")


def _Line(skin: Skin, line: PastTable, go: Callable[[str], None]) -> ft.Control:
    words = ft.Column(
        [
            Strong(skin, line.title, 18, lines=1),
            Muted(skin, texts.listed(line.names), 15),
            Words(skin, _won(line), 15, family=TEXT_500),
        ],
        spacing=3,
        tight=True,
        expand=True,
    )
    return Card(
        skin,
        ft.Row(
            [
                Icon(skin, "trophy", skin.px(28), skin.palette.warn),
                words,
                ft.Column(
                    [
                        Muted(skin, age(time.time(), line.ended, attribute="ago"), 14),
                        OutlineButton(skin, texts.say("shell-log"), lambda: go(f"/history/{line.id}")),
                    ],
                    spacing=6,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.END,
                ),
            ],
            spacing=skin.px(14),
        ),
    )


def _Log(skin: Skin, log: Log) -> list[ft.Control]:
    lines, names = log
    return [
        ft.Column(
            [
                Words(skin, texts.log_line(line.line, names), 16, family=TEXT_500),
                *(
                    [Muted(skin, detail, 15)]
                    if (detail := texts.log_line(line.line, names, "detail"))
                    else []
                ),
            ],
            spacing=2,
            tight=True,
        )
        for line in lines
    ]
