"""One process among several at one store: it beats while its loop turns, and steps back once it is fenced."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from companion.table.journal import JournalUnwritable, Owners

BEAT_SECONDS = 0.5
"""Others declare a process dead whose beat stands still five times as long."""


class Pulse:
    """Beats from the very loop that serves the tables: one that hangs must look dead."""

    def __init__(
        self,
        owners: Owners,
        fenced: Callable[[], None],
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`fenced` is called when others play on with our tables."""
        self._owners, self._fenced, self._pause = owners, fenced, pause
        self._beating: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Beat from now on."""
        self._beating = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        while await self._lives():
            await self._pause(BEAT_SECONDS)
        self._fenced()

    async def _lives(self) -> bool:
        try:
            return await self._owners.beat()
        except JournalUnwritable:
            return True  # nobody knows, and nobody can write: the store has told the tables

    async def end(self) -> None:
        """Beat no more."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.wait([self._beating])
