"""Who looks after many tables: how all of them stand, one word to all, gates between their rounds."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.net.hall import Hall
from companion.net.organiser import MOST_AT_ONCE, Organiser
from companion.net.overview import Row
from companion.net.packs import Packs
from companion.store import MemoryJournal
from companion.table.orders import Gate
from companion.table.presence import Watcher
from companion.table.table import Table
from tests.net.halls import played
from tests.net.house import GAMES
from tests.table.people import refusal


class Room:
    """A hall with a clock of its own, and who looks after it."""

    def __init__(self, journal: MemoryJournal | None = None) -> None:
        self.now = 1000.0
        self.journal = journal or MemoryJournal()
        self.hall = Hall(GAMES, self.journal, Packs(None), wall=lambda: self.now)
        self.organiser = Organiser(self.hall, wall=lambda: self.now)

    async def table(self, *names: str) -> Table:
        """A table at which a game runs, every phone connected."""
        table = await played(self.hall, *names)
        for place in table.setting.places:
            (device,) = place.devices
            table.watch(Watcher(device=device, seat=place.seat))
        return table

    def row(self, table: Table) -> Row:
        """How it stands on the organiser's page."""
        return next(row for row in self.organiser.rows if row.id == table.id)


async def hide(table: Table, seat: str, number: int = 3) -> None:
    """One move of a seat."""
    (device,) = table.setting.place(Seat(seat)).devices
    await table.act(Watcher(device=device, seat=Seat(seat)), {"do": "hide", "number": number})


async def later() -> None:
    """Let the organiser's own tasks run."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_tables_are_numbered_once_and_keep_their_numbers() -> None:
    room = Room()
    one, two = await room.table("Ann", "Bo"), await room.table("Cy", "Dee")
    assert one.frame(Watcher(device="tv")).table.orders is None
    await room.organiser.begin()
    numbers = {one.id: room.row(one).number, two.id: room.row(two).number}
    assert sorted(numbers.values()) == [1, 2]
    again = Room(room.journal)
    await again.hall.open_up()
    assert again.hall.is_organised
    assert {row.id: row.number for row in again.organiser.rows} == numbers


async def test_a_row_says_whom_a_table_waits_for_and_since_when() -> None:
    room = Room()
    table = await room.table("Ann", "Bo")
    await room.organiser.begin()
    row = room.row(table)
    assert (row.game, row.round, row.phase, row.waits, row.waits_since) == (
        "pebble",
        1,
        "hide",
        ("ann", "bo"),
        1000.0,
    )
    room.now = 1100.0
    await hide(table, "ann")
    assert (room.row(table).waits, room.row(table).waits_since) == (("bo",), 1000.0)
    await hide(table, "bo")
    assert (room.row(table).round, room.row(table).waits_since) == (2, 1100.0)


async def test_trouble_is_named_with_its_seat_and_its_beginning() -> None:
    room = Room()
    table = await room.table("Ann", "Bo")
    await room.organiser.begin()
    assert room.row(table).trouble == ""
    page = Watcher(device="phone-Bo", seat=Seat("bo"))
    table.watch(page)
    room.now = 1010.0
    table.step_away(page, is_away=True)
    room.now = 1050.0
    row = room.row(table)
    assert (row.trouble, row.troubled, row.trouble_since) == ("lost", ("bo",), 1010.0)
    table.step_away(page, is_away=False)
    assert room.row(table).trouble == ""
    await table.act(page, {"do": "call_organiser"})
    row = room.row(table)
    assert (row.trouble, row.troubled) == ("calls", ("bo",))
    await room.organiser.answer(table.id)
    assert room.row(table).trouble == ""


async def test_a_message_reaches_the_tables_that_are_meant() -> None:
    room = Room()
    one, two = await room.table("Ann", "Bo"), await room.table("Cy", "Dee")
    await room.organiser.begin()
    await room.organiser.say("  Ten  minutes\nto the break ")
    await room.organiser.say("Well done", [two.id])
    said = [table.orders.standing.message for table in (one, two)]
    assert said == ["Ten minutes to the break", "Well done"]


async def test_all_rest_and_go_on_and_an_ended_table_keeps_nobody_from_it() -> None:
    room = Room()
    one, two = await room.table("Ann", "Bo"), await room.table("Cy", "Dee")
    await room.organiser.begin()
    await room.organiser.close(one.id)
    assert one.stage == "closed"
    await room.organiser.rest(on=True)
    assert await refusal(hide(two, "cy")) == "table.resting"
    await room.organiser.rest(on=False)
    await hide(two, "cy")


async def test_the_gate_opens_for_those_who_are_there() -> None:
    room = Room()
    fast, slow = await room.table("Ann", "Bo"), await room.table("Cy", "Dee")
    await room.organiser.begin()
    await room.organiser.gate(1)
    await hide(fast, "ann")
    assert await refusal(hide(fast, "bo")) == "table.gate"
    assert (room.row(fast).gate_since, room.row(slow).gate_since) == (1000.0, None)
    await room.organiser.let_go_on()
    await hide(fast, "bo")
    assert fast.round() == 2
    await hide(slow, "cy")
    assert await refusal(hide(slow, "dee")) == "table.gate"
    await room.organiser.gate(None)
    await hide(slow, "dee")


async def test_a_gate_that_opens_by_itself_waits_for_the_last_table() -> None:
    room = Room()
    fast, slow = await room.table("Ann", "Bo"), await room.table("Cy", "Dee")
    lobby = await room.hall.create("pebble")
    await room.organiser.begin()
    await room.organiser.gate(1, by_itself=True)
    for table, first, last in ((fast, "ann", "bo"), (slow, "cy", "dee")):
        await later()
        assert fast.round() == 1
        await hide(table, first)
        assert await refusal(hide(table, last)) == "table.gate"
    await later()
    assert [table.setting.orders.gate for table in (fast, slow, lobby)] == [None, None, None]
    await hide(fast, "bo")
    await hide(slow, "dee")


async def test_a_table_that_ends_keeps_nobody_at_the_gate() -> None:
    room = Room()
    fast, slow = await room.table("Ann", "Bo"), await room.table("Cy", "Dee")
    await room.organiser.begin()
    await room.organiser.gate(1, by_itself=True)
    await hide(fast, "ann")
    assert await refusal(hide(fast, "bo")) == "table.gate"
    await room.organiser.close(slow.id)
    await later()
    await hide(fast, "bo")


async def test_one_clock_for_all_is_one_moment_for_all() -> None:
    room = Room()
    one, two = await room.table("Ann", "Bo"), await room.table("Cy", "Dee")
    await room.organiser.begin()
    await room.organiser.bell(600)
    bells = [table.orders.standing.bell for table in (one, two)]
    assert [bell.until for bell in bells if bell] == [1600.0, 1600.0]
    await room.organiser.bell(0)
    assert one.orders.standing.bell is None


async def test_a_batch_of_tables_is_opened_with_numbers_and_expected_people() -> None:
    room = Room()
    await room.organiser.begin()
    made = await room.organiser.open_batch("pebble", {"quick": True}, 3, 4)
    rows = room.organiser.rows
    assert [row.id for row in rows] == made
    assert [(row.number, row.expected, row.stage) for row in rows] == [(n, 4, "lobby") for n in (1, 2, 3)]
    assert len({row.code for row in rows}) == 3
    assert room.hall.table(made[0]).setting.options["quick"] is True
    for count in (0, MOST_AT_ONCE + 1):
        assert await refusal(room.organiser.open_batch("pebble", {}, count, 0)) == "organiser.too_many"
    with pytest.raises(Rejection):
        await room.organiser.open_batch("chess", {}, 1, 0)


async def test_the_next_table_of_the_same_people_keeps_number_rest_and_clock() -> None:
    room = Room()
    table = await room.table("Ann", "Bo")
    await room.organiser.begin()
    await room.organiser.bell(60)
    await room.organiser.gate(3)
    host = Watcher(device="laptop", is_host=True)
    await table.act(host, {"do": "for_table", "action": {"do": "finish", "winner": "ann"}})
    await table.act(host, {"do": "play_again"})
    (row,) = room.organiser.rows
    following = room.hall.table(row.id)
    assert (row.number, row.stage, following.orders.standing.gate) == (1, "lobby", None)
    assert following.orders.standing.bell == table.orders.standing.bell


async def test_pages_are_told_of_every_change_until_they_go() -> None:
    room = Room()
    table = await room.table("Ann", "Bo")
    await room.organiser.begin()
    heard: list[int] = []
    leave = room.organiser.follow(lambda: heard.append(1))
    await hide(table, "ann")
    assert heard
    leave()
    told = len(heard)
    await hide(table, "bo")
    assert len(heard) == told


async def test_other_secrets_give_the_same_rows() -> None:
    def shown(rows: tuple[Row, ...]) -> list[Any]:
        return [(row.stage, row.round, row.phase, row.waits, row.trouble, row.seats) for row in rows]

    seen = []
    for number in (1, 4):
        room = Room()
        table = await room.table("Ann", "Bo")
        await room.organiser.begin()
        await hide(table, "ann", number)
        seen.append(shown(room.organiser.rows))
    assert seen[0] == seen[1]


def test_a_gate_says_how_it_opens() -> None:
    assert Gate(after=2, by_itself=True).model_dump() == {"order": "gate", "after": 2, "by_itself": True}
