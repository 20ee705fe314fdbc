"""The organiser's page: all tables, one word to all, without a browser."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion import texts
from companion.cli.front import HallFront
from companion.kernel.seat import Seat
from companion.net.hall import Hall
from companion.net.organiser import Organiser
from companion.table.orders import Gate
from companion.table.presence import Watcher
from companion.table.table import Table
from companion.ui import app
from companion.ui.kit.settings import Settings
from companion.ui.organiser import news
from tests.net.halls import played
from tests.net.house import House
from tests.table.people import refusal
from tests.ui.frames import Guest
from tests.ui.phone import Phone
from tests.ui.room import misfits

SIZES = {"phone": (360, 640), "tablet": (768, 1024), "wide": (1280, 960), "tv": (1920, 1080)}
ORGANISER = Guest("clipboard", is_organiser=True)


class Evening:
    """A hall with some tables, and the organiser's page."""

    def __init__(self) -> None:
        self.hall: Hall = House().hall
        self.now = 1000.0
        self.organiser = Organiser(self.hall, "key-of-the-organiser", lambda: self.now)
        self.front = HallFront(self.hall, organiser=self.organiser)

    async def table(self, *names: str) -> Table:
        """A table that plays, all phones there."""
        table = await played(self.hall, *names)
        for place in table.setting.places:
            (device,) = place.devices
            table.watch(Watcher(device=device, seat=place.seat))
        return table

    async def page(self, size: str = "wide", guest: Guest = ORGANISER, route: str = "/organiser") -> Phone:
        """The page, opened."""
        phone = Phone(route, *SIZES[size])

        async def push(to: str) -> None:
            phone.page.route = to
            await phone.page.on_route_change(None)  # type: ignore[misc, arg-type]

        phone.page.push_route = push  # type: ignore[method-assign, assignment]
        await phone.open(lambda page: app.main(page, self.front, guest))
        return phone


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """News are looked at in the same moment."""
    monkeypatch.setattr(news, "PACE", 0)


def field(phone: Phone, label: str) -> ft.TextField:
    """The field with this label, the newest on top."""
    found = [one for one in phone.controls() if isinstance(one, ft.TextField)]
    return next(one for one in reversed(found) if label in str(one.label))


def says(phone: Phone, words: str) -> bool:
    return any(words in line for line in phone.texts())


async def hide(table: Table, seat: str) -> None:
    """One move of a seat."""
    (device,) = table.setting.place(Seat(seat)).devices
    await table.act(Watcher(device=device, seat=Seat(seat)), {"do": "hide", "number": 3})


async def test_an_empty_room_says_what_to_do() -> None:
    phone = await Evening().page()
    assert says(phone, "Open tables, print their sheets")


async def test_every_table_is_a_row_that_says_whom_it_waits_for() -> None:
    evening = Evening()
    one, _ = await evening.table("Ann", "Bo"), await evening.table("Cy", "Dee")
    phone = await evening.page()
    assert says(phone, "2 tables, 4 people.")
    assert says(phone, one.opening.code)
    assert says(phone, "waits for Ann and Bo")
    await hide(one, "ann")
    await phone.settle()
    assert says(phone, "waits for Bo")


async def test_a_message_goes_to_all_screens_and_is_taken_away() -> None:
    evening = Evening()
    one, two = await evening.table("Ann", "Bo"), await evening.table("Cy", "Dee")
    phone = await evening.page()
    await phone.write(field(phone, "Message"), "Ten minutes to the break")
    await phone.tap("Send")
    assert [table.orders.standing.message for table in (one, two)] == ["Ten minutes to the break"] * 2
    assert says(phone, "On all screens now: Ten minutes to the break")
    await phone.tap("Take it away")
    assert one.orders.standing.message == ""


async def test_all_rest_and_go_on() -> None:
    evening = Evening()
    one = await evening.table("Ann", "Bo")
    phone = await evening.page()
    await phone.tap("Pause all")
    assert await refusal(hide(one, "ann")) == "table.resting"
    assert says(phone, "rests")
    await phone.tap("Go on")
    await hide(one, "ann")


async def test_a_gate_is_shut_shows_who_is_there_and_is_opened() -> None:
    evening = Evening()
    one, _ = await evening.table("Ann", "Bo"), await evening.table("Cy", "Dee")
    phone = await evening.page()
    await phone.tap("Keep everybody together")
    await phone.tap("Shut the gate")
    assert one.orders.standing.gate == 1
    await hide(one, "ann")
    assert await refusal(hide(one, "bo")) == "table.gate"
    await phone.settle()
    assert says(phone, "1 of 2 are there")
    assert says(phone, "waits at the gate")
    number = one.orders.standing.number
    await phone.tap(f"Let {number} go on")
    await hide(one, "bo")
    await phone.tap("Open for all")
    assert not says(phone, "Gate after round")


async def test_one_clock_is_started_and_put_away() -> None:
    evening = Evening()
    one = await evening.table("Ann", "Bo")
    phone = await evening.page()
    await phone.tap("One clock for all")
    await phone.tap("Start it")
    bell = one.orders.standing.bell
    assert bell is not None
    assert bell.until == 1600.0
    await phone.tap("One clock for all")
    await phone.tap("Put the clock away")
    assert one.orders.standing.bell is None


async def test_a_batch_is_opened_by_its_house_rules() -> None:
    evening = Evening()
    phone = await evening.page()
    await phone.tap("New tables")
    await phone.tap("Open 4 tables")
    rows = evening.organiser.rows
    assert [row.number for row in rows] == [1, 2, 3, 4]
    assert {row.expected for row in rows} == {4}
    assert says(phone, "0 of 4 sit")


async def test_a_table_is_looked_at_and_the_way_leads_back() -> None:
    evening = Evening()
    await evening.table("Ann", "Bo")
    phone = await evening.page()
    await phone.tap("Table 1, Pebble: More")
    await phone.tap("Look at its shared screen")
    assert "/organiser/table/" in phone.page.route
    assert says(phone, "All tables")
    await phone.tap("All tables")
    assert phone.page.route == "/organiser"


async def test_a_table_is_written_to_and_ended_after_a_question() -> None:
    evening = Evening()
    one, two = await evening.table("Ann", "Bo"), await evening.table("Cy", "Dee")
    phone = await evening.page()
    first = next(table for table in (one, two) if table.orders.standing.number == 1)
    await phone.tap("Table 1, Pebble: More")
    await phone.tap("Write to this table")
    await phone.write(field(phone, "Message"), "Well done")
    await phone.tap("Send to table 1")
    assert first.orders.standing.message == "Well done"
    await phone.tap("Table 1, Pebble: More")
    await phone.tap("End this table")
    await phone.tap("End it")
    assert first.stage == "closed"
    assert says(phone, "One table, 2 people.")


async def test_who_calls_is_named_until_the_organiser_was_there() -> None:
    evening = Evening()
    one = await evening.table("Ann", "Bo")
    phone = await evening.page()
    await one.act(Watcher(device="phone-Bo", seat=Seat("bo")), {"do": "call_organiser"})
    await phone.settle()
    assert says(phone, "Bo asks for you")
    await phone.tap("Table 1, Pebble: More")
    await phone.tap("I have been there")
    await phone.settle()
    assert not one.orders.standing.is_calling
    assert says(phone, "all well")


async def test_many_tables_can_be_filtered_and_sorted() -> None:
    evening = Evening()
    await evening.organiser.begin()
    await evening.organiser.open_batch("pebble", {}, 7, 3)
    running = await evening.table("Ann", "Bo")
    phone = await evening.page("tv")
    await phone.tap("In trouble")
    assert says(phone, "No table is like that now.")
    evening.now = 2000.0
    await phone.tap("Slow")
    assert says(phone, running.opening.code)
    assert says(phone, "slow")
    await phone.tap("In the lobby")
    assert not says(phone, running.opening.code)
    await phone.tap("Slowest first")


@pytest.mark.parametrize("guest", [Guest("stranger"), Guest("device")])
async def test_without_the_key_nothing_is_shown(guest: Guest) -> None:
    evening = Evening()
    await evening.table("Ann", "Bo")
    for route in ("/organiser", "/organiser/table/x"):
        phone = await evening.page(guest=guest, route=route)
        assert says(phone, "Scan the code on the table")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("light", ["dark", "light"])
async def test_it_fits_every_device(
    size: str, large: bool, light: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def kept() -> Settings:
        return Settings(theme=light, large_text=large)

    monkeypatch.setattr(app, "_kept_settings", kept)
    evening = Evening()
    tables = [await evening.table("Ann", "Bo", "Cy", "Dee"), await evening.table("Maximiliane", "Bo")]
    await evening.organiser.begin()
    await evening.organiser.open_batch("pebble", {}, 6, 4)
    await evening.organiser.order(Gate(after=1))
    await hide(tables[1], "bo")
    assert await refusal(hide(tables[1], "maximiliane")) == "table.gate"
    await tables[0].act(Watcher(device="phone-Bo", seat=Seat("bo")), {"do": "call_organiser"})
    phone = await evening.page(size)
    assert texts.say("shell-part-stumbled") not in phone.texts()
    if not large:
        cut = [fault for root in phone.page.views for fault in misfits(root, SIZES[size][0])]
        assert cut == []
