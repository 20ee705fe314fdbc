"""Board packs: every fault is named, and what ships has none (section 8)."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.packs import board
from tests.games.emergent.kit import FIVE, NINE, PACKS

GOOD: dict[str, Any] = {
    "format": "emergent-board-pack/1",
    "id": "demo",
    "title": "Demo",
    "source": "invented",
    "regions": [
        {"id": "north", "name": "North", "colour": "green"},
        {"id": "coast", "name": "Coast", "colour": "red"},
        {"id": "south", "name": "South", "colour": "none"},
    ],
    "adjacency": [["north", "coast"], ["coast", "south"]],
    "cities": [
        {"id": "harbour", "name": "Harbour City", "region": "coast", "rank": 1},
        {"id": "mill", "name": "Milltown", "region": "north", "rank": 4},
    ],
}


def changed(path: str, value: Any) -> dict[str, Any]:
    """The good pack with one thing different, such as `regions.0.id`."""
    copy = tomllib.loads(tomllib_text(GOOD))
    at: Any = copy
    *way, last = path.split(".")
    for step in way:
        at = at[int(step)] if isinstance(at, list) else at[step]
    if isinstance(at, list):
        at[int(last)] = value
    else:
        at[last] = value
    return copy


def tomllib_text(pack: dict[str, Any]) -> str:
    """The pack as the TOML people write: lists of inline tables."""

    def inline(value: Any) -> str:
        if isinstance(value, dict):
            return "{ " + ", ".join(f"{name} = {inline(one)}" for name, one in value.items()) + " }"
        if isinstance(value, list):
            return "[" + ", ".join(map(inline, value)) + "]"
        return f'"{value}"' if isinstance(value, str) else str(value)

    return "\n".join(f"{name} = {inline(value)}" for name, value in pack.items())


def codes(content: object, check: Any = board.check) -> list[str]:
    return [reason.code.removeprefix("emergent.") for reason in check(content)]


def test_a_good_pack_has_no_fault() -> None:
    assert codes(GOOD) == []
    assert codes(changed("regions.0.colour", "none")) == []


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("id", "Demo Board", "bad_id"),
        ("regions.0.id", "x" * 41, "bad_id"),
        ("regions.2.id", "north", "region_twice"),
        ("regions.2.name", "north", "region_name_twice"),
        ("regions.0.colour", "blue", "bad_colour"),
        ("adjacency.0", ["north", "nowhere"], "link_unknown_region"),
        ("adjacency.0", ["north", "north"], "link_to_itself"),
        ("adjacency", [["north", "coast"], ["coast", "north"], ["coast", "south"]], "link_twice"),
        ("adjacency", [["north", "coast"]], "region_unreachable"),
        ("cities", [], "no_city"),
        ("cities.1.id", "harbour", "city_twice"),
        ("cities.1.name", "HARBOUR  city", "city_name_twice"),
        ("cities.0.region", "nowhere", "city_unknown_region"),
        ("cities.0.rank", 0, "bad_rank"),
        ("cities.1.rank", 1, "rank_twice"),
        ("cities.0.rank", "first", "bad_pack"),
        ("regions.0.x", 1.5, "no_spot"),
        ("colour", "green", "bad_pack"),
        ("format", "emergent-board-pack/2", "bad_pack"),
        ("regions", [], "bad_pack"),
    ],
)
def test_every_fault_of_a_board_is_named(path: str, value: Any, code: str) -> None:
    assert code in codes(changed(path, value))


def test_unreachable_regions_and_equal_ranks_are_named() -> None:
    (lost,) = board.check(changed("adjacency", [["north", "coast"]]))
    assert lost.facts == {"regions": ("South",), "start": "North"}
    (twins,) = board.check(changed("cities.1.rank", 1))
    assert twins.facts == {"rank": 1, "cities": ("Harbour City", "Milltown")}


def test_all_faults_come_at_once() -> None:
    pack = changed("adjacency", [["north", "north"]])
    pack["cities"][1]["rank"] = 1
    assert codes(pack) == ["link_to_itself", "region_unreachable", "rank_twice"]


def test_two_regions_on_one_spot() -> None:
    pack = changed("id", "demo")
    for region in pack["regions"]:
        region |= {"x": 1.0, "y": 2.0}
    assert codes(pack) == ["same_spot"]


@pytest.mark.parametrize("name", ["nine-coasts", "five-bays", "nine-coasts-deck", "five-bays-deck"])
def test_what_ships_has_no_fault_and_says_that_it_is_invented(name: str) -> None:
    content = tomllib.loads((PACKS / f"{name}.toml").read_text("utf-8"))
    assert GAME.packs[content["format"]](content) == ()
    assert content["id"] == name
    assert "invented, not the printed" in content["source"]


def test_the_shipped_boards() -> None:
    assert (len(NINE.regions), len(NINE.cities), len(NINE.adjacency)) == (9, 12, 15)
    assert len(FIVE.regions) == 5
