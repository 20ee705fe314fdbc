"""The flow of a game: behind the screen, the reveal, the cards, the walk, the money, corrections."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion import texts
from companion.games.emergent import GAME
from companion.games.emergent.views import EmergentView
from companion.kernel.action import Rejection
from companion.kernel.seat import Seat, Voice
from tests.games.emergent.kit import FIVE, FIVE_DECK, NINE_DECK
from tests.games.emergent.table import (
    BLUE,
    GREEN,
    RED,
    SEATS,
    YELLOW,
    at_cards,
    closed,
    firm,
    fresh,
    line_board,
    money,
    plan_codes,
    refused,
    revealed,
    ring,
    say,
    settled,
    sold,
    traded,
    trading,
)
from tests.games.walking import seed

SMALL = {
    "build": [{"id": "n1", "size": "small", "region": "b"}],
    "products": {"n1": 3},
    "marketing": {"b": 1},
}


def seen(state: Any, viewer: Any = None) -> EmergentView:
    return GAME.view(state, viewer)


# Before the first round (ET-1..6)


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        ((RED,), {}, "bad_count"),
        ((*SEATS, Seat("fay")), {}, "bad_count"),
        ((RED, RED), {}, "seat_twice"),
        ((RED, BLUE), {"board": None}, "no_board"),
        ((RED, BLUE), {"deck": NINE_DECK}, "deck_other_board"),
        ((RED, BLUE), {"demand": "app", "rounds": 5}, "no_total_for_round"),
        ((RED, BLUE), {"deck": FIVE_DECK, "rounds": 5}, "deck_too_short"),
        (
            (RED, BLUE),
            {"deck": FIVE_DECK.model_copy(update={"rounds": FIVE_DECK.rounds[:2]})},
            "bad_deck",
        ),
        ((RED, BLUE), {"board": FIVE.model_copy(update={"cities": ()})}, "no_city"),
    ],
)
def test_what_cannot_be_played_is_refused(seats: Any, options: Any, code: str) -> None:
    with pytest.raises(Rejection) as no:
        GAME.setup(GAME.options(**{"board": FIVE, **options}), seats, seed(1))
    assert no.value.code == f"emergent.{code}"


def test_a_refused_deck_tells_no_card() -> None:
    """ET-5: whoever presses start learns that the deck has faults, not which."""
    wrong = FIVE_DECK.rounds[0].model_copy(update={"cards": FIVE_DECK.rounds[0].cards * 2})
    deck = FIVE_DECK.model_copy(update={"rounds": (wrong, *FIVE_DECK.rounds[1:])})
    with pytest.raises(Rejection) as no:
        GAME.setup(GAME.options(board=FIVE, deck=deck), (RED, BLUE), seed(1))
    assert no.value.facts == {"deck": "five-bays-deck", "count": 3}


# Behind the screen (ET-7..15)


def test_a_draft_is_always_taken_and_only_its_owner_sees_it() -> None:
    before = fresh(3)
    state = say(before, RED, "plan", plan={"sell": ["none"], "marketing": {"a": 99}})
    assert plan_codes(before, RED, sell=["none"], marketing={"a": 99}) == [
        "SELL_NOT_OWNED",
        "MARKETING_NO_CITY",
        "OVER_10_CYLINDERS",
        "NOT_ENOUGH_MONEY",
    ]
    assert (seen(state), seen(state, BLUE)) == (seen(before), seen(before, BLUE))
    assert refused(state, RED, "ready")[0] == "PLAN_ILLEGAL"


def test_faults_say_where_they_are() -> None:
    state = say(fresh(2), RED, "plan", plan={**SMALL, "products": {"n1": 6}, "marketing": {"a": 2}})
    mine = seen(state, RED).my_plan
    assert mine is not None
    first, second = mine.faults
    assert (first.region, first.dc, first.facts["over"]) == ("b", "n1", 1)
    assert (second.region, second.facts["region"]) == ("a", "A")


def test_the_money_bar_of_a_plan() -> None:
    state = fresh(2)
    state = replace(state, firms={**state.firms, RED: firm(RED, "small@A", "small@D", cash=99)})
    plan = {
        "sell": ["dc1"],
        "build": [{"id": "n", "size": "large", "region": "b"}],
        "products": {"n": 6, "dc2": 5},
        "marketing": {"b": 2, "d": 3},
    }
    mine = seen(say(state, RED, "plan", plan=plan), RED).my_plan
    assert mine is not None
    bar = mine.money
    assert (bar.cash, bar.sale, bar.total) == (99, 5, 104)
    assert (bar.builds, bar.cubes, bar.cylinders, bar.spent, bar.left) == (15, 11, 15, 41, 63)
    assert (bar.operating, bar.is_short) == (15, False)
    assert (mine.pool.small, mine.pool.large, mine.pool.cubes, mine.pool.cylinders) == (8, 2, 39, 5)
    assert [(dc.id, dc.is_new, dc.is_sold) for dc in mine.dcs] == [
        ("dc1", False, True),
        ("dc2", False, False),
        ("n", True, False),
    ]
    assert mine.next_id == "dc3"


def test_a_sealed_plan_shows_again_only_when_it_is_opened() -> None:
    state = say(say(fresh(2), RED, "plan", plan=SMALL), RED, "ready")
    assert (seen(state, RED).my_plan, seen(state, RED).my_sealed) == (None, True)
    assert refused(state, RED, "plan", plan=SMALL) == ["SEALED"]
    assert refused(state, RED, "ready") == ["ALREADY_READY"]
    state = say(state, RED, "unready")
    mine = seen(state, RED).my_plan
    assert mine is not None
    assert mine.plan.model_dump(exclude_defaults=True) == {
        "build": ({"id": "n1", "size": "small", "region": "b"},),
        "products": {"n1": 3},
        "marketing": {"b": 1},
    }
    assert refused(state, RED, "unready") == ["NOT_READY"]


def test_every_sealed_screen_is_equally_long() -> None:
    empty = say(fresh(2), RED, "ready")
    full = say(say(fresh(2), RED, "plan", plan=SMALL), RED, "ready")
    assert seen(empty, RED) == seen(full, RED)


def test_all_plans_open_at_one_instant_and_are_booked() -> None:
    state = say(say(fresh(2), RED, "plan", plan=SMALL), RED, "ready")
    assert seen(state).plans == ()
    state = say(state, BLUE, "ready")
    view = seen(state)
    assert (view.phase, money(state)) == ("place", (84, 100))
    red, blue = view.plans
    assert (red.bank, red.cubes, red.cylinders, blue.pieces) == (-16, 3, 1, ())
    assert [line.id for line in red.pieces] == ["on-n1", "cubes-n1", "cylinders-1"]
    assert sum(line.amount for line in red.pieces) == red.bank
    assert GAME.opened(state).shown == 1
    for do, fields in (("plan", {"plan": {}}), ("ready", {}), ("unready", {})):
        assert refused(state, RED, do, **fields) == ["ALREADY_REVEALED"]


def test_cylinders_of_equal_number_share_a_line() -> None:
    state = revealed(fresh(2), red={"marketing": {"b": 1, "c": 1, "d": 3}})
    lines = seen(state).plans[0].pieces
    assert [(line.count, line.places, line.amount) for line in lines] == [
        (3, ("d",), -9),
        (1, ("b", "c"), -6),
    ]


# The timer


def test_the_leader_steers_the_timer() -> None:
    state = fresh(3)
    assert refused(state, BLUE, "start_timer", seconds=60) == ["NOT_LEADER"]
    assert refused(state, RED, "start_timer") == ["HOW_LONG"]
    assert refused(state, RED, "pause") == ["NO_TIMER"]
    state = say(state, RED, "start_timer", seconds=60)
    timer = GAME.timer(state)
    assert timer is not None
    assert (timer.name, timer.serial, timer.seconds, timer.is_running) == ("plan", 1, 60, True)
    assert refused(state, RED, "start_timer", seconds=60) == ["TIMER_RUNS"]
    assert refused(state, RED, "resume") == ["NOT_PAUSED"]
    state = say(say(state, RED, "stretch", seconds=30), Voice.TABLE, "pause")
    timer = GAME.timer(state)
    assert timer is not None
    assert (timer.seconds, timer.is_running) == (90, False)
    assert refused(state, RED, "pause") == ["ALREADY_PAUSED"]
    state = say(state, RED, "resume")
    assert refused(state, Voice.CLOCK, "time_up", name="plan", serial=2) == ["STALE_TIME"]
    assert GAME.timer(say(state, RED, "call_off")) is None


def test_a_house_rule_names_the_time() -> None:
    timer = GAME.timer(say(fresh(2, round_timer=45), RED, "start_timer"))
    assert timer is not None
    assert timer.seconds == 45


def test_at_zero_the_last_legal_draft_counts_else_nothing() -> None:
    state = say(fresh(4), RED, "plan", plan=SMALL)
    state = say(state, RED, "plan", plan={"sell": ["nothing"]})
    state = say(state, BLUE, "plan", plan={"sell": ["nothing"]})
    state = say(say(state, GREEN, "plan", plan=SMALL), GREEN, "ready")
    state = say(state, YELLOW, "plan", plan={"marketing": {"c": 2}})
    state = ring(say(state, RED, "start_timer", seconds=30))
    view = seen(state)
    assert view.phase == "place"
    assert [one.bank for one in view.plans] == [-16, 0, -16, -6]
    assert view.time_ran_out == (RED, BLUE, YELLOW)
    assert GAME.timer(state) is None
    line = next(line for line in GAME.log(state) if line.code == "emergent-log-time-up")
    assert line.facts == {"late_seats": (RED, BLUE, YELLOW)}


def test_at_zero_a_learner_without_a_plan_has_an_empty_one() -> None:
    state = ring(say(fresh(2, learning_variant=True), RED, "start_timer", seconds=30))
    assert [one.bank for one in seen(state).plans or ()] in ([], [0, 0])
    assert seen(state).phase == "cards"


def test_at_zero_fast_play_goes_on_too() -> None:
    state = say(fresh(2, mode="fast_play"), RED, "discs", placement={"a": {"small": 3}, "b": {"large": 2}})
    state = say(state, RED, "discs", placement={"a": {"small": 9}})
    state = ring(say(state, RED, "start_timer", seconds=30))
    assert (state.cubes["a"], state.cubes["b"]) == ({RED: 3, BLUE: 0}, {RED: 4, BLUE: 0})


# Pieces on the board


def test_ticks_and_all_on_the_board() -> None:
    state = revealed(fresh(2), red=SMALL)
    assert refused(state, RED, "tick", line="on-none") == ["NO_SUCH_LINE"]
    state = say(state, RED, "tick", line="on-n1")
    assert [line.is_done for line in seen(state).plans[0].pieces] == [True, False, False]
    state = say(state, RED, "tick", line="on-n1", is_done=False)
    assert not any(line.is_done for line in seen(state).plans[0].pieces)
    assert [line.is_ready for line in seen(state).firms] == [False, True], "blue has nothing to place"
    assert seen(say(state, RED, "placed")).phase == "cards"


def test_the_host_may_go_on() -> None:
    state = revealed(fresh(2), red=SMALL)
    assert refused(state, RED, "go_on") == ["TABLE_ONLY"]
    assert seen(say(state, Voice.TABLE, "go_on")).phase == "cards"


# Cards (ET-17, section 9)


def table_of_cards(**options: Any) -> Any:
    return at_cards([firm(RED, "small@B:5"), firm(BLUE, "small@C:5"), firm(GREEN)], **options)


def test_cards_come_after_the_plans() -> None:
    state = fresh(2)
    assert refused(state, RED, "card", city="beta", tiers=(5, 3, 2)) == ["NOT_REVEALED"]
    assert seen(state).demand is None


def test_what_is_wrong_with_a_card() -> None:
    state = table_of_cards()
    assert refused(state, RED, "card", city="nowhere", tiers=(5, 3, 2)) == ["CARD_UNKNOWN_CITY"]
    assert refused(state, RED, "card", city="beta", tiers=(5, 3, -2)) == ["CARD_BAD_NUMBER"]
    assert refused(state, RED, "card", city="beta", tiers=(3, 5, 2)) == ["CARD_NOT_DESCENDING"]
    state = say(state, RED, "card", city="beta", tiers=(5, 3, 2))
    assert refused(state, RED, "card", city="beta", tiers=(4, 3, 2)) == ["CARD_TWICE"]
    assert refused(state, RED, "card", city="beta", tiers=(5, 3, 2), replace=True) == ["SAME_CARD"]
    assert refused(state, BLUE, "confirm_cards") == ["CARDS_MISSING"]
    assert refused(state, RED, "clear_card", city="gamma") == ["NOTHING_TYPED"]
    state = say(state, RED, "clear_card", city="beta")
    assert [card.status for card in seen(state).demand.cards] == ["to_come"] * 3  # type: ignore[union-attr]


def test_sums_of_both_readings_run_along() -> None:
    state = say(table_of_cards(), RED, "card", city="beta", tiers=(5, 3, 2))
    demand = seen(state).demand
    assert demand is not None
    assert (demand.predicted, demand.warning) == (20, None)
    assert [(gauge.sum, gauge.to_go) for gauge in demand.gauges] == [(10, 10), (5, 15)]
    demand = seen(say(state, RED, "no_card")).demand
    assert demand is not None
    assert demand.warning is not None
    assert demand.warning.facts == {"all": 10, "first": 5, "predicted": 20}


def test_somebody_who_did_not_type_confirms() -> None:
    state = say(table_of_cards(), RED, "card", city="beta", tiers=(5, 3, 2))
    state = say(state, RED, "no_card")
    demand = seen(state).demand
    assert demand is not None
    assert (demand.typists, demand.can_check) == ((RED,), (BLUE, GREEN))
    assert refused(state, RED, "confirm_cards") == ["TYPIST_CANNOT_CHECK"]
    assert refused(state, Voice.TABLE, "confirm_cards") == ["NOT_FOR_TABLE"]
    assert seen(say(state, BLUE, "confirm_cards")).phase == "market"


def test_two_typists_check_each_other() -> None:
    state = say(table_of_cards(), RED, "card", city="beta", tiers=(5, 3, 2))
    state = say(say(state, BLUE, "card", city="gamma", tiers=(5, 3, 2)), RED, "no_card")
    state = say(state, RED, "confirm_cards")
    demand = seen(state).demand
    assert demand is not None
    assert [card.is_checked for card in demand.cards] == [False, True, False]
    assert refused(state, RED, "confirm_cards") == ["TYPIST_CANNOT_CHECK"]
    again = say(state, BLUE, "card", city="delta", tiers=(1, 1, 1), replace=True)
    assert seen(again).demand.checked_by == (), "a new card is compared anew"  # type: ignore[union-attr]
    assert seen(say(state, BLUE, "confirm_cards")).phase == "market"


def test_the_host_may_type_and_any_seat_confirms() -> None:
    state = say(table_of_cards(), Voice.TABLE, "card", city="beta", tiers=(5, 3, 2))
    state = say(say(state, Voice.TABLE, "no_card"), GREEN, "confirm_cards")
    assert seen(state).phase == "market"


def test_a_saved_deck_fills_in_and_is_checked() -> None:
    state = GAME.setup(GAME.options(board=FIVE, deck=FIVE_DECK), (RED, BLUE), seed(1))
    assert all('"tiers"' not in seen(state, viewer).model_dump_json() for viewer in (RED, BLUE, None))
    state = revealed(state)
    demand = seen(state).demand
    assert demand is not None
    assert [card.status for card in demand.cards] == ["filled_in"] * 3 + ["no_card"] * 3
    assert (GAME.opened(state).shown, seen(state).phase) == (2, "cards")
    state = say(state, RED, "card", city="lantern", tiers=(4, 3, 2), replace=True)
    assert refused(state, RED, "confirm_cards") == []
    state = say(state, BLUE, "confirm_cards")
    assert seen(state).phase == "market"


def test_dealt_cards_stand() -> None:
    state = revealed(GAME.setup(GAME.options(board=FIVE, demand="app"), (RED, BLUE), seed(3)))
    view = seen(state)
    assert view.demand is not None
    assert (view.phase, view.demand.is_dealt, view.demand.gauges[0].is_met) == ("market", True, True)
    assert refused(state, RED, "card", city="lantern", tiers=(1, 1, 1), replace=True) == ["CARDS_DEALT"]


# The walk and the money


def market() -> Any:
    firms = [firm(RED, "large@B:8", cash=50, B=1), firm(BLUE, "small@C:5", cash=50), firm(GREEN, cash=50)]
    return traded(firms, {"beta": (4, 3, 2), "gamma": (3, 2, 1)})


def test_all_screens_walk_together() -> None:
    state = market()
    view = seen(state)
    assert view.market is not None
    assert (view.market.at, view.market.order) == (0, ("beta", "gamma"))
    assert refused(state, RED, "walk", to=3) == ["WALK_TOO_FAR"]
    state = say(state, BLUE, "walk", to=1)
    assert seen(state).market.at == 1  # type: ignore[union-attr]
    state = say(state, Voice.TABLE, "walk", to=2)
    assert seen(state).phase == "settle"
    state = say(state, GREEN, "walk", to=0)
    assert (seen(state).phase, seen(state).market.at) == ("market", 0)  # type: ignore[union-attr]


def test_a_city_tells_order_tiers_and_shipments_with_reasons() -> None:
    view = seen(market())
    assert view.market is not None
    first, second = view.market.cities
    red, blue, green = first.sellers
    assert (red.place, red.tier, red.sold, red.earns) == (1, 1, 4, 20)
    assert [note.code for note in red.notes] == ["emergent.why_more_cylinders"]
    assert (blue.distance, blue.transport, blue.shipments[0].route) == (1, 3, ("c", "b"))
    assert (green.place, [note.code for note in green.notes]) == (None, ["emergent.why_not_there"])
    assert first.stock_after == {RED: {"dc1": 4}, BLUE: {"dc1": 2}, GREEN: {}}
    assert [line.status for line in first.tier_lines] == ["served", "served", "nobody"]
    assert second.groups == ((BLUE,), (RED,))
    assert [note.code for note in second.sellers[0].notes] == [
        "emergent.why_nearer",
        "emergent.why_short_of_cubes",
    ]


def test_a_tie_is_told_with_what_it_costs() -> None:
    firms = [
        firm(RED, "small@C:5", C=3),
        firm(BLUE, "small@B:5", C=2),
        firm(GREEN, "small@D:5", C=2),
        firm(YELLOW, "small@A:5"),
    ]
    state = traded(firms, {"city": (5, 3, 2)}, board=line_board({"city": "C"}))
    view = seen(state)
    assert view.market is not None
    (city,) = view.market.cities
    tie, passed, left = city.notes
    assert tie.facts == {
        "tied_seats": (BLUE, GREEN),
        "cylinders": 2,
        "distance": 1,
        "tier": 3,
        "before": 2,
    }
    assert (passed.code, passed.facts) == ("emergent.why_tier_passed_over", {"tier": 2, "units": 3})
    assert left.facts == {"left_seats": (YELLOW,)}
    assert [line.place for line in city.sellers] == [1, 2, 2, 4]
    assert [line.tie_loss for line in city.sellers] == [0, 1, 1, 2]


def test_moved_is_a_tick() -> None:
    state = say(market(), RED, "moved", city="beta")
    assert seen(state).market.cities[0].moved == (RED,)  # type: ignore[union-attr]
    assert refused(state, RED, "moved", city="beta") == ["ALREADY_SAID"]
    assert refused(state, GREEN, "moved", city="beta") == ["NOTHING_TO_MOVE"]


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
    state = settled(market())
    state = say(state, RED, "money_right")
    assert refused(state, RED, "money_right") == ["ALREADY_SAID"]
    state = say(say(state, BLUE, "money_right"), GREEN, "money_right")
    view = seen(state)
    assert (view.phase, view.round, money(state)) == ("plan", 2, (68, 67, 50))
    assert [dc.cubes for dc in state.firms[RED].dcs] == [0]
    assert view.firms[0].cylinders == {}
    assert (view.past[0].cash, view.past[0].unsold) == (
        {RED: 68, BLUE: 67, GREEN: 50},
        {RED: 2, BLUE: 0, GREEN: 0},
    )
    assert view.history == (), "the full history is for the end"


def test_a_corrected_card_is_counted_again_until_the_round_is_closed() -> None:
    state = say(settled(market()), RED, "money_right")
    changed = say(state, BLUE, "card", city="beta", tiers=(1, 1, 1), replace=True)
    assert seen(changed).settlement.agreed == ()  # type: ignore[union-attr]
    assert sold(changed, "beta") == (1, 1, 0)
    assert refused(changed, BLUE, "clear_card", city="beta") == ["CARD_NEEDED"]
    back = say(changed, BLUE, "card", city="beta", tiers=(4, 3, 2), replace=True)
    assert (trading(back).market, seen(back).market) == (trading(state).market, seen(state).market)
    gone = say(back, BLUE, "no_card", city="beta")
    assert seen(gone).market.order == ("gamma",)  # type: ignore[union-attr]


def test_a_card_can_be_taken_away_while_the_walk_is_at_it() -> None:
    state = say(market(), RED, "walk", to=1)
    gone = say(state, RED, "no_card", city="gamma")
    assert seen(gone).market.at == 0  # type: ignore[union-attr]
    back = say(gone, RED, "card", city="gamma", tiers=(3, 2, 1), replace=True)
    assert seen(back).market == seen(state).market


def test_a_round_without_cards_goes_straight_to_the_money() -> None:
    state = traded([firm(RED, "small@B:5"), firm(BLUE)], {})
    assert seen(state).phase == "settle"
    assert money(closed(state)) == (95, 100)


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
    assert seen(state).settlement.must_sell == ()  # type: ignore[union-attr]
    state = say(say(state, RED, "money_right"), BLUE, "money_right")
    assert (money(state)[0], [dc.id for dc in state.firms[RED].dcs]) == (2, ["dc3"])


def test_the_host_closes_with_the_proposal() -> None:
    state = closed(traded([firm(RED, "small@A", "large@C", cash=8), firm(BLUE)], {}))
    assert (money(state)[0], [dc.id for dc in state.firms[RED].dcs]) == (3, ["dc1"])


def test_four_rounds_and_the_end() -> None:
    state = fresh(2)
    for number in range(1, 5):
        assert seen(state).round == number
        state = revealed(state, red=SMALL) if number == 1 else revealed(state)
        state = say(state, RED, "placed") if state.phase == "place" else state
        state = say(say(state, RED, "no_card"), BLUE, "confirm_cards")
        state = closed(state)
    view = seen(state)
    assert view.end is not None
    assert (view.phase, view.end.winners, view.end.decided_by) == ("over", (BLUE,), "money")
    assert [line.total for line in view.end.firms] == [100 - 16 - 20 + 5, 100]
    assert len(view.history) == 4
    assert view.end.deck is not None
    assert [len(one.cards) for one in view.end.deck.rounds] == [0, 0, 0, 0]
    assert refused(state, RED, "plan", plan={}) == ["GAME_OVER"]
    assert GAME.opened(state).shown == 5, "four rounds of plans, and everybody's money"


# Corrections


def test_a_seat_proposes_and_the_host_decides() -> None:
    state = say(fresh(2), RED, "correct", seat=BLUE, cash=90, reason="a lost chip")
    assert (seen(state).correction_by, money(state)) == (RED, (100, 100))
    assert refused(state, BLUE, "correct", seat=BLUE, cash=80) == ["CORRECTION_WAITS"]
    assert money(say(state, Voice.TABLE, "answer_correction", agree=True)) == (100, 90)
    dropped = say(state, Voice.TABLE, "answer_correction", agree=False)
    assert (money(dropped), seen(dropped).correction) == ((100, 100), None)
    assert refused(dropped, Voice.TABLE, "answer_correction", agree=True) == ["NO_CORRECTION"]


def test_a_proposal_that_no_longer_fits_is_said_as_such() -> None:
    state = say(settled(market()), RED, "correct", seat=RED, dc="dc1", remove=True)
    gone = say(state, Voice.TABLE, "correct", seat=RED, dc="dc1", remove=True)
    assert seen(gone).correction_said == ()
    late = say(gone, Voice.TABLE, "answer_correction", agree=True)
    assert (late.firms, late.proposal) == (gone.firms, None)
    assert texts.log_line(late.log[-1], {RED: "Red"}) == (
        "What Red asked for no longer fits what is on the table. Nothing changed."
    )


def test_a_proposal_does_not_outlive_the_game() -> None:
    state = say(say(revealed(replace(fresh(2), round=4)), RED, "no_card"), BLUE, "confirm_cards")
    state = closed(say(state, RED, "correct", seat=BLUE, cash=90))
    assert (seen(state).phase, seen(state).correction) == ("over", None)


def test_a_corrected_firm_seals_its_plan_again() -> None:
    state = say(say(fresh(2), RED, "ready"), Voice.TABLE, "correct", seat=RED, cash=10)
    assert not seen(state).firms[0].is_ready


def test_the_board_wins_over_the_app() -> None:
    state = settled(market())
    more = say(state, Voice.TABLE, "correct", seat=BLUE, dc="dc1", cubes=2)
    assert sold(more, "gamma") != sold(state, "gamma")
    new = say(state, Voice.TABLE, "correct", seat=GREEN, dc="found", size="small", region="b", cubes=5)
    assert sold(new, "beta") == (4, 2, 3), "as near as red, without its cylinder"
    shown = say(state, Voice.TABLE, "correct", seat=BLUE, region="b", cylinders=3)
    assert sold(shown, "beta")[:2] == (3, 4)
    gone = say(state, Voice.TABLE, "correct", seat=RED, dc="dc1", remove=True)
    assert sold(gone, "beta") == (0, 4, 0)


def told(state: Any, **fields: Any) -> list[str]:
    """What the log says of a correction by the table; the same as of a proposal while it waits."""
    names = {RED: "Red", BLUE: "Blue", GREEN: "Green"}
    corrected = say(state, Voice.TABLE, "correct", **fields)
    lines = [line for line in corrected.log[len(state.log) :] if "-corrected" in line.code]
    proposed = say(state, RED, "correct", **fields)
    waits = seen(proposed).correction_said
    assert [line.facts for line in waits] == [line.facts for line in lines]
    return [texts.log_line(line, names).removesuffix(" Corrected at the table.") for line in lines]


def test_a_correction_is_told_in_sentences() -> None:
    state = market()
    assert told(state, seat=BLUE, cash=90)[0].startswith("Blue’s money: $90 instead of $")
    (cubes,) = told(state, seat=BLUE, dc="dc1", cubes=2)
    assert cubes.startswith("Blue’s cubes in the DC in ")
    assert cubes.endswith(": 2 instead of 5.")
    new = told(state, seat=GREEN, dc="found", size="small", region="b", cubes=5)
    assert [line.partition(" in ")[0] for line in new] == ["Green has a small DC", "Green’s cubes"]
    (shown,) = told(state, seat=BLUE, region="b", cylinders=3)
    assert shown.startswith("Blue’s cylinders in ")
    (gone,) = told(state, seat=RED, dc="dc1", remove=True)
    assert gone.startswith("Red has no ")
    (pile,) = told(fresh(2, mode="fast_play"), seat=RED, region="a", cubes=4)
    assert pile.endswith(": 4 instead of 0.")
    secret = told(fresh(2, cash_visibility="owner"), seat=BLUE, cash=90)
    assert secret == ["Blue’s money was corrected at the table."]


def test_corrected_cash_stands_in_the_ledger() -> None:
    state = say(settled(market()), Voice.TABLE, "correct", seat=RED, cash=60)
    red = seen(state).settlement.ledgers[0]  # type: ignore[union-attr]
    assert (red.lines[0].kind, red.corrected, red.end) == ("corrected", 10, 78)
    assert money(closed(state))[0] == 78


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seat": "nobody", "cash": 1}, "UNKNOWN_SEAT"),
        ({"seat": "red", "cash": 100}, "NOTHING_TO_CORRECT"),
        ({"seat": "red"}, "NOTHING_TO_CORRECT"),
        ({"seat": "red", "dc": "x"}, "NEW_DC_NEEDS_PLACE"),
        ({"seat": "red", "dc": "x", "remove": True}, "PRODUCT_UNKNOWN_DC"),
        ({"seat": "red", "dc": "x", "size": "small", "region": "nowhere"}, "UNKNOWN_PLACE"),
        ({"seat": "red", "dc": "x", "size": "small", "region": "a", "cubes": 2}, "BOARD_IS_EMPTY"),
        ({"seat": "red", "region": "b", "cylinders": 2}, "BOARD_IS_EMPTY"),
    ],
)
def test_what_cannot_be_corrected(fields: dict[str, Any], code: str) -> None:
    assert refused(fresh(2), Voice.TABLE, "correct", **fields) == [code]


def test_corrections_keep_to_the_pieces() -> None:
    state = market()
    assert refused(state, Voice.TABLE, "correct", seat=BLUE, dc="dc1", cubes=6) == ["OVER_CAPACITY"]
    assert refused(state, Voice.TABLE, "correct", seat=BLUE, region="a", cylinders=1) == ["MARKETING_NO_CITY"]


def test_cubes_of_fast_play_may_be_corrected() -> None:
    state = say(fresh(2, mode="fast_play"), Voice.TABLE, "correct", seat=RED, region="a", cubes=4)
    assert seen(state).fast.totals == {RED: 4, BLUE: 0}  # type: ignore[union-attr]
    assert refused(state, Voice.TABLE, "correct", seat=RED, cash=4) == ["NOTHING_TO_CORRECT"]


# Who may speak


def test_nobody_speaks_for_others() -> None:
    state = fresh(2)
    assert refused(state, Voice.TABLE, "ready") == ["NOT_FOR_TABLE"]
    assert refused(state, RED, "time_up", name="plan", serial=1) == ["CLOCK_ONLY"]
    assert refused(state, Voice.CLOCK, "ready") == ["CLOCK_ONLY"]
    assert refused(state, Seat("fay"), "ready") == ["UNKNOWN_SEAT"]
    assert refused(state, RED, "close_round") == ["TABLE_ONLY"]
    assert refused(state, RED, "money_right") == ["WRONG_PHASE"]
