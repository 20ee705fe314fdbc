"""Documents from outside: a file, a pasted text, another host. Every fault is named, nothing is lost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.net.link import Refused
from companion.net.packs import MOST_BYTES
from companion.ui.front import HostFront
from companion.ui.kit.boxes import InRow, Spaced
from companion.ui.kit.deskpage import DeskPage
from companion.ui.kit.drawing import component
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.text import Muted, Strong
from companion.ui.shell.library.picking import FileButton, Paper
from companion.ui.shell.library.result import Found, Second, result
from companion.ui.stage import Desk

SHORT = 20_000
"""A text with faults up to here is put into the field, where they can be mended."""


@component
def ImportScreen(desk: Desk, hall: HostFront) -> ft.Control:
    """Choose a file, paste a text, or fetch what another host shares; look at it; keep it."""
    skin = desk.skin
    text, set_text = ft.use_state("")
    link, set_link = ft.use_state("")
    is_busy, set_busy = ft.use_state(False)
    found, set_found = ft.use_state(Found())

    def look_at(brought: str) -> None:
        try:
            game_id, document = hall.exchange.taken_in(brought)
            set_found(Found(game_id, document))
        except Refused as refused:
            set_found(Found(refused=refused))
            if len(brought) <= SHORT:
                set_text(brought)

    async def fetch() -> None:
        set_busy(True)
        try:
            look_at(await hall.exchange.fetched(link))
        except Refused as refused:
            set_found(Found(refused=refused))
        finally:
            set_busy(False)

    ways = _ways(
        desk,
        _Way(
            desk,
            "file",
            "file",
            [FileButton(desk, hall, look_at, lambda refused: set_found(Found(refused=refused)))],
        ),
        _Way(
            desk,
            "paste",
            "paper",
            [
                Paper(desk, skin.say("library-paste-label"), text, set_text, lines=8),
                Second(desk, "library-check", "list-check", partial(look_at, text) if text.strip() else None),
            ],
        ),
        _Way(
            desk,
            "link",
            "link",
            [
                Paper(desk, skin.say("library-link-label"), link, set_link),
                Second(
                    desk,
                    "library-fetching" if is_busy else "library-fetch",
                    "download",
                    fetch if link.strip() and not is_busy else None,
                ),
            ],
        ),
    )
    is_asking = found == Found()
    body = ways if is_asking else result(desk, hall, found, set_found)
    step = ft.Column(
        body,
        key="ways" if is_asking else "result",
        spacing=skin.px(12),
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return DeskPage(
        desk,
        skin.say("library-import-title"),
        subtitle=skin.say("library-import-title", "text"),
        on_back=(lambda: desk.go("/library")) if is_asking else (lambda: set_found(Found())),
        body=[step],
    )


def _ways(desk: Desk, file: ft.Control, paste: ft.Control, other: ft.Control) -> list[ft.Control]:
    """The three ways: below each other, or with room to spare side by side."""
    skin = desk.skin
    if skin.is_phone or skin.large_text:
        return [file, other, paste]
    left = ft.Column(
        [file, other],
        spacing=skin.px(12),
        tight=True,
        expand=1,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    right = ft.Container(paste, expand=1)
    return [ft.Row([left, right], spacing=skin.px(12), vertical_alignment=ft.CrossAxisAlignment.START)]


def _Way(desk: Desk, name: str, icon: str, controls: Sequence[ft.Control]) -> ft.Control:
    skin = desk.skin
    text = f"library-from-{name}"
    head = InRow(skin, Icon(skin, icon, skin.px(24)), Strong(skin, skin.say(text), 17, expand=True), gap=12)
    return Card(
        skin,
        Spaced(
            skin, head, Muted(skin, skin.say(text, "text", most=MOST_BYTES // 1024), 15), *controls, gap=12
        ),
    )
