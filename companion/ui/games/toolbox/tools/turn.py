"""The turn marker: whose turn it is, for all to see, and set by a tap of who leads (TB-19)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.toolbox.actions import MarkTurn, NameLeader
from companion.kernel.action import Action
from companion.kernel.seat import Seat
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.reading import Place
from companion.ui.kit.boxes import Caption, InRow, Spaced
from companion.ui.kit.drawing import part
from companion.ui.kit.layout import Card
from companion.ui.kit.picking import Pills
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage


def turn(stage: Stage) -> list[ft.Control]:
    """Whose turn it is; nothing where nobody has the marker, or where the seats show who has it."""
    view = reading.game(stage)
    is_seen = view.front is None and stage.is_shared
    if view.marker is None or is_seen or view.phase in ("clock", "meeting", "over"):
        return []
    place = reading.places(stage, (view.marker,), reading.typed_names(stage))[0]
    return [TurnOf(stage.skin, place)]


def marking(stage: Stage) -> list[ft.Control]:
    """For who leads: a tap gives the marker to somebody."""
    places = reading.offered(stage, "mark_turn", "place")
    if not places:
        return []
    named = reading.places(stage, places, reading.typed_names(stage))
    marker = reading.game(stage).marker or ""
    return [Marking(stage.skin, named, marker, reading.way(stage))]


def leading(stage: Stage) -> list[ft.Control]:
    """For who leads: a tap hands the lead to somebody (TB-4)."""
    seats = reading.offered(stage, "name_leader", "seat")
    if not seats:
        return []
    named = reading.places(stage, seats)
    return [Leader(stage.skin, named, str(reading.game(stage).leader or ""), reading.way(stage))]


@part
def Leader(skin: Skin, places: tuple[Place, ...], leader: str, send: Callable[[Action], None]) -> ft.Control:
    """Everybody as a pill; who leads is on."""
    told = [(place.id, place.name, "") for place in places]

    def name(seat: str) -> None:
        send(NameLeader(seat=Seat(seat)))

    return Spaced(skin, Caption(skin, skin.say("toolbox-leader")), Pills(skin, told, leader, name), gap=6)


@part
def TurnOf(skin: Skin, place: Place) -> ft.Control:
    """The mark and the name."""
    words = Strong(skin, skin.say("toolbox-turn-of", name=place.name), 17)
    mark = SeatMark(skin, place.colour, skin.px(22))
    row = InRow(skin, mark, ft.Container(words, expand=True))
    return ft.Semantics(content=Card(skin, row, padding=10), live_region=True, container=True)


@part
def Marking(skin: Skin, places: tuple[Place, ...], marker: str, send: Callable[[Action], None]) -> ft.Control:
    """Everybody as a pill; who has the marker is on."""
    told = [(place.id, place.name, "") for place in places]

    def mark(place: str) -> None:
        send(MarkTurn(place=place))

    return Spaced(skin, Caption(skin, skin.say("toolbox-turn")), Pills(skin, told, marker, mark), gap=6)
