"""The whole truth of a game of Emergent. Every secret wears `Hidden`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar, Literal

from companion.games.emergent.actions import Correct
from companion.games.emergent.options import HouseRules
from companion.games.emergent.packs.board import BoardPack
from companion.games.emergent.state.phases import Cards, Entry, Firm, OpenRound, Placement, Revealed, Step
from companion.games.emergent.sums.atlas import Atlas
from companion.games.emergent.sums.market import Demand, Seller
from companion.games.emergent.sums.planning import Land
from companion.games.emergent.views.board import BoardView
from companion.games.emergent.views.history import RoundRecord
from companion.games.emergent.words import Colour, Mode, Phase, Use
from companion.kernel.chance import Seed
from companion.kernel.frozen import frozen
from companion.kernel.hidden import Hidden
from companion.kernel.proposals import Correctable
from companion.kernel.seat import Seat


@frozen
class Ground:  # ET-4
    """The board made ready to play on: worked out once, at setup."""

    pack: BoardPack
    atlas: Atlas
    land: Land
    cities: tuple[str, ...]
    """Ids by rank (ET-18)."""
    regions: dict[str, str]
    """City → its region."""
    ranks: dict[str, int]
    colours: dict[str, Colour]
    """Region → colour, for Fast Play (FP-4)."""
    view: BoardView
    """The map as everybody sees it; it never changes."""


@frozen
class EmergentState(Correctable[Correct]):
    """Everything. Only the table holds one."""

    game: ClassVar[str] = "emergent"
    mode: Mode
    demand_by: Literal["typed", "app"]
    rules: HouseRules
    seats: tuple[Seat, ...]
    seed: Hidden[Seed]
    deck: Hidden[dict[int, Cards] | None]
    """The saved deck's cards by round; known to nobody before that round's execution (ET-5)."""
    totals: dict[int, int]
    """Predicted demand by round: printed, or the deck's own (A2)."""
    ground: Ground
    step: Step
    """Where the game is, with what only that phase has."""
    use: Use = "whole"
    by_hand: frozenset[Seat] = frozenset()
    """Seats on paper (ET-48)."""
    round: int = 1
    countdowns: int = 0
    """How many were started: the serial of the timer."""
    time_ran_out: tuple[Seat, ...] = ()
    reveals: int = 0
    """How often plans or dealt cards were opened."""

    firms: dict[Seat, Firm] = field(default_factory=dict)
    records: tuple[RoundRecord, ...] = ()

    fast_rounds: tuple[dict[Seat, Placement], ...] = ()
    """Open placements, round by round (FP-3)."""
    cubes: dict[str, dict[Seat, int]] = field(default_factory=dict)
    """Fast Play: region → seat → cubes (FP-4)."""

    @property
    def phase(self) -> Phase:
        """The word for the step."""
        return self.step.phase

    @property
    def last_round(self) -> int:  # ET-A1, FP-A1, ET-47
        """After which round the game is over."""
        if self.mode == "fast_play":
            return self.rules.fp_rounds
        return 1 if self.use == "round" else self.rules.rounds


def open_round(state: EmergentState) -> OpenRound | None:
    """What the round started from, with its open plans; None while everybody plans, and in Fast Play."""
    return state.step.round if isinstance(state.step, Revealed) else None


def sellers(state: EmergentState) -> tuple[Seller, ...]:
    """The firms as the market sees them, in seat order."""
    firms = (state.firms[seat] for seat in state.seats)
    return tuple(Seller(firm.seat, firm.dcs, firm.cylinders) for firm in firms)


def demands(ground: Ground, entries: Mapping[str, Entry]) -> tuple[Demand, ...]:  # ET-18
    """The cities that have a card, by rank."""
    return tuple(
        Demand(city, ground.regions[city], ground.ranks[city], entry.tiers)
        for city in ground.cities
        if (entry := entries.get(city)) and entry.tiers is not None
    )


def city_name(state: EmergentState, city: str) -> str:
    """The name of a city, or the id when there is no such one."""
    return state.ground.land.cities.get(city, ("", city))[1]
