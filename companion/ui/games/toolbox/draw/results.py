"""Luck that fell, large: dice as dice, an order as marks in a row."""

from __future__ import annotations

import flet as ft

from companion.ui.games.toolbox.draw.dice import DieFace
from companion.ui.games.toolbox.reading import Place
from companion.ui.kit.boxes import CENTERED, MIDDLE, Panel, Together
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted, Words

DIE, SIX = 64, 6
MOST_DRAWN = 24


@part
def Rolled(
    skin: Skin,
    notation: str,
    faces: tuple[tuple[int, ...], ...],
    sides: tuple[int, ...],
    total: int,
    low: int,
    high: int,
) -> ft.Control:
    """Every die and the sum, and between what it could have fallen; too many dice as figures."""
    thrown = [(face, sides[at] if at < len(sides) else SIX) for at, term in enumerate(faces) for face in term]
    size = skin.px(DIE if len(thrown) <= 6 else DIE * 0.62)
    drawn: ft.Control = ft.Row(
        [DieFace(skin, face, kind, size) for face, kind in thrown],
        wrap=True,
        spacing=skin.px(10),
        run_spacing=skin.px(10),
        alignment=CENTERED,
    )
    if len(thrown) > MOST_DRAWN:
        drawn = Muted(skin, " ".join(str(face) for face, _ in thrown), 18, align=CENTER)
    figure = Words(skin, str(total), 64, family=DISPLAY_700, line=1.0, align=CENTER)
    words = Muted(skin, skin.say("toolbox-rolled", dice=notation, low=low, high=high), 18, align=CENTER)
    column = ft.Column([drawn, figure, words], spacing=skin.px(8), horizontal_alignment=MIDDLE)
    return Panel(skin, ft.Row([ft.Container(column, expand=True)]), selected=True, is_live=True)


@part
def WhoBegins(skin: Skin, places: tuple[Place, ...]) -> ft.Control:
    """Who begins, and who comes after."""
    first = places[0]
    head = ft.Row(
        [
            SeatMark(skin, first.colour, skin.px(40)),
            Heading(skin, skin.say("toolbox-begins", name=first.name), 34, bold=True),
        ],
        spacing=skin.px(14),
        wrap=True,
        alignment=CENTERED,
    )
    rest = ft.Row(
        [
            Together(
                skin,
                Muted(skin, f"{at}.", 17),
                SeatMark(skin, place.colour, skin.px(20)),
                Words(skin, place.name, 17),
            )
            for at, place in enumerate(places[1:], start=2)
        ],
        wrap=True,
        spacing=skin.px(18),
        alignment=CENTERED,
    )
    column = ft.Column([head, rest], spacing=skin.px(12), horizontal_alignment=MIDDLE)
    return Panel(skin, ft.Row([ft.Container(column, expand=True)]), selected=True, is_live=True)
