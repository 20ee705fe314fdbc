"""Just the scoring: the same sheet as at the table, out of what everybody has."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from companion.games.cyberverse.sums.scoring import Rulings
from companion.games.cyberverse.words import SCORE_ROWS
from companion.ui.games.cyberverse.desk.reckoning import TOOLS, rulings_of
from companion.ui.games.cyberverse.desk.scoring.draft import (
    MOST_STORIES,
    Ending,
    Org,
    ends,
    from_game,
    problems,
    scored,
)
from tests.ui.games.cyberverse.fight_kit import fix
from tests.ui.games.cyberverse.library_kit import Bench
from tests.ui.games.cyberverse.phone_kit import begun
from tests.ui.games.cyberverse.test_shared_screens import faults, grey_boxes
from tests.ui.phone import Phone

SIZES = {"phone": (390.0, 844.0), "small": (360.0, 640.0), "tablet": (1024.0, 768.0), "tv": (1920.0, 1080.0)}
CASES = Path(__file__).parents[3] / "cases" / "cyberverse.scoring.jsonl.gz"


def ending_of(case: dict[str, Any]) -> Ending:
    """A case of the referee as somebody would type it."""
    orgs = tuple(
        Org(one["org"], tuple(one["stories"]), one["cash"], tuple(one["influence"]))
        for one in case["players"]
    )
    words = {name: str(value).lower() for name, value in case["options"].items()}
    return Ending(orgs, rulings=rulings_of(words))


def test_every_case_of_the_referee_comes_to_the_same() -> None:
    lines = gzip.decompress(CASES.read_bytes()).decode().splitlines()
    for case in map(json.loads, lines):
        ending, expected = ending_of(case["input"]), case["expected"]
        done = scored(ending)
        names = [one.name for one in ending.orgs]
        for at, name in enumerate(names):
            row = done.rows[str(at)]
            assert {code: getattr(row, code) for code in (*SCORE_ROWS, "total")} == expected["rows"][name]
        assert [names[int(at)] for at in done.winners] == expected["winners"], case["id"]
        assert [[names[int(at)], why] for at, why in ends(ending)] == expected["triggers"], case["id"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("large", [False, True])
async def test_it_draws_and_answers_at_once(size: str, large: bool, tmp_path: Path) -> None:
    phone = await Bench(TOOLS["scoring"], tmp_path, SIZES[size], {"large_text": large}).open()
    assert faults(phone.texts()) == []
    assert grey_boxes(phone) == []
    assert any("Nobody has anything to score yet. Nobody ends the game yet." in one for one in phone.texts())
    assert not any("victory" in one for one in phone.texts()), "nothing is typed yet"
    await phone.tap("Organizations 4")
    assert faults(phone.texts()) == []
    assert "RED" in phone.texts()


async def test_cv_88_numbers_of_one_organization(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["scoring"], tmp_path).open()
    await phone.tap("Add a story of 4")
    await phone.tap("Add a story of 4")
    await phone.tap("JoyTown 2")
    assert any(one.startswith("ECO 16 and FSB 0 ECO wins.") for one in phone.texts())
    await phone.tap("FSB")
    await phone.tap("More Cash")
    assert any(one.startswith("ECO 16 and FSB 1 ECO wins.") for one in phone.texts())
    await phone.tap("Undo")
    assert any(one.startswith("ECO 16 and FSB 0 ECO wins.") for one in phone.texts())
    await phone.tap("ECO")
    await phone.tap("4 points")
    assert any(one.startswith("ECO 12 and FSB 0 ECO wins.") for one in phone.texts())


async def test_the_whole_sheet_says_what_was_counted(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["scoring"], tmp_path).open()
    await phone.tap("JoyTown 2")
    await phone.tap("The whole score sheet")
    said = phone.texts()
    assert {"2 and 0 tokens, 1 each", "JoyTown: ECO leads", "Cold Harbor: nobody leads"} <= {*said}
    assert "Most influence of all: ECO 5 and FSB 0" in said
    assert faults(said) == []


async def test_a_name_that_stands_twice_is_refused(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["scoring"], tmp_path).open()
    assert problems(Ending((Org("ECO"), Org(" eco ")))) == ("twice",)
    assert problems(Ending((Org("ECO"), Org(" ")))) == ("name",)
    await phone.tap("Another name for ECO")
    assert "Name of the organization" in phone.texts()


async def test_what_is_equal_is_shared_once_something_is_typed(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["scoring"], tmp_path).open()
    await phone.tap("The whole score sheet")
    assert "Nobody has anything to score yet" in phone.texts()
    assert not any("victory" in one for one in phone.texts())
    await equal(phone)
    assert any("ECO and FSB share the victory" in one for one in phone.texts())


async def equal(phone: Phone) -> None:
    """Both have one token in one district."""
    await phone.tap("ECO")
    await phone.tap("JoyTown 1")
    await phone.tap("FSB")
    await phone.tap("JoyTown 1")


async def test_house_rules_change_the_answer_and_stay_for_a_new_one(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["scoring"], tmp_path).open()
    await phone.tap("House rules of this scoring")
    await phone.tap("Turn order decides")
    await equal(phone)
    assert any("ECO wins" in one for one in phone.texts())
    await phone.tap("A new scoring")
    assert not any("ECO wins" in one for one in phone.texts()), "nothing is typed yet"
    await equal(phone)
    assert any("ECO wins" in one for one in phone.texts())


async def test_the_way_back(tmp_path: Path) -> None:
    bench = Bench(TOOLS["scoring"], tmp_path)
    phone = await bench.open()
    await phone.tap("Back")
    assert bench.went == ["/"]


def test_organizations_come_and_go_at_the_end() -> None:
    ending = Ending((Org("RED"), Org("Mine", (4,))))
    assert [one.name for one in ending.of(4).orgs] == ["RED", "Mine", "ECO", "FSB"]
    assert ending.of(4).of(2) == ending


def test_stories_have_an_end_and_can_be_taken_away() -> None:
    org = Org("ECO")
    for points in range(MOST_STORIES + 3):
        org = org.with_story(points)
    assert len(org.stories) == MOST_STORIES
    assert org.without_story(1).stories[:2] == (0, 2)


def test_cv_87_stories_that_are_turned_over_end_the_game_all_the_same() -> None:
    assert ends(Ending((Org("ECO", beyond=6), Org("FSB")))) == (("0", "stories"),)
    five = Org("ECO", (1,) * 6, beyond=-1)
    assert ends(Ending((five, Org("FSB")))) == (), "the starting story does not count here (A59)"


def test_a_game_as_it_stands() -> None:
    table = begun()
    fix(table, of="org", seat="bo", cash=4300)
    made = from_game(table.view(), Rulings())
    cash = {one.name: one.cash for one in made.orgs}
    assert sorted(cash.values()) == [900, 900, 4300]
    assert len(made.districts) == len(made.orgs[0].influence) == 5
    assert [one.name for one in made.orgs] == [
        next(org.name for org in table.view().organizations if org.seat == seat)
        for seat in table.view().order
    ]
