"""Cards typed in one line: `Harbour 5 3 2` (section 9)."""

from __future__ import annotations

import pytest

from companion.games.emergent.sums.lines import Line, match, read, read_all

CITIES = {
    "harbour": "Harbour City",
    "mill": "Milltown",
    "millbridge": "Millbridge",
    "new-york": "New York",
    "zone-9": "Zone 9",
    "cote": "Côte d’Or",
}


@pytest.mark.parametrize(
    ("line", "city", "tiers"),
    [
        ("Harbour City 5 3 2", "harbour", (5, 3, 2)),
        ("harbour 5 3 2", "harbour", (5, 3, 2)),
        ("  HARB   5/3/2 ", "harbour", (5, 3, 2)),
        ("Harbour City: 5, 3, 2", "harbour", (5, 3, 2)),
        ("1 Harbour 5 3 2", "harbour", (5, 3, 2)),
        ("Milltown 4 4 0", "mill", (4, 4, 0)),
        ("new york 10 3 2", "new-york", (10, 3, 2)),
        ("york 5 3 2", "new-york", (5, 3, 2)),
        ("Zone 9 5 3 2", "zone-9", (5, 3, 2)),
        ("cote dor 3 2 1", "cote", (3, 2, 1)),
        ("harbour no card", "harbour", None),
        ("harbour -", "harbour", None),
        ("Millbridge none", "millbridge", None),
    ],
)
def test_a_line_is_a_card(line: str, city: str, tiers: tuple[int, int, int] | None) -> None:
    assert read(line, CITIES) == Line(city, tiers)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "line_no_city"),
        ("5 3 2", "line_no_city"),
        ("1 5 3 2", "line_no_city"),
        ("Atlantis 5 3 2", "card_unknown_city"),
        ("Mil 5 3 2", "line_which_city"),
        ("Harbour", "line_three_numbers"),
        ("Harbour 5 3", "line_three_numbers"),
        ("Harbour 5 3 2 1", "line_three_numbers"),
        ("Harbour 3 5 2", "card_not_descending"),
        ("Harbour 5 3 -2", "card_bad_number"),
        ("Harbour 5 3 1.5", "card_bad_number"),
    ],
)
def test_a_fault_of_a_line_is_named(line: str, code: str) -> None:
    found = read(line, CITIES)
    assert [fault.code for fault in found.faults] == [f"emergent.{code}"]
    assert found.tiers is None


def test_several_cities_are_offered() -> None:
    found = read("Mill 5 3 2", {key: CITIES[key] for key in ("millbridge", "harbour")})
    assert found.city == "millbridge"
    (fault,) = read("Mil 5 3 2", CITIES).faults
    assert fault.facts["cities"] == ("Milltown", "Millbridge")
    assert match("mill", CITIES) == ("mill",), "the very id wins over a beginning"


RANKS = {1: "harbour", 2: "mill", 4: "zone-9"}


@pytest.mark.parametrize(
    ("line", "city", "tiers"),
    [
        ("1 5 3 2", "harbour", (5, 3, 2)),
        ("2. 5/3/2", "mill", (5, 3, 2)),
        ("4 10 3 2", "zone-9", (10, 3, 2)),
        ("2 no card", "mill", None),
        ("2 -", "mill", None),
        ("5 3 2", "millbridge", (5, 3, 2)),
        ("532", "millbridge", (5, 3, 2)),
        ("2 532", "mill", (5, 3, 2)),
        ("Harbour 532", "harbour", (5, 3, 2)),
        ("Zone 9 532", "zone-9", (5, 3, 2)),
        ("-", "millbridge", None),
        ("no card", "millbridge", None),
    ],
)
def test_a_rank_or_the_numbers_alone_are_enough(
    line: str, city: str, tiers: tuple[int, int, int] | None
) -> None:
    """`1 5 3 2` as it is read from the board; three numbers are for the city whose card comes next."""
    assert read(line, CITIES, RANKS, "millbridge") == Line(city, tiers)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("3 5 3 2", "line_no_rank"),
        ("9 -", "line_no_rank"),
        ("5 3", "line_three_numbers"),
        ("53", "line_three_numbers"),
        ("235", "card_not_descending"),
    ],
)
def test_a_fault_of_numbers_alone_is_named(line: str, code: str) -> None:
    assert [fault.code for fault in read(line, CITIES, RANKS, "millbridge").faults] == [f"emergent.{code}"]


def test_several_lines_are_several_cards() -> None:
    """What somebody wrote down or was sent: numbers alone go on from city to city."""
    text = "Harbour 5 3 2\n\n 4 3 1\n2 no card\nAtlantis 1 1 1\n3 2 0"
    found = read_all(text, CITIES, RANKS, ("harbour", "mill", "millbridge", "new-york"))
    assert [line.city for line in found] == ["harbour", "mill", "mill", None, "millbridge"]
    assert [line.tiers for line in found] == [(5, 3, 2), (4, 3, 1), None, None, (3, 2, 0)]
    assert read_all("", CITIES) == ()
