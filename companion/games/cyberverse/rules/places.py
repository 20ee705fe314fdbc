"""Where miniatures stand: room on a board, tactical positions, zones remembered."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.packs.cards import Spot
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import why
from companion.games.cyberverse.state import CyberverseState, S
from companion.games.cyberverse.state.board import Henchman
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.sums import zones
from companion.games.cyberverse.words import (
    BOARD_MINIATURES,
    ZONE_MINIATURES,
    Position,
    Relation,
)

Figure = Agent | Henchman


def figures(state: CyberverseState, district: int) -> tuple[Figure, ...]:
    """Every miniature on the board: agents, then teammates and henchmen."""
    return (
        *(agent for agent in state.agents.values() if agent.district == district),
        *(one for one in state.henchmen.values() if one.district == district),
    )


def agents_in(state: CyberverseState, district: int) -> tuple[Agent, ...]:  # CV-33
    """Agents on the board, by initiative, then turn order (A51)."""
    here = [agent for agent in state.agents.values() if agent.district == district]
    return tuple(sorted(here, key=lambda agent: by_initiative(state, agent)))


def by_initiative(state: CyberverseState, agent: Agent) -> tuple[int, int, int]:
    """A sort key: initiative, turn order, age."""
    place = state.order.index(agent.seat) if agent.seat in state.order else 0
    return agent.sheet.initiative, place, int(agent.id[1:])


def name_of(figure: Figure) -> str:
    """What people call it."""
    return figure.sheet.name if isinstance(figure, Agent) else figure.name


def zone_problems(state: CyberverseState, district: int, zone: int) -> Reasons:  # CV-6
    """The board has such a zone."""
    count = state.boards[district].card.zones
    return () if 1 <= zone <= count else (why("no_zone", "CV-6", zone=zone, zones=count),)


def room_problems(state: CyberverseState, district: int, zone: int, mover: str) -> Reasons:
    """At most 5 miniatures on the board and 3 in a zone, agents too unless the house says (CV-36, A23)."""
    here = figures(state, district)
    others = [one for one in here if one.id != mover]
    if state.options.mini_limit_scope == "henchmen_only" and mover in state.agents:
        return ()
    if len(others) == len(here) and len(others) >= BOARD_MINIATURES:
        return (why("board_full", "CV-36", most=BOARD_MINIATURES, district=district),)
    if sum(one.zone == zone for one in others) >= ZONE_MINIATURES:
        return (why("zone_full", "CV-36", most=ZONE_MINIATURES, zone=zone),)
    return ()


def position_problems(
    state: CyberverseState, district: int, zone: int, position: Position, mover: str
) -> Reasons:
    """One miniature on each tactical position (CV-73)."""
    if position == "none":
        return ()
    known = sum(spot == Spot(zone=zone, position=position) for spot in state.boards[district].spots)
    taken = [
        one
        for one in figures(state, district)
        if one.id != mover and one.zone == zone and one.position == position
    ]
    return (why("position_taken", "CV-73", by=name_of(taken[0])),) if len(taken) >= max(known, 1) else ()


def relation(state: CyberverseState, district: int, one: int, other: int) -> Relation | None:
    """How two zones lie to each other, as far as anybody has said."""
    return zones.relation(state.boards[district].relations, one, other)


def with_relation(state: S, district: int, one: int, other: int, how: Relation) -> S:
    """Remember how two zones lie to each other."""
    board = state.boards[district]
    if one == other or board.relations.get(zones.pair(one, other)) == how:
        return state
    known = {**board.relations, zones.pair(one, other): how}
    return replace(state, boards={**state.boards, district: replace(board, relations=known)})


def with_spot(state: S, district: int, zone: int, position: Position) -> S:
    """Remember a tactical position that somebody stands on."""
    board, spot = state.boards[district], Spot(zone=zone, position=position)
    if position == "none" or spot in board.spots:
        return state
    spots = tuple(sorted((*board.spots, spot), key=lambda one: (one.zone, one.position)))
    return replace(state, boards={**state.boards, district: replace(board, spots=spots)})


def moved(state: S, figure: Figure, zone: int, position: Position) -> S:
    """The miniature stands somewhere else on its board."""
    placed = replace(figure, zone=zone, position=position)
    if isinstance(placed, Agent):
        return replace(state, agents={**state.agents, placed.id: placed})
    return replace(state, henchmen={**state.henchmen, placed.id: placed})
