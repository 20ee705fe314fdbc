"""The transport track: how far this city's cubes travelled and what it cost (ET-27)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.views.results import CityResult
from companion.games.emergent.words import FARTHEST, TRANSPORT
from companion.ui.games.emergent.draw.money import change, dollars
from companion.ui.games.emergent.draw.pieces import Cube
from companion.ui.games.emergent.reading import DASH, Cast
from companion.ui.games.emergent.shared.page import is_narrow
from companion.ui.kit.boxes import InRow, Stacked, Together, Wrapped
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Words


def carried(result: CityResult, space: int) -> list[tuple[str, int, int]]:
    """Seat, units and cost of what travelled this far; the last space takes everything farther."""
    found: dict[str, tuple[int, int]] = {}
    for line in result.sellers:
        for shipment in line.shipments:
            if min(shipment.distance, FARTHEST) == space and shipment.units:
                units, cost = found.get(line.seat, (0, 0))
                found[line.seat] = (units + shipment.units, cost + shipment.cost)
    return [(seat, units, cost) for seat, (units, cost) in found.items()]


def _space(skin: Skin, cast: Cast, result: CityResult, space: int) -> ft.Control:
    palette = skin.palette
    there = carried(result, space)
    cost = sum(paid for _, _, paid in there)
    far = f"{space}+" if space == FARTHEST else str(space)
    title = skin.say("emergent-shared-track-space", far=far, price=dollars(TRANSPORT[space]))
    head = InRow(
        skin,
        Words(skin, title, 14, family=TEXT_600, colour=palette.muted, line=1.1, lines=1, expand=True),
        Figures(
            skin,
            change(-cost) if there else DASH,
            15,
            colour="" if cost else palette.muted,
        ),
        gap=6,
    )
    cubes: list[ft.Control] = []
    said = []
    for seat, units, paid in there:
        cubes.append(
            Together(skin, Cube(skin, cast.colour(seat), skin.px(15)), Figures(skin, f"×{units}", 15), gap=3)
        )
        said.append(
            skin.say(
                "emergent-shared-track-said",
                name=cast.name(seat),
                n=units,
                cost=dollars(paid),
            )
        )
    box = ft.Container(
        Stacked(skin, head, Wrapped(skin, *cubes, gap=7, between=2)),
        padding=ft.Padding.symmetric(horizontal=skin.px(10), vertical=skin.px(6)),
        border_radius=skin.px(12),
        bgcolor=palette.card,
        border=ft.Border.all(1, palette.outline),
        expand=True,
    )
    label = f"{title}: {', '.join(said) or skin.say('emergent-shared-none')}"
    return ft.Semantics(content=box, label=label, container=True, exclude_semantics=True, expand=True)


@part
def TransportTrack(skin: Skin, cast: Cast, result: CityResult, width: float) -> ft.Control:
    """Three spaces as on the board: same region, one border, two or more."""
    if is_narrow(skin):
        rows = [ft.Row([_space(skin, cast, result, space)]) for space in range(len(TRANSPORT))]
        return ft.Column(list(rows), spacing=skin.px(6), width=width, tight=True)
    return ft.Row(
        [_space(skin, cast, result, space) for space in range(len(TRANSPORT))],
        spacing=skin.px(8),
        width=width,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        intrinsic_height=True,
    )
