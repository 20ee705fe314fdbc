"""Slows down an address that keeps guessing codes or keys: the guesses, never those who know.

A key is long: a wrong one is refused at once, a right one is always heard. A code is one of a few hundred
words: whoever could tell a right one by a quicker answer, or by any answer, would find it in seconds. So at
an address that guesses, everybody who does not show that they know the table waits for a turn.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from companion.kernel.action import Rejection

FREE_GUESSES = 20
FIRST_WAIT = 2.0
LONGEST_WAIT = 300.0
FORGIVEN_AFTER = 900.0
MOST_ADDRESSES = 4096
FIRST_TURN, LONGEST_TURN = 1.0, 30.0
"""Seconds between two turns of an address: doubled by every wrong code that was heard."""
LONGEST_LINE = 60.0
"""Whoever would have to wait longer for their turn is told so instead."""


@dataclass(slots=True)
class _Guesses:
    wrong: int = 0
    last: float = 0.0
    next_turn: float = 0.0


class Throttle:
    """Counts wrong guesses by address. After twenty, every further one doubles the wait."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._clock, self._sleep = clock, sleep
        self._addresses: dict[str, _Guesses] = {}
        self._knowing: dict[tuple[str, str], None] = {}

    def wait(self, address: str) -> float:
        """Seconds for which wrong keys of this address are not heard; 0 when they are."""
        guesses = self._addresses.get(address)
        if guesses is None or guesses.wrong < FREE_GUESSES:
            return 0.0
        pause = min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(guesses.wrong - FREE_GUESSES, 32))
        return max(0.0, guesses.last + pause - self._clock())

    def wrong(self, address: str) -> None:
        """A guess was wrong."""
        now = self._clock()
        guesses = self._addresses.pop(address, None)
        if guesses is None or now - guesses.last > FORGIVEN_AFTER:
            guesses = _Guesses()
        self._addresses[address] = _Guesses(guesses.wrong + 1, now, guesses.next_turn)
        if len(self._addresses) > MOST_ADDRESSES:
            del self._addresses[next(iter(self._addresses))]

    def check_wrong(self, address: str) -> None:
        """A key was wrong. Rejects it unheard while this address has to wait, and that does not count."""
        if wait := self.wait(address):
            raise Rejection("door.slow_down", seconds=math.ceil(wait))
        self.wrong(address)

    async def turn(self, address: str, patience: float = LONGEST_LINE) -> None:
        """Until a code of this address may be looked up. Rejects it where that is more than this patience."""
        guesses, now = self._addresses.get(address), self._clock()
        if guesses is None or guesses.wrong < FREE_GUESSES or now - guesses.last > FORGIVEN_AFTER:
            return
        turn = max(now, guesses.next_turn)
        if turn - now > patience:
            raise Rejection("door.slow_down", seconds=math.ceil(turn - now))
        pause = min(LONGEST_TURN, FIRST_TURN * 2.0 ** min(guesses.wrong - FREE_GUESSES, 32))
        guesses.next_turn = turn + pause
        if turn > now:
            await self._sleep(turn - now)

    def remember(self, device: str, table: str) -> None:
        """This device knows the code of this table: it has shown the secret, or found it in its turn."""
        self._knowing.pop((device, table), None)
        self._knowing[device, table] = None
        if len(self._knowing) > MOST_ADDRESSES:
            del self._knowing[next(iter(self._knowing))]

    def knows(self, device: str, table: str) -> bool:
        """Whether this device has come to this table before."""
        return (device, table) in self._knowing
