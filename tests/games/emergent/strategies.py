"""Firms, cards and house rules for hypothesis: any market that can be."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from companion.games.emergent.options import HouseRules
from companion.games.emergent.sums.atlas import charted
from companion.games.emergent.sums.market import Dc, Demand, Seller
from companion.games.emergent.words import CAPACITY, SIZES
from tests.games.kits import SEATS

REGIONS = ("a", "b", "c", "d", "e")


LINKS = (("a", "b"), ("b", "c"), ("c", "d"), ("d", "e"), ("b", "d"))


MAP = charted(REGIONS, LINKS)


MANY = settings(max_examples=80, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


SWITCHES = st.builds(
    HouseRules,
    empty_marketer=st.sampled_from(("skip", "block")),
    tie_shift=st.sampled_from(("per_group", "by_position")),
    two_player_tie=st.sampled_from(("third", "second", "none")),
    order_distance=st.sampled_from(("exact", "capped")),
)


@st.composite
def sellers(draw: st.DrawFn) -> tuple[Seller, ...]:
    """Two to four firms with DCs, cubes and cylinders."""
    made = []
    for seat in SEATS[: draw(st.integers(2, 4))]:
        sizes = draw(st.lists(st.sampled_from(SIZES), max_size=4))
        dcs = tuple(
            Dc(f"d{at}", size, draw(st.sampled_from(REGIONS)), draw(st.integers(0, CAPACITY[size])))
            for at, size in enumerate(sizes)
        )
        shown = draw(st.dictionaries(st.sampled_from(REGIONS), st.integers(1, 3), max_size=3))
        made.append(Seller(seat, dcs, shown))
    return tuple(made)


@st.composite
def demands(draw: st.DrawFn) -> tuple[Demand, ...]:
    """Up to five cities with cards."""
    ranks = draw(st.lists(st.integers(1, 20), unique=True, max_size=5))
    made = []
    for at, rank in enumerate(ranks):
        low, mid, high = sorted(draw(st.tuples(*[st.integers(0, 9)] * 3)))
        made.append(Demand(f"c{at}", draw(st.sampled_from(REGIONS)), rank, (high, mid, low)))
    return tuple(made)
