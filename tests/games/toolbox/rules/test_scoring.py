"""The score pad at the table (TB-65..77)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.toolbox.views import PadView
from companion.kernel.seat import Seat
from tests.games.toolbox.evening import Evening
from tests.games.toolbox.kit import pack


def pad(table: Evening) -> PadView:
    found = table.view().pad
    assert found is not None
    return found


def scoring(seats: int = 3, **spec: Any) -> Evening:
    table = Evening(seats)
    table.say("ann", "start_pad", pad={"rows": [{"id": "a"}, {"id": "b"}], **spec})
    return table


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ({"rows": []}, "row_count"),
        ({"rows": [{"id": "a"}, {"id": "a"}]}, "row_twice"),
        ({"rows": [{"id": "a", "factor": 0}]}, "bad_factor"),
        ({"rows": [{"id": "a", "bonus": {"for": "most", "first": 0}}]}, "bad_bonus"),
        ({"rows": [{"id": "a"}], "end": {"by": "rounds", "rounds": 2}}, "bad_end"),
        ({"rows": [{"id": "a"}], "tie_breaks": [{"by": "row", "row": "z"}]}, "unknown_row"),
    ],
)
def test_tb_65_tb_68_tb_70_tb_73_tb_74_faults(spec: dict[str, Any], code: str) -> None:
    Evening(3).no(code, "ann", "start_pad", pad=spec)


def test_tb_65_one_more_row_like_the_last() -> None:
    table = scoring(rows=[{"id": "one", "factor": 2}], end={"by": "never"})
    table.say("ann", "close_row", row="one", values={"ann": 3})
    table.say("ann", "add_row", name="Round 2")
    assert [(row.id, row.name) for row in pad(table).rows] == [("one", "one"), ("row-2", "Round 2")]
    table.say("ann", "close_row", row="row-2", values={"ann": 1})
    assert pad(table).totals["ann"] == 8


def test_tb_66_whole_numbers_and_empty_is_not_zero() -> None:
    table = scoring()
    table.no("bad_number", "ann", "type_scores", row="a", values={"ann": 1.5})
    table.no("bad_number", "ann", "type_scores", row="a", values={"ann": 10_000})
    table.no("unknown_row", "ann", "type_scores", row="z", values={"ann": 1})
    table.no("unknown_seat", "ann", "type_scores", row="a", values={"zoe": 1})
    table.say("ann", "type_scores", row="a", values={"ann": 0, "bo": 4})
    table.say("ann", "type_scores", row="a", values={"bo": None})
    assert pad(table).rows[0].values == {"ann": 0}


def test_tb_67_who_types() -> None:
    table = scoring()
    table.no("not_leader", "bo", "type_scores", row="a", values={"bo": 1})
    own = scoring(typed="open")
    own.say("bo", "type_scores", row="a", values={"bo": 1})
    own.no("not_yours", "bo", "type_scores", row="a", values={"ann": 1})
    own.say("ann", "type_scores", row="a", values={"cleo": 2})
    sealed = scoring(typed="sealed")
    sealed.no("not_yours", "ann", "type_scores", row="a", values={"bo": 1})
    before = sealed.view(Seat("cleo"))
    sealed.say("bo", "type_sealed", row="a", value=7)
    assert sealed.view(Seat("bo")).my_scores == {"a": 7}
    assert sealed.view(Seat("cleo")).pad != before.pad, "that bo has typed is public"
    assert pad(sealed).rows[0].values == {}
    sealed.say("bo", "type_sealed", row="a", value=9)
    sealed.say("ann", "type_sealed", row="a", value=1)
    sealed.say("cleo", "type_sealed", row="a", value=None)
    assert pad(sealed).rows[0].is_closed
    assert pad(sealed).totals == {"ann": 1, "bo": 9, "cleo": 0}


def test_r_tb_19_tb_69_tb_71_tb_72_tb_77_seven_gardens_at_the_table() -> None:
    table = Evening(3, kit=pack("seven-gardens"))
    while table.view().front != "pad":
        table.say("ann", "do_step")
    typed = {
        "roses": (4, 6, 3),
        "trees": (5, 2, 5),
        "ponds": (2, 2, 1),
        "paths": (7, 8, 3),
        "bees": (0, 3, 3),
        "weeds": (2, 1, 2),
        "seeds": (4, 8, 2),
    }
    for row, values in typed.items():
        table.say("ann", "close_row", row=row, values=dict(zip(table.seats, values, strict=True)))
    assert [tuple(line.values()) for line in pad(table).running] == [
        (8, 12, 6),
        (23, 18, 21),
        (29, 24, 22),
        (32, 28, 23),
        (32, 36, 31),
        (30, 39, 29),
        (31, 41, 29),
    ]
    assert (pad(table).winners, pad(table).ranks) == (("bo",), {"ann": 2, "bo": 1, "cleo": 3})
    table.no("pad_over", "ann", "add_row")


def test_tb_69_a_closed_row_is_closed() -> None:
    table = scoring()
    table.say("ann", "close_row", row="b")
    table.no("row_closed", "ann", "close_row", row="b")
    table.no("row_closed", "ann", "type_scores", row="b", values={"ann": 1})


def test_tb_73_tb_76_the_end_is_called_and_the_table_goes_on() -> None:
    table = scoring(end={"by": "never"}, tie_breaks=[{"by": "last_row"}])
    table.say("ann", "close_row", row="a", values={"ann": 5, "bo": 5})
    table.say("ann", "end_pad")
    assert (pad(table).ended, pad(table).winners, pad(table).decided_by) == (
        "called",
        ("ann", "bo"),
        "shared",
    )
    table.no("pad_over", "ann", "close_row", row="b")
    assert table.view().phase == "pad"
    over = Evening(2, pad_ends_table=True)
    over.say("ann", "start_pad", pad={"rows": [{"id": "a"}]})
    assert over.say("ann", "close_row", row="a", values={"bo": 2}).phase == "over"


def test_tb_75_a_correction_computes_all_anew() -> None:
    table = scoring(end={"by": "limit", "limit": 10})
    table.no("row_open", "ann", "correct_score", row="a", place="bo", value=3)
    table.say("ann", "close_row", row="a", values={"ann": 10, "bo": 4})
    assert pad(table).ended == "limit"
    table.say("ann", "correct_score", row="a", place="ann", value=9)
    assert (pad(table).ended, pad(table).totals) == (None, {"ann": 9, "bo": 4, "cleo": 0})
    line = table.state.log[-1]
    assert (line.code, line.seat, line.facts["old"], line.facts["new"]) == (
        "toolbox-log-corrected",
        "ann",
        10,
        9,
    )
    table.say("ann", "close_row", row="b", values={"bo": 20})
    assert pad(table).winners == ("bo",)
