"""One process among several: it beats, and steps back from tables that others play on with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from companion.net.hall import Hall
from companion.net.packs import Packs
from companion.net.venue import BEAT_SECONDS, Venue
from companion.store import MemoryJournal
from companion.table.actions import EndTable
from companion.table.journal import JournalAway, SlotTaken
from companion.table.owners import Living, Owned
from companion.table.presence import Watcher
from tests.net.halls import played
from tests.net.house import GAMES


class Shared(MemoryJournal):
    """A store of several processes, whose answers a test writes."""

    def __init__(self) -> None:
        super().__init__()
        self.lives: list[bool | None] = []
        self.others: list[tuple[Living, ...]] = []
        self.fenced: list[int] = []
        self.joined = 0
        self.owned: dict[str, int] = {}
        self.moved: Callable[[str], None] = lambda _table: None

    def tell(self, changed: Callable[[], None], moved: Callable[[str], None]) -> None:
        """Keep whom to tell."""
        self.moved = moved

    async def beat(self) -> bool:
        """The next answer; None: there is none. Fenced, and its slot taken, after the last."""
        answer = self.lives.pop(0) if self.lives else False
        if answer is None:
            raise JournalAway("no route")
        return answer

    async def living(self) -> tuple[Living, ...]:
        """The next answer."""
        return self.others.pop(0) if self.others else ()

    async def rejoin(self) -> None:
        """As long as there are answers, the slot is free."""
        self.joined += 1
        if not self.lives:
            raise SlotTaken("a")

    async def fence(self, dead: Living) -> bool:
        """Somebody is dead, and we have what was theirs."""
        self.fenced.append(dead.inc)
        return True

    async def claim(self, most: int) -> tuple[Owned, ...]:
        """What is ours."""
        return tuple(Owned(table, term) for table, term in self.owned.items())

    async def where(self, *, table: str = "", code: str = "") -> str:
        """Nowhere else."""
        return ""

    async def addresses(self) -> tuple[str, ...]:
        """Nowhere else."""
        return ()

    async def hand_over(self, table: str) -> bool:
        """Nobody has fewer."""
        return False

    async def leave(self) -> None:
        """Nothing is kept."""


class Watch:
    """Time that only moves when somebody pauses, as long as the test says."""

    def __init__(self) -> None:
        self.now, self.pauses = 100.0, list[float]()
        self.blinks: dict[int, float] = {}
        """In which pause the process itself stands still, and how long."""

    def __call__(self) -> float:
        return self.now

    async def pause(self, seconds: float) -> None:
        """Time passes."""
        self.pauses.append(seconds)
        self.now += self.blinks.get(len(self.pauses), seconds)


class Patient(Watch):
    """The same, but others get on meanwhile."""

    async def pause(self, seconds: float) -> None:
        """Time passes."""
        await super().pause(seconds)
        for _ in range(20):
            await asyncio.sleep(0)


async def watched(shared: Shared, watch: Watch, hall: Hall | None = None) -> None:
    """A process at this store until it is fenced."""
    fenced = asyncio.Event()
    venue = Venue(hall or Hall(GAMES, shared, Packs(None)), shared, fenced.set, None, watch, watch.pause)
    await venue.begin()
    await fenced.wait()
    await venue.end()


async def test_it_beats_until_it_is_fenced_and_silence_of_the_store_is_no_fence() -> None:
    shared, watch = Shared(), Watch()
    shared.lives = [True, None, None, True]
    await watched(shared, watch)
    assert watch.pauses == [BEAT_SECONDS] * 4


async def test_whose_beat_stands_still_is_dead_and_who_beats_slowly_is_not() -> None:
    shared, watch = Shared(), Watch()
    shared.lives = [True] * 12
    shared.others = [(Living(1, 7), Living(2, turn // 4)) for turn in range(6)] + [(Living(2, 2),)] * 4
    await watched(shared, watch)
    assert shared.fenced == [1], "after 2.5 seconds, and once"


async def test_who_slept_himself_forgets_what_he_saw() -> None:
    """A laptop that wakes up sees an old beat: it must watch for as long again before it says who is dead."""
    shared, watch = Shared(), Watch()
    shared.lives = [True] * 8
    shared.others = [(Living(1, 7),)] * 4 + [(Living(1, 7),)] * 4
    watch.blinks = {4: 3600.0}
    await watched(shared, watch)
    assert shared.fenced == []


async def test_who_saw_nothing_for_a_while_forgets_too() -> None:
    shared, watch = Shared(), Watch()
    shared.lives = [True] * 8

    async def away() -> tuple[Living, ...]:
        if len(watch.pauses) == 4:
            raise JournalAway("no route")
        return (Living(1, 7),)

    shared.living = away  # type: ignore[method-assign]
    await watched(shared, watch)
    assert shared.fenced == []


async def test_tables_of_the_dead_stand_up_with_their_people_and_later_revisions() -> None:
    shared, watch = Shared(), Watch()
    there = Hall(GAMES, shared, Packs(None))
    table = await played(there, "Ann", "Bo")
    here = Hall(GAMES, shared, Packs(None), wall=lambda: 0.0)
    shared.lives, shared.owned = [True] * 3, {table.id: 2}
    venue = Venue(here, shared, lambda: None, None, watch, watch.pause)
    await venue.begin()
    again = here.table(table.id)
    assert [line.name for line in again.seat_lines()] == ["Ann", "Bo"]
    assert again.stage == "playing"
    assert again.rev >= 2 << 24 > table.rev, "though the clock here is far behind"
    assert here.by_code(table.opening.code) is again
    await venue.end()


async def test_a_table_that_cannot_be_read_is_tried_once(caplog: pytest.LogCaptureFixture) -> None:
    shared, watch = Shared(), Watch()
    hall = Hall(GAMES, shared, Packs(None))
    shared.lives, shared.owned = [True] * 3, {"nothing": 2}
    await watched(shared, watch, hall)
    assert caplog.text.count("could not be taken up") == 1


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


async def test_who_was_fenced_tells_everybody_and_joins_anew_with_no_tables() -> None:
    shared, watch = Shared(), Watch()
    hall = Hall(GAMES, shared, Packs(None))
    table = await played(hall, "Ann", "Bo")
    screen = Watcher(device="tv")
    table.watch(screen)
    shared.lives = [True, False, True, True]
    await watched(shared, watch, hall)
    assert screen.closed == "table.moved"
    assert shared.joined == 2, "once it could, and once another had its slot"
    assert hall.tables == ()


async def test_games_that_ended_where_somebody_died_stand_too() -> None:
    """People still look at their end, and a class compares them."""
    shared, watch = Shared(), Patient()
    there = Hall(GAMES, shared, Packs(None))
    table = await played(there, "Ann", "Bo")
    await table.host_act(EndTable())
    here = Hall(GAMES, shared, Packs(None))
    shared.lives, shared.others = [True] * 4, [(Living(1, 7),), ()]
    stood: list[tuple[str, ...]] = []

    async def rejoin() -> None:
        raise SlotTaken("a")

    stepped = here.step_back

    def step_back(table_id: str | None = None) -> None:
        stood.append(tuple(one.id for one in here.tables))
        stepped(table_id)

    here.step_back, shared.rejoin = step_back, rejoin  # type: ignore[method-assign]
    await watched(shared, watch, here)
    assert stood == [(table.id,)]
