"""What a move costs, step by step: leaving enemies, entering hazards.

Rules: SW-10..13.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from companion.games.singularity.actions.pieces import LightStep
from companion.games.singularity.sums.ground import Ground
from companion.games.singularity.words import HAZARD, LEAVE

HazardRule = Literal["on_enter", "on_end_turn", "both"]


class Pace(NamedTuple):
    """One step: which space is left with how many enemy types, which is entered, and is that a hazard."""

    left: str
    types: int
    entered: str
    hazard: bool


class Toll(NamedTuple):
    """Threat that a move adds: why, where, how much."""

    why: Literal["leave", "hazard", "hazard_end"]
    place: str
    amount: int
    types: int = 0


class Prices(NamedTuple):
    """The house rules and the card's exemption that decide what a step costs (A3, A4, A5)."""

    hazard: HazardRule = "on_enter"
    hazard_pass_through: bool = True
    leave_per_member: bool = False
    ignores_hazard: bool = False


def path_fault(ground: Ground, start: str, path: Sequence[str], steps: int) -> str | None:
    """Why this path cannot be walked: a code of SW-10, or None."""
    if len(path) > steps:
        return "too_far"
    here = start
    for there in path:
        if there not in ground.near.get(here, ()):
            return "not_adjacent"
        here = there
    return None


def types_at(groups: Iterable[tuple[str, str]], place: str) -> int:
    """How many distinct types stand here; `groups` are pairs of type and place (SW-11)."""
    return len({enemy for enemy, where in groups if where == place})


def paces(
    start: str, path: Sequence[str], groups: Iterable[tuple[str, str]], hazards: Iterable[str]
) -> tuple[Pace, ...]:
    """The steps of a path with what stands in the way."""
    standing, marked = tuple(groups), frozenset(hazards)
    return tuple(
        Pace(here, types_at(standing, here), there, there in marked)
        for here, there in zip((start, *path), path, strict=False)
    )


def told(path: Iterable[LightStep]) -> tuple[Pace, ...]:
    """Light level: the steps of a move as the table sees them; no space has a name."""
    return tuple(Pace("", step.types, "", step.hazard) for step in path)


def step_tolls(pace: Pace, prices: Prices, members: int, *, is_last: bool) -> tuple[Toll, ...]:
    """What one step costs, in the order it happens: first the space left, then the hazard entered."""
    found = []
    if pace.types:
        each = members if prices.leave_per_member else 1
        found.append(Toll("leave", pace.left, LEAVE * pace.types * each, pace.types))
    if pace.hazard and counts_on_entry(prices) and (prices.hazard_pass_through or is_last):
        found.append(Toll("hazard", pace.entered, HAZARD))
    return tuple(found)


def counts_on_entry(prices: Prices) -> bool:
    """Whether entering a hazard costs anything with this card and these rules (SW-12, A3)."""
    return prices.hazard != "on_end_turn" and not prices.ignores_hazard


def end_tolls(place: str, *, is_hazard: bool, prices: Prices) -> tuple[Toll, ...]:
    """What it costs to end a turn here (A3)."""
    is_due = is_hazard and prices.hazard != "on_enter" and not prices.ignores_hazard
    return (Toll("hazard_end", place, HAZARD),) if is_due else ()


def path_tolls(steps: Sequence[Pace], prices: Prices, members: int) -> tuple[Toll, ...]:
    """What a whole path costs, when nothing holds it up."""
    return tuple(
        toll
        for at, pace in enumerate(steps, start=1)
        for toll in step_tolls(pace, prices, members, is_last=at == len(steps))
    )
