"""The shared screen of CyberVerse: public facts only, glanced at from the sofa, driven by the host."""

from __future__ import annotations

import flet as ft

from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.shared.payday import Paydays
from companion.ui.games.cyberverse.shared.scoring import ScoreScreen
from companion.ui.games.cyberverse.shared.site import Site
from companion.ui.games.cyberverse.shared.turn import Turn
from companion.ui.stage import Stage


def shared(stage: Stage) -> ft.Control:
    """The page of the moment."""
    match reading.game(stage).phase:
        case "investigation":
            return Site(stage)
        case "payday":
            return Paydays(stage)
        case "scoring" | "over":
            return ScoreScreen(stage)
        case _:
            return Turn(stage)


def end(stage: Stage) -> ft.Control:
    """The last page; a table that was ended early shows where it stood."""
    return ScoreScreen(stage) if reading.game(stage).score else shared(stage)
