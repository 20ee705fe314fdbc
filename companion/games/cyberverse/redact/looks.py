"""What a held card shows, and what a seat may hold at all."""

from __future__ import annotations

from companion.games.cyberverse.state import CyberverseState, is_in
from companion.games.cyberverse.state.phases import Activation, Strategy
from companion.games.cyberverse.state.site import Fight, Kept
from companion.games.cyberverse.sums.faces import titles_code, token_code
from companion.kernel.seat import Seat
from companion.kernel.view import Face

STORIES = "stories"


def _tokens(state: CyberverseState, seat: Seat) -> dict[str, Kept]:
    """My own sealed tokens, by agent."""
    if not is_in(state, Fight):
        return {}
    return {
        figure: kept
        for figure, kept in state.now.tokens.items()
        if not kept.is_open and figure in state.agents and state.agents[figure].seat == seat
    }


def _titles(state: CyberverseState, seat: Seat) -> tuple[str, str] | None:  # CV-43
    """The two stories I look at."""
    looking = state.now.looking if isinstance(state.now, Strategy | Activation) else None
    return looking.titles.value if looking and looking.seat == seat else None


def names(state: CyberverseState, seat: Seat) -> tuple[str, ...]:
    """What this seat may hold now."""
    return (
        *(f"token:{figure}" for figure in _tokens(state, seat)),
        *((STORIES,) if _titles(state, seat) else ()),
    )


def look(state: CyberverseState, seat: Seat, at: str) -> Face | None:
    """The face behind this name; None alike for what belongs to another and what does not exist."""
    if at not in names(state, seat):
        return None
    titles = _titles(state, seat)
    if at == STORIES and titles:
        return Face(at=at, code=titles_code(*titles))
    kept = _tokens(state, seat)[at.removeprefix("token:")]
    return Face(at=at, code=token_code(kept.token.value))
