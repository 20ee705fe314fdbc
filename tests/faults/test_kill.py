"""An acknowledged action survives SIGKILL: the host is killed at random points under load, many times."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from companion.games import GAMES
from companion.net.hall import Hall
from companion.net.packs import Packs
from companion.store import SqliteJournal
from tests.faults.figures import times
from tests.faults.hosts import ForkedHost, RealHost, free_port, host_key, journalled

pytestmark = pytest.mark.faults

PATIENCE = 60.0
ACTIONS = ("activate", "boost", "replenish", "hack", "spy", "terminate")
NAMES = (("Ann", "orange"), ("Bo", "sky"), ("Cy", "green"))


class Client:
    """A phone that changes its sealed choice as fast as it can and remembers what was acknowledged."""

    ping_seconds = 20.0

    def __init__(
        self, address: str, table: str, token: str, seat: str, acknowledged: asyncio.Condition
    ) -> None:
        self.seat = seat
        self.done: list[int] = []
        self.resent = 0
        self.table, self.address = table, address
        self._hello = {"t": "hello", "v": 1, "token": token}
        self._number = 0
        self._waiting: str | None = None
        self._acknowledged = acknowledged
        self._luck = Random(seat)  # noqa: S311 - a test, not a deal

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                address = f"ws://{self.address}/table/{self.table}/ws"
                ping = self.ping_seconds
                async with connect(address, max_size=None, ping_interval=ping, ping_timeout=ping) as socket:
                    await socket.send(json.dumps(self._hello))
                    welcome = json.loads(await socket.recv())
                    if welcome["t"] == "bye":
                        raise OSError(welcome["code"])
                    assert welcome["n"] >= max(self.done, default=0), (
                        "the host forgot what it had acknowledged"
                    )
                    self._number = max(self._number, welcome["n"])
                    while True:
                        await self._act(socket)
            except (OSError, WebSocketException):
                await self.look()

    async def look(self) -> None:
        """The host is away; there is nothing else to wait on."""
        await asyncio.sleep(0.01)

    async def _act(self, socket: Any) -> None:
        if self._waiting is None:
            self._number += 1
            action = {
                "do": "select",
                "action": self._luck.choice(ACTIONS),
                "augmentation": self._luck.choice(("biomechanical", "electromechanical")),
            }
            self._waiting = json.dumps({"t": "act", "n": self._number, "action": action})
        else:
            self.resent += 1
        await socket.send(self._waiting)
        while (answer := json.loads(await socket.recv()))["t"] not in ("done", "refused", "bye"):
            pass
        if answer["t"] == "bye":
            raise OSError("the host goes")
        if answer["t"] == "refused" and answer["code"] == "table.store_away":
            return  # it has not happened; the same is said again
        assert answer["t"] == "done", answer
        assert answer["n"] == self._number
        self.done.append(self._number)
        self._waiting = None
        async with self._acknowledged:
            self._acknowledged.notify_all()


async def prepared(host: ForkedHost | RealHost, address: str) -> tuple[str, dict[str, str]]:
    """A table of three in which everybody may choose; its id, and the tokens by seat."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:
        await reachable(http)
        key = host_key(host.data)
        table = (await http.post("/tables", json={"game": "emergence"}, headers=key)).json()
        tokens = {}
        for name, colour in NAMES:
            http.cookies.clear()
            wish = {"secret": table["secret"], "name": name, "colour": colour}
            seat = (await http.post(f"/j/{table['code']}", json=wish)).json()
            tokens[seat["seat"]] = seat["token"]
        assert (await http.post(f"/tables/{table['table']}/start", headers=key)).status_code == 200
    board = {"do": "set_board", "light_blue": 3, "dark_blue": 3, "light_green": 3, "dark_green": 3}
    firsts: dict[str, list[dict[str, Any]]] = {seat: [{"do": "seen"}] for seat in tokens}
    firsts["cy"] += [board, {"do": "name_leader", "seat": "ann"}]
    for seat, actions in firsts.items():
        async with connect(f"ws://{address}/table/{table['table']}/ws", max_size=None) as socket:
            await socket.send(json.dumps({"t": "hello", "v": 1, "token": tokens[seat]}))
            for number, action in enumerate(actions, start=1):
                await socket.send(json.dumps({"t": "act", "n": number, "action": action}))
                while (answer := json.loads(await socket.recv()))["t"] not in ("done", "refused"):
                    pass
                assert answer["t"] == "done", answer
    return table["table"], tokens


async def reachable(http: httpx.AsyncClient) -> None:
    """Wait until the host answers."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await http.get("/j")
            except httpx.TransportError:
                await asyncio.sleep(0.02)  # a process is starting; there is nothing else to wait on
            else:
                return


def compare(entries: list[Any], clients: list[Client]) -> None:
    """Acknowledged: there exactly once and in order. Not acknowledged: there once or not at all."""
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    for client in clients:
        sent = [entry.sent for entry in entries if entry.seat == client.seat]
        assert sent == sorted(set(sent)), "something happened twice, or out of order"
        missing = set(client.done) - set(sent)
        assert not missing, f"acknowledged to {client.seat} and lost: {missing}"
        last = max(client.done, default=0)
        assert [number for number in sent if number > last] in ([], [last + 1]), "more than was said"


async def killed_again_and_again(host: ForkedHost | RealHost, port: int, times: int, seed: int) -> None:
    luck = Random(seed)  # noqa: S311 - a test, not a deal
    address = f"127.0.0.1:{port}"
    host.start()
    acknowledged = asyncio.Condition()
    table, tokens = await prepared(host, address)
    clients = [Client(address, table, token, seat, acknowledged) for seat, token in tokens.items()]
    running = [asyncio.create_task(client.run()) for client in clients]

    async def until_acknowledged(count: int) -> None:
        wanted = sum(len(client.done) for client in clients) + count
        async with asyncio.timeout(PATIENCE), acknowledged:
            await acknowledged.wait_for(lambda: sum(len(client.done) for client in clients) >= wanted)

    try:
        for _ in range(times):
            await until_acknowledged(luck.randint(1, 12))
            for _ in range(luck.randint(0, 25)):
                await asyncio.sleep(0)
            host.kill()
            entries = [entry for entry in journalled(host.data) if entry.sent or entry.fact or entry.action]
            compare(entries, clients)
            assert not [task for task in running if task.done()], [task.exception() for task in running]
            host.start()
        await until_acknowledged(10)
    finally:
        for task in running:
            task.cancel()
        results = await asyncio.gather(*running, return_exceptions=True)
        host.kill()
    assert all(isinstance(result, asyncio.CancelledError) for result in results), results
    compare(journalled(host.data), clients)
    assert sum(client.resent for client in clients) >= times // 2, (
        "the kills came while something was being said"
    )
    await can_be_taken_up(host.data, table, clients)


async def can_be_taken_up(data: Path, table: str, clients: list[Client]) -> None:
    """The journal replays to a table in which everybody's newest choice is sealed."""
    hall = Hall(GAMES, SqliteJournal(data / "journal.sqlite"), Packs())
    await hall.open_up()
    restored = hall.table(table)
    assert restored.stage == "playing"
    assert Counter(line.presence for line in restored.seat_lines()) == {"away": 3}
    await hall.close()


async def test_killed_again_and_again_under_load(tmp_path: Path) -> None:
    port = free_port()
    host = ForkedHost(tmp_path, port)
    try:
        await killed_again_and_again(host, port, times(1_000, 12), seed=4)
    finally:
        host.close()


async def test_the_command_itself_is_killed(tmp_path: Path) -> None:
    port = free_port()
    await killed_again_and_again(RealHost(tmp_path, port), port, 1, seed=5)
