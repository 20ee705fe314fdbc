"""The shared screen of Emergent: public facts only, read from the sofa."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergent import reading
from companion.ui.games.emergent.shared.cards import CardsScene
from companion.ui.games.emergent.shared.fast import AwardScene
from companion.ui.games.emergent.shared.laying import LayingScene
from companion.ui.games.emergent.shared.market import MarketScene
from companion.ui.games.emergent.shared.over import EndPages
from companion.ui.games.emergent.shared.planning import PlanningScene
from companion.ui.games.emergent.shared.reveal import OpenPlans
from companion.ui.games.emergent.shared.settlement import SettledScene
from companion.ui.kit.drawing import component
from companion.ui.stage import Stage


@component
def shared(stage: Stage) -> ft.Control:
    """The page of the moment."""
    match reading.game(stage).phase:
        case "plan" | "fast":
            return PlanningScene(stage)
        case "board":
            return LayingScene(stage)
        case "allocate" | "place":
            return OpenPlans(stage)
        case "cards":
            return CardsScene(stage)
        case "market":
            return MarketScene(stage)
        case "settle":
            return SettledScene(stage)
        case "award":
            return AwardScene(stage)
        case "over":
            return EndPages(stage)


@component
def end(stage: Stage) -> ft.Control:
    """The last page, with the debrief behind it."""
    return EndPages(stage)
