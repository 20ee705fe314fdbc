"""What all may see, under house rules that hide something."""

from __future__ import annotations

from companion.games.emergence import GAME
from companion.games.emergence.views import Teams
from tests.games.emergence.table import (
    BO,
    A,
    B,
    C,
    E,
    one,
    round_of,
    say,
)


def test_a9_hidden_amounts_from_the_first_assimilation_on() -> None:
    state = round_of(one("G", E, knowledge=3), one(knowledge=2), one(), hide_amounts=True)
    assert [line.knowledge for line in GAME.view(state, C).operatives] == [3, 2, 0]
    state = say(state, A, "activate")
    state = say(say(state, A, "insert", ai=1, human=0), BO, "insert", ai=0, human=1)
    state = say(state, A, "open_aggregator")
    assert [line.knowledge for line in GAME.view(state, A).operatives] == [2, None, None]
    assert [line.knowledge for line in GAME.view(state, None).operatives] == [None, None, None]
    assert state.totals == Teams(ai=1, human=1)


def test_a14_hidden_hands() -> None:
    state = round_of(
        one("d1", E, "hack", knowledge=1), one("d2", B, data=(1, 0, 0, 0)), one(), holdings="owner"
    )
    shown = GAME.view(state, A).operatives
    assert [(line.knowledge, line.data is not None) for line in shown] == [
        (1, True),
        (None, False),
        (None, False),
    ]
    assert not GAME.view(state, A).my_targets[1].is_empty_handed
    line = GAME.log(say(state, A, "hack", target=BO))[-1]
    assert (line.code, line.facts) == ("emergence-log-hacked-unseen", {"target_seat": BO, "paid": 1})
