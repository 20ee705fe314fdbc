"""The phone: one question a screen, by phase."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.ui.games.emergent import reading
from companion.ui.games.emergent.correction import Proposed
from companion.ui.games.emergent.phone.allocating import Allocating
from companion.ui.games.emergent.phone.award import Award
from companion.ui.games.emergent.phone.cards import Cards
from companion.ui.games.emergent.phone.city import Market
from companion.ui.games.emergent.phone.fast import FastPlacing
from companion.ui.games.emergent.phone.over import TheEnd
from companion.ui.games.emergent.phone.placing import Placing
from companion.ui.games.emergent.phone.planning import Planning
from companion.ui.games.emergent.phone.quiet import Quiet
from companion.ui.games.emergent.phone.sealed import Sealed
from companion.ui.games.emergent.phone.settling import Settling
from companion.ui.kit.drawing import component
from companion.ui.stage import Stage


def seat(stage: Stage) -> ft.Control:
    """The screen of a seat, drawn anew only when something it shows has changed.

    Everybody's page is called after every action at the table, also after a stroke of somebody's plan.
    """
    table = stage.table
    facts = (
        reading.game(stage), table.seats, table.timer, table.my_seat, table.is_host, stage.toast, stage.skin
    )  # fmt: skip
    return Quiet(facts, lambda: _Seat(stage), key=f"seat-{table.my_seat}")


@component
def _Seat(stage: Stage) -> ft.Control:
    """Half-made choices do not outlive their round or phase: the key sees to it."""
    view = reading.game(stage)
    form, set_form = ft.use_state("list" if stage.skin.large_text else "map")
    moment = f"{stage.table.my_seat}-{view.phase}-{view.round}"
    screen = ft.Container(_screen(stage, form, set_form), key=moment, expand=True)
    asked = Proposed(stage) if stage.table.is_host else None
    if asked is None:
        return screen
    above = ft.Container(asked, padding=ft.Padding.symmetric(horizontal=20, vertical=4))
    return ft.Column(
        [above, screen], spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _screen(stage: Stage, form: str, set_form: Callable[[str], None]) -> ft.Control:
    view = reading.game(stage)
    match view.phase:
        case "plan":
            return Sealed(stage) if view.my_sealed else Planning(stage, form, set_form)
        case "allocate":
            return Allocating(stage)
        case "place":
            return Placing(stage)
        case "cards":
            return Cards(stage)
        case "market":
            return Market(stage)
        case "settle":
            return Settling(stage)
        case "fast":
            return Sealed(stage) if view.my_sealed else FastPlacing(stage, form, set_form)
        case "award":
            return Award(stage)
        case "over":
            return TheEnd(stage)
