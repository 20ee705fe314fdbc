"""What the start screen leads to besides the covers: no phones, tools, the library, the history."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.ui.kit.boxes import InRow, Well
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import guarded
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong
from companion.ui.stage import Desk, GameScreens


def strip_height(skin: Skin) -> float:
    """Of a wide card with words in two lines; on an upright page the second line wraps."""
    return skin.px(96 if skin.width < skin.height else 82)


def WayStrip(skin: Skin, content: ft.Control, on_click: Callable[[], Any], *, expand: bool) -> ft.Control:
    """A wide card to tap."""
    face = ft.Container(
        content,
        padding=ft.Padding.symmetric(horizontal=skin.px(18), vertical=skin.px(14)),
        border_radius=skin.px(20),
        height=None if skin.is_phone or skin.large_text else strip_height(skin),
        bgcolor=skin.palette.card,
        border=ft.Border.all(1, skin.palette.outline),
        ink=skin.motion,
        on_click=guarded(on_click),
    )
    return ft.Semantics(content=face, button=True, container=True, expand=expand or None)


def SmallTools(
    desk: Desk, games: tuple[str, ...], screens_of: Callable[[str], GameScreens]
) -> list[ft.Control]:
    """What the games offer without a table, in a line."""
    ways = [
        (
            desk.skin.say(f"{game}-tool-{name}", "icon") or "dice",
            f"{game}-tool-{name}",
            f"/tool/{game}/{name}",
        )
        for game in games
        for name in screens_of(game).tools
    ]
    return _Buttons(desk, ways)


def MoreWays(desk: Desk) -> list[ft.Control]:
    """The library, the history and all tables at once, in a line with other words."""
    return _Buttons(
        desk,
        [
            ("books", "library-title", "/library"),
            ("log", "shell-history", "/history"),
            ("list", "organiser-way", "/organiser"),
        ],
    )


def _Buttons(desk: Desk, ways: list[tuple[str, str, str]]) -> list[ft.Control]:
    return [
        OutlineButton(
            desk.skin, desk.skin.say(text), partial(desk.go, to), icon=icon, filled=desk.skin.palette.card
        )
        for icon, text, to in ways
    ]


def WayRow(skin: Skin, icon: str, title: str, on_click: Callable[[], Any]) -> ft.Control:
    """Something else this screen leads to."""
    words: ft.Control = Strong(skin, title, 17, lines=2 if skin.large_text else 1)
    if skin.is_phone or skin.large_text:
        words = ft.Container(words, expand=1, expand_loose=True)
    row = ft.Row(
        [Icon(skin, icon, skin.px(24)), words],
        spacing=skin.px(12),
        alignment=ft.MainAxisAlignment.CENTER,
        tight=not skin.is_phone,
    )
    return WayStrip(skin, row, on_click, expand=False)


def Tools(desk: Desk, games: tuple[str, ...], screens_of: Callable[[str], GameScreens]) -> list[ft.Control]:
    """What the games here offer without a table."""
    return [
        _Tool(desk, screens_of(game_id).accent, f"{game_id}-tool-{name}", f"/tool/{game_id}/{name}")
        for game_id in games
        for name in screens_of(game_id).tools
    ]


def _Tool(desk: Desk, accent: str, text: str, to: str) -> ft.Control:
    skin = desk.skin
    stacked = skin.is_phone or skin.large_text
    well = Well(skin, skin.say(text, "icon") or "dice", accent, 40, 22)
    said = ft.Column(
        [
            Strong(skin, skin.say(text), 17, lines=2 if skin.large_text else 1),
            Muted(skin, skin.say(text, "text"), 14, lines=2 if skin.width < skin.height else 1),
        ],
        spacing=1,
        tight=True,
        expand=True,
    )
    return WayStrip(skin, InRow(skin, well, said, gap=12), lambda: desk.go(to), expand=not stacked)
