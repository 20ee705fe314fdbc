"""Dice as people write them, and how they fall."""

from __future__ import annotations

import re
from collections.abc import Iterator

from companion.games.toolbox.sums.refusals import refusal
from companion.kernel.chance import Seed, shuffled
from companion.kernel.frozen import frozen

LONGEST, MOST_TERMS, MOST_DICE = 60, 6, 20
MOST_SIDES, MOST_CONSTANT = 100, 999

TERM = re.compile(r"([0-9]*)d([0-9]+|%)|([0-9]+)")


@frozen
class Term:
    """Some equal dice, or a number: `sides` 1 is a number of that many."""

    sign: int
    count: int
    sides: int = 1

    @property
    def is_dice(self) -> bool:
        """Whether it falls."""
        return self.sides > 1

    def __str__(self) -> str:
        return f"{self.count}d{self.sides}" if self.is_dice else str(self.count)

    @property
    def reach(self) -> tuple[int, int]:
        """What it adds at least and at most."""
        ends = (self.sign * self.count, self.sign * self.count * self.sides)
        return min(ends), max(ends)


@frozen
class Dice:
    """A roll that can be made."""

    terms: tuple[Term, ...]

    @property
    def notation(self) -> str:
        """Every count written, `d%` as `d100`."""
        first, *rest = self.terms
        return str(first) + "".join(f"{'+' if term.sign > 0 else '-'}{term}" for term in rest)

    @property
    def count(self) -> int:
        """How many dice fall."""
        return sum(term.count for term in self.terms if term.is_dice)

    @property
    def low(self) -> int:
        """The lowest possible total."""
        return sum(term.reach[0] for term in self.terms)

    @property
    def high(self) -> int:
        """The highest possible total."""
        return sum(term.reach[1] for term in self.terms)

    def labels(self, roll: int) -> tuple[tuple[str, int], ...]:
        """What is shuffled for each die, numbered from left to right through all terms: label and sides."""
        sides = (term.sides for term in self.terms if term.is_dice for _ in range(term.count))
        return tuple((f"dice/{roll}/{die}", many) for die, many in enumerate(sides, start=1))

    def faces(self, seed: Seed, roll: int) -> tuple[tuple[int, ...], ...]:
        """What each die of each term shows in roll n (TB-81)."""
        fallen = iter([_face(seed, label, sides) for label, sides in self.labels(roll)])
        return tuple(tuple(next(fallen) for _ in range(term.count)) for term in self.terms if term.is_dice)

    def total(self, faces: tuple[tuple[int, ...], ...]) -> int:
        """All faces and numbers summed with their signs."""
        shown = iter(faces)
        return sum(term.sign * (sum(next(shown)) if term.is_dice else term.count) for term in self.terms)


def sides_of(sides: int) -> tuple[str, ...]:
    """The words of a die."""
    return tuple(str(side) for side in range(1, sides + 1))


def _face(seed: Seed, label: str, sides: int) -> int:
    return int(shuffled(seed, label, sides_of(sides))[0])


def dice(notation: str) -> Dice:
    """Read `3d6+1`, or raise the first fault in the order of TB-80."""
    if len(notation) > LONGEST:
        raise refusal("dice_too_long", "TB-80", high=LONGEST)
    plain = re.sub(r" *([d+-]) *", r"\1", notation.replace("−", "-").lower().strip(" "))
    pieces = re.split(r"([+-])", plain)
    read = [TERM.fullmatch(piece) for piece in pieces[::2]]
    if not all(read):
        raise refusal("bad_dice", "TB-80", notation=notation)
    if len(read) > MOST_TERMS:
        raise refusal("too_many_terms", "TB-80", high=MOST_TERMS)
    signs = [1, *(1 if sign == "+" else -1 for sign in pieces[1::2])]
    terms = tuple(_terms(tuple(found for found in read if found), signs))
    made = Dice(terms)
    if not made.count:
        raise refusal("no_dice", "TB-80")
    if made.count > MOST_DICE:
        raise refusal("too_many_dice", "TB-80", high=MOST_DICE)
    return made


def _terms(read: tuple[re.Match[str], ...], signs: list[int]) -> Iterator[Term]:
    for found, sign in zip(read, signs, strict=True):
        count, sides, number = found.groups()
        if number is not None:
            if int(number) > MOST_CONSTANT:
                raise refusal("bad_constant", "TB-80", low=0, high=MOST_CONSTANT)
            yield Term(sign, int(number))
            continue
        many, edges = int(count or 1), 100 if sides == "%" else int(sides)
        if not many:
            raise refusal("bad_count", "TB-80", count=0)
        if not 2 <= edges <= MOST_SIDES:
            raise refusal("bad_sides", "TB-80", low=2, high=MOST_SIDES)
        yield Term(sign, many, edges)
