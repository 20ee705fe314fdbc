"""Who has won with these totals."""

from __future__ import annotations

from typing import Literal, NamedTuple

from companion.games.emergence.views import EndView, Teams
from companion.games.emergence.words import REQUIRED

EqualSurplus = Literal["draw", "humans", "ai", "continue"]
SimultaneousEnd = Literal["requirement_first", "no_data_first"]
Winner = Literal["ai", "human", "draw"]
ON_EQUAL: dict[EqualSurplus, Winner] = {"draw": "draw", "humans": "human", "ai": "ai"}


class Undecided(NamedTuple):
    """The game goes on, and how far each team is beyond its requirement."""

    reason: Literal["running", "equal_surplus_continue"]
    ai_beyond: int
    human_beyond: int


Decision = EndView | Undecided


def decide(
    operatives: int,
    totals: Teams,
    blocks: int,
    equal_surplus: EqualSurplus = "draw",
    simultaneous_end: SimultaneousEnd = "requirement_first",
) -> Decision:
    """Whether it is over with these totals and so many blocks on the board, and for whom (A1, A2)."""
    needed = REQUIRED[operatives]
    ai, human = totals.ai - needed[0], totals.human - needed[1]
    no_data = EndView(winner="human", reason="no_data", ai_beyond=ai, human_beyond=human)
    if blocks == 0 and simultaneous_end == "no_data_first":
        return no_data
    reached = _by_requirement(ai, human, equal_surplus)
    return no_data if blocks == 0 and isinstance(reached, Undecided) else reached


def _by_requirement(ai: int, human: int, equal_surplus: EqualSurplus) -> Decision:
    """One team at its requirement wins; of two the larger surplus; equal is up to the house (EM-45, A1)."""
    if ai < 0 and human < 0:
        return Undecided("running", ai, human)
    ahead: Winner = "ai" if ai > human else "human"
    if ai < 0 or human < 0:
        return EndView(winner=ahead, reason="requirement", ai_beyond=ai, human_beyond=human)
    if ai != human:
        return EndView(winner=ahead, reason="surplus", ai_beyond=ai, human_beyond=human)
    if equal_surplus == "continue":
        return Undecided("equal_surplus_continue", ai, human)
    winner = ON_EQUAL[equal_surplus]
    return EndView(winner=winner, reason="equal_surplus", ai_beyond=ai, human_beyond=human)
