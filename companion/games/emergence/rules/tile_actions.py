"""What the tile under the agent offers: activate, boost, replenish (EM-22..26)."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from companion.games.emergence.actions import Activate, Boost, Replenish
from companion.games.emergence.rules.assimilating import triggered
from companion.games.emergence.rules.ending import after_collecting
from companion.games.emergence.rules.movement import augmentation, stepped
from companion.games.emergence.rules.refusals import refusal
from companion.games.emergence.state import TYPE_AT, EmergenceState, Operative, Turn, logged, with_blocks
from companion.games.emergence.words import READS, DataType, TileKind


def carried_out(state: EmergenceState, turn: Turn, action: Activate | Boost | Replenish) -> EmergenceState:
    """One tile action by the operative whose turn it is (EM-20)."""
    match action:
        case Activate():
            return _activated(state, turn, action)
        case Boost():
            return _boosted(state, turn, action)
        case Replenish():
            return _replenished(state, turn, action)


def _kind(state: EmergenceState, operative: Operative, said: TileKind | None, rule: str) -> TileKind:
    """What the agent stands on: the city knows it; without a city the operative says it."""
    if state.streets is not None:
        if said is not None:
            raise refusal("city_knows", rule)
        return state.streets.kinds[operative.tile or state.streets.start]
    if operative.on_start:
        return "start"
    if said is None:
        raise refusal("needs_answer", rule)
    return said


def _activated(state: EmergenceState, turn: Turn, action: Activate) -> EmergenceState:
    """Collect, compile or assimilate, as the tile says (EM-22..24)."""
    match _kind(state, state.operatives[turn.seat], action.tile, "EM-22"):
        case "start":
            raise refusal("nothing_to_activate", "EM-24")
        case "compile":
            return replace(state, turn=replace(turn, step="compile", did="activate"))
        case "assimilate":
            return triggered(state, turn)
        case kind:
            return _collected(state, turn, action, kind)


def _collected(state: EmergenceState, turn: Turn, action: Activate, kind: DataType) -> EmergenceState:
    """All blocks of the tile, or some of them when the house allows it (EM-22, A15)."""
    operative = state.operatives[turn.seat]
    _reads(operative, kind, "EM-22")
    there = _blocks_there(state, operative, action, kind)
    if not there:
        raise refusal("tile_empty", "EM-22")
    if action.take is not None and not state.options.partial_collect:
        raise refusal("all_or_nothing", "EM-22")
    taken = there if action.take is None else action.take
    if taken > there:
        raise refusal("more_than_there", "EM-22", blocks=there)
    held = operative.data[TYPE_AT[kind]]
    richer = replace(operative, data=with_blocks(operative.data, kind, held + taken))
    state = _changed_board(state, operative, kind, -taken)
    return after_collecting(
        replace(
            state,
            operatives={**state.operatives, turn.seat: richer},
            turn=replace(turn, step="done", did="activate"),
            log=logged(state, "collected", turn.seat, blocks=taken, kind=kind),
        )
    )


def _reads(operative: Operative, kind: DataType, rule: str) -> None:
    """Blue is digital, green is biological; the augmentation has to match (EM-22, EM-26)."""
    if READS[kind] != augmentation(operative):
        raise refusal("wrong_augmentation", rule, kind=kind, needed=READS[kind], mine=augmentation(operative))


def _blocks_there(state: EmergenceState, operative: Operative, action: Activate, kind: DataType) -> int:
    """How many blocks lie on the tile; without a city no more than the board is known to hold (EM-46)."""
    if state.streets is not None:
        if action.blocks is not None:
            raise refusal("city_knows", "EM-22")
        return state.tiles[operative.tile or state.streets.start]
    if action.blocks is None:
        raise refusal("needs_answer", "EM-22")
    on_board = state.counted[TYPE_AT[kind]]
    if action.blocks > on_board:
        raise refusal("more_than_board", "EM-46", kind=kind, board=on_board, said=action.blocks)
    return action.blocks


def _changed_board(
    state: EmergenceState, operative: Operative, kind: DataType, change: int
) -> EmergenceState:
    """Blocks leave or reach the tile the agent stands on."""
    if state.streets is None:
        counted = with_blocks(state.counted, kind, state.counted[TYPE_AT[kind]] + change)
        return replace(state, counted=counted)
    tile = operative.tile or state.streets.start
    return replace(state, tiles={**state.tiles, tile: state.tiles[tile] + change})


def _boosted(state: EmergenceState, turn: Turn, action: Boost) -> EmergenceState:
    """One further step, never obligatory (EM-25)."""
    operatives = stepped(state, state.operatives[turn.seat], action.to, action.on_start)
    to = action.to
    log = logged(state, "boosted", turn.seat, tile=to) if to else logged(state, "boosted-unseen", turn.seat)
    return replace(
        state, operatives=operatives, turn=replace(turn, step="done", did="boost", moved_to=to), log=log
    )


def _replenished(state: EmergenceState, turn: Turn, action: Replenish) -> EmergenceState:
    """One more block of the tile's type, however many are there, while the box has one (EM-26, A12)."""
    operative = state.operatives[turn.seat]
    kind = _kind(state, operative, action.tile, "EM-26")
    if kind not in TYPE_AT:
        raise refusal("not_a_data_tile", "EM-26")
    data_type = cast("DataType", kind)
    _reads(operative, data_type, "EM-26")
    at = TYPE_AT[data_type]
    boxed = state.supply[at]
    if boxed == 0:
        raise refusal("supply_empty", "EM-26", kind=data_type)
    state = _changed_board(state, operative, data_type, 1)
    return replace(
        state,
        supply=tuple(
            had - 1 if had is not None and index == at else had for index, had in enumerate(state.supply)
        ),
        turn=replace(turn, step="done", did="replenish"),
        log=logged(state, "replenished", turn.seat, kind=data_type),
    )
