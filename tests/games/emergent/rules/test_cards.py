"""The round's cards: typed, compared, filled in, dealt."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.emergent import GAME
from companion.kernel.seat import Voice
from tests.games.emergent.kit import FIVE, FIVE_DECK
from tests.games.emergent.table import BLUE, GREEN, RED, at_cards, firm, fresh, refused, revealed, say, seen
from tests.games.walking import seed


def table_of_cards(**options: Any) -> Any:
    return at_cards([firm(RED, "small@B:5"), firm(BLUE, "small@C:5"), firm(GREEN)], **options)


def test_cards_come_after_the_plans() -> None:
    """ET-17, ET-5: no card is known or taken while everybody plans."""
    state = fresh(2)
    assert refused(state, RED, "card", city="beta", tiers=(5, 3, 2)) == ["NOT_REVEALED"]
    assert seen(state).demand is None


def test_what_is_wrong_with_a_card() -> None:
    """ET-17."""
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
    assert [card.status for card in seen(state).demand.cards] == ["to_come"] * 3


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
    assert seen(again).demand.checked_by == (), "a new card is compared anew"
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
