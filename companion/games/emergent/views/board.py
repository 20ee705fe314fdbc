"""The map as every viewer sees it; the board editor draws with it too.

Rule ET-4.
"""

from __future__ import annotations

from companion.games.emergent.packs.board import City
from companion.games.emergent.words import Colour
from companion.kernel.view import Named, View


class RegionView(Named):  # ET-4
    """One region of the map."""

    colour: Colour
    x: float
    y: float
    """Its middle; the longer side of the map is 100, y grows downwards."""
    next_to: tuple[str, ...]
    cities: tuple[str, ...]
    """Ids, best rank first."""


class BoardView(View):
    """The map. It never changes during a game."""

    id: str
    title: str
    source: str
    regions: tuple[RegionView, ...]
    cities: tuple[City, ...]
    """By rank."""
    links: tuple[tuple[str, str], ...]
    is_drawn: bool
    """The pack says where regions lie; otherwise they were laid out by the app."""
