"""A table with people around it, and time that only moves when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from companion.kernel.action import Rejection
from companion.kernel.game import AnyGame
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat
from companion.store import MemoryJournal
from companion.table.frame import Frame
from companion.table.journal import Entry, Journal, JournalUnwritable, Opening
from companion.table.presence import Watcher
from companion.table.surroundings import Surroundings
from companion.table.table import Table
from tests.table.pebble import GAME as PEBBLE

COLOURS = ("orange", "sky", "green", "yellow", "rose", "blue")
NAMES = ("Ann", "Bo", "Chi", "Dee", "Eli", "Fay")


class Time:
    """A clock and an alarm that a test moves by hand."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._alarms: list[tuple[float, int, Callable[[], None]]] = []
        self._number = 0

    def __call__(self) -> float:
        return self.now

    def set(self, seconds: float, ring: Callable[[], None]) -> Callable[[], None]:
        """An alarm; the returned function cancels it."""
        self._number += 1
        alarm = (self.now + seconds, self._number, ring)
        self._alarms.append(alarm)
        return lambda: self._alarms.remove(alarm) if alarm in self._alarms else None

    async def pass_by(self, seconds: float) -> None:
        """Let time pass and ring on the way what is due; everybody finishes what they were woken for."""
        until = self.now + seconds
        while due := sorted(alarm for alarm in self._alarms if alarm[0] <= until):
            at, _, ring = due[0]
            self._alarms.remove(due[0])
            self.now = max(self.now, at)
            ring()
            await settled()
        self.now = until


async def settled() -> None:
    """Let everything that can run now run: the in-memory journal never waits for anything outside."""
    for _ in range(20):
        await asyncio.sleep(0)


class FlakyJournal(MemoryJournal):
    """A journal whose disk a test can fill up."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = False
        self.slow: asyncio.Event | None = None

    async def append(self, table: str, entry: Entry) -> None:
        """Add an entry, unless the disk is full."""
        if self.slow is not None:
            await self.slow.wait()
        if self.is_full:
            raise JournalUnwritable("disk full")
        written = (await self.read(table))[1]
        assert entry.n == len(written) + 1, "a number was used twice or left out"
        await super().append(table, entry)


def opening(game: AnyGame = PEBBLE, options: dict[str, Any] | None = None, table: str = "t1") -> Opening:
    """How a test's table began."""
    return Opening(
        table=table,
        game=game.card.id,
        rules_version=game.card.rules_version,
        at=1.0,
        code="WREN",
        secret=Hidden("join-secret"),
        screen=Hidden("screen-key"),
        seal=Hidden("5e" * 32),
        options=options or {},
    )


@dataclass
class People:
    """A table, its people, its host, and everything that a test wants to hold."""

    table: Table
    journal: FlakyJournal
    time: Time
    cues: list[str]
    host: Watcher
    seats: dict[str, Watcher] = field(default_factory=dict)
    screen: Watcher = field(default_factory=lambda: Watcher(device="tv"))

    async def sit(self, *names: str) -> None:
        """People sit down and open their page."""
        for name in names:
            colour = self.table.game.card.colours[len(self.table.setting.places)]
            seat = await self.table.sit(f"phone-{name}", name, colour)
            self.seats[seat] = self.connect(seat)

    def connect(self, seat: str, device: str = "") -> Watcher:
        """A page of this seat."""
        watcher = Watcher(
            device=device or f"phone-{self.table.setting.place(Seat(seat)).name}", seat=Seat(seat)
        )
        self.table.watch(watcher)
        return watcher

    async def act(self, seat: str, do: str, sent: int = 0, /, **fields: Any) -> None:
        """Somebody does something."""
        await self.table.act(self.seats[seat], {"do": do, **fields}, sent)

    async def host_act(self, do: str, **fields: Any) -> None:
        """The host does something."""
        await self.table.act(self.host, {"do": do, **fields})

    async def free(self, seat: str) -> None:
        """The host frees a seat; its owner, who is here, says yes."""
        await self.host_act("free_seat", seat=seat)
        await self.act(seat, "answer_loan", agree=True)

    def frame(self, seat: str | None) -> Frame:
        """What somebody sees."""
        return self.table.frame(self.seats[seat] if seat else self.screen)

    def view(self, seat: str | None = None) -> Any:
        """What somebody sees of the game."""
        view = self.frame(seat).view
        assert view is not None
        return view

    def everything(self) -> dict[str, Any]:
        """Every frame of every viewer, whole, and the journal."""
        watchers = {**self.seats, "@host": self.host, "@screen": self.screen}
        return {
            name: shown(self.table.frame(watcher)) for name, watcher in watchers.items() if not watcher.closed
        }

    async def entries(self) -> tuple[Entry, ...]:
        """What was written."""
        return (await self.journal.read(self.table.id))[1]

    async def restarted(self, around: Surroundings | None = None) -> People:
        """The same table after the host came back; everybody's page connects again."""
        again = Table(
            self.table.game, self.table.opening, self.journal, around or surroundings(self.time, self.cues)
        )
        again.restore(await self.entries())
        people = People(
            again, self.journal, self.time, self.cues, Watcher(device=self.host.device, is_host=True)
        )
        again.watch(people.host)
        again.watch(people.screen)
        for seat, watcher in self.seats.items():
            people.seats[seat] = people.connect(seat, watcher.device)
        return people


def shown(frame: Frame) -> dict[str, Any]:
    """A frame as plain data, without its number and its clock."""
    return {
        "table": frame.table.model_dump(mode="json"),
        "view": frame.view.model_dump(mode="json") if frame.view else None,
    }


def surroundings(time: Time, cues: list[str]) -> Surroundings:
    """The world of a test."""
    return Surroundings(
        clock=time,
        wall=time,
        alarm=time,
        luck=lambda size: b"\x5e" * size,
        address=lambda: "http://192.168.1.20:8550",
        changed=lambda _table, cue: cues.append(cue),
    )


async def people(
    *names: str,
    game: AnyGame = PEBBLE,
    options: dict[str, Any] | None = None,
    started: bool = False,
    around: Callable[[Time, list[str]], Surroundings] = surroundings,
    journal: Journal | None = None,
) -> People:
    """A table with a host's page, a shared screen, and these people."""
    time, cues = Time(), list[str]()
    store = journal if isinstance(journal, FlakyJournal) else FlakyJournal()
    start = opening(game, options)
    await store.open(start)
    table = Table(game, start, store, around(time, cues))
    host = Watcher(device="laptop", is_host=True)
    made = People(table, store, time, cues, host)
    table.watch(host)
    table.watch(made.screen)
    await made.sit(*names)
    if started:
        await made.host_act("start")
    return made


async def refusal(work: Any) -> str:
    """The code of the refusal this ends in."""
    try:
        await work
    except Rejection as rejection:
        return rejection.code
    raise AssertionError("it was not refused")
