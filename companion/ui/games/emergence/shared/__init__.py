"""The shared screen: public facts only, read from the sofa."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergence import reading
from companion.ui.games.emergence.phone.watching import is_before_first_act
from companion.ui.games.emergence.shared.aggregator import Aggregator
from companion.ui.games.emergence.shared.countdown import CountingDown
from companion.ui.games.emergence.shared.end import TheEnd
from companion.ui.games.emergence.shared.meeting import Meeting
from companion.ui.games.emergence.shared.reveal import OnTheTable
from companion.ui.games.emergence.shared.round import Round
from companion.ui.games.emergence.shared.setup import Choosing, LayOut, Looking, Oldest, Turning
from companion.ui.stage import Stage


def shared(stage: Stage) -> ft.Control:
    """The page of the moment."""
    view = reading.game(stage)
    match view.phase:
        case "declare" | "card":
            return Looking(stage)
        case "meeting":
            return Meeting(stage)
        case "board":
            return LayOut(stage)
        case "leader":
            return Oldest(stage)
        case "select":
            return Choosing(stage)
        case "countdown":
            return CountingDown(stage)
        case "turns":
            return OnTheTable(stage) if is_before_first_act(stage) else Round(stage)
        case "assimilate" | "opening":
            return Aggregator(stage)
        case "turning":
            return Turning(stage)
        case "over":
            return TheEnd(stage)


def end(stage: Stage) -> ft.Control:
    """The last page."""
    return TheEnd(stage)
