"""What is on the table tonight: covers, every table that still runs, history. Host devices only."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from math import ceil
from typing import Any

import flet as ft

from companion.kernel.game import GameCard
from companion.ui.front import HostFront
from companion.ui.kit.boxes import InRow, Stacked
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.icon import Icon
from companion.ui.kit.settings import Settings
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted
from companion.ui.shell.covers import Cover, CoverCard, names_as_large
from companion.ui.shell.everyone import EveryoneHere
from companion.ui.shell.quitting import QuitScreen, QuitSheet
from companion.ui.shell.tables import BesideSheet, TableStrip, short_title
from companion.ui.shell.ways import MoreWays, SmallTools, Tools, WayRow, strip_height
from companion.ui.stage import Desk, GameScreens, TableLine

QUIT = "quit"
"""What is asked when no game is."""

NARROWEST = 150.0
"""Covers that would be narrower, in pixels, stand in two rows."""


@component
def StartScreen(desk: Desk, hall: HostFront, screens_of: Callable[[str], GameScreens]) -> ft.Control:
    """Pick a game. Phones join with one scan."""
    skin, go = desk.skin, desk.go
    is_busy, set_busy = ft.use_state(False)
    is_over, set_over = ft.use_state(False)
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

    question: ft.DialogControl | None = None
    if asked == QUIT and (end := hall.quit):

        def leave() -> None:
            ask("")
            set_over(True)
            end()

        question = QuitSheet(skin, leave, lambda: ask(""))
    elif asked in here:
        question = BesideSheet(
            skin,
            short_title(desk.skin, asked, here[asked].title),
            here[asked].seats[1],
            _running(unfinished, asked),
            hall.leaving(asked),
            open_table=lambda along: open_table(hall.create_beside(asked, along)),
            resume=lambda table_id: go(f"/table/{table_id}"),
            close=lambda: ask(""),
        )
    ft.use_dialog(question)
    if is_over:
        return QuitScreen(skin)
    tools = Tools(desk, tuple(here), screens_of)
    covers = _covers(skin, tuple(here.values()), screens_of)
    now = time.time()
    tables = [
        TableStrip(skin, screens_of(line.game), line, now, partial(go, f"/table/{line.id}"))
        for line in unfinished
    ]
    leaving = (lambda: ask(QUIT)) if hall.quit else None
    head, note = _head(skin, desk.settings, desk.change, leaving), _Local(skin)
    ways = [
        EveryoneHere(desk, tuple(here.values()), hall.create),
        WayRow(skin, "books", skin.say("library-title"), lambda: go("/library")),
        WayRow(skin, "log", skin.say("shell-history"), lambda: go("/history")),
        WayRow(skin, "list", skin.say("organiser-way"), lambda: go("/organiser")),
    ]
    if skin.is_phone or skin.large_text:
        rows = [head, *_Titled(skin, tables), _Cards(skin, covers, opener, 0), *tools, *ways, note]
        return _Page(skin, rows, scrolls=True)
    if tables:
        cards = _Cards(skin, covers, opener, skin.height * 0.37)
        everyone = EveryoneHere(desk, tuple(here.values()), hall.create, is_small=True)
        small, games = MoreWays(desk), SmallTools(desk, tuple(here), screens_of)
        bar = _Bar(skin, _Count(skin, len(tables)), [everyone, *small])
        aside = [ft.Row(games, spacing=skin.px(12), wrap=True)] if games else []
        many = ft.Column(list(tables), spacing=skin.px(10), scroll=ft.ScrollMode.AUTO, expand=True)
        return _Page(skin, [head, cards, bar, many, *aside, note], scrolls=False)
    below = _Below(skin, tools, ways)
    rest = skin.height - skin.px(192) - (strip_height(skin) + skin.px(16)) * len(below)
    cards = _Cards(skin, covers, opener, rest)
    return _Page(skin, [head, cards, *below, note], scrolls=False)


def _Bar(skin: Skin, count: ft.Control, ways: list[ft.Control]) -> ft.Control:
    """How many tables run, and the ways on: beside each other, on an upright page below."""
    if skin.width > skin.height:
        return InRow(skin, count, *ways, gap=12)
    rows = [ft.Row([count]), ft.Row(list(ways), spacing=skin.px(12), wrap=True)]
    return ft.Column(list(rows), spacing=skin.px(10), tight=True)


def _Below(skin: Skin, tools: list[ft.Control], ways: list[ft.Control]) -> list[ft.Control]:
    """Tools and ways below the covers: in one row, or in two with more than one tool."""
    if len(tools) > 1:
        both = (tools, [ft.Container(expand=True), *ways])
        return [InRow(skin, *row, gap=16) for row in both]
    return [InRow(skin, *(tools or [ft.Container(expand=True)]), *ways, gap=16)]


def _running(unfinished: tuple[TableLine, ...], game_id: str) -> tuple[TableLine, ...]:
    """Tables to be told of before this game is opened: those that play, and lobbies of the same game."""
    if not any(line.is_playing for line in unfinished):
        return ()
    return tuple(line for line in unfinished if line.is_playing or line.game == game_id)


def _covers(
    skin: Skin, cards: tuple[GameCard, ...], screens_of: Callable[[str], GameScreens]
) -> tuple[Cover, ...]:
    """Everything that is on the shelf."""
    dressed = ((card, screens_of(card.id)) for card in cards)
    return tuple(
        Cover(card.id, one.accent, one.cover, card.seats, short_title(skin, card.id, card.title))
        for card, one in dressed
    )


def _side(skin: Skin) -> float:
    return skin.px(20 if skin.is_phone else 44)


def _Cards(
    skin: Skin, covers: tuple[Cover, ...], opener: Callable[[str], Callable[[], Any]], most: float
) -> ft.Control:
    """The covers in a row no higher than `most`; below each other on a phone."""
    stacked, gap = skin.is_phone or skin.large_text, skin.px(16)

    def across(columns: int) -> float:
        return (skin.width - 2 * _side(skin) - gap * (columns - 1)) / columns - 0.5

    columns = 1 if skin.is_phone else 2 if stacked else len(covers)
    if not stacked and across(columns) < NARROWEST:
        columns = ceil(len(covers) / 2)
    wide, rows = across(columns), ceil(len(covers) / columns)
    tall = wide * 0.56 if stacked else min(wide * 1.8, (most - gap * (rows - 1)) / rows)
    letters = names_as_large(skin, covers, wide, tall)
    made: list[ft.Control] = [
        CoverCard(skin, cover, wide, tall, opener(cover.id), letters=letters) for cover in covers
    ]
    return ft.Row(made, spacing=gap, run_spacing=gap, wrap=rows > 1)


def _Count(skin: Skin, count: int) -> ft.Control:
    """`Tables still running  3`."""
    return InRow(
        skin,
        Heading(skin, skin.say("shell-tables"), 20, lines=1),
        Muted(skin, str(count), 18, lines=1),
        gap=12,
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


def _Local(skin: Skin) -> ft.Control:
    return InRow(
        skin,
        Icon(skin, "wifi", skin.px(20), skin.palette.good),
        Muted(skin, skin.say("shell-local"), 15, expand=True),
    )


def _head(
    skin: Skin, settings: Settings, change: Callable[[Settings], None], leave: Tap | None
) -> ft.Control:
    words = Stacked(
        skin,
        Heading(skin, skin.say("shell-start"), 26),
        Muted(skin, skin.say("shell-start", "short" if skin.is_phone else "text"), 15.5),
        expand=not skin.is_phone,
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
    door = [IconButton48(skin, "door", skin.say("shell-quit"), leave)] if leave else []
    buttons = [mute, light, larger, *door]
    if skin.is_phone:
        row = ft.Row(buttons, spacing=skin.px(10), alignment=ft.MainAxisAlignment.END)
        return Stacked(skin, row, words)
    return InRow(skin, words, *buttons)
