"""The money of a round: agreed, forced, booked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.emergent.table import (
    BLUE,
    GREEN,
    RED,
    closed,
    firm,
    fresh,
    market,
    money,
    plan_codes,
    refused,
    revealed,
    say,
    seen,
    settled,
    traded,
)


def test_the_ledger_runs_from_start_to_end() -> None:
    state = settled(market())
    settlement = seen(state).settlement
    assert settlement is not None
    red = settlement.ledgers[0]
    assert (red.start, red.end, red.change) == (50, 68, 18)
    balance = red.start
    for line in red.lines:
        assert (line.before, line.after) == (balance, balance + line.amount)
        balance = line.after
    assert [line.kind for line in red.lines] == ["city", "city", "operating"]
    assert (red.units_sold, red.liquidated, red.unsold) == (6, 2, {"dc1": 2})
    assert settlement.leaders == (RED,)


def test_everybody_agrees_and_the_round_is_booked() -> None:
    """ET-32 books it; cubes left are gone (ET-33), cylinders too, DCs stay (ET-34)."""
    state = settled(market())
    state = say(state, RED, "money_right")
    assert refused(state, RED, "money_right") == ["ALREADY_SAID"]
    state = say(say(state, BLUE, "money_right"), GREEN, "money_right")
    view = seen(state)
    assert (view.phase, view.round, money(state)) == ("plan", 2, (68, 67, 50))
    assert [dc.cubes for dc in state.firms[RED].dcs] == [0]
    assert [dc.id for dc in view.firms[0].dcs] == ["dc1"]
    assert (view.firms[0].cylinders, view.demand) == ({}, None)
    assert (view.past[0].cash, view.past[0].unsold) == (
        {RED: 68, BLUE: 67, GREEN: 50},
        {RED: 2, BLUE: 0, GREEN: 0},
    )
    assert view.history == (), "the full history is for the end"


def test_a_forced_sale_is_the_owners_choice() -> None:
    firms = [firm(RED, "small@A", "small@B", "large@C", cash=12), firm(BLUE)]
    state = settled(traded(firms, {}))
    mine = seen(state, RED).my_selling
    assert mine is not None
    assert (mine.short, mine.proposal) == (8, ("dc3",))
    assert refused(state, RED, "money_right") == ["SELL_FIRST"]
    assert refused(state, BLUE, "sell_off", dcs=["dc1"]) == ["NOTHING_TO_SELL"]
    assert refused(state, RED, "sell_off", dcs=["dc9"]) == ["SELL_NOT_OWNED"]
    assert refused(state, RED, "sell_off", dcs=["dc1", "dc1"]) == ["SELL_TWICE"]
    assert refused(state, RED, "sell_off", dcs=["dc1"]) == ["NOT_ENOUGH_SOLD"]
    assert refused(state, RED, "sell_off", dcs=["dc1", "dc3"]) == ["MORE_THAN_NEEDED"]
    state = say(state, RED, "sell_off", dcs=["dc1", "dc2"])
    assert seen(state).settlement.must_sell == ()
    state = say(say(state, RED, "money_right"), BLUE, "money_right")
    assert (money(state)[0], [dc.id for dc in state.firms[RED].dcs]) == (2, ["dc3"])


def test_the_host_closes_with_the_proposal() -> None:
    state = closed(traded([firm(RED, "small@A", "large@C", cash=8), firm(BLUE)], {}))
    assert (money(state)[0], [dc.id for dc in state.firms[RED].dcs]) == (3, ["dc1"])


@pytest.mark.parametrize(
    ("switch", "cash", "dcs", "forgiven"),
    [("forced_sale", 3, 1, 0), ("debt", -7, 2, 0), ("forgive", 0, 2, 7)],
)
def test_who_cannot_pay(switch: str, cash: int, dcs: int, forgiven: int) -> None:
    """A10: 8 - 15 = -7."""
    firms = [firm(RED, "small@A", "large@B", cash=8), firm(BLUE)]
    state = closed(traded(firms, {}, unpaid_operating=switch))
    assert (money(state)[0], len(state.firms[RED].dcs)) == (cash, dcs)
    assert state.records[0].ledgers[0].forgiven == forgiven
    if switch == "debt":
        assert plan_codes(state, RED, marketing={"b": 1}) == ["NOT_ENOUGH_MONEY"]


@pytest.mark.parametrize(("switch", "cash"), [(False, 105), (True, 100)])
def test_a_sold_dc_may_still_cost(switch: bool, cash: int) -> None:
    """A12."""
    state = fresh(2, sold_dc_pays=switch)
    state = replace(state, firms={**state.firms, RED: firm(RED, "small@A")})
    mine = seen(say(state, RED, "plan", plan={"sell": ["dc1"]}), RED).my_plan
    assert mine.money.operating == (5 if switch else 0)
    state = say(revealed(state, red={"sell": ["dc1"]}), RED, "placed")
    state = closed(say(say(state, RED, "no_card"), BLUE, "confirm_cards"))
    assert money(state)[0] == cash
    kinds = [line.kind for line in state.records[0].ledgers[0].lines]
    assert kinds == ["dc_sold", *(["operating"] if switch else [])]
