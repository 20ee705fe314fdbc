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
from companion.ui.games.emergence.shared.papers import Unfolded
from companion.ui.games.emergence.shared.reveal import OnTheTable
from companion.ui.games.emergence.shared.round import Round
from companion.ui.games.emergence.shared.setup import Choosing, LayOut, Looking, Oldest, Turning
from companion.ui.stage import Screen, Stage


def shared(stage: Stage) -> ft.Control:
    """The page of the moment."""
    return screen_of(reading.game(stage))(stage)


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
