"""Plain screens that draw any game whole from its view, so that a game without pictures is playable."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import flet as ft

from companion.kernel.action import Action
from companion.kernel.game import AnyGame
from companion.kernel.view import GameView
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.drawing import component, part
from companion.ui.kit.layout import Scrolling
from companion.ui.kit.log import LogLineRow
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.palette import seat_colour
from companion.ui.kit.seats import SeatMark, WaitingStrip
from companion.ui.kit.shared import SharedPage
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted, SectionTitle, Strong
from companion.ui.shell.plain.choices import ChoiceCard, can_be_asked, models_of
from companion.ui.shell.plain.parts import Countdown, Facts, HeldCard, Sealed, SeatFigures
from companion.ui.shell.plain.words import Speech, facts_of, tables_of
from companion.ui.stage import GameScreens, Stage

Models = Mapping[str, type[Action]]
BOARD = 0.6
"""How much of the width the board takes; what happened stands beside it."""


def speech_of(stage: Stage) -> Speech:
    """The words of this game at this table."""
    names = tuple((str(line.seat), line.name) for line in stage.table.seats)
    return Speech(stage.skin.language, stage.table.game, names)


@part
def Waiting(skin: Skin, people: tuple[tuple[str, str], ...], waiting: tuple[str, ...]) -> ft.Control:
    """Whom the table waits for, in a sentence."""
    late = skin.language.listed(name for seat, name in people if seat in waiting)
    words = skin.say("shell-plain-waiting", names=late, count=len(waiting)) if waiting else ""
    return Muted(skin, words)


def _board(stage: Stage, view: GameView, speech: Speech) -> list[ft.Control]:
    """What everybody sees: the countdown, facts, a line a seat."""
    skin, timer = stage.skin, stage.table.timer
    facts = facts_of(view, speech, mine=False)
    return [
        *([Countdown(skin, timer, stage.clock, speech.of("timer", timer.name))] if timer else []),
        *([Facts(skin, facts)] if facts else []),
        *(SeatFigures(skin, one, stage.table.seats) for one in tables_of(view, speech)),
    ]


@component
def PlainSeat(stage: Stage, models: Models) -> ft.Control:
    """My cards, what I sealed, my choices, and what everybody sees."""
    view, table, skin, me = stage.frame.view, stage.table, stage.skin, stage.me
    if view is None:
        return ft.Container()
    speech = speech_of(stage)
    colour = seat_colour(me.colour, skin.palette) if me else ""
    held = [
        HeldCard.keyed(at)(skin, at, view.my_face, speech, colour, stage.hold, stage.cover)
        for at in view.my_looks
    ]
    own = facts_of(view, speech, mine=True)
    cards = [
        ChoiceCard.keyed(one.do)(skin, one, models.get(one.do), speech, colour, stage.send)
        for one in view.choices
        if can_be_asked(one, models.get(one.do))
    ]
    return SeatPage(
        stage,
        title=_title(stage, speech),
        subtitle=skin.say("shell-round", n=view.round) if view.round else "",
        body=[
            *held,
            *([Sealed(skin, own, colour, me.colour if me else "")] if own else []),
            *(cards or ([] if table.stage == "over" else [Muted(skin, skin.say("shell-plain-nothing"))])),
            *_board(stage, view, speech),
        ],
        notes=[Waiting(skin, speech.names, view.waiting_for)] if view.waiting_for else [],
    )


def _title(stage: Stage, speech: Speech) -> str:
    """The phase, or at the end who won."""
    table, view = stage.table, stage.frame.view
    if table.stage != "over":
        return speech.of("phase", view.phase) if view else ""
    if not table.winners:
        return stage.skin.say("shell-plain-nobody-won")
    names = stage.skin.language.listed(stage.names.get(seat, seat) for seat in table.winners)
    return stage.skin.say("shell-plain-won", names=names, count=len(table.winners))


@component
def PlainShared(stage: Stage) -> ft.Control:
    """Phase or winners, whom we wait for, what everybody sees, what happened."""
    skin, view, table, speech = stage.skin, stage.frame.view, stage.table, speech_of(stage)
    if view is None:
        return ft.Container()
    strip = WaitingStrip(
        replace(skin, width=skin.width * BOARD),
        table.seats,
        view.waiting_for,
        skin.say("shell-plain-done"),
        skin.say("shell-plain-waits"),
    )
    heading = [Heading(skin, _title(stage, speech), 40, bold=True)] if table.stage == "over" else [strip]
    lines = [LogLineRow(skin, line, table.seats) for line in reversed(table.log)]
    log = Spaced(skin, SectionTitle(skin, skin.say("shell-what-happened")), *lines)
    left = Scrolling([*heading, *_board(stage, view, speech)], spacing=skin.px(14))
    body: ft.Control = ft.Row(
        [
            ft.Container(left, expand=round(100 * BOARD)),
            ft.Container(Scrolling([log]), expand=round(100 * (1 - BOARD))),
        ],
        spacing=skin.px(24),
        vertical_alignment=ft.CrossAxisAlignment.START,
        expand=True,
    )
    if skin.is_phone or skin.large_text:
        body = Spaced(skin, *heading, *_board(stage, view, speech), log)
    words = [speech.of("phase", view.phase), skin.say("shell-round", n=view.round) if view.round else ""]
    return SharedPage(skin, stage.tools, table.title, " · ".join(filter(None, words)), body)


def PlainPeek(stage: Stage) -> ft.Control:
    """My seat; the game has no pieces to show here."""
    return _Peek(stage.skin, *_me(stage))


def _me(stage: Stage) -> tuple[str, str]:
    return (stage.me.name, stage.me.colour) if stage.me else ("", "")


@part
def _Peek(skin: Skin, name: str, colour: str) -> ft.Control:
    return ft.Row(
        [SeatMark(skin, colour, 20), Strong(skin, name, 16, lines=1, expand=True)],
        spacing=8,
        visible=bool(name),
    )


def plain_screens(game_id: str, game: AnyGame | None = None) -> GameScreens:
    """Screens for a game that has none of its own."""
    models = models_of(game.actions) if game else {}
    return GameScreens(
        id=game_id,
        art="plain",
        uses_seat_colour_button=True,
        seat=partial(PlainSeat, models=models),
        shared=PlainShared,
        end=PlainShared,
        peek=PlainPeek,
        peek_facts=_me,
        pieces=PlainPeek,
        rules_at=lambda _stage: (),
        rules=(),
    )
