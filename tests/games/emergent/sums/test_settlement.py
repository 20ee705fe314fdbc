"""The money after the market: who cannot pay sells just enough."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.emergent.options import HouseRules
from companion.games.emergent.sums.atlas import charted
from companion.games.emergent.sums.market import Demand, Market, Seller, resolve
from companion.games.emergent.sums.settlement import Settled, operating, proposal, settle
from companion.games.emergent.words import RESALE
from tests.games.emergent.strategies import MANY, MAP, demands, sellers
from tests.games.emergent.table import BLUE, RED, dc

NOTHING = Market(())
ONE = (dc("large@A:4", 1), dc("small@B:0", 2))


def settled(cash: int, unpaid: str = "forced_sale", **more: Any) -> Settled:
    """A firm with a large and a small DC in a round without a sale."""
    (found,) = settle((Seller(RED, ONE, {}),), (cash,), NOTHING, unpaid, **more)
    return found


def test_every_dc_costs_stocked_or_not() -> None:
    """ET-28: $10 for a large one, $5 for a small one, and for one that leaves if the house says so."""
    assert (operating(ONE), settled(20).operating) == (15, 15)
    assert settled(20, leaving=[(dc("small@C"),)]).operating == 20


def test_cash_and_income_less_transport_less_operating() -> None:
    """ET-29: two units at distance 1 bring 10 - 2; income comes before the costs are due."""
    atlas = charted(("a", "b"), (("a", "b"),))
    firms = (Seller(RED, ONE, {}), Seller(BLUE, (), {}))
    market = resolve(atlas, firms, (Demand("x", "b", 1, (2, 1, 1)),), HouseRules())
    one, other = settle(firms, (7, 30), market, "forced_sale")
    assert (one.income, one.transport, one.operating, one.before, one.cash) == (10, 2, 15, 0, 0)
    assert (one.sold_off, one.liquidated, other.cash) == ((), 2, 30)


@pytest.mark.parametrize(
    ("unpaid", "cash", "sold", "forgiven"),
    [("forced_sale", 6, ("dc1",), 0), ("debt", -4, (), 0), ("forgive", 0, (), 4)],
)
def test_the_bank_gives_no_credit_but_by_house_rule(
    unpaid: str, cash: int, sold: tuple[str, ...], forgiven: int
) -> None:
    """ET-30: $4 are missing; the small DC would do, the owner's choice stands."""
    found = settled(11, unpaid, chosen=[("dc1",)])
    assert (found.before, found.cash, found.sold_off, found.forgiven) == (-4, cash, sold, forgiven)
    if unpaid == "forced_sale":
        assert settled(11).sold_off == ("dc2",)
        assert settled(11, chosen=[("dc1", "dc2")]).sold_off == ("dc2",), "more than needed does not count"


@MANY
@given(sellers(), demands(), st.lists(st.integers(0, 60), min_size=4, max_size=4))
def test_a_forced_sale_always_suffices(
    firms: tuple[Seller, ...], cards: tuple[Demand, ...], cash: list[int]
) -> None:
    """The fact of ET-29, and A10: the least that covers it."""
    market = resolve(MAP, firms, cards, HouseRules())
    for seller, one in zip(firms, settle(firms, cash[: len(firms)], market, "forced_sale"), strict=True):
        assert one.cash >= 0
        if one.sold_off:
            short = -one.before
            assert set(one.sold_off) == set(proposal(seller.dcs, short))
            values = {dc.id: RESALE[dc.size] for dc in seller.dcs}
            assert all(one.cash - values[name] < 0 for name in one.sold_off)
        else:
            assert one.cash == one.before
