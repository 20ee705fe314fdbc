"""The turn order, and the beginning of a turn."""

from __future__ import annotations

from tests.games.cyberverse.table import (
    ECO,
    FSB,
    NOVA,
    SEATS,
    TABLE,
    agent,
    begun,
    evented,
    fix,
    on,
    payday,
    say,
    view,
)


def test_cv_8_the_order_says_what_decided() -> None:
    state = payday(begun(3, agents=[{"initiative": 5}, {"initiative": 9}, {"initiative": 7}]))
    state = fix(state, "org", seat=FSB, cash=1900)
    state = say(state, TABLE, "next_phase")
    assert state.order == (FSB, ECO, NOVA)
    found = [(line.seat, line.cash, line.initiative, line.decided_by) for line in view(state).order_lines]
    assert found == [(FSB, 1900, 9, "cash"), (ECO, 900, 5, "initiative"), (NOVA, 900, 7, "cash")]
    later = fix(state, "org", seat=NOVA, cash=5000)
    assert later.order == state.order, "frozen for the turn"


def test_a4_no_agents_first() -> None:
    for house, first in (("last", FSB), ("first", ECO)):
        state = begun(2, turn_order_no_agent=house)
        state = payday(on(state, FSB, 1))
        state = fix(state, "agent", agent=agent(state, ECO).id, remove=True)
        state = fix(state, "agent", agent=agent(state, FSB).id, salary=0)
        if view(state).step == "entries":
            state = say(state, FSB, "pay")
        assert say(state, TABLE, "next_phase").order[0] == first


def test_a5_the_order_of_every_phase() -> None:
    for house, first in (("turn", FSB), ("phase", ECO)):
        state = fix(evented(begun(2, order_recalc=house)), "org", seat=ECO, cash=2000)
        assert say(state, TABLE, "next_phase").order[0] == first


def test_history_has_a_point_a_turn() -> None:
    state = say(payday(begun(2)), TABLE, "next_phase")
    assert [point.turn for point in view(state).history] == [0, 1]
    assert [seat.cash for seat in view(state).history[1].seats] == [900, 900]
    assert set(SEATS[:2]) == {seat.seat for seat in view(state).history[1].seats}
