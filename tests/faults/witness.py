"""A shared screen in a process of its own: it notes when every view arrives, by a clock all processes share.

In the host's own loop a frame would be read only after whatever the host does next.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import connect

from tests.net.house import PATIENCE
from tests.wire.playing import SCREEN, Game

VIEWS = ('{"t": "welcome"', '{"t":"view"')


class Witness:
    """What the other process saw."""

    def __init__(self, process: Process) -> None:
        assert process.stdout is not None
        self._lines = process.stdout

    async def heard(self) -> float:
        """When the next view arrived."""
        return float(await asyncio.wait_for(self._lines.readline(), PATIENCE))


@asynccontextmanager
async def witness(game: Game) -> AsyncIterator[Witness]:
    """One more screen at this table."""
    url = f"ws://{game.phones['@screen'].address}/table/{game.table.id}/ws"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.faults.witness", url, stdout=PIPE
    )
    try:
        seen = Witness(process)
        await seen.heard()
        yield seen
    finally:
        process.kill()
        await process.wait()


async def _watch(url: str) -> None:
    async with connect(url, max_size=None) as connection:
        await connection.send(json.dumps({"t": "hello", "v": 1, "screen": SCREEN}))
        async for frame in connection:
            now = time.perf_counter()
            if str(frame).startswith(VIEWS):
                print(now, flush=True)


if __name__ == "__main__":
    asyncio.run(_watch(sys.argv[1]))
