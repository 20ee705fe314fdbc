"""One process among several: it beats, and steps back from tables that others play on with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from companion.net.hall import Hall
from companion.net.packs import Packs
from companion.net.venue import BEAT_SECONDS, Pulse
from companion.store import MemoryJournal
from companion.table.journal import JournalAway
from companion.table.presence import Watcher
from tests.net.halls import played
from tests.net.house import GAMES


class Shared(MemoryJournal):
    """A store of several processes, whose answers to a beat a test writes."""

    def __init__(self, *answers: bool | None) -> None:
        super().__init__()
        self.answers = list(answers)
        self.moved: Callable[[str], None] = lambda _table: None

    def tell(self, changed: Callable[[], None], moved: Callable[[str], None]) -> None:
        """Keep whom to tell."""
        self.moved = moved

    async def beat(self) -> bool:
        """The next answer; None: there is none."""
        answer = self.answers.pop(0)
        if answer is None:
            raise JournalAway("no route")
        return answer

    async def claim(self) -> tuple[str, ...]:
        """Nothing."""
        return ()


async def test_it_beats_until_it_is_fenced_and_silence_of_the_store_is_no_fence() -> None:
    shared, pauses, fenced = Shared(True, None, None, True, False), list[float](), asyncio.Event()

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    pulse = Pulse(shared, fenced.set, pause)
    pulse.begin()
    await fenced.wait()
    assert shared.answers == []
    assert pauses == [BEAT_SECONDS] * 4
    await pulse.end()


async def test_a_pulse_can_be_ended() -> None:
    pulse = Pulse(Shared(True), lambda: None, lambda _seconds: asyncio.Event().wait())  # type: ignore[arg-type]
    await pulse.end()
    pulse.begin()
    await pulse.end()


async def test_a_table_that_moved_is_dropped_and_its_people_are_told() -> None:
    shared = Shared()
    hall = Hall(GAMES, shared, Packs(None))
    gone, kept = await played(hall, "Ann", "Bo"), await played(hall, "Chi", "Dee")
    watchers = {}
    for table in (gone, kept):
        watchers[table.id] = Watcher(device="tv")
        table.watch(watchers[table.id])
    shared.moved(gone.id)
    assert hall.tables == (kept,)
    assert {watcher.closed for watcher in (watchers[gone.id], watchers[kept.id])} == {"table.moved", ""}
    shared.moved(gone.id)
    hall.step_back()
    assert hall.tables == ()
    assert watchers[kept.id].closed == "table.moved"
