"""Phases, limits and corrections at the table, by rule number."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from companion import texts
from companion.games.cyberverse import GAME
from companion.games.cyberverse.packs.cards import CardLibrary
from companion.games.cyberverse.packs.checking import check, faults
from companion.games.cyberverse.state import CyberverseState, Shifting, is_in
from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from tests.games.cyberverse.printed import HENCHMEN, sheet
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    NOVA,
    SEATS,
    TABLE,
    activation,
    agent,
    auxiliary,
    begun,
    equipped,
    evented,
    fix,
    fresh,
    hired,
    investigation,
    on,
    passed,
    payday,
    peaceful,
    refused,
    say,
    strategy,
    supply,
    view,
)
from tests.games.cyberverse.test_tricky import mission, stacked


def turn(state: CyberverseState) -> Seat:
    now = view(state).turn_of
    assert now is not None
    return now


def event_id(state: CyberverseState) -> str:
    return next(slot.event.id for slot in view(state).news.slots if slot.event)


@pytest.mark.parametrize("count", [0, 1, 5])
def test_cv2_two_to_four(count: int) -> None:
    with pytest.raises(Rejection, match=r"cyberverse\.players"):
        GAME.setup(GAME.options(), tuple(Seat(f"s{at}") for at in range(count)), GAME_SEED)


GAME_SEED: Any = b"0" * 32


def test_cv2_names() -> None:
    with pytest.raises(Rejection, match=r"cyberverse\.seat_twice"):
        GAME.setup(GAME.options(), (ECO, ECO), GAME_SEED)
    state = say(fresh(), ECO, "name_org", name="  Yakuza  Ltd ")
    assert view(state).organizations[0].name == "Yakuza Ltd"
    assert refused(state, FSB, "name_org", name="yakuza ltd") == ["E_ORG_TWICE"]


def test_cv6_boards() -> None:
    card = {
        "name": "Docks",
        "zones": 3,
        "links": [[1, 2], [2, 3]],
        "spots": [{"zone": 2, "position": "covered"}],
    }
    state = say(fresh(), TABLE, "set_district", number=4, card=card)
    docks = view(state).districts[3]
    assert (docks.name, docks.zones, len(docks.relations), len(docks.spots)) == ("Docks", 3, 3, 1)
    assert refused(state, ECO, "set_district", number=4, card={"name": "X", "zones": 0}) == ["E_ZONES"]
    wrong = {"name": "X", "zones": 2, "links": [[1, 3]]}
    assert refused(state, ECO, "set_district", number=4, card=wrong) == ["E_NO_ZONE"]


def test_cv7_sheets_are_checked_and_taken_in_turn() -> None:
    state = say(fresh(2), ECO, "begin", chooser=FSB, story_vp=4)
    assert refused(state, ECO, "first_agent", sheet=sheet("A")) == ["E_NOT_YOUR_TURN"]
    wrong = sheet("A", reputation=4, health=0, initiative=0, salary=150)
    assert refused(state, FSB, "first_agent", sheet=wrong) == [
        "E_FEATURE_RANGE",
        "E_HEALTH",
        "E_INITIATIVE",
        "E_HUNDREDS",
    ]
    state = say(state, FSB, "first_agent", sheet=sheet("Kade"))
    assert refused(state, ECO, "first_agent", sheet=sheet("kade", face="back")) == ["E_SHEET_TAKEN"]
    state = say(state, ECO, "first_agent", sheet=sheet("Vex"))
    assert (state.phase, state.turn, state.order) == ("event", 1, (ECO, FSB))


def test_cv8_the_order_says_what_decided() -> None:
    state = payday(begun(3, agents=[{"initiative": 5}, {"initiative": 9}, {"initiative": 7}]))
    state = fix(state, "org", seat=FSB, cash=1900)
    state = say(state, TABLE, "next_phase")
    assert state.order == (FSB, ECO, NOVA)
    found = [(line.seat, line.cash, line.initiative, line.decided_by) for line in view(state).order_lines]
    assert found == [(FSB, 1900, 9, "cash"), (ECO, 900, 5, "initiative"), (NOVA, 900, 7, "cash")]
    later = fix(state, "org", seat=NOVA, cash=5000)
    assert later.order == state.order, "frozen for the turn"


def test_cv20_cv21_the_checklist_locks_the_next_phase() -> None:
    state = begun(2)
    first, other = state.order
    assert refused(state, other, "draw_event", card={"name": "X", "duration": 1}) == ["E_NOT_FIRST"]
    assert refused(state, first, "next_phase") == ["E_STILL_TO_DO"]
    following = view(state).next
    assert following is not None
    assert (following.to, following.is_open, following.missing) == (
        "strategy",
        False,
        ("drawn", "placed", "henchmen"),
    )
    assert refused(state, first, "place_event") == ["E_STILL_TO_DO"]
    state = say(state, first, "draw_event", card={"name": "X", "duration": 2})
    assert [item.code for item in view(state).checklist if item.is_active] == ["placed"]
    state = say(state, first, "place_event")
    assert refused(state, first, "place_event") == ["E_TICKED"]
    assert view(state).next.is_open  # type: ignore[union-attr]
    assert refused(state, first, "buy", agent="a3", card=GUN) == ["E_WRONG_PHASE"]


GUN: dict[str, Any] = {"kind": "weapon", "name": "Hand Gun", "price": 300, "bonus": 3, "type": "ranged"}


def test_cv22_cv24_staff_comes_home_with_its_event() -> None:
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


def test_cv25_cv26_buying() -> None:
    state = strategy(begun(2))
    assert refused(state, ECO, "buy", agent="a3", card=GUN) == ["E_NOT_YOUR_TURN"]
    state = say(state, FSB, "end_strategy")
    assert refused(state, ECO, "buy", agent="a4", card=GUN) == ["E_NOT_YOUR_AGENT"]
    assert refused(state, ECO, "buy", agent="a3", card={**GUN, "price": 1000}) == ["E_FUNDS"]
    assert refused(state, ECO, "buy", agent="a3", card={**GUN, "price": 150}) == ["E_HUNDREDS"]
    assert refused(state, ECO, "buy", agent="a3", card={**GUN, "price": 0}) == ["E_PRICE"]
    for _ in range(3):
        state = say(state, ECO, "buy", agent="a3", card={**GUN, "price": 200})
    assert refused(state, ECO, "buy", agent="a3", card={**GUN, "price": 100}) == ["E_SLOT_FULL"]
    van = {"kind": "vehicle", "name": "Van", "price": 100, "movement": 1}
    state = say(state, ECO, "buy", agent="a3", card=van)
    assert refused(state, ECO, "buy", agent="a3", card=van) == ["E_VEHICLE_SLOT_FULL"]
    assert state.orgs[ECO].cash == 200
    assert [entry.reason for entry in state.orgs[ECO].ledger] == ["start", *["bought"] * 4]
    assert ("weapon", "hand gun") in state.known
    assert view(state).organizations[0].agents[0].features[0].value == 3, "the van helps"


def test_cv27_only_what_is_broken() -> None:
    state = say(strategy(equipped(begun(2), ECO, "weapon")), FSB, "end_strategy")
    assert refused(state, ECO, "repair", supply=supply(state, ECO)) == ["E_NOT_BROKEN"]
    assert refused(state, ECO, "repair", supply="s99") == ["E_UNKNOWN_TOKEN"]


def test_cv29_cv30_support() -> None:
    state = say(strategy(begun(2, agents=[{"reputation": 1}])), FSB, "end_strategy")
    state = say(state, ECO, "take_support", card={"name": "Fixer"})
    assert refused(state, ECO, "take_support", card={"name": "Doc"}) == ["E_SUPPORT_ONCE"]
    state = payday(state)
    state = strategy(say(state, TABLE, "next_phase"))
    while turn(state) != ECO:
        state = say(state, turn(state), "end_strategy")
    assert refused(state, ECO, "take_support", card={"name": "Doc"}) == ["E_SUPPORT_LIMIT"]
    held = state.orgs[ECO].support[0].id
    state = say(state, ECO, "take_support", card={"name": "Doc"}, discard=held)
    assert [one.card.name for one in state.orgs[ECO].support] == ["Doc"]


def test_cv31_training() -> None:
    state = on(begun(2), ECO, 1, statuses=["wound"], health=3)
    state = say(strategy(state), FSB, "end_strategy")
    assert refused(state, ECO, "train", agent="a3", heal="health") == ["E_STATUS_FIRST"]
    assert refused(state, ECO, "train", agent="a3", heal="bleed") == ["E_NO_SUCH_STATUS"]
    state = say(state, ECO, "train", agent="a3")
    assert refused(state, ECO, "train", agent="a3") == ["E_TRAINED_TWICE"]
    one = agent(state, ECO)
    assert (one.statuses, one.health, [token.face for token in one.xp]) == ((), 3, [1])
    state = activation(state)
    assert refused(state, ECO, "activate", agent="a3") == ["E_INACTIVE"]
    assert view(state).organizations[0].agents[0].due_why == "training"


def test_cv32_bleeding_may_kill() -> None:
    state = fix(begun(2), "agent", agent="a3", statuses=["bleed"], health=1)
    state = fix(hired(state, ECO, "Other"), "agent", agent="a4", statuses=["bleed"])
    state = activation(state)
    assert "a3" not in state.agents
    assert agent(state, FSB).health == 3
    assert view(state).activation.bled == ("ECO 1", "FSB 1")  # type: ignore[union-attr]
    assert [org.actions_left for org in view(state).organizations] == [3, 3]


def test_cv34_cv36_moving() -> None:
    state = activation(on(begun(2, agents=[{"movement": 3}]), ECO, 1))
    assert refused(state, ECO, "step", zone=2) == ["E_NOBODY_MOVES"]
    assert refused(state, FSB, "activate", agent="a4") == ["E_NOT_CALLED"]
    state = say(state, ECO, "activate", agent="a3")
    assert refused(state, ECO, "deploy", district=2) == ["E_NOT_IN_HQ"]
    assert refused(state, ECO, "travel", district=1, points=1) == ["E_ALREADY_THERE"]
    assert refused(state, ECO, "travel", district=2) == ["E_POINTS_NEEDED"]
    assert refused(state, ECO, "travel", district=2, by_vehicle=True) == ["E_NO_VEHICLE"]
    assert refused(state, ECO, "travel", district=2, points=4) == ["E_MOVE_POINTS"]
    assert refused(state, ECO, "step", zone=9) == ["E_NO_ZONE"]
    state = say(state, ECO, "step", zone=2)
    assert refused(state, ECO, "travel", district=2, points=1) == ["E_NOT_ENTRY"]
    walled = fix(state, "zones", district=1, one=2, other=3, relation="walled")
    assert refused(walled, ECO, "step", zone=3) == ["E_WALL"]
    state = say(state, ECO, "step", zone=1)
    hurt = fix(state, "agent", agent="a3", statuses=["wound"])
    assert refused(hurt, ECO, "travel", district=2, points=1) == ["E_WOUNDED"]
    state = say(state, ECO, "travel", district=2, points=1)
    assert view(state).districts[0].distances == {2: 1}, "asked once, remembered both ways"
    assert view(state).districts[1].distances == {1: 1}
    assert refused(state, ECO, "recruit", sheet=sheet("New")) == ["E_MOVE_FIRST"]
    state = say(state, ECO, "end_move")
    assert view(state).activation.called == "a4"  # type: ignore[union-attr]
    assert refused(state, ECO, "recruit", sheet=sheet("New")) == ["E_CALL_FIRST"]


def test_cv36_a_full_board() -> None:
    state = begun(2)
    for zone in (2, 2, 3, 3, 4):
        state = fix(state, "henchman", name="Thug", district=1, zone=zone)
    state = say(activation(state), ECO, "activate", agent="a3")
    assert refused(state, ECO, "deploy", district=1) == ["E_BOARD_FULL"]


def test_cv73_one_miniature_on_a_position() -> None:
    state = on(on(begun(2), ECO, 1), FSB, 1, position="hacking")
    state = say(activation(state), ECO, "activate", agent="a3")
    assert refused(state, ECO, "take_position", position="hacking") == ["E_POSITION_TAKEN"]
    state = say(state, ECO, "take_position", position="covered")
    assert refused(state, ECO, "take_position", position="covered") == ["E_SAME_POSITION"]


def test_cv38_to_cv42_auxiliary_actions() -> None:
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


def test_cv43_stories() -> None:
    state = replaceable()
    seat = turn(state)
    state = say(state, seat, "look_at_stories", first="Lone", second="Neon")
    assert refused(state, seat, "place_ambush", district=1) == ["E_KEEP_ONE"]
    card = {"name": "lone", "vp": 3, "colours": ["red"]}
    assert refused(state, seat, "keep_story", card={**card, "name": "Else"}) == ["E_NOT_DRAWN"]
    assert refused(state, seat, "keep_story", card={**card, "colours": []}) == ["E_STORY_COLOURS"]
    assert refused(state, seat, "keep_story", card=card) == ["E_NO_PLACE"]
    old = next(story.id for story in state.orgs[seat].stories if not story.is_start)
    start = next(story.id for story in state.orgs[seat].stories if story.is_start)
    assert refused(state, seat, "keep_story", card=card, replaces=start) == ["E_START_STORY"]
    assert refused(state, seat, "keep_story", card=card, replaces=old) == ["E_GIVE_UP"]
    left = state.orgs[seat].actions
    state = say(state, seat, "keep_story", card=card, replaces=old, give_up=True)
    assert [story.card.name for story in state.orgs[seat].stories] == ["Starting story", "lone"]
    assert state.orgs[seat].actions == left - 1


def replaceable() -> CyberverseState:
    """Somebody has the starting story and another one, and no free place."""
    state = auxiliary(begun(2, open_stories=2))
    seat = turn(state)
    state = say(state, seat, "look_at_stories", first="Old", second="Other")
    state = say(state, seat, "keep_story", card={"name": "Old", "vp": 1, "colours": ["blue"]})
    return fix(state, "org", seat=seat, actions=9)


def test_cv12_cv13_cv78_stories_resolve() -> None:
    state = begun(2)
    story = state.orgs[ECO].stories[0].id
    for folder, colour in enumerate(("yellow", "blue", "red")):
        line = {"district": folder + 1, "kind": "influence", "tokens": 1, "reward": 100, "xp": 2}
        card = {"name": colour, "colour": colour, "missions": [line]}
        assert refused(state, FSB, "open_investigation", story=story, folder=folder, card=card) == [
            "E_NO_STORY"
        ]
        wrong = {**card, "missions": [{**line, "xp": 3, "district": 7}]}
        assert refused(state, ECO, "open_investigation", story=story, folder=folder, card=wrong) == [
            "E_NO_DISTRICT",
            "E_XP_TOKEN",
        ]
        state = say(state, ECO, "open_investigation", story=story, folder=folder, card=card)
        assert refused(state, ECO, "open_investigation", story=story, folder=folder, card=card) == [
            "E_FOLDER_FULL"
        ]
    for district in (1, 2):
        state = fix(state, "influence", seat=ECO, district=district, tokens=1)
    assert view(state).organizations[0].stories[0].done == 2
    assert state.orgs[ECO].cash == 1100
    state = fix(state, "influence", seat=ECO, district=3, tokens=1)
    org = view(state).organizations[0]
    assert (org.stories, org.resolved[0].vp, org.resolved_count, org.cash) == ((), 4, 1, 1200)
    assert state.orgs[ECO].xp_spent == 6, "XP on its missions is lost"


def test_cv18_mission_xp_is_for_any_agent() -> None:
    state = mission(hired(begun(2), ECO, "Second", analysis=1), "influence", xp=2)
    state = fix(fix(state, "influence", seat=ECO, district=1, tokens=1), "agent", agent="a4", xp=[2, 2])
    lying = state.orgs[ECO].stories[0].folders[0].missions[0].xp
    assert lying is not None
    foreign = {"level": 2, "tokens": [agent(state, FSB).xp[0].id]}
    asked = {"agent": agent(state, ECO, 1).id, "feature": "analysis", "threshold": 1, "reason": "a card"}
    assert refused(state, ECO, "free_test", **asked, xp=foreign) == ["E_XP_OWNER"]
    assert refused(state, ECO, "free_test", **asked, xp={"level": 6}) == ["E_XP_CAP"]
    assert refused(state, ECO, "free_test", **asked, xp={"level": 1}) == ["E_XP_NOT_HIGHER"]
    state = fix(state, "agent", agent=agent(state, ECO, 1).id, xp=[2])
    state = say(state, ECO, "free_test", **asked, xp={"level": 2})
    assert state.orgs[ECO].stories[0].folders[0].missions[0].xp is None
    assert agent(state, ECO, 1).xp == ()


def test_cv45_empty_districts_are_skipped() -> None:
    state = investigation(on(begun(2), ECO, 3))
    found = view(state).investigation
    assert found is not None
    assert (found.district, found.skipped, found.stage) == (3, (1, 2), "combat")
    assert [district.state for district in view(state).districts] == ["skipped", "skipped", "now", "", ""]


def test_cv75_hacking_once_a_turn_and_off_the_position() -> None:
    state = mission(on(begun(2), ECO, 1, position="hacking"), "hack")
    state = peaceful(investigation(state))
    assert refused(state, FSB, "hack", agent="a4") == ["E_NOT_ON_HACKING"]
    state = say(state, ECO, "hack", agent="a3", bonuses=[{"reason": "Blackout", "value": -1}])
    report = view(state).hack
    assert report is not None
    assert (report.income, [part.value for part in report.parts]) == (100, [200, -100, 0])
    assert state.orgs[ECO].cash == 900 + 100 + 200, "the hack and its mission"


def test_cv82_cv86_payday_is_secret_until_all_are_in() -> None:
    state = payday(on(on(equipped(begun(2), ECO, "gear"), ECO, 1), FSB, 2))
    assert view(state).waiting_for == (ECO, FSB)
    assert refused(state, ECO, "reopen_pay") == ["E_NOTHING_SEALED"]
    assert refused(state, ECO, "pay", sell=["s99"]) == ["E_UNKNOWN_TOKEN"]
    assert refused(state, ECO, "pay", sell=[supply(state, ECO)] * 2) == ["E_ALREADY_SOLD"]
    assert refused(state, ECO, "pay", order=["a4"]) == ["E_NOT_DUE"]
    state = say(state, ECO, "pay", sell=[supply(state, ECO)], order=["a3"])
    assert view(state, ECO).my_payday.entry is not None  # type: ignore[union-attr]
    assert view(state, FSB).my_payday.entry is None  # type: ignore[union-attr]
    assert view(state).entered == (ECO,)
    assert view(state).organizations[0].cash == 900
    state = say(say(state, ECO, "reopen_pay"), ECO, "pay", sell=[supply(state, ECO)])
    state = say(state, FSB, "pay")
    assert [org.cash for org in view(state).organizations] == [700, 600]
    assert refused(state, ECO, "pay") == ["E_WRONG_PHASE"]


def test_cv84_a_leaver_may_be_recruited_again() -> None:
    state = payday(fix(on(begun(2), ECO, 1), "org", seat=ECO, cash=0))
    assert view(state, ECO).my_payday.is_short  # type: ignore[union-attr]
    state = say(state, ECO, "pay")
    assert view(state).organizations[0].agents == ()
    state = auxiliary(say(state, TABLE, "next_phase"))
    while turn(state) != FSB:
        state = say(state, TABLE, "pass_action")
    assert refused(state, FSB, "recruit", sheet=sheet("ECO 1")) == []


def test_cv88_rows_open_one_by_one() -> None:
    state = fix(begun(2, end_timing="immediate"), "org", seat=ECO, resolved=[2] * 6)
    assert state.phase == "scoring"
    assert refused(state, ECO, "next_phase") == ["E_WRONG_PHASE"]
    sheet_ = view(state).score
    assert sheet_ is not None
    assert [row.is_open for row in sheet_.rows] == [False] * 5
    assert sheet_.rows[0].cells[0].value is None
    state = say(state, FSB, "open_row")
    sheet_ = view(state).score
    assert sheet_ is not None
    assert ([cell.value for cell in sheet_.totals], sheet_.closed) == ([12, 0], 4)
    state = say(state, FSB, "correct", fix={"of": "org", "seat": ECO, "cash": 100})
    for _ in range(4):
        assert GAME.outcome(state) is None
        state = say(state, TABLE, "open_row")
    assert view(state).correction is None, "a proposal does not outlive the game"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((ECO,), "stories")
    assert refused(state, ECO, "open_row") == ["E_GAME_OVER"]


def test_cv87_scoring_waits_for_the_end() -> None:
    assert refused(begun(2), ECO, "open_row") == ["E_NO_SCORE_YET"]


def test_cv90_the_same_card_after_a_takeback() -> None:
    """A draw that is taken back and made again, with other things in between, gives the same card."""
    state = begun(2)
    asked: dict[str, Any] = {"agent": "a3", "feature": "analysis", "threshold": 9, "reason": "a card"}
    first = say(state, ECO, "free_test", **asked)
    again = say(state, FSB, "free_test", **{**asked, "agent": "a4"})
    again = say(fix(again, "org", seat=ECO, cash=100), ECO, "free_test", **{**asked, "feature": "hacking"})
    assert view(first).test.card == view(again).test.card  # type: ignore[union-attr]
    for _ in range(7):
        first = say(first, ECO, "free_test", **asked)
        again = say(again, ECO, "free_test", **asked)
        assert view(first).test.card == view(again).test.card  # type: ignore[union-attr]


def test_cv90_a_closed_phase_stays_closed() -> None:
    before = evented(begun(2))
    after = say(before, TABLE, "next_phase")
    assert GAME.opened(after).final == GAME.opened(before).final + 1


def test_cv90_corrections_need_the_table_and_no_reason() -> None:
    state = begun(2)
    asked = {"fix": {"of": "org", "seat": ECO, "cash": 400}}
    assert refused(state, TABLE, "correct", **asked, reason="") == [], "a reason is welcome, not demanded"
    state = say(state, FSB, "correct", **asked, reason="a coin rolled away")
    assert (state.orgs[ECO].cash, view(state).correction_by) == (900, FSB)
    assert refused(state, ECO, "correct", **asked, reason="again") == ["E_CORRECTION_WAITS"]
    assert refused(state, ECO, "answer_correction", agree=True) == ["E_TABLE_ONLY"]
    assert say(state, TABLE, "answer_correction", agree=False).orgs[ECO].cash == 900
    state = say(state, TABLE, "answer_correction", agree=True)
    assert state.orgs[ECO].cash == 400
    assert state.orgs[ECO].ledger[-1].reason == "corrected"
    assert GAME.log(state)[-1].facts["reason"] == "a coin rolled away"
    assert refused(state, TABLE, "answer_correction", agree=True) == ["E_NO_CORRECTION"]
    assert refused(state, TABLE, "correct", **asked, reason="again") == ["E_NOTHING_TO_CORRECT"]
    assert refused(fresh(), TABLE, "correct", **asked, reason="early") == ["E_NOT_BEGUN"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"of": "org", "seat": "nobody", "cash": 1},
        {"of": "org", "seat": "eco", "name": "FSB"},
        {"of": "org", "seat": "eco", "discard": [1]},
        {"of": "agent", "agent": "a99", "health": 1},
        {"of": "agent", "agent": "a3", "health": 9},
        {"of": "agent", "agent": "a3", "district": 1, "zone": 8},
        {"of": "agent", "agent": "a3", "feature": "reputation", "value": 5},
        {"of": "supply", "supply": "s99", "broken": True},
        {"of": "support", "seat": "eco", "remove": "c99"},
        {"of": "zones", "district": 1, "one": 1, "other": 1, "relation": "far"},
        {"of": "henchman", "figure": "h99", "remove": True},
        {"of": "henchman", "district": 1},
        {"of": "henchman", "name": "Thug", "district": 1, "position": "hacking"},
        {"of": "mission", "mission": "t9-0-0", "done": True},
        {"of": "event", "place": 9, "remove": True},
        {"of": "order", "order": ["eco"]},
    ],
    ids=str,
)
def test_cv90_wrong_corrections_are_refused_in_words(wrong: dict[str, Any]) -> None:
    assert refused(begun(2), TABLE, "correct", fix=wrong, reason="a test")


def test_cv90_everything_can_be_corrected() -> None:
    state = mission(equipped(hired(begun(2), ECO, "Second"), ECO, "weapon"), "hack")
    line = state.orgs[ECO].stories[0].folders[0].missions[0].id
    state = fix(state, "mission", mission=line, done=True)
    assert state.orgs[ECO].cash == 1100
    state = fix(state, "mission", mission=line, done=False)
    second = agent(state, ECO, 1).id
    state = fix(state, "supply", supply=supply(state, ECO), agent=second)
    assert agent(state, ECO, 1).supply[0].card.name == "Weapon"
    state = fix(state, "supply", supply=agent(state, ECO, 1).supply[0].id, remove=True)
    state = fix(state, "event", place=2, card={"name": "Blackout", "duration": 2})
    state = fix(state, "event", place=2, slot="cancel", staff=[FSB])
    assert view(state).news.slots[1].event.is_cancelled  # type: ignore[union-attr]
    state = fix(state, "event", place=2, remove=True)
    state = fix(state, "district", district=1, to=3, points=2)
    assert view(state).districts[2].distances == {1: 2}
    state = fix(state, "order", order=[ECO, FSB])
    assert view(state).order_lines[0].decided_by == "corrected"
    state = fix(state, "agent", agent=second, salary=700, initiative=3, trained=True)
    assert agent(state, ECO, 1).sheet.salary == 700
    state = fix(state, "henchman", name="Thug", district=2, zone=3)
    state = fix(state, "henchman", figure=next(iter(state.henchmen)), health=2, zone=1)
    assert view(state).districts[1].figures[0].zone == 1


def test_cv90_a_correction_is_told_in_sentences() -> None:
    state = equipped(hired(begun(2), ECO, "Second"), ECO, "weapon")
    second = agent(state, ECO, 1).id
    supply_id = supply(state, ECO)

    def told(**fields: Any) -> list[str]:
        proposed = say(state, ECO, "correct", fix=fields, reason="counted")
        waits = view(proposed).correction_said
        agreed = say(proposed, TABLE, "answer_correction", agree=True)
        assert agreed.log[-len(waits) :] == waits, "what was agreed to is what is written"
        assert {texts.log_line(line, {}, "detail") for line in waits} == {"counted"}
        said = [texts.log_line(line, {}) for line in waits]
        return [line.removesuffix(" Corrected at the table.") for line in said]

    org = state.orgs[ECO].name
    assert told(of="org", seat=ECO, cash=1300) == [
        f"{org}’s cash: 1,300 D instead of {state.orgs[ECO].cash} D."
    ]
    assert told(of="agent", agent=second, salary=700, initiative=3, trained=True) == [
        f"Second’s salary: 700 D instead of {agent(state, ECO, 1).sheet.salary} D.",
        f"Second’s initiative: 3 instead of {agent(state, ECO, 1).sheet.initiative}.",
        "Second has trained this turn.",
    ]
    where = state.boards[3].card.name
    assert told(of="agent", agent=second, district=3, zone=2) == [f"Second stands in {where}, zone 2."]
    assert told(of="agent", agent=second, statuses=["wound"]) == ["Second’s statuses: wound."]
    assert told(of="supply", supply=supply_id, agent=second) == ["Second has Weapon."]
    assert told(of="influence", seat=ECO, district=3, tokens=2) == [
        f"{org}’s influence in {where}: 2 instead of 0."
    ]
    assert told(of="order", order=[FSB, ECO])[0].startswith("Turn order: ")


def test_cv41_no_more_ambush_tokens_than_there_are() -> None:
    state = begun(2)
    for district in (1, 2, 3):
        state = fix(state, "district", district=district, ambush=ECO)
    wrong = {"of": "district", "district": 4, "ambush": ECO}
    assert refused(state, TABLE, "correct", fix=wrong, reason="a test") == ["E_NO_AMBUSH"]
    fix(state, "district", district=3, ambush=FSB)


def test_cards_are_remembered_and_the_newer_text_counts() -> None:
    library = CardLibrary(id="mine", name="Mine", cards=HENCHMEN)
    state = begun(2, cards=library)
    assert [card.name for card in view(state).known][:3] == ["Marauder", "Killer", "Thug"]
    state = say(state, FSB, "tell_card", card={"kind": "henchman", "name": "THUG", "attack": 5})
    thugs = [card for card in view(state).known if card.name.casefold() == "thug"]
    assert [card.attack for card in thugs] == [5]  # type: ignore[union-attr]
    assert refused(state, ECO, "tell_card", card={"kind": "henchman", "name": "X", "attack": 12}) == [
        "E_PRINTED_RANGE"
    ]


def test_a_card_library_names_every_fault() -> None:
    good = {"format": "cyberverse-cards/1", "id": "x", "name": "X", "cards": []}
    assert check(good) == ()
    agents = [sheet("A").model_dump(), sheet("a").model_dump(), sheet("B", combat=9).model_dump()]
    found = [fault.code for fault in check({**good, "cards": agents})]
    assert found == ["cyberverse.card_twice", "cyberverse.bad_card"]
    assert check({**good, "cards": [{"kind": "spaceship"}]})[0].code == "cyberverse.bad_pack"
    with pytest.raises(Rejection):
        begun(2, cards={**good, "cards": agents})
    assert faults(HENCHMEN[0]) == ()


def test_effects_of_cards_have_a_name_and_limits() -> None:
    state = fix(begun(2), "agent", agent="a3", statuses=["wound"], health=2)
    assert refused(state, ECO, "apply_effect", reason="", cash=100) == ["E_NO_REASON"]
    assert refused(state, ECO, "apply_effect", reason="x", cash=50) == ["E_HUNDREDS"]
    assert refused(state, ECO, "apply_effect", reason="x") == ["E_NO_EFFECT"]
    assert refused(state, ECO, "apply_effect", reason="x", cash=-1000) == ["E_FUNDS"]
    assert refused(state, ECO, "apply_effect", reason="x", lose=1) == ["E_NOT_YOUR_AGENT"]
    assert refused(state, ECO, "apply_effect", reason="x", agent="a3", heal=["health"]) == ["E_STATUS_FIRST"]
    state = say(state, ECO, "apply_effect", reason="Doc", agent="a3", heal=["wound", "health"], cash=-200)
    assert (agent(state, ECO).statuses, agent(state, ECO).health, state.orgs[ECO].cash) == ((), 3, 700)


def test_reminders_stand_where_they_matter() -> None:
    state = fix(
        on(begun(2), ECO, 2), "support", seat=ECO, card={"name": "Doc", "effect": "Heal.", "phase": "payday"}
    )
    state = evented(state, name="Blackout", effect="Hacking −1.", district=2, phase="investigation")
    assert view(state).reminders == ()
    state = investigation(say(state, TABLE, "next_phase"))
    assert [one.name for one in view(state).reminders] == ["Blackout"]
    state = payday(state)
    assert [one.name for one in view(state).reminders] == ["Doc"]


def test_the_table_speaks_only_for_all() -> None:
    state = begun(2)
    assert refused(state, TABLE, "free_test", agent="a3", feature="combat", threshold=1, reason="x") == [
        "E_NOT_FOR_TABLE"
    ]
    assert refused(state, Seat("ghost"), "shift_news") == ["E_UNKNOWN_SEAT"]
    state = auxiliary(state)
    assert refused(state, TABLE, "pass_action") == [], "the leader may override (CV-44)"
    assert passed(state).orgs[ECO].actions == 0


def test_history_has_a_point_a_turn() -> None:
    state = say(payday(begun(2)), TABLE, "next_phase")
    assert [point.turn for point in view(state).history] == [0, 1]
    assert [seat.cash for seat in view(state).history[1].seats] == [900, 900]
    assert set(SEATS[:2]) == {seat.seat for seat in view(state).history[1].seats}


def test_a_test_shows_what_would_win() -> None:
    state = stacked(mission(on(begun(2, agents=[{"analysis": 2}]), ECO, 1)), 1, 0, 1, 2, -1)
    state = fix(state, "agent", agent="a3", xp=[2, 2, 2])
    state = peaceful(investigation(state))
    offer = view(state, ECO).my_tests[0]
    assert offer.cards == (-1, 0, 1, 1, 2)
    assert [(one.level, one.cost, one.wins) for one in offer.raises] == [
        (2, 0, (1, 1, 2)),
        (3, 6, (0, 1, 1, 2)),
    ]
    assert view(state, FSB).my_tests == ()


def test_the_shipped_library_can_be_played() -> None:
    file = Path(__file__).parents[3] / "assets" / "packs" / "cyberverse" / "sampler.toml"
    content = tomllib.loads(file.read_text("utf-8"))
    assert check(content) == ()
    state = begun(2, cards=CardLibrary(**content))
    assert {card.kind for card in view(state).known} >= {"agent", "weapon", "henchman", "event", "district"}
