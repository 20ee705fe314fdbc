"""What a table needs from outside."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import field
from typing import TYPE_CHECKING, Any

from companion.kernel.frozen import frozen
from companion.table.timers import Alarm, Clock, LoopAlarm

if TYPE_CHECKING:  # a table is made with its surroundings
    from companion.table.table import Table


@frozen
class Surroundings:
    """Clocks, alarms, the address of the host, and a way to a next table."""

    clock: Clock = time.monotonic
    wall: Clock = time.time
    luck: Callable[[int], bytes] = secrets.token_bytes
    """So many random bytes, for the host's half of the deal."""
    alarm: Alarm = field(default_factory=LoopAlarm)
    address: Callable[[], str] = lambda: ""
    """Where phones reach this host, such as `http://192.168.1.20:8550`."""
    filled_in: Callable[[str, dict[str, Any]], dict[str, Any]] = lambda _game, options: options
    """House rules of a game in which packs named by their id are filled in."""
    play_again: Callable[[Table, dict[str, Any]], Awaitable[str]] | None = None
    """The same seats at a next table, some house rules changed; its id."""
    is_organised: Callable[[], bool] = lambda: False
    """Whether an organiser looks after the tables of this host."""
    changed: Callable[[Table, str], None] = lambda _table, _cue: None
    """Told after every change, with the sound cue that goes with it."""
