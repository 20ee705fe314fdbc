"""Cards above, seats below, shuffled between them: nobody reads who gets what."""

from __future__ import annotations

import flet as ft

from companion.ui.games.toolbox.reading import Place
from companion.ui.kit.boxes import CENTERED, MIDDLE, InRow, Labelled, Panel, Spaced
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, Strong, Words

SIDE = 44


@part
def CardsForSeats(skin: Skin, cards: tuple[str, ...], seats: tuple[Place, ...]) -> ft.Control:
    """As many letters as cards; a line that says that they fit."""
    kinds = tuple(dict.fromkeys(cards))
    paints = (skin.look.accent, skin.look.second, skin.palette.muted)

    def letter(card: str) -> ft.Control:
        paint = paints[kinds.index(card) % len(paints)]
        return ft.Container(
            Words(skin, card[:1].upper(), 20, family=DISPLAY_700, colour=paint, line=1.0, align=CENTER),
            width=skin.px(SIDE),
            height=skin.px(SIDE),
            border_radius=skin.px(10),
            bgcolor=skin.wash(paint, 0.16),
            border=ft.Border.all(1.5, paint),
            alignment=ft.Alignment.CENTER,
        )

    def seat(place: Place) -> ft.Control:
        return ft.Column(
            [
                SeatMark(skin, place.colour, skin.px(20)),
                Fitted(skin, place.name, 14, skin.px(SIDE + 8), align=CENTER),
            ],
            width=skin.px(SIDE + 8),
            spacing=skin.px(3),
            tight=True,
            horizontal_alignment=MIDDLE,
        )

    def row(controls: list[ft.Control]) -> ft.Control:
        return ft.Row(controls, wrap=True, spacing=skin.px(8), run_spacing=skin.px(8), alignment=CENTERED)

    rule = ft.Container(height=1, bgcolor=skin.palette.outline, expand=True)
    between = InRow(
        skin,
        rule,
        Icon(skin, "shuffle", skin.px(22), skin.palette.muted),
        ft.Container(height=1, bgcolor=skin.palette.outline, expand=True),
    )
    fits = InRow(
        skin,
        Icon(skin, "check", skin.px(22), skin.palette.good),
        Strong(skin, skin.say("toolbox-deal-fits", n=len(cards), seats=len(seats)), 16),
        gap=8,
    )
    said = Labelled(row([letter(card) for card in cards]), skin.language.listed(cards))
    return Panel(skin, Spaced(skin, said, between, row([seat(place) for place in seats]), fits, gap=10))
