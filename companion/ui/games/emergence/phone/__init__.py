"""The phone: one question a screen, by phase."""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.games.emergence.words import HOSTILE_ACTIONS, TileAction
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.correction import Proposed
from companion.ui.games.emergence.phone.aggregator import Drop, OpenIt, WaitForDrops
from companion.ui.games.emergence.phone.box import BoxForm, WaitForBox
from companion.ui.games.emergence.phone.claim import IsItSo, WaitForWord
from companion.ui.games.emergence.phone.compile import CompileData
from companion.ui.games.emergence.phone.done import TurnDone
from companion.ui.games.emergence.phone.hostile import Attack
from companion.ui.games.emergence.phone.looking import LookAtMyCard, TheHumansMeet
from companion.ui.games.emergence.phone.move import MovedOnTheBoard, WhereTo
from companion.ui.games.emergence.phone.over import TheEnd
from companion.ui.games.emergence.phone.sealed import Counting, Sealed
from companion.ui.games.emergence.phone.select import ChooseInSecret
from companion.ui.games.emergence.phone.setup import (
    CountTheBoard,
    DealtByHand,
    TurnedOver,
    WhichCard,
    WhoIsOldest,
)
from companion.ui.games.emergence.phone.tile_action import TileActionScreen
from companion.ui.games.emergence.phone.watching import Watching
from companion.ui.stage import Stage


def seat(stage: Stage) -> ft.Control:
    """The screen of a seat. Half-made choices do not outlive their round or step: the key sees to it."""
    view = reading.game(stage)
    step = view.turn.step if view.turn and reading.is_me(stage, view.turn.seat) else ""
    moment = f"{stage.table.my_seat}-{view.phase}-{view.round}-{step}"
    screen = ft.Container(_screen(stage), key=moment, expand=True)
    asked = Proposed(stage) if stage.table.is_host else None
    if asked is None:
        return screen
    above = ft.Container(asked, padding=ft.Padding.symmetric(horizontal=20, vertical=4))
    return ft.Column(
        [above, screen], spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _screen(stage: Stage) -> ft.Control:
    view = reading.game(stage)
    match view.phase:
        case "declare":
            is_by_hand = stage.table.my_seat in view.by_hand
            return DealtByHand(stage) if is_by_hand else WhichCard(stage)
        case "card":
            return DealtByHand(stage) if reading.is_on_paper(stage) else LookAtMyCard(stage)
        case "meeting":
            return TheHumansMeet(stage)
        case "board":
            return CountTheBoard(stage)
        case "leader":
            return WhoIsOldest(stage)
        case "select":
            return Sealed(stage) if view.my_selection else ChooseInSecret(stage)
        case "countdown":
            return Counting(stage)
        case "turns":
            return _turn(stage)
        case "assimilate" | "opening":
            return _event(stage)
        case "turning":
            return TurnedOver(stage)
        case "over":
            return TheEnd(stage)


def _turn(stage: Stage) -> ft.Control:
    view = reading.game(stage)
    turn = view.turn
    if turn is None or not reading.is_me(stage, turn.seat):
        is_asked = turn is not None and turn.claim is not None and reading.is_me(stage, turn.claim.target)
        return IsItSo(stage) if is_asked else Watching(stage)
    match turn.step:
        case "move":
            return WhereTo(stage) if view.mode == "city" else MovedOnTheBoard(stage)
        case "act":
            action = reading.mine(stage).action or "activate"
            if action in HOSTILE_ACTIONS:
                return Attack(stage, action)
            return TileActionScreen(stage, cast("TileAction", action))
        case "compile":
            return CompileData(stage)
        case "claim":
            return WaitForWord(stage)
        case "done":
            return TurnDone(stage)


def _event(stage: Stage) -> ft.Control:
    """The aggregator goes round, is opened, or is a real box."""
    event = reading.game(stage).aggregator
    if event is not None and event.is_box:
        return BoxForm(stage) if reading.is_me(stage, event.trigger) else WaitForBox(stage)
    if reading.game(stage).phase == "opening":
        return OpenIt(stage)
    is_mine = event is not None and bool(event.waiting) and reading.is_me(stage, event.waiting[0])
    return Drop(stage) if is_mine else WaitForDrops(stage)
