"""The deal beside the page: what a device's own script, or another client, asks and says over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
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
    _told: dict[tuple[str, Seat | None], tuple[int, dict[str, Any]]] = field(default_factory=dict, init=False)
    """What each device was told last, under which number."""

    async def proof(self) -> dict[str, Any]:
        """The deal, for anybody to check. Rejects while the game goes on, or could be carried on."""
        showing = self.course.showing
        return proving.proof(showing.game, showing.opening, showing.record, showing.seal())

    async def state(
        self, device: str, after: int, seconds: float, seat: Seat | None = None
    ) -> dict[str, Any]:
        """How it stands, as soon as that is news to this device, or after so many seconds.

        What others do and it may not know is none: neither its answers nor their numbers count that.
        Rejects a seat of others.
        """
        dealing = self.course.dealing
        if seat is not None:
            Watcher(device=device).check_holds(seat, self.course.record.setting)
        with dealing.listening(*self._held(device)), suppress(TimeoutError):
            await asyncio.wait_for(self._later(device, seat, after), seconds)
        return self._stands(device, seat)

    async def _later(self, device: str, seat: Seat | None, after: int) -> None:
        """Wait for what is news to this device."""
        dealing = self.course.dealing
        while self._stands(device, seat)["n"] <= after and not dealing.is_stopped:
            await dealing.later(dealing.n)

    def _stands(self, device: str, seat: Seat | None) -> dict[str, Any]:
        """How it stands for this device, with a number that grows when that changes."""
        record, dealing, showing = self.course.record, self.course.dealing, self.course.showing
        held, has_deals = self._held(device), showing.public().table.has_deals
        told = seals.state(showing.seal(), dealing, showing.opening, record, held, seat, has_deals=has_deals)
        number, before = self._told.get((device, seat), (0, None))
        if told != before:
            number = dealing.number_above(number)
            self._told[device, seat] = number, told
        return {"n": number, **told}

    async def act(self, device: str, seat: Seat | None, said: dict[str, Any], *, is_host: bool) -> None:
        """What a device says about it."""
        do = said.get("do")
        if not isinstance(do, str) or do not in SAID:
            raise Rejection("table.bad_action", field="do", problem="union_tag_invalid")
        await self.act_on(Watcher(device=device, seat=seat, is_host=is_host), said)

    def _held(self, device: str) -> tuple[Seat, ...]:
        places = self.course.record.setting.places if device else ()
        return tuple(place.seat for place in places if device in place.devices)
