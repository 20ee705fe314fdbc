"""What Emergent's documents look like to who only reads them (ET-4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

import flet as ft

from companion.games.emergent.packs.board import BoardPack, City
from companion.games.emergent.words import BONUS, Colour
from companion.ui.desk.session import desk_skin
from companion.ui.games.emergent.desk import document
from companion.ui.games.emergent.draw.board import Board, CitySpot, RegionSpot
from companion.ui.games.emergent.draw.pieces import CityPlate
from companion.ui.games.emergent.draw.trademap import TradeMap
from companion.ui.kit.boxes import InRow
from companion.ui.kit.deskpage import desk_width
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong
from companion.ui.stage import Desk

TALL = 0.5
"""Of its width."""


def board(desk: Desk, document: dict[str, Any]) -> list[ft.Control]:
    """The map, and the cities by rank with their regions."""
    skin, pack = desk_skin(desk.skin), BoardPack.model_validate(document)
    drawn = Board(
        regions=tuple(
            RegionSpot(one.id, one.name, one.x, one.y, colour := cast("Colour", one.colour), BONUS[colour])
            for one in pack.regions
        ),
        links=pack.adjacency,
        cities=tuple(CitySpot(one.id, one.name, one.region, one.rank) for one in pack.cities),
    )
    width = desk_width(desk.skin)
    names = {one.id: one.name for one in pack.regions}
    rows = [_city(skin, one, names) for one in sorted(pack.cities, key=lambda city: city.rank)]
    picture = TradeMap(skin, drawn, width=width, height=width * (1.0 if skin.is_phone else TALL))
    return [ft.Container(picture, border_radius=skin.px(20), clip_behavior=ft.ClipBehavior.HARD_EDGE), *rows]


def _city(skin: Skin, city: City, regions: Mapping[str, str]) -> ft.Control:
    where = Muted(skin, regions.get(city.region, ""), 15)
    return InRow(skin, CityPlate(skin, city.rank, 26), Strong(skin, city.name, 16), where)


READERS: Final[Mapping[str, Callable[[Desk, dict[str, Any]], list[ft.Control]]]] = {document.FORMAT: board}
"""Format → its look, for `GameScreens.readers`."""
