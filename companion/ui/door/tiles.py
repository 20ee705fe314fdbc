"""A colour and a shape for who sits down: the free ones to tap, the others with whoever has them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.net.doorstate import DoorState
from companion.ui.kit.boxes import Panel, Spaced, Tick
from companion.ui.kit.drawing import Choose, Tap
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.palette import seat_colour
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, SectionTitle

GAP = 10.0
SIDES = 13.0
"""Left and right of a name, with the lines around it and around the page."""


def ColourTiles(skin: Skin, state: DoorState, chosen: str, want: Choose, width: float) -> ft.Control:
    """All colours of the game in rows: what is taken says by whom."""
    count = skin.say("door-colours-free", count=len(state.free_colours))
    across = 2 if skin.large_text else 3 if len(state.colours) <= 6 else 4
    wide = (width - GAP * (across - 1)) / across
    owners = {seat.colour: seat.name for seat in state.seated}
    tiles = [
        _Tile(skin, one, owners.get(one, ""), partial(want, one), wide, is_chosen=one == chosen)
        for one in state.colours
    ]
    tiles += [ft.Container(expand=True) for _ in range(-len(tiles) % across)]
    rows = [ft.Row(tiles[at : at + across], spacing=GAP) for at in range(0, len(tiles), across)]
    return Spaced(skin, SectionTitle(skin, skin.say("door-colour"), count), *rows, gap=GAP)


def _Tile(skin: Skin, colour: str, owner: str, choose: Tap, width: float, *, is_chosen: bool) -> ft.Control:
    """The shape above its word; whoever has it is named instead, and cannot be tapped."""
    word = skin.say(f"door-colour-{colour}")
    tall = skin.px(76 if skin.is_small else 100) * (1.5 if skin.large_text else 1.0)
    mark = SeatMark(skin, colour, skin.px(28 if skin.is_small else 34), dim=bool(owner))
    name = Fitted(
        skin,
        owner or word,
        15,
        width - 2 * SIDES,
        colour=skin.palette.muted if owner else "",
        family=TEXT_600,
        align=CENTER,
    )
    inside = ft.Column(
        [mark, name],
        spacing=6 if skin.is_small else 10,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    tick = [ft.Container(Tick(skin, seat_colour(colour, skin.palette), 22), top=0, right=0)]
    face = ft.Stack(
        [ft.Container(inside, alignment=ft.Alignment.CENTER, expand=True), *(tick if is_chosen else [])],
        fit=ft.StackFit.EXPAND,
    )
    if owner:
        return Panel(skin, face, is_hollow=True, padding=8, radius=20, height=tall, expand=True)
    return Panel(
        replace(skin, look=replace(skin.look, is_inked=True)),
        face,
        on_click=choose,
        label=word,
        selected=is_chosen,
        colour=seat_colour(colour, skin.palette) if is_chosen else "",
        padding=8,
        radius=20,
        height=tall,
        expand=True,
    )
