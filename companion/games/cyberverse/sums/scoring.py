"""The end of the game and the score sheet on plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from companion.games.cyberverse.words import STORIES_TO_END
from companion.kernel.frozen import frozen

MAJORITY, OVERALL, FULL = 1, 5, 1000
Tie = Literal["none", "all"]
Decided = Literal["points", "cash", "shared", "turn_order"]


@frozen
class Rulings:
    """The switches that scoring needs, at their defaults (section 11)."""

    majority_tie: Tie = "none"
    overall_tie: Tie = "none"
    final_tie: Literal["shared", "turn_order"] = "shared"
    end_by_domination: bool = True


PRINTED = Rulings()


@frozen
class Final:
    """What one organization has when the game is scored."""

    org: str
    stories: tuple[int, ...]
    """Victory points of every resolved story."""
    cash: int
    influence: tuple[int, ...]
    """Tokens in each district."""
    counted: int | None = None
    """Stories that count towards the end; None: all of them."""


@frozen
class Row:
    """The points of one organization."""

    stories: int
    influence: int
    majority: int
    overall: int
    money: int

    @property
    def total(self) -> int:
        """All rows together."""
        return self.stories + self.influence + self.majority + self.overall + self.money


@frozen
class Score:
    """The whole sheet."""

    rows: dict[str, Row]
    majority: tuple[tuple[str, ...], ...]
    overall: tuple[str, ...]
    ranking: tuple[tuple[str, ...], ...]
    winners: tuple[str, ...]
    decided_by: Decided


def triggers(
    finals: Sequence[Final], *, by_domination: bool = True
) -> tuple[tuple[str, Literal["stories", "domination"]], ...]:
    """Who ends the game and why: stories first, in seat order (CV-87, A43)."""
    needed = STORIES_TO_END[len(finals)]
    found: list[tuple[str, Literal["stories", "domination"]]] = [
        (one.org, "stories")
        for one in finals
        if (len(one.stories) if one.counted is None else one.counted) >= needed
    ]
    if by_domination:
        found += [(one.org, "domination") for one in finals if _dominates(one, finals)]
    return tuple(found)


def _dominates(one: Final, finals: Sequence[Final]) -> bool:
    """Strictly more influence than everybody else in every district."""
    others = [other for other in finals if other is not one]
    return all(
        tokens > max(other.influence[at] for other in others) for at, tokens in enumerate(one.influence)
    )


def leaders(counts: Sequence[tuple[str, int]], tie: Tie = "none") -> tuple[str, ...]:
    """Who has the most; nobody has with none, nor on a tie unless the house says all (A45)."""
    most = max(tokens for _, tokens in counts)
    first = tuple(org for org, tokens in counts if tokens == most)
    if most == 0 or (len(first) > 1 and tie == "none"):
        return ()
    return first


def score(finals: Sequence[Final], rulings: Rulings = PRINTED, order: Sequence[str] = ()) -> Score:  # CV-89
    """Every row, the ranking and the winners (CV-88)."""
    districts = range(len(finals[0].influence))
    majority = tuple(
        leaders([(one.org, one.influence[at]) for one in finals], rulings.majority_tie) for at in districts
    )
    overall = leaders([(one.org, sum(one.influence)) for one in finals], rulings.overall_tie)
    rows = {
        one.org: Row(
            stories=sum(one.stories),
            influence=sum(one.influence),
            majority=MAJORITY * sum(one.org in found for found in majority),
            overall=OVERALL if one.org in overall else 0,
            money=one.cash // FULL,
        )
        for one in finals
    }
    ranking = _ranked(finals, rows)
    winners = ranking[0]
    by: Decided = _decided(finals, rows, winners)
    if len(winners) > 1 and rulings.final_tie == "turn_order" and order:
        winners, by = (min(winners, key=list(order).index),), "turn_order"
    return Score(rows, majority, overall, ranking, winners, by)


def _ranked(finals: Sequence[Final], rows: dict[str, Row]) -> tuple[tuple[str, ...], ...]:
    """Highest points first, then most cash; equal ones share a place, in seat order."""
    keys = {one.org: (rows[one.org].total, one.cash) for one in finals}
    return tuple(
        tuple(one.org for one in finals if keys[one.org] == key)
        for key in sorted(set(keys.values()), reverse=True)
    )


def _decided(finals: Sequence[Final], rows: dict[str, Row], first: tuple[str, ...]) -> Decided:
    if len(first) > 1:
        return "shared"
    best = rows[first[0]].total
    return "cash" if sum(rows[one.org].total == best for one in finals) > 1 else "points"
