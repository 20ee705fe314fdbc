"""The phone: one question a screen, by phase."""

from __future__ import annotations

import flet as ft

from companion.ui.games.singularity import reading
from companion.ui.games.singularity.phone.cache import CacheScreen
from companion.ui.games.singularity.phone.encounter import Encounter
from companion.ui.games.singularity.phone.enemies import EnemyStep
from companion.ui.games.singularity.phone.hub import Hub
from companion.ui.games.singularity.phone.over import TheEnd
from companion.ui.games.singularity.phone.refill import RefillScreen
from companion.ui.games.singularity.phone.setup import SetupScreen
from companion.ui.games.singularity.phone.vote import VoteScreen
from companion.ui.stage import Stage


def seat(stage: Stage) -> ft.Control:
    """The screen of a seat. Half-made choices do not outlive their turn or phase: the key sees to it."""
    view = reading.game(stage)
    turn = view.turn.number if view.turn else 0
    return ft.Container(
        _screen(stage), key=f"{stage.table.my_seat}-{view.phase}-{turn}{_moment(stage)}", expand=True
    )


def _moment(stage: Stage) -> str:
    """What else makes it another question: the group a vote is about, who picks now."""
    view = reading.game(stage)
    if view.phase == "vote" and view.vote:
        return f"-{view.vote.kind}-{view.vote.group or ''}-{view.vote.is_open}"
    if view.phase == "cache" and view.cache:
        return "-" + "".join(line.state[0] for line in view.cache.order)
    return ""


def _screen(stage: Stage) -> ft.Control:
    match reading.game(stage).phase:
        case "setup":
            return SetupScreen(stage)
        case "play":
            return Hub(stage)
        case "encounter":
            return Encounter(stage)
        case "cache":
            return CacheScreen(stage)
        case "enemies":
            return EnemyStep(stage)
        case "vote":
            return VoteScreen(stage)
        case "refill":
            return RefillScreen(stage)
        case "over":
            return TheEnd(stage)
