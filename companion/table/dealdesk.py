"""The deal beside the page: what a device's own script, or another client, asks and says over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.table import proving, seals
from companion.table.course import Course
from companion.table.cutting import Cutting
from companion.table.presence import Watcher
from companion.table.turns import Turns

SAID = frozenset({"cut", "open", "checked", "start", "draw_again", "open_deal"})


@dataclass(eq=False)
class DealDesk:
    """One table's deal, for devices."""

    turns: Turns
    course: Course
    cutting: Cutting
    act_on: Callable[[Watcher, dict[str, Any]], Awaitable[None]]

    async def proof(self) -> dict[str, Any]:
        """The deal, for anybody to check. Rejects while the game goes on, or could be carried on."""
        showing = self.course.showing
        return proving.proof(showing.game, showing.opening, showing.record, showing.seal())

    async def state(
        self, device: str, after: int, seconds: float, seat: Seat | None = None
    ) -> dict[str, Any]:
        """How it stands, as soon as that is news, or after so many seconds. Rejects a seat of others."""
        record, dealing, showing = self.course.record, self.course.dealing, self.course.showing
        if seat is not None:
            Watcher(device=device).check_holds(seat, record.setting)
        with dealing.listening(*self._held(device)), suppress(TimeoutError):
            await asyncio.wait_for(dealing.later(after), seconds)
        return seals.state(showing.seal(), dealing, showing.opening, record, self._held(device), seat)

    async def act(self, device: str, seat: Seat | None, said: dict[str, Any], *, is_host: bool) -> None:
        """What a device says about it."""
        if said.get("do") not in SAID:
            raise Rejection("table.bad_action", field="do", problem="union_tag_invalid")
        await self.act_on(Watcher(device=device, seat=seat, is_host=is_host), said)

    def _held(self, device: str) -> tuple[Seat, ...]:
        places = self.course.record.setting.places if device else ()
        return tuple(place.seat for place in places if device in place.devices)
