"""What a held card shows, and to whom."""

from __future__ import annotations

from companion.games.emergence import GAME
from companion.kernel.game import Opened
from companion.kernel.seat import Seat
from tests.games.emergence.table import (
    BO,
    A,
    C,
    E,
    fresh,
    one,
    refused,
    round_of,
    say,
    with_cards,
)


def test_em_7_everybody_looks_at_the_own_card() -> None:
    state = with_cards(fresh(3), "ai", "human", "ai")
    faces = [GAME.look(state, seat, "card") for seat in state.seats]
    assert [face.code for face in faces if face] == ["A", "H", "A"]
    state = say(state, A, "seen")
    assert refused(state, A, "seen") == ["ALREADY_SAID"]
    assert GAME.look(state, Seat("nobody"), "card") is None


def test_em_34_only_the_spy_learns_and_may_look_again() -> None:
    state = with_cards(
        round_of(one("d1", E, "spy", knowledge=2), one("d1", E), one("d1", E)), "ai", "human", "ai"
    )
    state = say(state, A, "spy", target=BO)
    assert [GAME.look(state, seat, "spy:1") is not None for seat in (A, BO, C)] == [True, False, False]
    assert "human" not in str([line.facts for line in GAME.log(state)])
    assert GAME.view(state, C).spies[0].target == BO
    assert GAME.opened(state) == Opened(shown=1, final=0)
    state = say(state, A, "end_turn")
    face = GAME.look(state, A, "spy:1")
    assert face is not None
    assert face.code == "H"


def test_a21_a_spy_without_memory() -> None:
    state = round_of(one("d1", E, "spy", knowledge=2), one("d1", E), one(), spy_memory=False)
    state = say(with_cards(state, "ai", "human", "ai"), A, "spy", target=BO)
    assert "spy:1" in GAME.view(state, A).my_looks
    state = say(state, A, "end_turn")
    assert (GAME.view(state, A).my_looks, GAME.look(state, A, "spy:1")) == (("card",), None)


def test_em_34_a_card_on_paper_is_spied_on_the_table() -> None:
    state = round_of(one(action="spy", knowledge=2), one(), one(), deal="cards", by_hand=(BO,))
    state = say(state, A, "spy", target=BO)
    assert state.spyings[0].answer.value is None
    assert not [name for name in GAME.view(state, A).my_looks if name.startswith("spy")]
