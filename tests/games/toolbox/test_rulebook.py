"""The worked examples of docs/rules/toolbox.md, section 13, by their numbers."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from companion.games.toolbox.procedures import PROCEDURES

ROOT = Path(__file__).parents[3]
SEED = "370092b31696849635360769246ede7f2d40b80e4df56e7c2e40227f566ca1d7"
SEATS = ["ann", "bo", "cleo", "dan", "eve"]


def asked(procedure: str, **given: Any) -> Any:
    return json.loads(json.dumps(PROCEDURES[f"toolbox.{procedure}"](given)))


# --- roles ---


def test_r_tb_1_the_wolves_meet() -> None:
    told = asked("roles", line="2 Wolf >, Seer, 3 Villager", seats=6)
    assert told["cards"] == ["Wolf", "Wolf", "Seer", "Villager", "Villager", "Villager"]
    assert (told["spare"], told["meets"]) == (0, ["Wolf"])


def test_r_tb_2_dealt_and_dealt_again() -> None:
    line = "2 Wolf >, Seer, 3 Villager"
    first = asked("roles", line=line, seats=6, seed=SEED, deal=1)
    assert first["dealt"] == ["Seer", "Villager", "Wolf", "Villager", "Wolf", "Villager"]
    assert first["sees"] == [[], [], [4], [], [2], []]
    again = asked("roles", line=line, seats=6, seed=SEED, deal=2)
    assert again["dealt"] == ["Wolf", "Villager", "Villager", "Villager", "Seer", "Wolf"]


def test_r_tb_3_a_filler_takes_what_is_left() -> None:
    assert asked("roles", line="2 Wolf, Seer", seats=6) == {"error": "TOO_FEW_ROLES"}
    assert asked("roles", line="2 Wolf, Seer, *Villager", seats=6)["cards"].count("Villager") == 3
    assert asked("roles", line="2 Wolf, Seer, *Villager", seats=3)["cards"].count("Villager") == 0


def test_r_tb_4_cards_in_the_middle() -> None:
    line = "2 Wolf >, Minion > Wolf, Seer, 3 Villager"
    assert asked("roles", line=line, seats=4) == {"error": "TOO_MANY_ROLES"}
    told = asked("roles", line=line, seats=4, options={"spare": "hidden"}, seed=SEED, deal=1)
    assert told["dealt"] == ["Villager", "Seer", "Wolf", "Wolf"]
    assert told["middle"] == ["Minion", "Villager", "Villager"]
    assert told["sees"] == [[], [], [3], [2]]


def test_r_tb_5_counts_and_names() -> None:
    told = asked("roles", line="2x4 Plank, 2nd Guard, 2 x Nail; 2×Screw", seats=6)
    assert told["cards"] == ["2x4 Plank", "2nd Guard", "Nail", "Nail", "Screw", "Screw"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("0 Wolf, Seer", "BAD_COUNT"),
        ("3", "NO_ROLE_NAME"),
        ("Wolf > Ghost, Seer", "UNKNOWN_ROLE"),
        ("*A, *B", "TWO_FILLERS"),
        ("Wolf > Wolf, Wolf > Seer, Seer", "KNOWS_TWICE"),
        (" , ;", "NO_ROLES"),
    ],
)
def test_r_tb_6_faults_of_a_line(line: str, code: str) -> None:
    assert asked("roles", line=line, seats=2) == {"error": code}


# --- choose ---


def choice(values: list[Any], options: dict[str, Any] | None = None, **more: Any) -> Any:
    seats = SEATS[: len(values)]
    question = more.pop("question", {"kind": "words", "words": ["Yes", "No"]})
    sealed = {seat: value for seat, value in zip(seats, values, strict=True) if value is not None}
    return asked("choose", seats=seats, question=question, choices=sealed, options=options or {}, **more)


def test_r_tb_7_yes_wins() -> None:
    told = choice(["Yes", "No", "Yes", "Yes", "No"])
    assert (told["tally"], told["decided"], told["tie"]) == ([["Yes", 3], ["No", 2]], "Yes", False)


def test_r_tb_8_a_tie_shared_drawn_or_without_majority() -> None:
    values = ["Yes", "No", "Yes", "No"]
    assert (choice(values)["tie"], choice(values)["decided"]) == (True, None)
    assert choice(values, {"tie": "draw"}, seed=SEED, number=4)["decided"] == "Yes"
    assert choice(values, {"decide": "majority"})["winners"] == []


def test_r_tb_9_absent_seats() -> None:
    values = ["Yes", "No", "Yes", None, None]
    assert choice(values, {"decide": "majority"})["decided"] == "Yes"
    told = choice(values, {"decide": "majority", "absent": "fallback", "fallback": "No"})
    assert (told["tally"], told["decided"]) == ([["Yes", 2], ["No", 3]], "No")


def test_r_tb_10_closed_names_need_a_group() -> None:
    told = choice(["Yes", "No", "Yes", None, None], {"show": "totals"})["shown"]
    assert told["tally"] == [["Yes", 2], ["No", 1]]
    assert "choices" not in told
    few = ["Yes", "No", None, None, None]
    for options in ({}, {"absent": "fallback", "fallback": "No"}):
        assert choice(few, {"show": "totals", **options})["shown"]["withheld"] == "GROUP_TOO_SMALL"
    assert choice(["Yes", "No"], {"show": "totals"}) == {"error": "GROUP_TOO_SMALL"}


def test_r_tb_11_bids() -> None:
    free = {"kind": "free"}
    told = choice([12, 20, 20, 0], question=free)
    assert (told["winners"], told["won_by"], told["tie"], told["decided"]) == (
        [20],
        ["bo", "cleo"],
        True,
        None,
    )
    assert choice([12, 20, 20, 0], {"tie": "draw"}, question=free, seed=SEED, number=5)["decided"] == "bo"
    assert choice([12, 20, 20, 0], {"tie": "draw", "show": "totals"}, question=free) == {"error": "BAD_TIE"}


@pytest.mark.parametrize("decide", ["lowest_unique", "highest_unique"])
def test_r_tb_12_only_one_is_unique(decide: str) -> None:
    free = {"kind": "free"}
    assert choice([1, 1, 2, 4, 4], {"decide": decide}, question=free)["decided"] == "cleo"
    assert choice([3, 3, 5, 5], {"decide": decide}, question=free)["winners"] == []


def test_r_tb_13_the_last_choice_counts_while_it_is_offered() -> None:
    told = choice(["No", None, None], {"absent": "last"}, previous={"bo": "Yes", "cleo": "Maybe"})
    assert (told["counted"], told["tally"]) == ({"ann": "No", "bo": "Yes"}, [["Yes", 1], ["No", 1]])


def test_r_tb_14_choosing_a_seat() -> None:
    question = {"kind": "seats", "extra": ["Nobody"], "self": False}
    told = choice(["bo", "ann", "bo", "Nobody", "bo"], question=question)
    assert (told["decided"], dict(told["tally"])["ann"], dict(told["tally"])["Nobody"]) == ("bo", 1, 1)
    assert choice(["ann", "ann", "bo", "bo", "bo"], question=question) == {"error": "NOT_YOURSELF"}


# --- tally ---


def put(entries: dict[str, Any], **more: Any) -> Any:
    given = {"seats": SEATS[:4], "compartments": ["Lamp", "Cellar"], "least": 1, "most": 3, **more}
    return asked("tally", entries=entries, **given)


def test_r_tb_15_only_totals() -> None:
    told = put(
        {
            "ann": {"Lamp": 2, "Cellar": 1},
            "bo": {"Cellar": 1},
            "cleo": {"Lamp": 3},
            "dan": {"Lamp": 1, "Cellar": 2},
        }
    )
    assert (told["opened"], told["sum"]) == ({"Lamp": 6, "Cellar": 4}, 10)


def test_r_tb_16_each_is_told_alone() -> None:
    told = put({"ann": {"Lamp": 1}, "bo": {}, "cleo": {"Lamp": 3}, "dan": {"Lamp": 2, "Cellar": 2}})
    assert told["errors"] == {"bo": "TOO_FEW_PUT", "dan": "TOO_MANY_PUT"}
    assert told["opened"] is None


def test_r_tb_17_waiting_and_withholding() -> None:
    one: dict[str, Any] = {"compartments": ["Lamp"], "least": 0, "most": 2}
    entries = {"ann": {"Lamp": 1}, "bo": {"Lamp": 2}}
    assert put(entries, **one)["waiting"] == ["cleo", "dan"]
    told = put(entries, **one, options={"absent": "nothing"})
    assert (told["waiting"], told["withheld"], told["opened"]) == ([], True, None)
    nobody = {"cleo": [0, 0], "dan": [0, 0]}
    assert put(entries, **one, per_seat=nobody) == {"error": "GROUP_TOO_SMALL"}


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


# --- luck ---


def test_r_tb_32_three_dice_and_one() -> None:
    told = [asked("dice", notation="3d6+1", seed=SEED, roll=roll) for roll in (1, 2)]
    assert (told[0]["low"], told[0]["high"]) == (4, 19)
    assert [(one["faces"], one["total"]) for one in told] == [([[1, 6, 2]], 10), ([[6, 1, 5]], 13)]


def test_r_tb_33_signs_and_capitals() -> None:
    told = asked("dice", notation="d20 − D4 - 1", seed=SEED, roll=3)
    assert (told["notation"], told["low"], told["high"]) == ("1d20-1d4-1", -4, 18)
    assert (told["faces"], told["total"]) == ([[16], [3]], 12)


@pytest.mark.parametrize(
    ("notation", "code"),
    [
        ("3x6", "BAD_DICE"),
        ("-d6", "BAD_DICE"),
        ("21d6", "TOO_MANY_DICE"),
        ("0d6", "BAD_COUNT"),
        ("d1", "BAD_SIDES"),
        ("7", "NO_DICE"),
        ("d6+1000", "BAD_CONSTANT"),
    ],
)
def test_r_tb_34_what_is_no_roll(notation: str, code: str) -> None:
    assert asked("dice", notation=notation) == {"error": code}


CARTS = {"id": "carts", "items": [["salt", 3], ["silk", 2], ["storm", 1]]}


def test_r_tb_35_a_bag_runs_empty() -> None:
    told = asked("draw", what="bag", bag=CARTS, filling=1, draws=[2, 3, 2, 1], seed=SEED)
    assert told["drawn"] == [["storm", "salt"], ["silk", "salt", "silk"], ["salt"]]
    assert (told["refused"], told["left"]) == ([[2, "BAG_EMPTY"]], 0)


def test_r_tb_36_pieces_that_go_back() -> None:
    told = asked("draw", what="bag", bag={**CARTS, "back": True}, filling=1, draws=[2, 3], seed=SEED)
    assert told["drawn"] == [["salt", "salt"], ["silk", "storm", "silk"]]
    assert told["left"] == 6


def test_r_tb_37_who_begins() -> None:
    told = asked("draw", what="begin", seats=SEATS, number=1, seed=SEED)
    assert (told["first"], told["order"]) == ("bo", ["bo", "eve", "ann", "dan", "cleo"])


# --- kits ---


def shipped() -> dict[str, Any]:
    files = sorted((ROOT / "assets/packs/toolbox").glob("*.json"))
    return {file.stem: json.loads(file.read_text("utf-8")) for file in files}


def test_r_tb_38_what_comes_with_the_app_has_no_fault() -> None:
    kits = shipped()
    assert set(kits) == {"lighthouse", "night-ferry", "salt-market", "seven-gardens"}
    for kit in kits.values():
        assert asked("kit", kit=kit) == {"faults": []}
    rules = (ROOT / "docs/rules/toolbox.md").read_text("utf-8")
    printed = tomllib.loads(rules.split("```toml\n")[1].split("```")[0])
    assert asked("kit", kit=printed) == {"faults": []}
    told = asked("kit", kit={**kits["lighthouse"], "players": [2, 8]})["faults"]
    assert told == [["questions/1", "GROUP_TOO_SMALL"], ["tallies/1", "GROUP_TOO_SMALL"]]


def test_r_tb_39_steps_without_their_parts() -> None:
    steps = [{"do": "meet"}, {"do": "ask", "what": "vot"}, {"do": "tally", "what": "oil"}]
    told = asked("kit", kit={**shipped()["lighthouse"], "round": steps})["faults"]
    assert told[:2] == [["round/1", "STEP_WITHOUT_PART"], ["round/2", "STEP_WITHOUT_PART"]]
    assert told[2:] == [["vote", "UNUSED_PART"], ["storm", "UNUSED_PART"], ["waves", "UNUSED_PART"]]
