"""The phone: one question a screen, by phase."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

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
from companion.ui.kit.boxes import STRETCHED
from companion.ui.kit.correcting import Asked
from companion.ui.kit.drawing import component
from companion.ui.stage import Stage


@component
def seat(stage: Stage) -> ft.Control:
    """The screen of a seat. Half-made choices do not outlive their round or phase: the key sees to it."""
    view = reading.game(stage)
    form, set_form = ft.use_state("list" if stage.skin.large_text else "map")
    moment = f"{stage.table.my_seat}-{view.phase}-{view.round}"
    screen = ft.Container(_screen(stage, form, set_form), key=moment, expand=True)
    asked = Asked(stage) if stage.table.is_host else None
    if asked is None:
        return screen
    above = ft.Container(asked, padding=ft.Padding.symmetric(horizontal=20, vertical=4))
    return ft.Column([above, screen], spacing=0, expand=True, horizontal_alignment=STRETCHED)


def _screen(stage: Stage, form: str, set_form: Callable[[str], None]) -> ft.Control:
    view = reading.game(stage)
    match view.phase:
        case "plan" | "fast" if paper.is_folding(stage):
            return paper.FoldedPlan(stage)
        case "plan":
            return SealedPlan(stage) if view.my_sealed else Planning(stage, form, set_form)
        case "board":
            return TypedBoard(stage)
        case "allocate":
            return Allocating(stage)
        case "place":
            return Placing(stage)
        case "cards":
            return DemandScreen(stage)
        case "market":
            return CityScreen(stage)
        case "settle":
            return Settling(stage)
        case "fast":
            return SealedPlan(stage) if view.my_sealed else FastPlacing(stage, form, set_form)
        case "award":
            return FastAward(stage)
        case "over":
            return GameOver(stage)
