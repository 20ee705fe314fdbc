"""Fast Play: five discs a round, cubes for them, regions scored at the end. Plain values.

Rules FP-1..9.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.options import HouseRules
from companion.games.emergent.views.mine import Fault
from companion.games.emergent.words import (
    AWARD,
    BONUS,
    IN_HAND,
    MOST_IN_REGION,
    POINTS,
    REFUSALS,
    Colour,
    DecidedBy,
    Size,
)
from companion.kernel.action import Fact
from companion.kernel.seat import Seat

Placing = Mapping[str, Discs]
TOO_MANY: Final[dict[Size, str]] = {"small": "too_many_small", "large": "too_many_large"}


class RegionScore(NamedTuple):  # FP-5..7
    """A region at the end: who gets which disc, and who stands first."""

    discs: Mapping[Seat, Size]
    first: tuple[Seat, ...]
    second: tuple[Seat, ...]


class Result(NamedTuple):  # FP-8
    """The end of a game of Fast Play."""

    regions: Mapping[str, RegionScore]
    points: Mapping[Seat, int]
    green_won: Mapping[Seat, int]
    red_won: Mapping[Seat, int]
    winners: tuple[Seat, ...]
    decided_by: DecidedBy


def in_hand(placement: Placing) -> dict[Size, int]:
    """What this placement leaves of one's 3 small and 2 large discs; below zero: too many (FP-1)."""
    return {
        "small": IN_HAND["small"] - sum(at.small for at in placement.values()),
        "large": IN_HAND["large"] - sum(at.large for at in placement.values()),
    }


def check(placement: Placing, regions: Mapping[str, str], rules: HouseRules) -> tuple[Fault, ...]:
    """Every fault of a placement: all five discs, at most three in a region (FP-2).

    In the rules' order. `regions`: id → name.
    """
    numbers = [count for at in placement.values() for count in (at.small, at.large)]
    if numbers and min(numbers) < 0:
        return (_fault("bad_number", number=min(numbers)),)
    found = [
        _fault("unknown_region", at=name, region=name)
        for name, at in placement.items()
        if name not in regions and (at.small or at.large)
    ]
    left = in_hand(placement)
    found += [
        _fault(code, planned=IN_HAND[size] - left[size], have=IN_HAND[size])
        for size, code in TOO_MANY.items()
        if left[size] < 0
    ]
    if rules.fp_must_place_all and max(left.values()) > 0:
        found.append(_fault("not_all_placed", small=max(left["small"], 0), large=max(left["large"], 0)))
    found += [
        _fault("over_three_in_region", at=name, region=regions.get(name, name), planned=at.small + at.large)
        for name, at in placement.items()
        if at.small + at.large > MOST_IN_REGION
    ]
    return tuple(found)


def _fault(code: str, *, at: str | None = None, **facts: Fact) -> Fault:
    return Fault.of(REFUSALS.why(code, "FP-2", **facts)).model_copy(update={"region": at})


def award(at: Discs, colour: Colour) -> int:
    """Cubes for the discs in a region: large 2, small 1, more for each in green or red (FP-4)."""
    return at.small * worth("small", colour) + at.large * worth("large", colour)


def worth(size: Size, colour: Colour) -> int:
    """Cubes for one disc in a region of this colour."""
    return AWARD[size] + BONUS[colour]


def has_room(here: Discs) -> bool:
    """Whether one more disc of mine may lie in the region."""
    return here.small + here.large < MOST_IN_REGION


def awards(placements: Mapping[Seat, Placing], colours: Mapping[str, Colour]) -> dict[str, dict[Seat, int]]:
    """Region → seat → cubes that these discs bring; nobody who brings none."""
    found: dict[str, dict[Seat, int]] = {}
    for seat, placement in placements.items():
        for region, discs in placement.items():
            if earned := award(discs, colours[region]):
                found.setdefault(region, {})[seat] = earned
    return found


def region_score(cubes: Mapping[Seat, int], rules: HouseRules) -> RegionScore:
    """First alone large, second alone small (FP-5); tied first all small (FP-6), tied second none (FP-7)."""
    amounts = sorted({count for count in cubes.values() if count}, reverse=True)
    places = [tuple(seat for seat, count in cubes.items() if count == amount) for amount in amounts[:2]]
    if not places:
        return RegionScore({}, (), ())
    first, second = places[0], places[1] if len(places) > 1 else ()
    if len(first) > 1:
        return RegionScore(dict.fromkeys(first, "small"), first, second)
    discs: dict[Seat, Size] = {first[0]: "large"}
    scores_second = len(cubes) > 2 or rules.fp_two_player_scoring == "same"
    if len(second) == 1 and scores_second:
        discs[second[0]] = "small"
    return RegionScore(discs, first, second)


def result(
    cubes: Mapping[str, Mapping[Seat, int]],
    colours: Mapping[str, Colour],
    seats: Sequence[Seat],
    rules: HouseRules,
) -> Result:
    """The winner: points, then green regions won, then red ones, then shared (FP-8).

    `cubes`: region → seat → how many.
    """
    regions = {name: region_score(cubes[name], rules) for name in colours}
    points = {
        seat: sum(POINTS[score.discs[seat]] for score in regions.values() if seat in score.discs)
        for seat in seats
    }

    def won(seat: Seat, colour: Colour) -> int:
        return sum(
            colours[name] == colour and seat in score.first and (len(score.first) == 1 or is_shared_win)
            for name, score in regions.items()
        )

    is_shared_win = rules.fp_shared_first_counts_as_win
    green = {seat: won(seat, "green") for seat in seats}
    red = {seat: won(seat, "red") for seat in seats}
    best = tuple(seats)
    decided: DecidedBy = "shared"
    ladder: tuple[tuple[DecidedBy, dict[Seat, int]], ...] = (
        ("points", points),
        ("green", green),
        ("red", red),
    )
    for name, amounts in ladder:
        most = max(amounts[seat] for seat in best)
        best = tuple(seat for seat in best if amounts[seat] == most)
        if len(best) == 1:
            decided = name
            break
    return Result(regions, points, green, red, best, decided)
