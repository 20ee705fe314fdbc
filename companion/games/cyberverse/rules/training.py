"""Training: an agent heals once, gets an XP token and is neither activated nor paid this turn (CV-31)."""

from __future__ import annotations

from companion.games.cyberverse.rules.agents import heal_problems, healed
from companion.games.cyberverse.rules.ledger import named, team, with_agent
from companion.games.cyberverse.rules.reasons import Reasons, unless_open
from companion.games.cyberverse.rules.refusals import why
from companion.games.cyberverse.state import CyberverseState
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.views.organization import XpView
from companion.games.cyberverse.words import Heal
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def problems(state: CyberverseState, agent: Agent, heal: Heal | None = None) -> Reasons:
    """Why this agent does not train, or not so (A17)."""
    name = agent.sheet.name
    if agent.trained:
        return (why("trained_twice", "CV-31", agent=name),)
    if state.options.train_place == "hq" and agent.district is not None:
        return (why("train_in_hq", "CV-31", agent=name),)
    others = [one for one in team(state, agent.seat) if one.trained]
    if state.options.train_limit == "one" and others:
        return (why("train_one", "CV-31", agent=others[0].sheet.name),)
    return heal_problems(agent, heal, "CV-31")


def closed(state: CyberverseState, seat: Seat) -> Reasons:
    """Why nobody trains."""
    nobody = why("no_agents", "CV-39")
    return unless_open((problems(state, agent) for agent in team(state, seat)), (nobody,))


def trained(state: CyberverseState, agent: Agent, heal: Heal | None) -> CyberverseState:
    """The agent is better, and has a token more (A67)."""
    refuse_faults(problems(state, agent, heal))
    state, xp = named(state, "x")
    token = XpView(id=xp, face=state.options.training_xp)
    state = with_agent(state, healed(agent, heal), trained=True, xp=(*agent.xp, token))
    return state.logged("trained", agent.seat, agent=agent.sheet.name, face=token.face)
