"""Only the market: the board is typed, and everything after it is as ever."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.rules import laying
from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.phases import Laying
from companion.kernel.action import Rejection
from companion.kernel.seat import Actor, Seat, Voice
from tests.games.emergent.table import BLUE, GREEN, RED, closed, fresh, money, refused, revealed, say, sold

TABLE = Voice.TABLE


def market(count: int = 2, /, **options: Any) -> EmergentState:
    return fresh(count, use="market", **options)


def lay(state: EmergentState, seat: Seat, region: str, by: Actor = TABLE, **lot: Any) -> EmergentState:
    return say(state, by, "lay", region=region, lots={seat: lot})


def shared(state: EmergentState) -> EmergentState:
    return say(say(state, TABLE, "counted"), TABLE, "share_out")


def traded(state: EmergentState, by: Actor = TABLE, **cards: tuple[int, int, int]) -> EmergentState:
    for city, tiers in cards.items():
        state = say(state, by, "card", city=city, tiers=tiers)
    if len(cards) < len(state.ground.cities):
        state = say(state, by, "no_card")
    return say(state, by, "confirm_cards")


def lots(state: EmergentState, seat: Seat, region: str) -> tuple[int, int, int, dict[str, int]]:
    assert isinstance(state.step, Laying)
    lot = state.step.lying[region][seat]
    return lot.small, lot.large, lot.cubes, lot.cylinders


def why_not(**options: Any) -> list[str]:
    try:
        market(2, **options)
    except Rejection as no:
        return [reason.code for reason in no.reasons]
    return []


def test_et_41_the_round_begins_with_the_board_and_needs_no_plan() -> None:
    view = GAME.view(market(), None)
    assert (view.phase, view.use, view.waiting_for) == ("board", "market", (RED, BLUE))
    assert refused(market(), RED, "plan", plan={}) == ["WRONG_PHASE"]
    assert refused(market(), RED, "ready") == ["WRONG_PHASE"]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"mode": "fast_play"}, "market_full_only"),
        ({"shipping": "owner_choice"}, "market_needs_phones"),
        ({"cash_visibility": "owner"}, "market_needs_phones"),
        ({"product_allocation": "at_placement"}, "market_needs_phones"),
    ],
)
def test_et_41_what_needs_a_phone_for_everybody_is_refused(options: dict[str, Any], code: str) -> None:
    assert why_not(**options) == [f"emergent.{code}"]


@pytest.mark.parametrize("by", [TABLE, RED, BLUE])
def test_et_42_any_device_types_for_any_firm(by: Actor) -> None:
    state = lay(market(), BLUE, "c", by, small=1, large=1, cubes=7, cylinders={"c": 2})
    assert lots(state, BLUE, "c") == (1, 1, 7, {"c": 2})
    state = lay(state, BLUE, "c", by, small=1, cylinders={"c": 0})
    assert lots(state, BLUE, "c") == (1, 0, 0, {})


def test_et_42_only_what_can_lie_there_is_taken() -> None:
    state = market()
    assert refused(state, TABLE, "lay", region="c", lots={GREEN: {}}) == ["UNKNOWN_SEAT"]
    assert refused(state, TABLE, "lay", region="z", lots={RED: {}}) == ["UNKNOWN_PLACE"]
    assert refused(state, TABLE, "lay", region="a", lots={RED: {"cylinders": {"a": 1}}}) == [
        "MARKETING_NO_CITY"
    ]
    gift = {"seat": RED, "dc": "gift", "size": "small", "region": "a"}
    assert refused(state, TABLE, "correct", **gift) == ["LAY_INSTEAD"]
    assert money(say(state, TABLE, "correct", seat=RED, cash=80)) == (80, 100)


def test_et_42_cylinders_stand_in_cities_by_house_rule() -> None:
    state = market(2, marketing_scope="city")
    assert lots(lay(state, RED, "b", small=1, cylinders={"beta": 1}), RED, "b")[3] == {"beta": 1}
    assert refused(state, TABLE, "lay", region="b", lots={RED: {"cylinders": {"b": 1}}}) == [
        "MARKETING_NO_CITY"
    ]


def test_et_43_discs_are_carried_over_and_a_region_may_lie_as_before() -> None:
    state = lay(market(), RED, "c", small=1, large=1, cubes=12, cylinders={"c": 1})
    assert refused(state, TABLE, "lay_again", region="c") == ["NO_ROUND_BEFORE"]
    state = closed(traded(shared(state), gamma=(5, 3, 2)))
    assert state.round == 2
    assert lots(state, RED, "c") == (1, 1, 0, {})
    state = say(state, TABLE, "lay_again", region="c")
    assert lots(state, RED, "c") == (1, 1, 12, {"c": 1})
    assert lots(state, BLUE, "c") == (0, 0, 0, {})
    assert refused(state, TABLE, "lay_again", region="z") == ["UNKNOWN_PLACE"]


def test_et_44_the_same_board_by_plans_or_typed_ends_with_the_same_money() -> None:
    planned = revealed(
        fresh(2),
        red={
            "build": [
                {"id": "x", "size": "small", "region": "b"},
                {"id": "y", "size": "large", "region": "d"},
            ],
            "products": {"x": 4, "y": 9},
            "marketing": {"b": 1},
        },
        blue={"build": [{"id": "z", "size": "small", "region": "c"}], "products": {"z": 5}},
    )
    planned = say(planned, TABLE, "go_on")
    typed = lay(market(), RED, "b", small=1, cubes=4, cylinders={"b": 1})
    typed = lay(lay(typed, RED, "d", large=1, cubes=9), BLUE, "c", small=1, cubes=5)
    cards = {"beta": (5, 3, 2), "gamma": (4, 2, 1), "delta": (3, 2, 1)}
    one = traded_by_two(planned, cards)
    other = traded(shared(typed), **cards)
    for city in cards:
        assert sold(one, city) == sold(other, city)
    assert money(closed(one)) == money(closed(other))
    assert GAME.view(closed(one), None).past == GAME.view(closed(other), None).past


def traded_by_two(state: EmergentState, cards: dict[str, tuple[int, int, int]]) -> EmergentState:
    for city, tiers in cards.items():
        state = say(state, RED, "card", city=city, tiers=tiers)
    return say(state, BLUE, "confirm_cards")


def test_et_44_a_disc_that_is_gone_was_sold_and_one_more_was_built() -> None:
    state = lay(market(), RED, "b", small=2, cubes=6)
    state = closed(traded(shared(state), beta=(2, 1, 1)))
    before = money(state)[0]
    state = shared(lay(lay(state, RED, "b", small=1), RED, "c", large=1))
    assert money(state)[0] == before + 5 - 15
    assert [(dc.id, dc.size, dc.region) for dc in state.firms[RED].dcs] == [
        ("dc2", "small", "b"),
        ("dc3", "large", "c"),
    ]


def test_et_44_what_cannot_lie_there_is_named_firm_by_firm_and_never_blocks_typing() -> None:
    state = lay(market(), RED, "b", small=1, cubes=7)
    state = lay(lay(state, BLUE, "c", large=4), BLUE, "d", cubes=1)
    view = GAME.view(state, None).laying
    assert view is not None
    assert [(one.seat, one.fault.code, one.fault.region) for one in view.faults] == [
        (RED, "emergent.region_overfull", "b"),
        (BLUE, "emergent.region_overfull", "d"),
        (BLUE, "emergent.no_large_disc", None),
    ]
    assert refused(say(state, TABLE, "counted"), TABLE, "share_out") == [
        *("BOARD_WRONG", "REGION_OVERFULL"),
        *("BOARD_WRONG", "REGION_OVERFULL", "NO_LARGE_DISC"),
    ]


def test_et_44_money_and_learning_limits_hold_as_in_any_plan() -> None:
    poor = say(market(), TABLE, "correct", seat=RED, cash=12)
    poor = say(lay(poor, RED, "b", small=1, cubes=5), TABLE, "counted")
    assert refused(poor, TABLE, "share_out") == ["BOARD_WRONG", "NOT_ENOUGH_MONEY"]
    learning = say(market(2, learning_variant=True), TABLE, "counted")
    assert refused(learning, TABLE, "share_out").count("LEARNING_R1_NEEDS_DC") == 2


def test_et_45_every_region_is_counted_first_and_again_when_it_changes() -> None:
    state = market()
    for region in "abcd":
        state = say(state, RED, "counted", region=region)
    assert refused(state, RED, "share_out") == ["REGIONS_LEFT"]
    state = say(state, RED, "counted", region="e")
    assert GAME.view(say(state, RED, "share_out"), None).phase == "cards"
    assert refused(lay(state, RED, "a", small=1), RED, "share_out") == ["REGIONS_LEFT"]
    assert refused(state, RED, "counted", region="z") == ["UNKNOWN_PLACE"]


def test_et_46_whoever_typed_the_cards_says_that_they_are_right() -> None:
    state = shared(lay(market(), RED, "b", small=1, cubes=3))
    assert GAME.view(traded(state, beta=(5, 3, 2)), None).phase == "market"
    assert GAME.view(traded(state, RED, beta=(5, 3, 2)), None).phase == "market"
    assert refused(state, TABLE, "confirm_cards") == ["CARDS_MISSING"]
    whole = say(revealed(fresh(2)), RED, "no_card")
    assert refused(whole, TABLE, "confirm_cards") == ["NOT_FOR_TABLE"]


def test_the_table_alone_plays_to_the_end() -> None:
    state = market()
    for _ in range(4):
        state = lay(state, RED, "c", small=1, cubes=4)
        state = closed(traded(shared(state), gamma=(4, 2, 1)))
    view = GAME.view(state, None)
    assert view.phase == "over"
    assert len(view.history) == 4
    assert GAME.outcome(state) is not None


def test_offers_are_what_the_rules_take() -> None:
    state = market()
    offered = {choice.do for choice in GAME.view(state, RED).choices}
    assert offered >= {"lay", "counted"}
    assert "share_out" not in offered
    assert "share_out" in {choice.do for choice in GAME.view(say(state, RED, "counted"), RED).choices}
    assert laying.markets(state, "a") == ()


def test_et_47_one_round_alone_begins_with_what_lies_there() -> None:
    state = lay(fresh(2, use="round"), RED, "c", small=1, large=1, cubes=6, cylinders={"c": 1})
    state = say(state, TABLE, "lay_money", seat=RED, cash=30)
    state = traded(shared(state), gamma=(4, 2, 1))
    assert money(state) == (30, 100)
    state = closed(state)
    view, red = GAME.view(state, None), state.records[0].firms[0]
    assert (red.cash, [(dc.size, dc.region) for dc in red.dcs]) == (
        30 + 6 + 3,
        [("small", "c"), ("large", "c")],
    )
    assert (red.plan.build, red.plan.sell) == ((), ())
    assert (view.phase, view.rounds, view.round) == ("over", 1, 1)
    assert GAME.outcome(state) is not None
    earned, operating = 4 * 5, 5 + 10
    assert state.firms[RED].cash == 30 + earned - operating


def test_et_47_no_total_is_asked_of_typed_cards_and_no_more_of_a_deck_than_its_first_round() -> None:
    state = shared(lay(fresh(2, use="round", deck_total_check="strict"), RED, "c", small=1, cubes=1))
    view = GAME.view(traded(state, gamma=(4, 2, 1)), None)
    assert view.phase == "market"
    assert view.demand is not None
    assert view.demand.predicted is None


def test_et_47_money_is_typed_for_one_round_alone_only() -> None:
    assert refused(market(), TABLE, "lay_money", seat=RED, cash=30) == ["MONEY_IS_KEPT"]
    assert refused(fresh(2, use="round"), TABLE, "lay_money", seat=GREEN, cash=30) == ["UNKNOWN_SEAT"]
    offered = {choice.do for choice in GAME.view(fresh(2, use="round"), RED).choices}
    assert "lay_money" in offered
    assert "lay_money" not in {choice.do for choice in GAME.view(market(), RED).choices}


def test_et_47_the_learning_game_is_not_one_round() -> None:
    with pytest.raises(Rejection) as no:
        fresh(2, use="round", learning_variant=True)
    assert [reason.code for reason in no.value.reasons] == ["emergent.round_no_learning"]
