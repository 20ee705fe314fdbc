"""Repairing a broken token for half its price (CV-27)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.rules.ledger import booked, team, with_agent
from companion.games.cyberverse.rules.reasons import Reasons, funds, unless_open
from companion.games.cyberverse.rules.refusals import refusal, why
from companion.games.cyberverse.state import CyberverseState
from companion.games.cyberverse.state.organization import Agent, Supply
from companion.games.cyberverse.sums import money
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def cost(state: CyberverseState, token: Supply) -> int:
    """Half the price, as the house rounds (A13)."""
    return money.repair(token.card.price, state.options.repair_rounding)


def problems(state: CyberverseState, seat: Seat, token: Supply) -> Reasons:
    """Why this token of mine is not repaired: it works, the house repairs implants only, or D (A15)."""
    if not token.broken:
        return (why("not_broken", "CV-27", name=token.card.name),)
    if state.options.repair_kinds == "implants" and token.card.kind != "implant":
        return (why("not_repairable", "CV-27", name=token.card.name),)
    return funds(state.orgs[seat], cost(state, token), "CV-27")


def closed(state: CyberverseState, seat: Seat) -> Reasons:
    """Why nothing can be repaired: nothing is broken, or what speaks against the first broken token."""
    broken = (token for agent in team(state, seat) for token in agent.supply if token.broken)
    return unless_open((problems(state, seat, token) for token in broken), (why("nothing_broken", "CV-27"),))


def repaired(state: CyberverseState, seat: Seat, supply: str) -> CyberverseState:
    """It works again."""
    agent, token = _found(state, seat, supply)
    refuse_faults(problems(state, seat, token))
    price = cost(state, token)
    state = booked(state, seat, -price, "repaired", name=token.card.name, agent=agent.sheet.name)
    whole = tuple(replace(one, broken=False) if one.id == token.id else one for one in agent.supply)
    state = with_agent(state, agent, supply=whole)
    return state.logged("repaired", seat, name=token.card.name, agent=agent.sheet.name, cost=price)


def _found(state: CyberverseState, seat: Seat, supply: str) -> tuple[Agent, Supply]:
    """A token of this seat's agents, or `Rejection`."""
    for agent in team(state, seat):
        for token in agent.supply:
            if token.id == supply:
                return agent, token
    raise refusal("unknown_token", "CV-26")
