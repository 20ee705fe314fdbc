"""Cards dealt by hand are entered; those on paper are not."""

from __future__ import annotations

from companion.games.emergence import GAME
from companion.games.emergence.state.phases import Gathering
from tests.games.emergence.table import (
    BO,
    A,
    C,
    D,
    fresh,
    paper,
    refused,
    say,
)


def test_em_6_cards_dealt_by_hand_are_checked_as_a_whole() -> None:
    state = fresh(3, deal="cards")
    assert (state.phase, GAME.look(state, A, "card")) == ("declare", None)
    for seat in state.seats:
        state = say(state, seat, "declare", allegiance="human")
    assert (state.now, state.allegiances) == (Gathering("declare", again=True), {})
    assert [line.facts for line in GAME.log(state)] == [{}]
    for seat, card in zip(state.seats, ("human", "human", "ai"), strict=True):
        state = say(state, seat, "declare", allegiance=card)
    assert GAME.view(state, None).declare_again
    state = say(state, A, "declare", allegiance="human")
    state = say(state, A, "declare", allegiance="ai")
    state = say(state, BO, "declare", allegiance="ai")
    state = say(state, C, "declare", allegiance="human")
    assert (state.phase, GAME.view(state, None).declare_again) == ("board", False)
    assert [GAME.look(state, seat, "card").code for seat in state.seats] == ["A", "A", "H"]  # type: ignore[union-attr]


def test_em_6_everybody_on_paper_is_answered_for_together() -> None:
    state = paper(4, BO, D)
    assert GAME.view(state, None).waiting_for == (A, BO, C, D)
    state = say(state, BO, "seen")
    assert GAME.view(state, None).waiting_for == (A, C)
    assert refused(state, D, "seen") == ["ALREADY_SAID"]
    assert refused(state, D, "declare", allegiance="ai") == ["KEPT_ON_PAPER"]
    state = say(say(state, A, "declare", allegiance="ai"), C, "declare", allegiance="human")
    assert state.phase == "leader"
    assert set(state.allegiances) == {A, C}


def test_em_6_a_table_of_paper_alone_only_says_that_the_cards_are_dealt() -> None:
    state = say(paper(3, A, BO, C), BO, "seen")
    assert (state.phase, state.allegiances) == ("leader", {})


def test_em_6_cards_that_cannot_be_are_entered_again_and_paper_stays_ready() -> None:
    state = say(paper(3, BO), BO, "seen")
    state = say(say(state, A, "declare", allegiance="human"), C, "declare", allegiance="human")
    assert GAME.view(state, None).declare_again
    assert GAME.view(state, None).waiting_for == (A, C)
