"""The questions before the first round: cards dealt by hand, the board, the leader (EM-4, EM-6, EM-10)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.emergence.actions import Declare, NameLeader, SetBoard
from companion.games.emergence.words import DATA_TYPES, Allegiance, DataType
from companion.kernel.action import Action
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.cards import GreyCards
from companion.ui.games.emergence.draw.tokens import DataBlock
from companion.ui.kit.boxes import InRow, Panel, Stacked, Tick
from companion.ui.kit.drawing import Choose, component, part, steady
from companion.ui.kit.notices import Banner, Hint
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.person import Person, people_of
from companion.ui.kit.seats import SeatMark, WaitingStrip
from companion.ui.kit.sending import Send, SendQuietly
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage


@component
def WhichCard(stage: Stage) -> ft.Control:
    """Cards dealt by hand: tell only this phone (EM-6)."""
    view, skin = reading.game(stage), stage.skin
    nothing: Allegiance | None = None
    picked, pick = ft.use_state(nothing)
    chose = steady(pick)

    def declare(action: Action) -> None:
        stage.send(action)
        pick(None)

    send = steady(declare)
    is_ready = reading.mine(stage).is_ready
    done = "-done" if is_ready and not picked else ""
    below: ft.Control = Hint(skin, skin.say("emergence-declare-pick"), "info", centre=False)
    if picked or is_ready:
        words = skin.say("emergence-have-entered"), skin.say("emergence-have-not")
        below = WaitingStrip(skin, stage.table.seats, reading.late(view), *words)
    again = [Banner(skin, "", skin.say("emergence-declare-again"))] if view.declare_again else []
    made = Declare(allegiance=picked) if picked else None
    return SeatPage(
        stage,
        title=skin.say(f"emergence-declare{done}-title"),
        subtitle=skin.say(f"emergence-declare{done}-line"),
        body=[*again, GreyCards(skin, picked or "", chose)],
        notes=[below],
        actions=[Send(skin, skin.say("emergence-declare-button"), send, made, reading.my_colour(stage))],
        centre=True,
        spacing=20,
    )


@part
def _Blocks(skin: Skin, kind: DataType, count: int, put: Callable[[DataType, int], None]) -> ft.Control:
    """How many blocks of a type lie on the board."""
    word, is_small = reading.data_word(skin, kind), skin.is_small
    stepper = Stepper(skin, count, 0, 99, partial(put, kind), word)
    name = ft.Row(
        [
            DataBlock(kind, 30 if is_small else 40),
            Strong(skin, word.capitalize(), 15 if is_small else 18, expand=True),
        ],
        spacing=8 if is_small else 12,
        expand=True,
    )
    inner: ft.Control = InRow(skin, name, stepper, gap=8)
    if skin.large_text:
        inner = Stacked(skin, name, stepper, gap=8)
    return Panel(skin, inner, padding=12)


@component
def CountTheBoard(stage: Stage) -> ft.Control:
    """Without a city the app needs to know how much data lies on the board (EM-4, EM-46)."""
    skin, start = stage.skin, SetBoard()
    board, set_board = ft.use_state(start)
    put = steady(lambda kind, to: set_board(lambda now: now.model_copy(update={kind: to})))
    counts: dict[DataType, int] = {kind: getattr(board, kind) for kind in DATA_TYPES}
    total = sum(counts.values())
    label, made = skin.say("emergence-board-button", n=total), board if total else None
    return SeatPage(
        stage,
        asks="emergence-board",
        body=[_Blocks.keyed(kind)(skin, kind, count, put) for kind, count in counts.items()],
        notes=[] if total else [Hint(skin, skin.say("emergence-board-none"), "info", centre=False)],
        actions=[Send(skin, label, stage.send, made, reading.my_colour(stage), "check")],
    )


@part
def _Oldest(skin: Skin, one: Person, is_picked: bool, colour: str, pick: Choose) -> ft.Control:
    row = [
        SeatMark(skin, one.colour, 26),
        Strong(skin, one.called(skin), 20, lines=1, expand=True),
        *([Tick(skin, colour)] if is_picked else []),
    ]
    return Panel(
        skin,
        InRow(skin, *row, gap=14),
        on_click=partial(pick, one.seat),
        selected=is_picked,
        colour=colour,
        padding=16,
    )


@component
def WhoIsOldest(stage: Stage) -> ft.Control:
    """The oldest leads the first round; the app asks for the name, not for ages (EM-10)."""
    skin, colour = stage.skin, reading.my_colour(stage)
    picked, pick = ft.use_state("")
    chose = steady(pick)
    label = skin.say("emergence-leader-pick")
    if reading.is_me(stage, picked):
        label = skin.say("emergence-leader-me")
    elif picked:
        label = skin.say("emergence-leader-button", name=reading.name(stage, picked))
    draw = SendQuietly(skin, skin.say("emergence-leader-draw"), stage.send, NameLeader(), "dice")
    made = NameLeader.model_validate({"seat": picked}) if picked else None
    return SeatPage(
        stage,
        asks="emergence-leader",
        body=[
            _Oldest.keyed(one.seat)(skin, one, one.seat == picked, colour, chose)
            for one in people_of(stage.table)
        ],
        actions=[ft.Row([draw]), Send(skin, label, stage.send, made, colour, "crown")],
        spacing=10,
    )
