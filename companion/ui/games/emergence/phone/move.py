"""Move one tile: the first step of a turn (EM-16..19)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.emergence.actions import Move, Moved, Stay
from companion.net.link import Refused
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.around import TileList, TilesAround, why_closed
from companion.ui.games.emergence.panels import Panel, Title
from companion.ui.games.emergence.phone.page import Page
from companion.ui.games.emergence.phone.steps import Steps
from companion.ui.games.emergence.phone.strip import ChoiceStrip
from companion.ui.kit.buttons import IconButton48, MainButton, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.icon import Icon
from companion.ui.kit.notices import Toast
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body
from companion.ui.stage import Stage


@component
def WhereTo(stage: Stage) -> ft.Control:
    """City mode: tap a tile on the map or in the list."""
    view, skin = reading.game(stage), stage.skin
    picked, pick = ft.use_state("")
    closed, refuse = ft.use_state("")
    shape, set_shape = ft.use_state("list" if skin.large_text else "map")
    here = reading.tile(view, reading.mine(stage).tile)
    may_stay = reading.may(view, "stay")

    def choose(name: str) -> None:
        pick(name)
        refuse("")

    if not view.my_moves:
        return _nowhere(stage)
    line = "emergence-move-may" if may_stay else "emergence-move-must"
    body: list[ft.Control] = [
        Steps(stage, 0),
        ft.Row(
            [
                ft.Container(Title(skin, skin.say("emergence-move-title"), skin.say(line)), expand=True),
                _toggle(skin, shape, set_shape),
            ],
            spacing=10,
        ),
    ]
    if here is not None:
        body.append(
            TilesAround(stage, here, picked, choose, refuse)
            if shape == "map"
            else TileList(stage, here, picked, choose)
        )
    actions: list[ft.Control] = []
    if closed:
        title, why = why_closed(stage, closed)
        actions.append(Toast(skin, Refused(title, why, ()), lambda: refuse("")))
    if may_stay:
        stay = OutlineButton(skin, skin.say("emergence-move-stay"), lambda: stage.send(Stay()), expand=True)
        actions.append(ft.Row([stay]))
    actions.append(
        MainButton(
            skin,
            skin.say("emergence-move-button", tile=picked) if picked else skin.say("emergence-move-pick"),
            lambda: stage.send(Move(to=picked)),
            colour=reading.my_colour(stage),
            icon="arrow",
            disabled=not picked,
        )
    )
    notes = [] if closed or skin.is_small else [ChoiceStrip(stage)]
    return Page(stage, body=body, notes=notes, actions=actions)


def _toggle(skin: Skin, shape: str, set_shape: Callable[[str], None]) -> ft.Control:
    """The same tiles as a map or as a list."""
    other = "list" if shape == "map" else "map"
    icon = "list-check" if other == "list" else "map"
    return IconButton48(skin, icon, skin.say(f"emergence-move-{other}"), lambda: set_shape(other))


def _nowhere(stage: Stage) -> ft.Control:
    """Every neighbour is closed: stay, and still act (EM-19)."""
    view, skin = reading.game(stage), stage.skin
    here = reading.tile(view, reading.mine(stage).tile)
    body: list[ft.Control] = [
        Steps(stage, 0),
        Title(skin, skin.say("emergence-move-none-title"), skin.say("emergence-move-none-line")),
    ]
    if here is not None:
        body.append(TileList(stage, here, "", lambda _name: None))
    return Page(
        stage,
        body=body,
        actions=[
            MainButton(
                skin,
                skin.say("emergence-move-stay"),
                lambda: stage.send(Stay()),
                colour=reading.my_colour(stage),
            )
        ],
    )


def StartToggle(stage: Stage, is_on: bool, change: object) -> ft.Control:
    """Attested mode: does my agent stand on the start tile now?"""
    skin = stage.skin
    return Panel(
        skin,
        ft.Row(
            [
                Icon(skin, "start-tile", 26),
                Body(skin, skin.say("emergence-moved-start"), expand=True),
                ft.Switch(value=is_on, active_color=reading.my_colour(stage), on_change=change),  # type: ignore[arg-type]
            ],
            spacing=12,
        ),
        padding=14,
    )


@component
def MovedOnTheBoard(stage: Stage) -> ft.Control:
    """Attested mode: the real board knows; the app asks only what it needs."""
    skin = stage.skin
    on_start, set_start = ft.use_state(False)
    was_on_start = reading.mine(stage).on_start
    body: list[ft.Control] = [
        Steps(stage, 0),
        Title(skin, skin.say("emergence-moved-title"), skin.say("emergence-moved-line")),
        ChoiceStrip(stage),
    ]
    if not was_on_start:
        body.append(StartToggle(stage, on_start, lambda event: set_start(bool(event.control.value))))
    return Page(
        stage,
        body=body,
        actions=[
            ft.Row(
                [
                    OutlineButton(
                        skin, skin.say("emergence-moved-not"), lambda: stage.send(Stay()), expand=True
                    )
                ]
            ),
            MainButton(
                skin,
                skin.say("emergence-moved-button"),
                lambda: stage.send(Moved(on_start=on_start)),
                colour=reading.my_colour(stage),
                icon="arrow",
            ),
        ],
    )
