"""Luck at the table, all from one seed (TB-78..84)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.toolbox import GAME
from companion.games.toolbox.views import LuckView
from companion.kernel.chance import shuffled
from companion.kernel.seat import Seat
from tests.games.toolbox.evening import SEED, Evening

CARTS: dict[str, Any] = {"items": [["salt", 3], ["silk", 2], ["storm", 1]]}


def luck(table: Evening) -> LuckView:
    found = table.view().luck
    assert found is not None
    return found


def test_tb_78_every_piece_of_luck_is_a_deal() -> None:
    table = Evening()
    table.say("bo", "begin")
    table.say("cleo", "roll", notation="2d6")
    table.say("ann", "fill_bag", id="carts", bag=CARTS)
    table.say("ann", "fill_bag", id="back", bag={**CARTS, "back": True})
    table.say("dan", "draw", bag="back", count=2)
    assert list(table.deals()) == [
        "begin/1",
        "dice/1/1",
        "dice/1/2",
        "bag/carts/1",
        "bag/back/1/1",
        "bag/back/1/2",
    ]
    order = shuffled(SEED, "begin/1", table.deals()["begin/1"])
    assert (table.state.log[0].facts, order[0]) == ({"place_seat": order[0]}, "bo")


def test_r_tb_37_tb_79_who_begins() -> None:
    table = Evening()
    table.say("ann", "begin")
    assert luck(table).order == ("bo", "eve", "ann", "dan", "cleo")


@pytest.mark.parametrize(
    ("notation", "code"),
    [("d" * 61, "dice_too_long"), ("3x6", "bad_dice"), ("0d6", "bad_count"), ("7", "no_dice")],
)
def test_tb_80_what_is_no_roll(notation: str, code: str) -> None:
    Evening().no(code, "ann", "roll", notation=notation)


def test_r_tb_32_p_tb_6_tb_81_faces_and_total_the_same_after_a_takeback() -> None:
    table = Evening()
    before = table.state
    table.say("eve", "roll", notation="3d6+1")
    assert (luck(table).faces, luck(table).total, luck(table).low, luck(table).high) == (
        ((1, 6, 2),),
        10,
        4,
        19,
    )
    again = luck(table)
    table.state = before
    table.say("eve", "roll", notation="3d6+1")
    assert luck(table) == again
    table.say("eve", "roll", notation="3d6+1")
    assert luck(table).total == 13


def test_r_tb_35_tb_82_tb_83_a_bag_runs_empty_and_is_filled_again() -> None:
    table = Evening()
    for wrong in ({"items": []}, {"items": [["a", 1], ["A", 1]]}, {"items": [["a", 201]]}):
        table.no("bad_bag", "ann", "fill_bag", id="carts", bag=wrong)
    table.say("ann", "fill_bag", id="carts", bag=CARTS)
    table.no("bad_count", "ann", "draw", bag="carts", count=21)
    table.say("ann", "draw", bag="carts", count=2)
    assert luck(table).pieces == ("storm", "salt")
    table.say("ann", "draw", bag="carts", count=3)
    assert luck(table).pieces == ("silk", "salt", "silk")
    table.no("bag_empty", "ann", "draw", bag="carts", count=2)
    assert table.view().bags[0].left == 1
    view = table.say("ann", "refill", bag="carts")
    assert (view.bags[0].filling, view.bags[0].left, view.bags[0].drawn) == (2, 6, ())


def test_tb_84_drawn_for_my_eyes() -> None:
    table = Evening()
    table.say("ann", "fill_bag", id="carts", bag=CARTS)
    table.no("not_for_table", "table", "draw", bag="carts", for_me=True)
    table.say("bo", "draw", bag="carts", for_me=True)
    assert (luck(table).pieces, table.view().bags[0].left, table.view().bags[0].unseen) == ((), 5, 1)
    face = GAME.look(table.state, Seat("bo"), "item-1")
    assert face is not None
    assert face.code == "item-03", "storm is the third kind"
    assert GAME.look(table.state, Seat("ann"), "item-1") is None
    assert table.log()[-1] == "drew-unseen"
    table.no("not_yours", "ann", "show_drawn", number=1)
    table.say("bo", "show_drawn", number=1)
    assert table.state.log[-1].facts == {"piece": "storm"}
    assert table.view(Seat("bo")).my_looks == ()


def test_a2_who_may_roll() -> None:
    table = Evening(luck="turn")
    table.say("ann", "roll", notation="d6")
    table.no("not_leader", "bo", "roll", notation="d6")
    table.say("ann", "mark_turn", place="bo")
    table.say("bo", "roll", notation="d6")
