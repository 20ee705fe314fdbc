"""Small public facts that the view, the ledger and the history are made of."""

from __future__ import annotations

from companion.games.emergent.packs.deck import Tiers
from companion.games.emergent.words import PieceKind, Size, TierStatus
from companion.kernel.seat import Seat
from companion.kernel.view import OfSeat, View, WhyNot

SeatAmounts = dict[Seat, int]


class Note(WhyNot):
    """A reason beside a number (`emergent.why_*`)."""


class DcLine(View):
    """A distribution centre."""

    id: str
    size: Size
    region: str
    cubes: int = 0
    is_new: bool = False
    """Built this round."""


class Money(View):  # ET-12
    """The sum of a plan, for the money bar."""

    cash: int
    sale: int
    """From DCs sold in this plan."""
    total: int
    builds: int
    cubes: int
    cylinders: int
    spent: int
    left: int
    """Below zero: too much."""
    operating: int
    """What the DCs that will stand cost after the sales (ET-28)."""
    is_short: bool
    """Less is left than the operating costs to come: a warning, never a fault (ET-12)."""


class PieceLine(View):  # ET-16
    """One line of what a firm takes from or puts on the board."""

    id: str
    kind: PieceKind
    count: int
    """Discs, cubes, or cylinders at each of the places."""
    places: tuple[str, ...]
    """Regions; cities for cylinders with `marketing_scope=city`."""
    size: Size | None = None
    dc: str | None = None
    amount: int
    """Money: above zero from the bank."""
    is_done: bool = False


class Shipment(OfSeat):  # ET-25, ET-27
    """Units that left a DC for a city."""

    dc: str
    region: str
    units: int
    distance: int
    price: int
    cost: int
    route: tuple[str, ...]
    """Regions from the DC to the city, both included."""


class SellerLine(OfSeat):  # ET-19..27
    """One firm in one city: its place, its tier, what it sold, and why."""

    place: int | None
    """1, 2, 2, 4; None: takes no part."""
    group: int | None
    """Tied firms share a group, counted from 1."""
    cylinders: int
    distance: int | None
    """From its nearest DC with cubes; None: no cubes."""
    stock: int
    """Cubes before this city."""
    tier: int | None
    demand: int
    """Units of that tier."""
    sold: int
    income: int
    transport: int
    earns: int
    """Income less transport."""
    tie_loss: int
    """Units it would have sold more without any tie's shift, others as they were."""
    shipments: tuple[Shipment, ...]
    notes: tuple[Note, ...]
    """Why this place, why this tier."""


class TierLine(View):
    """One tier of a card and what became of it."""

    tier: int
    units: int
    status: TierStatus
    seats: tuple[Seat, ...]
    sold: int
    exists: bool = True
    """False for tier 2 of a two-player game (ET-23)."""


class OfCity(View):
    """What is about one city."""

    city: str


class CityResult(OfCity):  # ET-31
    """A city after it was served."""

    region: str
    rank: int
    tiers: Tiers
    groups: tuple[tuple[Seat, ...], ...]
    """Best first; seat order inside a group."""
    sellers: tuple[SellerLine, ...]
    """By place; firms that take no part last."""
    tier_lines: tuple[TierLine, ...]
    notes: tuple[Note, ...]
    """Ties, shifts and lost tiers in words."""
    stock_after: dict[Seat, dict[str, int]]
    """Cubes left in every DC, for the map."""
    moved: tuple[Seat, ...] = ()
    """Who took the cubes off the real board."""
