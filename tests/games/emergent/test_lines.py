"""Cards typed in one line: `Harbour 5 3 2` (section 9)."""

from __future__ import annotations

import pytest

from companion.games.emergent.lines import Line, match, read

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
        ("", "card_unknown_city"),
        ("5 3 2", "card_unknown_city"),
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
