"""Lantern, a small complete game without a screen of its own: `docs/add-a-game.md` follows it.

One of three to six is the Moth. Everybody looks at their card, then names somebody in secret; at dusk, or
when all have named one, the names open. The Keepers win if most of them name the Moth.
"""

from __future__ import annotations

from companion.kernel.chance import Deck
from companion.kernel.game import GameCard, GameModule, Opened, Outcome, Timer
from companion.kernel.seat import Seat
from companion.kernel.view import Face
from tests.games.lantern.public import ACTIONS, LanternOptions, LanternView
from tests.games.lantern.rules import ROLES, LanternState, apply, setup, view


def _timer(state: LanternState) -> Timer | None:
    return Timer("dusk", 1, state.options.dusk) if state.phase == "name" else None


def _outcome(state: LanternState) -> Outcome | None:
    if state.phase != "over":
        return None
    named = [vote.value for vote in state.named.values() if vote.value]
    is_found = bool(named) and named.count(state.moth) * 2 > len(named)
    keepers = tuple(seat for seat in state.seats if seat != state.moth)
    return Outcome(keepers if is_found else (state.moth,), "found" if is_found else "free")


def _look(state: LanternState, seat: Seat, at: str) -> Face | None:
    code = "moth--" if seat == state.moth else "keeper"
    return Face(at=at, code=code) if at == "role" and seat in state.seats and state.phase == "look" else None


GAME = GameModule(
    card=GameCard("lantern", "Lantern", (3, 6), 1),
    options=LanternOptions,
    actions=ACTIONS,
    setup=setup,
    apply=apply,
    view=view,
    views=LanternView,
    timer=_timer,
    outcome=_outcome,
    log=lambda state: state.log,
    look=_look,
    quiet=frozenset({"seen", "name", "reopen"}),
    opened=lambda state: Opened(final=int(state.phase == "over")),
    decks=lambda _options, seats: (Deck("roles", ROLES[: len(seats)]),),
    shuffles=lambda _state: {"roles": 1},
)
