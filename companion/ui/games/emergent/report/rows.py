"""A finished game as rows: one for every player, round and city; in Fast Play for every region (ET-37)."""

from __future__ import annotations

from collections.abc import Mapping

from companion import texts
from companion.games.emergent.sums import export
from companion.games.emergent.sums.export import Row
from companion.games.emergent.views import EmergentView
from companion.kernel.frozen import frozen


@frozen
class Told:
    """A finished game and what people call its seats."""

    view: EmergentView
    names: Mapping[str, str]
    colours: Mapping[str, str]
    """Seat → the name of its colour."""
    title: str = "Emergent"
    code: str = ""
    """The table's code, for the name of the file."""
    date: str = ""
    """The day it was played, `2026-11-17`."""
    house_rules: Mapping[str, str] | None = None
    """Switches that are not the printed ones, in words."""
    language: texts.Language = texts.ENGLISH
    """What whoever keeps the files speaks."""

    def name(self, seat: str) -> str:
        """What people call a seat."""
        return self.names.get(seat, seat)

    def city(self, city_id: str) -> str:
        """What a city is called."""
        return next((city.name for city in self.view.board.cities if city.id == city_id), city_id)

    def region(self, region_id: str) -> str:
        """What a region is called."""
        return next((one.name for one in self.view.board.regions if one.id == region_id), region_id)

    def place(self, place: str) -> str:
        """A region, or a city where cylinders stand in cities."""
        found = self.region(place)
        return found if found != place else self.city(place)


def rows(told: Told) -> tuple[Row, ...]:
    """Every row of the game: by round, city and seat; in Fast Play by round, seat and region.

    Each says which game it is of, so that the files of many tables can be put below each other.
    """
    view = told.view
    which: Row = {"table": told.code, "date": told.date, "game": told.title, "mode": view.mode}
    return tuple({**which, "board": view.board.title, **row} for row in export.rows(view, told.names))
