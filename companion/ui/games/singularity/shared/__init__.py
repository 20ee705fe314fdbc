"""The shared screens of The Singularity War: public facts only; the host's tablet can speak for the table."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.views import SingularityView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.shared.cache import CacheScene
from companion.ui.games.singularity.shared.encounter import EncounterScene
from companion.ui.games.singularity.shared.enemies import EnemyScene
from companion.ui.games.singularity.shared.light import LightStepScene
from companion.ui.games.singularity.shared.lightplay import LightPlay
from companion.ui.games.singularity.shared.mapplay import MapPlay
from companion.ui.games.singularity.shared.over import EndScene
from companion.ui.games.singularity.shared.setup import SetUpScene
from companion.ui.games.singularity.shared.vote import VoteScene
from companion.ui.kit.drawing import component
from companion.ui.stage import Screen, Stage


@component
def shared(stage: Stage) -> ft.Control:
    """The page of the moment."""
    return scene_of(reading.game(stage))(stage)


@component
def end(stage: Stage) -> ft.Control:
    """The last page."""
    return EndScene(stage)


def scene_of(view: SingularityView) -> Screen:
    """The screen of a phase."""
    match view.phase:
        case "setup":
            return SetUpScene
        case "encounter":
            return EncounterScene
        case "cache":
            return CacheScene
        case "vote":
            return VoteScene
        case "enemies":
            return EnemyScene if view.map else LightStepScene
        case "play" | "refill":
            return MapPlay if view.map else LightPlay
        case "over":
            return EndScene


__all__ = ["end", "shared"]
