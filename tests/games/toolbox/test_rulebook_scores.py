"""The worked examples of docs/rules/toolbox.md, section 13, by their numbers: the score pad and the clock."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.toolbox.asked import ROOT, SEATS, asked

# --- score pad ---


def scored(values: dict[str, list[Any]], seats: int = 3, **more: Any) -> Any:
    typed = {row: dict(zip(SEATS, row_values, strict=False)) for row, row_values in values.items()}
    rows = more.pop("rows", [{"id": row} for row in values])
    closed = more.pop("closed", list(values))
    return asked("score", seats=SEATS[:seats], rows=rows, values=typed, closed=closed, **more)


def test_r_tb_18_ranks() -> None:
    told = scored({"a": [9, 4, 4, 1]}, 4)
    assert list(told["ranks"].values()) == [1, 2, 2, 4]
    assert told["winners"] == ["ann"]
    lowest = scored({"a": [9, 4, 4, 1]}, 4, wins="lowest")
    assert list(lowest["ranks"].values()) == [4, 2, 2, 1]


def test_r_tb_19_seven_gardens() -> None:
    kit = json.loads((ROOT / "assets/packs/toolbox/seven-gardens.json").read_text("utf-8"))
    typed = {
        "roses": [4, 6, 3],
        "trees": [5, 2, 5],
        "ponds": [2, 2, 1],
        "paths": [7, 8, 3],
        "bees": [0, 3, 3],
        "weeds": [2, 1, 2],
        "seeds": [4, 8, 2],
    }
    told = scored(typed, **kit["pad"])
    assert [list(row.values()) for row in told["running"]] == [
        [8, 12, 6],
        [23, 18, 21],
        [29, 24, 22],
        [32, 28, 23],
        [32, 36, 31],
        [30, 39, 29],
        [31, 41, 29],
    ]
    assert told["winners"] == ["bo"]


@pytest.mark.parametrize(
    ("values", "tie", "points"),
    [
        ([5, 5, 2], "each", [6, 6, 0]),
        ([5, 5, 2], "split", [4, 4, 0]),
        ([5, 5, 2], "none", [0, 0, 0]),
        ([5, 2, 2], "split", [6, 1, 1]),
        ([0, 0, 0], "each", [0, 0, 0]),
    ],
)
def test_r_tb_20_bonus_for_most(values: list[int], tie: str, points: list[int]) -> None:
    bonus = {"for": "most", "first": 6, "second": 3, "tie": tie}
    told = scored({"a": values}, rows=[{"id": "a", "bonus": bonus}])
    assert [told["points"]["a"][seat] - value for seat, value in zip(SEATS, values, strict=False)] == points


def test_r_tb_20_fewest_may_be_none_at_all() -> None:
    told = scored({"a": [0, 3]}, 2, rows=[{"id": "a", "bonus": {"for": "fewest", "first": 6}}])
    assert told["points"]["a"] == {"ann": 6, "bo": 3}


@pytest.mark.parametrize(
    ("row", "value", "points"),
    [({"per": 3}, 8, 2), ({"per": 3}, -8, -2), ({"per": 2, "sign": "-", "factor": 5}, 7, -15)],
)
def test_r_tb_21_rounding_toward_zero(row: dict[str, Any], value: int, points: int) -> None:
    assert scored({"a": [value]}, 1, rows=[{"id": "a", **row}])["totals"] == {"ann": points}


def test_r_tb_22_three_hundred_and_one_down() -> None:
    rows = [{"id": row, "sign": "-"} for row in "abcd"]
    limit = {"by": "limit", "limit": 0, "when": "at_most"}
    game: dict[str, Any] = {"rows": rows, "start": 301, "wins": "lowest", "end": limit}
    values = {"a": [100, 60], "b": [101, 140], "c": [100, 95]}
    told = scored(values, 2, **game)
    assert (told["totals"], told["ended"], told["winners"]) == ({"ann": 0, "bo": 6}, "limit", ["ann"])
    assert scored({**values, "d": [1, 1]}, 2, **game) == {"error": "PAD_OVER"}


def test_r_tb_23_tie_breaks() -> None:
    values = {"a": [5, 2, 0], "b": [1, 3, 1], "c": [2, 3, 1]}
    assert scored(values)["decided_by"] == "shared"
    won = scored(values, tie_breaks=[{"by": "rows_won"}])
    assert (won["winners"], won["final"]) == (["bo"], {"ann": 2, "bo": 1, "cleo": 3})
    assert scored(values, tie_breaks=[{"by": "row", "row": "a"}])["winners"] == ["ann"]


# --- clock ---


def clock(*events: dict[str, Any], seats: int = 2, **setting: Any) -> Any:
    return asked(
        "clock", seats=SEATS[:seats], events=[{"do": "start"}, *events], **{"each": 60_000, **setting}
    )


def says(by: str, do: str, ms: int = 0, **more: Any) -> dict[str, Any]:
    return {"by": by, "do": do, "ms": ms, **more}


def zero(serial: int) -> dict[str, Any]:
    return {"do": "time_up", "serial": serial}


@pytest.mark.parametrize(
    ("kind", "left", "timer"), [("add", [52_500, 62_000], 52_500), ("delay", [52_500, 60_000], 57_500)]
)
def test_r_tb_24_25_increments(kind: str, left: list[int], timer: int) -> None:
    told = clock(says("ann", "pass", 12_500), says("bo", "pass", 3_000), increment=5_000, increment_kind=kind)
    assert list(told["left"].values()) == left
    assert (told["turn"], told["timer"]["serial"], told["timer"]["ms"]) == ("ann", 3, timer)


def test_r_tb_26_pause() -> None:
    told = clock(
        {"do": "pause", "ms": 10_000}, says("ann", "pass"), {"do": "resume"}, says("ann", "pass", 4_000)
    )
    assert told["refused"] == [[2, "PAUSED"]]
    assert (told["left"]["ann"], told["turn"]) == (46_000, "bo")


def test_r_tb_27_counting_beyond() -> None:
    told = clock(zero(1), says("ann", "pass", 7_250), says("bo", "pass", 1_000), says("ann", "pass", 2_000))
    assert (told["over"]["ann"], told["flags"]["ann"], told["left"]["bo"]) == (9_250, 1, 59_000)


def test_r_tb_28_overtime_and_out() -> None:
    told = clock(
        zero(1),
        says("ann", "pass", 8_000),
        says("bo", "pass", 500),
        says("cleo", "pass", 100),
        zero(5),
        seats=3,
        overtime=10_000,
        at_zero="out",
    )
    assert (told["out"], told["flags"]["ann"], told["turn"]) == (["ann"], 1, "bo")


def test_r_tb_29_no_time_or_one_left() -> None:
    assert clock(zero(1), zero(2), zero(3), seats=3, at_zero="pass")["ended"] == "no_time"
    assert clock(zero(1), at_zero="out")["ended"] == "last_seat"


def test_r_tb_30_a_pass_in_the_very_moment() -> None:
    told = clock(says("ann", "pass", 60_400), zero(1), says("ann", "pass"))
    assert told["refused"] == [[2, "STALE_TIME"], [3, "NOT_YOUR_TURN"]]
    assert (told["left"]["ann"], told["flags"]["ann"], told["turn"]) == (0, 0, "bo")


def test_r_tb_31_time_given() -> None:
    told = clock({"do": "give", "seat": "ann", "more": 30_000, "ms": 20_000}, {"do": "skip", "ms": 1_000})
    assert (told["left"]["ann"], told["turns"]["ann"]) == (69_000, 0)
    assert (told["turn"], told["timer"]["serial"]) == ("bo", 3)
