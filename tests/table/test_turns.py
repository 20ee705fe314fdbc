"""Every change waits for its turn, and is done to its end."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from companion.kernel.action import Rejection
from companion.table.turns import Turns
from tests.table.people import people


async def test_who_goes_away_while_it_is_written_has_still_said_it() -> None:
    """A cancelled request must not leave the journal and the table in disagreement."""
    at = await people("Ann", "Bo", started=True)
    at.journal.slow = asyncio.Event()
    going = asyncio.create_task(at.act("ann", "hide", number=3))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    going.cancel()
    with pytest.raises(asyncio.CancelledError):
        await going
    at.journal.slow.set()
    await at.act("bo", "hide", number=4)
    assert at.view().shown == {"ann": 3, "bo": 4}
    assert [entry.n for entry in await at.entries()] == list(range(1, 6))


async def test_one_after_the_other_and_a_refusal_gives_the_turn_on() -> None:
    turns, done = Turns(), list[str]()

    async def work(name: str) -> str:
        for step in "12":
            done.append(f"{name}{step}")
            await asyncio.sleep(0)
        if name == "b":
            raise Rejection("table.over")
        return name

    asked = [turns.take(partial(work, name)) for name in "abc"]
    heard = await asyncio.gather(*asked, return_exceptions=True)
    assert list(map(str, heard)) == ["a", "table.over", "c"]
    assert done == ["a1", "a2", "b1", "b2", "c1", "c2"]


async def test_what_has_not_been_done_when_the_host_stops_will_not_be() -> None:
    turns, done = Turns(), list[str]()
    first = asyncio.Event()

    async def work(name: str) -> None:
        await first.wait()
        done.append(name)

    waiting = [turns.begin(partial(work, name)) for name in "ab"]
    await asyncio.sleep(0)
    turns.stop()
    first.set()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert done == []
