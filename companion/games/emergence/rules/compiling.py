"""Data becomes knowledge on a compile tile (EM-37..40)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from companion.games.emergence.rules.refusals import why
from companion.games.emergence.state import Data, EmergenceState, Turn, logged
from companion.games.emergence.words import DATA_TYPES, DataType
from companion.kernel.action import Reason, Rejection

DIFFERENT: Final[dict[int, int]] = {2: 2, 3: 4, 4: 7}
"""So many blocks of different types → tokens (EM-37)."""
EQUAL_PAIR: Final = 1

BlockSet = Sequence[DataType]


def set_value(blocks: BlockSet) -> int | None:
    """What a set is worth; None for what is no set (EM-37)."""
    kinds = len(set(blocks))
    if len(blocks) == kinds:
        return DIFFERENT.get(kinds)
    return EQUAL_PAIR if len(blocks) == 2 else None


def problems(data: Data, sets: Sequence[BlockSet]) -> tuple[Reason, ...]:
    """Why these sets cannot be compiled from this data (EM-37, EM-38)."""
    if not sets:
        return (why("no_sets", "EM-38"),)
    found = []
    wrong = next((blocks for blocks in sets if set_value(blocks) is None), None)
    if wrong is not None:
        found.append(why("not_a_set", "EM-37", size=len(wrong), kinds=len(set(wrong))))
    needed = spent(sets)
    for kind, held, wanted in zip(DATA_TYPES, data, needed, strict=True):
        if wanted > held:
            found.append(why("not_enough_data", "EM-38", kind=kind, held=held, needed=wanted))
            break
    return tuple(found)


def spent(sets: Sequence[BlockSet]) -> Data:
    """The blocks in these sets together."""
    counts = Counter(kind for blocks in sets for kind in blocks)
    return (counts["light_blue"], counts["dark_blue"], counts["light_green"], counts["dark_green"])


def worth(sets: Sequence[BlockSet]) -> int:
    """The tokens for these sets (EM-39)."""
    return sum(set_value(blocks) or 0 for blocks in sets)


def minus(data: Data, sets: Sequence[BlockSet]) -> Data:
    """What is left of the data (EM-38)."""
    gone = spent(sets)
    return (data[0] - gone[0], data[1] - gone[1], data[2] - gone[2], data[3] - gone[3])


def best_sets(data: Data) -> tuple[tuple[DataType, ...], ...]:
    """A best partition: most tokens, then fewest blocks, then fewest sets (EM-40).

    Taking the largest set of different types again and again, then equal pairs, is always best.
    """
    left, sets = data, []
    while sum(left) > 1:
        kinds = tuple(kind for kind, count in zip(DATA_TYPES, left, strict=True) if count)
        sets.append(kinds if len(kinds) > 1 else (kinds[0], kinds[0]))
        left = minus(left, sets[-1:])
    return tuple(sets)


def compiled(state: EmergenceState, turn: Turn, sets: Sequence[BlockSet]) -> EmergenceState:
    """The chosen sets go to the supply and the tokens come at once (EM-38, EM-39)."""
    operative = state.operatives[turn.seat]
    found = problems(operative.data, sets)
    if found:
        raise Rejection.of(found)
    gain, gone = worth(sets), spent(sets)
    richer = replace(operative, data=minus(operative.data, sets), knowledge=operative.knowledge + gain)
    if state.options.holdings == "public":
        log = logged(state, "compiled", turn.seat, blocks=sum(gone), gained=gain)
    else:
        log = logged(state, "compiled-unseen", turn.seat)
    return replace(
        state,
        operatives={**state.operatives, turn.seat: richer},
        supply=tuple(
            None if had is None else had + back for had, back in zip(state.supply, gone, strict=True)
        ),
        turn=replace(turn, step="done", did="compile"),
        log=log,
    )
