"""A hall to try things in."""

from __future__ import annotations

from companion.net.hall import Hall
from companion.table.actions import Start
from companion.table.table import Table


async def played(hall: Hall, *names: str, game: str = "pebble") -> Table:
    """A table at which a game has begun, with a phone each."""
    table = await hall.create(game)
    for name, colour in zip(names, table.game.card.colours, strict=False):
        await table.sit(f"phone-{name}", name, colour)
    await table.host_act(Start())
    return table
