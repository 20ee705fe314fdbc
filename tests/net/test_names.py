"""The host answers to its own names and addresses, and to no other."""

from __future__ import annotations

import httpx
import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from companion.net.names import MISDIRECTED, OurNames, called, host_names
from tests.net.house import House, serving


@pytest.mark.parametrize(
    "host",
    [
        "10.0.0.1:8550", "10.0.0.1", "localhost:8550", "127.0.0.1", "[::1]:8550",
        "game-night.example:8550", "GAME-NIGHT.example.",
    ],
)  # fmt: skip
async def test_our_own_names(host: str) -> None:
    async with House(names=("game-night.example",)).http() as browser:
        assert (await browser.get("/alive", headers={"host": host})).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "10.0.0.2:8550", "", "10.0.0.1.evil.example", "a\x1b[2J"])
async def test_any_other_name_is_not_ours(host: str) -> None:
    async with House().http() as browser:
        answer = await browser.get("/alive", headers={"host": host})
        assert answer.status_code == 421
        assert "--name" in answer.text
        assert answer.text.isprintable()
        assert not answer.cookies


async def test_a_socket_by_another_name_is_turned_away() -> None:
    house = House()
    table = await house.table()
    async with serving(house) as address:
        for path in ("/ws", f"/table/{table.id}/ws"):
            port = int(address.partition(":")[2])
            with pytest.raises(InvalidStatus):
                await connect(f"ws://evil.example:{port}{path}", host="127.0.0.1", port=port)


def test_names_are_read_out_of_the_header() -> None:
    assert [called(one) for one in ("A.local:80", "[FE80::1]:8550", "b.", "")] == [
        "a.local",
        "fe80::1",
        "b",
        "",
    ]
    assert {"localhost", "127.0.0.1", "::1", "mine"} <= host_names(("Mine.",))


async def test_a_name_that_we_announce_is_ours_as_long_as_we_do() -> None:
    announced = {"companion-wren.local"}

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await PlainTextResponse("in")(scope, receive, send)

    ours = OurNames(app, frozenset(), lambda: frozenset(announced))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(ours)) as browser:
        assert (await browser.get("http://companion-wren.local:8550/")).status_code == 200
        assert (await browser.get("http://companion-lark.local:8550/")).status_code == MISDIRECTED
        announced.clear()
        assert (await browser.get("http://companion-wren.local:8550/")).status_code == MISDIRECTED
