"""A disk that fills up, a journal with its tail torn off, a clock that jumps: nothing is lost."""

from __future__ import annotations

import json
import resource
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from companion.store import SqliteJournal
from companion.table.journal import JournalUnwritable
from tests.faults.figures import times
from tests.faults.hosts import RealHost, free_port, journalled
from tests.faults.test_kill import prepared
from tests.store.journals import entry, opening
from tests.table.people import people

pytestmark = pytest.mark.faults

Spoil = Callable[[], None]

ROOM = 6_000_000
"""Bytes that a file of the host may have, in the test of a full disk."""


class CrampedHost(RealHost):
    """A host on a disk with little room."""

    def start(self, *more: str):  # type: ignore[no-untyped-def]
        """Start the command; its files may not grow beyond the room there is."""
        process = super().start(*more)
        self.allow(ROOM)
        return process

    def allow(self, room: int) -> None:
        """So large may each of its files be from now on."""
        assert self.process is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))


async def said(phone: ClientConnection, number: int) -> dict[str, Any]:
    """What the host answers to another sealed choice."""
    action = {"do": "select", "action": ("boost", "hack")[number % 2], "augmentation": "biomechanical"}
    await phone.send(json.dumps({"t": "act", "n": number, "action": action}))
    while (answer := json.loads(await phone.recv()))["t"] not in ("done", "refused"):
        pass
    return dict(answer)


async def refused_and_goes_on(host: RealHost, port: int, spoil: Spoil, mend: Spoil) -> None:
    """The disk is spoilt while people play: a sentence, nothing lost, and on it goes once it is mended."""
    done: list[int] = []
    try:
        table, tokens = await prepared(host, f"127.0.0.1:{port}")
        async with connect(f"ws://127.0.0.1:{port}/table/{table}/ws", max_size=None) as bo:
            await bo.send(json.dumps({"t": "hello", "v": 1, "token": tokens["bo"]}))
            number = json.loads(await bo.recv())["n"] + 1
            assert (await said(bo, number))["t"] == "done"
            done.append(number)
            spoil()
            number += 1
            while (answer := await said(bo, number))["t"] == "done":
                done.append(number)
                number += 1
            assert answer["code"] == "table.not_saved"
            assert answer["say"]
            mend()
            assert (await said(bo, number))["t"] == "done", "it goes on"
            done.append(number)
    finally:
        host.kill()
    kept = {one.sent for one in journalled(host.data) if one.seat == "bo"}
    assert set(done) <= kept


async def test_a_full_disk_refuses_in_a_sentence_and_loses_nothing(tmp_path: Path) -> None:
    port = free_port()
    host = CrampedHost(tmp_path, port)
    host.start()

    def full() -> None:
        host.allow((tmp_path / "journal.sqlite-wal").stat().st_size + 60_000)

    await refused_and_goes_on(host, port, full, lambda: host.allow(resource.RLIM_INFINITY))


async def test_a_journal_that_turns_read_only_refuses_and_loses_nothing(tmp_path: Path) -> None:
    """As SQLite says it; a disk with an open journal lets nobody turn it from outside."""
    journal = SqliteJournal(tmp_path / "journal.sqlite")
    await journal.open(opening())
    await journal.append("t1", entry(1))
    for turn in range(2, times(1_000, 20)):
        await journal._rows("PRAGMA query_only=ON")
        with pytest.raises(JournalUnwritable, match="readonly"):
            await journal.append("t1", entry(turn))
        await journal._rows("PRAGMA query_only=OFF")
        await journal.append("t1", entry(turn))
    assert [one.n for one in (await journal.read("t1"))[1]] == list(range(1, times(1_000, 20)))
    await journal.close()


async def test_a_torn_tail_costs_the_tail_and_nothing_else(tmp_path: Path) -> None:
    luck = Random(7)  # noqa: S311 - a test, not a deal
    whole = tmp_path / "whole"
    whole.mkdir()
    journal = SqliteJournal(whole / "journal.sqlite")
    await journal.open(opening())
    for number in range(1, 41):
        await journal.append("t1", entry(number))
    wal = (whole / "journal.sqlite-wal").read_bytes()
    for turn in range(times(1_000, 20)):
        torn = tmp_path / f"torn-{turn}"
        torn.mkdir()
        shutil.copy(whole / "journal.sqlite", torn / "journal.sqlite")
        cut = luck.randint(0, len(wal))
        noise = luck.randbytes(luck.choice([0, 0, 100]))
        (torn / "journal.sqlite-wal").write_bytes(wal[:cut] + noise)
        again = SqliteJournal(torn / "journal.sqlite")
        for shelved in await again.list():
            _, entries = await again.read(shelved.opening.table)
            assert [one.n for one in entries] == list(range(1, len(entries) + 1)), "a gap, or another order"
        await again.close()
        shutil.rmtree(torn)
    await journal.close()


@pytest.mark.parametrize("jump", [-10 * 365 * 86_400, -3600, 3600, 10 * 365 * 86_400])
async def test_a_clock_that_jumps_loses_nothing(jump: float) -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "say", word="before")
    at.time.now += jump
    await at.act("bo", "say", word="after")
    log = [happened.line for happened in at.table.log()]
    again = await at.restarted()
    assert [happened.line for happened in again.table.log()] == log
    await again.act("ann", "say", word="and on")
