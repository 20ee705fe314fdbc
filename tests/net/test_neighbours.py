"""A host cut off from the database asks the others whether its tables are theirs now."""

from __future__ import annotations

import asyncio

import pytest

from companion.net.asking import Answer, NoAnswer
from companion.net.finder import Finder
from companion.net.hall import Hall
from companion.net.neighbours import Neighbours
from companion.net.packs import Packs
from companion.net.venue import Venue
from companion.table.presence import Watcher
from tests.net.halls import played
from tests.net.house import GAMES, House, serving
from tests.net.test_elsewhere import THERE, Known
from tests.net.test_venue import Shared, Watch

HERE = "http://10.0.0.1:8550"


class Others:
    """What other hosts answer, as a test says."""

    def __init__(self) -> None:
        self.tables: set[str] = set()
        self.says = b'{"here": true}'
        self.asked: list[str] = []

    async def __call__(self, address: str, path: str) -> Answer:
        self.asked.append(address)
        if path.removeprefix("/where/") not in self.tables:
            raise NoAnswer("nobody there")
        return Answer(200, self.says)


@pytest.mark.parametrize("said", [b"", b"[]", b'{"here": "yes"}', b'{"here": false}', b"{" * 100_000])
async def test_only_a_host_that_says_so_has_it(said: bytes) -> None:
    others, known = Others(), Known()
    neighbours = Neighbours(known, HERE, others)
    assert await neighbours.owner_of("t1") == "", "nobody is known yet"
    await neighbours.learn()
    assert await neighbours.owner_of("t1") == ""
    others.tables = {"t1"}
    assert await neighbours.owner_of("t1") == THERE
    others.says = said
    assert await neighbours.owner_of("t1") == ""
    assert set(others.asked) == {THERE}, "never ourselves"


async def test_who_was_gone_for_a_moment_is_still_known() -> None:
    """Found by cutting two hosts off in turn: the second had last looked while the first was fenced."""
    known = Known()
    neighbours = Neighbours(known, HERE)
    told = iter([(HERE, THERE), (HERE,), (HERE, "http://10.0.0.3:8550")])

    async def addresses() -> tuple[str, ...]:
        return next(told)

    known.addresses = addresses  # type: ignore[method-assign]
    for _ in range(3):
        await neighbours.learn()
    assert neighbours.addresses == (HERE, "http://10.0.0.3:8550", THERE)


async def test_a_real_host_is_asked_over_http() -> None:
    house = House()
    table = await house.table()
    async with serving(house) as address:
        known = Known()
        neighbours = Neighbours(known, HERE)
        neighbours.addresses = (HERE, f"http://{address}")
        assert await neighbours.owner_of(table.id) == f"http://{address}"
        assert await neighbours.owner_of("other") == ""


class Cut(Shared):
    """A store that is away for us, while others have ours."""

    is_cut = False

    @property
    def is_away(self) -> bool:
        return self.is_cut

    async def addresses(self) -> tuple[str, ...]:
        return (THERE,)

    async def beat(self) -> bool:
        """No answer comes, and no end."""
        if self.is_cut:
            await asyncio.Event().wait()
        return True


async def turned(count: int = 40) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_who_is_cut_off_steps_back_once_another_plays_on() -> None:
    shared, others = Cut(), Others()
    hall = Hall(GAMES, shared, Packs(None), address=lambda: HERE)
    table = await played(hall, "Ann", "Bo")
    screen = Watcher(device="tv")
    table.watch(screen)
    neighbours = Neighbours(shared, HERE, others)

    class Slow(Watch):
        async def pause(self, seconds: float) -> None:
            await asyncio.sleep(0)

    watch = Slow()
    venue = Venue(hall, shared, lambda: None, neighbours, watch, watch.pause)
    await venue.begin()
    await turned()
    shared.is_cut = True
    await turned()
    assert hall.tables == (table,), "the database may be gone for all: nobody plays on with it"
    finder = Finder(hall, shared, neighbours=neighbours)
    others.tables = {table.id}
    await turned()
    assert hall.tables == ()
    assert screen.closed == "table.moved"
    assert await finder.elsewhere(table=table.id) == THERE, "people are sent there without the database"
    await venue.end()
