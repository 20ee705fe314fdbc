"""Light level: what the table calls the spaces a group goes to (SW-27)."""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.games.singularity.actions.enemies import AnswerGroup
from companion.games.singularity.views.enemies import StepRow
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Spaced
from companion.ui.games.singularity.phone.landing import SHOWN, places_known
from companion.ui.games.singularity.phone.page import Choices
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.field import Field
from companion.ui.stage import Stage


@component
def Destinations(stage: Stage, row: StepRow) -> ft.Control:
    """Closed at first: who does not care gets a name by itself. Known places are tapped, others typed."""
    view, skin = reading.game(stage), stage.skin
    is_open, set_open = ft.use_state(False)
    names, set_names = ft.use_state(cast("tuple[str, ...]", ()))
    typed, set_typed = ft.use_state("")
    ways = row.ways or 0
    if not is_open:
        words = skin.say("singularity-phone-name-ways")
        return ft.Row(
            [OutlineButton(skin, words, lambda: set_open(True), icon="pencil", expand=True, height=44)]
        )

    def put(chosen: tuple[str, ...]) -> None:
        set_names(chosen)
        set_typed("")
        stage.send(AnswerGroup(group=row.group, to=(*chosen, *("",) * (ways - len(chosen)))))

    def toggle(place: str) -> None:
        if place in names:
            put(tuple(one for one in names if one != place))
        elif len(names) < ways:
            put((*names, place))

    known = tuple(dict.fromkeys((*names, *places_known(view))))[:SHOWN]
    rows: list[ft.Control] = [
        Choices(
            skin,
            skin.say("singularity-phone-name-where", n=ways),
            [(place, place) for place in known],
            names,
            toggle,
        )
    ]
    if len(names) < ways:
        add = OutlineButton(
            skin,
            skin.say("singularity-phone-name-add" if typed.strip() else "singularity-phone-place-why"),
            lambda: toggle(typed.strip()),
            icon="plus-thin",
            disabled=not typed.strip(),
            expand=True,
        )
        field = Field(skin, skin.say("singularity-phone-place-name"), typed, set_typed, longest=24)
        rows += [ft.Container(field, key=f"name-{len(names)}"), ft.Row([add])]
    return Spaced(skin, *rows, gap=8)
