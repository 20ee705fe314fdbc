"""The network between host and phones is cut, slow and lossy: every phone is back in its seat soon after."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from socket import socket as Socket  # noqa: N812 - the type

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from companion.net.serving import OrderlyServer, uvicorn_server
from companion.net.visitor import device_of
from tests.faults.figures import times
from tests.faults.netns import CUT, FAIR, HOST, Network, Weather, can, network
from tests.net.house import House
from tests.wire.playing import TOKENS

pytestmark = pytest.mark.faults

BACK_SECONDS = 3.0
"""The promise: so long after the network's return every phone is in its seat."""
PHONES = {"ann": "orange", "bo": "sky", "cy": "green"}
TROUBLES = (CUT, Weather(lost=20), Weather(lost=60), Weather(least=0.1, most=0.5))
"""No network; a poor one; hardly any; one in which packets wait, and overtake each other."""


class Phone:
    """A phone that stays at its table: it asks twice a second, and comes again when nobody answers."""

    def __init__(self, room: Network, port: int, table: str, token: str) -> None:
        self._room, self._port, self._table, self._token = room, port, table, token
        self.heard = asyncio.Event()
        """An answer came on a connection that has its seat."""

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            socket = self._room.socket()
            try:
                with suppress(OSError, WebSocketException, TimeoutError):
                    await self._stay(socket)
            finally:
                socket.close()
            await asyncio.sleep(0.1)  # the network is away; there is nothing else to wait on

    async def _stay(self, socket: Socket) -> None:
        async with asyncio.timeout(1.0):
            await asyncio.get_running_loop().sock_connect(socket, (HOST, self._port))
            path = f"ws://{HOST}:{self._port}/table/{self._table}/ws"
            phone = await connect(path, sock=socket, max_size=None, ping_interval=None)
        try:
            async with asyncio.timeout(1.0):
                await phone.send(json.dumps({"t": "hello", "v": 1, "token": self._token}))
                assert json.loads(await phone.recv())["t"] == "welcome"
            while True:
                async with asyncio.timeout(1.0):
                    await phone.send(json.dumps({"t": "ping", "at": 1.0}))
                    while json.loads(await phone.recv())["t"] != "pong":
                        pass
                self.heard.set()
                await asyncio.sleep(0.1)
        finally:
            phone.transport.abort()
            await phone.wait_closed()


async def opened(server: OrderlyServer) -> int:
    """Wait until it is open; its port."""
    async with asyncio.timeout(BACK_SECONDS * 10):
        while not server.started:  # noqa: ASYNC110 - uvicorn tells nobody
            await asyncio.sleep(0.01)
    return int(server.servers[0].sockets[0].getsockname()[1])


@pytest.mark.skipif(not can(), reason="this machine lets us make no networks")
async def test_every_phone_is_back_after_the_network() -> None:
    luck = Random(3)  # noqa: S311 - a test, not a deal
    house = House()
    table = await house.table()
    for seat, colour in zip(PHONES, table.game.card.colours, strict=False):
        await table.sit(device_of(TOKENS[seat]), seat.title(), colour)
    with network() as room:
        server = uvicorn_server(house.server.app, HOST, 0)
        running = asyncio.create_task(server.serve())
        port = await opened(server)
        phones = [Phone(room, port, table.id, TOKENS[seat]) for seat in PHONES]
        staying = [asyncio.create_task(phone.run()) for phone in phones]
        try:
            for _ in range(times(1_000, 4)):
                room.weather = luck.choice(TROUBLES)
                await asyncio.sleep(luck.uniform(0.05, 1.0))
                room.weather = FAIR
                for phone in phones:
                    phone.heard.clear()
                async with asyncio.timeout(BACK_SECONDS):
                    await asyncio.gather(*(phone.heard.wait() for phone in phones))
                assert [line.presence for line in table.seat_lines()] == ["here"] * len(phones)
            assert room.dropped
            assert room.late
        finally:
            for task in staying:
                task.cancel()
            await asyncio.gather(*staying, return_exceptions=True)
            server.should_exit = True
            await running
