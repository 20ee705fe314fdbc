"""Light level: what the table calls the spaces a group goes to (SW-27)."""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.games.singularity.actions.enemies import AnswerGroup
from companion.games.singularity.views.enemies import StepRow
from companion.ui.games.singularity.phone.landing import SHOWN
from companion.ui.games.singularity.reading import Send
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import OutlineButton, WideButton
from companion.ui.kit.drawing import part, steady
from companion.ui.kit.field import Field
from companion.ui.kit.picking import Chips
from companion.ui.kit.skin import Skin


@part
def Destinations(skin: Skin, row: StepRow, places: tuple[str, ...], send: Send) -> ft.Control:
    """Closed at first: who does not care gets a name by itself. Known places are tapped, others typed."""
    is_open, set_open = ft.use_state(False)
    names, set_names = ft.use_state(cast("tuple[str, ...]", ()))
    typed, set_typed = ft.use_state("")
    ways = row.ways or 0

    def put(chosen: tuple[str, ...]) -> None:
        set_names(chosen)
        set_typed("")
        send(AnswerGroup(group=row.group, to=(*chosen, *("",) * (ways - len(chosen)))))

    def toggle(place: str) -> None:
        if place in names:
            put(tuple(one for one in names if one != place))
        elif len(names) < ways:
            put((*names, place))

    tap = steady(toggle)
    if not is_open:
        return WideButton(
            skin, skin.say("singularity-phone-name-ways"), lambda: set_open(True), icon="pencil"
        )
    known = tuple(dict.fromkeys((*names, *places)))[:SHOWN]
    title = skin.say("singularity-phone-name-where", n=ways)
    rows: list[ft.Control] = [Chips(skin, title, tuple((one, one, "") for one in known), names, tap)]
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
