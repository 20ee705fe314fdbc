"""Every switch of section 12 makes its difference at the table."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.options import EmergentOptions, HouseRules
from companion.kernel.seat import Voice
from tests.games.emergent.table import (
    BLUE,
    GREEN,
    RED,
    firm,
    fresh,
    line_board,
    plan_codes,
    say,
    seen,
    sold,
    traded,
)

SECTION_12 = """rounds deck_total_check marketing_scope empty_marketer shipping tie_shift two_player_tie
order_distance product_allocation unpaid_operating win_tie sold_dc_pays sold_disc_reusable component_limits
cash_visibility learning_variant learning_round1 fp_rounds fp_two_player_scoring
fp_shared_first_counts_as_win fp_must_place_all"""


def test_every_switch_of_the_rules_is_a_house_rule() -> None:
    assert set(SECTION_12.split()) <= set(HouseRules.model_fields)
    assert list(EmergentOptions.model_fields)[:5] == ["use", "mode", "board", "demand", "deck"]


def test_cylinders_for_one_city() -> None:
    """A3."""
    board = line_board({"first": "C", "second": "C"})
    firms = [
        firm(RED, "large@A:9", cash=100, second=1),
        firm(BLUE, "large@C:9"),
        firm(GREEN),
    ]
    state = traded(firms, {"first": (3, 2, 1), "second": (3, 2, 1)}, board=board, marketing_scope="city")
    assert [sold(state, city) for city in ("first", "second")] == [(2, 3, 0), (3, 2, 0)]
    planning = fresh(2, board=board, marketing_scope="city")
    assert plan_codes(planning, RED, marketing={"first": 2}) == []
    assert plan_codes(planning, RED, marketing={"c": 2}) == ["MARKETING_UNKNOWN_CITY"]
    state = say(state, Voice.TABLE, "correct", seat=BLUE, city="second", cylinders=4)
    assert sold(state, "second") == (2, 3, 0)


def test_cubes_without_a_dc_are_a_fault_when_they_are_planned() -> None:
    assert plan_codes(fresh(2), RED, cubes=3) == ["CUBES_WHERE"]


def test_pieces_without_limit() -> None:
    """A14."""
    state = fresh(2, component_limits="off")
    state = replace(state, firms={**state.firms, RED: firm(RED, *("large@A",) * 3, cash=500)})
    build = [{"id": "n", "size": "large", "region": "b"}]
    assert plan_codes(state, RED, build=build, marketing={"b": 20}) == []
    mine = seen(say(state, RED, "plan", plan={"build": build}), RED).my_plan
    assert (mine.pool.large, mine.pool.cubes) == (None, None)
