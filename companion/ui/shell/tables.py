"""Every table that still runs, for the start screen, and what is asked before another one opens beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.ui.kit import when
from companion.ui.kit.boxes import InRow, Stacked, Together
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.fonts import DISPLAY_600, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.palette import INK
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sheets import Sheet
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Heading, Muted, Strong, Words
from companion.ui.stage import GameScreens, TableLine

MARKS = 6
LONGEST = 26
"""Letters that fit on a button of a phone."""


def state_words(skin: Skin, now: float, line: TableLine) -> str:
    """`playing, since 20:10`, `asleep since Saturday`, `in the lobby, since 20:10`."""
    if line.stage == "lobby":
        return skin.say("shell-table-lobby", since=when.since(skin, now, line.since))
    if line.is_awake:
        return skin.say("shell-table-playing", since=when.since(skin, now, line.since))
    return skin.say("shell-table-asleep", since=when.since(skin, now, line.touched))


def round_words(skin: Skin, line: TableLine) -> str:
    """`Round 4`; nothing before the first."""
    return skin.say("shell-round", n=line.round) if line.is_playing and line.round else ""


def short_title(skin: Skin, game_id: str, title: str) -> str:
    """As on its cover."""
    cover = f"{game_id}-cover"
    return skin.say(cover) if skin.language.has(cover) else title


def names_of(line: TableLine) -> str:
    """Everybody's name."""
    return ", ".join(seat.name for seat in line.seats)


def TableStrip(skin: Skin, game: GameScreens, line: TableLine, now: float, resume: Tap) -> ft.Control:
    """One table: its game, who sits there, its code, how far it is, since when, and the way back to it."""
    well = ft.Container(
        Icon(skin, game.icon, skin.px(22), INK),
        width=skin.px(40),
        height=skin.px(40),
        border_radius=skin.px(12),
        bgcolor=game.accent,
        alignment=ft.Alignment.CENTER,
    )
    marks = Together(skin, *(SeatMark(skin, seat.colour, skin.px(17)) for seat in line.seats[:MARKS]))
    button = _Resume(skin, line, resume)
    draw = (
        _Stacked if skin.is_phone or skin.large_text else _OnOneLine if skin.device == "tv" else _OnTwoLines
    )
    content = draw(skin, line, now, well, marks, button)
    return Card(skin, content, padding=8 if draw is _OnOneLine else 12)


def _Resume(skin: Skin, line: TableLine, resume: Tap) -> ft.Control:
    words = skin.say("shell-resume-table")
    button = (
        MainButton(skin, words, resume, colour="#5FD38D", icon="play", height=48)
        if line.is_awake
        else ft.Row(
            [OutlineButton(skin, words, resume, icon="play", filled=skin.palette.raised, expand=True)]
        )
    )
    return ft.Container(button, width=None if skin.is_phone or skin.large_text else skin.px(150))


def _Since(skin: Skin, line: TableLine, now: float, before: str = "") -> ft.Control:
    colour = skin.palette.good if line.is_awake else skin.palette.faint
    dot = ft.Container(width=skin.px(9), height=skin.px(9), shape=ft.BoxShape.CIRCLE, bgcolor=colour)
    words = Muted(skin, " · ".join(filter(None, (before, state_words(skin, now, line)))), 15)
    return InRow(skin, dot, ft.Container(words, expand_loose=True, expand=1), gap=8)


def _Code(skin: Skin, line: TableLine) -> ft.Control:
    return Words(skin, line.code, 17, family=DISPLAY_600, line=1.0, spacing=1)


def _OnOneLine(
    skin: Skin, line: TableLine, now: float, well: ft.Control, marks: ft.Control, button: ft.Control
) -> ft.Control:
    people = InRow(skin, marks, Muted(skin, names_of(line), 16, lines=1, expand=True), gap=12)
    return InRow(
        skin,
        well,
        ft.Container(Strong(skin, short_title(skin, line.game, line.title), 17, lines=1), width=skin.px(168)),
        ft.Container(people, expand=5),
        ft.Container(_Code(skin, line), width=skin.px(76)),
        ft.Container(Words(skin, round_words(skin, line), 16, family=TEXT_600, lines=1), width=skin.px(88)),
        ft.Container(_Since(skin, line, now), expand=3),
        button,
        gap=14,
    )


def _OnTwoLines(
    skin: Skin, line: TableLine, now: float, well: ft.Control, marks: ft.Control, button: ft.Control
) -> ft.Control:
    left = Stacked(
        skin,
        Strong(skin, short_title(skin, line.game, line.title), 17, lines=1),
        ft.Row([marks, Muted(skin, names_of(line), 15, lines=1, expand=True)]),
        expand=5,
    )
    right = Stacked(
        skin,
        InRow(skin, _Code(skin, line), Words(skin, round_words(skin, line), 15, family=TEXT_600), gap=12),
        _Since(skin, line, now),
        expand=4,
    )
    return InRow(skin, well, left, right, button, gap=14)


def _Stacked(
    skin: Skin, line: TableLine, now: float, well: ft.Control, marks: ft.Control, button: ft.Control
) -> ft.Control:
    head = ft.Row(
        [
            well,
            Strong(skin, short_title(skin, line.game, line.title), 17, lines=2, expand=True),
            _Code(skin, line),
        ],
        spacing=12,
    )
    people = ft.Row([marks, Muted(skin, names_of(line), 15, lines=2, expand=True)], spacing=10)
    return ft.Column(
        [head, people, _Since(skin, line, now, round_words(skin, line)), button],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def BesideSheet(
    skin: Skin,
    title: str,
    most: int,
    running: tuple[TableLine, ...],
    along: TableLine | None,
    *,
    open_table: Callable[[str], Any],
    resume: Callable[[str], Any],
    close: Tap,
) -> ft.BottomSheet:
    """Before a game is opened: what still runs, and whether the people of the last table come along."""
    content: list[ft.Control] = [Heading(skin, skin.say("shell-beside", title=title), 24)]
    content += [Body(skin, _runs(skin, line), colour=skin.palette.muted) for line in running]
    if running:
        content.append(Body(skin, skin.say("shell-beside", "text", count=len(running))))
    if along is not None:
        content += _Along(skin, title, most, along, open_table)
    empty = skin.say("shell-beside-open" if running else "shell-beside-empty", count=len(running))
    if along is None:
        content.append(MainButton(skin, empty, lambda: open_table(""), colour="#EEF2F6", icon="plus-thin"))
    else:
        content.append(OutlineButton(skin, empty, lambda: open_table(""), icon="plus-thin", height=52))
    content += [
        OutlineButton(
            skin,
            skin.say("shell-beside-resume", title=short_title(skin, line.game, line.title), code=line.code),
            partial(resume, line.id),
            icon="play",
            height=52,
        )
        for line in running
    ]
    content.append(OutlineButton(skin, skin.say("shell-rather-not"), close, height=52))
    return Sheet(skin, content, close, tall=len(running) > 2)


def _runs(skin: Skin, line: TableLine) -> str:
    return skin.say(
        "shell-beside-runs" if line.is_playing else "shell-beside-waits",
        title=short_title(skin, line.game, line.title),
        code=line.code,
        names=names_of(line),
        round=line.round,
    )


def _Along(
    skin: Skin, title: str, most: int, along: TableLine, open_table: Callable[[str], Any]
) -> list[ft.Control]:
    """One tap takes everybody; who would have no place is named before."""
    names = tuple(seat.name for seat in along.seats)
    taken, left_out = names[:most], names[most:]
    made: list[ft.Control] = []
    if left_out:
        said = skin.say("shell-along-left-out", title=title, n=most, names=skin.language.listed(left_out))
        made.append(Body(skin, said, colour=skin.palette.muted))
    label = skin.say("shell-along", names=skin.language.listed(taken))
    if len(label) > LONGEST and skin.is_phone:
        made.append(Body(skin, skin.language.listed(taken)))
        label = skin.say("shell-along-all", n=len(taken))
    made.append(MainButton(skin, label, lambda: open_table(along.id), colour="#5FD38D", icon="people"))
    return made
