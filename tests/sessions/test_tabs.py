"""Two tabs of one phone: the newest that can be seen has the seat, the other says so and can have it back."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

import pytest

from companion.kernel.seat import Seat
from tests.net.flet.client import FletClient, page
from tests.sessions.room import Room, room
from tests.wire.playing import TOKENS

LOST = "Your seat is open in another tab"
BACK = "Take it back here"


def tab(at: Room, session: str = "") -> AbstractAsyncContextManager[FletClient]:
    """Another tab of Ann's phone."""
    return page(at.address, f"/seat/{at.table.id}", TOKENS["ann"], session=session)


def times(client: FletClient, text: str) -> int:
    """How often a text was sent to this page."""
    return sum(text in str(body) for _, body in client.messages)


async def draws(client: FletClient, text: str, before: int) -> None:
    """Wait until a text is sent to this page once more."""
    await client.until(lambda: times(client, text) > before)


async def has_seat(at: Room, client: FletClient, others: list[FletClient], cut: int) -> None:
    """What Ann does reaches this page, and no other of hers."""
    await at.act("ann", "cut", at=cut)
    await draws(client, f"Your number is {cut}", 0)
    await at.quiet()
    for other in others:
        assert not times(other, f"is {cut}")


async def test_the_newer_tab_has_the_seat_and_the_older_takes_it_back() -> None:
    async with room(cut=False) as at, tab(at) as newer:
        older = at.pages["ann"]
        await older.shows(LOST)
        await has_seat(at, newer, [older], 41)
        for number, (mine, yours) in enumerate([(older, newer), (newer, older), (older, newer)]):
            lost, drawn = times(yours, LOST), times(mine, "Cut again")
            await mine.tap(BACK)
            await draws(yours, LOST, lost)
            await draws(mine, "Cut again", drawn)
            await has_seat(at, mine, [yours], 61 + number)


async def test_a_tab_that_starts_again_has_its_seat_back() -> None:
    """The session that is resumed had lost its seat: nothing helped before."""
    async with room(cut=False) as at, tab(at) as newer:
        older = at.pages["ann"]
        await older.shows(LOST)
        await older.show(False)
        await older.close()
        async with tab(at, older.session) as again:
            await newer.shows(LOST)
            assert again.session == older.session
            await at.quiet()
            assert times(again, BACK) == 1, "as it stood; it is seen, although it went as hidden"
            await has_seat(at, again, [newer], 42)


async def test_a_copied_tab_is_a_tab_of_its_own() -> None:
    """The browser copies the kept session with the tab."""
    async with room(cut=False) as at, tab(at, at.pages["ann"].session) as copy:
        older = at.pages["ann"]
        await older.shows(LOST)
        assert copy.session != older.session
        await has_seat(at, copy, [older], 43)


@pytest.mark.parametrize("is_seen", [True, False])
async def test_when_the_newer_tab_closes_the_older_comes_back_as_soon_as_it_is_seen(is_seen: bool) -> None:
    async with room(cut=False) as at:
        older = at.pages["ann"]
        async with tab(at) as newer:
            await older.shows(LOST)
            await older.show(is_seen)
            await at.quiet()
            assert times(newer, LOST) == 0, "who is seen keeps the seat"
        if not is_seen:
            await at.pages["bo"].until(lambda: not at.table.is_alive(Seat("ann")))
            await at.quiet()
            assert not at.table.is_alive(Seat("ann"))
            await older.show(True)
        await at.pages["bo"].until(lambda: at.table.is_alive(Seat("ann")))
        await has_seat(at, older, [], 44)


async def test_who_goes_back_to_the_older_tab_has_the_seat_there() -> None:
    """As on a phone, where one tab can be seen at a time."""
    async with room(cut=False) as at:
        older = at.pages["ann"]
        await older.show(False)
        async with tab(at) as newer:
            await older.shows(LOST)
            for number, (mine, yours) in enumerate([(older, newer), (newer, older)]):
                lost = times(yours, LOST)
                await yours.show(False)
                await mine.show(True)
                await draws(yours, LOST, lost)
                await has_seat(at, mine, [yours], 81 + number)


async def test_shared_screens_do_not_mind_each_other() -> None:
    async with room(cut=False) as at:
        screen = at.pages["@screen"]
        route = f"/screen/{at.table.id}/{at.table.opening.screen.value}"
        async with page(at.address, route, "f0" * 16) as second:
            await second.shows("Cy")
            await at.quiet()
            for one in (screen, second):
                assert not {LOST, BACK} & one.texts()
