"""Who comes first: turn order, auxiliary actions, henchmen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from companion.kernel.frozen import frozen

Decided = Literal["cash", "initiative", "no_agent", "previous"]


@frozen
class Standing:
    """One organization where an order is made."""

    org: str
    cash: int
    initiatives: tuple[int, ...] = ()

    @property
    def lowest(self) -> int | None:
        """The lowest initiative of the team; None without agents."""
        return min(self.initiatives, default=None)


@frozen
class Ordered:
    """A place in the order and what put it there against its neighbours."""

    org: str
    decided_by: Decided


def first_order(
    choosers: Sequence[str], direction: Literal["clockwise", "reverse"] = "clockwise"
) -> tuple[str, ...]:  # CV-7
    """Turn 1: the last chooser begins, then clockwise, or back along the choosing (A2)."""
    last = tuple(choosers[-1:])
    return last + tuple(choosers[:-1]) if direction == "clockwise" else tuple(reversed(choosers))


def turn_order(
    standings: Sequence[Standing], previous: Sequence[str], no_agent: Literal["last", "first"] = "last"
) -> tuple[str, ...]:
    """Cash, then lowest initiative, then the previous order (CV-8, A4)."""
    edge = -1 if no_agent == "first" else 10_000

    def key(one: Standing) -> tuple[int, int, int]:
        return (-one.cash, edge if one.lowest is None else one.lowest, _place(previous, one.org))

    return tuple(one.org for one in sorted(standings, key=key))


def _place(previous: Sequence[str], org: str) -> int:
    return previous.index(org) if org in previous else len(previous)


def decided(standings: Mapping[str, Standing], order: Sequence[str]) -> tuple[Ordered, ...]:
    """For every place: the tie-break that mattered against the one behind it or, for the last, before it."""
    found = []
    for at, org in enumerate(order):
        behind = order[at + 1] if at + 1 < len(order) else None
        ahead = order[at - 1] if at else None
        by: Decided = "cash"
        if behind is not None and standings[org].cash == standings[behind].cash:
            by = _tie(standings[org], standings[behind])
        elif behind is None and ahead is not None and standings[org].cash == standings[ahead].cash:
            by = "no_agent" if standings[org].lowest is None else "cash"
        found.append(Ordered(org, by))
    return tuple(found)


def _tie(one: Standing, other: Standing) -> Decided:
    if one.lowest == other.lowest:
        return "previous"
    return "no_agent" if None in (one.lowest, other.lowest) else "initiative"


def next_auxiliary(
    left: Mapping[str, int], cash: Mapping[str, int], order: Sequence[str]
) -> tuple[str, Literal["most_actions", "richest", "turn_order"]] | None:
    """Most actions left, then richest now, then turn order; and what decided (CV-38)."""
    waiting = [org for org in order if left[org] > 0]
    if not waiting:
        return None
    most = [org for org in waiting if left[org] == max(left[one] for one in waiting)]
    if len(most) == 1:
        return most[0], "most_actions"
    richest = [org for org in most if cash[org] == max(cash[one] for one in most)]
    return richest[0], "richest" if len(richest) == 1 else "turn_order"


def controller(
    cash: Mapping[str, int], order: Sequence[str], present: Sequence[str], attacked: str | None
) -> str:
    """Who moves the henchmen (CV-58): the poorest without agents here, or of all; late in the order on ties.

    With two players: the opponent of the attacked agent's owner.
    """
    if len(order) == 2 and attacked is not None:
        return next(org for org in order if org != attacked)
    absent = [org for org in order if org not in present] or list(order)
    poorest = min(cash[org] for org in absent)
    return [org for org in absent if cash[org] == poorest][-1]


@frozen
class Quarry:
    """An agent a henchman could hunt; the distance in zones when it is known."""

    figure: str
    org: str
    initiative: int
    distance: int | None = None


def hunted(quarries: Sequence[Quarry], cash: Mapping[str, int]) -> tuple[Quarry, ...]:
    """Agents of the richest organization present, or of those tied."""
    if not quarries:
        return ()
    most = max(cash[one.org] for one in quarries)
    return tuple(one for one in quarries if cash[one.org] == most)


def prey(quarries: Sequence[Quarry], cash: Mapping[str, int]) -> Quarry | None:
    """The one it goes for: nearest, then lowest initiative; None when distances have to be said (CV-59)."""
    found = hunted(quarries, cash)
    if len(found) == 1:
        return found[0]
    if not found or any(one.distance is None for one in found):
        return None
    return min(found, key=lambda one: (one.distance, one.initiative))
