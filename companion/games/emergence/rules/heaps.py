"""Blocks of one type in one place; a correction moves them from heap to heap and makes none (EM-50)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergence.rules.refusals import refusal
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.sums.blocks import TYPE_AT, data_type, with_blocks
from companion.games.emergence.words import DataType
from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat


@frozen
class Heap:
    """Where so many blocks of a type lie: with a seat, on a tile, or else on the board."""

    kind: DataType
    blocks: int
    seat: Seat | None = None
    tile: str | None = None

    def put(self, state: EmergenceState, blocks: int) -> EmergenceState:
        """The state with so many blocks there."""
        if self.seat is not None:
            operative = state.operatives[self.seat]
            held = replace(operative, data=with_blocks(operative.data, self.kind, blocks))
            return replace(state, operatives={**state.operatives, self.seat: held})
        if self.tile is not None:
            return replace(state, tiles={**state.tiles, self.tile: blocks})
        return replace(state, counted=with_blocks(state.counted, self.kind, blocks))

    def now(self, state: EmergenceState) -> int:
        """How many lie there in another state."""
        if self.seat is not None:
            return state.operatives[self.seat].data[TYPE_AT[self.kind]]
        return state.tiles[self.tile] if self.tile is not None else state.counted[TYPE_AT[self.kind]]


def held_by(state: EmergenceState, seat: Seat, kind: DataType) -> Heap:
    """What an operative holds of a type."""
    return Heap(kind, state.operatives[seat].data[TYPE_AT[kind]], seat=seat)


def on_board(state: EmergenceState, kind: DataType) -> Heap:
    """What lies on the board of attested mode."""
    return Heap(kind, state.counted[TYPE_AT[kind]])


def on_tile(state: EmergenceState, tile: str, kind: DataType | None) -> Heap:
    """What lies on a tile of the city; rejects one that does not hold this type."""
    found = data_type(state.streets.kinds[tile]) if state.streets else None
    if found is None or kind not in (None, found):
        raise refusal("not_that_data_tile", "EM-49", tile=tile)
    return Heap(found, state.tiles[tile], tile=tile)
