"""What a held card shows, and what a seat may hold at all (CV-43, CV-54)."""

from __future__ import annotations

from companion.games.cyberverse.state import CyberverseState, Kept
from companion.games.cyberverse.sums.faces import titles_code, token_code
from companion.kernel.seat import Seat
from companion.kernel.view import Face

STORIES = "stories"


def _tokens(state: CyberverseState, seat: Seat) -> dict[str, Kept]:
    """My own sealed tokens, by agent."""
    fight = state.site.fight if state.site else None
    if fight is None:
        return {}
    return {
        figure: kept
        for figure, kept in fight.tokens.items()
        if not kept.is_open and figure in state.agents and state.agents[figure].seat == seat
    }


def names(state: CyberverseState, seat: Seat) -> tuple[str, ...]:
    """What this seat may hold now."""
    is_looking = state.looking is not None and state.looking.seat == seat
    return (
        *(f"token:{figure}" for figure in _tokens(state, seat)),
        *((STORIES,) if is_looking else ()),
    )


def look(state: CyberverseState, seat: Seat, at: str) -> Face | None:
    """The face behind this name; None alike for what belongs to another and what does not exist."""
    if at not in names(state, seat):
        return None
    if at == STORIES and state.looking:
        return Face(at=at, code=titles_code(*state.looking.titles.value))
    kept = _tokens(state, seat)[at.removeprefix("token:")]
    return Face(at=at, code=token_code(kept.token.value))
