"""What the screens read out of a frame again and again."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from companion.games.emergent.views import EmergentView, FirmLine, OpenPlan
from companion.games.emergent.views.board import BoardView, CityView, RegionView
from companion.games.emergent.views.ledger import Ledger
from companion.games.emergent.views.mine import Fault
from companion.games.emergent.views.results import CityResult, Note, SellerLine
from companion.games.emergent.words import BONUS
from companion.kernel.action import Reason
from companion.kernel.seat import Seat
from companion.ui.games.emergent.draw import Board, CitySpot, RegionSpot
from companion.ui.stage import Stage


def game(stage: Stage) -> EmergentView:
    """The game's half of the frame."""
    view = stage.frame.view
    if not isinstance(view, EmergentView):
        raise TypeError("an Emergent screen needs an Emergent view")
    return view


def my_seat(stage: Stage) -> Seat:
    """My seat; the first one where nobody sits, so that a screen can always be drawn."""
    return stage.table.my_seat or game(stage).seats[0]


def firm(view: EmergentView, seat: str) -> FirmLine | None:
    """One firm; nobody has one in Fast Play."""
    return next((found for found in view.firms if found.seat == seat), None)


def open_plan(view: EmergentView, seat: str) -> OpenPlan | None:
    """A plan of this round, once all are open (ET-15)."""
    return next((found for found in view.plans if found.seat == seat), None)


def my_ledger(stage: Stage) -> Ledger | None:
    """My money of this round, once it is worked out (ET-29)."""
    settlement = game(stage).settlement
    ledgers = settlement.ledgers if settlement else ()
    return next((one for one in ledgers if one.seat == my_seat(stage)), None)


def is_me(stage: Stage, seat: str | None) -> bool:
    """Whether this is my seat."""
    return seat is not None and seat == stage.table.my_seat


def name(stage: Stage, seat: str | None) -> str:
    """What people call a seat."""
    if seat is None:
        return ""
    found = stage.seat_line(seat)
    return found.name if found else stage.names.get(seat, seat)


def you_or(stage: Stage, seat: str) -> str:
    """A name, or "You" for me."""
    return stage.say("emergent-phone-you") if is_me(stage, seat) else name(stage, seat)


def people(stage: Stage, seats: Iterable[str]) -> str:
    """Names as a list in words, me last and as "you"."""
    known = tuple(seats)
    others = tuple(name(stage, seat) for seat in known if not is_me(stage, seat))
    me = (stage.say("emergent-phone-you-low"),) if any(is_me(stage, seat) for seat in known) else ()
    return stage.skin.language.listed(others + me)


def colour(stage: Stage, seat: str | None) -> str:
    """The colour name of a seat, as its pieces are drawn: `red`, `blue`, …"""
    found = stage.seat_line(seat) if seat else None
    return found.colour if found else "blue"


def my_colour(stage: Stage) -> str:
    """The colour name of my pieces."""
    return colour(stage, my_seat(stage))


def stands_in(stage: Stage, seat: str | None) -> bool:
    """Whether this device is the host's and that seat has no phone that answers."""
    line = stage.seat_line(seat) if seat else None
    return stage.table.is_host and not is_me(stage, seat) and line is not None and line.presence != "here"


def may(view: EmergentView, do: str) -> bool:
    """Whether this action would be accepted now."""
    return any(choice.do == do for choice in view.choices)


def region(view: EmergentView, region_id: str | None) -> RegionView | None:
    """One region of the map."""
    return next((found for found in view.board.regions if found.id == region_id), None)


def city(view: EmergentView, city_id: str | None) -> CityView | None:
    """One city."""
    return next((found for found in view.board.cities if found.id == city_id), None)


def cities_in(view: EmergentView, region_id: str) -> tuple[CityView, ...]:
    """The cities of a region, best rank first."""
    return tuple(found for found in view.board.cities if found.region == region_id)


def region_name(view: EmergentView, region_id: str | None) -> str:
    """`Delta`."""
    found = region(view, region_id)
    return found.name if found else region_id or ""


def city_name(view: EmergentView, city_id: str | None) -> str:
    """`Port Lumen`."""
    found = city(view, city_id)
    return found.name if found else city_id or ""


def place_name(view: EmergentView, place: str) -> str:
    """A region's or a city's name: where cylinders stand depends on a house rule (A3)."""
    return city_name(view, place) if view.rules.marketing_scope == "city" else region_name(view, place)


def why(stage: Stage, note: Note | Fault) -> str:
    """A reason as a sentence."""
    return stage.skin.language.reason(Reason(note.code, note.rule, dict(note.facts)), stage.names)


def served(view: EmergentView) -> CityResult | None:
    """The city all screens show, if it is served already (ET-18)."""
    market = view.market
    return market.cities[market.at] if market is not None and market.at < len(market.cities) else None


def seller(result: CityResult, seat: str) -> SellerLine | None:
    """One firm in one city."""
    return next((line for line in result.sellers if line.seat == seat), None)


@lru_cache(maxsize=64)
def drawn(board: BoardView) -> Board:
    """The board as the map draws it; one object a board, so that its land is made once."""
    return Board(
        regions=tuple(
            RegionSpot(id=one.id, name=one.name, x=one.x, y=one.y, colour=one.colour, bonus=BONUS[one.colour])
            for one in board.regions
        ),
        links=board.links,
        cities=tuple(
            CitySpot(id=one.id, name=one.name, region=one.region, rank=one.rank) for one in board.cities
        ),
    )
