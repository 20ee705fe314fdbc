"""Agents and what happens to them: features, healing, elimination, support."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.rules.ledger import with_agent, with_org
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import why
from companion.games.cyberverse.state import CyberverseState, S
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.state.phases import Activation
from companion.games.cyberverse.sums import features
from companion.games.cyberverse.words import STATUSES, Feature, Heal, Status


def raw(agent: Agent, feature: Feature) -> int:  # CV-14
    """Before the cap: printed, working implants, and the vehicle for Movement."""
    implants = vehicle = 0
    for token in agent.supply:
        card = token.card
        if token.broken:
            continue
        if card.kind == "implant":
            implants += card.feature == feature
        elif card.kind == "vehicle" and feature == "movement":
            vehicle += card.movement
    return features.raw_value(agent.sheet.printed(feature), implants, vehicle)


def value(agent: Agent, feature: Feature) -> int:  # CV-14
    """The feature as it counts now."""
    return features.value(feature, raw(agent, feature), suppressed="suppression" in agent.statuses)


def has_vehicle(agent: Agent, *, working: bool = False) -> bool:
    """Whether a vehicle is there, and runs."""
    return any(token.card.kind == "vehicle" and not (working and token.broken) for token in agent.supply)


def slots_used(agent: Agent) -> int:  # CV-10
    """Of the three for weapons, implants and gear."""
    return sum(token.card.kind != "vehicle" for token in agent.supply)


def heal_problems(agent: Agent, heal: Heal | None, rule: str) -> Reasons:
    """Why this cannot be healed: a status goes before health, and it has to be there."""
    name = agent.sheet.name
    if heal == "health" and agent.statuses:
        return (why("status_first", rule, status=agent.statuses[0], agent=name),)
    if heal in STATUSES and heal not in agent.statuses:
        return (why("no_such_status", rule, status=heal, agent=name),)
    return ()


def healed(agent: Agent, heal: Heal | None) -> Agent:
    """One healing: a status goes first, of the owner's choice, else one health (CV-71)."""
    if agent.statuses:
        gone = heal if heal in STATUSES else next(one for one in STATUSES if one in agent.statuses)
        return replace(agent, statuses=tuple(one for one in agent.statuses if one != gone))
    return replace(agent, health=min(agent.health + 1, agent.sheet.health))


def with_status(agent: Agent, status: Status) -> Agent:  # CV-68
    """One of each kind at most."""
    if status in agent.statuses:
        return agent
    return replace(agent, statuses=tuple(sorted((*agent.statuses, status))))


def hurt(state: S, agent: Agent, loss: int, by: str) -> S:
    """The agent loses health; at 0 it is out."""
    if loss <= 0:
        return state
    if agent.health > loss:
        return with_agent(state, agent, health=agent.health - loss)
    return eliminated(state, agent, by)


def eliminated(state: S, agent: Agent, by: str) -> S:
    """Miniature, supply, XP and statuses are gone; the sheet too, unless the house keeps it (CV-72, A42)."""
    state = gone(state, agent)
    if state.options.dead_agents == "removed":
        state = replace(state, dead=state.dead | {agent.sheet.name.casefold()})
    return state.logged("eliminated", agent.seat, agent=agent.sheet.name, why=by)


def gone(state: S, agent: Agent) -> S:
    """The agent is no longer anybody's, with all it had."""
    lost = sum(token.face for token in agent.xp)
    org = state.orgs[agent.seat]
    state = replace(state, agents={at: one for at, one in state.agents.items() if at != agent.id})
    now = state.now
    if isinstance(now, Activation) and now.moving and now.moving.agent == agent.id:
        state = replace(state, now=replace(now, moving=None))
    return with_org(state, agent.seat, xp_spent=org.xp_spent + lost)


def is_sheet_taken(state: CyberverseState, name: str) -> bool:  # CV-7
    """Either face in play, or out of the game."""
    in_play = {agent.sheet.name.casefold() for agent in state.agents.values()}
    return name.casefold() in in_play | state.dead
