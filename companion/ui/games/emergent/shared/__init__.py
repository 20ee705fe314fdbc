"""The shared screen of Emergent: public facts only, read from the sofa."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergent.shared import reading
from companion.ui.games.emergent.shared.cards import DemandCards
from companion.ui.games.emergent.shared.fast import Award
from companion.ui.games.emergent.shared.market import Market
from companion.ui.games.emergent.shared.opened import OpenPlans
from companion.ui.games.emergent.shared.over import TheEnd
from companion.ui.games.emergent.shared.planning import Planning
from companion.ui.games.emergent.shared.settled import Settlement
from companion.ui.stage import Stage


def shared(stage: Stage) -> ft.Control:
    """The page of the moment."""
    match reading.game(stage).phase:
        case "plan" | "fast":
            return Planning(stage)
        case "allocate" | "place":
            return OpenPlans(stage)
        case "cards":
            return DemandCards(stage)
        case "market":
            return Market(stage)
        case "settle":
            return Settlement(stage)
        case "award":
            return Award(stage)
        case "over":
            return TheEnd(stage)


def end(stage: Stage) -> ft.Control:
    """The last page, with the debrief behind it."""
    return TheEnd(stage)
