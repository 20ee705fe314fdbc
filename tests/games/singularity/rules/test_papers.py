"""A vote on paper: folded, unfolded when all have answered, typed before anything opens (SW-41)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.games.singularity import GAME
from companion.games.singularity.state import SingularityState
from companion.games.singularity.views.enemies import VoteView
from tests.games.singularity.boards import ROW
from tests.games.singularity.table import TABLE, A, B, C, begun, refused, say


def asked(**options: object) -> SingularityState:
    """Three are asked; B has no phone."""
    return say(
        begun(3, map=ROW, by_hand=(B,), **options),
        A,
        "call_vote",
        question="Which door?",
        options=["left", "right"],
    )


def folded(state: SingularityState) -> SingularityState:
    return say(state, TABLE, "paper_ready", seat=B)


def unfolded() -> SingularityState:
    state = folded(say(asked(), A, "vote", option=0))
    return say(state, C, "vote", option=1)


def vote(state: SingularityState) -> VoteView:
    view = GAME.view(state, None)
    assert view.vote is not None
    return view.vote


def test_sw_41_a_folded_vote_is_typed_before_any_opens() -> None:
    state = folded(say(asked(), A, "vote", option=0))
    assert (vote(state).voted, vote(state).folding, GAME.view(state, None).waiting_for) == ((A, B), (), (C,))
    before = GAME.opened(state).shown
    state = say(state, C, "vote", option=1)
    assert (vote(state).papers, vote(state).is_open, GAME.view(state, None).waiting_for) == ((B,), True, (B,))
    assert GAME.opened(state).shown == before + 1, "who goes back behind an unfolded paper asks everybody"
    assert all(not option.votes for option in vote(state).options)
    assert refused(state, A, "vote", option=1) == ["E_VOTES_ARE_OPEN"]
    assert refused(state, TABLE, "type_paper", seat=B, option=9) == ["E_NO_SUCH_OPTION"]
    for done in (say(state, TABLE, "type_paper", seat=B, option=1), say(state, B, "vote", option=1)):
        assert [option.votes for option in vote(done).options] == [(A,), (B, C)]
        assert (vote(done).winner, vote(done).papers) == (1, ())


def test_sw_41_a_paper_can_be_taken_out_until_all_have_answered() -> None:
    state = asked()
    assert vote(state).folding == (B,)
    assert refused(state, TABLE, "paper_ready", seat=B, is_ready=False) == ["E_NOT_FOLDED"]
    state = folded(state)
    assert refused(state, B, "paper_ready", seat=B) == ["E_ALREADY_FOLDED"]
    state = say(state, B, "paper_ready", seat=B, is_ready=False)
    assert vote(state).voted == ()
    no = (refused(unfolded(), TABLE, "paper_ready", seat=B, is_ready=is_ready) for is_ready in (True, False))
    assert list(no) == [["E_VOTES_ARE_OPEN"]] * 2


def test_sw_41_only_for_who_plays_on_paper_and_only_when_it_is_due() -> None:
    state = asked()
    assert refused(state, TABLE, "paper_ready", seat=A) == ["E_NOT_ON_PAPER"]
    assert refused(state, A, "paper_ready", seat=B) == ["E_NOT_ON_PAPER"]
    assert refused(state, TABLE, "paper_ready", seat="z") == ["E_UNKNOWN_SEAT"]
    assert refused(folded(state), TABLE, "type_paper", seat=B, option=0) == ["E_PAPER_WAITS"]
    assert refused(unfolded(), A, "type_paper", seat=B, option=0) == ["E_NOT_ON_PAPER"]
    offers = {seat: {one.do for one in GAME.view(state, seat).choices} for seat in (A, B)}
    assert ("paper_ready" in offers[B], "paper_ready" in offers[A]) == (True, False)


@pytest.mark.parametrize("rule", ["open", "leader"])
def test_sw_41_what_is_open_anyway_is_typed_at_once(rule: str) -> None:
    state = replace(asked(votes=rule), leader=B)
    assert vote(state).folding == ()
    assert refused(state, TABLE, "paper_ready", seat=B) == ["E_VOTES_ARE_OPEN"]
    state = say(state, TABLE, "type_paper", seat=B, option=1)
    assert rule == "open" or state.phase == "play", "the leader has decided"
    assert rule == "leader" or vote(state).options[1].votes == (B,)


def test_sw_41_nothing_is_folded_for_who_is_not_asked() -> None:
    assert refused(asked(votes="leader"), TABLE, "paper_ready", seat=B) == ["E_NOT_A_VOTER"]


def test_sw_41_the_leader_need_not_wait_for_anybody() -> None:
    """A folded paper is unfolded first; one that nobody can read does not hold the table up."""
    state = say(folded(asked()), A, "close_vote")
    assert vote(state).papers == (B,)
    assert refused(state, A, "close_vote") == ["E_NOBODY_VOTED"]
    assert vote(say(state, A, "close_vote", option=0)).winner == 0
    assert vote(say(unfolded(), TABLE, "close_vote")).tied == (0, 1)


def test_sw_41_a_seat_that_got_a_phone_votes_on_it() -> None:
    state = say(folded(asked()), B, "vote", option=1)
    state = say(say(state, A, "vote", option=1), C, "vote", option=1)
    assert (vote(state).winner, vote(state).papers) == (1, ())


def test_sw_41_the_table_says_who_is_on_paper() -> None:
    assert GAME.on_paper(GAME.options(), (B,)).by_hand == (B,)
