"""The phone: one question a screen, by phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import flet as ft

from companion.games.emergent.words import Phase
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.phone import paper
from companion.ui.games.emergent.phone.allocating import Allocating
from companion.ui.games.emergent.phone.award import FastAward
from companion.ui.games.emergent.phone.cards import DemandScreen
from companion.ui.games.emergent.phone.city import CityScreen
from companion.ui.games.emergent.phone.envelope import SealedPlan
from companion.ui.games.emergent.phone.fast import FastPlacing
from companion.ui.games.emergent.phone.laying import TypedBoard
from companion.ui.games.emergent.phone.over import GameOver
from companion.ui.games.emergent.phone.placing import Placing
from companion.ui.games.emergent.phone.planning import Planning
from companion.ui.games.emergent.phone.settling import Settling
from companion.ui.kit.drawing import Choose, component
from companion.ui.stage import Screen, Stage


@component
def seat(stage: Stage) -> ft.Control:
    """The screen of a seat. Half-made choices do not outlive their round or phase: the key sees to it."""
    view = reading.game(stage)
    form, set_form = ft.use_state("list" if stage.skin.large_text else "map")
    moment = f"{stage.table.my_seat}-{view.phase}-{view.round}"
    return ft.Container(_screen(stage, form, set_form), key=moment, expand=True)


def _screen(stage: Stage, form: str, set_form: Choose) -> ft.Control:
    view = reading.game(stage)
    if view.phase in PAGES:
        return PAGES[view.phase](stage)
    if paper.is_folding(stage):
        return paper.FoldedPlan(stage)
    if view.my_sealed:
        return SealedPlan(stage)
    return (Planning if view.phase == "plan" else FastPlacing)(stage, form, set_form)


PAGES: Final[Mapping[Phase, Screen]] = {
    "board": TypedBoard,
    "allocate": Allocating,
    "place": Placing,
    "cards": DemandScreen,
    "market": CityScreen,
    "settle": Settling,
    "award": FastAward,
    "over": GameOver,
}
"""Phases with one screen; all others are about a plan, which is drawn or listed, and sealed."""
