"""Only the secrets: how many tokens everybody holds, then the aggregator as ever."""

from __future__ import annotations

from typing import Any

from companion.games.emergence import GAME
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.views import Teams
from companion.kernel.seat import Voice
from tests.games.emergence.table import BO, A, B, C, E, codes, fresh, refused, revealed, ring, say, selecting


def counting(**options: Any) -> EmergenceState:
    """The leader of three has activated an assimilate tile."""
    state = revealed(selecting(3, A, use="secrets", **options), *[("activate", E)] * 3)
    return say(state, A, "assimilate")


def told(state: EmergenceState, *held: int) -> EmergenceState:
    """Everybody says how many they hold."""
    for seat, amount in zip(state.seats, held, strict=True):
        state = say(state, seat, "hold", knowledge=amount)
    return state


def test_em_55_everybody_says_it_and_may_put_it_right_until_the_last_has() -> None:
    state = say(counting(), BO, "hold", knowledge=9)
    assert GAME.view(state, None).waiting_for == (A, C)
    assert [line.knowledge for line in GAME.view(state, None).operatives] == [None, 9, None]
    state = say(state, BO, "hold", knowledge=2)
    assert refused(state, A, "hold", knowledge=1, seat=BO) == ["NOT_YOUR_TOKENS"]
    assert refused(state, Voice.TABLE, "hold", knowledge=1, seat=A) == ["NOT_ON_PAPER"]
    assert refused(state, A, "assimilate") == ["WRONG_PHASE"]
    assert refused(state, A, "select", action="hack", augmentation=B) == ["ALREADY_REVEALED"]
    state = say(say(state, A, "hold", knowledge=0), C, "hold", knowledge=3)
    assert state.event is not None
    assert (state.phase, state.event.order) == ("assimilate", (BO, C))


def test_em_55_then_the_aggregator_goes_round_as_ever_and_the_round_goes_on() -> None:
    state = told(counting(), 1, 4, 0)
    assert refused(state, A, "insert", ai=1, human=1) == ["MORE_THAN_HELD"]
    state = say(say(state, A, "insert", ai=1, human=0), BO, "insert", ai=0, human=3)
    state = say(state, A, "open_aggregator")
    assert (state.phase, state.totals) == ("play", Teams(ai=1, human=3))
    view = GAME.view(state, None)
    assert [line.knowledge for line in view.operatives] == [0, 1, 0]
    assert view.on_board is not None
    assert view.on_board.acted == (A,)
    assert [line.knowledge for line in GAME.view(say(state, A, "next_round"), None).operatives] == [None] * 3


def test_em_55_with_nobody_holding_any_it_opens_empty() -> None:
    state = say(told(counting(), 0, 0, 0), A, "open_aggregator")
    assert (state.phase, state.totals) == ("play", Teams(ai=0, human=0))


def test_em_55_hidden_hands_stay_hidden() -> None:
    state = say(counting(holdings="owner"), BO, "hold", knowledge=5)
    assert [line.knowledge for line in GAME.view(state, A).operatives] == [None, None, None]
    assert [line.knowledge for line in GAME.view(state, BO).operatives] == [None, 5, None]
    assert (codes(state)[-1], GAME.log(state)[-1].facts) == ("holds-unseen", {})


def test_a9_hidden_amounts_hide_what_is_held_from_the_second_time_on() -> None:
    state = told(counting(hide_amounts=True), 2, 0, 0)
    assert "holds" in codes(state)
    state = say(say(state, A, "insert", ai=1, human=0), A, "open_aggregator")
    state = say(say(state, BO, "assimilate"), A, "hold", knowledge=7)
    assert codes(state)[-1] == "holds-unseen"
    assert [line.knowledge for line in GAME.view(state, BO).operatives] == [None, None, None]


def test_em_59_with_a_token_on_paper_the_real_box_goes_round() -> None:
    state = fresh(3, use="secrets", deal="cards", by_hand=(C,))
    state = say(say(state, A, "declare", allegiance="ai"), BO, "declare", allegiance="human")
    state = say(say(state, C, "seen"), A, "name_leader", seat=A)
    for seat in (A, BO):
        state = say(state, seat, "select", action="activate", augmentation=E)
    state = say(state, Voice.TABLE, "paper_ready", seat=C)
    state = ring(say(state, A, "count_down"))
    state = say(state, Voice.TABLE, "type_paper", seat=C, action="boost", augmentation=B)
    assert state.phase == "play"
    state = say(say(state, A, "assimilate"), A, "hold", knowledge=2)
    state = say(state, BO, "hold", knowledge=0)
    state = say(state, Voice.TABLE, "hold", knowledge=3, seat=C)
    assert state.event is not None
    assert (state.phase, state.event.is_box, state.event.order) == ("opening", True, (A, C))
    assert refused(state, C, "insert", ai=1, human=0) == ["WRONG_PHASE"]
    state = say(state, A, "box_opened", ai=3, human=1, inserted={A: 2, C: 2})
    assert (state.totals, state.insertions) == (Teams(ai=3, human=1), ())
