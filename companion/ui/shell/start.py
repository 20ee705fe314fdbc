"""What is on the table tonight: covers, every table that still runs, history. Host devices only."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.kernel.game import GameCard
from companion.ui.front import Front
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK
from companion.ui.kit.settings import Settings
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted, Strong
from companion.ui.shell.covers import Cover, CoverCard
from companion.ui.shell.tables import BesideSheet, TableStrip, short_title
from companion.ui.stage import Desk, GameScreens, TableLine


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


@component
def StartScreen(desk: Desk, hall: Front, screens_of: Callable[[str], GameScreens]) -> ft.Control:
    """Pick a game. Phones join with one scan."""
    skin, go = desk.skin, desk.go
    is_busy, set_busy = ft.use_state(False)
    asked, ask = ft.use_state("")
    here = {game.card.id: game.card for game in hall.games}
    unfinished: tuple[TableLine, ...] = hall.unfinished()

    async def open_table(opening: Awaitable[str]) -> None:
        set_busy(True)
        ask("")
        try:
            go(f"/table/{await opening}")
        finally:
            set_busy(False)

    async def picked(game_id: str) -> None:
        """A cover was tapped: open it, unless something has to be said before."""
        along = hall.leaving(game_id)
        if _running(unfinished, game_id) or (along and along.stage != "lobby"):
            ask(game_id)
        elif not is_busy:
            await open_table(hall.create(game_id))

    def opener(game_id: str) -> Callable[[], Any]:
        return lambda: picked(game_id)

    question = None
    if asked in here:
        question = BesideSheet(
            skin,
            short_title(asked, here[asked].title),
            here[asked].seats[1],
            _running(unfinished, asked),
            hall.leaving(asked),
            open_table=lambda along: open_table(hall.create_beside(asked, along)),
            resume=lambda table_id: go(f"/table/{table_id}"),
            close=lambda: ask(""),
        )
    ft.use_dialog(question)
    tools = _Tools(desk, tuple(here), screens_of)
    covers = _covers(tuple(here.values()), screens_of)
    now = time.time()
    tables = [
        TableStrip(skin, screens_of(line.game), line, now, partial(go, f"/table/{line.id}"))
        for line in unfinished
    ]
    head, note = _head(skin, desk.settings, desk.change), _Local(skin)
    ways = [
        _Way(skin, "books", skin.say("library-title"), lambda: go("/library")),
        _Way(skin, "log", skin.say("shell-history"), lambda: go("/history")),
    ]
    if skin.is_phone or skin.large_text:
        rows = [head, *_Titled(skin, tables), _Cards(skin, covers, opener, 0), *tools, *ways, note]
        return _Page(skin, rows, scrolls=True)
    if tables:
        cards = _Cards(skin, covers, opener, skin.height * 0.37)
        bar = ft.Row([_Count(skin, len(tables)), *_small(desk, tuple(here), screens_of)], spacing=skin.px(12))
        many = ft.Column(list(tables), spacing=skin.px(10), scroll=ft.ScrollMode.AUTO, expand=True)
        return _Page(skin, [head, cards, bar, many, note], scrolls=False)
    cards = _Cards(skin, covers, opener, skin.height - skin.px(290))
    first = tools or [ft.Container(expand=True)]
    return _Page(skin, [head, cards, ft.Row([*first, *ways], spacing=skin.px(16)), note], scrolls=False)


def _running(unfinished: tuple[TableLine, ...], game_id: str) -> tuple[TableLine, ...]:
    """Tables to be told of before this game is opened: those that play, and lobbies of the same game."""
    if not any(line.is_playing for line in unfinished):
        return ()
    return tuple(line for line in unfinished if line.is_playing or line.game == game_id)


def _covers(cards: tuple[GameCard, ...], screens_of: Callable[[str], GameScreens]) -> tuple[Cover, ...]:
    """Everything that is on the shelf."""
    dressed = ((card, screens_of(card.id)) for card in cards)
    return tuple(
        Cover(card.id, one.accent, one.cover, card.seats, short_title(card.id, card.title))
        for card, one in dressed
    )


def _side(skin: Skin) -> float:
    return skin.px(20 if skin.is_phone else 44)


def _Cards(
    skin: Skin, covers: tuple[Cover, ...], opener: Callable[[str], Callable[[], Any]], most: float
) -> ft.Control:
    """The covers in a row no higher than `most`; below each other on a phone."""
    stacked, gap = skin.is_phone or skin.large_text, skin.px(16)
    columns = 1 if skin.is_phone else 2 if stacked else len(covers)
    wide = (skin.width - 2 * _side(skin) - gap * (columns - 1)) / columns - 0.5
    tall = wide * 0.56 if stacked else min(wide * 1.8, most)
    made: list[ft.Control] = []
    for cover in covers:
        open_it = opener(cover.id)
        made.append(CoverCard(skin, cover, wide, tall, open_it, focused=open_it is not None))
    return ft.Row(made, spacing=gap, run_spacing=gap, wrap=stacked)


def _Count(skin: Skin, count: int) -> ft.Control:
    """`Tables still running  3`."""
    return ft.Row(
        [
            Heading(skin, skin.say("shell-tables"), 20, lines=1),
            Muted(skin, str(count), 18, lines=1),
        ],
        spacing=skin.px(12),
        expand=True,
    )


def _Titled(skin: Skin, tables: list[ft.Control]) -> list[ft.Control]:
    return [_Count(skin, len(tables)), *tables] if tables else []


def _Page(skin: Skin, rows: list[ft.Control], *, scrolls: bool) -> ft.Control:
    body = ft.Column(
        rows,
        spacing=skin.px(14),
        scroll=ft.ScrollMode.AUTO if scrolls else None,
        alignment=ft.MainAxisAlignment.START if scrolls else ft.MainAxisAlignment.SPACE_BETWEEN,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    above = 12 if skin.is_phone else skin.px(24)
    return ft.SafeArea(
        ft.Container(body, padding=ft.Padding.symmetric(horizontal=_side(skin), vertical=above), expand=True),
        expand=True,
    )


def _small(desk: Desk, games: tuple[str, ...], screens_of: Callable[[str], GameScreens]) -> list[ft.Control]:
    """What the games offer without a table, the library and the history, in a line with other words."""
    ways = [
        (
            desk.skin.say(f"{game}-tool-{name}", "icon") or "dice",
            f"{game}-tool-{name}",
            f"/tool/{game}/{name}",
        )
        for game in games
        for name in screens_of(game).tools
    ]
    ways += [("books", "library-title", "/library"), ("log", "shell-history", "/history")]
    return [
        OutlineButton(
            desk.skin, desk.skin.say(text), partial(desk.go, to), icon=icon, filled=desk.skin.palette.card
        )
        for icon, text, to in ways
    ]


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
        Icon(skin, skin.say(text, "icon") or "dice", skin.px(22), INK),
        width=skin.px(40),
        height=skin.px(40),
        border_radius=skin.px(12),
        bgcolor=accent,
        alignment=ft.Alignment.CENTER,
    )
    said = ft.Column(
        [
            Strong(skin, skin.say(text), 17, lines=1),
            Muted(skin, skin.say(text, "text"), 14, lines=1),
        ],
        spacing=1,
        tight=True,
        expand=True,
    )
    return Strip(skin, ft.Row([well, said], spacing=skin.px(12)), lambda: desk.go(to), expand=not stacked)


def _Local(skin: Skin) -> ft.Control:
    return ft.Row(
        [
            Icon(skin, "wifi", skin.px(20), skin.palette.good),
            Muted(skin, skin.say("shell-local"), 15, expand=True),
        ],
        spacing=skin.px(10),
    )


def _head(skin: Skin, settings: Settings, change: Callable[[Settings], None]) -> ft.Control:
    words = ft.Column(
        [
            Heading(skin, skin.say("shell-start"), 26),
            Muted(skin, skin.say("shell-start", "short" if skin.is_phone else "text"), 15.5),
        ],
        spacing=skin.px(4),
        tight=True,
        expand=True,
    )
    mute = IconButton48(
        skin,
        "mute" if settings.muted else "speaker",
        skin.say("shell-unmute" if settings.muted else "shell-mute"),
        lambda: change(replace(settings, muted=not settings.muted)),
    )
    light = IconButton48(
        skin,
        "sun" if skin.is_dark else "moon",
        skin.say("shell-light" if skin.is_dark else "shell-dark"),
        lambda: change(replace(settings, theme="light" if skin.is_dark else "dark")),
    )
    larger = IconButton48(
        skin,
        "text-size",
        skin.say("shell-text-normal" if settings.large_text else "shell-text-large"),
        lambda: change(replace(settings, large_text=not settings.large_text)),
    )
    return ft.Row([words, mute, light, larger], spacing=skin.px(10))
