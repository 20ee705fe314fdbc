"""Where an agent could walk now, for choices in Activation and in a fight (CV-34, CV-57)."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.cyberverse.rules.places import check_position, check_room, relation
from companion.games.cyberverse.state import Agent, CyberverseState
from companion.games.cyberverse.words import POSITIONS
from companion.kernel.action import Rejection
from companion.kernel.view import Choice


def is_open(check: Callable[..., None], *given: object) -> bool:
    """Whether a check would not refuse."""
    try:
        check(*given)
    except Rejection:
        return False
    return True


def walks(state: CyberverseState, agent: Agent) -> list[Choice]:
    """One zone further, or onto a position of this zone."""
    district = agent.district or 0
    zones = tuple(
        str(zone)
        for zone in range(1, state.boards[district].card.zones + 1)
        if zone != agent.zone
        and relation(state, district, agent.zone, zone) in (None, "adjacent")
        and is_open(check_room, state, district, zone, agent.id)
    )
    spots = tuple(
        position
        for position in POSITIONS
        if position not in ("none", agent.position)
        and is_open(check_position, state, district, agent.zone, position, agent.id)
    )
    found = [Choice(do="step", one_of={"zone": zones})] if zones else []
    return [*found, *([Choice(do="take_position", one_of={"position": spots})] if spots else [])]
