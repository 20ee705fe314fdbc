"""What is offered: exactly what would be accepted, phase by phase."""

from __future__ import annotations

from tests.games.emergence.table import (
    BO,
    A,
    C,
    E,
    fresh,
    offered,
    one,
    round_of,
    say,
    sealed,
    selecting,
)


def test_before_the_rounds() -> None:
    state = fresh(3)
    assert offered(state, A) == ["seen"]
    state = say(state, A, "seen")
    assert (offered(state, A), offered(state, BO)) == ([], ["seen"])
    assert offered(fresh(3, deal="cards"), A) == ["declare"]
    assert offered(fresh(3, deal="cards", by_hand=(A,)), A) == ["seen"]


def test_while_all_choose_and_the_leader_counts() -> None:
    state = selecting(3)
    assert (offered(state, A), offered(state, BO)) == (["select"], ["select"])
    state = sealed(state, *[("hack", E)] * 3)
    assert offered(state, A) == ["select", "reopen", "count_down", "count_down"]
    assert offered(state, BO) == ["select", "reopen"]
    state = say(state, A, "count_down")
    assert offered(state, A) == ["select", "pause", "stretch", "call_off"]
    assert offered(say(state, A, "pause"), A) == ["select", "resume", "stretch", "call_off"]


def test_the_trigger_opens_the_app_s_aggregator_or_the_real_box() -> None:
    for aggregator, do in (("app", "open_aggregator"), ("box", "box_opened")):
        state = round_of(one("G", E), one(knowledge=1), one(), aggregator=aggregator)
        state = say(state, A, "activate")
        if aggregator == "app":
            assert [offered(state, seat) for seat in (A, BO, C)] == [[], ["insert"], []]
            state = say(state, BO, "insert", ai=1, human=0)
        assert [offered(state, seat) for seat in (A, BO, C)] == [[do], [], []]
