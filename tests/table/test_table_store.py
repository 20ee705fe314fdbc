"""A store that is away: it is said, nobody new gets a turn, and play goes on by itself."""

from __future__ import annotations

import asyncio

import pytest

from companion.table.journal import Entry, JournalAway, JournalMoved
from tests.table.people import FlakyJournal, People, people, refusal, settled


class DistantJournal(FlakyJournal):
    """A store on another machine."""

    is_away = False

    def __init__(self) -> None:
        super().__init__()
        self.is_lost = self.is_moved = False

    async def append(self, table: str, entry: Entry) -> None:
        """Add an entry, if it can be reached."""
        if self.is_moved:
            raise JournalMoved(table)
        if self.is_lost:
            raise JournalAway("no route")
        await super().append(table, entry)

    def turn(self, at: People, *, away: bool) -> None:
        """It is away from now on, or back."""
        self.is_away = away
        at.table.store_changed()


@pytest.fixture
async def at() -> People:
    return await people("Ann", "Bo", started=True, journal=DistantJournal())


def journal(at: People) -> DistantJournal:
    assert isinstance(at.journal, DistantJournal)
    return at.journal


def says_so(at: People) -> set[bool]:
    return {at.frame(seat).table.store_away for seat in ("ann", "bo", None)}


async def test_everybody_is_told_and_told_when_it_is_over(at: People) -> None:
    assert says_so(at) == {False}
    for watcher in at.seats.values():
        watcher.news.clear()
    journal(at).turn(at, away=True)
    assert says_so(at) == {True}
    assert all(watcher.news.is_set() for watcher in at.seats.values())
    journal(at).turn(at, away=False)
    assert says_so(at) == {False}


async def test_what_is_under_way_ends_by_itself_and_nobody_new_gets_a_turn(at: People) -> None:
    journal(at).slow = asyncio.Event()
    first = asyncio.create_task(at.act("ann", "say", 7, word="before"))
    await settled()
    journal(at).turn(at, away=True)
    assert await refusal(at.act("bo", "say", 3, word="no")) == "table.store_away"
    assert await refusal(at.table.sit("phone-Chi", "Chi", "green")) == "table.store_away"
    resent = asyncio.create_task(at.act("ann", "say", 7, word="before"))
    await settled()
    assert not first.done()
    assert not resent.done(), "a resend of what is under way is no news, and its refusal would be a lie"
    slow = journal(at).slow
    assert slow is not None
    slow.set()
    await asyncio.gather(first, resent)
    journal(at).turn(at, away=False)
    await at.act("bo", "say", 3, word="again")
    said = [entry.action["word"] for entry in await at.entries() if entry.action]
    assert said == ["before", "again"], "each once"


async def test_what_could_not_be_sent_has_not_happened(at: People) -> None:
    journal(at).is_lost = True
    assert await refusal(at.act("ann", "say", 7, word="lost")) == "table.store_away"
    journal(at).is_lost = False
    await at.act("ann", "say", 7, word="kept")
    assert [entry.action["word"] for entry in await at.entries() if entry.action] == ["kept"]


async def test_what_is_held_is_covered_and_a_lifted_finger_is_no_fault(at: People) -> None:
    await at.act("ann", "look", at="card")
    assert at.view("ann").my_face is not None
    journal(at).turn(at, away=True)
    assert at.view("ann").my_face is None
    await at.act("ann", "cover")


async def test_a_countdown_that_ends_meanwhile_ends_once_it_can(at: People) -> None:
    await at.act("ann", "hide", number=3)
    await at.act("ann", "hurry", seconds=10)
    journal(at).is_lost = True
    await at.time.pass_by(30)
    assert at.view().shown == {}
    journal(at).is_lost = False
    await at.time.pass_by(2)
    assert at.view().shown == {"ann": 3}


async def test_a_table_that_moved_refuses(at: People) -> None:
    journal(at).is_moved = True
    assert await refusal(at.act("ann", "say", word="late")) == "table.moved"
