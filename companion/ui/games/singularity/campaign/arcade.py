"""A random issue from what is unlocked, for arcade mode (SW-8). No screen in here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from companion.games.singularity.packs.campaign import Campaign, Issue
from companion.games.singularity.packs.cards import Collection, EnemyCard
from companion.games.singularity.sums.story import pool, won

COMMON, ELITE = 3, 1
"""So many enemies of each kind are proposed."""


class Draw(NamedTuple):
    """What the app proposes; the table may do otherwise."""

    issue: Issue | None
    """Whose map and limits to use: one that was won, or the first."""
    common: tuple[EnemyCard, ...]
    elite: tuple[EnemyCard, ...]


def drawn(campaign: Campaign, library: Collection | None, pick: Callable[[Sequence[int]], int]) -> Draw:
    """One issue that was won (else the first) and enemies of each kind, each once.

    `pick` chooses one of several places, so that whoever calls decides what luck is.
    """
    done = won(campaign)
    issues = [one for one in campaign.issues if one.number in done] or list(campaign.issues[:1])
    issue = issues[pick(range(len(issues)))] if issues else None
    return Draw(
        issue,
        _some(pool("common", library, campaign), COMMON, pick),
        _some(pool("elite", library, campaign), ELITE, pick),
    )


def _some(
    cards: tuple[EnemyCard, ...], most: int, pick: Callable[[Sequence[int]], int]
) -> tuple[EnemyCard, ...]:
    left = list(cards)
    taken: list[EnemyCard] = []
    while left and len(taken) < most:
        taken.append(left.pop(pick(range(len(left)))))
    return tuple(taken)
