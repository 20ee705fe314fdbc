"""A served city told with its reasons."""

from __future__ import annotations

from tests.games.emergent.table import BLUE, GREEN, RED, YELLOW, firm, line_board, market, seen, traded


def test_a_city_tells_order_tiers_and_shipments_with_reasons() -> None:
    """ET-31: order, tier, units, from where and at what cost are public."""
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
