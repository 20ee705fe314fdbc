"""Blocks and tokens are never made or lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergence.state import EmergenceState, board_data
from companion.games.emergence.words import DATA_TYPES
from companion.kernel.action import Rejection
from companion.kernel.seat import Voice
from tests.games.emergence.kit import KIT
from tests.games.emergence.table import (
    BO,
    A,
    attested,
    one,
    refused,
    round_of,
    say,
)
from tests.games.walking import lucky, walk


def test_em_50_what_is_raised_is_taken_from_somewhere() -> None:
    state = round_of(one(data=(0, 2, 0, 0)), one(), one())
    moved = say(state, Voice.TABLE, "correct", seat=BO, data_type="dark_blue", blocks=1, other_seat=A)
    assert [one.data[1] for one in moved.operatives.values()] == [1, 1, 0]
    back = {"seat": BO, "data_type": "dark_blue", "blocks": 0, "other_tile": "d2"}
    assert say(moved, Voice.TABLE, "correct", **back).tiles["d2"] == state.tiles["d2"] + 1
    much = {"seat": BO, "data_type": "dark_blue", "blocks": 9, "other_seat": A}
    assert refused(state, Voice.TABLE, "correct", **much) == ["NOT_SO_MANY_THERE"]
    wrong = {"seat": BO, "data_type": "dark_blue", "blocks": 1, "other_tile": "d1"}
    assert refused(state, Voice.TABLE, "correct", **wrong) == ["NOT_THAT_DATA_TILE"]
    itself = {"seat": A, "data_type": "dark_blue", "blocks": 1, "other_seat": A}
    assert refused(state, Voice.TABLE, "correct", **itself) == ["NOTHING_TO_CORRECT"]


def heaps(state: EmergenceState) -> tuple[int, ...]:
    """Blocks of each type on the board and in all hands."""
    found = [board_data(state), *(one.data for one in state.operatives.values())]
    return tuple(sum(column) for column in zip(*found, strict=True))


@pytest.mark.parametrize("city", [True, False], ids=["city", "attested"])
def test_em_50_random_corrections_conserve_blocks(city: bool) -> None:
    luck = lucky(8)
    full = one(data=(2, 2, 2, 2)) if city else one(None, data=(2, 2, 2, 2))
    state = round_of(full, full, full, **({} if city else {"city": None}))
    before, done = heaps(state), 0
    for _ in range(300):
        kind = luck.choice(DATA_TYPES)
        tiles = [
            tile for tile, found in (state.streets.kinds if state.streets else {}).items() if found == kind
        ]
        places: list[dict[str, Any]] = [{"seat": seat} for seat in state.seats]
        places += [{"tile": tile} for tile in tiles] or ([] if city else [{}])
        here, there = luck.choice(places), luck.choice(places)
        other = {f"other_{name}": value for name, value in there.items()} or {"other_board": True}
        fields = {**here, **other, "data_type": kind, "blocks": luck.randrange(6)}
        try:
            state = say(state, Voice.TABLE, "correct", **fields)
        except Rejection:
            continue
        done += 1
        assert heaps(state) == before, fields
        assert min(min(one.data) for one in state.operatives.values()) >= 0
    assert done > 60


@pytest.mark.parametrize("number", range(4))
def test_em_50_blocks_are_conserved_and_tokens_never_negative(number: int) -> None:
    """Board, hands and box of a counted supply together never change, whatever is played."""
    kit = replace(KIT, weights={**KIT.weights, "correct": 0})
    totals = set()
    for step in walk(kit, "city, as printed", number, 400):
        state = step.after
        heaps = [board_data(state), *(one.data for one in state.operatives.values()), state.supply]
        totals.add(tuple(sum(column) for column in zip(*heaps, strict=True)))
        assert min(one.knowledge for one in state.operatives.values()) >= 0
        assert min(min(heap) for heap in heaps) >= 0
    assert totals == {(15, 14, 15, 14)}


def test_attested_blocks_come_from_the_board() -> None:
    state = attested(one(None), one(None), one(None))
    data = {"seat": A, "data_type": "light_blue", "blocks": 2, "other_board": True}
    raised = say(state, Voice.TABLE, "correct", **data)
    assert (raised.operatives[A].data[0], raised.counted) == (2, (1, 3, 3, 3))
    lowered = say(raised, Voice.TABLE, "correct", data_type="light_blue", blocks=3, other_seat=A)
    assert (lowered.operatives[A].data[0], lowered.counted) == (0, (3, 3, 3, 3))
    assert refused(state, Voice.TABLE, "correct", **{**data, "blocks": 4}) == ["NOT_SO_MANY_THERE"]
