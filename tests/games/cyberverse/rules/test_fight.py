"""A fight: order, activations, henchmen, its end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cyberverse.printed import HENCHMEN
from tests.games.cyberverse.scenes import fighting, mission, prepared, site
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    NOVA,
    TABLE,
    agent,
    brawled,
    fix,
    hired,
    investigation,
    refused,
    say,
    told,
    view,
)


def test_cv_56_the_order_and_cv_57_one_activation() -> None:
    state = told(hired(prepared(), ECO, "Slow", 1, initiative=30), *HENCHMEN)
    state = fix(state, "support", seat=ECO, card={"name": "Crew", "teammates": 1})
    state = brawled(investigation(state), "red", ["Thug", "Marauder"])
    state = say(
        state, ECO, "recruit_teammates", agent=agent(state, ECO).id, support=state.orgs[ECO].support[0].id,
        henchmen=[next(iter(state.henchmen))],
    )  # fmt: skip
    for one in site(state).tokens:
        assert one.seat is not None
        state = say(state, one.seat, "seal_token", agent=one.figure, token=None)
    names = [line.name for line in site(state).fighters]
    assert names == ["ECO 1", "FSB 1", "Slow", "Thug", "Marauder"]
    assert [line.acts_by for line in site(state).fighters][:4] == [ECO, FSB, ECO, ECO]
    first = agent(state, ECO).id
    assert refused(state, FSB, "end_activation", figure=agent(state, FSB).id) == ["E_NOT_ON_TURN"]
    state = say(state, ECO, "step", zone=2)
    state = say(state, ECO, "take_position", position="covered")
    assert refused(state, ECO, "step", zone=3) == ["E_MOVE_POINTS"]
    assert site(state).fighters[0].moves_left == 0
    state = say(state, ECO, "end_activation", figure=first)
    assert site(state).now == agent(state, FSB).id


def test_a58_all_move_first() -> None:
    state = fighting(prepared(combat_flow="all_move_first"), henchmen=["Thug"])
    one, other = agent(state, ECO).id, agent(state, FSB).id
    assert refused(state, ECO, "attack", attacker=one, aims=[{"target": other}]) == ["E_NO_ATTACK_LEFT"]
    state = say(say(state, ECO, "end_activation", figure=one), FSB, "end_activation", figure=other)
    assert refused(state, ECO, "step", zone=2) == ["E_MOVE_BEFORE_ATTACK"]
    assert refused(state, ECO, "attack", attacker=one, aims=[{"target": other}]) == []


@pytest.mark.parametrize(("house", "done"), [("any", True), ("survivor", True), ("winner", False)])
def test_a46_fighting_missions(house: str, done: bool) -> None:
    state = fighting(mission(prepared(combat_mission=house), "combat"), henchmen=["Thug"])
    for seat in (ECO, FSB):
        state = say(state, seat, "end_activation", figure=agent(state, seat).id)
    assert view(state).organizations[0].stories[0].folders[0].missions[0].is_done is done


def test_cv_58_cv_59_henchmen_hunt_the_richest() -> None:
    state = prepared(3)
    state = fix(state, "org", seat=FSB, cash=5000)
    state = fighting(state, colour="red", henchmen=["Marauder"])
    for seat in (ECO, FSB):
        state = say(state, seat, "end_activation", figure=agent(state, seat).id)
    hunt = site(state).hunt
    assert hunt is not None
    assert (hunt.target, hunt.controller, hunt.richest) == (agent(state, FSB).id, NOVA, (FSB,))
    figure = site(state).now
    asked: dict[str, Any] = {"attacker": figure, "aims": [{"target": agent(state, FSB).id}]}
    assert refused(state, NOVA, "attack", **asked) == ["E_TOKEN_NEEDED"]
    wrong = {**asked, "aims": [{"target": agent(state, ECO).id}], "revealed": {figure: None}}
    assert refused(state, NOVA, "attack", **wrong) == ["E_WRONG_QUARRY"]
    assert refused(state, ECO, "attack", **asked, revealed={figure: None}) == ["E_NOT_ON_TURN"]
    state = say(state, NOVA, "move_figure", figure=figure, zone=1, position="advantageous")
    state = say(state, TABLE, "attack", **asked, revealed={figure: {"attack": 1}})
    card = view(state).attack
    assert card is not None
    assert card.targets[0].attack == 2 + 1 + 2
    state = say(state, NOVA, "end_activation", figure=figure)
    assert state.henchmen == {}, "after a fight the henchmen leave"


def test_cv_74_combat_missions_are_marked_for_all_who_took_part() -> None:
    line = {"name": "Riot", "district": 1, "kind": "combat", "reward": 300}
    card = {"name": "File", "colour": "red", "missions": [line]}
    state = prepared()
    for seat in (ECO, FSB):
        story = state.orgs[seat].stories[0].id
        state = say(state, seat, "open_investigation", story=story, folder=2, card=card)
    state = fighting(state)
    for seat in (ECO, FSB):
        state = say(state, seat, "end_activation", figure=agent(state, seat).id)
    assert [org.cash for org in state.orgs.values()] == [1200, 1200]
