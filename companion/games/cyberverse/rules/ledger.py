"""Small changes every rule needs: log lines, cash with its reason, ids, cards remembered."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.cyberverse.packs.cards import Card, card_key
from companion.games.cyberverse.rules.reasons import funds
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.state import A, CyberverseState, S
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.views.organization import CashLine
from companion.games.cyberverse.words import CashReason
from companion.kernel.action import Fact
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def with_org(state: S, seat: Seat, **changes: Any) -> S:
    """The state with another organization of this seat."""
    return replace(state, orgs={**state.orgs, seat: replace(state.orgs[seat], **changes)})


def with_agent(state: S, agent: Agent, **changes: Any) -> S:
    """The state with this agent changed."""
    return replace(state, agents={**state.agents, agent.id: replace(agent, **changes)})


def with_site(state: A, **changes: Any) -> A:
    """The state with its district changed."""
    return replace(state, now=replace(state.now, **changes))


def team(state: CyberverseState, seat: Seat) -> tuple[Agent, ...]:
    """The agents of an organization, oldest first."""
    return tuple(agent for agent in state.agents.values() if agent.seat == seat)


def own_agent(state: CyberverseState, seat: Seat, agent_id: str) -> Agent:
    """An agent of this seat, or `Rejection`."""
    agent = state.agents.get(agent_id)
    if agent is None or agent.seat != seat:
        raise refusal("not_your_agent", "CV-10")
    return agent


def live_cash(state: CyberverseState) -> dict[str, int]:
    """Who is rich at this instant, not when the turn order was made (CV-9)."""
    return {seat: org.cash for seat, org in state.orgs.items()}


def booked(state: S, seat: Seat, amount: int, reason: CashReason, /, **facts: Fact) -> S:
    """Cash changes, with its reason in the ledger; a zero leaves no trace (CV-4)."""
    org = state.orgs[seat]
    if amount == 0:
        return state
    refuse_faults(funds(org, -amount))
    after = org.cash + amount
    entry = CashLine(turn=state.turn, amount=amount, reason=reason, after=after, facts=facts)
    return with_org(state, seat, cash=after, ledger=(*org.ledger, entry))


def named(state: S, letter: str) -> tuple[S, str]:
    """A new id of this kind."""
    return replace(state, made=state.made + 1), f"{letter}{state.made + 1}"


def remembered(state: S, card: Card) -> S:  # CV-1
    """The card is known from now on; the newer text of a name counts."""
    key = card_key(card)
    if not card.name or state.known.get(key) == card:
        return state
    return replace(state, known={**{at: one for at, one in state.known.items() if at != key}, key: card})
