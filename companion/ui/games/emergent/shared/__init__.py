"""The shared screen of Emergent: public facts only, read from the sofa."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import flet as ft

from companion.games.emergent.words import Phase
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.shared.cards import CardsScene
from companion.ui.games.emergent.shared.fast import AwardScene
from companion.ui.games.emergent.shared.laying import LayingScene
from companion.ui.games.emergent.shared.market import MarketScene
from companion.ui.games.emergent.shared.over import EndPages
from companion.ui.games.emergent.shared.planning import PlanningScene
from companion.ui.games.emergent.shared.reveal import OpenPlans
from companion.ui.games.emergent.shared.settlement import SettledScene
from companion.ui.stage import Screen, Stage

PAGES: Final[Mapping[Phase, Screen]] = {
    "plan": PlanningScene,
    "fast": PlanningScene,
    "board": LayingScene,
    "allocate": OpenPlans,
    "place": OpenPlans,
    "cards": CardsScene,
    "market": MarketScene,
    "settle": SettledScene,
    "award": AwardScene,
    "over": EndPages,
}


def shared(stage: Stage) -> ft.Control:
    """The page of the moment."""
    return PAGES[reading.game(stage).phase](stage)


end = EndPages
"""The last page, with the debrief behind it."""
