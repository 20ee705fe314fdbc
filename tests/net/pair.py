"""Ann and Bo at a table of their own: their tokens, and how it begins."""

from __future__ import annotations

from companion.table.table import Table
from tests.net.house import KEY, House

TOKENS = {"ann": "a1" * 16, "bo": "b0" * 16}


async def start(house: House, table: Table) -> None:
    """The host starts the game over HTTP."""
    async with house.http(headers={"authorization": f"Bearer {KEY}"}) as http:
        assert (await http.post(f"/tables/{table.id}/start")).status_code == 200
