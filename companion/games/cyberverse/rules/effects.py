"""What cards and skills do that the app does not know: cash, health, statuses."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.actions import ApplyEffect
from companion.games.cyberverse.rules.agents import heal_problems, healed, hurt, with_status
from companion.games.cyberverse.rules.ledger import booked, own_agent
from companion.games.cyberverse.rules.reasons import funds
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.state import S
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def applied(state: S, seat: Seat, action: ApplyEffect) -> S:
    """The effect of a card on the own organization, with its name in ledger and log."""
    reason = action.reason.strip()
    touches = action.lose or action.status or action.heal
    if not reason:
        raise refusal("no_reason", "CV-4")
    if action.cash % 100:
        raise refusal("hundreds", "CV-4", amount=action.cash)
    if not action.cash and not touches:
        raise refusal("no_effect", "CV-4")
    if touches and action.agent is None:
        raise refusal("not_your_agent", "CV-10")
    refuse_faults(funds(state.orgs[seat], -action.cash))
    state = booked(state, seat, action.cash, "card", name=reason)
    state = state.logged("effect", seat, name=reason, cash=action.cash)
    return _on_agent(state, seat, action) if action.agent and touches else state


def _on_agent(state: S, seat: Seat, action: ApplyEffect) -> S:  # CV-68, CV-71, CV-72
    """Healing first, then the status, then health."""
    agent = own_agent(state, seat, action.agent or "")
    for one in action.heal:
        refuse_faults(heal_problems(agent, one, "CV-71"))
        agent = healed(agent, one)
    if action.status:
        agent = with_status(agent, action.status)
    state = replace(state, agents={**state.agents, agent.id: agent})
    state = state.logged("effect-agent", seat, agent=agent.sheet.name, name=action.reason, lost=action.lose,
        status=action.status or "none", healed=len(action.heal),
    )  # fmt: skip
    return hurt(state, agent, action.lose, "card")
