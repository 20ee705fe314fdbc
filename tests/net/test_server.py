"""One port for everything: what answers where, and with which headers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from companion.net.visitor import device_of
from companion.table.actions import Start
from companion.table.checks import faults
from companion.table.presence import Watcher
from tests.net.house import KEY, PATIENCE, House, phone, serving
from tests.table.pebble import GAME as PEBBLE

TOKEN = "a1" * 16


async def test_several_tables_live_side_by_side() -> None:
    house = House()
    tables = [await house.table() for _ in range(3)]
    async with serving(house) as address, contextlib.AsyncExitStack() as stack:
        for index, table in enumerate(tables):
            for name, colour in (("Ann", "orange"), ("Bo", "sky")):
                await table.sit(device_of(f"{index}{name}"), name, colour)
            await table.host_act(Start())
        phones = [
            await stack.enter_async_context(phone(address, table, token=f"{index}Ann"))
            for index, table in enumerate(tables)
        ]
        for index, one in enumerate(phones):
            await one.hear_of("welcome")
            assert (await one.act({"do": "say", "word": f"table {index}"}))["t"] == "done"
        for index, one in enumerate(phones):
            await one.caught_up()
            text = "".join(one.frames)
            assert [f"table {number}" in text for number in range(3)] == [
                number == index for number in range(3)
            ]
        other = await stack.enter_async_context(phone(address, tables[1], token="0Ann"))
        assert (await other.hear())["code"] == "table.not_your_seat"


async def test_a_server_that_stops_leaves_everything_for_the_next(caplog: pytest.LogCaptureFixture) -> None:
    house = House()
    table = await house.table()
    await table.sit(device_of(TOKEN), "Ann", "orange")
    async with serving(house) as address:
        connection = await connect(f"ws://{address}/table/{table.id}/ws")
        await connection.send(f'{{"t":"hello","v":1,"token":"{TOKEN}"}}')
        await connection.recv()
    with contextlib.suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(connection.recv(), PATIENCE)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_unknown_paths_and_methods() -> None:
    house = House()
    async with house.http() as http:
        assert (await http.put("/tables")).status_code == 405
        assert (await http.delete("/j/WREN")).status_code == 405
        assert (await http.post("/cues")).status_code == 405
    async with serving(house) as address:
        for path in ("/", "/nothing", "/j/WREN", "/table/x"):
            with pytest.raises(InvalidStatus):
                await connect(f"ws://{address}{path}")


async def test_a_bug_in_a_route_tells_the_phone_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()

    def crash(_code: str) -> Any:
        raise RuntimeError("the secret is plum-jam")

    monkeypatch.setattr(house.hall, "by_code", crash)
    transport = httpx.ASGITransport(house.server.app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://10.0.0.1") as http:
        answer = await http.get("/j/WREN/state")
        assert answer.status_code == 500
        assert "plum-jam" not in answer.text
        assert "Traceback" not in answer.text


@pytest.mark.parametrize("do", [{}, [], 1, None, "start_again"])
async def test_what_is_no_word_about_the_deal_is_refused(do: object) -> None:
    """A list or an object was a traceback, found by a hundred thousand requests of nonsense."""
    house = House()
    table = await house.table()
    await table.sit(device_of("a1" * 16), "Ann", "orange")
    async with house.http(cookies={"companion_device": "a1" * 16}) as ann:
        answer = await ann.post(f"/table/{table.id}/deal", json={"do": do})
    assert (answer.status_code, answer.json()["code"]) == (409, "table.bad_action")


async def test_the_proof_opens_with_the_end() -> None:
    house = House()
    table = await house.table()
    for name, colour in (("Ann", "orange"), ("Bo", "sky"), ("Chi", "green")):
        await table.sit(device_of(f"{name}-token"), name, colour)
    await table.host_act(Start())
    ann = Watcher(device=device_of("Ann-token"), seat=table.setting.seats[0])
    mine = {"authorization": "Bearer Ann-token"}
    path = f"/table/{table.id}/proof"
    async with house.http() as http:
        assert (await http.get(path, headers=mine)).status_code == 409
        await table.act(ann, {"do": "finish", "winner": "ann"})
        answer = await http.get(path, headers=mine)
        assert answer.status_code == 200
        assert faults(answer.text, lambda _game: PEBBLE, table.seal().words) == ()
        assert answer.headers["content-disposition"].endswith('-proof.json"')
        for token in TOKEN, KEY[:-1]:
            wrong = {"authorization": f"Bearer {token}"}
            assert (await http.get(path, headers=wrong)).status_code == 404
        assert table.opening.screen.value not in answer.text
        assert table.opening.secret.value not in answer.text
        assert not [place for place in table.setting.places if next(iter(place.devices)) in answer.text]
        del house.hall._tables[table.id]
        again = await http.get(path, headers=mine)
        assert again.json() == answer.json(), "long after, from History"
        assert (await http.get(path, headers=wrong)).status_code == 404
