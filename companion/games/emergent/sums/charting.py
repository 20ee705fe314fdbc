"""A board pack as the view of a map: where regions lie, what touches, cities by rank.

Rule ET-4.
"""

from __future__ import annotations

from typing import cast

from companion.games.emergent.packs.board import BoardPack, neighbours
from companion.games.emergent.sums.layout import is_drawn, spots
from companion.games.emergent.views.board import BoardView, RegionView
from companion.games.emergent.words import Colour


def board_view(pack: BoardPack) -> BoardView:
    """The map of a pack without faults; the board editor draws with it too."""
    places, near = spots(pack), neighbours(pack)
    cities = tuple(sorted(pack.cities, key=lambda city: city.rank))
    return BoardView(
        id=pack.id,
        title=pack.title,
        source=pack.source,
        regions=tuple(
            RegionView(
                id=region.id,
                name=region.name,
                colour=cast("Colour", region.colour),
                x=places[region.id][0],
                y=places[region.id][1],
                next_to=near[region.id],
                cities=tuple(city.id for city in cities if city.region == region.id),
            )
            for region in pack.regions
        ),
        cities=cities,
        links=pack.adjacency,
        is_drawn=is_drawn(pack),
    )
