"""What a table sees of its organiser, on phones and on its shared screen."""

from __future__ import annotations

import pytest

from companion.table.orders import AnyOrder, Bell, Gate, Place, Rest, Say
from companion.table.presence import Watcher
from companion.table.table import Table
from tests.table.people import refusal
from tests.ui.frames import Guest
from tests.ui.organiser.test_screen import Evening, hide, says
from tests.ui.phone import Phone
from tests.ui.room import misfits

SIZES = {"phone": (360, 640), "tv": (1920, 1080)}


async def looked_after() -> tuple[Evening, Table]:
    """A table under an organiser."""
    evening = Evening()
    table = await evening.table("Ann", "Bo")
    await evening.organiser.begin()
    return evening, table


async def pages(evening: Evening, table: Table) -> tuple[Phone, Phone]:
    """Ann's phone and the shared screen."""
    ann = await evening.page("phone", Guest("phone-Ann"), f"/seat/{table.id}")
    tv = await evening.page("tv", Guest("laptop", is_host=True), f"/table/{table.id}")
    return ann, tv


@pytest.mark.parametrize(
    ("order", "words"),
    [
        (Say(text="Ten minutes to the break"), "Ten minutes to the break"),
        (Rest(on=True), "All tables rest"),
        (Bell(seconds=600, until=1600.0), "Clock for all tables"),
    ],
    ids=lambda one: getattr(one, "order", ""),
)
async def test_an_order_is_seen_on_every_page_at_once(order: AnyOrder, words: str) -> None:
    evening, table = await looked_after()
    shown = await pages(evening, table)
    assert not any(says(page, words) for page in shown)
    await evening.organiser.order(order)
    for page in shown:
        await page.settle()
        assert says(page, words)
        assert [fault for root in page.page.views for fault in misfits(root, page.page.width or 0)] == []


async def test_the_table_reads_that_it_waits_at_the_gate() -> None:
    evening, table = await looked_after()
    shown = await pages(evening, table)
    await evening.organiser.order(Gate(after=1))
    await hide(table, "ann")
    assert await refusal(hide(table, "bo")) == "table.gate"
    for page in shown:
        await page.settle()
        assert says(page, "Round 1 is done")
    await evening.organiser.order(Gate())
    for page in shown:
        await page.settle()
        assert not says(page, "Round 1 is done")


async def test_a_message_that_was_read_goes_from_this_page_and_the_next_one_comes() -> None:
    evening, table = await looked_after()
    ann, tv = await pages(evening, table)
    await evening.organiser.say("First")
    await ann.settle()
    await ann.tap("Close")
    assert not says(ann, "First")
    await tv.settle()
    assert says(tv, "First")
    await evening.organiser.say("Second")
    await ann.settle()
    assert says(ann, "Second")


async def test_a_phone_calls_the_organiser_and_takes_it_back() -> None:
    evening, table = await looked_after()
    ann, _ = await pages(evening, table)
    await ann.tap("Ann More")
    await ann.tap("Call the organiser")
    assert table.orders.standing.caller == "ann"
    await ann.settle()
    assert says(ann, "The organiser was called")
    await ann.tap("Not needed any more")
    assert not table.orders.standing.is_calling


async def test_where_nobody_organises_there_is_nobody_to_call() -> None:
    evening = Evening()
    table = await evening.table("Ann", "Bo")
    ann, _ = await pages(evening, table)
    await ann.tap("Ann More")
    assert not says(ann, "Call the organiser")


async def test_a_screen_that_only_shows_the_table_cannot_call() -> None:
    _, table = await looked_after()
    tv = Watcher(device="tv")
    table.watch(tv)
    assert await refusal(table.act(tv, {"do": "call_organiser"})) == "table.needs_a_seat"
    await table.orders.take(Place(number=3))
    shown = table.frame(tv).table.orders
    assert shown is not None
    assert shown.number == 3
