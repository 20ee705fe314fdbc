"""A demand card in one line, as somebody reads it aloud: `Harbour 5 3 2` (section 9 of the rules)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.emergent.deck import Tiers, tier_fault, written
from companion.kernel.action import Fact, Reason

NUMBER = re.compile(r"[-+]?\d+(?:[.,]\d+)?")
NOTHING = ("no card", "no", "none", "nothing", "-", "\N{EN DASH}")
SEPARATORS = re.compile(r"[\s/|;:]+")


@dataclass(frozen=True, slots=True)
class Line:
    """What a line says: a city with its tiers (None: no card), or what is wrong with it."""

    city: str | None = None
    tiers: Tiers | None = None
    faults: tuple[Reason, ...] = ()


def read(line: str, cities: Mapping[str, str]) -> Line:
    """The card in a line, names matched loosely; `cities` are id → name.

    A number in front (the rank, as printed on many boards) belongs to the name only if the name has it.
    `Harbour no card` and `Harbour -` say that there is none.
    """
    name, numbers = _split([word for word in SEPARATORS.split(line.replace(",", " ").strip()) if word])
    is_nothing, name = _without_nothing(name, numbers)
    name, numbers, found = _found(name, numbers, cities)
    if len(found) != 1:
        code = "line_which_city" if found else "card_unknown_city"
        names: tuple[str, ...] = tuple(cities[city] for city in found)
        return Line(faults=(_fault(code, city=" ".join(name), cities=names),))
    city = found[0]
    if is_nothing:
        return Line(city)
    if len(numbers) != 3:
        return Line(city, faults=(_fault("line_three_numbers", city=cities[city], count=len(numbers)),))
    if not all(number.lstrip("+").isdigit() for number in numbers):
        return Line(city, faults=(_fault("card_bad_number", city=cities[city], tiers="/".join(numbers)),))
    first, second, third = (int(number) for number in numbers)
    tiers = (first, second, third)
    fault = tier_fault(tiers)
    wrong = (_fault(fault, city=cities[city], tiers=written(tiers)),) if fault else ()
    return Line(city, None if wrong else tiers, wrong)


def _found(
    name: list[str], numbers: list[str], cities: Mapping[str, str]
) -> tuple[list[str], list[str], tuple[str, ...]]:
    """The city, where a number may belong to its name (`District 9`) or be the rank in front of it."""
    behind = [*name, *numbers[:-3]]
    front = name[1:] if name and name[0].rstrip(".").isdigit() else name
    tries = ((behind, numbers[-3:]), (name, numbers), (front, numbers))
    for words, rest in tries:
        if cities_found := match(" ".join(words), cities):
            return words, rest, cities_found
    return name, numbers, ()


def match(name: str, cities: Mapping[str, str]) -> tuple[str, ...]:
    """The cities this could be: the very name or id, else what begins with it, else what contains it."""
    wanted = _plain(name)
    if not wanted:
        return ()
    plain = {city: (_plain(title), _plain(city)) for city, title in cities.items()}
    tries = (
        [city for city, known in plain.items() if wanted in known],
        [city for city, known in plain.items() if any(one.startswith(wanted) for one in known)],
        [city for city, known in plain.items() if any(wanted in one for one in known)],
    )
    return next((tuple(found) for found in tries if found), ())


def _split(words: list[str]) -> tuple[list[str], list[str]]:
    """The words of the name, and the numbers behind them."""
    numbers: list[str] = []
    while words and NUMBER.fullmatch(words[-1]):
        numbers.insert(0, words.pop())
    return words, numbers


def _without_nothing(name: list[str], numbers: list[str]) -> tuple[bool, list[str]]:
    """Whether the line ends with a word for "no card", and the name without it."""
    for length in (2, 1):
        if not numbers and len(name) > length and " ".join(name[-length:]).casefold() in NOTHING:
            return True, name[:-length]
    return False, name


def _plain(text: str) -> str:
    """Letters and digits only, without accents: what a hurried typist means."""
    folded = unicodedata.normalize("NFKD", text).casefold()
    return "".join(char for char in folded if char.isalnum())


def _fault(code: str, **facts: Fact) -> Reason:
    return Reason(f"emergent.{code}", "ET-17", facts)
