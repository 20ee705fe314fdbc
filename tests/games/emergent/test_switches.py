"""Every switch of section 12 makes its difference at the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.options import EmergentOptions, HouseRules
from companion.games.emergent.packs.deck import DeckCard, DeckRound
from companion.kernel.seat import Voice
from tests.games.emergent.kit import FIVE, FIVE_DECK
from tests.games.emergent.table import (
    BLUE,
    GREEN,
    RED,
    at_cards,
    closed,
    firm,
    fresh,
    line_board,
    money,
    plan_codes,
    refused,
    revealed,
    say,
    settled,
    sold,
    traded,
    trading,
)
from tests.games.walking import seed

SECTION_12 = """rounds deck_total_check marketing_scope empty_marketer shipping tie_shift two_player_tie
order_distance product_allocation unpaid_operating win_tie sold_dc_pays sold_disc_reusable component_limits
cash_visibility learning_variant learning_round1 fp_rounds fp_two_player_scoring
fp_shared_first_counts_as_win fp_must_place_all"""


def seen(state: Any, viewer: Any = None) -> Any:
    return GAME.view(state, viewer)


def test_every_switch_of_the_rules_is_a_house_rule() -> None:
    assert set(SECTION_12.split()) <= set(HouseRules.model_fields)
    assert list(EmergentOptions.model_fields)[:4] == ["mode", "board", "demand", "deck"]


def test_five_rounds_need_a_deck_that_has_them() -> None:
    """A1."""
    fifth = DeckRound(round=5, cards=(DeckCard(city="weir", tiers=(9, 5, 1)),))
    deck = FIVE_DECK.model_copy(update={"rounds": (*FIVE_DECK.rounds, fifth)})
    options = EmergentOptions(board=FIVE, deck=deck, demand="app", rounds=5)
    state = GAME.setup(options, (RED, BLUE), seed(1))
    for _ in range(5):
        state = closed(revealed(state))
    end = seen(state).end
    assert [len(one.cards) for one in end.deck.rounds] == [3, 5, 6, 6, 1]


@pytest.mark.parametrize(("switch", "warned", "can"), [("warn", True, []), ("off", False, [])])
def test_deck_total_check(switch: str, warned: bool, can: list[str]) -> None:
    """A2."""
    state = say(at_cards([firm(RED), firm(BLUE)], deck_total_check=switch), RED, "no_card")
    assert (seen(state).demand.warning is not None) is warned
    assert refused(state, BLUE, "confirm_cards") == can


def test_a_strict_table_refuses_other_totals() -> None:
    """A2."""
    state = say(at_cards([firm(RED), firm(BLUE)], deck_total_check="strict"), RED, "no_card")
    assert refused(state, BLUE, "confirm_cards") == ["TOTAL_DIFFERS"]
    assert "confirm_cards" not in [choice.do for choice in seen(state, BLUE).choices]
    for city, tiers in (("beta", (5, 3, 2)), ("gamma", (5, 3, 2))):
        state = say(state, RED, "card", city=city, tiers=tiers, replace=True)
    assert refused(state, BLUE, "confirm_cards") == []


def test_a_strict_table_takes_either_reading() -> None:
    """A2: first tiers that add up to 20 are as good."""
    state = at_cards([firm(RED), firm(BLUE)], deck_total_check="strict")
    state = say(say(state, RED, "card", city="beta", tiers=(20, 4, 1)), RED, "no_card")
    assert refused(state, BLUE, "confirm_cards") == []


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


SHIPPING = {"first": (3, 1, 1), "second": (3, 1, 1)}
TWO = line_board({"first": "B", "second": "C"})


def shipping() -> Any:
    firms = [firm(RED, "small@C:3", "small@E:3"), firm(BLUE, "small@B:5", B=1)]
    return traded(firms, SHIPPING, board=TWO, shipping="owner_choice")


def test_owners_choose_what_ships() -> None:
    """A5, ET-25."""
    state = shipping()
    assert refused(state, RED, "walk", to=1) == ["WALK_TOO_FAR"]
    mine = seen(state, RED).my_shipping
    assert (mine.city, mine.tier, mine.units) == ("first", 3, 1)
    assert [(line.dc, line.distance, line.price, line.proposed) for line in mine.dcs] == [
        ("dc1", 1, 1, 1),
        ("dc2", 3, 2, 0),
    ]
    assert mine.dcs[1].route == ("e", "d", "c", "b")
    assert refused(state, RED, "ship", city="first", units={"dc1": 2}) == ["TOO_MANY"]
    assert refused(state, RED, "ship", city="first", units={"dc1": 4}) == ["NOT_IN_STOCK"]
    assert refused(state, RED, "ship", city="first", units={"dc9": 1}) == ["NOT_IN_STOCK"]
    assert refused(state, RED, "ship", city="first", units={"dc1": -1}) == ["BAD_NUMBER"]
    assert refused(state, RED, "ship", city="second", units={"dc1": 1}) == ["NOT_SHIPPING_NOW"]
    state = say(state, RED, "ship", city="first", units={"dc2": 1})
    assert seen(state).market.waiting_for == (BLUE,)
    state = say(state, RED, "ship", city="first", units={})
    state = say(state, BLUE, "ship", city="first", units={"dc1": 2})
    first = seen(state).market.cities[0]
    assert {line.seat: line.sold for line in first.sellers} == {RED: 0, BLUE: 2}
    assert [note.code for note in first.sellers[0].notes][-1] == "emergent.why_chose_less"
    assert seen(state, RED).my_shipping.city == "second"


def test_the_nearest_ships_by_itself() -> None:
    state = traded([firm(RED, "small@C:3"), firm(BLUE)], SHIPPING, board=TWO)
    assert refused(state, RED, "ship", city="first", units={"dc1": 1}) == ["NEAREST_SHIPS"]


def test_a_corrected_card_asks_only_for_choices_that_no_longer_fit() -> None:
    state = shipping()
    state = say(state, RED, "ship", city="first", units={"dc1": 1})
    state = say(state, BLUE, "ship", city="first", units={"dc1": 3})
    state = say(state, RED, "ship", city="second", units={"dc1": 2, "dc2": 1})
    state = say(state, BLUE, "ship", city="second", units={"dc1": 1})
    done = settled(state)
    changed = say(done, RED, "card", city="first", tiers=(2, 1, 1), replace=True)
    assert (seen(changed).phase, seen(changed).market.waiting_for) == ("market", (BLUE,))
    back = say(changed, RED, "card", city="first", tiers=(3, 1, 1), replace=True)
    assert (trading(back).market, trading(back).shipped) == (trading(done).market, trading(done).shipped)


def test_cubes_get_their_dc_at_placement_seat_by_seat() -> None:
    """A9."""
    build = [{"id": "n1", "size": "small", "region": "b"}, {"id": "n2", "size": "small", "region": "c"}]
    state = fresh(3, product_allocation="at_placement")
    assert plan_codes(state, RED, build=build, products={"n1": 2}) == ["CUBES_LATER"]
    assert plan_codes(state, RED, build=build, cubes=11) == ["OVER_ROOM"]
    state = revealed(state, red={"build": build, "cubes": 7}, green={"build": build[:1], "cubes": 1})
    assert (state.phase, seen(state).waiting_for, money(state)) == ("allocate", (RED,), (73, 100, 89))
    assert seen(state, RED).my_allocation.cubes == 7
    assert refused(state, GREEN, "allocate", products={"n1": 1}) == ["NOT_YOUR_TURN"]
    assert refused(state, RED, "allocate", products={"n1": 6, "x": 1}) == [
        "PRODUCT_UNKNOWN_DC",
        "OVER_CAPACITY",
    ]
    assert refused(state, RED, "allocate", products={"n1": 5}) == ["ALLOCATE_ALL"]
    assert refused(state, RED, "allocate", products={"n1": -5}) == ["BAD_NUMBER"]
    state = say(state, RED, "allocate", products={"n1": 5, "n2": 2})
    state = say(state, GREEN, "allocate", products={"n1": 1})
    assert state.phase == "place"
    assert [dc.cubes for dc in state.firms[RED].dcs] == [5, 2]
    assert seen(state).plans[0].plan.products == {"n1": 5, "n2": 2}


def test_cubes_without_a_dc_are_a_fault_when_they_are_planned() -> None:
    assert plan_codes(fresh(2), RED, cubes=3) == ["CUBES_WHERE"]


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


@pytest.mark.parametrize(
    ("switch", "winners", "by"),
    [("shared", (RED, BLUE), "shared"), ("units_sold", (BLUE,), "units_sold")],
)
def test_equal_money(switch: str, winners: tuple[Any, ...], by: str) -> None:
    """A11."""
    firms = [firm(RED, cash=90), firm(BLUE, "small@B:3", cash=85)]
    state = replace(traded(firms, {"beta": (1, 1, 1)}, win_tie=switch), round=4)
    end = seen(closed(state)).end
    assert [line.total for line in end.firms] == [90, 90]
    assert (end.winners, end.decided_by) == (winners, by)


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


def test_pieces_without_limit() -> None:
    """A14."""
    state = fresh(2, component_limits="off")
    state = replace(state, firms={**state.firms, RED: firm(RED, *("large@A",) * 3, cash=500)})
    build = [{"id": "n", "size": "large", "region": "b"}]
    assert plan_codes(state, RED, build=build, marketing={"b": 20}) == []
    mine = seen(say(state, RED, "plan", plan={"build": build}), RED).my_plan
    assert (mine.pool.large, mine.pool.cubes) == (None, None)


def test_hidden_cash() -> None:
    """A17: everybody sees movements, only the owner sees balances, all see everything at the end."""
    firms = [firm(RED, "small@B:5", cash=40), firm(BLUE, cash=60)]
    state = settled(traded(firms, {"beta": (3, 2, 1)}, cash_visibility="owner"))
    public, mine = seen(state), seen(state, RED)
    assert [line.cash for line in public.firms] == [None, None]
    assert [line.cash for line in mine.firms] == [40, None]
    assert [ledger.end for ledger in public.settlement.ledgers] == [None, None]
    assert [ledger.end for ledger in mine.settlement.ledgers] == [50, None]
    assert [line.amount for line in public.settlement.ledgers[0].lines] == [15, -5]
    assert public.settlement.leaders == ()
    assert seen(state, BLUE).my_cash == 60
    done = closed(replace(state, round=4))
    assert [line.cash for line in seen(done).firms] == [50, 60]


def test_the_estimator_may_be_off() -> None:
    assert seen(fresh(2), RED).my_plan.estimate is not None
    assert seen(fresh(2, estimator=False), RED).my_plan.estimate is None


def test_fast_play_of_four_rounds() -> None:
    state = fresh(2, mode="fast_play", fp_rounds=4, fp_must_place_all=False)
    for _ in range(4):
        assert state.phase == "fast"
        for seat in (RED, BLUE):
            state = say(state, seat, "ready")
        state = say(state, Voice.TABLE, "go_on")
    assert state.phase == "over"


def test_a_choice_shows_to_its_owner_until_the_city_is_served() -> None:
    state = say(shipping(), RED, "ship", city="first", units={"dc2": 1})
    assert seen(state, RED).my_shipping.chosen == {"dc2": 1}
    assert seen(state, BLUE).my_shipping.chosen is None
    assert RED in seen(state).ready


def test_hidden_cash_cannot_be_guessed_by_corrections() -> None:
    """A17: a proposed correction is answered alike, whether it hits the true sum or not."""
    state = fresh(2, cash_visibility="owner")
    for cash in (99, 100, 101):
        assert refused(state, BLUE, "correct", seat=RED, cash=cash) == []
        proposed = say(state, BLUE, "correct", seat=RED, cash=cash)
        done = say(proposed, Voice.TABLE, "answer_correction", agree=True)
        assert GAME.log(done)[-1].facts == {"firm_seat": RED, "reason": ""}
