"""Every action carries its sender's own number, so that a resend is not a second action."""

from __future__ import annotations

import pytest

from companion.kernel.seat import Seat
from tests.table.people import people, refusal


@pytest.mark.parametrize("is_restarted", [False, True], ids=["at once", "after a restart"])
async def test_a_resend_is_done_once(is_restarted: bool) -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "say", 4, word="hello")
    await at.act("bo", "say", word="and more")
    if is_restarted:
        at = await at.restarted()
        assert at.table.last_number("phone-Ann", Seat("ann")) == 4
    entries = await at.entries()
    await at.act("ann", "say", 4, word="hello")
    assert await at.entries() == entries
    assert await refusal(at.act("ann", "say", 4, word="something else")) == "table.number_used"
    assert await refusal(at.act("ann", "say", 3, word="older")) == "table.old_number"
    assert await at.entries() == entries
    await at.act("ann", "say", 5, word="hello")
    assert len(await at.entries()) == len(entries) + 1


async def test_table_business_is_done_once_too() -> None:
    at = await people("Ann", "Bo")
    await at.act("ann", "rename", 1, name="Anna", colour="rose")
    at = await at.restarted()
    entries = await at.entries()
    await at.act("ann", "rename", 1, name="Anna", colour="rose")
    assert await at.entries() == entries
    assert at.table.setting.place(Seat("ann")).name == "Anna"


async def test_a_refused_number_may_be_said_again() -> None:
    at = await people("Ann", "Bo", started=True)
    assert await refusal(at.act("ann", "hide", 1, number=5)) == "pebble.no_five"
    await at.act("ann", "hide", 1, number=4)
    assert at.view("ann").my_number == 4


async def test_each_seat_of_one_phone_counts_for_itself() -> None:
    """Two pages of one phone, each for its own seat, begin with the same numbers."""
    at = await people("Ann")
    await at.table.sit("phone-Ann", "Bo", "sky")
    at.seats["bo"] = at.connect("bo", "phone-Ann")
    await at.host_act("start")
    await at.act("ann", "hide", 1, number=3)
    await at.act("bo", "hide", 1, number=3)
    assert at.view().shown == {"ann": 3, "bo": 3}


async def test_the_same_words_for_another_seat_are_no_resend() -> None:
    at = await people("Ann")
    await at.table.sit("phone-Ann", "Bo", "sky")
    await at.host_act("start")
    await at.act("ann", "hide", 1, number=3)
    other = at.table.act(at.seats["ann"], {"do": "hide", "number": 3}, 1, Seat("bo"))
    assert await refusal(other) == "table.number_used"


async def test_many_numbers_are_not_kept_for_ever() -> None:
    at = await people("Ann", "Bo", started=True)
    for number in range(1, 81):
        await at.act("ann", "say", number, word="x")
    assert await refusal(at.act("ann", "say", 1, word="x")) == "table.old_number"
    assert at.table.last_number("phone-Ann", Seat("ann")) == 80
