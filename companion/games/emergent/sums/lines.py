"""A demand card in one line, as somebody reads it aloud: `Harbour 5 3 2` (section 9 of the rules)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.games.emergent.packs.deck import Tiers, tier_fault, written
from companion.games.emergent.words import REFUSALS
from companion.kernel.action import Fact, Reason
from companion.kernel.frozen import frozen

NUMBER = re.compile(r"[-+]?\d+(?:[.,]\d+)?")
NOTHING = ("no card", "no", "none", "nothing", "-", "\N{EN DASH}")
SEPARATORS = re.compile(r"[\s/|;:]+")


@frozen
class Line:
    """What a line says: a city with its tiers (None: no card), or what is wrong with it."""

    city: str | None = None
    tiers: Tiers | None = None
    faults: tuple[Reason, ...] = ()


def read(
    line: str, cities: Mapping[str, str], ranks: Mapping[int, str] | None = None, following: str | None = None
) -> Line:
    """The card in a line, names matched loosely; `cities` are id → name.

    `1 5 3 2` is the city of that rank, `5 3 2` or `532` the one that is `following`. A number in front of a
    name (the rank, as printed on many boards) belongs to the name only if the name has it. `Harbour no card`
    and `Harbour -` say that there is none.
    """
    words = [word for word in SEPARATORS.split(line.replace(",", " ").strip()) if word]
    is_nothing, words = _without_nothing(words)
    name, numbers = _split(words)
    numbers = _spread(numbers)
    place, numbers, found = _found(name, numbers, cities)
    if not found and (place == "" or place.rstrip(".").isdigit()):
        return _by_number(place.rstrip("."), numbers, is_nothing, Places(cities, ranks or {}, following))
    if len(found) != 1:
        code = "line_which_city" if found else "card_unknown_city"
        return Line(faults=(_fault(code, city=place, cities=tuple(cities[city] for city in found)),))
    return Line(found[0]) if is_nothing else _card(found[0], cities[found[0]], numbers)


def read_all(
    text: str,
    cities: Mapping[str, str],
    ranks: Mapping[int, str] | None = None,
    to_come: Sequence[str] = (),
) -> tuple[Line, ...]:
    """Every line of a text; numbers alone go on through the cities `to_come`."""
    made: list[Line] = []
    for line in filter(str.strip, text.splitlines()):
        done = {one.city for one in made if not one.faults}
        made.append(read(line, cities, ranks, next((city for city in to_come if city not in done), None)))
    return tuple(made)


class Places(NamedTuple):
    """Which city a number can mean."""

    cities: Mapping[str, str]
    ranks: Mapping[int, str]
    following: str | None


def _by_number(rank: str, numbers: list[str], is_nothing: bool, places: Places) -> Line:
    """A line without a name: its first number is the rank, or there is none and the next city is meant."""
    if is_nothing and not rank and len(numbers) == 1:
        rank, numbers = numbers[0], []
    elif not rank and len(numbers) == 4:
        rank, *numbers = numbers
    if rank and places.ranks and int(rank) not in places.ranks:
        return Line(faults=(_fault("line_no_rank", rank=int(rank)),))
    city = places.ranks.get(int(rank)) if rank else places.following
    if city is None:
        return Line(faults=(_fault("line_no_city"),))
    return Line(city) if is_nothing else _card(city, places.cities[city], numbers)


def _card(city: str, name: str, numbers: list[str]) -> Line:  # ET-17
    """Three numbers that do not rise."""
    if len(numbers) != 3:
        return Line(city, faults=(_fault("line_three_numbers", city=name, count=len(numbers)),))
    if not all(number.lstrip("+").isdigit() for number in numbers):
        return Line(city, faults=(_fault("card_bad_number", city=name, tiers="/".join(numbers)),))
    first, second, third = (int(number) for number in numbers)
    tiers = (first, second, third)
    fault = tier_fault(tiers)
    wrong = (_fault(fault, city=name, tiers=written(tiers)),) if fault else ()
    return Line(city, None if wrong else tiers, wrong)


def _found(
    name: list[str], numbers: list[str], cities: Mapping[str, str]
) -> tuple[str, list[str], tuple[str, ...]]:
    """The city, where a number may belong to its name (`District 9`) or be the rank in front of it."""
    behind = [*name, *numbers[:-3]]
    front = name[1:] if name and name[0].rstrip(".").isdigit() else name
    tries = ((behind, numbers[-3:]), (name, numbers), (front, numbers))
    for words, rest in tries:
        if name and (cities_found := match(" ".join(words), cities)):
            return " ".join(words), rest, cities_found
    return " ".join(name), numbers, ()


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


def _spread(numbers: list[str]) -> list[str]:
    """`532` as three tiers: no tier has three digits."""
    if 1 <= len(numbers) <= 2 and len(numbers[-1]) == 3 and numbers[-1].isdigit():
        return [*numbers[:-1], *numbers[-1]]
    return numbers


def _without_nothing(words: list[str]) -> tuple[bool, list[str]]:
    """Whether the line ends with a word for "no card", and the rest of it."""
    for length in (2, 1):
        if " ".join(words[-length:]).casefold() in NOTHING and len(words) >= length:
            return True, words[:-length]
    return False, words


def _plain(text: str) -> str:
    """Letters and digits only, without accents: what a hurried typist means."""
    folded = unicodedata.normalize("NFKD", text).casefold()
    return "".join(char for char in folded if char.isalnum())


def _fault(code: str, **facts: Fact) -> Reason:
    return REFUSALS.why(code, "ET-17", **facts)
