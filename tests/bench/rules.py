"""Actions applied per second, without a network."""

from __future__ import annotations

import time

from tests.games.test_contract import KITS
from tests.games.walking import opening, walk

SECONDS = 3.0
STEPS = 400


def measure() -> list[tuple[str, str]]:
    """The lines of the report: a random game of every table in the contract, played again and again."""
    lines = []
    for kit in KITS:
        games = []
        for number, table in enumerate(kit.tables):
            steps = [(taken.actor, taken.action) for taken in walk(kit, table, number, STEPS)]
            games.append((opening(kit, table, number), steps))
        done, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < SECONDS:
            for first, steps in games:
                state = first
                for actor, action in steps:
                    state = kit.game.apply(state, actor, action)
                done += len(steps)
        rate = done / (time.perf_counter() - begun)
        lines.append((f"{kit.game.card.title}: actions applied per second, one core", f"{rate:,.0f}"))
    return lines
