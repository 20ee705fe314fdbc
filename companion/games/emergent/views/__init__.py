"""What a viewer of Emergent may know. Public facts about all, private ones named `my_*`."""

from __future__ import annotations

from typing import Literal

from companion.games.emergent.actions import Correct
from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.options import HouseRules
from companion.games.emergent.packs.deck import Tiers
from companion.games.emergent.views.board import BoardView
from companion.games.emergent.views.ending import EndView
from companion.games.emergent.views.fast import FastView
from companion.games.emergent.views.history import RoundRecord
from companion.games.emergent.views.laying import LayingView
from companion.games.emergent.views.ledger import Ledger
from companion.games.emergent.views.mine import MyAllocation, MyDiscs, MyPlan, MySelling, MyShipping
from companion.games.emergent.views.results import (
    CityResult,
    DcLine,
    Money,
    Note,
    OfCity,
    PieceLine,
    SeatAmounts,
)
from companion.games.emergent.words import CardStatus, Mode, Phase, Reading, Use
from companion.kernel.proposals import CorrectableView
from companion.kernel.seat import Seat
from companion.kernel.view import OfSeat, View


class FirmLine(OfSeat):
    """One firm as everybody may see it (table "Who sees what")."""

    cash: int | None
    """None: hidden by a house rule (A17). Before a round is closed: the money at its start less the plan."""
    dcs: tuple[DcLine, ...]
    """On the board, oldest first, with their cubes as placed; `CityResult.stock_after` has what is left.

    While everybody plans: as the last round left them.
    """
    cylinders: dict[str, int]
    """By region (by city with `marketing_scope=city`); empty until the plans are open."""
    units_sold: int
    """In all closed rounds."""
    is_ready: bool = False
    """Has done what this phase waits for: sealed, allocated, placed, shipped, agreed."""


class OpenPlan(OfSeat):  # ET-15, ET-16
    """A plan after the reveal: what it says, what it costs, what goes on the board."""

    plan: Plan
    money: Money | None
    """None: hidden by a house rule (A17)."""
    builds: tuple[DcLine, ...]
    sells: tuple[DcLine, ...]
    cubes: int
    cylinders: int
    pieces: tuple[PieceLine, ...]
    bank: int
    """One payment for all of it: below zero the firm pays the bank."""


class CardLine(OfCity):  # ET-17
    """A city's card this round."""

    status: CardStatus
    tiers: Tiers | None = None
    sum: int = 0
    by: Seat | None = None
    """Who typed it; None: the app, or the table."""
    is_checked: bool = False
    """Somebody who did not type it has compared it."""


class Gauge(View):
    """One reading of the predicted total: how far the cards are (A2)."""

    reading: Reading
    sum: int
    to_go: int | None
    """Below zero: too much. None: nothing is predicted for this round."""
    is_met: bool


class DemandView(View):  # ET-17
    """The round's cards: never before the plans are open."""

    cards: tuple[CardLine, ...]
    """Every city, by rank."""
    predicted: int | None
    gauges: tuple[Gauge, ...]
    warning: Note | None = None
    """`TOTAL_DIFFERS`, once every city has its card or none."""
    typists: tuple[Seat, ...]
    checked_by: tuple[Seat, ...]
    can_check: tuple[Seat, ...]
    """Whose word would still help."""
    is_confirmed: bool
    is_dealt: bool
    """By the app: nothing to type and nothing to correct."""


class MarketView(View):  # ET-18..27, ET-31
    """The cities one after the other."""

    at: int
    """Which one all screens show, from 0; as many as there are: the settlement."""
    count: int
    """How many cities have a card."""
    order: tuple[str, ...]
    """Their ids by rank, also of those not served yet."""
    cities: tuple[CityResult, ...]
    """Those resolved, by rank; with `shipping=owner_choice` only as far as everybody has chosen."""
    waiting_for: tuple[Seat, ...] = ()
    """Who has to choose the DCs for the next city."""


class SettlementView(View):  # ET-28..34
    """The money of the round, before it is booked."""

    ledgers: tuple[Ledger, ...]
    agreed: tuple[Seat, ...]
    """Who said that the money is right."""
    must_sell: tuple[Seat, ...]
    """Who has to sell DCs before the round can be closed (A10)."""
    leaders: tuple[Seat, ...] = ()
    """Most money after this round; empty while cash is hidden or a sale is open."""


class PastRound(View):
    """A closed round in short."""

    round: int
    cash: SeatAmounts
    """After it. Empty while cash is hidden."""
    units_sold: SeatAmounts
    unsold: SeatAmounts


class EmergentView(CorrectableView):
    """Everything one viewer may know."""

    phase: Phase
    mode: Mode
    use: Use = "whole"
    seats: tuple[Seat, ...]
    leader: Seat
    """Who may start the round timer: the first seat."""
    rounds: int
    rules: HouseRules
    """The switches this table plays by."""
    demand_by: Literal["typed", "app"]
    is_learning: bool = False
    """Learning limits are in force this round (ET-38, ET-39)."""
    board: BoardView
    ready: tuple[Seat, ...] = ()
    """Who has done what this phase waits for, in both games."""
    firms: tuple[FirmLine, ...] = ()
    """Seat order; empty in Fast Play."""
    plans: tuple[OpenPlan, ...] = ()
    """This round's plans in seat order; empty until all are ready."""
    by_hand: tuple[Seat, ...] = ()
    """Seats on paper: they fold their plan (ET-48)."""
    papers: tuple[Seat, ...] = ()
    """Whose paper is unfolded and waits to be typed, before all plans open."""
    time_ran_out: tuple[Seat, ...] = ()
    """Whose plan the clock sealed this round; what became of it shows in the open plan."""
    laying: LayingView | None = None
    """Only the market: the board while it is typed."""
    demand: DemandView | None = None
    market: MarketView | None = None
    settlement: SettlementView | None = None
    past: tuple[PastRound, ...] = ()
    fast: FastView | None = None
    history: tuple[RoundRecord, ...] = ()
    """Every round in full, once the game is over: for the debrief, exports and "what if" (ET-37)."""
    end: EndView | None = None
    correction: Correct | None = None
    """A proposed correction that waits for the table."""
    """What the log would say of it, number by number."""

    my_plan: MyPlan | None = None
    my_discs: MyDiscs | None = None
    my_sealed: bool = False
    """My plan is sealed; it shows again when I open it."""
    my_shipping: MyShipping | None = None
    my_selling: MySelling | None = None
    my_allocation: MyAllocation | None = None
    my_cash: int | None = None
    """My own money, also when cash is hidden from the others."""
