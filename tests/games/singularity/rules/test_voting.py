"""Ties become votes, hidden until all have answered."""

from __future__ import annotations

from companion.games.singularity import GAME
from tests.games.singularity.boards import ROW, at
from tests.games.singularity.table import (
    TABLE,
    A,
    B,
    C,
    acting,
    begun,
    placed,
    refused,
    say,
    standing,
    tied,
    vote_all,
)


def test_sw_39_a_vote_is_hidden_until_all_have_answered() -> None:
    state = tied(3)
    assert state.phase == "vote"
    state = say(state, A, "vote", option=0)
    other = GAME.view(state, B)
    assert other.vote is not None
    assert other.vote.voted == (A,)
    assert all(not option.votes for option in other.vote.options)
    assert (GAME.view(state, A).my_vote, other.my_vote) == (0, None)
    assert other.waiting_for == (B, C)
    state = say(say(say(state, A, "vote", option=1), B, "vote", option=1), C, "vote", option=0)
    opened = GAME.view(state, None).vote
    assert opened is not None
    assert [option.votes for option in opened.options] == [(C,), (A, B)]
    assert (opened.winner, opened.is_open) == (1, False)
    assert refused(state, A, "vote", option=0) == ["E_VOTES_ARE_OPEN"]
    assert GAME.opened(state).shown == 1
    state = say(state, C, "carry_out")
    assert standing(say(state, A, "enemies_done")) == {"drone@3,0": 3}


def test_sw_39_the_leader_breaks_ties_and_ends_a_vote_for_an_absent_phone() -> None:
    state = tied()
    state = say(say(state, A, "vote", option=0), B, "vote", option=1)
    view = GAME.view(state, None)
    assert view.vote is not None
    assert (view.vote.tied, view.waiting_for) == ((0, 1), (A,))
    assert refused(state, B, "close_vote", option=1) == ["E_LEADER_ONLY"]
    assert refused(state, A, "close_vote") == ["E_BREAK_THE_TIE"]
    assert refused(state, A, "carry_out") == ["E_VOTE_RUNS"]
    state = say(say(state, A, "close_vote", option=1), B, "carry_out")
    assert standing(say(state, A, "enemies_done")) == {"drone@3,0": 3}
    early = say(say(tied(), B, "vote", option=0), TABLE, "close_vote")
    assert early.ballot is not None
    assert early.ballot.winner == 0
    assert refused(tied(), A, "close_vote") == ["E_NOBODY_VOTED"]
    assert refused(tied(), A, "close_vote", option=0) == []
    assert refused(tied(), A, "vote", option=2) == ["E_NO_SUCH_OPTION"]
    assert refused(tied(), TABLE, "vote", option=0) == ["E_NOT_A_VOTER"]


def test_the_table_may_ask_the_phones_anything() -> None:
    state = say(begun(map=ROW), B, "call_vote", question="Which door?", options=["left", "right"])
    assert state.phase == "vote"
    state = vote_all(state, 1)
    assert state.phase == "play"
    assert state.log[-1].facts["choice"] == "right"
    assert refused(tied(), A, "call_vote", question="x", options=["a", "b"]) == ["E_WRONG_STEP"]


def test_votes_may_be_open_or_the_leaders() -> None:
    places = {A: at(0, 0), B: at(4, 0), C: at(4, 0)}
    state = acting(placed(begun(3, map=ROW, votes="open"), places, ("drone", at(2, 0), 3)))
    state = say(state, B, "vote", option=1)
    assert GAME.view(state, C).vote.options[1].votes == (B,)  # type: ignore[union-attr]
    state = acting(placed(begun(3, map=ROW, votes="leader"), places, ("drone", at(2, 0), 3)))
    assert GAME.view(state, None).waiting_for == (A,)
    assert refused(state, B, "vote", option=0) == ["E_NOT_A_VOTER"]
    assert say(state, A, "vote", option=0).phase == "enemies"
