"""A vote as everybody sees it."""

from __future__ import annotations

import pytest

from companion.games.singularity import GAME
from tests.games.singularity.table import A, B, say, tied


@pytest.mark.parametrize(("house", "shown"), [("hidden", ()), ("open", (A,))])
def test_sw_3_votes_are_hidden_until_all_have_answered_unless_the_house_opens_them(
    house: str, shown: tuple[str, ...]
) -> None:
    state = say(tied(2, votes=house), A, "vote", option=1)
    vote = GAME.view(state, None).vote
    assert vote is not None
    assert (vote.voted, vote.is_open) == ((A,), True)
    assert [option.votes for option in vote.options] == [(), shown]
    opened = GAME.view(say(state, B, "vote", option=1), None).vote
    assert opened is not None
    assert [option.votes for option in opened.options] == [(), (A, B)]
