"""Not faster than this: whoever hurries waits, whoever does not never notices."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass

MOST_KEPT = 4096


@dataclass(slots=True)
class _Purse:
    left: float
    since: float


class Pace:
    """So many a second for each key, and a handful at once."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._purses: dict[Hashable, _Purse] = {}

    def wait(self, key: Hashable) -> float:
        """Take one; the seconds to wait before using it. 0 within the handful."""
        now = self._clock()
        purse = self._purses.pop(key, None) or _Purse(self._burst, now)
        left = min(self._burst, purse.left + (now - purse.since) * self._rate) - 1
        self._purses[key] = _Purse(left, now)
        if len(self._purses) > MOST_KEPT:
            del self._purses[next(iter(self._purses))]
        return max(0.0, -left / self._rate)
