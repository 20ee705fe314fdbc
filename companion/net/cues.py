"""Sounds and buzzes: small cues to the page script of each device, beside Flet.

The shared screen speaks; phones only buzz. A cue never carries a secret: it goes with what everybody can see.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from companion.kernel.seat import Seat
from companion.table.table import Table

TICKS = (3, 2, 1)
CLIPS = {"knock": "turn", "start": "reveal"}
"""Changes that sound like something else; all others are clips of their own name."""
BUZZ_TURN = [40, 60, 40]
KEEP_ALIVE_SECONDS = 20.0

Cue = dict[str, Any]
"""`cue` a clip · `say` the narrator's line, empty to stop him · `buzz` a pattern in ms · `moved` a table."""


@dataclass(eq=False, slots=True)
class Listener:
    """One open page that takes cues."""

    device: str
    queue: asyncio.Queue[str] = field(default_factory=lambda: asyncio.Queue(maxsize=16))

    def send(self, **cue: object) -> None:
        """Queue a cue; a page that does not read loses some."""
        if not self.queue.full():
            self.queue.put_nowait(json.dumps(cue))

    def end(self) -> None:
        """Nothing more will come, and nothing that waits matters."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait("")


class Cues:
    """Who listens, and what the tables' changes sound like."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self._is_closed = False
        self._ticks: dict[str, tuple[object, list[asyncio.TimerHandle]]] = {}
        self._waiting: dict[str, frozenset[Seat]] = {}
        self._spoken: dict[str, tuple[str, int]] = {}

    async def listen(self, device: str) -> AsyncIterator[str]:
        """Server-sent events for one page, until it goes."""
        with self._listening(device) as listener:
            yield "retry: 2000\n\n"
            while not self._is_closed:
                try:
                    cue = await asyncio.wait_for(listener.queue.get(), KEEP_ALIVE_SECONDS)
                except TimeoutError:
                    yield ": still here\n\n"
                else:
                    if cue:
                        yield f"data: {cue}\n\n"

    async def attend(self, device: str) -> AsyncIterator[Cue]:
        """The same for a window or an app, which has no page script."""
        with self._listening(device) as listener:
            while not self._is_closed:
                if cue := await listener.queue.get():
                    yield json.loads(cue)

    @contextmanager
    def _listening(self, device: str) -> Iterator[Listener]:
        listener = Listener(device)
        self._listeners.add(listener)
        try:
            yield listener
        finally:
            self._listeners.discard(listener)

    def close(self) -> None:
        """The host stops: every stream ends."""
        self._is_closed = True
        for listener in self._listeners:
            listener.end()

    def changed(self, table: Table, cue: str) -> None:
        """A table changed: sound it on its shared screens, buzz the phones whose turn it became."""
        self._follow_ticks(table)
        if not self._listeners:
            return
        if cue == "moved":
            self._lead_away(table)
        elif cue:
            self._to_screens(table, cue=CLIPS.get(cue, cue))
        if (spoken := table.spoken()) != self._spoken.get(table.id, ("", 0)):
            self._spoken[table.id] = spoken
            self._to_screens(table, say=spoken[0])
        waiting = table.waiting_for()
        for seat in waiting - self._waiting.get(table.id, frozenset()):
            self._buzz(table, seat)
        self._waiting[table.id] = waiting

    def _lead_away(self, table: Table) -> None:
        """Another host plays on with it: its pages look for that host by themselves."""
        devices = table.devices()
        for listener in self._listeners:
            if listener.device in devices:
                listener.send(moved=table.id)

    def _to_screens(self, table: Table, **cue: str) -> None:
        """`cue` is a clip to play; `say` is what the narrator says from now on; an empty line stops him."""
        devices = table.devices()
        for listener in self._listeners:
            if None in devices.get(listener.device, ()):
                listener.send(**cue)

    def _tick(self, table: Table) -> None:
        self._to_screens(table, cue="tick")

    def _buzz(self, table: Table, seat: Seat) -> None:
        devices = table.devices()
        for listener in self._listeners:
            if seat in devices.get(listener.device, ()):
                listener.send(buzz=BUZZ_TURN)

    def _follow_ticks(self, table: Table) -> None:
        """Tick once a second for the last three seconds of a countdown."""
        timer = table.countdown.view()
        key = (timer.name, timer.ends and round(timer.ends, 2)) if timer else None
        known, handles = self._ticks.get(table.id, (None, []))
        if key == known:
            return
        for handle in handles:
            handle.cancel()
        handles = []
        if timer and timer.ends is not None and timer.name == "countdown":
            loop, left = asyncio.get_running_loop(), table.countdown.left()
            for second in TICKS:
                if left >= second:
                    handles.append(loop.call_later(left - second, self._tick, table))
        self._ticks[table.id] = (key, handles)
