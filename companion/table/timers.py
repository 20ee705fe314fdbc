"""Countdowns: the game says what counts, the table adds the time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from companion.kernel.game import Timer
from companion.table.views import TimerView

MICRO = 1_000_000
Clock = Callable[[], float]
"""Seconds on a clock that only goes forward."""


class Alarm(Protocol):
    """Wakes somebody after a while. Tests bring one they ring by hand."""

    def set(self, seconds: float, ring: Callable[[], None]) -> Callable[[], None]:
        """Ring after so many seconds; the returned function cancels it."""
        ...


class LoopAlarm:
    """The running event loop as an alarm."""

    def set(self, seconds: float, ring: Callable[[], None]) -> Callable[[], None]:
        """Ring after so many seconds; the returned function cancels it."""
        return asyncio.get_running_loop().call_later(seconds, ring).cancel


class Countdown:
    """The one countdown of a table. Paused time does not count; a new serial starts afresh."""

    def __init__(self, clock: Clock, alarm: Alarm, ring: Callable[[Timer], None]) -> None:
        self._clock, self._alarm, self._ring = clock, alarm, ring
        self._timer: Timer | None = None
        self._spent = 0.0
        self._since: float | None = None
        self._shown: TimerView | None = None
        self._cancel: Callable[[], None] | None = None

    def follow(self, timer: Timer | None) -> None:
        """Make what runs here agree with what the game says."""
        if timer == self._timer:
            return
        now = self._clock()
        if self._since is not None:
            self._spent += now - self._since
        if (
            timer is None
            or self._timer is None
            or (timer.name, timer.serial) != (self._timer.name, self._timer.serial)
        ):
            self._spent = 0.0
        self._timer = timer
        self._since = now if timer and timer.is_running else None
        self._shown = self._drawn(now)
        self._rearm()

    def stop(self) -> None:
        """Forget everything, for a table that closes."""
        self.follow(None)

    def view(self) -> TimerView | None:
        """As everybody sees it. It only changes with the countdown, so it never tells that somebody acted."""
        return self._shown

    def _drawn(self, now: float) -> TimerView | None:
        if self._timer is None:
            return None
        left = self.left()
        ends = now + left if self._since is not None else None
        return TimerView(name=self._timer.name, seconds=self._timer.seconds, left=left, ends=ends)

    def left(self) -> float:
        """Seconds left now; nothing when nothing counts down."""
        if self._timer is None:
            return 0.0
        running = self._clock() - self._since if self._since is not None else 0.0
        return max(0.0, self._timer.seconds - self._spent - running)

    def ran(self) -> int:
        """Whole milliseconds that this serial has run, pauses not counted; 0 when nothing counts down."""
        if self._timer is None:
            return 0
        running = self._clock() - self._since if self._since is not None else 0.0
        return round((self._spent + running) * MICRO) // 1000

    def restart(self) -> None:
        """Give back what has run under the serial in front: a takeback interrupted it."""
        self._spent = 0.0
        if self._since is not None:
            self._since = self._clock()
        self._shown = self._drawn(self._clock())
        self._rearm()

    def _rearm(self) -> None:
        if self._cancel:
            self._cancel()
            self._cancel = None
        timer = self._timer
        if timer is not None and self._since is not None:
            self._cancel = self._alarm.set(self.left(), lambda: self._ring(timer))
