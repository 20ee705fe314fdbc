"""Which host has a table, and where one may ask: over HTTP, and for pages of other hosts over a socket."""

from __future__ import annotations

import json

import pytest
from websockets.asyncio.client import connect

from tests.net.house import House, serving
from tests.net.test_elsewhere import THERE, Known


@pytest.fixture
def known() -> Known:
    return Known()


async def test_a_page_that_lost_its_host_asks_another_over_a_socket(known: Known) -> None:
    house = House(owners=known)
    assert house.neighbours
    await house.neighbours.learn()
    table = await house.table()
    told = {}
    async with serving(house) as address:
        for name in (table.id, "far", "no"):
            async with connect(f"ws://{address}/where/{name}", origin="http://10.0.0.9:8550") as page:  # type: ignore[arg-type]
                told[name] = json.loads(await page.recv())
    hosts = [THERE]
    assert told == {
        table.id: {"go": house.hall.address, "here": True, "hosts": hosts},
        "far": {"go": THERE, "here": False, "hosts": hosts},
        "no": {"go": "", "here": False, "hosts": hosts},
    }


async def test_behind_one_address_there_is_nobody_else_to_ask(known: Known) -> None:
    house = House(owners=known, root="/n/a")
    assert house.neighbours
    await house.neighbours.learn()
    async with house.http() as browser:
        assert (await browser.get("/where/far")).json()["hosts"] == []


async def test_a_proxy_hears_that_we_can_answer_also_while_the_database_is_away(known: Known) -> None:
    known.is_away = True
    async with House(owners=known).http() as proxy:
        assert (await proxy.get("/ready", headers={"host": "localhost"})).status_code == 204
        assert (await proxy.get("/where/far")).json() == {"go": "", "here": False, "hosts": []}
