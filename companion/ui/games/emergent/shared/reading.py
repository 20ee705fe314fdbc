"""What the public screens read out of a frame, beyond what all screens of Emergent do."""

from __future__ import annotations

from companion.games.emergent.actions import EmergentAction
from companion.games.emergent.views import EmergentView
from companion.table.actions import ForTable
from companion.ui.games.emergent.draw import change, dollars, seat_look
from companion.ui.games.emergent.reading import (
    city,
    city_name,
    colour,
    drawn,
    game,
    name,
    region,
    region_name,
    why,
)
from companion.ui.stage import Stage

MINUS = "\N{MINUS SIGN}"
DASH = "\N{EN DASH}"


def names(stage: Stage, seats: tuple[str, ...]) -> str:
    """Names as a list in words."""
    return stage.skin.language.listed(tuple(name(stage, seat) for seat in seats))


def paint(stage: Stage, seat: str) -> str:
    """The colour of a seat's pieces as it is painted."""
    return seat_look(stage.skin, colour(stage, seat)).colour


def is_away(stage: Stage, seat: str) -> bool:
    """Whether nobody's phone answers for this seat."""
    found = stage.seat_line(seat)
    return found is not None and found.presence in ("away", "free")


def city_rank(view: EmergentView, city_id: str) -> int:
    """When it is served (ET-18)."""
    found = city(view, city_id)
    return found.rank if found else 0


def place_name(view: EmergentView, place: str) -> str:
    """A region, or a city where cylinders stand in cities (`marketing_scope=city`)."""
    return region_name(view, place) if region(view, place) else city_name(view, place)


def place_region(view: EmergentView, place: str) -> str:
    """The region in which a region or city is drawn."""
    found = None if region(view, place) else city(view, place)
    return found.region if found else place


def signed(number: int) -> str:
    """`+2`, `−2`, `0`."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number else "0"


def for_table(stage: Stage, action: EmergentAction) -> None:
    """The host says it for the whole table."""
    stage.send(ForTable(action=action.model_dump(mode="json", exclude_none=True)))


__all__ = [
    "DASH",
    "MINUS",
    "change",
    "city",
    "city_name",
    "city_rank",
    "colour",
    "dollars",
    "drawn",
    "for_table",
    "game",
    "is_away",
    "name",
    "names",
    "paint",
    "place_name",
    "place_region",
    "region",
    "region_name",
    "signed",
    "why",
]
