"""A few connections for what need not go in line: reading, opening, finishing."""

from __future__ import annotations

import asyncio
from typing import Any, LiteralString

from companion.store.postgres.line import DEADLINE_SECONDS, Line
from companion.store.rows import Rows


class Lines:
    """A pool: whoever asks gets the line that was used last, or waits for one."""

    def __init__(self, address: str, name: str, count: int = 2, seconds: float = DEADLINE_SECONDS) -> None:
        self._all = [Line(address, name, seconds) for _ in range(count)]
        self._idle: asyncio.LifoQueue[Line] = asyncio.LifoQueue()
        for line in self._all:
            self._idle.put_nowait(line)

    async def ask(self, query: LiteralString, *values: Any) -> Rows:
        """The rows of one statement. Raises as `Line.ask` does."""
        line = await self._idle.get()
        try:
            return await line.ask(query, *values)
        finally:
            self._idle.put_nowait(line)

    async def close(self) -> None:
        """Let go of all."""
        for line in self._all:
            await line.close()
