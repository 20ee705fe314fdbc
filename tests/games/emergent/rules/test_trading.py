"""The walk through the market, owners' choices, cards put right under way."""

from __future__ import annotations

from companion.kernel.seat import Voice
from tests.games.emergent.table import (
    BLUE,
    GREEN,
    RED,
    SHIPPING,
    TWO,
    closed,
    firm,
    market,
    money,
    refused,
    say,
    seen,
    settled,
    shipping,
    sold,
    traded,
    trading,
)


def test_all_screens_walk_together() -> None:
    state = market()
    view = seen(state)
    assert view.market is not None
    assert (view.market.at, view.market.order) == (0, ("beta", "gamma"))
    assert refused(state, RED, "walk", to=3) == ["WALK_TOO_FAR"]
    state = say(state, BLUE, "walk", to=1)
    assert seen(state).market.at == 1
    state = say(state, Voice.TABLE, "walk", to=2)
    assert seen(state).phase == "settle"
    state = say(state, GREEN, "walk", to=0)
    assert (seen(state).phase, seen(state).market.at) == ("market", 0)


def test_moved_is_a_tick() -> None:
    state = say(market(), RED, "moved", city="beta")
    assert seen(state).market.cities[0].moved == (RED,)
    assert refused(state, RED, "moved", city="beta") == ["ALREADY_SAID"]
    assert refused(state, GREEN, "moved", city="beta") == ["NOTHING_TO_MOVE"]


def test_a_corrected_card_is_counted_again_until_the_round_is_closed() -> None:
    """ET-32: whoever had agreed is asked again; afterwards no card is taken."""
    state = say(settled(market()), RED, "money_right")
    changed = say(state, BLUE, "card", city="beta", tiers=(1, 1, 1), replace=True)
    assert seen(changed).settlement.agreed == ()
    assert sold(changed, "beta") == (1, 1, 0)
    assert refused(changed, BLUE, "clear_card", city="beta") == ["CARD_NEEDED"]
    back = say(changed, BLUE, "card", city="beta", tiers=(4, 3, 2), replace=True)
    assert (trading(back).market, seen(back).market) == (trading(state).market, seen(state).market)
    gone = say(back, BLUE, "no_card", city="beta")
    assert seen(gone).market.order == ("gamma",)
    over = closed(state)
    assert refused(over, BLUE, "card", city="beta", tiers=(1, 1, 1), replace=True) == ["NOT_REVEALED"]


def test_a_card_can_be_taken_away_while_the_walk_is_at_it() -> None:
    state = say(market(), RED, "walk", to=1)
    gone = say(state, RED, "no_card", city="gamma")
    assert seen(gone).market.at == 0
    back = say(gone, RED, "card", city="gamma", tiers=(3, 2, 1), replace=True)
    assert seen(back).market == seen(state).market


def test_a_round_without_cards_goes_straight_to_the_money() -> None:
    state = traded([firm(RED, "small@B:5"), firm(BLUE)], {})
    assert seen(state).phase == "settle"
    assert money(closed(state)) == (95, 100)


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
