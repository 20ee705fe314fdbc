"""The end of somebody's cards: what is discarded is said; no known enemy is asked about (SW-9, SW-22)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.singularity.actions.turn import EndPlay
from companion.games.singularity.views import SingularityView
from companion.table.actions import ForTable
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Note, RedButton, tones
from companion.ui.games.singularity.phone.page import Page
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage

Do = Callable[[str], None]
END, END_ON_HAZARD = "end", "end-on-hazard"
"""The pages that ask about enemies before a turn ends."""


def asks_hazard(view: SingularityView) -> bool:
    """Light level with a house rule: only the table knows who ends on a hazard (A3)."""
    return view.level == "light" and view.house.hazard != "on_enter"


def asks_enemies(view: SingularityView) -> bool:
    """Light level: the app knows of no enemy, so the table has to say whether one stands there (SW-22)."""
    return view.level == "light" and not view.groups


def end_turn(stage: Stage, do: Do, *, on_hazard: bool = False, speaks: bool = False) -> None:
    """Enemies act; first the question about them, if there is one. `speaks`: the host says it for all."""
    if asks_enemies(reading.game(stage)):
        do(END_ON_HAZARD if on_hazard else END)
        return
    action = EndPlay(on_hazard=on_hazard)
    stage.send(ForTable(action=action.model_dump()) if speaks else action)


def discard_words(stage: Stage) -> str:
    """What happens to the cards I have not played, before it happens (SW-9, A6)."""
    view = reading.game(stage)
    if view.house.discard_timing != "end_of_play" or view.my_hand == 0:
        return ""
    if view.my_hand is None:
        return stage.say("singularity-phone-unplayed")
    return stage.say("singularity-phone-unplayed-count", n=view.my_hand)


def EndButtons(stage: Stage, do: Do) -> list[ft.Control]:
    """The thumb's buttons while cards are played: mine, or the host's for a seat without a phone."""
    skin = stage.skin
    if not reading.is_my_turn(stage):
        return _for_absent(stage, do)
    rows: list[ft.Control] = []
    if said := discard_words(stage):
        rows.append(Muted(skin, said, 14))
    if asks_hazard(reading.game(stage)):
        words = skin.say("singularity-phone-end-on-hazard")
        on_hazard = OutlineButton(
            skin, words, lambda: end_turn(stage, do, on_hazard=True), icon="sw-hazard", expand=True
        )
        rows.append(ft.Row([on_hazard]))
    words = skin.say("singularity-phone-end-turn")
    return [*rows, RedButton(skin, words, lambda: end_turn(stage, do), icon="sw-drone")]


def _for_absent(stage: Stage, do: Do) -> list[ft.Control]:
    """The host ends the turn of a seat without a phone."""
    view = reading.game(stage)
    line = stage.seat_line(view.turn.seat) if view.turn else None
    if line is None or not stage.table.is_host or line.presence == "here":
        return []
    words = stage.say("singularity-phone-end-for", name=line.name)
    end = OutlineButton(
        stage.skin, words, lambda: end_turn(stage, do, speaks=True), icon="sw-drone", expand=True
    )
    return [ft.Row([end])]


def NoEnemies(stage: Stage, close: Tap, do: Do, *, on_hazard: bool, speaks: bool) -> ft.Control:
    """Nobody would attack or move: is that so, or was a group never told to the app?"""
    view, skin = reading.game(stage), stage.skin
    turn = view.turn.number if view.turn else 0
    left = any(one.cause == "leave" and one.turn == turn and not one.is_undone for one in view.changes)

    def go_on() -> None:
        action = EndPlay(on_hazard=on_hazard)
        stage.send(ForTable(action=action.model_dump()) if speaks else action)
        close()

    body: list[ft.Control] = [Note(skin, skin.say("singularity-phone-none-line"), "sw-drone")]
    if left:
        words = skin.say("singularity-phone-none-left")
        body.append(Note(skin, words, "warning", tones(skin).amber))
    word = "spawn" if view.enemies else "add_enemy"
    tell = skin.say(f"singularity-phone-none-{word.replace('_', '-')}")
    return Page(
        stage,
        title=skin.say("singularity-phone-none-title"),
        body=body,
        actions=[
            ft.Row([OutlineButton(skin, tell, lambda: do(word), icon="plus-thin", expand=True, height=56)]),
            RedButton(skin, skin.say("singularity-phone-none-button"), go_on, icon="check"),
        ],
        back=close,
    )
