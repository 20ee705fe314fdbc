"""Buying a supply token: cash and a free slot (CV-26)."""

from __future__ import annotations

from companion.games.cyberverse.packs.cards import SupplyCard, VehicleCard
from companion.games.cyberverse.packs.checking import LOWEST_PRICE, faults
from companion.games.cyberverse.rules.agents import has_vehicle, slots_used
from companion.games.cyberverse.rules.ledger import booked, named, remembered, team, with_agent
from companion.games.cyberverse.rules.reasons import Reasons, funds
from companion.games.cyberverse.rules.refusals import why
from companion.games.cyberverse.state import CyberverseState, S
from companion.games.cyberverse.state.organization import Agent, Supply
from companion.games.cyberverse.words import SUPPLY_SLOTS
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def problems(state: CyberverseState, agent: Agent, card: SupplyCard) -> Reasons:
    """Why this agent cannot get this token."""
    return faults(card) or slot_problems(agent, card) or funds(state.orgs[agent.seat], card.price, "CV-26")


def slot_problems(agent: Agent, card: SupplyCard) -> Reasons:
    """E_SLOT_FULL: three tokens and one vehicle."""
    is_vehicle = isinstance(card, VehicleCard)
    if is_vehicle and has_vehicle(agent):
        return (why("vehicle_slot_full", "CV-26", agent=agent.sheet.name),)
    if not is_vehicle and slots_used(agent) >= SUPPLY_SLOTS:
        return (why("slot_full", "CV-26", agent=agent.sheet.name),)
    return ()


def closed(state: CyberverseState, seat: Seat) -> Reasons:
    """Why nothing at all can be bought: nobody to carry it, no slot, or no cash for the cheapest token."""
    agents = team(state, seat)
    if not agents:
        return (why("no_agents", "CV-39"),)
    if all(slots_used(agent) >= SUPPLY_SLOTS and has_vehicle(agent) for agent in agents):
        return (why("no_slot", "CV-26"),)
    return funds(state.orgs[seat], LOWEST_PRICE, "CV-26")


def bought(state: CyberverseState, agent: Agent, card: SupplyCard) -> CyberverseState:
    """The token is paid and in its slot; the store is refilled at once."""
    refuse_faults(problems(state, agent, card))
    state = booked(state, agent.seat, -card.price, "bought", name=card.name, agent=agent.sheet.name)
    state = with_supply(state, agent, card)
    return state.logged("bought", agent.seat, name=card.name, agent=agent.sheet.name, price=card.price)


def with_supply(state: S, agent: Agent, card: SupplyCard) -> S:
    """A new token in the agent's slots."""
    state, supply = named(remembered(state, card), "s")
    return with_agent(state, agent, supply=(*agent.supply, Supply(supply, card)))
