"""A finished game to take along: rows for a spreadsheet, and all of it as plain data.

Rule ET-37.

Keys and columns are codes; whoever calls passes the names of the people.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.fast import FastView
from companion.games.emergent.views.results import CityResult, SellerLine
from companion.kernel.seat import Seat

FORMAT = "emergent-game/1"
Names = Mapping[str, str]
"""Seat → the name people call it by."""
Row = dict[str, str | int | None]


def rows(view: EmergentView, names: Names) -> tuple[Row, ...]:
    """Every player in every city of every round, by round, rank and seat; in Fast Play in every region."""
    if view.fast is not None:
        return _fast_rows(view, view.fast, names)
    cities = {city.id: city.name for city in view.board.cities}
    found = []
    for record in view.history:
        for city in record.cities:
            lines = {line.seat: line for line in city.sellers}
            found += [_row(record.round, city, cities[city.city], lines[seat], names) for seat in view.seats]
    return tuple(found)


def _row(number: int, city: CityResult, name: str, line: SellerLine, names: Names) -> Row:
    tied = next((group for group in city.groups if line.seat in group), ())
    return {
        "round": number,
        "seat": line.seat,
        "player": _name(line.seat, names),
        "city": city.city,
        "city_name": name,
        "rank": city.rank,
        "tier_1": city.tiers[0],
        "tier_2": city.tiers[1],
        "tier_3": city.tiers[2],
        "cylinders": line.cylinders,
        "distance": line.distance,
        "stock": line.stock,
        "place": line.place,
        "tied_with": " ".join(_name(seat, names) for seat in tied if seat != line.seat),
        "tier": line.tier,
        "demand": line.demand,
        "sold": line.sold,
        "income": line.income,
        "transport": line.transport,
        "earns": line.earns,
        "shipped_from": " ".join(f"{one.region}:{one.units}" for one in line.shipments),
        "tie_loss": line.tie_loss,
    }


def _fast_rows(view: EmergentView, fast: FastView, names: Names) -> tuple[Row, ...]:
    """Where somebody placed discs, by round and seat."""
    regions = {region.id: region.name for region in view.board.regions}
    return tuple(
        {
            "round": number,
            "player": _name(seat, names),
            "seat": seat,
            "region": regions[region],
            "large_discs": discs.large,
            "small_discs": discs.small,
        }
        for number, placements in enumerate(fast.rounds, 1)
        for seat in view.seats
        for region, discs in placements.get(seat, {}).items()
        if discs.large or discs.small
    )


def _name(seat: Seat, names: Names) -> str:
    return names.get(seat, seat)


def document(view: EmergentView, names: Names) -> dict[str, Any]:
    """The whole game as plain data: the board, the rules, every round, the rows, the end."""
    return {
        "format": FORMAT,
        "board": view.board.model_dump(mode="json"),
        "rules": view.rules.model_dump(mode="json"),
        "players": [{"seat": seat, "name": _name(seat, names)} for seat in view.seats],
        "rounds": [record.model_dump(mode="json") for record in view.history],
        "rows": list(rows(view, names)),
        "fast_play": view.fast.model_dump(mode="json") if view.fast else None,
        "end": view.end.model_dump(mode="json") if view.end else None,
    }
