"""The shared screen: public facts only, read from the sofa."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.views import EmergenceView
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.shared.aggregator import Aggregator
from companion.ui.games.emergence.shared.countdown import CountingDown
from companion.ui.games.emergence.shared.end import RaceIsOver
from companion.ui.games.emergence.shared.meeting import Meeting
from companion.ui.games.emergence.shared.page import MEASURES
from companion.ui.games.emergence.shared.reveal import OnTheTable
from companion.ui.games.emergence.shared.round import Round
from companion.ui.games.emergence.shared.setup import Choosing, LayOut, Looking, Oldest, Turning
from companion.ui.kit.correcting import Asked
from companion.ui.kit.drawing import component
from companion.ui.kit.shared import OverFoot
from companion.ui.stage import Screen, Stage


@component
def shared(stage: Stage) -> ft.Control:
    """The page of the moment; a correction that waits lies over it."""
    view = reading.game(stage)
    page = ft.Container(screen_of(view)(stage), left=0, right=0, top=0, bottom=0)
    asked = Asked(stage)
    over = [OverFoot(stage.skin, asked, MEASURES)] if asked else []
    return ft.Stack([page, *over], expand=True, fit=ft.StackFit.EXPAND)


def screen_of(view: EmergenceView) -> Screen:
    """The one for this phase."""
    match view.phase:
        case "declare" | "card":
            return Looking
        case "meeting":
            return Meeting
        case "board":
            return LayOut
        case "leader":
            return Oldest
        case "select":
            return Choosing
        case "countdown":
            return CountingDown
        case "turns":
            return OnTheTable if reading.is_before_first_act(view) else Round
        case "assimilate" | "opening":
            return Aggregator
        case "turning":
            return Turning
        case "over":
            return RaceIsOver


end = RaceIsOver
"""The last page."""
