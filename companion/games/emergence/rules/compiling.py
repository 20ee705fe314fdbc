"""Data becomes knowledge on a compile tile: any number of sets, at least one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.games.emergence.rules.refusals import why
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.state.phases import Turn
from companion.games.emergence.sums.blocks import Data
from companion.games.emergence.sums.sets import BlockSet, left, set_value, spent, worth
from companion.games.emergence.words import DATA_TYPES
from companion.kernel.action import Reason


def problems(data: Data, sets: Sequence[BlockSet]) -> tuple[Reason, ...]:
    """Why these sets cannot be compiled from this data: none, no sets, not held (EM-38)."""
    if not sets:
        return (why("no_sets", "EM-38"),)
    found = []
    wrong = next((blocks for blocks in sets if not set_value(blocks)), None)
    if wrong is not None:
        found.append(why("not_a_set", "EM-37", size=len(wrong), kinds=len(set(wrong))))
    for kind, held, needed in zip(DATA_TYPES, data, spent(sets), strict=True):
        if needed > held:
            found.append(why("not_enough_data", "EM-38", kind=kind, held=held, needed=needed))
            break
    return tuple(found)


def compiled(state: EmergenceState, turn: Turn, sets: Sequence[BlockSet]) -> EmergenceState:
    """The chosen sets go to the supply and the tokens come at once (EM-39)."""
    operative = state.operatives[turn.seat]
    gain, gone = worth(sets), spent(sets)
    richer = replace(operative, data=left(operative.data, sets), knowledge=operative.knowledge + gain)
    state = replace(
        state,
        operatives={**state.operatives, turn.seat: richer},
        supply=tuple(
            None if had is None else had + back for had, back in zip(state.supply, gone, strict=True)
        ),
        now=replace(turn, step="done", did="compile"),
    )
    if state.options.holdings == "public":
        return state.logged("compiled", turn.seat, blocks=sum(gone), gained=gain)
    return state.logged("compiled-unseen", turn.seat)
