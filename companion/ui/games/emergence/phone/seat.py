"""Which screen a seat shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import flet as ft

from companion.games.emergence.words import HOSTILE_ACTIONS, Phase
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.phone.aggregator import Drop, OpenIt, WaitForDrops
from companion.ui.games.emergence.phone.box import BoxForm, WaitForBox
from companion.ui.games.emergence.phone.claim import IsItSo, WaitForWord
from companion.ui.games.emergence.phone.compile import CompileData
from companion.ui.games.emergence.phone.end import WhoWasWho
from companion.ui.games.emergence.phone.envelope import Counting, InTheEnvelope
from companion.ui.games.emergence.phone.folding import FoldThePaper, Unfolding
from companion.ui.games.emergence.phone.holding import TokensHeld
from companion.ui.games.emergence.phone.hostile import Attack
from companion.ui.games.emergence.phone.move import MovedOnTheBoard, WhereTo
from companion.ui.games.emergence.phone.on_board import OnBoard
from companion.ui.games.emergence.phone.other_turn import SomebodysTurn
from companion.ui.games.emergence.phone.paper import DealtByHand, TurnedOver
from companion.ui.games.emergence.phone.secret import LookAtMyCard, TheHumansMeet
from companion.ui.games.emergence.phone.select import ChooseInSecret
from companion.ui.games.emergence.phone.setup import CountTheBoard, WhichCard, WhoIsOldest
from companion.ui.games.emergence.phone.tile_action import tile_screen
from companion.ui.games.emergence.phone.turn_end import TurnDone
from companion.ui.kit.drawing import component
from companion.ui.stage import Screen, Stage


@component
def seat(stage: Stage) -> ft.Control:
    """The screen of a seat. Half-made choices do not outlive their round or step: the key sees to it."""
    view = reading.game(stage)
    step = view.turn.step if view.turn and reading.is_me(stage, view.turn.seat) else ""
    moment = f"{stage.table.my_seat}-{view.phase}-{view.round}-{step}"
    return ft.Container(screen_of(stage)(stage), key=moment, expand=True)


ALIKE: Final[Mapping[Phase, Screen]] = {
    "meeting": TheHumansMeet,
    "board": CountTheBoard,
    "leader": WhoIsOldest,
    "countdown": Counting,
    "papers": Unfolding,
    "holding": TokensHeld,
    "turning": TurnedOver,
    "over": WhoWasWho,
}
"""Phases with one screen for everybody."""


def screen_of(stage: Stage) -> Screen:
    """The one for this phase."""
    view = reading.game(stage)
    match view.phase:
        case "declare":
            return DealtByHand if stage.table.my_seat in view.by_hand else WhichCard
        case "card":
            return DealtByHand if reading.is_on_paper(stage) else LookAtMyCard
        case "select":
            return _choosing(stage)
        case "turns":
            return _turn(stage)
        case "play":
            return _on_board(stage)
        case "assimilate" | "opening":
            return _event(stage)
        case phase:
            return ALIKE[phase]


def _choosing(stage: Stage) -> Screen:
    """Seal a choice, or fold the paper it stands on; then wait."""
    view, me = reading.game(stage), stage.table.my_seat
    if view.my_selection or me in view.papers:
        return InTheEnvelope
    return FoldThePaper if reading.is_on_paper(stage) and me in view.by_hand else ChooseInSecret


def _on_board(stage: Stage) -> Screen:
    """A spy waits for the target's word; otherwise the round goes on."""
    claim = reading.claim(reading.game(stage))
    if claim is not None and reading.is_me(stage, claim.target):
        return IsItSo
    return WaitForWord if claim is not None and reading.is_me(stage, claim.actor) else OnBoard


def _turn(stage: Stage) -> Screen:
    view = reading.game(stage)
    turn = view.turn
    if turn is None or not reading.is_me(stage, turn.seat):
        is_asked = turn is not None and turn.claim is not None and reading.is_me(stage, turn.claim.target)
        return IsItSo if is_asked else SomebodysTurn
    match turn.step:
        case "move":
            return WhereTo if view.mode == "city" else MovedOnTheBoard
        case "act":
            action = reading.mine(stage).action or "activate"
            return Attack if action in HOSTILE_ACTIONS else tile_screen(view.mode, action)
        case "compile":
            return CompileData
        case "claim":
            return WaitForWord
        case "done":
            return TurnDone


def _event(stage: Stage) -> Screen:
    """The aggregator goes round, is opened, or is a real box."""
    view = reading.game(stage)
    event = view.aggregator
    if event is not None and event.is_box:
        return BoxForm if reading.is_me(stage, event.trigger) else WaitForBox
    if view.phase == "opening":
        return OpenIt
    is_mine = event is not None and bool(event.waiting) and reading.is_me(stage, event.waiting[0])
    return Drop if is_mine else WaitForDrops
