"""What is on the table tonight: covers, the table to take up again, history. Host devices only."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion import texts
from companion.ui.parts.buttons import IconButton48
from companion.ui.parts.guard import component, guarded
from companion.ui.parts.icon import Icon
from companion.ui.parts.log import age
from companion.ui.parts.seats import SeatMark
from companion.ui.parts.text import Heading, Muted, Strong
from companion.ui.screens.covers import COVERS, Cover, CoverCard
from companion.ui.stage import Desk, GameScreens, Settings, TableLine
from companion.ui.theme import INK, Skin


def Strip(skin: Skin, content: ft.Control, on_click: Callable[[], Any], *, expand: bool) -> ft.Control:
    """A wide card to tap."""
    face = ft.Container(
        content,
        padding=ft.Padding.symmetric(horizontal=skin.px(18), vertical=skin.px(14)),
        border_radius=skin.px(20),
        height=None if skin.is_phone or skin.large_text else skin.px(82),
        bgcolor=skin.palette.card,
        border=ft.Border.all(1, skin.palette.outline),
        ink=skin.motion,
        on_click=guarded(on_click),
    )
    return ft.Semantics(content=face, button=True, container=True, expand=expand or None)


def ResumeStrip(skin: Skin, line: TableLine, on_click: Callable[[], Any]) -> ft.Control:
    """The table that was left standing, with its seats as marks."""
    palette = skin.palette
    state = texts.say(
        "shell-resume-playing" if line.is_playing else "shell-resume-lobby",
        title=line.title,
        round=line.round,
        age=age(time.time(), line.touched, attribute="ago"),
    )
    play = ft.Container(
        Icon(skin, "play", skin.px(26), INK),
        width=skin.px(48),
        height=skin.px(48),
        border_radius=skin.px(14),
        bgcolor=palette.good if skin.is_dark else "#5FD38D",
        alignment=ft.Alignment.CENTER,
    )
    words = ft.Column(
        [Strong(skin, texts.say("shell-resume"), 18, lines=1), Muted(skin, state, 15.5, lines=2)],
        spacing=skin.px(3),
        tight=True,
        expand=True,
    )
    stacked = skin.is_phone or skin.large_text
    marks = [] if stacked else [SeatMark(skin, seat.colour, skin.px(22)) for seat in line.seats]
    row = ft.Row([play, words, *marks], spacing=skin.px(14))
    return Strip(skin, row, on_click, expand=not stacked)


@component
def StartScreen(desk: Desk, hall: Any, screens_of: Callable[[str], GameScreens]) -> ft.Control:
    """Pick a game. Phones join with one scan."""
    skin, go = desk.skin, desk.go
    is_busy, set_busy = ft.use_state(False)
    here = {game.card.id: game.card for game in hall.games}
    titles = {cover.id for cover in COVERS}
    covers = [
        *COVERS,
        *(Cover(card.id, "#A9B8C7", card.seats) for card in here.values() if card.id not in titles),
    ]

    async def open_table(game_id: str) -> None:
        if is_busy:
            return
        set_busy(True)
        try:
            go(f"/table/{await hall.create(game_id)}")
        finally:
            set_busy(False)

    def opener(game_id: str) -> Callable[[], Any] | None:
        return (lambda: open_table(game_id)) if game_id in here else None

    stacked = skin.is_phone or skin.large_text
    side, gap = skin.px(20 if skin.is_phone else 44), skin.px(16)
    columns = 1 if skin.is_phone else 2 if stacked else len(covers)
    wide = (skin.width - 2 * side - gap * (columns - 1)) / columns - 0.5
    tools = _Tools(desk, tuple(here), screens_of)
    unfinished = hall.unfinished()[: 3 if stacked else 1]
    above_last = bool(tools and unfinished) and not stacked
    tall = wide * 0.56 if stacked else min(wide * 1.8, skin.height - skin.px(388 if above_last else 290))
    cards = ft.Row(
        [CoverCard(skin, cover, wide, tall, opener(cover.id), focused=cover.id in here) for cover in covers],
        spacing=gap,
        run_spacing=gap,
        wrap=stacked,
    )
    resume = [ResumeStrip(skin, line, partial(go, f"/table/{line.id}")) for line in unfinished]
    library = _Way(skin, "books", texts.say("library-title"), lambda: go("/library"))
    history = _Way(skin, "log", texts.say("shell-history"), lambda: go("/history"))
    head, note = _head(skin, desk.settings, desk.change), _Local(skin)
    if stacked:
        rows = [head, *resume, cards, *tools, library, history, note]
    else:
        first = resume or tools or [ft.Container(expand=True)]
        row = [ft.Row(tools, spacing=gap)] if above_last else []
        rows = [head, cards, *row, ft.Row([*first, library, history], spacing=gap), note]
    body = ft.Column(
        rows,
        spacing=skin.px(14),
        scroll=ft.ScrollMode.AUTO if stacked else None,
        alignment=ft.MainAxisAlignment.START if stacked else ft.MainAxisAlignment.SPACE_BETWEEN,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    above = 12 if skin.is_phone else skin.px(24)
    return ft.SafeArea(
        ft.Container(body, padding=ft.Padding.symmetric(horizontal=side, vertical=above), expand=True),
        expand=True,
    )


def _Way(skin: Skin, icon: str, title: str, on_click: Callable[[], Any]) -> ft.Control:
    """Something else this screen leads to."""
    row = ft.Row(
        [Icon(skin, icon, skin.px(24)), Strong(skin, title, 17, lines=1)],
        spacing=skin.px(12),
        alignment=ft.MainAxisAlignment.CENTER,
        tight=not skin.is_phone,
    )
    return Strip(skin, row, on_click, expand=False)


def _Tools(desk: Desk, games: tuple[str, ...], screens_of: Callable[[str], GameScreens]) -> list[ft.Control]:
    """What the games here offer without a table."""
    return [
        _Tool(desk, screens_of(game_id).accent, f"{game_id}-tool-{name}", f"/tool/{game_id}/{name}")
        for game_id in games
        for name in screens_of(game_id).tools
    ]


def _Tool(desk: Desk, accent: str, text: str, to: str) -> ft.Control:
    skin = desk.skin
    stacked = skin.is_phone or skin.large_text
    well = ft.Container(
        Icon(skin, texts.say(text, "icon") or "dice", skin.px(22), INK),
        width=skin.px(40),
        height=skin.px(40),
        border_radius=skin.px(12),
        bgcolor=accent,
        alignment=ft.Alignment.CENTER,
    )
    said = ft.Column(
        [Strong(skin, texts.say(text), 17, lines=1), Muted(skin, texts.say(text, "text"), 14, lines=1)],
        spacing=1,
        tight=True,
        expand=True,
    )
    return Strip(skin, ft.Row([well, said], spacing=skin.px(12)), lambda: desk.go(to), expand=not stacked)


def _Local(skin: Skin) -> ft.Control:
    return ft.Row(
        [
            Icon(skin, "wifi", skin.px(20), skin.palette.good),
            Muted(skin, texts.say("shell-local"), 15, expand=True),
        ],
        spacing=skin.px(10),
    )


def _head(skin: Skin, settings: Settings, change: Callable[[Settings], None]) -> ft.Control:
    words = ft.Column(
        [
            Heading(skin, texts.say("shell-start"), 26),
            Muted(skin, texts.say("shell-start", "text"), 15.5),
        ],
        spacing=skin.px(4),
        tight=True,
        expand=True,
    )
    mute = IconButton48(
        skin,
        "mute" if settings.muted else "speaker",
        texts.say("shell-unmute" if settings.muted else "shell-mute"),
        lambda: change(replace(settings, muted=not settings.muted)),
    )
    light = IconButton48(
        skin,
        "sun" if skin.is_dark else "moon",
        texts.say("shell-light" if skin.is_dark else "shell-dark"),
        lambda: change(replace(settings, theme="light" if skin.is_dark else "dark")),
    )
    larger = IconButton48(
        skin,
        "text-size",
        texts.say("shell-text-normal" if settings.large_text else "shell-text-large"),
        lambda: change(replace(settings, large_text=not settings.large_text)),
    )
    return ft.Row([words, mute, light, *([] if skin.is_phone else [larger])], spacing=skin.px(10))
