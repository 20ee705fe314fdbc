"""The rulebook's examples of the market (R-ET, ET-X), by number (section 11)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.words import CHIPS, START_CASH, transport_price
from tests.games.emergent.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    closed,
    firm,
    fresh,
    line_board,
    money,
    say,
    settled,
    sold,
    traded,
    trading,
)

IN_C = line_board({"city": "C"})


TWO_IN_C = line_board({"first": "C", "second": "C"})


def one_city(
    firms: list[Any], tiers: tuple[int, int, int], region: str = "C", **options: Any
) -> tuple[int, ...]:
    """What everybody sells in the only city."""
    return sold(traded(firms, {"city": tiers}, board=line_board({"city": region}), **options), "city")


def test_r_et_1_more_cylinders_first_then_a_tie() -> None:
    firms = [
        firm(RED, "small@B:5", C=2),
        firm(BLUE, "small@E:5", C=4),
        firm(GREEN, "small@A:5"),
        firm(YELLOW, "small@D:5", C=2),
    ]
    assert one_city(firms, (5, 3, 2)) == (2, 5, 0, 2)


def test_r_et_2_a_tie_at_the_top() -> None:
    firms = [
        firm(RED, "small@C:5", C=2),
        firm(BLUE, "small@D:5"),
        firm(GREEN, "small@E:5"),
        firm(YELLOW, "small@C:5", C=2),
    ]
    assert one_city(firms, (6, 4, 3)) == (4, 3, 0, 4)


def test_r_et_3_three_tied_behind_one() -> None:
    firms = [
        firm(RED, "small@A:5", C=1),
        firm(BLUE, "small@A:5"),
        firm(GREEN, "small@E:5"),
        firm(YELLOW, "small@E:5"),
    ]
    state = traded(firms, {"city": (4, 3, 2)}, board=IN_C)
    assert sold(state, "city") == (4, 2, 2, 2)
    market = GAME.view(state, None).market
    assert market is not None
    assert {line.seat: line.transport for line in market.cities[0].sellers} == {
        RED: 8,
        BLUE: 4,
        GREEN: 4,
        YELLOW: 4,
    }


def test_r_et_4_the_chips_are_the_starting_money() -> None:
    assert sum(value * count for value, count in CHIPS.items()) == START_CASH == 100
    assert money(fresh(2)) == (100, 100)


def test_r_et_5_transport() -> None:
    assert [transport_price(distance) for distance in range(4)] == [0, 1, 2, 2]


def test_r_et_6_two_players_have_tiers_one_and_three() -> None:
    assert one_city([firm(RED, "large@C:9"), firm(BLUE, "large@D:9")], (6, 4, 3)) == (6, 3)


DEPLETION = [firm(RED, "small@A:3", A=1, B=2), firm(BLUE, "small@D:5"), firm(GREEN, "small@E:5")]


ALPHA_BETA = line_board({"alpha": "A", "beta": "B"})


@pytest.mark.parametrize(
    ("switch", "beta"),
    [
        pytest.param("skip", (0, 3, 2), id="ET-X1 who is empty is left out"),
        pytest.param("block", (0, 2, 1), id="ET-X2 who is empty keeps the place"),
    ],
)
def test_et_x1_x2_depletion(switch: str, beta: tuple[int, ...]) -> None:
    deck = {"alpha": (3, 2, 1), "beta": (4, 2, 1)}
    state = traded(DEPLETION, deck, board=ALPHA_BETA, empty_marketer=switch)
    assert sold(state, "alpha") == (3, 2, 1)
    assert sold(state, "beta") == beta


@pytest.mark.parametrize(("switch", "each"), [("third", 3), ("second", 4), ("none", 0)])
def test_et_x3_two_players_tied(switch: str, each: int) -> None:
    firms = [firm(RED, "large@C:9"), firm(BLUE, "large@C:9")]
    assert one_city(firms, (6, 4, 3), two_player_tie=switch) == (each, each)


def test_et_x4_a_lone_seller_of_two_players_has_tier_one() -> None:
    assert one_city([firm(RED, "large@C:9"), firm(BLUE, "large@C:0", C=5)], (6, 4, 3)) == (6, 0)


@pytest.mark.parametrize(("switch", "last"), [("per_group", 3), ("by_position", 0)])
def test_et_x5_three_tied_in_front(switch: str, last: int) -> None:
    firms = [*(firm(seat, "small@C:5") for seat in (RED, BLUE, GREEN)), firm(YELLOW, "small@D:5")]
    assert one_city(firms, (5, 4, 3), tie_shift=switch) == (4, 4, 4, last)


def test_et_x6_two_tied_pairs() -> None:
    firms = [
        firm(RED, "small@C:5"),
        firm(BLUE, "small@C:5"),
        firm(GREEN, "small@D:5"),
        firm(YELLOW, "small@D:5"),
    ]
    assert one_city(firms, (5, 4, 3)) == (4, 4, 0, 0)


def test_et_x7_four_tied() -> None:
    firms = [firm(seat, "small@C:5") for seat in (RED, BLUE, GREEN, YELLOW)]
    assert one_city(firms, (5, 4, 3)) == (4, 4, 4, 4)


@pytest.mark.parametrize(("switch", "units"), [("exact", (5, 4, 0)), ("capped", (4, 4, 0))])
def test_et_x8_distance_two_against_three(switch: str, units: tuple[int, ...]) -> None:
    firms = [firm(RED, "small@C:5"), firm(BLUE, "small@D:5"), firm(GREEN)]
    state = traded(firms, {"city": (5, 4, 3)}, board=line_board({"city": "A"}), order_distance=switch)
    assert sold(state, "city") == units
    market = GAME.view(state, None).market
    assert market is not None
    assert {ship.price for line in market.cities[0].sellers for ship in line.shipments} == {2}


def test_et_x9_nearest_first_is_not_always_cheapest() -> None:
    deck = {"first": (3, 0, 0), "second": (3, 0, 0)}
    board = line_board({"first": "B", "second": "C"})
    firms = [firm(RED, "small@C:3", "small@E:3"), firm(BLUE)]
    auto = traded(firms, deck, board=board)
    by_hand = traded(firms, deck, board=board, shipping="owner_choice")
    by_hand = say(by_hand, RED, "ship", city="first", units={"dc2": 3})
    by_hand = say(by_hand, RED, "ship", city="second", units={"dc1": 3})
    carried = []
    for state in (auto, by_hand):
        settlement = GAME.view(settled(state), None).settlement
        assert settlement is not None
        carried.append(settlement.ledgers[0].transport)
    assert carried == [9, 6]


@pytest.mark.parametrize(
    ("cash", "sells", "after", "keeps"), [(0, ("dc1",), 3, "dc2"), (3, ("dc2",), 1, "dc1")]
)
def test_et_x10_forced_sale(cash: int, sells: tuple[str, ...], after: int, keeps: str) -> None:
    firms = [firm(RED, "large@B:2", "small@E:0", cash=cash), firm(BLUE)]
    state = settled(traded(firms, {"city": (2, 1, 1)}, board=IN_C))
    mine = GAME.view(state, RED).my_selling
    assert mine is not None
    assert (mine.short, mine.proposal) == (7 - cash, sells)
    state = closed(say(state, RED, "sell_off", dcs=sells))
    assert money(state)[0] == after
    assert [dc.id for dc in state.firms[RED].dcs] == [keeps]


def test_et_x11_a_cylinder_counts_in_both_cities_of_its_region() -> None:
    firms = [firm(RED, "large@A:9", C=1), firm(BLUE, "large@C:9"), firm(GREEN)]
    state = traded(firms, {"first": (3, 2, 1), "second": (3, 2, 1)}, board=TWO_IN_C)
    assert [sold(state, city) for city in ("first", "second")] == [(3, 2, 0), (3, 2, 0)]


def test_et_x12_what_is_not_served_is_lost() -> None:
    firms = [firm(RED, "small@C:1"), firm(BLUE, "large@C:9"), firm(GREEN, "small@D:5")]
    assert one_city(firms, (6, 5, 4)) == (1, 5, 4)


def test_et_x13_the_second_city_sees_emptied_dcs() -> None:
    firms = [firm(RED, "small@C:3", "small@A:5"), firm(BLUE, "small@C:5"), firm(GREEN)]
    state = traded(firms, {"first": (4, 3, 1), "second": (4, 3, 1)}, board=TWO_IN_C)
    assert sold(state, "first") == (3, 3, 0)
    assert sold(state, "second") == (3, 2, 0)
    market = GAME.view(state, None).market
    assert market is not None
    lines = {line.seat: line for line in market.cities[1].sellers}
    assert (lines[BLUE].tier, lines[RED].tier, lines[RED].transport) == (1, 2, 6)


def test_et_x14_ties_may_sell_more_than_the_card_has() -> None:
    firms = [firm(seat, "small@C:5") for seat in (RED, BLUE, GREEN)]
    assert sum(one_city(firms, (4, 4, 0))) == 12


def test_et_x15_an_empty_dc_costs_and_cubes_left_are_lost() -> None:
    firms = [firm(RED, "large@A:0", "small@C:5", cash=20), firm(BLUE)]
    state = settled(traded(firms, {"city": (1, 1, 1)}, board=IN_C))
    settlement = GAME.view(state, None).settlement
    assert settlement is not None
    mine = settlement.ledgers[0]
    assert (mine.income, mine.operating, mine.liquidated, mine.end) == (5, 15, 4, 10)


def test_et_x16_nearest_dcs_ship_first() -> None:
    firms = [firm(RED, "small@A:5", "small@C:4", "small@B:3"), firm(BLUE)]
    state = traded(firms, {"city": (9, 1, 1)}, board=IN_C)
    market = GAME.view(state, None).market
    assert market is not None
    (line, _) = market.cities[0].sellers
    assert [(ship.region, ship.units) for ship in line.shipments] == [("a", 2), ("c", 4), ("b", 3)]
    assert line.transport == 7


@pytest.mark.parametrize(("switch", "tier", "units"), [("skip", 1, 5), ("block", 3, 4)])
def test_et_x17_a_tied_group_without_cubes(switch: str, tier: int, units: int) -> None:
    firms = [firm(RED, C=2), firm(BLUE, C=2), firm(GREEN, "small@C:5")]
    state = traded(firms, {"city": (6, 5, 4)}, board=IN_C, empty_marketer=switch)
    assert (trading(state).market.served[0].tiers[2], sold(state, "city")[2]) == (tier, units)


def test_et_x26_a_full_round() -> None:
    firms = [
        firm(RED, "large@B:10", cash=40, B=2),
        firm(BLUE, "small@D:5", cash=30),
        firm(GREEN, "small@A:5", cash=20),
    ]
    board = line_board({"first": "B", "second": "D"})
    state = traded(firms, {"first": (5, 3, 2), "second": (4, 3, 2)}, board=board)
    assert [sold(state, city) for city in ("first", "second")] == [(5, 2, 3), (3, 3, 2)]
    market = GAME.view(state, None).market
    assert market is not None
    assert market.cities[0].groups == ((RED,), (GREEN,), (BLUE,))
    assert money(closed(state)) == (64, 46, 33)


def test_et_x28_a_tie_for_third_gets_nothing() -> None:
    firms = [
        firm(RED, "small@C:5", C=2),
        firm(BLUE, "small@C:5", C=1),
        firm(GREEN, "small@D:5"),
        firm(YELLOW, "small@D:5"),
    ]
    assert one_city(firms, (4, 3, 2)) == (4, 3, 0, 0)
