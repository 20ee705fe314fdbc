"""My turn is nearly over: what I did, what to do on the board, who is next (EM-20)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import EndTurn
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.faces import SIDE_CODES, SIDES
from companion.ui.games.emergence.holding import HoldRow
from companion.ui.games.emergence.marks import Holdings
from companion.ui.games.emergence.opened import OpenedPanel
from companion.ui.games.emergence.panels import Note, Panel, Spaced, Title
from companion.ui.games.emergence.phone.page import Page
from companion.ui.games.emergence.phone.steps import Steps
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.text import SectionTitle
from companion.ui.stage import Stage

KNOWN = ("activate", "boost", "replenish", "hack", "spy", "terminate", "compile", "assimilate")


def _next_line(stage: Stage) -> str:
    view = reading.game(stage)
    at = view.order.index(view.turn.seat) + 1 if view.turn and view.turn.seat in view.order else 0
    if at >= len(view.order):
        return stage.say("emergence-done-last")
    return stage.say("emergence-done-next", name=reading.name(stage, view.order[at]))


def SpyAnswers(stage: Stage, *, only_last: bool = False) -> list[ft.Control]:
    """A line to hold for everything I spied out (EM-34)."""
    view = reading.game(stage)
    numbers = [int(at.removeprefix("spy:")) for at in view.my_looks if at.startswith("spy:")]
    lines = [spied for spied in view.spies if spied.number in numbers]
    faces = [
        (code, side, stage.say(f"emergence-team-{side}"))
        for code, side in zip(SIDE_CODES, SIDES, strict=True)
    ]
    rows: list[ft.Control] = []
    for spied in lines[-1:] if only_last else lines:
        name = reading.name(stage, spied.target)
        row = HoldRow(
            stage,
            f"spy:{spied.number}",
            stage.say("emergence-spy-answer", name=name),
            stage.say("emergence-pieces-spied-line", name=name, round=spied.round),
            stage.say("emergence-pieces-spied-label", name=name),
            faces,
        )
        rows.append(ft.Container(row, key=f"spy-{spied.number}"))
    return rows


def _OnTheTable(stage: Stage) -> ft.Control:
    """A seat on paper spies, or is spied on: the real card is shown (EM-34)."""
    spied = reading.game(stage).spies[-1:]
    name = reading.name(stage, spied[0].target) if spied else ""
    return Note(stage.skin, stage.say("emergence-paper-spied", name=name), "shield")


def TurnDone(stage: Stage) -> ft.Control:
    """End my turn."""
    view, skin = reading.game(stage), stage.skin
    did = view.turn.did if view.turn and view.turn.did in KNOWN else "nothing"
    body: list[ft.Control] = [
        Steps(stage, 2),
        Title(skin, skin.say("emergence-done-title"), skin.say(f"emergence-done-did-{did}")),
    ]
    if did == "spy":
        body += SpyAnswers(stage, only_last=True) or [_OnTheTable(stage)]
    if did == "assimilate" and view.opened:
        body.append(OpenedPanel(stage))
    body += [
        SectionTitle(skin, skin.say("emergence-pieces-mine")),
        Panel(skin, Spaced(skin, Holdings(skin, reading.mine(stage)))),
        Note(skin, _next_line(stage), "right"),
    ]
    return Page(
        stage,
        body=body,
        actions=[
            MainButton(
                skin,
                skin.say("emergence-done-button"),
                lambda: stage.send(EndTurn()),
                colour=reading.my_colour(stage),
                icon="check",
            )
        ],
    )
