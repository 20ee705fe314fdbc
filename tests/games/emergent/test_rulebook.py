"""The rulebook's examples (R-ET, R-FP) and the worked ones (ET-X, FP-X), by number (section 11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.options import HouseRules
from companion.games.emergent.packs.deck import DeckCard, DeckRound, DemandDeck, sums, tier_fault
from companion.games.emergent.state.steps import Awarding
from companion.games.emergent.sums.fastplay import award, region_score
from companion.games.emergent.words import CHIPS, START_CASH, transport_price
from companion.kernel.seat import Seat, Voice
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
    plan_codes,
    refused,
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


def test_r_fp_1_large_and_small_in_green() -> None:
    assert award(Discs(small=1, large=1), "green") == 7


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


def planning(cash: int = 100, *dcs: str, **options: Any) -> Any:
    """A table at the start of a round, red with so much money and these DCs on the board."""
    state = fresh(2, **options)
    return replace(state, firms={**state.firms, RED: firm(RED, *dcs, cash=cash)})


@pytest.mark.parametrize(("cash", "codes"), [(5, []), (4, ["NOT_ENOUGH_MONEY"])])
def test_et_x18_a_sale_pays_for_a_build(cash: int, codes: list[str]) -> None:
    build = [{"id": "new", "size": "small", "region": "b"}]
    assert plan_codes(planning(cash, "small@A"), RED, sell=["dc1"], build=build) == codes


@pytest.mark.parametrize(("switch", "codes"), [(False, ["NO_LARGE_DISC"]), (True, [])])
def test_et_x19_a_sold_disc_is_still_on_the_board(switch: bool, codes: list[str]) -> None:
    state = planning(100, "large@A", "large@B", "large@C", sold_disc_reusable=switch)
    build = [{"id": "new", "size": "large", "region": "b"}]
    assert plan_codes(state, RED, sell=["dc1"], build=build) == codes


@pytest.mark.parametrize(
    ("size", "cubes", "codes"),
    [
        ("small", 5, []),
        ("small", 6, ["OVER_CAPACITY"]),
        ("large", 10, []),
        ("large", 11, ["OVER_CAPACITY"]),
    ],
)
def test_et_x20_capacity(size: str, cubes: int, codes: list[str]) -> None:
    assert plan_codes(planning(100, f"{size}@A"), RED, products={"dc1": cubes}) == codes


def test_et_x21_fifty_cubes() -> None:
    places = ("large@A", "large@B", "large@C", *("small@D",) * 10)
    room = {f"dc{at}": 10 if at < 4 else 5 for at in range(1, 14)}
    products = {name: min(holds, 4) for name, holds in room.items()}
    products["dc1"] = 3
    assert sum(products.values()) == 51
    assert sum(room.values()) == 80
    assert plan_codes(planning(100, *places), RED, products=products) == ["OVER_50_CUBES"]


def test_et_x22_ten_cylinders_where_there_is_a_city() -> None:
    state = planning(100)
    assert plan_codes(state, RED, marketing={"b": 10}) == []
    assert plan_codes(state, RED, marketing={"b": 11}) == ["OVER_10_CYLINDERS"]
    assert plan_codes(state, RED, marketing={"a": 1}) == ["MARKETING_NO_CITY"]


def build(*sizes: str) -> list[dict[str, str]]:
    return [{"id": f"n{at}", "size": size, "region": "b"} for at, size in enumerate(sizes)]


@pytest.mark.parametrize(
    ("number", "plan", "codes"),
    [
        (1, {"build": build("large"), "products": {"n0": 10}}, []),
        (1, {"build": build("large", "small")}, ["LEARNING_R1_ONE_DC"]),
        (1, {"build": build("large"), "marketing": {"b": 1}}, ["LEARNING_R1_NO_MARKETING"]),
        (1, {}, ["LEARNING_R1_NEEDS_DC"]),
        (2, {"marketing": {"b": 1}}, []),
        (
            2,
            {"marketing": {"b": 2}, "build": build("small")},
            ["LEARNING_R2_ONE_MARKETING", "LEARNING_R2_NO_BUILD"],
        ),
        (3, {"marketing": {"b": 2}, "build": build("small", "large")}, []),
    ],
)
def test_et_x23_learning(number: int, plan: dict[str, Any], codes: list[str]) -> None:
    state = replace(planning(100, learning_variant=True), round=number)
    assert plan_codes(state, RED, **plan) == codes


def test_et_x24_the_operating_warning_does_not_refuse() -> None:
    plan = {
        "build": build("large", "large", "small"),
        "products": {"n0": 10, "n1": 10, "n2": 5},
        "marketing": {"b": 10},
    }
    state = say(planning(100), RED, "plan", plan=plan)
    mine = GAME.view(state, RED).my_plan
    assert mine is not None
    assert (mine.money.spent, mine.money.left, mine.money.operating) == (95, 5, 25)
    assert [note.code for note in mine.warnings] == ["emergent.warn_operating"]
    assert refused(state, RED, "ready") == []


def test_et_x25_a_shared_win() -> None:
    firms = [firm(RED, "large@A", "small@B", cash=75), firm(BLUE, cash=75), firm(GREEN, "small@C", cash=75)]
    state = replace(traded(firms, {}), round=4)
    end = GAME.view(closed(state), None).end
    assert end is not None
    assert [line.cash for line in end.firms] == [60, 75, 70]
    assert [line.total for line in end.firms] == [75, 75, 75]
    assert (end.winners, end.decided_by) == ((RED, BLUE, GREEN), "shared")


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


def test_et_x27_two_cards_of_ten_are_round_one() -> None:
    assert sums(((5, 3, 2), (5, 3, 2))).all_tiers == 20
    assert tier_fault((3, 5, 2)) == "card_not_descending"
    state = traded([firm(RED), firm(BLUE)], {"beta": (5, 3, 2), "gamma": (5, 3, 2)})
    demand = GAME.view(state, None).demand
    assert demand is not None
    assert demand.warning is None
    assert [gauge.is_met for gauge in demand.gauges] == [True, False]


def test_et_x28_a_tie_for_third_gets_nothing() -> None:
    firms = [
        firm(RED, "small@C:5", C=2),
        firm(BLUE, "small@C:5", C=1),
        firm(GREEN, "small@D:5"),
        firm(YELLOW, "small@D:5"),
    ]
    assert one_city(firms, (4, 3, 2)) == (4, 3, 0, 0)


# Fast Play


def scored(*cubes: int, **options: Any) -> list[str | None]:
    """The discs of one region, in seat order."""
    seats = [Seat(name) for name in "abcd"[: len(cubes)]]
    score = region_score(dict(zip(seats, cubes, strict=True)), HouseRules(**options))
    return [score.discs.get(seat) for seat in seats]


def test_fp_x1_red_and_uncoloured_regions() -> None:
    both = Discs(small=1, large=1)
    assert (award(both, "red"), award(both, "none")) == (5, 3)


def test_fp_x2_everything_in_green() -> None:
    a_round = award(Discs(small=3), "green") + award(Discs(large=2), "green")
    assert (a_round, 3 * a_round) == (17, 51)


@pytest.mark.parametrize(
    ("cubes", "discs"),
    [
        pytest.param((5, 5, 4, 1), ["small", "small", None, None], id="FP-X3"),
        pytest.param((5, 3, 3, 1), ["large", None, None, None], id="FP-X4"),
        pytest.param((5, 3, 2, 2), ["large", "small", None, None], id="FP-X5"),
        pytest.param((5, 0, 0), ["large", None, None], id="FP-X6"),
        pytest.param((0, 0, 0), [None, None, None], id="FP-X7"),
        pytest.param((4, 1), ["large", "small"], id="FP-X8"),
        pytest.param((4, 4), ["small", "small"], id="FP-X8 tied"),
        pytest.param((2, 2, 2, 2), ["small"] * 4, id="FP-X9"),
    ],
)
def test_fp_x3_to_x9_a_region(cubes: tuple[int, ...], discs: list[str | None]) -> None:
    assert scored(*cubes) == discs


def test_fp_x8_first_only() -> None:
    assert scored(4, 1, fp_two_player_scoring="first_only") == ["large", None]
    assert scored(4, 4, fp_two_player_scoring="first_only") == ["small", "small"]


@pytest.mark.parametrize(
    ("placement", "codes"),
    [
        pytest.param({"a": (3, 0), "b": (0, 2)}, [], id="FP-X10 legal"),
        pytest.param({"a": (3, 1), "b": (0, 1)}, ["OVER_THREE_IN_REGION"], id="FP-X10 four in one"),
        pytest.param({"a": (2, 1), "b": (0, 1)}, ["NOT_ALL_PLACED"], id="FP-X11 one in hand"),
        pytest.param({"a": (3, 2)}, ["OVER_THREE_IN_REGION"], id="FP-X11 all in one"),
        pytest.param(
            {"a": (0, 3), "b": (2, 0)}, ["TOO_MANY_LARGE", "NOT_ALL_PLACED"], id="FP-X11 three large"
        ),
    ],
)
def test_fp_x10_x11_placements(placement: dict[str, tuple[int, int]], codes: list[str]) -> None:
    state = fresh(2, mode="fast_play")
    discs = {name: {"small": few, "large": many} for name, (few, many) in placement.items()}
    state = say(state, RED, "discs", placement=discs)
    mine = GAME.view(state, RED).my_discs
    assert mine is not None
    assert [fault.code.removeprefix("emergent.").upper() for fault in mine.faults] == codes
    assert refused(state, RED, "ready") == (["PLAN_ILLEGAL", *codes] if codes else [])


def played(cubes: dict[str, tuple[int, ...]], colours: dict[str, str], **options: Any) -> Any:
    """The end of a game of Fast Play with these cubes on the board, region → cubes in seat order."""
    count = len(next(iter(cubes.values())))
    board = line_board({"city": "A"}, colours)
    state = fresh(count, mode="fast_play", board=board, **options)
    here = {
        region: dict(zip(state.seats, cubes.get(region.upper(), (0,) * count), strict=True))
        for region in state.cubes
    }
    state = replace(state, round=3, step=Awarding(), cubes=here, fast_rounds=({},))
    return GAME.view(say(state, Voice.TABLE, "go_on"), None)


@pytest.mark.parametrize(
    ("colour", "winners", "by"),
    [
        pytest.param("green", (RED,), "green", id="FP-X12"),
        pytest.param("red", (RED,), "red", id="FP-X13"),
        pytest.param("none", (RED, BLUE), "shared", id="FP-X14"),
    ],
)
def test_fp_x12_to_x14_tie_breaks(colour: str, winners: tuple[Seat, ...], by: str) -> None:
    cubes = {"A": (3, 0), "B": (3, 0), "C": (0, 3), "D": (0, 3)}
    view = played(cubes, {"A": colour})
    assert [score.points for score in view.fast.scores] == [4, 4]
    assert (view.end.winners, view.end.decided_by) == (winners, by)


def test_fp_x15_a_tie_wins_no_green_region() -> None:
    cubes = {"A": (5, 5, 0), "B": (5, 5, 0), "C": (0, 0, 3), "D": (0, 0, 3)}
    view = played(cubes, {"A": "green"})
    scores = {score.seat: (score.points, score.green_won) for score in view.fast.scores}
    assert scores == {RED: (2, 0), BLUE: (2, 0), GREEN: (4, 0)}
    assert view.end.winners == (GREEN,)
    shared = played(cubes, {"A": "green"}, fp_shared_first_counts_as_win=True)
    assert {score.seat: score.green_won for score in shared.fast.scores} == {RED: 1, BLUE: 1, GREEN: 0}


def test_fp_x16_two_identical_players_share() -> None:
    view = played({"A": (5, 5), "B": (2, 2)}, {"A": "green", "B": "red"})
    assert [score.points for score in view.fast.scores] == [2, 2]
    assert (view.end.winners, view.end.decided_by) == ((RED, BLUE), "shared")


def test_fp_x17_cubes_of_three_rounds() -> None:
    board = line_board({"city": "A"}, {"A": "green"})
    state = fresh(2, mode="fast_play", board=board)
    placement = {"a": {"small": 3}, "b": {"large": 2}}
    for _ in range(3):
        for seat in (RED, BLUE):
            state = say(state, seat, "discs", placement=placement)
            state = say(state, seat, "ready")
        for seat in (RED, BLUE):
            state = say(state, seat, "placed")
    assert (state.cubes["a"][RED], state.cubes["b"][RED]) == (27, 12)
    assert refused(state, RED, "ready") == ["GAME_OVER"]


def test_the_deck_of_the_rules_meets_the_totals() -> None:
    """The example of section 8: two such cards make round 1."""
    cards = tuple(DeckCard(city=city, tiers=(5, 3, 2)) for city in ("one", "two"))
    deck = DemandDeck(id="demo", board="line", rounds=(DeckRound(round=1, cards=cards),))
    assert sums(tuple(card.tiers for card in deck.rounds[0].cards)) == (20, 10)
