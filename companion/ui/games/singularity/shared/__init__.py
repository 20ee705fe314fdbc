"""The shared screens of The Singularity War: public facts only; the host's tablet can speak for the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import flet as ft

from companion.games.singularity.views import SingularityView
from companion.games.singularity.words import Phase
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
from companion.ui.stage import Screen, Stage


def shared(stage: Stage) -> ft.Control:
    """The page of the moment."""
    return scene_of(reading.game(stage))(stage)


end = EndScene
"""The last page."""


def scene_of(view: SingularityView) -> Screen:
    """The screen of a phase."""
    return LIGHT.get(view.phase, SCENES[view.phase]) if view.map is None else SCENES[view.phase]


SCENES: Final[Mapping[Phase, Screen]] = {
    "setup": SetUpScene,
    "play": MapPlay,
    "encounter": EncounterScene,
    "cache": CacheScene,
    "enemies": EnemyScene,
    "vote": VoteScene,
    "refill": MapPlay,
    "over": EndScene,
}
LIGHT: Final[Mapping[Phase, Screen]] = {"play": LightPlay, "refill": LightPlay, "enemies": LightStepScene}
"""Without a map on the table."""


__all__ = ["end", "shared"]
