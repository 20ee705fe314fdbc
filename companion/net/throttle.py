"""Slows down an address that keeps guessing codes or keys: the wrong ones, never a right one behind them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from companion.kernel.action import Rejection

FREE_GUESSES = 20
FIRST_WAIT = 2.0
LONGEST_WAIT = 300.0
FORGIVEN_AFTER = 900.0
MOST_ADDRESSES = 4096


@dataclass(slots=True)
class _Guesses:
    wrong: int = 0
    last: float = 0.0


class Throttle:
    """Counts wrong guesses by address. After twenty, every further one doubles the wait."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._addresses: dict[str, _Guesses] = {}

    def wait(self, address: str) -> float:
        """Seconds this address still has to wait; 0 when it may go on."""
        guesses = self._addresses.get(address)
        if guesses is None or guesses.wrong < FREE_GUESSES:
            return 0.0
        pause = min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(guesses.wrong - FREE_GUESSES, 32))
        return max(0.0, guesses.last + pause - self._clock())

    def wrong(self, address: str) -> None:
        """A guess was wrong."""
        now = self._clock()
        guesses = self._addresses.get(address)
        if guesses is None or now - guesses.last > FORGIVEN_AFTER:
            guesses = _Guesses()
        self._addresses.pop(address, None)
        self._addresses[address] = _Guesses(guesses.wrong + 1, now)
        if len(self._addresses) > MOST_ADDRESSES:
            del self._addresses[next(iter(self._addresses))]

    def check_wrong(self, address: str) -> None:
        """A guess was wrong. Rejects it unheard while this address has to wait, and that does not count."""
        if wait := self.wait(address):
            raise Rejection("door.slow_down", seconds=math.ceil(wait))
        self.wrong(address)
