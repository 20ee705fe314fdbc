"""The cardboard wins: public facts may be corrected, secrets never (EM-49)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.games.emergence.actions import Correct
from companion.games.emergence.rules.heaps import Heap, held_by, on_board, on_tile
from companion.games.emergence.rules.refusals import refusal
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.sums.blocks import TYPE_AT
from companion.games.emergence.words import REFUSALS, DataType
from companion.kernel.action import Fact
from companion.kernel.proposals import Corrections
from companion.kernel.seat import Seat

HIDDEN: Final = "hidden"
"""Said instead of a number that is its owner's business."""


def check_now(state: EmergenceState, correct: Correct) -> None:
    """What a claim rests on waits for its answer; knowledge while it falls into the aggregator."""
    if is_claim_open(state):
        raise refusal("attack_waits", "EM-49")
    if correct.knowledge is not None and state.event is not None:
        raise refusal("event_runs", "EM-49")


def corrected(state: EmergenceState, correct: Correct, by: Seat | None) -> EmergenceState:
    """The state as the cardboard has it, or `Rejection`."""
    if correct.seat is not None and correct.seat not in state.seats:
        raise refusal("unknown_operative", "EM-49")
    if correct.tile is not None and (state.streets is None or correct.tile not in state.streets.kinds):
        raise refusal("unknown_tile", "EM-49", tiles=(correct.tile,))
    changed = _agent(state, correct)
    changed = _blocks(changed, correct)
    changed = _knowledge(changed, correct)
    if changed is state:
        raise refusal("nothing_to_correct", "EM-49")
    return _said(state, changed, correct, by)


def is_claim_open(state: EmergenceState) -> bool:
    """Whether an attack waits for its target's word, with its cost and places already checked."""
    return state.turn is not None and state.turn.step == "claim"


def _agent(state: EmergenceState, correct: Correct) -> EmergenceState:
    """Where an agent stands."""
    if correct.seat is None or (correct.tile is None and correct.on_start is None):
        return state
    operative = state.operatives[correct.seat]
    if state.streets is None:
        on_start = bool(correct.on_start)
    elif correct.on_start is not None or correct.tile is None:
        raise refusal("city_knows", "EM-49")
    else:
        on_start = correct.tile == state.streets.start
    moved = replace(operative, tile=correct.tile, on_start=on_start)
    return replace(state, operatives={**state.operatives, correct.seat: moved})


def _blocks(state: EmergenceState, correct: Correct) -> EmergenceState:
    """Blocks an operative holds, or that lie on a tile, or on the board of attested mode.

    The difference comes from, or goes to, the other place that was named, else the box: the blocks of each
    type stay as many as they are (EM-50).
    """
    if correct.blocks is None:
        return state
    here = _heap(state, correct)
    other = _other(state, correct, here)
    state = here.put(state, correct.blocks)
    change = here.blocks - correct.blocks
    if other is None:
        return _boxed(state, here.kind, change)
    if other.blocks + change < 0:
        raise refusal("not_so_many_there", "EM-50", kind=here.kind, held=other.blocks, needed=-change)
    return other.put(state, other.blocks + change)


def _heap(state: EmergenceState, correct: Correct) -> Heap:
    """The blocks that were counted."""
    if correct.seat is not None:
        if correct.data_type is None:
            raise refusal("nothing_to_correct", "EM-49")
        return held_by(state, correct.seat, correct.data_type)
    if state.streets is None:
        if correct.data_type is None:
            raise refusal("nothing_to_correct", "EM-49")
        return on_board(state, correct.data_type)
    if correct.tile is None:
        raise refusal("nothing_to_correct", "EM-49")
    return on_tile(state, correct.tile, correct.data_type)


def _other(state: EmergenceState, correct: Correct, here: Heap) -> Heap | None:
    """Where the difference comes from or goes to; None: the box."""
    found = None
    is_named = correct.other_seat is not None or correct.other_tile is not None or correct.other_board
    if is_named and state.options.holdings == "owner":
        raise refusal("holdings_secret", "EM-49")
    if correct.other_seat is not None:
        if correct.other_seat not in state.seats:
            raise refusal("unknown_operative", "EM-49")
        found = held_by(state, correct.other_seat, here.kind)
    elif correct.other_tile is not None:
        if state.streets is None or correct.other_tile not in state.streets.kinds:
            raise refusal("unknown_tile", "EM-49", tiles=(correct.other_tile,))
        found = on_tile(state, correct.other_tile, here.kind)
    elif correct.other_board and state.streets is None:
        found = on_board(state, here.kind)
    if found == here:
        raise refusal("nothing_to_correct", "EM-49")
    return found


def _boxed(state: EmergenceState, kind: DataType, change: int) -> EmergenceState:
    """The box with so many more blocks of one type, when they are counted at all."""
    return replace(
        state,
        supply=tuple(
            max(had + change, 0) if had is not None and at == TYPE_AT[kind] else had
            for at, had in enumerate(state.supply)
        ),
    )


def _knowledge(state: EmergenceState, correct: Correct) -> EmergenceState:
    """Tokens an operative holds."""
    if correct.knowledge is None:
        return state
    if correct.seat is None:
        raise refusal("nothing_to_correct", "EM-49")
    operative = replace(state.operatives[correct.seat], knowledge=correct.knowledge)
    return replace(state, operatives={**state.operatives, correct.seat: operative})


def _said(before: EmergenceState, after: EmergenceState, correct: Correct, by: Seat | None) -> EmergenceState:
    """Every number that is another one now, for everybody to read; what it was, unless that is a secret."""
    seat = correct.seat
    if seat is not None and correct.tile is not None:
        place: dict[str, Fact] = {"operative_seat": seat, "tile": correct.tile, "reason": correct.reason}
        after = after.logged("corrected-place", by, **place)
    elif seat is not None and correct.on_start is not None:
        start: dict[str, Fact] = {"operative_seat": seat, "start": correct.on_start, "reason": correct.reason}
        after = after.logged("corrected-start", by, **start)
    if correct.blocks is not None:
        here = _heap(before, correct)
        after = _counted(after, here, by, correct.reason)
        if (other := _other(before, correct, here)) is not None:
            after = _counted(after, other, by, "")
    if correct.knowledge is not None and seat is not None:
        options, was = before.options, before.operatives[seat].knowledge
        is_hidden = options.holdings == "owner" or options.hide_amounts
        facts: dict[str, Fact] = {"operative_seat": seat, "n": correct.knowledge, "reason": correct.reason}
        facts["was"] = HIDDEN if is_hidden else was
        after = after.logged("corrected-knowledge", by, **facts)
    return after


def _counted(after: EmergenceState, heap: Heap, by: Seat | None, reason: str) -> EmergenceState:
    """One heap of blocks: how many, and how many it was."""
    facts: dict[str, Fact] = {"kind": heap.kind, "n": heap.now(after), "was": heap.blocks, "reason": reason}
    if heap.seat is not None:
        facts["was"] = HIDDEN if after.options.holdings == "owner" else heap.blocks
        return after.logged("corrected-data", by, operative_seat=heap.seat, **facts)
    if heap.tile is not None:
        return after.logged("corrected-tile", by, tile=heap.tile, **facts)
    return after.logged("corrected-board", by, **facts)


CORRECTIONS: Final = Corrections(REFUSALS, "EM-49", corrected, check_now)
