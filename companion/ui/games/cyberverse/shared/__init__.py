"""The shared screen of CyberVerse: public facts only, glanced at from the sofa, driven by the host."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import flet as ft

from companion.games.cyberverse.words import Phase
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.shared.payday import Paydays
from companion.ui.games.cyberverse.shared.scoring import ScoreScreen
from companion.ui.games.cyberverse.shared.site import Site
from companion.ui.games.cyberverse.shared.turn import Turn
from companion.ui.stage import Screen, Stage


def shared(stage: Stage) -> ft.Control:
    """The page of the moment."""
    return PAGES.get(reading.game(stage).phase, Turn)(stage)


def end(stage: Stage) -> ft.Control:
    """The last page; a table that was ended early shows where it stood."""
    return ScoreScreen(stage) if reading.game(stage).score else shared(stage)


PAGES: Final[Mapping[Phase, Screen]] = {
    "investigation": Site,
    "payday": Paydays,
    "scoring": ScoreScreen,
    "over": ScoreScreen,
}
"""All other phases are turns."""
