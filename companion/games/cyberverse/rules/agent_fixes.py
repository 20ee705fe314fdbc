"""Corrections of agents and what they carry."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.cyberverse.actions import FixAgent, FixNewAgent, FixNewSupply, FixSupply
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules.agents import gone
from companion.games.cyberverse.rules.buying import slot_problems, with_supply
from companion.games.cyberverse.rules.fixes import Lines, given, known_agent, known_seat, said
from companion.games.cyberverse.rules.ledger import named, remembered, team, with_agent
from companion.games.cyberverse.rules.places import position_problems, with_spot, zone_problems
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.rules.setup import joined, sheet_problems
from companion.games.cyberverse.state import CyberverseState
from companion.games.cyberverse.state.organization import Agent, Supply
from companion.games.cyberverse.views.organization import XpView
from companion.games.cyberverse.words import TEAM
from companion.kernel.refusals import refuse_faults

HQ = "HQ"
NONE = ("none",)


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


def agent_said(fix: FixAgent, before: CyberverseState, after: CyberverseState) -> Lines:
    """What is another value of the agent now."""
    was = before.agents[fix.agent]
    name = was.sheet.name
    if fix.remove:
        yield said("corrected-gone", name=name)
        return
    now = after.agents[fix.agent]
    if fix.health is not None:
        yield said("corrected-health", name=name, n=now.health, was=was.health)
    if fix.statuses is not None:
        yield said("corrected-statuses", name=name, statuses=now.statuses or NONE)
    if (was.district, was.zone, was.position) != (now.district, now.zone, now.position):
        where = after.boards[now.district].card.name if now.district else HQ
        yield said("corrected-stands", name=name, where=where, zone=now.zone)
    if fix.xp is not None:
        old, new = (sum(token.face for token in side.xp) for side in (was, now))
        yield said("corrected-xp", name=name, n=new, was=old)
    yield from _sheet_said(fix, was, now)


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


def _sheet_said(fix: FixAgent, was: Agent, now: Agent) -> Lines:
    """Printed values that were typed wrongly, and what was done this turn."""
    name = was.sheet.name
    if fix.feature is not None and fix.value is not None:
        old, new = getattr(was.sheet, fix.feature), getattr(now.sheet, fix.feature)
        facts = {"feature": fix.feature, "n": new, "was": old}
        yield said("corrected-feature", name=name, **facts)
    if fix.salary is not None:
        facts = {"n": now.sheet.salary, "was": was.sheet.salary}
        yield said("corrected-salary", name=name, **facts)
    if fix.initiative is not None:
        facts = {"n": now.sheet.initiative, "was": was.sheet.initiative}
        yield said("corrected-initiative", name=name, **facts)
    if fix.trained is not None:
        yield said("corrected-trained", name=name, yes=fix.trained)
    if fix.rescued is not None:
        yield said("corrected-rescued", name=name, yes=fix.rescued)


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


def new_agent_said(fix: FixNewAgent, before: CyberverseState, _after: CyberverseState) -> Lines:
    """Who joins."""
    org = before.orgs[fix.seat].name
    yield said("corrected-joins", name=fix.sheet.name, org=org)


def token_of(state: CyberverseState, supply: str) -> tuple[Agent, Supply]:
    """The supply token of this id with whom it belongs to, or `Rejection`."""
    for agent in state.agents.values():
        for token in agent.supply:
            if token.id == supply:
                return agent, token
    raise refusal("unknown_token", "CV-90")


def supply(state: CyberverseState, fix: FixSupply) -> CyberverseState:
    """A supply token: broken, another card, somebody else's, or gone."""
    agent, token = token_of(state, fix.supply)
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


def supply_said(fix: FixSupply, before: CyberverseState, after: CyberverseState) -> Lines:
    """Broken, another card, somebody else's, or gone."""
    agent, was = token_of(before, fix.supply)
    card, owner = was.card.name, agent.sheet.name
    if fix.remove:
        yield said("corrected-no-supply", name=owner, card=card)
        return
    holder, now = token_of(after, fix.supply)
    if fix.broken is not None:
        yield said("corrected-broken", name=owner, card=card, broken=now.broken)
    if fix.card is not None or holder.id != agent.id:
        yield said("corrected-supply", name=holder.sheet.name, card=now.card.name)


def new_supply(state: CyberverseState, fix: FixNewSupply) -> CyberverseState:
    """A supply token that the app does not have."""
    refuse_faults(faults(fix.card))
    agent = known_agent(state, fix.agent)
    refuse_faults(slot_problems(agent, fix.card))
    return with_supply(state, agent, fix.card)


def new_supply_said(fix: FixNewSupply, before: CyberverseState, _after: CyberverseState) -> Lines:
    """Whose it is."""
    name = before.agents[fix.agent].sheet.name
    yield said("corrected-supply", name=name, card=fix.card.name)
