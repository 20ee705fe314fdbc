"""What the tile under the agent offers: activate, boost, replenish."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, NamedTuple

from companion.games.emergence.actions import Activate, Boost, Replenish
from companion.games.emergence.rules.assimilating import triggered
from companion.games.emergence.rules.ending import after_collecting
from companion.games.emergence.rules.movement import step_problems, stepped
from companion.games.emergence.rules.refusals import why
from companion.games.emergence.state import EmergenceState, Operative
from companion.games.emergence.state.phases import Turn
from companion.games.emergence.sums.blocks import TYPE_AT, data_type, with_blocks
from companion.games.emergence.sums.tiles import refused_here
from companion.games.emergence.words import DataType, TileKind
from companion.kernel.action import Reason, Rejection

TileAction = Activate | Boost | Replenish


class Collecting(NamedTuple):
    """So many blocks of a type leave the tile."""

    kind: DataType
    blocks: int


Activation = Collecting | Literal["compile", "assimilate"]


def problems(state: EmergenceState, turn: Turn, action: TileAction) -> tuple[Reason, ...]:
    """Why the tile does not allow this, whatever was selected."""
    match action:
        case Boost(to=to, on_start=on_start):
            return step_problems(state, turn, to, on_start=on_start)
        case Activate():
            return _reasons(_activation(state, turn, action))
        case Replenish():
            return _reasons(_replenishing(state, turn, action))


def _reasons(found: object) -> tuple[Reason, ...]:
    return (found,) if isinstance(found, Reason) else ()


def carried_out(state: EmergenceState, turn: Turn, action: TileAction) -> EmergenceState:
    """One tile action by the operative whose turn it is."""
    match action:
        case Activate():
            return _activated(state, turn, _activation(state, turn, action))
        case Boost():
            return _boosted(state, turn, action)
        case Replenish():
            return _replenished(state, turn, _replenishing(state, turn, action))


def _ground(state: EmergenceState, turn: Turn, said: TileKind | None, rule: str) -> TileKind | Reason:
    """What the agent stands on: the city knows it; without a city the operative says it."""
    operative = state.operatives[turn.seat]
    if state.streets is not None:
        if said is not None:
            return why("city_knows", rule)
        return state.streets.kinds[operative.tile or state.streets.start]
    if operative.on_start:
        return "start"
    return said or why("needs_answer", rule)


def _activation(state: EmergenceState, turn: Turn, action: Activate) -> Activation | Reason:
    """Collect, compile or assimilate, as the tile says; or why not."""
    kind = _ground(state, turn, action.tile, "EM-22")
    if isinstance(kind, Reason):
        return kind
    data, augmentation = data_type(kind), turn.shown[turn.seat].augmentation
    if data is None:
        special: Activation = "compile" if kind == "compile" else "assimilate"
        return refused_here("activate", kind, augmentation) or special
    there = _blocks_there(state, turn, action, data)
    if isinstance(there, Reason):
        return refused_here("activate", kind, augmentation) or there
    return refused_here("activate", kind, augmentation, there) or _collecting(state, action, data, there)


def _blocks_there(state: EmergenceState, turn: Turn, action: Activate, kind: DataType) -> int | Reason:
    """How many blocks lie on the tile; without a city no more than the board is known to hold."""
    if state.streets is not None:
        if action.blocks is not None:
            return why("city_knows", "EM-22")
        return state.tiles[state.operatives[turn.seat].tile or state.streets.start]
    if action.blocks is None:
        return why("needs_answer", "EM-22")
    on_board = state.counted[TYPE_AT[kind]]
    if action.blocks > on_board:
        return why("more_than_board", "EM-46", kind=kind, board=on_board, said=action.blocks)
    return action.blocks


def _collecting(state: EmergenceState, action: Activate, kind: DataType, there: int) -> Collecting | Reason:
    """All blocks of the tile (EM-22), or some of them when the house allows it (A15)."""
    if action.take is None:
        return Collecting(kind, there)
    if not state.options.partial_collect:
        return why("all_or_nothing", "EM-22")
    if action.take > there:
        return why("more_than_there", "EM-22", blocks=there)
    return Collecting(kind, action.take)


def _activated(state: EmergenceState, turn: Turn, found: Activation | Reason) -> EmergenceState:
    """The tile gives data, opens the compiler (EM-23) or starts the assimilation (EM-24)."""
    match found:
        case Reason():
            raise Rejection.of((found,))
        case "compile":
            return replace(state, now=replace(turn, step="compile", did="activate"))
        case "assimilate":
            return triggered(state, replace(turn, did="assimilate"), turn.seat)
        case Collecting(kind=kind, blocks=blocks):
            return _collected(state, turn, kind, blocks)


def _collected(state: EmergenceState, turn: Turn, kind: DataType, blocks: int) -> EmergenceState:
    """The blocks come from the board into the hand; the board may be empty now."""
    operative = state.operatives[turn.seat]
    held = operative.data[TYPE_AT[kind]]
    richer = replace(operative, data=with_blocks(operative.data, kind, held + blocks))
    state = _changed_board(state, operative, kind, -blocks)
    turn = replace(turn, step="done", did="activate")
    return after_collecting(
        replace(state, now=turn, operatives={**state.operatives, turn.seat: richer}).logged(
            "collected", turn.seat, blocks=blocks, kind=kind
        ),
        turn,
    )


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
    to = action.to
    done = replace(turn, step="done", did="boost", moved_to=to)
    state = replace(stepped(state, turn, to, on_start=action.on_start), now=done, log=state.log)
    return state.logged("boosted", turn.seat, tile=to) if to else state.logged("boosted-unseen", turn.seat)


def _replenishing(state: EmergenceState, turn: Turn, action: Replenish) -> DataType | Reason:
    """The type of block that is added, or why none is (EM-26): the box may be empty (A12)."""
    kind = _ground(state, turn, action.tile, "EM-26")
    if isinstance(kind, Reason):
        return kind
    refused = refused_here("replenish", kind, turn.shown[turn.seat].augmentation)
    data = data_type(kind)
    if refused is not None or data is None:
        return refused or why("not_a_data_tile", "EM-26")
    return why("supply_empty", "EM-26", kind=data) if state.supply[TYPE_AT[data]] == 0 else data


def _replenished(state: EmergenceState, turn: Turn, kind: DataType | Reason) -> EmergenceState:
    """One more block of the tile's type, however many are there."""
    if isinstance(kind, Reason):
        raise Rejection.of((kind,))
    at = TYPE_AT[kind]
    state = _changed_board(state, state.operatives[turn.seat], kind, 1)
    return replace(
        state,
        supply=tuple(
            had - 1 if had is not None and index == at else had for index, had in enumerate(state.supply)
        ),
        now=replace(turn, step="done", did="replenish"),
    ).logged("replenished", turn.seat, kind=kind)
