"""How it stood when the table was ended early: the race, and what lay open of everybody (EM-9, EM-45)."""

from __future__ import annotations

from typing import Final

from companion.games.emergence.sums.blocks import total
from companion.games.emergence.views import OperativeLine
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.cards import SIDES
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage
from companion.ui.stood import Cell, Stood, Tally

COLUMNS: Final = ("knowledge", "data", "allegiance", "choice")
SECRETS: Final = ("allegiance", "choice")
"""What is known where data and tokens stay on the board."""


def stood(stage: Stage) -> Stood:
    """Both races, and a line an operative; allegiances stay closed."""
    view = reading.game(stage)
    columns = COLUMNS if view.use == "whole" else SECRETS
    return Stood(
        tallies=tuple(_race(stage, side) for side in SIDES),
        columns=tuple(stage.say(f"emergence-stood-{column}") for column in columns),
        rows=tuple((str(line.seat), _cells(stage.skin, line)[-len(columns) :]) for line in view.operatives),
    )


def _race(stage: Stage, side: str) -> Tally:
    view = reading.game(stage)
    has, need = int(getattr(view.totals, side)), int(getattr(view.required, side))
    return Tally(
        stage.say(f"emergence-stood-{side}"),
        str(has),
        side,
        tones(stage.skin).team(side),
        stage.say("emergence-stood-of", n=need),
        has / need if need else 1.0,
        stage.say("emergence-stood-short", n=max(0, need - has)),
    )


def _cells(skin: Skin, line: OperativeLine) -> tuple[Cell, ...]:
    hidden = skin.say("emergence-hidden-number")
    knowledge = hidden if line.knowledge is None else str(line.knowledge)
    data = hidden if line.data is None else str(total(line.data))
    choice = (
        Cell(skin.say(f"emergence-action-{line.action}").capitalize(), line.action)
        if line.action
        else Cell("–")
    )
    return (
        Cell(knowledge, "knowledge", tones(skin).knowledge),
        Cell(data),
        Cell(icon="lock", label=skin.say("emergence-stood-closed")),
        choice,
    )
