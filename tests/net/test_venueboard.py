"""Two hosts of a venue: an organiser sees the tables of both, and orders reach whoever has them."""

from __future__ import annotations

import asyncio

import pytest

from companion.kernel.action import Rejection
from companion.net.hall import Hall
from companion.net.organiser import Organiser
from companion.net.overview import Row
from companion.net.packs import Packs
from companion.net.venueboard import AGAIN, OLD_SECONDS, VenueBoard
from companion.store import MemoryJournal
from companion.table.presence import Watcher
from companion.table.table import Table
from tests.net.halls import played
from tests.net.house import GAMES
from tests.net.pinboard import Pinboard, Pins
from tests.net.test_organiser import hide
from tests.table.people import refusal


class Host:
    """A hall with a clock of its own, and its part of the board, which turns when the test says."""

    def __init__(self, board: Pinboard, name: str, now: float) -> None:
        self.pins, self.now = board, now
        self.name = name
        self.hall = Hall(
            GAMES, MemoryJournal(), Packs(None), address=lambda: f"http://{name}", wall=self.wall
        )
        self.board = VenueBoard(Pins(board, name), self.wall, self.pause)
        self.organiser = Organiser(self.hall, "key", self.wall, self.board)
        self.turn, self.is_over = asyncio.Event(), asyncio.Event()
        self.organiser.attend()

    def wall(self) -> float:
        return self.now

    async def pause(self, _seconds: float) -> None:
        """Until the next turn."""
        self.is_over.set()
        await self.turn.wait()
        self.turn.clear()

    async def table(self, *names: str) -> Table:
        """A table at which a game runs."""
        table = await played(self.hall, *names)
        self.pins.owner[table.id] = self.name
        for place in table.setting.places:
            (device,) = place.devices
            table.watch(Watcher(device=device, seat=place.seat))
        return table

    def row(self, table: Table) -> Row:
        """How a table stands on the page here."""
        return next(row for row in self.organiser.rows if row.id == table.id)


class Venue:
    """Two hosts, whose clocks disagree by 500 seconds."""

    def __init__(self) -> None:
        self.pins = Pinboard()
        self.here, self.there = Host(self.pins, "a", 1000.0), Host(self.pins, "b", 1500.0)

    async def turns(self, count: int = 6) -> None:
        """So many turns of both."""
        for _ in range(count):
            for host in (self.here, self.there):
                await host.is_over.wait()
                host.is_over.clear()
                host.turn.set()
                await host.is_over.wait()

    async def page(self) -> list[int]:
        """An organiser's page at the first host; how often it was told of news."""
        told: list[int] = []
        self.here.organiser.follow(lambda: told.append(1))
        await self.here.organiser.begin()
        await self.turns(10)
        return told

    async def end(self) -> None:
        await self.here.organiser.leave()
        await self.there.organiser.leave()


@pytest.fixture
async def venue() -> Venue:
    return Venue()


async def test_all_tables_of_all_hosts_are_on_the_page_with_numbers_of_their_own(venue: Venue) -> None:
    mine, other = await venue.here.table("Ann", "Bo"), await venue.there.table("Cy", "Dee")
    told = await venue.page()
    rows = venue.here.organiser.rows
    assert {row.id for row in rows} == {mine.id, other.id}
    assert sorted(row.number for row in rows) == [1, 2]
    assert other.orders.standing.number == 2, "its own host has written it down"
    seen = len(told)
    await hide(other, "cy")
    await venue.turns()
    assert venue.here.row(other).waits == ("dee",)
    assert len(told) > seen
    assert venue.here.organiser.way_to(mine.id) == ""
    assert venue.here.organiser.way_to(other.id) == f"http://b/organise/key?table={other.id}"
    assert venue.here.organiser.join_link(other.id).startswith(f"http://b/j/{other.opening.code}#")
    await venue.end()


async def test_times_are_told_by_the_clock_of_whoever_reads_them(venue: Venue) -> None:
    other = await venue.there.table("Cy", "Dee")
    await venue.page()
    venue.there.now += 100.0
    venue.here.now += 100.0
    await hide(other, "cy")
    venue.pins.age = 3.0
    await venue.turns()
    row = venue.here.row(other)
    assert row.waits_since == 1000.0 - 3.0, "as long ago as there, and as it lay on the board"
    await venue.end()


async def test_orders_reach_the_tables_of_other_hosts(venue: Venue) -> None:
    mine, other = await venue.here.table("Ann", "Bo"), await venue.there.table("Cy", "Dee")
    await venue.page()
    here = venue.here.organiser
    await here.say("Ten minutes")
    await here.rest(on=True)
    await here.bell(600)
    await venue.turns()
    assert [table.orders.standing.message for table in (mine, other)] == ["Ten minutes"] * 2
    assert await refusal(hide(other, "cy")) == "table.resting"
    bells = [table.orders.standing.bell for table in (mine, other)]
    assert [bell.until for bell in bells if bell] == [1600.0, 2100.0], "each by its own clock"
    assert venue.pins.wishes == []
    device = next(iter(other.setting.place("cy").devices))  # type: ignore[arg-type]
    await other.act(Watcher(device=device, seat="cy"), {"do": "call_organiser"})  # type: ignore[arg-type]
    await venue.turns()
    assert venue.here.row(other).trouble == "calls"
    await here.answer(other.id)
    await here.close(other.id)
    await venue.turns()
    assert other.stage == "closed"
    assert {row.id for row in here.rows} == {mine.id}
    await venue.end()


async def test_a_gate_waits_for_the_last_table_of_all_hosts(venue: Venue) -> None:
    mine, other = await venue.here.table("Ann", "Bo"), await venue.there.table("Cy", "Dee")
    await venue.page()
    await venue.here.organiser.gate(1, by_itself=True)
    await venue.turns()
    await hide(mine, "ann")
    assert await refusal(hide(mine, "bo")) == "table.gate"
    await venue.turns()
    assert mine.setting.orders.gate == 1
    await hide(other, "cy")
    assert await refusal(hide(other, "dee")) == "table.gate"
    await venue.turns()
    assert [table.setting.orders.gate for table in (mine, other)] == [None, None]
    await venue.end()


async def test_a_gate_that_was_set_since_stays_shut(venue: Venue) -> None:
    other = await venue.there.table("Cy", "Dee")
    await venue.page()
    await venue.there.organiser.gate(2, by_itself=True)
    number = venue.pins.number()
    venue.pins.wishes.append((number, other.id, '{"order": "open", "after": 1}'))
    await venue.turns()
    assert other.setting.orders.gate == 2
    assert venue.pins.wishes == []
    await venue.end()


async def test_the_debrief_holds_tables_of_all_hosts(venue: Venue) -> None:
    from companion.kernel.results import Measure, Results  # noqa: PLC0415 - only here

    other = await venue.there.table("Cy", "Dee")
    measure = Measure(name="points", rounds=({"cy": 3, "dee": 1},))
    results = Results(round=1, is_over=False, places=("cy", "dee"), measures=(measure,))
    object.__setattr__(other.orders, "results", lambda: results)
    await venue.page()
    compared = venue.here.organiser.compared()
    assert [(row.id, found) for row, found in compared.tables] == [(other.id, results)]
    await venue.end()


async def test_a_table_whose_host_is_silent_is_in_trouble(venue: Venue) -> None:
    other = await venue.there.table("Cy", "Dee")
    await venue.page()
    venue.pins.silent.add("b")
    await venue.turns()
    assert venue.here.row(other).trouble == "silent"
    await venue.end()


async def test_what_cannot_be_done_now_is_tried_again_and_nonsense_is_not(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    venue.pins.owner["later"] = "b"
    rest = '{"order": "rest", "on": true}'
    venue.pins.wishes = [(1, "later", rest), (2, "later", '{"order": "dance"}')]
    await venue.turns()
    assert [number for number, _, _ in venue.pins.wishes] == [1], "its table does not stand yet"
    assert "table.moved" in AGAIN
    assert "another version" in caplog.text
    venue.pins.age = OLD_SECONDS + 1
    await venue.turns()
    assert venue.pins.wishes == []
    await venue.end()


async def test_while_the_store_is_away_orders_are_refused_and_the_page_opens(venue: Venue) -> None:
    mine = await venue.here.table("Ann", "Bo")
    venue.pins.is_away = True
    await venue.here.organiser.begin()
    assert venue.here.row(mine).number == 1
    with pytest.raises(Rejection, match=r"table\.store_away"):
        await venue.here.organiser.say("Hello")
    await venue.turns()
    venue.pins.is_away = False
    await venue.here.organiser.begin()
    await venue.turns()
    assert mine.id in venue.pins.notices
    await venue.end()


async def test_no_secret_of_a_table_is_on_the_board(venue: Venue) -> None:
    """Two worlds that differ in what a seat has hidden: the same words on the board."""
    said = []
    for number in (1, 4):
        world = Venue()
        table = await world.there.table("Cy", "Dee")
        await world.page()
        await hide(table, "cy", number)
        await world.turns()
        _, facts = world.pins.notices[table.id]
        for word in (table.id, table.opening.code, table.opening.secret.value):
            facts = facts.replace(word, "…")
        said.append(facts)
        await world.end()
    assert said[0] == said[1]
