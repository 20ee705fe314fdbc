"""Pages are counted: a family behind one address never notices, a flood does, and who sits gets in."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from contextlib import AsyncExitStack, ExitStack

import httpx
import pytest

from companion.kernel.action import Rejection
from companion.net.crowd import (
    MOST_OF_A_DEVICE,
    MOST_OF_AN_ADDRESS,
    MOST_SILENT,
    MOST_STRANGERS,
    Crowd,
    Silent,
)
from companion.net.pace import Pace
from companion.net.visitor import device_of
from tests.net.house import KEY, House, phone, serving
from tests.net.pair import TOKENS
from tests.table.people import settled

HTML = {"accept": "text/html"}


def fill(crowd: Crowd, stack: ExitStack, pages: int, address: str = "10.0.0.7") -> None:
    for number in range(pages):
        stack.enter_context(crowd.inside(f"{address} {number}", address, is_known=False))


def test_a_flood_from_one_address_ends_at_its_bound() -> None:
    crowd = Crowd()
    with ExitStack() as stack:
        fill(crowd, stack, MOST_OF_AN_ADDRESS)
        with pytest.raises(Rejection, match=r"door\.house_full"):
            crowd.check("one more", "10.0.0.7", is_known=False)
        crowd.check("one more", "10.0.0.8", is_known=False)
        crowd.check("one more", "10.0.0.7", is_known=True)
    crowd.check("one more", "10.0.0.7", is_known=False)


def test_a_flood_from_many_addresses_ends_too() -> None:
    crowd = Crowd()
    with ExitStack() as stack:
        for number in range(MOST_STRANGERS // 50):
            fill(crowd, stack, 50, f"10.0.1.{number}")
        with pytest.raises(Rejection, match=r"door\.house_full"):
            crowd.check("one more", "10.0.0.8", is_known=False)
        crowd.check("one more", "10.0.0.7", is_known=True)


def test_a_device_has_so_many_pages_even_if_it_sits() -> None:
    crowd = Crowd()
    with ExitStack() as stack:
        for _ in range(MOST_OF_A_DEVICE):
            stack.enter_context(crowd.inside("ann", "10.0.0.7", is_known=True))
        with pytest.raises(Rejection, match=r"door\.too_many_pages"):
            crowd.check("ann", "10.0.0.7", is_known=True)


async def asked_for_cues(address: str, device: str) -> tuple[bytes, asyncio.StreamWriter]:
    """A page asks for its stream of cues, and keeps it; the first line of the answer."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /cues HTTP/1.1\r\nHost: {address}\r\nCookie: companion_device={device}\r\n\r\n".encode()
    )
    head = await reader.readline()
    if b" 200 " in head:
        await reader.readuntil(b"retry: 2000")
    return head, writer


async def test_streams_of_cues_are_counted_and_who_sits_still_hears() -> None:
    house = House()
    table = await house.table()
    await table.sit(device_of(TOKENS["ann"]), "Ann", "orange")
    crowd = house.server._streams
    async with serving(house) as address:
        heads, writers = zip(
            *[await asked_for_cues(address, f"{number:032x}") for number in range(MOST_OF_AN_ADDRESS + 3)],
            strict=True,
        )
        assert [head.split()[1] for head in heads] == [b"200"] * MOST_OF_AN_ADDRESS + [b"429"] * 3
        assert crowd._addresses.total() == MOST_OF_AN_ADDRESS
        head, ann = await asked_for_cues(address, TOKENS["ann"])
        assert b" 200 " in head
        assert len(house.cues._listeners) == MOST_OF_AN_ADDRESS + 1
        for writer in (*writers, ann):
            writer.close()
    assert not house.cues._listeners
    assert not crowd._addresses
    assert not crowd._devices


async def test_who_brings_no_cookie_is_told_that_there_is_nothing(caplog: pytest.LogCaptureFixture) -> None:
    """A body that must not be there was a traceback for every such request."""
    async with serving(House()) as address, httpx.AsyncClient(base_url=f"http://{address}") as stranger:
        answer = await stranger.get("/cues")
    assert (answer.status_code, answer.content) == (204, b"")
    assert not caplog.records


async def test_questions_about_the_deal_are_counted() -> None:
    """Each is held for 25 s, and every news of the table wakes all: 1,500 of one phone held up all tables."""
    house = House()
    table = await house.table()
    for name, colour in (("Ann", "orange"), ("Bo", "sky")):
        await table.sit(device_of(TOKENS[name.lower()]), name, colour)
    asked, crowd = f"/table/{table.id}/deal?after={10**15 - 1}", house.server._asking
    ann, bo = (house.http(cookies={"companion_device": TOKENS[name]}) for name in ("ann", "bo"))
    async with ann, bo:
        held = [asyncio.create_task(bo.get(asked)) for _ in range(MOST_OF_A_DEVICE)]
        await settled()
        assert crowd._devices.total() == MOST_OF_A_DEVICE
        late = await bo.get(asked)
        assert (late.status_code, late.json()["code"]) == (429, "door.too_many_pages")
        assert (await ann.get(f"/table/{table.id}/deal")).status_code == 200
        table.close()
        assert {(await one).status_code for one in held} == {200}
    assert not crowd._devices


class Noted(Pace):
    """Notes who had to wait."""

    def __init__(self) -> None:
        super().__init__(1e6, 10, clock=lambda: 0.0)
        self.waited: list[Hashable] = []

    def wait(self, key: Hashable) -> float:
        """As ever."""
        pause = super().wait(key)
        self.waited += [key] if pause else []
        return pause


async def test_a_device_that_says_too_much_waits_and_nobody_else() -> None:
    """Eight sockets of a player that pinged as fast as they could held up all tables."""
    house, pace = House(), Noted()
    house.server._frames = pace
    table = await house.table()
    for name, colour in (("Ann", "orange"), ("Bo", "sky")):
        await table.sit(device_of(TOKENS[name.lower()]), name, colour)
    async with serving(house) as address, AsyncExitStack() as stack:
        ann, bo = [
            await stack.enter_async_context(phone(address, table, token=TOKENS[name]))
            for name in ("ann", "bo")
        ]
        for one, times in ((ann, 5), (bo, 12), (ann, 3)):
            for _ in range(times):
                await one.say(t="ping", at=1.0)
                await one.hear_of("pong")
        await settled()
    assert set(pace.waited) == {device_of(TOKENS["bo"])}


async def test_sockets_on_one_screen_key_are_counted_and_who_sits_gets_in() -> None:
    house = House()
    table = await house.table()
    await table.sit(device_of(TOKENS["ann"]), "Ann", "orange")
    screen, crowd = table.opening.screen.value, house.server._sockets
    async with serving(house) as address, AsyncExitStack() as stack:
        for _ in range(MOST_OF_AN_ADDRESS):
            watching = await stack.enter_async_context(phone(address, table, screen=screen))
            await watching.hear_of("welcome")
        async with phone(address, table, screen=screen) as late:
            bye = await late.hear()
            assert (bye["t"], bye["code"]) == ("bye", "door.house_full")
            assert "Too many pages without a seat" in bye["say"]
        async with phone(address, table, token=TOKENS["ann"]) as ann:
            await ann.hear_of("welcome")
            assert crowd._devices[device_of(TOKENS["ann"])] == 1
    assert not crowd._addresses
    assert not crowd._devices


async def test_who_says_nothing_makes_room_for_who_says_hello() -> None:
    house = House()
    table = await house.table()
    await table.sit(device_of(TOKENS["ann"]), "Ann", "orange")
    async with serving(house) as address, AsyncExitStack() as stack:
        silent = [await stack.enter_async_context(phone(address, table)) for _ in range(MOST_SILENT)]
        async with phone(address, table, token=TOKENS["ann"]) as ann:
            await ann.hear_of("welcome")
        assert (await silent[0].hear())["code"] == "wire.bad_frame"
        await silent[1].say(t="hello", v=1, token=TOKENS["ann"])
        await silent[1].hear_of("welcome")
    assert not house.server._silent._waiting


async def test_all_who_say_nothing_are_bounded_too() -> None:
    silent = Silent()
    async with AsyncExitStack() as stack:
        waits = [await stack.enter_async_context(asyncio.timeout(None)) for _ in range(MOST_STRANGERS)]
        with ExitStack() as inside:
            for number, patience in enumerate(waits):
                inside.enter_context(silent.inside(f"10.0.0.{number}", patience))
            assert waits[0].when() is None
            with silent.inside("10.0.1.1", asyncio.timeout(None)):
                assert len(silent._waiting) == MOST_STRANGERS
            assert waits[0].when() is not None
            assert waits[1].when() is None
            waits[0].reschedule(None)


async def test_a_seat_has_so_many_sockets() -> None:
    house = House()
    table = await house.table()
    device = device_of(TOKENS["ann"])
    await table.sit(device, "Ann", "orange")
    async with serving(house) as address:
        with ExitStack() as stack:
            for _ in range(MOST_OF_A_DEVICE):
                stack.enter_context(house.server._sockets.inside(device, "10.0.0.7", is_known=True))
            async with phone(address, table, token=TOKENS["ann"]) as ann:
                bye = await ann.hear()
                assert (bye["t"], bye["code"]) == ("bye", "door.too_many_pages")
                assert str(MOST_OF_A_DEVICE) in bye["say"]


async def test_one_page_too_many_is_told_in_a_sentence() -> None:
    house = House()
    crowd = house.server._pages.crowd
    with ExitStack() as stack:
        fill(crowd, stack, MOST_OF_AN_ADDRESS)
        async with house.http() as browser:
            turned_away = await browser.get("/seat/x", headers=HTML)
            assert turned_away.status_code == 429
            assert "Too many pages without a seat" in turned_away.text
        async with house.http(cookies={"companion_host": KEY}) as host:
            assert (await host.get("/seat/x", headers=HTML)).status_code == 200
    async with house.http() as browser:
        assert (await browser.get("/seat/x", headers=HTML)).status_code == 200
