"""Whole games of every game over real sockets, searched byte by byte.

What reaches a phone is what the game shows to its seat, and nothing besides: so whatever the other worlds
of `tests/games/test_contract.py` show to be walled off in views (decks to come, payday entries, envelopes,
tokens, votes, splits) is walled off in bytes. What no view ever holds is searched for as it is.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from companion.kernel.seat import Seat
from companion.net.visitor import device_of
from tests.games.kits import Kit
from tests.games.test_contract import KITS
from tests.net.house import KEY
from tests.wire.playing import SCREEN, TOKENS, Game, playing

SEAL = "5e" * 32
STEPS = 60
TABLES = [
    pytest.param(kit, table, id=f"{kit.game.card.id}: {table}")
    for kit in KITS
    for table in kit.tables
    if kit.tables[table][0] in (3, 4)
]


def never_told(game: Game) -> list[str]:
    """What is on no phone until the end: keys, tokens, the secret, and the seed of every deck to come."""
    seed = game.table._record.play._seed.hex()  # type: ignore[union-attr]
    tokens = [*TOKENS.values(), *map(device_of, TOKENS.values())]
    return [SEAL, seed, SCREEN, KEY, *tokens]


def check(game: Game) -> int:
    """Everything that anybody was sent since the last time; how many views were among it."""
    play, secrets, seen = game.table._record.play, never_told(game), 0
    assert play is not None
    for viewer, frames in game.new_frames().items():
        assert not [secret for text in frames for secret in secrets if secret in text]
        told: list[dict[str, Any]] = [one for one in map(json.loads, frames) if one["t"] == "view"]
        if not told:
            continue
        seat = None if viewer == "@screen" else Seat(viewer)
        assert told[-1]["view"] == json.loads(play.view(seat).model_dump_json()), viewer
        assert all(one["table"]["my_seats"] == ([seat] if seat else []) for one in told)
        seen += len(told)
    return seen


@pytest.mark.parametrize(("kit", "table"), TABLES)
async def test_a_whole_game_sends_every_phone_its_own_view_and_nothing_else(kit: Kit, table: str) -> None:
    luck, views = Random(17), 0  # noqa: S311 - a test, not a deal
    async with playing(kit, table, SEAL) as game:
        for _ in range(STEPS):
            if game.table.stage != "playing":
                break
            await game.caught_up()
            views += check(game)
            await game.step(luck)
    assert views > STEPS // 2
