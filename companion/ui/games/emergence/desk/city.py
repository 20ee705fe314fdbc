"""What a city looks like to who only reads it (EM-3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast, get_args

import flet as ft

from companion.games.emergence.packs.city import City, neighbours
from companion.games.emergence.sums.layout import spots
from companion.games.emergence.views import BoardView, DataCount, TileView
from companion.ui.games.emergence.draw.city import CityPicture
from companion.ui.kit.deskpage import desk_width
from companion.ui.stage import Desk

TALL = 0.56
"""Of its width."""


def board_of(pack: City) -> BoardView:
    """The board a city makes, without blocks and people."""
    places, near = spots(pack), neighbours(pack)
    tiles = tuple(
        TileView(
            id=one.id,
            kind=cast("Any", one.kind),
            blocks=0,
            q=places[one.id][0],
            r=places[one.id][1],
            agents=(),
            next_to=near[one.id],
        )
        for one in pack.tiles
    )
    return BoardView(data=DataCount(), total=0, tiles=tiles, name=pack.name, is_hex=pack.hex is not None)


def city(desk: Desk, document: dict[str, Any]) -> list[ft.Control]:
    """The map of its tiles."""
    width = desk_width(desk.skin)
    height = width * (1.1 if desk.skin.is_phone else TALL)
    return [CityPicture(desk.skin, board_of(City.model_validate(document)), width, height)]


READERS: Final[Mapping[str, Callable[[Desk, dict[str, Any]], list[ft.Control]]]] = {
    get_args(City.model_fields["format"].annotation)[0]: city
}
"""Format → its look, for `GameScreens.readers`."""
