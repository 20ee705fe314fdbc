"""The Strategy phase: buy, repair, one support card, train (CV-25..31)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.actions import (
    Buy,
    CyberverseAction,
    DiscardSupport,
    EndStrategy,
    KeepStory,
    LookAtStories,
    Repair,
    TakeSupport,
    Train,
)
from companion.games.cyberverse.packs.cards import SupplyCard, VehicleCard
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules import stories
from companion.games.cyberverse.rules.agents import has_vehicle, healed, slots_used, support_limit
from companion.games.cyberverse.rules.ledger import (
    booked,
    check_funds,
    logged,
    named,
    own_agent,
    remembered,
    team,
    with_agent,
    with_org,
)
from companion.games.cyberverse.rules.refusals import refusal, refuse_faults, wrong_phase
from companion.games.cyberverse.state import Agent, CyberverseState, Org, S, StateIn, Strategy, Supply
from companion.games.cyberverse.sums import money
from companion.games.cyberverse.views.organization import SupportView, XpView
from companion.games.cyberverse.words import SUPPLY_SLOTS, SUPPORT_SLOTS, Heal
from companion.kernel.action import Reason
from companion.kernel.seat import Actor, Seat


def now(state: StateIn[Strategy]) -> Seat | None:
    """Whose Strategy it is: one organization finishes before the next (CV-25)."""
    if state.now.looking:
        return state.now.looking.seat
    return next((seat for seat in state.order if seat not in state.now.finished), None)


def apply(state: StateIn[Strategy], actor: Actor, action: CyberverseAction) -> CyberverseState:
    """The Strategy phase, in turn order."""
    seat = Seat(actor)
    is_story = isinstance(action, LookAtStories | KeepStory)
    if not isinstance(action, Buy | Repair | TakeSupport | Train | EndStrategy) and not (
        is_story and state.options.story_phase != "activation"
    ):
        raise wrong_phase(state, action)
    turn = now(state)
    if turn != seat:
        raise refusal("not_your_turn", "CV-25", turn_seat=turn or state.order[0])
    if state.now.looking and not isinstance(action, KeepStory):
        raise refusal("keep_one", "CV-43")
    match action:
        case Buy(agent=agent_id, card=card):
            return bought(state, own_agent(state, seat, agent_id), card)
        case Repair(supply=supply):
            return _repaired(state, seat, supply)
        case TakeSupport():
            return _support_taken(state, seat, action)
        case Train(agent=agent_id, heal=heal):
            return _trained(state, own_agent(state, seat, agent_id), heal)
        case EndStrategy():
            state = replace(state, now=replace(state.now, finished=state.now.finished | {seat}))
            return logged(state, "strategy-done", seat)
        case _:
            return stories.apply(state, seat, action)


def bought(state: CyberverseState, agent: Agent, card: SupplyCard) -> CyberverseState:
    """Cash and a free slot; the store is refilled at once (CV-26)."""
    refuse_faults(faults(card))
    check_slot(agent, card)
    check_funds(state.orgs[agent.seat], card.price, "CV-26")
    state = booked(state, agent.seat, -card.price, "bought", name=card.name, agent=agent.sheet.name)
    state = with_supply(state, agent, card)
    return logged(state, "bought", agent.seat, name=card.name, agent=agent.sheet.name, price=card.price)


def check_slot(agent: Agent, card: SupplyCard) -> None:
    """E_SLOT_FULL: three tokens and one vehicle (CV-10, CV-26)."""
    is_vehicle = isinstance(card, VehicleCard)
    if is_vehicle and has_vehicle(agent):
        raise refusal("vehicle_slot_full", "CV-26", agent=agent.sheet.name)
    if not is_vehicle and slots_used(agent) >= SUPPLY_SLOTS:
        raise refusal("slot_full", "CV-26", agent=agent.sheet.name)


def with_supply(state: S, agent: Agent, card: SupplyCard) -> S:
    """A new token in the agent's slots."""
    state, supply = named(remembered(state, card), "s")
    return with_agent(state, agent, supply=(*agent.supply, Supply(supply, card)))


def find_supply(state: CyberverseState, seat: Seat, supply: str) -> tuple[Agent, Supply]:
    """A token of this seat's agents, or `Rejection`."""
    for agent in team(state, seat):
        for token in agent.supply:
            if token.id == supply:
                return agent, token
    raise refusal("unknown_token", "CV-26")


def repair_cost(state: CyberverseState, token: Supply) -> int:
    """Half the price, as the house rounds (CV-27)."""
    return money.repair(token.card.price, state.options.repair_rounding)


def repair_problem(state: CyberverseState, token: Supply) -> str | None:
    """Why this token is not repaired."""
    if not token.broken:
        return "not_broken"
    is_implant = token.card.kind == "implant"
    return "not_repairable" if state.options.repair_kinds == "implants" and not is_implant else None


def _repaired(state: CyberverseState, seat: Seat, supply: str) -> CyberverseState:
    """CV-27, A13, A15."""
    agent, token = find_supply(state, seat, supply)
    problem = repair_problem(state, token)
    if problem:
        raise refusal(problem, "CV-27", name=token.card.name)
    cost = repair_cost(state, token)
    check_funds(state.orgs[seat], cost, "CV-27")
    state = booked(state, seat, -cost, "repaired", name=token.card.name, agent=agent.sheet.name)
    state = with_supply_changed(state, agent, replace(token, broken=False))
    return logged(state, "repaired", seat, name=token.card.name, agent=agent.sheet.name, cost=cost)


def with_supply_changed(state: CyberverseState, agent: Agent, token: Supply) -> CyberverseState:
    """The same slots with one token changed."""
    supply = tuple(token if one.id == token.id else one for one in agent.supply)
    return with_agent(state, agent, supply=supply)


def support_cost(state: CyberverseState, printed: int) -> int:
    """Free, or what is printed (A16)."""
    return printed if state.options.support_cost == "printed" else 0


def _support_taken(state: CyberverseState, seat: Seat, action: TakeSupport) -> CyberverseState:
    """At most one a phase, within the limit; an owned one may go first (CV-29, CV-30)."""
    org, card = state.orgs[seat], action.card
    refuse_faults(faults(card))
    if org.support_taken:
        raise refusal("support_once", "CV-29")
    state = _without(state, org, action.discard) if action.discard else state
    held = len(state.orgs[seat].support)
    reputation = support_limit(state, seat)
    if held >= reputation:
        raise refusal(*_limit(reputation), limit=reputation)
    cost = support_cost(state, card.cost)
    check_funds(org, cost, "CV-29")
    state = booked(state, seat, -cost, "support", name=card.name)
    state, support = named(remembered(state, card), "c")
    held_now = (*state.orgs[seat].support, SupportView(id=support, card=card))
    state = with_org(state, seat, support=held_now, support_taken=True)
    return logged(state, "support", seat, name=card.name, cost=cost)


def _limit(reputation: int) -> tuple[str, str]:
    return ("support_slots", "CV-30") if reputation >= SUPPORT_SLOTS else ("support_limit", "CV-30")


def _without(state: CyberverseState, org: Org, support: str) -> CyberverseState:
    card = next((one for one in org.support if one.id == support), None)
    if card is None:
        raise refusal("no_support", "CV-30")
    left = tuple(one for one in org.support if one.id != support)
    state = with_org(state, org.seat, support=left)
    return logged(state, "support-gone", org.seat, name=card.card.name)


def discarded(state: CyberverseState, seat: Seat, action: DiscardSupport) -> CyberverseState:
    """A support card is given up, at any time (CV-30)."""
    return _without(state, state.orgs[seat], action.support)


def train_problem(state: CyberverseState, agent: Agent) -> Reason | None:
    """Why this agent does not train (CV-31, A17)."""
    name = agent.sheet.name
    if agent.trained:
        return Reason("cyberverse.trained_twice", "CV-31", {"agent": name})
    if state.options.train_place == "hq" and agent.district is not None:
        return Reason("cyberverse.train_in_hq", "CV-31", {"agent": name})
    others = [one for one in team(state, agent.seat) if one.trained]
    if state.options.train_limit == "one" and others:
        return Reason("cyberverse.train_one", "CV-31", {"agent": others[0].sheet.name})
    return None


def _trained(state: CyberverseState, agent: Agent, heal: Heal | None) -> CyberverseState:
    """Heals once, gets an XP token, is not activated and not paid this turn (CV-31, A67)."""
    problem = train_problem(state, agent)
    if problem:
        refuse_faults([problem])
    better = healed(agent, heal, "CV-31")
    state, xp = named(state, "x")
    token = XpView(id=xp, face=state.options.training_xp)
    state = with_agent(state, better, trained=True, xp=(*better.xp, token))
    return logged(state, "trained", agent.seat, agent=agent.sheet.name, face=token.face)
