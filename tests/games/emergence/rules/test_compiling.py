"""Data becomes knowledge."""

from __future__ import annotations

from companion.games.emergence import GAME
from companion.games.emergence.packs.city import Supply
from tests.games.emergence.table import (
    BO,
    DEMO,
    A,
    E,
    one,
    refused,
    round_of,
    say,
)


def test_em_38_and_39_compile_spends_blocks_and_gains_at_once() -> None:
    state = say(round_of(one("K", E, data=(2, 1, 1, 0)), one(), one()), A, "activate")
    assert refused(state, A, "compile", sets=[]) == ["NO_SETS"]
    offer = GAME.view(state, A).my_compile
    assert offer is not None
    assert (offer.best_tokens, offer.best_left.light_blue) == (4, 1)
    assert [GAME.view(state, viewer).my_compile for viewer in (BO, None)] == [None, None]
    after = say(state, A, "compile", sets=[["light_blue", "dark_blue"]])
    assert (after.operatives[A].knowledge, after.operatives[A].data) == (2, (1, 0, 1, 0))
    assert say(state, A, "end_turn").operatives[A].knowledge == 0


def test_em_23_compile_needs_the_tile() -> None:
    state = round_of(one("d1", E, data=(2, 0, 0, 0)), one(), one())
    assert refused(state, A, "compile", sets=[["light_blue", "light_blue"]]) == ["NOT_ON_COMPILE"]


def test_em_39_spent_blocks_go_to_the_box_and_not_to_the_board() -> None:
    city = DEMO.model_copy(update={"supply": Supply(light_blue=5, dark_blue=0)})
    state = say(round_of(one("K", knowledge=1, data=(2, 1, 0, 0)), one(), one(), city=city), A, "activate")
    after = say(state, A, "compile", sets=[["light_blue", "dark_blue"]])
    assert (after.operatives[A].knowledge, after.operatives[A].data) == (3, (1, 0, 0, 0))
    assert (after.supply, after.tiles) == ((6, 1, None, None), state.tiles)
