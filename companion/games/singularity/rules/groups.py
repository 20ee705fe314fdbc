"""The register of enemy groups: one for each type and space, merged and dropped by itself (SW-21).

Rules: SW-20.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.games.singularity.state import SingularityState
from companion.games.singularity.state.board import Group


def register(state: SingularityState, groups: Iterable[Group]) -> tuple[Group, ...]:
    """These groups merged by type and space, empty ones dropped, in the listed order."""
    found: dict[tuple[str, str], Group] = {}
    for group in groups:
        key = (group.enemy, group.place)
        found[key] = _joined(found[key], group) if key in found else group
    order = state.ground.order if state.ground else {}
    names = sorted(found, key=lambda key: (key[0], order.get(key[1], 0), key[1]))
    return tuple(found[key] for key in names if found[key].size)


def _joined(one: Group, other: Group) -> Group:
    """Two groups that are one now: everything on them adds up."""
    return replace(
        one,
        size=one.size + other.size,
        partial=(*one.partial, *other.partial),
        laid=(*one.laid, *other.laid),
        fresh=one.fresh + other.fresh,
    )


def added(
    state: SingularityState, enemy: str, landings: Iterable[tuple[str, int]], *, is_fresh: bool
) -> SingularityState:  # SW-19
    """Miniatures come onto the board."""
    new = [Group(enemy, place, count, fresh=count if is_fresh else 0) for place, count in landings]
    return replace(state, groups=register(state, (*state.groups, *new)))


def group_at(state: SingularityState, enemy: str, place: str) -> Group | None:
    """The group of this type in this space."""
    return next((one for one in state.groups if one.enemy == enemy and one.place == place), None)


def replaced(state: SingularityState, old: Group, new: Group) -> SingularityState:
    """One group changed; at size 0 it leaves the register."""
    return replace(
        state, groups=tuple(new if one == old else one for one in state.groups if one != old or new.size)
    )


def divided(group: Group, to: Iterable[tuple[str, int]]) -> tuple[Group, ...]:
    """A group spread over spaces; hurt miniatures and cards beside it go with the first ones (A24)."""
    hurt, laid, found = list(group.partial), group.laid, []
    for place, count in to:
        if not count:
            continue
        found.append(Group(group.enemy, place, count, tuple(hurt[:count]), laid))
        hurt, laid = hurt[count:], ()
    return tuple(found)


def parted(group: Group, place: str, count: int) -> tuple[Group, Group]:
    """So many miniatures on another space, and what stays; hits and cards go with the ones that go."""
    hurt, left = group.partial[:count], group.partial[count:]
    waits = min(group.fresh, count)
    going = replace(group, place=place, size=count, partial=hurt, fresh=waits)
    size = group.size - count
    return going, replace(group, size=size, partial=left, laid=(), fresh=group.fresh - waits)


def pairs(state: SingularityState) -> tuple[tuple[str, str], ...]:
    """Type and space of every group."""
    return tuple((group.enemy, group.place) for group in state.groups)
