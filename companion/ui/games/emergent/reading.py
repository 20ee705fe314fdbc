"""What the screens read out of a frame again and again."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.options import HouseRules
from companion.games.emergent.packs.board import City
from companion.games.emergent.views import EmergentView, FirmLine, OpenPlan
from companion.games.emergent.views.board import BoardView, RegionView
from companion.games.emergent.views.ledger import Ledger
from companion.games.emergent.views.mine import Fault
from companion.games.emergent.views.results import CityResult, Note, SellerLine
from companion.games.emergent.words import BONUS, Size
from companion.kernel.action import Reason
from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat
from companion.ui.games.emergent.draw.board import Board, CitySpot, RegionSpot
from companion.ui.games.emergent.draw.colours import seat_look
from companion.ui.kit.person import Person, people_of
from companion.ui.kit.skin import Skin
from companion.ui.reading import may
from companion.ui.stage import Stage

DASH = "\N{EN DASH}"
SOMEBODY = "blue"
"""Pieces of a seat that nobody sits at."""


def game(stage: Stage) -> EmergentView:
    """The game's half of the frame."""
    return stage.view_as(EmergentView)


@frozen
class Cast:
    """Everybody and everything that has a name at this table. Equal from action to action."""

    everybody: tuple[Person, ...]
    seat: Seat
    """Mine; the first one on a shared screen, so that a screen can always be drawn."""
    is_shared: bool
    seats: tuple[Seat, ...]
    board: BoardView
    rules: HouseRules

    def person(self, seat: str | None) -> Person | None:
        """Who sits there."""
        return next((one for one in self.everybody if one.seat == seat), None)

    def is_me(self, seat: str | None) -> bool:
        """Whether this is my seat."""
        return seat == self.seat and not self.is_shared

    @property
    def others(self) -> tuple[Person, ...]:
        """Everybody but me."""
        return tuple(one for one in self.everybody if not one.is_me)

    def name(self, seat: str | None) -> str:
        """What people call a seat."""
        found = self.person(seat)
        return found.name if found else seat or ""

    def you_or(self, skin: Skin, seat: str) -> str:
        """A name, or "You" for me."""
        return skin.say("shell-you") if self.is_me(seat) else self.name(seat)

    def people(self, skin: Skin, seats: Iterable[str]) -> str:
        """Names as a list in words, me last and as "you"."""
        known = tuple(seats)
        others = tuple(self.name(seat) for seat in known if not self.is_me(seat))
        me = (skin.say("emergent-phone-you-low"),) if any(map(self.is_me, known)) else ()
        return skin.language.listed(others + me)

    def awaited(self, skin: Skin, late: Iterable[str]) -> dict[str, str | int]:
        """Whom a shared screen waits for, as its sentences take it; `all` where nobody need be named."""
        found = tuple(late)
        is_all = len(found) == len(self.seats)
        return {"names": self.people(skin, found), "count": "all" if is_all else len(found)}

    def listed(self, skin: Skin, seats: Iterable[str]) -> str:
        """Names as a list in words, mine among them."""
        return skin.language.listed(tuple(map(self.name, seats)))

    def colour(self, seat: str | None) -> str:
        """The colour name of a seat, as its pieces are drawn: `red`, `blue`, …"""
        found = self.person(seat)
        return found.colour if found else SOMEBODY

    @property
    def mine(self) -> str:
        """The colour name of my pieces."""
        return self.colour(self.seat)

    def paint(self, skin: Skin, seat: str) -> str:
        """The colour of a seat's pieces as it is painted."""
        return seat_look(skin, self.colour(seat)).colour

    def region(self, region_id: str | None) -> RegionView | None:
        """One region of the map."""
        return next((found for found in self.board.regions if found.id == region_id), None)

    def city(self, city_id: str | None) -> City | None:
        """One city."""
        return next((found for found in self.board.cities if found.id == city_id), None)

    def cities_in(self, region_id: str) -> tuple[City, ...]:
        """The cities of a region, best rank first."""
        return tuple(found for found in self.board.cities if found.region == region_id)

    def region_name(self, region_id: str | None) -> str:
        """`Delta`."""
        found = self.region(region_id)
        return found.name if found else region_id or ""

    def city_name(self, city_id: str | None) -> str:
        """`Port Lumen`."""
        found = self.city(city_id)
        return found.name if found else city_id or ""

    def rank(self, city_id: str | None) -> int:
        """When a city is served (ET-18); 0 where there is none."""
        found = self.city(city_id)
        return found.rank if found else 0

    @property
    def is_by_city(self) -> bool:
        """Cylinders stand in cities instead of regions, by house rule (A3)."""
        return self.rules.marketing_scope == "city"

    def market(self, place: str) -> str:
        """The name of where cylinders stand."""
        return self.city_name(place) if self.is_by_city else self.region_name(place)

    def market_region(self, place: str) -> str:
        """The region in which a place with cylinders is drawn."""
        found = self.city(place) if self.is_by_city else None
        return found.region if found else place

    def markets_in(self, region_id: str) -> tuple[str, ...]:
        """Where cylinders may stand in a region: the region, or each of its cities (ET-11, A3)."""
        cities = self.cities_in(region_id)
        if self.is_by_city:
            return tuple(city.id for city in cities)
        return (region_id,) if cities else ()

    @property
    def drawn(self) -> Board:
        """The board as the map draws it."""
        return drawn(self.board)

    @property
    def names(self) -> dict[str, str]:
        """Seat → the name people call it by."""
        return {one.seat: one.name for one in self.everybody}

    def said(self, skin: Skin, reason: Reason) -> str:
        """A reason as a sentence."""
        return skin.language.reason(reason, self.names)

    def why(self, skin: Skin, note: Note | Fault) -> str:
        """What a note or a fault says."""
        return self.said(skin, note.reason())


def cast(stage: Stage) -> Cast:
    """The cast of this table, as this device sees it."""
    view, mine = game(stage), stage.table.my_seat
    return Cast(
        people_of(stage.table), mine or view.seats[0], mine is None, view.seats, view.board, view.rules
    )


def papers_line(skin: Skin, cast: Cast, view: EmergentView) -> str:
    """That folded papers are typed now; nothing before."""
    count, names = len(view.papers), cast.people(skin, view.papers)
    return skin.say("shell-paper-typing", names=names, count=count) if count else ""


def firm(view: EmergentView, seat: str) -> FirmLine | None:
    """One firm; nobody has one in Fast Play."""
    return next((found for found in view.firms if found.seat == seat), None)


def open_plan(view: EmergentView, seat: str) -> OpenPlan | None:
    """A plan of this round, once all are open (ET-15)."""
    return next((found for found in view.plans if found.seat == seat), None)


def ledger(view: EmergentView, seat: str) -> Ledger | None:
    """A firm's money of this round, once it is worked out (ET-29)."""
    ledgers = view.settlement.ledgers if view.settlement else ()
    return next((one for one in ledgers if one.seat == seat), None)


def away(stage: Stage) -> frozenset[str]:
    """Seats that nobody's phone answers for."""
    return frozenset(line.seat for line in stage.table.seats if line.presence in ("away", "free"))


def may_fix_cards(view: EmergentView) -> bool:
    """Whether a card that was typed can be put right."""
    return view.demand is not None and not view.demand.is_dealt and may(view, "card")


def late(view: EmergentView, cast: Cast) -> tuple[Seat, ...]:
    """Whom the table waits for, besides me."""
    return tuple(seat for seat in view.waiting_for if not cast.is_me(seat))


def served(view: EmergentView) -> CityResult | None:
    """The city all screens show, if it is served already (ET-18)."""
    market = view.market
    return market.cities[market.at] if market is not None and market.at < len(market.cities) else None


def seller(result: CityResult, seat: str) -> SellerLine | None:
    """One firm in one city."""
    return next((line for line in result.sellers if line.seat == seat), None)


def all_discs(discs: Discs) -> tuple[Size, ...]:
    """Discs of Fast Play one by one, the large ones first (FP-2)."""
    counts: dict[Size, int] = {"large": discs.large, "small": discs.small}
    return tuple(size for size, count in counts.items() for _ in range(count))


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
