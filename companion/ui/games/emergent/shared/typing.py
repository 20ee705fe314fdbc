"""A demand card while it is typed: the three boxes and the one line fill each other (section 9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.games.emergent import lines
from companion.games.emergent.deck import Tiers
from companion.games.emergent.views import DemandView

Boxes = tuple[str, str, str]
EMPTY: Boxes = ("", "", "")


@dataclass(frozen=True)
class Draft:
    """What stands in the boxes and in the line. A city of "" is not known yet."""

    city: str = ""
    boxes: Boxes = EMPTY
    line: str = ""

    @property
    def coming(self) -> tuple[int, int]:
        """What is being typed, as it would count for all tiers and for first tiers only."""
        numbers = [int(box) if box.isdigit() else 0 for box in self.boxes]
        return sum(numbers), numbers[0]


def from_line(line: str, cities: Mapping[str, str], city: str = "") -> Draft:
    """The line as boxes; numbers alone belong to the city that is being typed."""
    words = [word for word in lines.SEPARATORS.split(line.replace(",", " ").strip()) if word]
    numbers: list[str] = []
    while words and words[-1].isdigit() and len(numbers) < 3:
        numbers.insert(0, words.pop())
    found = lines.match(" ".join(words), cities) if words else (city,)
    first, second, third, *_ = [*numbers, "", "", ""]
    return Draft(found[0] if len(found) == 1 else "", (first, second, third), line)


def from_boxes(city: str, boxes: Boxes, cities: Mapping[str, str]) -> Draft:
    """The boxes as a line, up to the first empty one."""
    filled: list[str] = []
    for box in boxes:
        if not box:
            break
        filled.append(box)
    return Draft(city, boxes, " ".join([cities.get(city, city), *filled]))


def with_box(draft: Draft, at: int, text: str, cities: Mapping[str, str]) -> Draft:
    """Another number in one box."""
    digits = "".join(char for char in text if char.isdigit())[:3]
    boxes = list(draft.boxes)
    boxes[at] = digits
    return from_boxes(draft.city, (boxes[0], boxes[1], boxes[2]), cities)


def opened(demand: DemandView, city: str, cities: Mapping[str, str]) -> Draft:
    """A card that is tapped: what was typed before stands in its boxes."""
    tiers = next((card.tiers for card in demand.cards if card.city == city), None)
    if tiers is None:
        return replace(from_boxes(city, EMPTY, cities), line=f"{cities.get(city, city)} ")
    first, second, third = (str(number) for number in tiers)
    return from_boxes(city, (first, second, third), cities)


def following(demand: DemandView, city: str, cities: Mapping[str, str]) -> Draft:
    """The next card to come after this city, by rank; nothing when all are in."""
    to_come = [card.city for card in demand.cards if card.status == "to_come" and card.city != city]
    places = [card.city for card in demand.cards]
    at = places.index(city) if city in places else -1
    after = [name for name in to_come if places.index(name) > at]
    chosen = (after or to_come or [""])[0]
    return opened(demand, chosen, cities) if chosen else Draft()


def read(draft: Draft, cities: Mapping[str, str]) -> lines.Line:
    """What the draft says: a card, no card, or what is wrong with it."""
    if draft.city and all(draft.boxes):
        return lines.read(from_boxes(draft.city, draft.boxes, cities).line, cities)
    return lines.read(draft.line, cities)


def tiers_of(draft: Draft, cities: Mapping[str, str]) -> Tiers | None:
    """The three tiers, once they are all there and do not rise (ET-17)."""
    return read(draft, cities).tiers
