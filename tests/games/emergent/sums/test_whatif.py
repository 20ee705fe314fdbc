"""What if: a finished round with another plan of one firm."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.sums.whatif import what_if
from companion.games.emergent.views import EmergentView
from companion.kernel.seat import Voice
from tests.games.emergent.kit import KIT
from tests.games.emergent.table import BLUE, GREEN, RED, closed, fresh, line_board, real_plan, revealed, say
from tests.games.walking import walk

PLAIN = KIT.eager()


def finished(**options: Any) -> EmergentView:
    """A game whose first round is worth asking about: red and blue meet in Beta."""
    board = line_board({"beta": "B", "delta": "D"})
    state = fresh(3, board=board, **options)
    red = {
        "build": [{"id": "r", "size": "small", "region": "a"}],
        "products": {"r": 5},
        "marketing": {"b": 1},
    }
    blue = {"build": [{"id": "b", "size": "small", "region": "b"}], "products": {"b": 5}}
    state = say(revealed(state, red=red, blue=blue), Voice.TABLE, "go_on")
    state = say(state, RED, "card", city="beta", tiers=(4, 3, 1))
    state = say(say(state, RED, "no_card"), BLUE, "confirm_cards")
    state = closed(state)
    for _ in range(3):
        state = closed(say(say(revealed(state), RED, "no_card"), BLUE, "confirm_cards"))
    return GAME.view(state, None)


def test_the_real_plan_changes_nothing() -> None:
    view = finished()
    for record in view.history:
        for seat in view.seats:
            found = what_if(view, record.round, seat, real_plan(record, seat))
            assert found.faults == ()
            assert found.ledgers == record.ledgers
            assert all(one.change == 0 for one in found.firms)


def test_a_changed_plan_is_counted_against_the_others_real_ones() -> None:
    view = finished()
    plan = real_plan(view.history[0], BLUE).model_copy(update={"marketing": {"b": 2}})
    found = what_if(view, 1, BLUE, plan)
    (beta,) = found.cities
    assert (beta.before.sold, beta.after.sold) == (3, 4)
    assert [note.code for note in beta.after.notes] == ["emergent.why_more_cylinders"]
    assert {one.seat: one.change for one in found.firms} == {RED: -4, BLUE: 5 - 6, GREEN: 0}
    assert found.before is not None
    assert found.after is not None
    assert (found.before.income, found.after.income, found.after.cylinders) == (15, 20, 6)


def test_an_illegal_plan_is_refused_with_its_faults() -> None:
    found = what_if(finished(), 1, RED, Plan(marketing={"a": 2, "b": 40}))
    assert [fault.code for fault in found.faults] == [
        "emergent.marketing_no_city",
        "emergent.over_10_cylinders",
        "emergent.not_enough_money",
    ]
    assert (found.cities, found.ledgers) == ((), ())


@pytest.mark.parametrize(("number", "seat"), [(9, RED), (1, "nobody")])
def test_what_is_not_there(number: int, seat: Any) -> None:
    with pytest.raises(KeyError):
        what_if(finished(), number, seat, Plan())


@pytest.mark.parametrize(
    "table", [name for name, (_, options) in KIT.tables.items() if options.mode == "full"]
)
def test_the_real_plans_of_random_games_change_nothing(table: str) -> None:
    """Under every house rule: owners' choices, forced sales, debts, cubes at placement."""
    *_, last = walk(PLAIN, table, 41, 3_000)
    view = GAME.view(last.after, None)
    for record in view.history:
        found = what_if(view, record.round, view.seats[0], real_plan(record, view.seats[0]))
        mine = {one.seat: one.before for one in found.firms}
        assert mine == {ledger.seat: ledger.end for ledger in record.ledgers}
        if view.rules.shipping == "auto_nearest":
            assert [one.change for one in found.firms] == [0] * len(view.seats)
