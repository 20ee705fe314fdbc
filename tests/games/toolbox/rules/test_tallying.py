"""The secret tally at the table (TB-58..64)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.toolbox import GAME
from companion.games.toolbox.views import TallyView
from tests.games.toolbox.evening import Evening

LAMP = {"ask": "Oil", "compartments": ["Lamp", "Cellar"], "least": 1, "most": 3}


def tally(table: Evening) -> TallyView:
    found = table.view().tally
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("setting", "code"),
    [
        ({"compartments": []}, "compartment_count"),
        ({"compartments": [""]}, "bad_word"),
        ({"compartments": ["A", "a"]}, "compartment_twice"),
        ({"least": 4}, "bad_bounds"),
        ({"least_group": 13}, "bad_group"),
        ({"per_seat": {"cleo": (0, 0), "dan": (0, 0)}}, "group_too_small"),
    ],
)
def test_tb_58_tb_59_tb_60_faults(setting: dict[str, Any], code: str) -> None:
    Evening(4).no(code, "ann", "start_tally", tally={**LAMP, **setting})


def test_tb_61_once_and_for_all_and_never_seen_again() -> None:
    table = Evening(4)
    table.say("ann", "start_tally", tally=LAMP)
    before = {seat: table.view(seat) for seat in ("ann", "cleo", None)}
    table.no("too_few_put", "bo", "put_in", split={})
    table.no("too_many_put", "bo", "put_in", split={"Lamp": 4})
    table.no("unknown_compartment", "bo", "put_in", split={"Roof": 1})
    table.no("bad_number", "bo", "put_in", split={"Lamp": -1})
    assert {seat: table.view(seat) for seat in before} == before
    table.say("bo", "put_in", split={"Lamp": 2})
    table.no("already_put", "bo", "put_in", split={"Lamp": 1})
    assert tally(table).waiting == ("ann", "cleo", "dan")
    for viewer in (*table.seats, None):
        assert '"Lamp":2' not in table.view(viewer).model_dump_json()


def test_tb_62_tb_63_lead_opens_and_only_totals_leave() -> None:
    table = Evening(4)
    table.say("ann", "start_tally", tally=LAMP)
    for seat, lamp, cellar in (("ann", 2, 1), ("bo", 0, 1), ("cleo", 3, 0)):
        table.say(seat, "put_in", split={"Lamp": lamp, "Cellar": cellar})
    table.no("not_all_in", "ann", "open_tally")
    table.say("dan", "put_in", split={"Lamp": 1, "Cellar": 2})
    assert tally(table).totals is None, "the last tap and the totals are two events"
    table.say("ann", "open_tally")
    assert tally(table).totals == {"Lamp": 6, "Cellar": 4}
    assert tally(table).amounts == {}
    assert table.state.tally is not None
    assert table.state.tally.put == {}, "the splits are gone"
    assert GAME.opened(table.state).final == 1
    assert table.deals() == {}


def test_tb_62_nothing_from_the_absent_and_withheld_for_ever() -> None:
    table = Evening(4)
    table.say("ann", "start_tally", tally={"compartments": ["A"], "most": 2, "absent": "nothing"})
    table.say("ann", "put_in", split={"A": 1})
    table.say("bo", "put_in", split={"A": 2})
    table.say("ann", "open_tally")
    assert (tally(table).is_withheld, tally(table).totals) == (True, None)


def test_a12_amounts_by_house_rule() -> None:
    table = Evening(3, amounts="after_opening")
    table.no("bad_bounds", "ann", "start_tally", tally={"compartments": ["A"], "most": 2})
    table.say("ann", "start_tally", tally=LAMP)
    for seat in table.seats:
        table.say(seat, "put_in", split={"Lamp": 1, "Cellar": 1})
    assert tally(table).amounts == {}
    table.say("ann", "open_tally")
    assert tally(table).amounts == {"ann": 2, "bo": 2, "cleo": 2}


def test_tb_64_a_real_box_and_seats_on_paper() -> None:
    table = Evening(4, by_hand=("dan",))
    table.say("ann", "start_tally", tally=LAMP)
    assert tally(table).is_box
    table.no("not_taking_part", "bo", "put_in", split={"Lamp": 1})
    table.no("not_all_in", "ann", "open_tally")
    seats = ["ann", "bo", "cleo", "dan"]
    table.no("group_too_small", "ann", "box_opened", totals={"Lamp": 2}, seats=["ann", "bo"])
    table.no("too_many_put", "ann", "box_opened", totals={"Lamp": 13}, seats=seats)
    table.say("ann", "box_opened", totals={"Lamp": 5, "Cellar": 1}, seats=seats)
    assert tally(table).totals == {"Lamp": 5, "Cellar": 1}
