"""What each outcome of a tie would mean."""

from __future__ import annotations

from dataclasses import replace

from companion.games.singularity import GAME
from tests.games.singularity.boards import ROW, at, grid
from tests.games.singularity.table import A, B, acting, begun, placed


def test_the_options_say_what_comes_next() -> None:
    groups = ("runner", at(1, 0), 1)
    state = acting(placed(begun(2, map=grid(7, 1), smart_enemies=True), {A: at(0, 0), B: at(6, 0)}, groups))
    assert state.ballot is None, "one is closer"
    state = placed(
        begun(2, map=grid(9, 1), smart_enemies=True), {A: at(0, 0), B: at(8, 0)}, ("drone", at(4, 0), 3)
    )
    vote = GAME.view(acting(state), None).vote
    assert vote is not None
    left = vote.options[0]
    assert (left.seats, left.path, left.steps) == ((A,), tuple(at(x, 0) for x in (4, 3, 2, 1, 0)), 1)
    assert (left.next_threat, left.next_reaches, left.next_distance) == (0, (), 3)


def test_smarter_enemies_propose_the_worst_option() -> None:
    """Toward B the drone will have B in range next; toward A there is a wall in between."""
    board = grid(5, 2, walls=[(at(0, 0), at(1, 0))], gaps=(at(4, 1),))
    places = {A: at(0, 0), B: at(4, 0)}
    state = placed(begun(map=board, smart_enemies=True), places, ("runner", at(2, 0), 1))
    assert acting(state).ballot is None, "the wall makes A farther"
    state = placed(begun(map=ROW, smart_enemies=True), {A: at(0, 0), B: at(4, 0)}, ("drone", at(2, 0), 1))
    ballot = acting(state).ballot
    assert ballot is not None
    assert ballot.worst == 0, "both alike: the first"
    assert (
        acting(replace(state, options=state.options.model_copy(update={"smart_enemies": False}))).ballot.worst
        is None
    )  # type: ignore[union-attr]


def test_the_worst_option_is_more_threat_then_closer() -> None:
    """The odd one: next to a member it would attack in the next step, elsewhere it would not."""
    places = {A: at(2, 1), B: at(1, 2)}
    state = placed(begun(map=grid(3, 3, marks={}), smart_enemies=True), places, ("drone", at(0, 0), 1))
    ballot = acting(state).ballot
    assert ballot is not None
    harm = [(option.next_threat, -(option.next_distance or 0)) for option in ballot.options]
    assert ballot.worst == harm.index(max(harm))
