"""What an attack costs, paid from what was held before (EM-32), and who holds what after it."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.emergence.sums.blocks import NO_DATA, Data, plus
from companion.games.emergence.words import COSTS, HostileAction


class Hand(NamedTuple):
    """What an operative holds."""

    knowledge: int
    data: Data


def cost_of(action: str) -> int:
    """The knowledge an action costs; tile actions cost nothing."""
    return next((price for name, price in COSTS.items() if name == action), 0)


def struck(action: HostileAction, actor: Hand, target: Hand) -> tuple[Hand, Hand]:
    """Both hands after a hack (EM-27), a look (EM-28), a termination (EM-29): pay first, then take."""
    paid = actor.knowledge - COSTS[action]
    loot = plus(actor.data, target.data)
    match action:
        case "spy":
            return Hand(paid, actor.data), target
        case "hack":
            return Hand(paid, loot), Hand(target.knowledge, NO_DATA)
        case "terminate":
            return Hand(paid + target.knowledge, loot), Hand(0, NO_DATA)


def is_empty_handed(action: HostileAction, target: Hand) -> bool:
    """Nothing to take: legal, but worth a warning (EM-36)."""
    return not any(target.data) and (action == "hack" or not target.knowledge)
