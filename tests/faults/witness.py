"""A shared screen in a process of its own: it notes when every view arrives, by a clock all processes share.

In the host's own loop a frame would be read only after whatever the host does next.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.net.house import PATIENCE
from tests.wire.playing import SCREEN, Game


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
        sys.executable, "-m", "tests.faults.watching", url, SCREEN, stdout=PIPE
    )
    try:
        seen = Witness(process)
        await seen.heard()
        yield seen
    finally:
        process.kill()
        await process.wait()
