"""How much the companion does: one way to use a game is chosen before it starts, drawn large.

A game asks by an option `use`, a `Literal` with the whole game first; its tools, which need no table, stand
below and open at once. The words of a way, and of a tool, are the text `<game>-option-use-<way>`: `text` (one
line), `app` and `you` (a line each), `time` and `effort` (of five), and `play` on the button.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft
from pydantic import BaseModel

from companion import texts
from companion.table.actions import SetOptions
from companion.ui.front import Front
from companion.ui.kit.boxes import START, InRow, Line, Panel, Spaced, Tick
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Choose, Tap, component, part, steady
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.picking import Radio
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted, Strong, Words
from companion.ui.shell.reckoning import TOOL
from companion.ui.stage import GameScreens, Stage

USE: Final = "use"
WHOLE: Final = "whole"
SHEET: Final = "how-much"
EFFORT: Final = 5


def ways_of(options: type[BaseModel]) -> tuple[str, ...]:
    """The ways to use a game, the whole of it first; none where there is but one."""
    info = options.model_fields.get(USE)
    return tuple(info.annotation.__args__) if info is not None and info.annotation is not None else ()


def named(game: str, way: str) -> str:
    """The text of a way."""
    return texts.text_id(f"{game}-option-use-{way}")


def chosen_words(stage: Stage, screens: GameScreens) -> str:
    """For the host: how much it is now; empty where a game is used in one way only."""
    way = stage.table.options.get(USE, WHOLE if screens.tools_here else "")
    return stage.say(named(stage.table.game, way)) if way and stage.table.is_host else ""


def Chosen(stage: Stage, screens: GameScreens) -> list[ft.Control]:
    """The same in the lobby of a phone, and the way to change it."""
    if not (words := chosen_words(stage, screens)):
        return []
    show = partial(stage.open_sheet, SHEET)
    return [OutlineButton(stage.skin, words, show, icon="list-check", filled=stage.skin.palette.card)]


@component
def HowMuch(stage: Stage, screens: GameScreens, hall: Front, close: Tap) -> ft.Control:
    """All ways as equal cards; the button says which one is taken, and leads straight to a tool."""
    skin, table = stage.skin, stage.table
    now = table.options.get(USE, WHOLE)
    picked, pick = ft.use_state(now)
    game = next(game for game in hall.games if game.card.id == table.game)
    may = table.is_host and table.stage == "lobby"

    def take() -> None:
        if picked in screens.tools_here:
            stage.open_sheet(f"{TOOL}{picked}")
            return
        if picked != now:
            stage.send(SetOptions(options={USE: picked}))
        close()

    choose = steady(pick)
    ways = (*(ways_of(game.options) or (WHOLE,)), *screens.tools_here)
    cards = [
        WayCard(skin, named(table.game, way), way, way == picked, choose if may else None) for way in ways
    ]
    words = skin.say(named(table.game, picked), "play")
    button = [MainButton(skin, words, take, icon="check")] if may else []
    return Spaced(
        skin,
        Heading(skin, skin.say("shell-how-much"), 28),
        Muted(skin, skin.say("shell-how-much", "text"), 16),
        *cards,
        *button,
        gap=12,
    )


@part
def WayCard(skin: Skin, text: str, way: str, is_on: bool, pick: Choose | None) -> ft.Control:
    """One way: what the app does, what the people do, how long a phone is in the hand."""
    accent = skin.look.accent
    title, line = skin.say(text), skin.say(text, "text")
    lead = Tick(skin, accent, 28) if is_on else Radio(skin, is_on, accent)
    time = skin.say(text, "time")
    sides = ft.Row(
        [
            _Side(skin, skin.say("shell-how-much-app"), skin.say(text, "app"), "check", skin.palette.good),
            _Side(skin, skin.say("shell-how-much-you"), skin.say(text, "you"), "hand", skin.palette.muted),
        ],
        spacing=skin.px(12),
        vertical_alignment=START,
        wrap=skin.large_text,
    )
    content = Spaced(
        skin, Line(skin, title, line, lead=lead), sides, _Time(skin, time, int(skin.say(text, "effort")))
    )
    label = f"{title}. {line} {time}"
    return Panel(
        skin, content, on_click=partial(pick, way) if pick else None, label=label, selected=is_on, padding=16
    )


def _Side(skin: Skin, title: str, lines: str, icon: str, colour: str) -> ft.Control:
    rows = [
        ft.Row(
            [
                Icon(skin, icon, skin.size(16) * 1.1, colour),
                Words(skin, line, 15, family=TEXT_600, expand=True),
            ],
            spacing=skin.px(8),
            vertical_alignment=START,
        )
        for line in lines.splitlines()
    ]
    head = Strong(skin, title, 14, colour=skin.palette.muted)
    return ft.Container(Spaced(skin, head, *rows, gap=6), expand=not skin.large_text)


def _Time(skin: Skin, words: str, effort: int) -> ft.Control:
    """Five steps and the same in words."""
    palette = skin.palette
    steps = [
        ft.Container(
            width=skin.px(18),
            height=skin.px(7),
            border_radius=skin.px(4),
            bgcolor=palette.text if step < effort else palette.outline,
        )
        for step in range(EFFORT)
    ]
    said = Words(skin, words, 14, colour=palette.muted, family=TEXT_600, expand=True, align=ft.TextAlign.END)
    return InRow(skin, Icon(skin, "phone", skin.px(20), palette.muted), *steps, said, gap=5)
