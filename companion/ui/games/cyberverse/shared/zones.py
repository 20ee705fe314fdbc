"""The board of the district under investigation: zones in walking order, who stands where (CV-34, CV-73)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import DistrictView, FigureView
from companion.ui.games.cyberverse.draw.colours import district_colour, tones
from companion.ui.games.cyberverse.draw.signs import icon_of, word
from companion.ui.games.cyberverse.reading import Cast
from companion.ui.games.cyberverse.shared.street import Figure, Lit
from companion.ui.kit.boxes import Big, InRow, Labelled, Panel, Together
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words

ENTRY = 1


def rows_of(count: int) -> tuple[tuple[int, ...], ...]:
    """Zones as they are walked: `1 2 / 4 3`; every second row runs back."""
    across = 2 if count <= 4 else 3
    rows = [tuple(range(at, min(at + across, count + 1))) for at in range(1, count + 1, across)]
    return tuple(row if at % 2 == 0 else tuple(reversed(row)) for at, row in enumerate(rows))


@part
def Zones(
    skin: Skin, cast: Cast, board: DistrictView, now: str | None, width: float, height: float
) -> ft.Control:
    """All zones; the figure whose turn it is glows."""
    rows = rows_of(board.zones)
    gap = skin.px(12)
    tall = (height - gap * (len(rows) - 1)) / len(rows)
    if stacks(skin):
        tall = skin.px(150) * (1.3 if skin.large_text else 1)
    across = max(len(row) for row in rows)
    wide = (width - gap * (across - 1)) / across

    def line(row: tuple[int, ...]) -> ft.Control:
        cells = [_zone(skin, cast, board, now, number, wide, tall) for number in row]
        return ft.Row(list(cells), spacing=gap, alignment=ft.MainAxisAlignment.CENTER)

    return ft.Column([line(row) for row in rows], spacing=gap, tight=True)


def _zone(
    skin: Skin, cast: Cast, board: DistrictView, now: str | None, number: int, width: float, height: float
) -> ft.Control:
    here = [one for one in board.figures if one.zone == number]
    spots = [spot.position for spot in board.spots if spot.zone == number and spot.position != "none"]
    key = "cyberverse-shared-zone-entry" if number == ENTRY else "cyberverse-shared-zone"
    head = InRow(
        skin,
        Big(skin, str(number), 19, district_colour(skin, board.number)),
        Words(skin, skin.say(key), 14.5, colour=skin.palette.muted, family=TEXT_500, lines=1, expand=True),
        *(_spot(skin, spot) for spot in spots[:2]),
        gap=8,
    )
    each = (width - skin.px(26)) / max(len(here), 1) - skin.px(8)
    size = min(skin.px(54), height * 0.36, each)
    people = ft.Container(
        ft.Row(
            [_figure(skin, cast, one, size, is_now=one.id == now) for one in here],
            spacing=skin.px(8),
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        expand=True,
        alignment=ft.Alignment.CENTER,
    )
    names = ", ".join(one.name for one in here)
    box = Panel(
        skin, ft.Column([head, people], spacing=skin.px(2), expand=True), height=height, padding=12, radius=18
    )
    label = skin.say(
        "cyberverse-shared-zone-label",
        n=number,
        spots=", ".join(word(skin, "position", spot) for spot in spots),
        has=len(spots),
        names=names,
        count=len(here),
    )
    return Labelled(ft.Container(box, width=width), label)


def _spot(skin: Skin, position: str) -> ft.Control:
    """A tactical position: icon and word."""
    return Together(
        skin,
        Icon(skin, icon_of(position), skin.px(18), tones(skin).violet),
        *(
            []
            if skin.device == "tv"
            else [
                Words(
                    skin,
                    skin.say(f"cyberverse-shared-spot-{position}"),
                    14,
                    colour=skin.palette.muted,
                    family=TEXT_500,
                    lines=1,
                )
            ]
        ),
    )


def _figure(skin: Skin, cast: Cast, one: FigureView, size: float, *, is_now: bool) -> ft.Control:
    paint = tones(skin).magenta if is_now else skin.palette.text
    drawn = Lit(skin, Figure(skin, cast, one, size), size, is_now=is_now)
    under: list[ft.Control] = [
        Words(skin, one.name, 15, colour=paint, family=TEXT_700, align=CENTER, lines=1, line=1.1)
    ]
    if one.position != "none":
        under.append(Icon(skin, icon_of(one.position), skin.px(15), tones(skin).violet))
    return ft.Column(
        [
            drawn,
            ft.Row(under, spacing=skin.px(4), tight=True, alignment=ft.MainAxisAlignment.CENTER),
        ],
        spacing=skin.px(4),
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
