"""Execution phases of Emergent resolved per second: 4 players, 12 cities, 13 DCs each."""

from __future__ import annotations

import time
from random import Random

from companion.games.emergent.options import HouseRules
from companion.games.emergent.sums.atlas import atlas
from companion.games.emergent.sums.market import Dc, Demand, Seller, resolve
from companion.games.emergent.sums.settlement import settle
from companion.kernel.seat import Seat
from tests.games.emergent.kit import NINE

SECONDS = 3.0
"""Of processor time: other work on the machine does not count."""
GAMES = 200
PLAYERS = 4


def measure() -> list[tuple[str, str]]:
    """The line of the report: many different rounds, each resolved and settled again and again."""
    luck = Random(1)  # noqa: S311 - a measurement, not a deal
    rounds = [_round(luck) for _ in range(GAMES)]
    ground, rules, cash = atlas(NINE), HouseRules(), [50] * PLAYERS
    done, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        for sellers, demands in rounds:
            settle(sellers, cash, resolve(ground, sellers, demands, rules), rules.unpaid_operating)
        done += len(rounds)
    rate = done / (time.process_time() - begun)
    return [("Emergent: execution phases resolved per second, one core", f"{rate:,.0f}")]


def _round(luck: Random) -> tuple[tuple[Seller, ...], tuple[Demand, ...]]:
    regions = [region.id for region in NINE.regions]
    sellers = tuple(
        Seller(
            Seat(f"seat-{number}"),
            tuple(
                Dc(f"dc{at}", "large" if at < 3 else "small", luck.choice(regions), luck.randint(1, 5))
                for at in range(13)
            ),
            {region: luck.randint(0, 3) for region in regions},
        )
        for number in range(PLAYERS)
    )
    demands = tuple(Demand(city.id, city.region, city.rank, (5, 3, 2)) for city in NINE.cities)
    return sellers, demands
