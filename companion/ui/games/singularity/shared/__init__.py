"""The shared screens of The Singularity War: public facts only; the host's tablet can speak for the table."""

from __future__ import annotations

import flet as ft

from companion.ui.games.singularity import reading
from companion.ui.games.singularity.shared.cache import CacheScene
from companion.ui.games.singularity.shared.encounter import Encounter
from companion.ui.games.singularity.shared.enemies import EnemyStep
from companion.ui.games.singularity.shared.light import LightStep
from companion.ui.games.singularity.shared.lightplay import LightPlay
from companion.ui.games.singularity.shared.mapplay import MapPlay
from companion.ui.games.singularity.shared.over import TheEnd
from companion.ui.games.singularity.shared.setup import SetUp
from companion.ui.games.singularity.shared.vote import VoteScene
from companion.ui.stage import Stage


def shared(stage: Stage) -> ft.Control:
    """The page of the moment."""
    view = reading.game(stage)
    match view.phase:
        case "setup":
            return SetUp(stage)
        case "encounter":
            return Encounter(stage)
        case "cache":
            return CacheScene(stage)
        case "vote":
            return VoteScene(stage)
        case "enemies":
            return EnemyStep(stage) if view.map else LightStep(stage)
        case "play" | "refill":
            return MapPlay(stage) if view.map else LightPlay(stage)
        case "over":
            return TheEnd(stage)


def end(stage: Stage) -> ft.Control:
    """The last page."""
    return TheEnd(stage)


__all__ = ["end", "shared"]
