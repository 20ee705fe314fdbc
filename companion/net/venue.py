"""One process among several at one store: it beats, watches the others, and plays on for who has died."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from companion.net.hall import Hall
from companion.net.neighbours import Neighbours
from companion.table.journal import JournalUnreadable, JournalUnwritable, SlotTaken
from companion.table.owners import Living, Owners
from companion.table.timers import Clock

BEAT_SECONDS = 0.5
STILL_SECONDS = 2.5
"""Whose beat stands still for so long is dead."""
BLINK_SECONDS = 1.5
"""Who has not looked for so long himself forgets what he saw, and watches anew."""
MIND_SECONDS, LEARN_TURNS, SAMPLE = 1.0, 5, 10
"""How often a host asks others about so many tables while the store is away; and who they are, before."""
CLAIM_TURNS = 4
"""Every so many looks we ask what nobody owns, or was handed to us; at once when somebody has gone."""
SLICE = 10
"""Tables that are claimed at once: between two slices we beat, and others claim too."""


def boot_clock() -> float:
    """Seconds, also while a laptop sleeps, where the system counts them."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class Venue:
    """Beats from the very loop that serves the tables: one that hangs must look dead."""

    def __init__(
        self,
        hall: Hall,
        owners: Owners,
        fenced: Callable[[], None],
        neighbours: Neighbours | None = None,
        clock: Clock = boot_clock,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`fenced` is called when another process has our slot: we cannot join again."""
        self._hall, self._owners, self._fenced = hall, owners, fenced
        self._neighbours = neighbours
        self._clock, self._pause = clock, pause
        self._seen: dict[int, tuple[Living, float]] = {}
        self._looked = clock()
        self._others, self._turn = frozenset[int](), 0
        self._has_left = self._has_new = False
        self._beating: asyncio.Task[None] | None = None
        self._taking: asyncio.Task[None] | None = None
        self._minding: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Beat and watch from now on; what nobody plays on with is taken up at once."""
        loop = asyncio.get_running_loop()
        self._taking = loop.create_task(self._take_over())
        self._beating = loop.create_task(self._run())
        if self._neighbours:
            self._minding = loop.create_task(self._mind(self._neighbours))
        await asyncio.wait([self._taking])

    async def _run(self) -> None:
        try:
            while True:
                if await self._lives():
                    await self._watch()
                else:
                    await self._step_back()
                await self._pause(BEAT_SECONDS)
        except SlotTaken:
            self._fenced()

    async def _mind(self, neighbours: Neighbours) -> None:
        """While the store is away: one of our tables at another host means that all are others' now."""
        turn = 0
        while True:
            if not self._hall.is_away:
                if turn % LEARN_TURNS == 0 or self._has_new:
                    self._has_new = False
                    await neighbours.learn()
            else:
                for table in self._hall.tables[:SAMPLE]:
                    if await neighbours.owner_of(table.id):
                        self._hall.step_back()
                        break
            turn += 1
            await self._pause(MIND_SECONDS)

    async def _step_back(self) -> None:
        """Others play on with our tables: everybody is told, nothing is merged, and we join anew."""
        self._hall.step_back()
        self._seen.clear()
        try:
            await self._owners.rejoin()
        except JournalUnreadable:
            return  # the next beat is refused too, and then it is tried again

    async def _lives(self) -> bool:
        try:
            return await self._owners.beat()
        except JournalUnwritable:
            return True  # nobody knows, and nobody can write: the store has told the tables

    async def _watch(self) -> None:
        """Whose beat stood still, while mine went through, is declared dead; orphans are taken up."""
        try:
            living = await self._owners.living()
            dead = self._still(living)
            for one in dead:
                await self._owners.fence(one)
        except JournalUnwritable:
            self._seen.clear()
            return
        others, self._others = self._others, frozenset(one.inc for one in living)
        self._has_left |= bool(dead) or not others <= self._others
        self._has_new |= not self._others <= others
        self._turn += 1
        is_due = self._has_left or self._turn % CLAIM_TURNS == 0
        if is_due and (self._taking is None or self._taking.done()):
            self._taking = asyncio.get_running_loop().create_task(self._take_over())

    def _still(self, living: tuple[Living, ...]) -> list[Living]:
        now, before = self._clock(), self._looked
        self._looked = now
        if now - before > BLINK_SECONDS:
            self._seen.clear()
        known, self._seen = self._seen, {}
        for one in living:
            seen = known.get(one.inc)
            self._seen[one.inc] = seen if seen and seen[0] == one else (one, now)
        return [one for one, since in self._seen.values() if now - since >= STILL_SECONDS]

    async def _take_over(self) -> None:
        """Slice by slice, until nothing is left that nobody living owns; then what ended there today."""
        try:
            while new := self._hall.missing(await self._owners.claim(SLICE)):
                for one in new:
                    if not await self._hall.take_over(one):
                        return
                    await asyncio.sleep(0)
            if self._has_left:
                self._has_left = False
                await self._hall.open_up()
        except (JournalUnwritable, JournalUnreadable):
            return  # the next look comes soon

    async def has_others(self) -> bool:
        """Whether somebody else lives who would play on with our tables."""
        try:
            return bool(await self._owners.living())
        except JournalUnwritable:
            return False

    async def leave(self) -> None:
        """Our tables have been closed: others may have them at once."""
        await self.end()
        await self._owners.leave()

    async def end(self) -> None:
        """Beat no more."""
        for task in (self._beating, self._taking, self._minding):
            if task is not None:
                task.cancel()
                await asyncio.wait([task])
