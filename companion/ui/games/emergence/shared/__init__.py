"""The shared screen: public facts only, read from the sofa."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import flet as ft

from companion.games.emergence.views import EmergenceView
from companion.games.emergence.words import Phase
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.shared.aggregator import Aggregator
from companion.ui.games.emergence.shared.countdown import CountingDown
from companion.ui.games.emergence.shared.end import RaceIsOver
from companion.ui.games.emergence.shared.holding import Counted
from companion.ui.games.emergence.shared.meeting import Meeting
from companion.ui.games.emergence.shared.on_board import RoundOnBoard
from companion.ui.games.emergence.shared.page import MEASURES
from companion.ui.games.emergence.shared.papers import Unfolded
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


PAGES: Final[Mapping[Phase, Screen]] = {
    "declare": Looking,
    "card": Looking,
    "meeting": Meeting,
    "board": LayOut,
    "leader": Oldest,
    "select": Choosing,
    "countdown": CountingDown,
    "papers": Unfolded,
    "play": RoundOnBoard,
    "holding": Counted,
    "turns": Round,
    "assimilate": Aggregator,
    "opening": Aggregator,
    "turning": Turning,
    "over": RaceIsOver,
}


def screen_of(view: EmergenceView) -> Screen:
    """The one for this phase; turns begin with what was opened."""
    return OnTheTable if reading.is_before_first_act(view) else PAGES[view.phase]


end = RaceIsOver
"""The last page."""
