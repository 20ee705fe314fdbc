"""The end of somebody's cards: what is discarded is said; no known enemy is asked about (SW-9, SW-22)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.singularity.actions.turn import EndPlay
from companion.games.singularity.views import SingularityView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.kit.boxes import Note, Spaced
from companion.ui.kit.buttons import ReasonButton, WideButton
from companion.ui.kit.drawing import Choose, Tap, component, part, steady
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.shared import for_table
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage

END, END_ON_HAZARD = "end", "end-on-hazard"
"""The pages that ask about enemies before a turn ends."""


def asks_hazard(view: SingularityView) -> bool:
    """Light level with a house rule: only the table knows who ends on a hazard (A3)."""
    return view.level == "light" and view.house.hazard != "on_enter"


def asks_enemies(view: SingularityView) -> bool:
    """Light level: the app knows of no enemy, so the table has to say whether one stands there (SW-22)."""
    return view.level == "light" and not view.groups


def end_turn(
    view: SingularityView, send: reading.Send, do: Choose, *, on_hazard: bool = False, speaks: bool = False
) -> None:
    """Enemies act; first the question about them, if there is one. `speaks`: the host says it for all."""
    if asks_enemies(view):
        do(END_ON_HAZARD if on_hazard else END)
    else:
        say_end(send, on_hazard=on_hazard, speaks=speaks)


def say_end(send: reading.Send, *, on_hazard: bool, speaks: bool) -> None:
    """No more cards: enemies act."""
    action = EndPlay(on_hazard=on_hazard)
    if speaks:
        for_table(send, action)
    else:
        send(action)


def discard_words(skin: Skin, view: SingularityView) -> str:
    """What happens to the cards I have not played, before it happens (SW-9, A6)."""
    if view.house.discard_timing != "end_of_play" or view.my_hand == 0:
        return ""
    if view.my_hand is None:
        return skin.say("singularity-phone-unplayed")
    return skin.say("singularity-phone-unplayed-count", n=view.my_hand)


@part
def EndButtons(skin: Skin, discards: str, asks: bool, end: Callable[[bool], None]) -> ft.Control:
    """The thumb's buttons in my turn. `asks`: only I know whether I end on a hazard."""
    hazard = skin.say("singularity-phone-end-on-hazard")
    rows: list[ft.Control] = [
        *([Muted(skin, discards, 14)] if discards else []),
        *([WideButton(skin, hazard, lambda: end(True), icon="sw-hazard")] if asks else []),
        ReasonButton(skin, skin.say("singularity-phone-end-turn"), steady(lambda: end(False)), "sw-drone"),
    ]
    return Spaced(skin, *rows, gap=12)


@component
def NoEnemiesScreen(stage: Stage, close: Tap, do: Choose, *, on_hazard: bool, speaks: bool) -> ft.Control:
    """Nobody would attack or move: is that so, or was a group never told to the app?"""
    view, skin = reading.game(stage), stage.skin
    turn = view.turn.number if view.turn else 0
    left = any(one.cause == "leave" and one.turn == turn and not one.is_undone for one in view.changes)

    def go_on() -> None:
        say_end(stage.send, on_hazard=on_hazard, speaks=speaks)
        close()

    body: list[ft.Control] = [Note(skin, skin.say("singularity-phone-none-line"), "sw-drone")]
    if left:
        words = skin.say("singularity-phone-none-left")
        body.append(Note(skin, words, "warning", tones(skin).amber))
    word = "spawn" if view.enemies else "add_enemy"
    tell = skin.say(f"singularity-phone-none-{word.replace('_', '-')}")
    return SeatPage(
        stage,
        title=skin.say("singularity-phone-none-title"),
        body=body,
        actions=[
            WideButton(skin, tell, lambda: do(word), icon="plus-thin"),
            ReasonButton(skin, skin.say("singularity-phone-none-button"), steady(go_on), "check"),
        ],
        back=close,
    )
