"""The secret tally: bounds, what each may put in, and the totals that are all that ever opens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from companion.games.toolbox.sums.choosing import LEAST_GROUP, MOST_GROUP
from companion.games.toolbox.sums.refusals import is_clean, is_whole, refusal, within
from companion.kernel.action import Rejection
from companion.kernel.frozen import frozen

MOST_COMPARTMENTS, LONGEST_NAME, MOST_TOKENS = 8, 24, 99

Bounds = tuple[int, int]
"""At least, at most."""
Split = Mapping[str, int]


@frozen
class Tally:
    """Named compartments and how much each seat may put in; all public."""

    seats: tuple[str, ...]
    compartments: tuple[str, ...]
    least: int = 0
    most: int = 0
    per_seat: Mapping[str, Bounds] = field(default_factory=dict)
    least_group: int = LEAST_GROUP
    absent: Literal["wait", "nothing"] = "wait"

    def bounds(self, seat: str) -> Bounds:
        """How much this seat puts in at least and at most (TB-59)."""
        return self.per_seat.get(seat, (self.least, self.most))

    @property
    def taking_part(self) -> tuple[str, ...]:
        """The seats that may put anything in; at least a group of them, or totals would tell (TB-60)."""
        return tuple(seat for seat in self.seats if self.bounds(seat)[1] > 0)


@frozen
class Totals:
    """How it stands, and once nobody is missing the totals."""

    waiting: tuple[str, ...]
    is_withheld: bool
    opened: dict[str, int] | None


def check_tally(tally: Tally) -> None:
    """The first fault of a setting (TB-58..60)."""
    names = tally.compartments
    if not 1 <= len(names) <= MOST_COMPARTMENTS:
        raise refusal("compartment_count", "TB-58", low=1, high=MOST_COMPARTMENTS)
    for name in names:
        if not is_clean(name, LONGEST_NAME):
            raise refusal("bad_word", "TB-58", high=LONGEST_NAME)
    folded = [name.casefold() for name in names]
    for at, name in enumerate(folded):
        if name in folded[:at]:
            raise refusal("compartment_twice", "TB-58", name=names[at])
    for least, most in ((tally.least, tally.most), *tally.per_seat.values()):
        if not (within(most, 0, MOST_TOKENS) and within(least, 0, most)):
            raise refusal("bad_bounds", "TB-59", low=0, high=MOST_TOKENS)
    if not within(tally.least_group, LEAST_GROUP, MOST_GROUP):
        raise refusal("bad_group", "TB-60", low=LEAST_GROUP, high=MOST_GROUP)
    if len(tally.taking_part) < tally.least_group:
        raise refusal("group_too_small", "TB-60", least=tally.least_group, seats=len(tally.taking_part))
    for seat in tally.per_seat:
        if seat not in tally.seats:
            raise refusal("unknown_seat", "TB-59", name=seat)


def fault(tally: Tally, seat: str, split: Mapping[str, object]) -> Rejection | None:
    """Why this seat cannot put that in; the owner alone is told."""
    try:
        check_split(tally, seat, split)
    except Rejection as refused:
        return refused
    return None


def check_split(tally: Tally, seat: str, split: Mapping[str, object]) -> None:
    """The first fault in the order of TB-61."""
    least, most = tally.bounds(seat)
    if not most:
        raise refusal("not_taking_part", "TB-61")
    for amount in split.values():
        if not is_whole(amount) or amount < 0:
            raise refusal("bad_number", "TB-61")
    for name in split:
        if name not in tally.compartments:
            raise refusal("unknown_compartment", "TB-61", name=name)
    total = sum(amount for amount in split.values() if is_whole(amount))
    if total < least:
        raise refusal("too_few_put", "TB-61", least=least, most=most)
    if total > most:
        raise refusal("too_many_put", "TB-61", least=least, most=most)


def totals(tally: Tally, put_in: Mapping[str, Split]) -> Totals:
    """Whom it waits for; the totals once it may open (TB-62, 63)."""
    missing = tuple(seat for seat in tally.taking_part if seat not in put_in)
    waiting = tuple(seat for seat in missing if tally.absent == "wait" or tally.bounds(seat)[0] > 0)
    if waiting:
        return Totals(waiting, is_withheld=False, opened=None)
    if len(put_in) < tally.least_group:
        return Totals((), is_withheld=True, opened=None)
    opened = {name: sum(split.get(name, 0) for split in put_in.values()) for name in tally.compartments}
    return Totals((), is_withheld=False, opened=opened)
