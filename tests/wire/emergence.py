"""Emergence on the wire: its kit, and frames without what may differ."""

from __future__ import annotations

import json
from typing import Any

from companion.games.emergence.options import EmergenceOptions
from companion.kernel.seat import Seat
from tests.games.emergence.kit import HARBOUR, KIT, LATTICE
from tests.games.kits import Kit
from tests.table.seeds import seed_under
from tests.wire.playing import NAMES, deal_without_seals, opening_of

TABLES = {
    "three, attested, dealt by the app": (3, EmergenceOptions()),
    "five in a city, dealt by the app": (5, EmergenceOptions(city=HARBOUR)),
    "six in a city, dealt by the app": (6, EmergenceOptions(city=LATTICE, holdings="owner")),
    "five, attested, dealt by hand": (5, EmergenceOptions(deal="cards", hide_amounts=True)),
}
WIRE = Kit(
    game=KIT.game,
    tables=TABLES,
    fill=KIT.fill,
    redeal=KIT.redeal,
    flip=KIT.flip,
    weights={**KIT.weights, "correct": 0},
    leanings=KIT.leanings,
)
SEAL = "60" * 32


def views(frames: list[str]) -> list[dict[str, Any]]:
    return [frame for frame in map(json.loads, frames) if frame["t"] in ("welcome", "view")]


def masked(frames: list[str]) -> list[str]:
    """Without the commitment, which is different for every seal and equally long."""
    return [deal_without_seals(frame) for frame in frames]


def other_seal(table: str, same: tuple[str, ...], differs: str) -> str:
    """A seal whose deal is the same for some seats and another for one."""
    count, options = TABLES[table]
    seats = tuple(Seat(name.lower()) for name in NAMES[:count])
    cuts = tuple(40 + index for index in range(count))
    opening = opening_of(WIRE.game, options.model_dump(mode="json"))

    def dealt(seal: str) -> dict[str, str]:
        state = WIRE.game.setup(options, seats, seed_under(WIRE.game, opening, NAMES[:count], cuts, seal))
        return {seat: card.value for seat, card in state.allegiances.items()}

    here = dealt(SEAL)
    for number in range(10_000):
        seal = f"{number:064x}"
        there = dealt(seal)
        if there[differs] != here[differs] and all(there[seat] == here[seat] for seat in same):
            return seal
    raise AssertionError("no such deal")
