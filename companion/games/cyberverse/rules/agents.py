"""Agents and what happens to them: features, healing, elimination, support (CV-10..15, CV-30, CV-71)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.rules.ledger import logged, team, with_agent, with_org
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.state import Activation, Agent, CyberverseState, Org, S
from companion.games.cyberverse.sums import features, payday
from companion.games.cyberverse.words import STATUSES, SUPPORT_SLOTS, Feature, Heal, Status
from companion.kernel.seat import Seat


def raw(agent: Agent, feature: Feature) -> int:
    """Before the cap: printed, working implants, and the vehicle for Movement (CV-14)."""
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


def value(agent: Agent, feature: Feature) -> int:
    """The feature as it counts now (CV-14)."""
    return features.value(feature, raw(agent, feature), suppressed="suppression" in agent.statuses)


def has_vehicle(agent: Agent, *, working: bool = False) -> bool:
    """Whether a vehicle is there, and runs."""
    return any(token.card.kind == "vehicle" and not (working and token.broken) for token in agent.supply)


def slots_used(agent: Agent) -> int:
    """Of the three for weapons, implants and gear (CV-10)."""
    return sum(token.card.kind != "vehicle" for token in agent.supply)


def support_limit(state: CyberverseState, seat: Seat) -> int:
    """Three, and not more than the Reputation of all agents together (CV-30)."""
    return payday.support_limit([value(agent, "reputation") for agent in team(state, seat)])


def over_limit(state: CyberverseState) -> tuple[Seat, ...]:
    """Who holds too many support cards and has to discard before anything else (CV-30)."""
    return tuple(
        seat
        for seat, org in state.orgs.items()
        if org.support and len(org.support) > support_limit(state, seat)
    )


def must_discard(state: CyberverseState, org: Org) -> int:
    """How many support cards have to go (CV-30)."""
    return max(len(org.support) - min(support_limit(state, org.seat), SUPPORT_SLOTS), 0)


def healed(agent: Agent, heal: Heal | None, rule: str) -> Agent:
    """One healing: a status goes first, of the owner's choice, else one health (CV-71)."""
    if heal == "health" and agent.statuses:
        raise refusal("status_first", rule, status=agent.statuses[0], agent=agent.sheet.name)
    if heal in STATUSES and heal not in agent.statuses:
        raise refusal("no_such_status", rule, status=heal, agent=agent.sheet.name)
    if agent.statuses:
        gone = heal if heal in STATUSES else next(one for one in STATUSES if one in agent.statuses)
        return replace(agent, statuses=tuple(one for one in agent.statuses if one != gone))
    return replace(agent, health=min(agent.health + 1, agent.sheet.health))


def with_status(agent: Agent, status: Status) -> Agent:
    """One of each kind at most (CV-68)."""
    if status in agent.statuses:
        return agent
    return replace(agent, statuses=tuple(sorted((*agent.statuses, status))))


def hurt(state: S, agent: Agent, loss: int, why: str) -> S:
    """The agent loses health; at 0 it is out (CV-72)."""
    if loss <= 0:
        return state
    if agent.health > loss:
        return with_agent(state, agent, health=agent.health - loss)
    return eliminated(state, agent, why)


def eliminated(state: S, agent: Agent, why: str) -> S:
    """Miniature, supply, XP and statuses are gone; the sheet too, unless the house keeps it (CV-72, A42)."""
    state = gone(state, agent)
    if state.options.dead_agents == "removed":
        state = replace(state, dead=state.dead | {agent.sheet.name.casefold()})
    return logged(state, "eliminated", agent.seat, agent=agent.sheet.name, why=why)


def gone(state: S, agent: Agent) -> S:
    """The agent is no longer anybody's, with all it had."""
    lost = sum(token.face for token in agent.xp)
    org = state.orgs[agent.seat]
    state = replace(state, agents={at: one for at, one in state.agents.items() if at != agent.id})
    now = state.now
    if isinstance(now, Activation) and now.moving and now.moving.agent == agent.id:
        state = replace(state, now=replace(now, moving=None))
    return with_org(state, agent.seat, xp_spent=org.xp_spent + lost)


def is_sheet_taken(state: CyberverseState, name: str) -> bool:
    """Either face in play, or out of the game (CV-7, CV-72)."""
    in_play = {agent.sheet.name.casefold() for agent in state.agents.values()}
    return name.casefold() in in_play | state.dead
