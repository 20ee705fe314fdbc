"""Where at the table: left of somebody. The table turns clockwise, as people really sit."""

from __future__ import annotations

import math
from functools import partial

import flet as ft

from companion.net.doorstate import DoorState
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Choose, component
from companion.ui.kit.layout import Card
from companion.ui.kit.picking import Pick
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, SectionTitle, Strong

SIDE = 76.0


@component
def PlaceCard(skin: Skin, state: DoorState, colour: str, after: str | None, sit_after: Choose) -> ft.Control:
    """`after`: the seat on the right hand; None for who is the first."""
    is_open, set_open = ft.use_state(False)
    can_choose = len(state.seated) > 1
    right = next((one for one in state.seated if one.seat == after), None)
    where = skin.say("door-place-left", name=right.name) if right else skin.say("door-place-first")
    words = ft.Column(
        [
            Strong(skin, where, 17, lines=2),
            Muted(skin, skin.say("door-seats-free", count=state.free_seats), 15),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    change = OutlineButton(skin, skin.say("door-place-change"), lambda: set_open(not is_open))
    card = Card(
        skin,
        ft.Row(
            [RingOfSeats(skin, state, colour, after), words, *([change] if can_choose else [])], spacing=12
        ),
        padding=12,
    )
    choices = [
        Pick(
            skin,
            skin.say("door-place-left", name=one.name),
            "",
            partial(sit_after, one.seat),
            lead=SeatMark(skin, one.colour, skin.px(26)),
            selected=one.seat == after,
        )
        for one in state.seated
    ]
    help_text = [Muted(skin, skin.say("door-place-help"), 15)]
    below = [*help_text, *choices] if is_open and can_choose else []
    return Spaced(skin, SectionTitle(skin, skin.say("door-place")), card, *below)


def RingOfSeats(skin: Skin, state: DoorState, colour: str, after: str | None) -> ft.Control:
    """The table from above: who sits, what is free, and a ring around where I would."""
    palette, side = skin.palette, skin.px(SIDE)
    seats = [one.seat for one in state.seated]
    around: list[str | None] = [one.colour for one in state.seated]
    mine = seats.index(after) + 1 if after in seats else 0
    around.insert(mine, colour)
    around += [None] * (state.places[1] - len(around))
    mark, ring = side * (0.17 if len(around) > 5 else 0.2), side * (0.27 if len(around) > 5 else 0.31)

    def at(place: int, size: float, content: ft.Control) -> ft.Control:
        turn = place / len(around) * 2 * math.pi
        x, y = side * (0.5 + 0.35 * math.sin(turn)), side * (0.5 - 0.35 * math.cos(turn))
        return ft.Container(content, left=round(x - size / 2, 1), top=round(y - size / 2, 1))

    def circle(size: float, line: float, edge: str, ground: str = "") -> ft.Control:
        return ft.Container(
            width=size,
            height=size,
            border_radius=size,
            border=ft.Border.all(line, edge),
            bgcolor=ground or None,
        )

    top = side * 0.36
    layers: list[ft.Control] = [
        ft.Container(
            circle(top, 2, palette.outline, palette.raised), left=(side - top) / 2, top=(side - top) / 2
        )
    ]
    for place, one in enumerate(around):
        free = mark * 0.8
        shape = SeatMark(skin, one, mark) if one else circle(free, 2, palette.faint)
        layers.append(at(place, mark if one else free, shape))
    layers.append(at(mine, ring, circle(ring, 2, palette.text)))
    return ft.Stack(layers, width=side, height=side)
