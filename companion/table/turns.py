"""One lock a table: whatever changes it waits for its turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from companion.kernel.action import Rejection

T = TypeVar("T")


class Turns:
    """One thing after the other, each to its end: nothing is ever half done."""

    def __init__(self, is_shut: Callable[[], bool] = lambda: False) -> None:
        """`is_shut`: nothing can be written down now, so nobody new gets a turn."""
        self._is_shut = is_shut
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def take(self, work: Callable[[], Awaitable[T]], *, has_begun: bool = False) -> T:
        """Under the lock, and to its end even when whoever asked has gone.

        `has_begun`: what this asks for is under way already, or writes nothing. Rejects all else while shut.
        """
        if self._is_shut() and not has_begun:
            raise Rejection("table.store_away")
        return await asyncio.shield(self.begin(work))

    def begin(self, work: Callable[[], Awaitable[T]]) -> asyncio.Task[T]:
        """The same for what nobody waits for."""

        async def locked() -> T:
            async with self._lock:
                return await work()

        task = asyncio.get_running_loop().create_task(locked())
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it, unless they have gone

    def stop(self) -> None:
        """The host stops: what has not been done will not be."""
        for task in self._tasks:
            task.cancel()
