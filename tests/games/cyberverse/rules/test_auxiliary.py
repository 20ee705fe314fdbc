"""Auxiliary actions."""

from __future__ import annotations

import pytest

from companion.games.cyberverse.state import is_in
from companion.games.cyberverse.state.phases import Shifting
from tests.games.cyberverse.printed import sheet
from tests.games.cyberverse.scenes import event_id, turn
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    TABLE,
    agent,
    auxiliary,
    begun,
    closed,
    fix,
    hired,
    offered,
    on,
    payday,
    refused,
    say,
    view,
)


def test_cv_22_cv_24_staff_comes_home_with_its_event() -> None:
    state = auxiliary(begun(2), reward=200)
    seat, cash = turn(state), state.orgs[turn(state)].cash
    state = say(state, seat, "place_staff", event=event_id(state), slot="reward")
    assert (state.orgs[seat].cash, view(state).organizations[state.seats.index(seat)].staff_left) == (
        cash + 200,
        2,
    )
    other = turn(state)
    assert refused(state, other, "place_staff", event=event_id(state), slot="reward") == ["E_SLOT_TAKEN"]
    assert refused(state, other, "place_staff", event="e999", slot="reward") == ["E_NO_EVENT"]
    state = say(state, other, "place_staff", event=event_id(state), slot="cancel")
    assert refused(state, turn(state), "place_staff", event=event_id(state), slot="cancel") == [
        "E_STAFF_TWICE"
    ]
    state = say(payday(state), TABLE, "next_phase")
    assert is_in(state, Shifting)
    state = say(state, TABLE, "shift_news")
    assert [org.staff_left for org in view(state).organizations] == [3, 3]
    assert view(state).news.left_track == ("Curfew",)


def test_cv_38_to_cv_42_auxiliary_actions() -> None:
    state = auxiliary(on(begun(2), ECO, 1))
    assert turn(state) == FSB, "as many actions, as much cash: turn order"
    assert refused(state, ECO, "place_ambush", district=1) == ["E_NOT_YOUR_TURN_YET"]
    state = say(state, FSB, "place_ambush", district=1)
    assert turn(state) == ECO
    assert refused(state, ECO, "place_ambush", district=1) == ["E_AMBUSH_THERE"]
    state = say(state, ECO, "rescue", agent="a3")
    assert (agent(state, ECO).district, state.orgs[ECO].cash) == (None, 700)
    assert refused(state, FSB, "rescue", agent="a4") == ["E_IN_HQ"]
    for name in ("One", "Two"):
        state = say(state, FSB, "recruit", sheet=sheet(name)) if turn(state) == FSB else state
        state = say(state, ECO, "recruit", sheet=sheet(f"{name} eco")) if turn(state) == ECO else state
    state = fix(state, "org", seat=FSB, actions=3)
    full = hired(state, FSB, "Three") if len(view(state).organizations[1].agents) < 3 else state
    assert refused(full, FSB, "recruit", sheet=sheet("Four")) == ["E_TEAM_FULL"]
    for number in (2, 3):
        full = say(full, FSB, "place_ambush", district=number) if turn(full) == FSB else full
    full = fix(full, "org", seat=FSB, actions=9)
    assert refused(full, FSB, "place_ambush", district=4) == ["E_NO_AMBUSH"]


def test_a3_the_order_marker() -> None:
    assert view(begun(2, staff_on_track=False)).organizations[0].staff_left == 4


def test_a20_cancelled_for_one() -> None:
    for house, for_all in (("all", True), ("owner", False)):
        state = auxiliary(begun(2, event_cancel_scope=house), effect="Hacking −1.")
        seat = turn(state)
        event = view(state).news.slots[0].event
        assert event is not None
        state = say(state, seat, "place_staff", event=event.id, slot="cancel")
        event = view(state).news.slots[0].event
        assert event is not None
        assert (event.is_cancelled, event.cancelled_for) == (for_all, () if for_all else (seat,))
        assert bool(view(state).reminders) is not for_all


@pytest.mark.parametrize(("house", "no"), [("1", ["E_SLOT_TAKEN"]), ("many", [])])
def test_a21_room_in_a_slot(house: str, no: list[str]) -> None:
    state = auxiliary(begun(2, event_slot_capacity=house))
    event = view(state).news.slots[0].event
    assert event is not None
    state = say(state, turn(state), "place_staff", event=event.id, slot="reward")
    assert refused(state, turn(state), "place_staff", event=event.id, slot="reward") == no


def test_a25_a_fee_for_recruiting() -> None:
    state = auxiliary(begun(2, recruit_cost="200"))
    seat = turn(state)
    assert say(state, seat, "recruit", sheet=sheet("New")).orgs[seat].cash == 700
    poor = fix(fix(state, "org", seat=ECO, cash=100), "org", seat=FSB, cash=100)
    assert refused(poor, turn(poor), "recruit", sheet=sheet("New")) == ["E_FUNDS"]


@pytest.mark.parametrize(("house", "statuses", "health"), [(True, (), 3), (False, ("wound",), 2)])
def test_a27_a_rescue(house: bool, statuses: tuple[str, ...], health: int) -> None:
    state = on(begun(2, rescue_clears=house), ECO, 1, statuses=["bleed", "wound"], health=3)
    state = fix(auxiliary(state), "org", seat=ECO, cash=1000)
    state = say(state, ECO, "rescue", agent=agent(state, ECO).id)
    assert (agent(state, ECO).statuses, agent(state, ECO).health) == (statuses, health)
    assert state.orgs[ECO].cash == 600


def test_cv_44_a29_passing() -> None:
    strict = auxiliary(begun(2))
    assert refused(strict, turn(strict), "pass_action") == ["E_STILL_POSSIBLE"]
    lenient = auxiliary(begun(2, strict_actions=False))
    assert refused(lenient, turn(lenient), "pass_action") == []


def test_cv_39_a_recruit_comes_to_hq_with_nothing_and_is_not_called() -> None:
    state = auxiliary(begun(2))
    seat, cash = turn(state), state.orgs[turn(state)].cash
    state = say(state, seat, "recruit", sheet=sheet("New", salary=900))
    new = agent(state, seat, 1)
    assert (new.district, new.xp, new.supply, state.orgs[seat].cash) == (None, (), (), cash)
    assert new.id not in view(state).activation.calls  # type: ignore[union-attr]
    assert refused(state, seat, "activate", agent=new.id) == ["E_INACTIVE"]
    assert refused(state, turn(state), "recruit", sheet=sheet("new", face="back")) == ["E_SHEET_TAKEN"]


def test_cv_40_a_staff_token_is_one_auxiliary_action() -> None:
    state = auxiliary(begun(2), reward=200)
    seat = turn(state)
    left, cash = state.orgs[seat].actions, state.orgs[seat].cash
    state = say(state, seat, "place_staff", event=event_id(state), slot="reward")
    assert (state.orgs[seat].actions, state.orgs[seat].cash) == (left - 1, cash + 200), "credited at once"
    assert turn(state) != seat, "then the next organization is found anew"


def test_cv_44_a_pass_when_nothing_is_possible() -> None:
    state = auxiliary(hired(hired(begun(2), FSB, "Two"), FSB, "Three"))
    seat = turn(state)
    assert seat == FSB
    assert "pass_action" not in offered(state, seat)
    (why,) = closed(state, seat)["pass_action"]
    assert (why.code, why.facts) == ("cyberverse.still_possible", {"can": "place_ambush"})
    state = fix(state, "event", place=1, remove=True)
    for number in (1, 2, 3):
        state = fix(state, "district", district=number, ambush=seat)
    assert "pass_action" in offered(state, seat)
    left = state.orgs[seat].actions
    assert say(state, seat, "pass_action").orgs[seat].actions == left - 1
