"""The Activation phase: bleeding, agents by initiative, moving (CV-32..37)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.actions import (
    Activate,
    CyberverseAction,
    Deploy,
    EndMove,
    Stay,
    StepTo,
    TakePosition,
    Travel,
)
from companion.games.cyberverse.rules import auxiliary
from companion.games.cyberverse.rules.agents import has_vehicle, hurt, value
from companion.games.cyberverse.rules.ledger import logged, own_agent, with_agent, with_org
from companion.games.cyberverse.rules.places import (
    by_initiative,
    check_position,
    check_room,
    check_zone,
    moved,
    relation,
    with_relation,
    with_spot,
)
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.state import Activation, Agent, CyberverseState, Moving, S, StateIn, entered
from companion.games.cyberverse.sums.zones import pair
from companion.games.cyberverse.words import ACTIONS_A_TURN, ENTRY_ZONE, Position
from companion.kernel.seat import Actor, Seat


def begun(state: CyberverseState) -> StateIn[Activation]:
    """Three actions each; every agent that bleeds loses 1 health (CV-32)."""
    for seat in state.seats:
        state = with_org(state, seat, actions=ACTIONS_A_TURN)
    bleeding = [agent for agent in state.agents.values() if "bleed" in agent.statuses]
    for agent in bleeding:
        state = logged(state, "bled", agent.seat, agent=agent.sheet.name)
        state = hurt(state, agent, 1, "bleed")
    return entered(state, Activation(tuple(agent.sheet.name for agent in bleeding)))


def calls(state: CyberverseState) -> tuple[Agent, ...]:
    """Agents still to be called, by initiative over all organizations (CV-33)."""
    waiting = [
        agent
        for agent in state.agents.values()
        if not (agent.trained or agent.recruited or agent.rescued or agent.answered)
        and state.orgs[agent.seat].actions > 0
    ]
    return tuple(sorted(waiting, key=lambda agent: by_initiative(state, agent)))


def apply(state: StateIn[Activation], actor: Actor, action: CyberverseAction) -> CyberverseState:
    """The Activation phase: calls, then auxiliary actions."""
    match action:
        case Activate(agent=agent_id) | Stay(agent=agent_id):
            agent = own_agent(state, Seat(actor), agent_id)
            _check_called(state, agent)
            return _answered(state, agent, acts=isinstance(action, Activate))
        case Deploy() | Travel() | StepTo() | TakePosition() | EndMove():
            return _move(state, *_mover(state, actor), action)
        case _ if state.now.moving:
            raise refusal("move_first", "CV-34", agent=state.agents[state.now.moving.agent].sheet.name)
        case _ if calls(state):
            called = calls(state)[0]
            raise refusal("call_first", "CV-33", agent=called.sheet.name, turn_seat=called.seat)
        case _:
            return auxiliary.apply(state, actor, action)


def _check_called(state: StateIn[Activation], agent: Agent) -> None:
    """Only the agent the app calls (CV-33)."""
    name = agent.sheet.name
    if state.now.moving:
        raise refusal("move_first", "CV-34", agent=state.agents[state.now.moving.agent].sheet.name)
    if agent.trained:
        raise refusal("inactive", "CV-33", agent=name, why="training")
    if agent.recruited:
        raise refusal("inactive", "CV-33", agent=name, why="recruited")
    if agent.answered or agent.rescued:
        raise refusal("inactive", "CV-33", agent=name, why="answered")
    waiting = calls(state)
    if not waiting:
        raise refusal("no_actions", "CV-37")
    if waiting[0].id != agent.id:
        raise refusal("not_called", "CV-33", agent=waiting[0].sheet.name, turn_seat=waiting[0].seat)


def _answered(state: StateIn[Activation], agent: Agent, *, acts: bool) -> CyberverseState:
    """Activate for one action, or stay for none (CV-33, CV-37)."""
    state = with_agent(state, agent, answered="acted" if acts else "stayed")
    if not acts:
        return logged(state, "stays", agent.seat, agent=agent.sheet.name)
    points = value(agent, "movement")
    state = with_org(state, agent.seat, actions=state.orgs[agent.seat].actions - 1)
    state = _moving(state, Moving(agent.id, points, points))
    return logged(state, "activated", agent.seat, agent=agent.sheet.name, points=points)


def _moving(state: StateIn[Activation], moving: Moving | None) -> StateIn[Activation]:
    return replace(state, now=replace(state.now, moving=moving))


def _mover(state: StateIn[Activation], actor: Actor) -> tuple[Agent, Moving]:
    moving = state.now.moving
    if moving is None:
        raise refusal("nobody_moves", "CV-34")
    agent = state.agents[moving.agent]
    if agent.seat != actor:
        raise refusal("not_your_turn", "CV-34", turn_seat=agent.seat)
    return agent, moving


def _move(
    state: StateIn[Activation], agent: Agent, moving: Moving, action: CyberverseAction
) -> CyberverseState:
    match action:
        case Deploy(district=district):
            return _deployed(state, agent, moving, district)
        case Travel():
            return _travelled(state, agent, moving, action)
        case StepTo(zone=zone):
            return stepped(_paid(state, moving, 1), agent, zone)
        case TakePosition(position=position):
            return on_position(_paid(state, moving, 1), agent, position)
        case _:
            return logged(_moving(state, None), "moved", agent.seat, agent=agent.sheet.name)


def _paid(state: StateIn[Activation], moving: Moving, points: int) -> StateIn[Activation]:
    """Movement points of the agent on its way (CV-34)."""
    if points > moving.left:
        raise refusal("move_points", "CV-34", left=moving.left, cost=points)
    return _moving(state, replace(moving, left=moving.left - points))


def _deployed(state: StateIn[Activation], agent: Agent, moving: Moving, district: int) -> CyberverseState:
    """From HQ straight to the entry zone, points intact as a rule (CV-35, A22)."""
    if agent.district is not None:
        raise refusal("not_in_hq", "CV-35", agent=agent.sheet.name)
    check_room(state, district, ENTRY_ZONE, agent.id)
    if not state.options.deploy_then_move:
        state = _moving(state, replace(moving, left=0))
    return _arrived(state, agent, district)


def _travelled(state: StateIn[Activation], agent: Agent, moving: Moving, action: Travel) -> CyberverseState:
    """From entry zone to entry zone, for the printed points or by vehicle (CV-34, CV-36)."""
    here, there = agent.district, action.district
    if here is None:
        raise refusal("deploy_first", "CV-35", agent=agent.sheet.name)
    if here == there:
        raise refusal("already_there", "CV-34", district=state.boards[there].card.name)
    if "wound" in agent.statuses:
        raise refusal("wounded", "CV-36", agent=agent.sheet.name)
    if agent.zone != ENTRY_ZONE:
        raise refusal("not_entry", "CV-34", agent=agent.sheet.name, zone=agent.zone)
    check_room(state, there, ENTRY_ZONE, agent.id)
    if action.by_vehicle:
        if not has_vehicle(agent, working=True):
            raise refusal("no_vehicle", "CV-34", agent=agent.sheet.name)
        return _arrived(state, agent, there)
    points = action.points if action.points is not None else state.distances.get(pair(here, there))
    if points is None:
        raise refusal("points_needed", "CV-34", district=state.boards[there].card.name)
    state = _paid(state, moving, points)
    return _arrived(replace(state, distances={**state.distances, pair(here, there): points}), agent, there)


def _arrived(state: CyberverseState, agent: Agent, district: int) -> CyberverseState:
    state = with_agent(state, agent, district=district, zone=ENTRY_ZONE, position="none")
    name = state.boards[district].card.name
    return logged(state, "arrived", agent.seat, agent=agent.sheet.name, district=name)


def stepped(state: S, agent: Agent, zone: int) -> S:
    """Into the next zone; from then on the two are known to touch (CV-34)."""
    district = agent.district
    if district is None:
        raise refusal("deploy_first", "CV-35", agent=agent.sheet.name)
    check_zone(state, district, zone)
    if zone == agent.zone:
        raise refusal("same_zone", "CV-34", zone=zone)
    known = relation(state, district, agent.zone, zone)
    if known == "walled":
        raise refusal("wall", "CV-34", zone=zone, here=agent.zone)
    if known == "far":
        raise refusal("zone_far", "CV-34", zone=zone, here=agent.zone)
    check_room(state, district, zone, agent.id)
    state = with_relation(state, district, agent.zone, zone, "adjacent")
    return moved(state, state.agents[agent.id], zone, "none")


def on_position(state: S, agent: Agent, position: Position) -> S:
    """Onto a tactical position of the own zone (CV-34, CV-73)."""
    district = agent.district
    if district is None:
        raise refusal("deploy_first", "CV-35", agent=agent.sheet.name)
    if position == agent.position or position == "none":
        raise refusal("same_position", "CV-73", position=position)
    check_position(state, district, agent.zone, position, agent.id)
    state = with_spot(state, district, agent.zone, position)
    return moved(state, state.agents[agent.id], agent.zone, position)
