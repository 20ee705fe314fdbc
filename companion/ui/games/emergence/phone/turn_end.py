"""My turn is nearly over: what I did, what to do on the board, who is next (EM-20)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import EndTurn
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.cards import side_marks
from companion.ui.games.emergence.draw.marks import Holdings
from companion.ui.games.emergence.draw.secrets import HoldRow
from companion.ui.games.emergence.draw.totals import TeamTotals
from companion.ui.games.emergence.phone.steps import TurnSteps
from companion.ui.kit.boxes import Panel, Spaced, Strip
from companion.ui.kit.drawing import component
from companion.ui.kit.grip import code_of
from companion.ui.kit.pages import Question, SeatPage
from companion.ui.kit.sending import Send
from companion.ui.kit.text import SectionTitle
from companion.ui.stage import Stage

KNOWN = ("activate", "boost", "replenish", "hack", "spy", "terminate", "compile", "assimilate")


def _next_line(stage: Stage) -> str:
    view = reading.game(stage)
    at = view.order.index(view.turn.seat) + 1 if view.turn and view.turn.seat in view.order else 0
    if at >= len(view.order):
        return stage.say("emergence-done-last")
    return stage.say("emergence-done-next", name=reading.name(stage, view.order[at]))


def answers(stage: Stage) -> tuple[int, ...]:
    """The numbers of everything I spied out and may look at."""
    looks = reading.game(stage).my_looks
    return tuple(int(at.removeprefix("spy:")) for at in looks if at.startswith("spy:"))


@component
def SpyAnswer(stage: Stage, number: int) -> ft.Control:
    """A line to hold for what I spied out (EM-34)."""
    view, skin, at = reading.game(stage), stage.skin, f"spy:{number}"
    spied = next(one for one in view.spies if one.number == number)
    name = reading.name(stage, spied.target)
    return HoldRow(
        skin,
        at,
        skin.say("emergence-spy-answer", name=name),
        skin.say("emergence-pieces-spied-line", name=name, round=spied.round),
        skin.say("emergence-pieces-spied-label", name=name),
        side_marks(skin),
        code_of(view.my_face, at),
        reading.my_colour(stage),
        stage.hold,
        stage.cover,
    )


@component
def TurnDone(stage: Stage) -> ft.Control:
    """End my turn."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    did = view.turn.did if view.turn and view.turn.did in KNOWN else "nothing"
    body: list[ft.Control] = [
        TurnSteps(skin, 2, colour),
        Question(skin, skin.say("emergence-done-title"), skin.say(f"emergence-done-did-{did}")),
    ]
    if did == "spy":
        seen = answers(stage)[-1:]
        spied = view.spies[-1:]
        name = reading.name(stage, spied[0].target) if spied else ""
        on_paper = Strip(skin, skin.say("emergence-paper-spied", name=name), icon="shield")
        body += [SpyAnswer.keyed(f"spy-{number}")(stage, number) for number in seen] or [on_paper]
    if did == "assimilate" and view.opened:
        body.append(TeamTotals(skin, view.totals, view.required, view.opened.totals))
    mine = reading.mine(stage)
    body += [
        SectionTitle(skin, skin.say("emergence-pieces-mine")),
        Panel(skin, Spaced(skin, Holdings(skin, mine.knowledge, mine.data))),
        Strip(skin, _next_line(stage), icon="right"),
    ]
    end = Send(skin, skin.say("emergence-done-button"), stage.send, EndTurn(), colour, "check")
    return SeatPage(stage, body=body, actions=[end])
