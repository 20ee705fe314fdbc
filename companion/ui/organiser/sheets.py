"""What the organiser is asked from below: a table, a gate, a clock, a message, another device."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.net.overview import Row
from companion.table.orders import LONGEST_MESSAGE
from companion.ui.kit.boxes import InRow, Spaced, Wrapped
from companion.ui.kit.buttons import MainButton, OutlineButton, WideButton
from companion.ui.kit.drawing import Choose, component
from companion.ui.kit.field import Field
from companion.ui.kit.layout import Card
from companion.ui.kit.picking import Toggle
from companion.ui.kit.qr import QrCode
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import StepRow
from companion.ui.kit.text import CENTER, Body, Heading, Muted, Strong
from companion.ui.organiser.bars import ACCENT
from companion.ui.organiser.words import Told

MINUTES = (1, 3, 5, 10, 15, 30)


def AboutTable(
    skin: Skin,
    row: Row,
    told: Told,
    ask: Choose,
    watch: Callable[[], Any],
    answer: Callable[[], Any],
    way: str = "",
) -> list[ft.Control]:
    """Everything about one table; `way`: to the other host that may show it."""
    made: list[ft.Control] = [
        Heading(skin, skin.say("organiser-row", number=row.number, title=told.title), 24),
        Muted(skin, " · ".join(filter(None, (row.code, told.round, told.phase, told.doing)))),
    ]
    if row.trouble == "calls":
        words = skin.say("organiser-table-answer")
        made.append(MainButton(skin, words, answer, colour=skin.palette.good, icon="check"))
    look: ft.Control = WideButton(skin, skin.say("organiser-table-screen"), watch, icon="tv")
    if way:
        words = skin.say("organiser-table-screen")
        link = OutlineButton(skin, words, None, icon="tv", url=way, height=52, expand=True)
        look = ft.Row([link])
    made += [
        look,
        WideButton(skin, skin.say("organiser-table-say"), partial(ask, f"say:{row.id}"), icon="megaphone"),
    ]
    if row.stage == "lobby":
        sheet = f"/organiser/sheets?tables={row.id}"
        button = OutlineButton(
            skin, skin.say("organiser-table-sheet"), None, icon="qr", url=sheet, height=52, expand=True
        )
        made.append(ft.Row([button]))
    if row.stage in ("lobby", "playing"):
        end = OutlineButton(
            skin,
            skin.say("organiser-table-close"),
            partial(ask, f"close:{row.id}"),
            icon="flag",
            colour=skin.palette.bad,
            height=52,
            expand=True,
        )
        made.append(ft.Row([end]))
    return made


@component
def GateSheet(skin: Skin, first: int, shut: Callable[[int, bool], Any]) -> ft.Control:
    """After which round everybody waits, and who opens."""
    after, set_after = ft.use_state(first)
    by_itself, set_by_itself = ft.use_state(True)
    said = skin.say("organiser-gate-auto")
    auto = InRow(
        skin, Strong(skin, said, 16, expand=True), Toggle(skin, by_itself, set_by_itself, said), gap=12
    )
    return _sheet(
        skin,
        Heading(skin, skin.say("organiser-gate-set"), 24),
        Muted(skin, skin.say("organiser-gate-set", "text")),
        Card(skin, StepRow(skin, skin.say("organiser-gate-round"), after, 0, 30, set_after), padding=12),
        Card(skin, auto, padding=12),
        MainButton(
            skin,
            skin.say("organiser-gate-shut"),
            lambda: shut(after, by_itself),
            colour=ACCENT,
            icon="gate",
        ),
    )


@component
def BellSheet(skin: Skin, is_running: bool, start: Callable[[int], Any]) -> ft.Control:
    """How many minutes."""
    minutes, set_minutes = ft.use_state(10)
    quick = [
        OutlineButton(skin, str(one), partial(set_minutes, one), filled=skin.palette.raised)
        for one in MINUTES
    ]
    away = [WideButton(skin, skin.say("organiser-bell-away"), lambda: start(0), icon="cross")]
    return _sheet(
        skin,
        Heading(skin, skin.say("organiser-bell"), 24),
        Muted(skin, skin.say("organiser-bell", "text")),
        Wrapped(skin, *quick),
        Card(
            skin, StepRow(skin, skin.say("organiser-bell-minutes"), minutes, 1, 60, set_minutes), padding=12
        ),
        MainButton(
            skin, skin.say("organiser-bell-start"), lambda: start(minutes * 60), colour=ACCENT, icon="bell"
        ),
        *(away if is_running else []),
    )


@component
def SaySheet(skin: Skin, row: Row, send: Callable[[str], Any]) -> ft.Control:
    """A message to one table."""
    text, set_text = ft.use_state("")
    return _sheet(
        skin,
        Heading(skin, skin.say("organiser-message-table", number=row.number), 24),
        Field(
            skin,
            skin.say("organiser-message"),
            text,
            set_text,
            longest=LONGEST_MESSAGE,
            is_sentence=True,
            autofocus=True,
        ),
        MainButton(
            skin,
            skin.say("organiser-send-table", number=row.number),
            (lambda: send(text)) if text.strip() else None,
            colour=ACCENT,
            icon="megaphone",
        ),
    )


def DeviceSheet(skin: Skin, link: str) -> list[ft.Control]:
    """The organiser's own QR code."""
    size = min(skin.px(260), skin.width - 80)
    return [
        Heading(skin, skin.say("organiser-device"), 24),
        Body(skin, skin.say("organiser-device", "text"), colour=skin.palette.muted),
        ft.Row([QrCode(skin, link, size)], alignment=ft.MainAxisAlignment.CENTER),
        Muted(skin, link, 14, align=CENTER),
    ]


def _sheet(skin: Skin, *controls: ft.Control) -> ft.Control:
    return Spaced(skin, *controls, gap=14)
