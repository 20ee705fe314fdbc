"""The Activation phase: bleeding, agents by initiative, moving."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse import actions
from companion.games.cyberverse.rules import auxiliary, walking
from companion.games.cyberverse.rules.agents import hurt, value
from companion.games.cyberverse.rules.ledger import own_agent, with_agent, with_org
from companion.games.cyberverse.rules.places import by_initiative
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import refusal, why
from companion.games.cyberverse.state import CyberverseState, StateIn, entered
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.state.phases import Activation, Moving
from companion.games.cyberverse.sums.zones import pair
from companion.games.cyberverse.words import ACTIONS_A_TURN, ENTRY_ZONE
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat


def begun(state: CyberverseState) -> StateIn[Activation]:
    """Three actions each; every agent that bleeds loses 1 health (CV-32)."""
    for seat in state.seats:
        state = with_org(state, seat, actions=ACTIONS_A_TURN)
    bleeding = [agent for agent in state.agents.values() if "bleed" in agent.statuses]
    for agent in bleeding:
        state = state.logged("bled", agent.seat, agent=agent.sheet.name)
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


def apply(state: StateIn[Activation], actor: Actor, action: actions.CyberverseAction) -> CyberverseState:
    """The Activation phase: calls, then auxiliary actions."""
    match action:
        case actions.Activate(agent=agent_id) | actions.Stay(agent=agent_id):
            agent = own_agent(state, Seat(actor), agent_id)
            refuse_faults(problems(state, agent))
            return _answered(state, agent, acts=isinstance(action, actions.Activate))
        case (
            actions.Deploy()
            | actions.Travel()
            | actions.StepTo()
            | actions.TakePosition()
            | actions.EndMove()
        ):
            return _move(state, *_mover(state, actor), action)
        case _ if state.now.moving:
            raise refusal("move_first", "CV-34", agent=state.agents[state.now.moving.agent].sheet.name)
        case _ if calls(state):
            called = calls(state)[0]
            raise refusal("call_first", "CV-33", agent=called.sheet.name, turn_seat=called.seat)
        case _:
            return auxiliary.apply(state, actor, action)


def problems(state: StateIn[Activation], agent: Agent) -> Reasons:
    """Why this agent does not answer now: only the one the app calls does."""
    name = agent.sheet.name
    if state.now.moving:
        return (why("move_first", "CV-34", agent=state.agents[state.now.moving.agent].sheet.name),)
    if agent.trained:
        return (why("inactive", "CV-33", agent=name, why="training"),)
    if agent.recruited:
        return (why("inactive", "CV-33", agent=name, why="recruited"),)
    if agent.answered or agent.rescued:
        return (why("inactive", "CV-33", agent=name, why="answered"),)
    waiting = calls(state)
    if not waiting:
        return (why("no_actions", "CV-37"),)
    if waiting[0].id != agent.id:
        return (why("not_called", "CV-33", agent=waiting[0].sheet.name, turn_seat=waiting[0].seat),)
    return ()


def _answered(state: StateIn[Activation], agent: Agent, *, acts: bool) -> CyberverseState:
    """Activate for one action, or stay for none (CV-37)."""
    state = with_agent(state, agent, answered="acted" if acts else "stayed")
    if not acts:
        return state.logged("stays", agent.seat, agent=agent.sheet.name)
    points = value(agent, "movement")
    state = with_org(state, agent.seat, actions=state.orgs[agent.seat].actions - 1)
    state = _moving(state, Moving(agent.id, points, points))
    return state.logged("activated", agent.seat, agent=agent.sheet.name, points=points)


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
    state: StateIn[Activation], agent: Agent, moving: Moving, action: actions.CyberverseAction
) -> CyberverseState:
    match action:
        case actions.Deploy(district=district):
            return _deployed(state, agent, moving, district)
        case actions.Travel():
            return _travelled(state, agent, moving, action)
        case actions.StepTo(zone=zone):
            return walking.stepped(_paid(state, moving, 1), agent, zone)
        case actions.TakePosition(position=position):
            return walking.on_position(_paid(state, moving, 1), agent, position)
        case _:
            return _moving(state, None).logged("moved", agent.seat, agent=agent.sheet.name)


def _paid(state: StateIn[Activation], moving: Moving, points: int) -> StateIn[Activation]:  # CV-34
    """Movement points of the agent on its way."""
    refuse_faults(walking.points_problems(moving.left, points))
    return _moving(state, replace(moving, left=moving.left - points))


def _deployed(state: StateIn[Activation], agent: Agent, moving: Moving, district: int) -> CyberverseState:
    """From HQ straight to the entry zone, points intact as a rule (A22)."""
    refuse_faults(walking.deploy_problems(state, agent, district))
    if not state.options.deploy_then_move:
        state = _moving(state, replace(moving, left=0))
    return _arrived(state, agent, district)


def _travelled(
    state: StateIn[Activation], agent: Agent, moving: Moving, action: actions.Travel
) -> CyberverseState:
    """From entry zone to entry zone, for the printed points or by vehicle."""
    refuse_faults(walking.travel_problems(state, agent, moving.left, action))
    points = walking.travel_points(state, agent, action) or 0
    if not action.by_vehicle:
        way = pair(agent.district or 0, action.district)
        state = replace(_paid(state, moving, points), distances={**state.distances, way: points})
    return _arrived(state, agent, action.district)


def _arrived(state: CyberverseState, agent: Agent, district: int) -> CyberverseState:
    state = with_agent(state, agent, district=district, zone=ENTRY_ZONE, position="none")
    name = state.boards[district].card.name
    return state.logged("arrived", agent.seat, agent=agent.sheet.name, district=name)
