"""Moving an agent: from zone to zone, onto positions, from district to district (CV-34)."""

from __future__ import annotations

from companion.games.cyberverse.actions import Travel
from companion.games.cyberverse.rules.agents import has_vehicle
from companion.games.cyberverse.rules.places import (
    moved,
    position_problems,
    relation,
    room_problems,
    with_relation,
    with_spot,
    zone_problems,
)
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import why
from companion.games.cyberverse.state import CyberverseState, S
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.sums.zones import pair
from companion.games.cyberverse.words import DISTRICTS, ENTRY_ZONE, POSITIONS, Position
from companion.kernel.refusals import refuse_faults
from companion.kernel.view import Choice


def points_problems(left: int, cost: int) -> Reasons:
    """E_MOVE_POINTS."""
    return (why("move_points", "CV-34", left=left, cost=cost),) if cost > left else ()


def deploy_problems(state: CyberverseState, agent: Agent, district: int) -> Reasons:
    """Why this agent does not come from HQ into this district (CV-35)."""
    if agent.district is not None:
        return (why("not_in_hq", "CV-35", agent=agent.sheet.name),)
    return room_problems(state, district, ENTRY_ZONE, agent.id)


def travel_problems(state: CyberverseState, agent: Agent, left: int, action: Travel) -> Reasons:  # CV-36
    """Why this agent does not go there: entry zone to entry zone, not wounded, for points."""
    here, there, name = agent.district, action.district, agent.sheet.name
    if here is None:
        return (why("deploy_first", "CV-35", agent=name),)
    if here == there:
        return (why("already_there", "CV-34", district=state.boards[there].card.name),)
    if "wound" in agent.statuses:
        return (why("wounded", "CV-36", agent=name),)
    if agent.zone != ENTRY_ZONE:
        return (why("not_entry", "CV-34", agent=name, zone=agent.zone),)
    if full := room_problems(state, there, ENTRY_ZONE, agent.id):
        return full
    if action.by_vehicle:
        return () if has_vehicle(agent, working=True) else (why("no_vehicle", "CV-34", agent=name),)
    points = travel_points(state, agent, action)
    if points is None:
        return (why("points_needed", "CV-34", district=state.boards[there].card.name),)
    return points_problems(left, points)


def travel_points(state: CyberverseState, agent: Agent, action: Travel) -> int | None:
    """What the way costs, as it is said or known; nothing by vehicle. None: to be said."""
    if action.by_vehicle:
        return 0
    if action.points is not None:
        return action.points
    return state.distances.get(pair(agent.district or 0, action.district))


def step_problems(state: CyberverseState, agent: Agent, zone: int) -> Reasons:
    """Why this agent does not walk into this zone."""
    district = agent.district
    if district is None:
        return (why("deploy_first", "CV-35", agent=agent.sheet.name),)
    if unknown := zone_problems(state, district, zone):
        return unknown
    if zone == agent.zone:
        return (why("same_zone", "CV-34", zone=zone),)
    known = relation(state, district, agent.zone, zone)
    if known == "walled":
        return (why("wall", "CV-34", zone=zone, here=agent.zone),)
    if known == "far":
        return (why("zone_far", "CV-34", zone=zone, here=agent.zone),)
    return room_problems(state, district, zone, agent.id)


def stand_problems(state: CyberverseState, agent: Agent, position: Position) -> Reasons:  # CV-73
    """Why this agent does not step onto this position of its zone."""
    if agent.district is None:
        return (why("deploy_first", "CV-35", agent=agent.sheet.name),)
    if position in (agent.position, "none"):
        return (why("same_position", "CV-73", position=position),)
    return position_problems(state, agent.district, agent.zone, position, agent.id)


def stepped(state: S, agent: Agent, zone: int) -> S:
    """Into the next zone; from then on the two are known to touch."""
    refuse_faults(step_problems(state, agent, zone))
    state = with_relation(state, agent.district or 0, agent.zone, zone, "adjacent")
    return moved(state, state.agents[agent.id], zone, "none")


def on_position(state: S, agent: Agent, position: Position) -> S:
    """Onto a tactical position of the own zone."""
    refuse_faults(stand_problems(state, agent, position))
    state = with_spot(state, agent.district or 0, agent.zone, position)
    return moved(state, state.agents[agent.id], agent.zone, position)


def walks(state: CyberverseState, agent: Agent) -> list[Choice]:
    """What a point buys: one zone further, or a position of this zone."""
    every = range(1, state.boards[agent.district or 0].card.zones + 1)
    zones = tuple(str(zone) for zone in every if not step_problems(state, agent, zone))
    spots = tuple(one for one in POSITIONS if not stand_problems(state, agent, one))
    found = [Choice(do="step", one_of={"zone": zones})] if zones else []
    return [*found, *([Choice(do="take_position", one_of={"position": spots})] if spots else [])]


def deploys(state: CyberverseState, agent: Agent) -> list[Choice]:
    """Districts an agent in HQ may come to."""
    open_to = tuple(str(one) for one in DISTRICTS if not deploy_problems(state, agent, one))
    return [Choice(do="deploy", one_of={"district": open_to})] if open_to else []


def travels(state: CyberverseState, agent: Agent, left: int) -> list[Choice]:
    """Districts within its points, those whose points are still to be said, and those by vehicle."""

    def open_to(**said: object) -> tuple[str, ...]:
        ways = (Travel.model_validate({"district": one, **said}) for one in DISTRICTS)
        return tuple(str(way.district) for way in ways if not travel_problems(state, agent, left, way))

    known = open_to()
    here, told = agent.district or 0, state.distances
    asked = tuple(one for one in open_to(points=0) if pair(here, int(one)) not in told)
    driven = open_to(by_vehicle=True)
    found = [Choice(do="travel", one_of={"district": known})] if known else []
    if asked:
        found.append(Choice(do="travel", one_of={"district": asked}, between={"points": (0, left)}))
    if driven:
        found.append(Choice(do="travel", one_of={"district": driven, "by_vehicle": ("true",)}))
    return found
