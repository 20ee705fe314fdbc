"""Demand cards while they are typed: boxes and lines fill each other, the cursor goes on (section 9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from companion.games.emergent.sums import lines
from companion.games.emergent.views import DemandView
from companion.games.emergent.views.board import BoardView
from companion.kernel.action import Reason
from companion.kernel.frozen import frozen

Boxes = tuple[str, str, str]
LINE: Final = -1
EMPTY: Boxes = ("", "", "")
HIGHEST: Final = 19
"""Of a number in a box: a 2 is a 2, a 1 may become a 12. A higher one can be typed in a line."""


@frozen
class Draft:
    """What stands in the boxes and in the line. A city of "" is not known yet."""

    city: str = ""
    boxes: Boxes = EMPTY
    line: str = ""
    at: int = 0
    """The box with the cursor; `LINE` while lines are written."""
    turn: int = 0
    """Grows whenever the cursor should go to that box."""
    raw: Boxes = EMPTY
    """What the device last said of every box, also what went on into the next one."""
    is_picked: bool = False
    """Somebody tapped this very city."""
    wrong: tuple[Reason, ...] = ()
    """What was wrong with the lines that were entered last."""

    @property
    def coming(self) -> tuple[int, int]:
        """What is being typed, as it would count for all tiers and for first tiers only."""
        numbers = [int(box) if box.isdigit() else 0 for box in self.boxes]
        return sum(numbers), numbers[0]


@frozen
class Cities:
    """The cities of a board, as people name them."""

    names: Mapping[str, str]
    ranks: Mapping[int, str]


def cities_of(board: BoardView) -> Cities:
    """All cities by id, and by rank."""
    return Cities(
        {city.id: city.name for city in board.cities}, {city.rank: city.id for city in board.cities}
    )


def from_line(line: str, cities: Cities, city: str = "") -> Draft:
    """The line as boxes; numbers alone belong to the city that is being typed, a fourth is a rank."""
    words = [word for word in lines.SEPARATORS.split(line.replace(",", " ").strip()) if word]
    numbers: list[str] = []
    while words and words[-1].isdigit() and len(numbers) < 3:
        numbers.insert(0, words.pop())
    rank = words[0].rstrip(".") if len(words) == 1 else ""
    if rank.isdigit() and int(rank) in cities.ranks:
        found: tuple[str, ...] = (cities.ranks[int(rank)],)
    else:
        found = lines.match(" ".join(words), cities.names) if words else (city,)
    first, second, third, *_ = [*numbers, "", "", ""]
    return Draft(found[0] if len(found) == 1 else "", (first, second, third), line, LINE)


def from_boxes(city: str, boxes: Boxes, cities: Cities) -> Draft:
    """The boxes as a line, up to the first empty one."""
    filled: list[str] = []
    for box in boxes:
        if not box:
            break
        filled.append(box)
    return Draft(city, boxes, " ".join([cities.names.get(city, city), *filled]))


def with_box(draft: Draft, at: int, text: str, cities: Cities) -> Draft:
    """What stands in one box now; once its number is whole the cursor goes on.

    Fingers are faster than a cursor that is sent over the network: digits that cannot belong to this box are
    meant for the next one, so `532` typed in a row is a card wherever the cursor was.
    """
    digits = "".join(char for char in text if char.isdigit())
    boxes = list(draft.boxes)
    known = next((one for one in (draft.raw[at], boxes[at]) if one and digits.startswith(one)), "")
    if not known or len(digits) == len(known):
        boxes[at] = known = ""
    there = at
    for digit in digits[len(known) :]:
        free = [box for box in range(there, 3) if _takes(boxes, box, digit)]
        if free:
            there = free[0]
            boxes[there] += digit
    whole: Boxes = (boxes[0], boxes[1], boxes[2])
    raw = [*draft.raw[:at], digits, *draft.raw[at + 1 :]]
    goes_on = there < 2 and is_whole(whole, there) and len(digits) > len(known)
    cursor = there + 1 if goes_on else there
    made = replace(from_boxes(draft.city, whole, cities), raw=(raw[0], raw[1], raw[2]))
    turn = draft.turn + (cursor != at)
    return replace(made, at=cursor, turn=turn, is_picked=draft.is_picked)


def _takes(boxes: list[str], at: int, digit: str) -> bool:
    """Whether a digit can belong to this box."""
    if not boxes[at]:
        return True
    return boxes[at] != "0" and int(boxes[at] + digit) <= _highest(boxes, at)


def _highest(boxes: Sequence[str], at: int) -> int:
    """Tiers do not rise: what stands before is the most (ET-17)."""
    return min([HIGHEST, *(int(box) for box in boxes[:at] if box)])


def next_box(draft: Draft, at: int) -> Draft:
    """The cursor goes to the next box; from the last it stays."""
    return replace(draft, at=at + 1, turn=draft.turn + 1) if at < 2 else replace(draft, at=at)


def is_whole(boxes: Boxes, at: int) -> bool:
    """Whether no digit can follow: behind a 5 a 1 is no 12."""
    return bool(boxes[at]) and (int(boxes[at]) == 0 or int(boxes[at]) * 10 > _highest(boxes, at))


def opened(demand: DemandView, city: str, cities: Cities) -> Draft:
    """A card that is tapped: what was typed before stands in its boxes."""
    tiers = next((card.tiers for card in demand.cards if card.city == city), None)
    if tiers is None:
        return replace(from_boxes(city, EMPTY, cities), line=f"{cities.names.get(city, city)} ")
    first, second, third = (str(number) for number in tiers)
    return from_boxes(city, (first, second, third), cities)


def to_come(demand: DemandView, done: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """Cities that wait for their card, by rank; `done` was just entered and is not in the view yet."""
    return tuple(card.city for card in demand.cards if card.status == "to_come" and card.city not in done)


def following(demand: DemandView, city: str, cities: Cities, done: frozenset[str] = frozenset()) -> Draft:
    """The next card to come after this city, by rank; nothing when all are in."""
    left = to_come(demand, done | {city})
    places = [card.city for card in demand.cards]
    at = places.index(city) if city in places else -1
    after = [name for name in left if places.index(name) > at]
    chosen = (after or left or ("",))[0]
    return opened(demand, chosen, cities) if chosen else Draft()


def is_overtaken(demand: DemandView, draft: Draft) -> bool:
    """Whether somebody else has entered the card that waited here, before anything was typed."""
    status = next((card.status for card in demand.cards if card.city == draft.city), "to_come")
    return draft.boxes == EMPTY and not draft.is_picked and status != "to_come"


def read(draft: Draft, cities: Cities) -> lines.Line:
    """What the draft says: a card, no card, or what is wrong with it."""
    if draft.city and all(draft.boxes):
        return lines.read(from_boxes(draft.city, draft.boxes, cities).line, cities.names)
    return lines.read(draft.line, cities.names, cities.ranks, draft.city or None)
