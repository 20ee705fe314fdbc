"""Corrections of agents and what they carry."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.cyberverse.actions import FixAgent, FixNewAgent, FixSupply
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules.agents import gone
from companion.games.cyberverse.rules.buying import slot_problems
from companion.games.cyberverse.rules.ledger import named, remembered, team, with_agent
from companion.games.cyberverse.rules.places import position_problems, with_spot, zone_problems
from companion.games.cyberverse.rules.refusals import refusal, refuse_faults
from companion.games.cyberverse.rules.setup import joined, sheet_problems
from companion.games.cyberverse.state import Agent, CyberverseState, Supply
from companion.games.cyberverse.views.organization import XpView
from companion.games.cyberverse.words import TEAM
from companion.kernel.seat import Seat


def known_seat(state: CyberverseState, seat: Seat) -> Seat:
    """A seat of this table, or `Rejection`."""
    if seat not in state.seats:
        raise refusal("unknown_seat", "CV-90")
    return seat


def known_agent(state: CyberverseState, agent_id: str) -> Agent:
    """An agent in play, or `Rejection`."""
    if agent_id not in state.agents:
        raise refusal("no_agent", "CV-90")
    return state.agents[agent_id]


def given(**fields: Any) -> dict[str, Any]:
    """Only what was given."""
    return {name: value for name, value in fields.items() if value is not None}


def agent(state: CyberverseState, fix: FixAgent) -> CyberverseState:
    """An agent's values and place."""
    one = known_agent(state, fix.agent)
    if fix.remove:
        return gone(state, one)
    if fix.health is not None and fix.health > one.sheet.health:
        raise refusal("health_max", "CV-10", most=one.sheet.health)
    state, one = _faces(state, one, fix)
    one = _sheet(one, fix)
    statuses = tuple(sorted(set(fix.statuses))) if fix.statuses is not None else None
    changes = given(health=fix.health, statuses=statuses, trained=fix.trained, rescued=fix.rescued)
    return _moved(state, replace(one, **changes), fix)


def _faces(state: CyberverseState, agent: Agent, fix: FixAgent) -> tuple[CyberverseState, Agent]:
    """Other XP tokens of its own."""
    if fix.xp is None or sorted(fix.xp) == sorted(token.face for token in agent.xp):
        return state, agent
    tokens = []
    for face in fix.xp:
        state, token = named(state, "x")
        tokens.append(XpView(id=token, face=face))
    return state, replace(agent, xp=tuple(tokens))


def _sheet(agent: Agent, fix: FixAgent) -> Agent:
    """Printed values that were typed wrongly."""
    changes: dict[str, Any] = given(salary=fix.salary, initiative=fix.initiative)
    if fix.feature is not None and fix.value is not None:
        changes[fix.feature] = fix.value
    sheet = agent.sheet.model_copy(update=changes)
    refuse_faults(faults(sheet))
    return replace(agent, sheet=sheet)


def _moved(state: CyberverseState, agent: Agent, fix: FixAgent) -> CyberverseState:
    """Where it stands; 0 is HQ. The board is right, so the room on it is not asked."""
    district = agent.district if fix.district is None else fix.district or None
    if district is None:
        moved = replace(agent, district=None, zone=1, position="none")
        return replace(state, agents={**state.agents, agent.id: moved})
    zone = fix.zone or (agent.zone if district == agent.district else 1)
    stays = district == agent.district and zone == agent.zone
    position = fix.position or (agent.position if stays else "none")
    refuse_faults(zone_problems(state, district, zone))
    refuse_faults(position_problems(state, district, zone, position, agent.id))
    moved = replace(agent, district=district, zone=zone, position=position)
    state = replace(state, agents={**state.agents, agent.id: moved})
    return with_spot(state, district, zone, position)


def new_agent(state: CyberverseState, fix: FixNewAgent) -> CyberverseState:
    """An agent that the app does not have."""
    seat = known_seat(state, fix.seat)
    if len(team(state, seat)) >= TEAM:
        raise refusal("team_full", "CV-11", most=TEAM)
    refuse_faults(sheet_problems(state, fix.sheet))
    state = joined(state, seat, fix.sheet)
    agent = state.agents[f"a{state.made}"]
    if not fix.district:
        return state
    refuse_faults(zone_problems(state, fix.district, fix.zone))
    return with_agent(state, agent, district=fix.district, zone=fix.zone)


def supply(state: CyberverseState, fix: FixSupply) -> CyberverseState:
    """A supply token: broken, another card, somebody else's, or gone."""
    for agent in state.agents.values():
        for token in agent.supply:
            if token.id == fix.supply:
                return _supply_of(state, agent, token, fix)
    raise refusal("unknown_token", "CV-90")


def _supply_of(state: CyberverseState, agent: Agent, token: Supply, fix: FixSupply) -> CyberverseState:
    if fix.card is not None:
        refuse_faults(faults(fix.card))
        state = remembered(state, fix.card)
    changed = replace(token, **given(broken=fix.broken, card=fix.card))
    rest = tuple(one for one in agent.supply if one.id != token.id)
    if fix.remove:
        return with_agent(state, agent, supply=rest)
    if fix.agent is None or fix.agent == agent.id:
        refuse_faults(slot_problems(replace(agent, supply=rest), changed.card))
        slots = tuple(changed if one.id == token.id else one for one in agent.supply)
        return with_agent(state, agent, supply=slots)
    other = known_agent(state, fix.agent)
    refuse_faults(slot_problems(other, changed.card))
    state = with_agent(state, agent, supply=rest)
    return with_agent(state, other, supply=(*other.supply, changed))
