"""A fight: who acts, moving, ending it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.games.cyberverse.actions import MoveFigure
from companion.games.cyberverse.rules import brawl, missions, walking
from companion.games.cyberverse.rules.agents import value
from companion.games.cyberverse.rules.ledger import live_cash, with_site
from companion.games.cyberverse.rules.places import (
    Figure,
    agents_in,
    moved,
    name_of,
    position_problems,
    room_problems,
    with_spot,
    zone_problems,
)
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import refusal, why
from companion.games.cyberverse.rules.walking import points_problems
from companion.games.cyberverse.state import AtSite, InFight, S, entered
from companion.games.cyberverse.state.board import Henchman
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.state.site import Acting, Flow, with_fight, without_fight
from companion.games.cyberverse.sums import wealth, zones
from companion.games.cyberverse.words import Position
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, Voice


def begun(state: AtSite) -> InFight:  # CV-54
    """Tokens are drawn next."""
    flow: Flow = "move" if state.options.combat_flow == "all_move_first" else "both"
    now = replace(state.now, step="tokens")
    return entered(state, with_fight(now, brawl.orgs_here(state), flow))


def order(state: AtSite) -> tuple[Figure, ...]:  # CV-51
    """Agents by initiative, teammates by their recruiters, henchmen by zone under red (CV-56)."""
    site = state.now
    return (
        *agents_in(state, site.district),
        *brawl.mates(state, site.district),
        *(brawl.wild(state, site.district) if brawl.is_red(state) else ()),
    )


def now(state: InFight) -> Figure | None:
    """The figure whose turn it is."""
    acted = state.now.acted
    return next((figure for figure in order(state) if figure.id not in acted), None)


def seats_of(state: AtSite, figure: Figure) -> Seat:  # CV-58
    """Who moves a figure: its owner, or the controller of the henchmen."""
    return figure.seat if figure.seat is not None else controller(state, figure)


def quarries(
    state: AtSite, hunter: Figure, said: Mapping[str, int] | None = None
) -> tuple[wealth.Quarry, ...]:  # CV-59
    """Agents on the board with their distance in zones, as far as it is known or said."""
    district = state.now.district
    board = state.boards[district]
    found = []
    for agent in agents_in(state, district):
        steps = zones.distance(board.relations, board.card.zones, hunter.zone, agent.zone)
        steps = (said or {}).get(agent.id) if steps is None else steps
        found.append(wealth.Quarry(agent.id, agent.seat, agent.sheet.initiative, steps))
    return tuple(found)


def controller(state: AtSite, hunter: Figure) -> Seat:
    """Who moves this henchman, by live cash."""
    cash, here = live_cash(state), quarries(state, hunter)
    target = wealth.prey(here, cash)
    owners = {one.org for one in wealth.hunted(here, cash)}
    attacked = target.org if target else next(iter(owners)) if len(owners) == 1 else None
    return Seat(wealth.controller(cash, state.order, brawl.orgs_here(state), attacked))


def ready(state: InFight) -> InFight:
    """The figure on turn has its points and its attack (CV-57)."""
    fight, figure = state.now, now(state)
    if figure is None or (fight.acting and fight.acting.figure == figure.id):
        return state
    points = value(figure, "movement") if isinstance(figure, Agent) else 0
    can_move = fight.flow != "attack" and figure.id not in fight.grappled
    acting = Acting(
        figure.id,
        points if can_move else 0,
        points if can_move else 0,
        attacks=0 if fight.flow == "move" else 1,
    )
    return with_site(state, acting=acting)


def on_turn(state: InFight, actor: Actor, figure_id: str) -> tuple[Figure, Acting]:
    """The figure named is the one whose turn it is, and this actor moves it; or `Rejection`."""
    figure, acting = now(state), state.now.acting
    if figure is None or acting is None:
        raise refusal("nobody_acts", "CV-57")
    mover = seats_of(state, figure)
    is_table = actor == Voice.TABLE and isinstance(figure, Henchman)
    if figure.id != figure_id or (actor != mover and not is_table):
        raise refusal("not_on_turn", "CV-56", figure=name_of(figure), turn_seat=mover)
    if state.now.follow_ups:
        first = state.now.follow_ups[0]
        raise refusal("after_attack_first", "CV-65", kind=first.kind, turn_seat=first.by)
    return figure, acting


def acting_changed(state: InFight, acting: Acting) -> InFight:
    """The same fight with the activation changed."""
    return with_site(state, acting=acting)


def move_problems(state: InFight, figure: Figure, acting: Acting) -> Reasons:  # CV-65
    """Why this figure stays where it is: it moves before it attacks, unless it is grappled."""
    fight = state.now
    if figure.id in fight.grappled:
        return (why("grappled", "CV-65", figure=name_of(figure)),)
    if acting.has_attacked or fight.flow == "attack":
        return (why("move_before_attack", "CV-57"),)
    return points_problems(acting.left, 1) if isinstance(figure, Agent) else ()


def place_problems(state: InFight, figure: Henchman, zone: int, position: Position) -> Reasons:  # CV-73
    """Why a henchman or teammate is not put there: room, and never onto hacking."""
    district = figure.district
    if found := zone_problems(state, district, zone) or room_problems(state, district, zone, figure.id):
        return found
    if position == "hacking":
        return (why("no_henchmen_hacking", "CV-73"),)
    return position_problems(state, district, zone, position, figure.id)


def stepped(state: InFight, actor: Actor, zone: int | None, position: Position) -> InFight:
    """An agent walks one zone, or onto a position, for one point."""
    figure = now(state)
    if not isinstance(figure, Agent):
        raise refusal("move_figure_instead", "CV-57")
    figure, acting = on_turn(state, actor, figure.id)
    refuse_faults(move_problems(state, figure, acting))
    agent = state.agents[figure.id]
    state = acting_changed(state, replace(acting, left=acting.left - 1))
    if zone is not None:
        return walking.stepped(state, agent, zone)
    return walking.on_position(state, agent, position)


def figure_moved(state: InFight, actor: Actor, action: MoveFigure) -> InFight:  # CV-59, CV-73
    """A henchman or teammate goes where its mover puts it, but never onto hacking."""
    figure, acting = on_turn(state, actor, action.figure)
    if isinstance(figure, Agent):
        raise refusal("agent_walks", "CV-57")
    refuse_faults(move_problems(state, figure, acting))
    refuse_faults(place_problems(state, figure, action.zone, action.position))
    state = with_spot(state, figure.district, action.zone, action.position)
    state = moved(state, figure, action.zone, action.position)
    return state.logged("figure-moved", None, figure=figure.name, zone=action.zone)


def ended(state: InFight, actor: Actor, figure_id: str) -> InFight:
    """This figure is done."""
    figure, _ = on_turn(state, actor, figure_id)
    return with_site(state, acted=state.now.acted | {figure.id}, acting=None)


def is_over(state: InFight) -> bool:
    """Everybody has acted, or nobody is left to fight; what an attack brings comes first."""
    fight = state.now
    if fight.follow_ups:
        return False
    is_through = now(state) is None and fight.flow != "move"
    return is_through or not _has_enemies(state)


def _has_enemies(state: InFight) -> bool:
    sides = {figure.seat for figure in order(state)}
    return len(sides) > 1


def next_stage(state: InFight) -> InFight:
    """House rule `combat_flow=all_move_first`: all have moved, now all attack (A58)."""
    return with_site(state, flow="attack", acted=frozenset(), acting=None)


def cleaned_up(state: InFight) -> AtSite:
    """Henchmen, teammates and tokens go; "combat here" missions are marked (CV-74, A46)."""
    fight, left = state.now, brawl.orgs_here(state)
    match state.options.combat_mission:
        case "any":
            marked = fight.orgs
        case "survivor":
            marked = left
        case "winner":
            marked = left if len(left) == 1 else ()
    over = entered(state, replace(without_fight(fight), step="hacking"))
    over = without_henchmen(over, fight.district)
    over = over.logged("fight-over", None, orgs_seats=fight.orgs)
    for seat in marked:
        over = missions.marked(over, seat, "combat", fight.district)
    return over


def without_henchmen(state: S, district: int) -> S:
    """Nobody but agents stays on the board."""
    stay = {at: one for at, one in state.henchmen.items() if one.district != district}
    return replace(state, henchmen=stay)
