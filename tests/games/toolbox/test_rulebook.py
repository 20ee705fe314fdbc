"""The worked examples of docs/rules/toolbox.md, section 13, by their numbers: secrets, luck, kits."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from tests.games.toolbox.asked import ROOT, SEATS, SEED, asked

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
