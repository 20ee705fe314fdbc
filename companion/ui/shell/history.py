"""Games that were played: when, who, who won; open one to see its end again, or delete it."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import flet as ft

from companion.net.link import Refused
from companion.ui.front import HostFront
from companion.ui.kit.boxes import InRow
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.drawing import Choose, component, effect
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.log import age
from companion.ui.kit.sheets import ConfirmSheet
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted, Strong, Words
from companion.ui.shell.closed import ClosedScreen, OpeningScreen
from companion.ui.stage import PastTable

BAR = 64
"""How high the way back is, above a past table."""


@component
def HistoryScreen(skin: Skin, hall: HostFront, go: Choose) -> ft.Control:
    """All games that were played, newest first."""
    past: tuple[PastTable, ...]
    past, set_past = ft.use_state(cast("tuple[PastTable, ...]", ()))
    is_read, set_read = ft.use_state(False)
    doomed, doom = ft.use_state("")

    async def read() -> None:
        set_past(await hall.history())
        set_read(True)

    async def forget(table_id: str) -> None:
        doom("")
        await hall.forget(table_id)
        await read()

    effect(read, [])
    line = next((line for line in past if line.id == doomed), None)
    ft.use_dialog(_Question(skin, line, lambda: forget(doomed), lambda: doom("")) if line else None)
    body = [_Line(skin, one, partial(go, f"/history/{one.id}"), partial(doom, one.id)) for one in past]
    if not past and is_read:
        body = [Muted(skin, skin.say("shell-history-empty"))]
    head = InRow(
        skin,
        IconButton48(skin, "arrow-left", skin.say("shell-to-start"), lambda: go("/")),
        ft.Container(Heading(skin, skin.say("shell-history"), 26), expand=True),
        gap=14,
    )
    return ft.SafeArea(
        ft.Container(
            ft.Column(
                [head, *body],
                spacing=skin.px(12),
                scroll=ft.ScrollMode.AUTO,
                width=min(skin.width - 40, skin.px(760)),
                expand=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            alignment=ft.Alignment.TOP_CENTER,
            padding=ft.Padding.symmetric(vertical=skin.px(16)),
            expand=True,
        ),
        expand=True,
    )


def _Question(skin: Skin, line: PastTable, yes: Callable[[], Any], no: Callable[[], Any]) -> ft.BottomSheet:
    said = skin.say(
        "shell-history-question",
        "text",
        title=line.title,
        names=skin.language.listed(line.names),
        age=age(skin, time.time(), line.ended, attribute="ago"),
    )
    return ConfirmSheet(
        skin,
        skin.say("shell-history-question"),
        said,
        skin.say("shell-history-question", "yes"),
        skin.say("shell-rather-not"),
        yes,
        no,
        colour=skin.palette.bad,
        icon="bin",
    )


def _won(skin: Skin, line: PastTable) -> str:
    if not line.is_over:
        return skin.say("shell-history-early", round=line.round)
    if line.winners:
        return skin.say("shell-history-won", names=skin.language.listed(line.winners))
    return skin.say("shell-history-nobody")


def _Line(skin: Skin, line: PastTable, opened: Callable[[], Any], doom: Callable[[], Any]) -> ft.Control:
    sign, colour = ("trophy", skin.palette.warn) if line.winners else ("flag", skin.palette.muted)
    words = ft.Column(
        [
            Strong(skin, line.title, 18, lines=1),
            Muted(skin, skin.language.listed(line.names), 15),
            Words(skin, _won(skin, line), 15, family=TEXT_500),
            Muted(skin, age(skin, time.time(), line.ended, attribute="ago"), 14),
        ],
        spacing=3,
        tight=True,
        expand=True,
    )
    buttons: list[ft.Control] = [
        OutlineButton(skin, skin.say("shell-history-open"), opened, icon="right"),
        IconButton48(skin, "bin", skin.say("shell-history-delete"), doom),
    ]
    row = InRow(skin, Icon(skin, sign, skin.px(28), colour), words, gap=12)
    if skin.is_phone or skin.large_text:
        foot = ft.Row(buttons, spacing=8, alignment=ft.MainAxisAlignment.END)
        return Card(skin, ft.Column([row, foot], spacing=8, tight=True))
    row.controls += buttons
    return Card(skin, row)


@component
def PastScreen(
    skin: Skin,
    hall: HostFront,
    go: Choose,
    table_id: str,
    table: Callable[[float], ft.Control],
) -> ft.Control:
    """A game of the history: the screen it ended with, below a way back. `table` draws it so much lower."""
    is_open, set_open = ft.use_state(False)
    closed, set_closed = ft.use_state("")

    async def read() -> None:
        try:
            await hall.open_past(table_id)
        except Refused as refused:
            set_closed(refused.reasons[0].code)
        else:
            set_open(True)

    effect(read, [table_id])
    if closed:
        return ClosedScreen(skin, closed, go, is_host=True)
    if not is_open:
        return OpeningScreen(skin)
    return BackScreen(skin, skin.say("shell-history-back"), lambda: go("/history"), table)


def BackScreen(
    skin: Skin, label: str, back: Callable[[], Any], table: Callable[[float], ft.Control]
) -> ft.Control:
    """A table below a way back to the list it came from."""
    tall = skin.px(BAR)
    bar = ft.Container(
        ft.Row([OutlineButton(skin, label, back, icon="arrow-left")]),
        height=tall,
        padding=ft.Padding.symmetric(horizontal=skin.px(20)),
        alignment=ft.Alignment.CENTER_LEFT,
    )
    return ft.Column([bar, ft.Container(table(tall), expand=True)], spacing=0, expand=True)
