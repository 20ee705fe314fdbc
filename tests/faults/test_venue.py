"""A host at a database: both are killed and stopped under load. Acknowledged means written, by one, once."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.faults.evening import Evening, in_database
from tests.faults.figures import times
from tests.faults.hosts import ForkedHost, Forker, free_port
from tests.faults.test_kill import PATIENCE, compare, prepared, reachable
from tests.store.server import Server
from tests.store.wire import Wire

pytestmark = pytest.mark.faults


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    server = Server()
    yield server
    server.close()


@pytest.fixture(scope="module")
def forker() -> Iterator[Forker]:
    """Everything is imported once for all hosts of these tests."""
    forker = Forker()
    yield forker
    forker.close()


@pytest.fixture
def server(running: Server) -> Server:
    running.empty()
    return running


@asynccontextmanager
async def evening(server: Server, forker: Forker, data: Path) -> AsyncIterator[Evening]:
    port = free_port()
    host = ForkedHost(data, port, "--store", server.address, forker=forker)
    host.start()
    try:
        playing = Evening(host, port)
        await playing.begin()
        yield playing
        await playing.end()
    finally:
        host.kill()


async def again_and_again(playing: Evening, server: Server, count: int, fault: Callable[[], None]) -> None:
    luck = Random(count)  # noqa: S311 - a test, not a deal
    for _ in range(count):
        await playing.until_acknowledged(luck.randint(1, 12))
        for _ in range(luck.randint(0, 25)):
            await asyncio.sleep(0)
        await asyncio.to_thread(fault)
        compare(in_database(server), playing.clients)
    await playing.until_acknowledged(10)
    compare(in_database(server), playing.clients)


async def test_the_host_is_killed_again_and_again(server: Server, forker: Forker, tmp_path: Path) -> None:
    """It comes back under its own slot: nobody beats there, so it fences what it was and takes its tables."""
    async with evening(server, forker, tmp_path) as playing:

        def killed() -> None:
            playing.host.kill()
            playing.host.start()

        await again_and_again(playing, server, times(50, 2), killed)


async def test_the_database_is_killed_and_stopped_again_and_again(
    server: Server, forker: Forker, tmp_path: Path
) -> None:
    """The same host plays on, on the same sockets; nobody connects anew."""
    async with evening(server, forker, tmp_path) as playing:
        ways = [server.kill, lambda: server.stop("fast"), lambda: server.stop("immediate")]

        def restarted() -> None:
            ways.append(ways.pop(0))
            ways[-1]()
            server.start()

        await again_and_again(playing, server, times(20, 3), restarted)


async def greeted(address: str, table: str, token: str) -> tuple[ClientConnection, int]:
    """A phone at its table, and its last number."""
    socket = await connect(f"ws://{address}/table/{table}/ws", max_size=None)
    await socket.send(json.dumps({"t": "hello", "v": 1, "token": token}))
    return socket, json.loads(await socket.recv())["n"]


async def heard(socket: ClientConnection, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while not wanted(message := json.loads(await socket.recv())):
            pass
    return dict(message)


def says_away(message: dict[str, Any]) -> bool:
    return '"store_away": true' in json.dumps(message)


def says_back(message: dict[str, Any]) -> bool:
    return '"store_away": false' in json.dumps(message)


def is_answer(message: dict[str, Any]) -> bool:
    return message["t"] in ("done", "refused", "bye")


def choice(number: int) -> str:
    action = {"do": "select", "action": ("boost", "hack")[number % 2], "augmentation": "biomechanical"}
    return json.dumps({"t": "act", "n": number, "action": action})


async def test_while_the_database_is_gone_the_table_says_so_and_then_goes_on(
    server: Server, forker: Forker, tmp_path: Path
) -> None:
    port = free_port()
    host = ForkedHost(tmp_path, port, "--store", server.address, forker=forker)
    host.start()
    try:
        address = f"127.0.0.1:{port}"
        table, tokens = await prepared(host, address)
        bo, number = await greeted(address, table, tokens["bo"])
        cy, _ = await greeted(address, table, tokens["cy"])
        server.stop("immediate")
        for phone in (bo, cy):
            await heard(phone, says_away)
        await bo.send(choice(number + 1))
        refused = await heard(bo, is_answer)
        assert refused["code"] == "table.store_away"
        assert refused["say"]
        server.start()
        for phone in (bo, cy):
            await heard(phone, says_back)
        await bo.send(choice(number + 1))
        assert (await heard(bo, is_answer))["t"] == "done"
        await bo.close()
        await cy.close()
        assert [entry.sent for entry in in_database(server) if entry.seat == "bo"][-1] == number + 1
    finally:
        host.kill()


async def test_two_hosts_that_both_believe_they_own_a_table(
    server: Server, forker: Forker, tmp_path: Path
) -> None:
    """One is stopped in the middle; another takes its slot and its tables; then the first wakes up."""
    ports = free_port(), free_port()
    first, second = (
        ForkedHost(tmp_path / str(port), port, "--store", server.address, forker=forker) for port in ports
    )
    first.start()
    table, tokens = await prepared(first, f"127.0.0.1:{ports[0]}")
    old, number = await greeted(f"127.0.0.1:{ports[0]}", table, tokens["bo"])
    first.signal(signal.SIGSTOP)
    await old.send(choice(number + 1))
    second.start()
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[1]}") as http:
            await reachable(http)
        new, known = await greeted(f"127.0.0.1:{ports[1]}", table, tokens["bo"])
        assert known == number
        await new.send(choice(number + 1))
        assert (await heard(new, is_answer))["t"] == "done"
        first.signal(signal.SIGCONT)
        bye = await heard(old, lambda said: said["t"] in ("done", "bye"))
        assert bye.get("code") == "table.moved", "perhaps it refused before, but it never took it"
        assert first.ended() == 2, "it says why, and ends"
        await new.send(choice(number + 2))
        assert (await heard(new, is_answer))["t"] == "done"
        sent = [entry.sent for entry in in_database(server) if entry.seat == "bo"]
        assert sent[-2:] == [number + 1, number + 2]
        assert len(sent) == len(set(sent))
        await new.close()
        await old.close()
    finally:
        second.kill()


async def test_a_host_is_cut_off_from_the_database(server: Server, forker: Forker, tmp_path: Path) -> None:
    """Its wire falls silent. The other plays on; it hears so from the other, and lets its phones go there."""
    async with Wire(server.port).laid() as first, Wire(server.port).laid() as second:
        wires, ports = (first, second), (free_port(), free_port())
        hosts = [
            ForkedHost(
                tmp_path / slot, port, "--store", server.at(wire.port), "--slot", slot, forker=forker
            )
            for slot, port, wire in zip("ab", ports, wires, strict=True)
        ]  # fmt: skip
        for host in hosts:
            await asyncio.to_thread(host.start)
        try:
            for port in ports:
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
                    await reachable(http)
            playing = Evening(hosts[0], *ports)
            await playing.begin()
            await known_to_each_other(playing)
            for _ in range(times(20, 1)):
                await playing.until_acknowledged(5)
                owner = await playing.owner()
                wires[owner].is_silent = True
                async with asyncio.timeout(PATIENCE):
                    while await playing.owner() == owner:
                        pass
                await playing.until_acknowledged(10)
                compare(in_database(server), playing.clients)
                wires[owner].is_silent = False
                await playing.until_acknowledged(5)
            await playing.end()
            compare(in_database(server), playing.clients)
        finally:
            for host in hosts:
                host.kill()


async def known_to_each_other(playing: Evening) -> None:
    """Until both hosts have heard from the database who there is."""
    async with httpx.AsyncClient() as http, asyncio.timeout(PATIENCE):
        for host in playing.hosts:
            while len((await http.get(f"http://{host}/where/none")).json()["hosts"]) < len(playing.hosts):
                pass


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGSTOP])
async def test_another_host_plays_on(
    server: Server, forker: Forker, tmp_path: Path, how: signal.Signals
) -> None:
    """One of two dies, is asked to end, or hangs, again and again; phones find their table by asking."""
    ports = free_port(), free_port()
    hosts = [
        ForkedHost(tmp_path / slot, port, "--store", server.address, "--slot", slot, forker=forker)
        for slot, port in zip("ab", ports, strict=True)
    ]
    for host in hosts:
        host.start()
    try:
        for port in ports:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
                await reachable(http)
        playing = Evening(hosts[0], *ports)
        await playing.begin()
        for _ in range(times(50, 1)):
            await playing.until_acknowledged(5)
            owner = await playing.owner()
            host = hosts[owner]
            host.signal(how)
            if how != signal.SIGSTOP:
                assert host.ended() == (0 if how == signal.SIGTERM else -how)
            await playing.until_acknowledged(10)
            compare(in_database(server), playing.clients)
            if how == signal.SIGSTOP:
                host.signal(signal.SIGCONT)
            else:
                host.start()
            async with httpx.AsyncClient(base_url=f"http://{playing.hosts[owner]}") as http:
                await reachable(http)
        await playing.end()
        compare(in_database(server), playing.clients)
    finally:
        for host in hosts:
            host.kill()
