"""The phone: one question a screen, by phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import flet as ft

from companion.games.singularity.views import SingularityView
from companion.games.singularity.words import Phase
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.phone.answers import AnswerScreen
from companion.ui.games.singularity.phone.cache import CacheScreen
from companion.ui.games.singularity.phone.encounter import EncounterScreen
from companion.ui.games.singularity.phone.enemies import WatchScreen
from companion.ui.games.singularity.phone.hub import HubScreen
from companion.ui.games.singularity.phone.over import EndScreen
from companion.ui.games.singularity.phone.paper import FoldedVote, is_folding
from companion.ui.games.singularity.phone.refill import RefillScreen
from companion.ui.games.singularity.phone.reveal import RevealScreen
from companion.ui.games.singularity.phone.setup import SetupScreen
from companion.ui.games.singularity.phone.vote import VoteScreen
from companion.ui.kit.drawing import component
from companion.ui.stage import Screen, Stage


@component
def seat(stage: Stage) -> ft.Control:
    """The screen of a seat. Half-made choices do not outlive their turn or phase: the key sees to it."""
    view = reading.game(stage)
    turn = view.turn.number if view.turn else 0
    screen = FoldedVote if is_folding(stage) else screen_of(view)
    return ft.Container(
        screen(stage), key=f"{stage.table.my_seat}-{view.phase}-{turn}{_moment(view)}", expand=True
    )


def _moment(view: SingularityView) -> str:
    """What else makes it another question: the group a vote is about, who picks now, what is turned up."""
    if view.phase == "vote" and view.vote:
        return f"-{view.vote.kind}-{view.vote.group or ''}-{view.vote.is_open}"
    if view.phase == "cache" and view.cache:
        picks = "".join(line.state[0] for line in view.cache.order)
        return f"-{picks}-{len(view.row) if view.cache.to_reveal else ''}"
    return ""


def screen_of(view: SingularityView) -> Screen:
    """The screen of a phase."""
    if view.phase == "enemies" and view.level == "light":
        return AnswerScreen
    if view.phase == "cache" and view.cache and view.cache.to_reveal:
        return RevealScreen
    return SCREENS[view.phase]


SCREENS: Final[Mapping[Phase, Screen]] = {
    "setup": SetupScreen,
    "play": HubScreen,
    "encounter": EncounterScreen,
    "cache": CacheScreen,
    "enemies": WatchScreen,
    "vote": VoteScreen,
    "refill": RefillScreen,
    "over": EndScreen,
}
