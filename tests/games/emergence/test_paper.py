"""Seats on paper: dealt by hand, never entered, turned over at the end (EM-6, EM-8, EM-34, EM-47)."""

from __future__ import annotations

from companion.games.emergence import GAME
from companion.games.emergence.rules.ending import finished
from companion.games.emergence.rules.meeting import MEETING
from companion.games.emergence.state import EmergenceState, Meeting, Turn
from companion.games.emergence.views import EndView
from tests.games.emergence.table import BO, DEMO, EL, A, C, D, fresh, one, refused, round_of, say


def paper(count: int, *seats: str) -> EmergenceState:
    return fresh(count, deal="cards", by_hand=seats, city=DEMO)


def over(state: EmergenceState) -> EmergenceState:
    won = EndView(winner="ai", reason="requirement", ai_beyond=9, human_beyond=-9)
    return finished(state, Turn(A, {}, A), won)


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


def test_em_8_with_paper_the_humans_meet_eye_to_eye() -> None:
    state = say(paper(5, BO, D), BO, "seen")
    for seat, card in ((A, "ai"), (C, "human"), (EL, "ai")):
        state = say(state, seat, "declare", allegiance=card)
    view = GAME.view(state, C)
    assert (view.phase, view.spoken) == ("meeting", "")
    assert "meeting" not in view.my_looks
    assert state.now == Meeting(step=len(MEETING) - 1)
    assert GAME.timer(state) is None
    for seat in (A, C, EL, D):
        state = say(state, seat, "met")
    assert state.phase == "leader"


def test_em_34_a_card_on_paper_is_spied_on_the_table() -> None:
    state = round_of(one(action="spy", knowledge=2), one(), one(), deal="cards", by_hand=(BO,))
    state = say(state, A, "spy", target=BO)
    assert state.spyings[0].answer.value is None
    assert not [name for name in GAME.view(state, A).my_looks if name.startswith("spy")]


def test_em_47_cards_on_paper_are_turned_over_and_entered() -> None:
    state = over(paper(3, A, BO, C))
    assert (state.phase, GAME.outcome(state)) == ("turning", None)
    assert GAME.view(state, None).waiting_for == (A, BO, C)
    assert GAME.view(state, A).end is None
    state = say(state, BO, "declare", allegiance="human")
    outcome = GAME.outcome(state)
    assert outcome is not None, "there is one Human: the others can only be A.I."
    assert outcome.winners == (A, C)


def test_em_47_no_more_cards_than_there_are() -> None:
    state = over(paper(5, A, BO, C, D, EL))
    for seat in (A, BO):
        state = say(state, seat, "declare", allegiance="ai")
    state = say(state, C, "declare", allegiance="human")
    assert refused(state, A, "declare", allegiance="ai") == ["ALREADY_SAID"]
    state = say(state, D, "declare", allegiance="human")
    assert state.phase == "over"
    assert state.allegiances[EL].value == "ai"
