"""Plans are open: pieces go on the board, line by line."""

from __future__ import annotations

from dataclasses import replace

from companion.kernel.seat import Voice
from tests.games.emergent.table import (
    GREEN,
    RED,
    SMALL,
    firm,
    fresh,
    money,
    plan_codes,
    refused,
    revealed,
    say,
    seen,
)


def test_cylinders_of_equal_number_share_a_line() -> None:
    state = revealed(fresh(2), red={"marketing": {"b": 1, "c": 1, "d": 3}})
    lines = seen(state).plans[0].pieces
    assert [(line.count, line.places, line.amount) for line in lines] == [
        (3, ("d",), -9),
        (1, ("b", "c"), -6),
    ]


def test_discs_go_and_come_and_the_list_says_so() -> None:
    """ET-16: sales paid in, costs paid, sold discs removed, new ones placed with the cubes of the plan."""
    state = fresh(2)
    state = replace(state, firms={**state.firms, RED: firm(RED, "small@A", "small@C", cash=20)})
    plan = {"sell": ["dc1"], "build": SMALL["build"], "products": {"dc2": 4, "n1": 2}, "marketing": {"b": 1}}
    state = revealed(state, red=plan)
    assert money(state)[0] == 20 + 5 - 10 - 6 - 3
    placed = state.firms[RED]
    assert [(dc.id, dc.region, dc.cubes) for dc in placed.dcs] == [("dc2", "c", 4), ("n1", "b", 2)]
    assert placed.cylinders == {"b": 1}
    lines = [(line.kind, line.dc, line.count) for line in seen(state).plans[0].pieces]
    assert lines == [
        ("take_off", "dc1", 1),
        ("put_down", "n1", 1),
        ("cubes", "dc2", 4),
        ("cubes", "n1", 2),
        ("cylinders", None, 1),
    ]


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
