"""Two hosts behind one address: a phone's page is below its host's part, and finds its table by itself."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.async_api import WebSocket

from tests.browser import kit
from tests.browser.house import House
from tests.browser.operatives import Operative
from tests.browser.people import Screen, person
from tests.faults.hosts import free_port
from tests.faults.proxy import Proxy
from tests.store.server import Server

pytestmark = pytest.mark.browser


async def connected(ann: Operative, root: str, does: Awaitable[None]) -> None:
    """Does it, until the page's socket below this host's part of the address has told something."""
    async with ann.page.expect_websocket(
        lambda socket: urlsplit(socket.url).path == f"{root}/ws", timeout=kit.FLUTTER_MS
    ) as opened:
        await does
    socket: WebSocket = await opened.value
    await socket.wait_for_event("framereceived", timeout=kit.FLUTTER_MS)
    assert urlsplit(ann.page.url).path.startswith(f"{root}/seat/")


async def test_a_phone_goes_on_at_another_host_when_its_own_dies(tmp_path: Path) -> None:
    server, ports = Server(), (free_port(), free_port())
    proxy = Proxy(tmp_path, free_port(), ports)
    more = ("--store", server.address, "--public", f"http://{proxy.address}", "--proxy", "127.0.0.1")
    first, second = (
        House(tmp_path / slot, more=(*more, "--slot", slot), port=port)
        for slot, port in zip("ab", ports, strict=True)
    )
    proxy.start()
    await first.open()
    await second.open()
    screens: list[Screen] = []
    async with kit.open_browser() as browser:
        try:
            ann = await person(Operative, browser, first.join, "Ann", kit.PHONE)
            screens.append(ann)
            assert urlsplit(ann.page.url).path == f"/n/a/j/{first.code}"
            await connected(ann, "/n/a", ann.sit())
            await connected(ann, "/n/b", first.kill())
            kit.check_local(ann.page)
            assert kit.errors(ann.page) == []
        except Exception:
            for one in screens:
                await one.last_picture("venue")
            raise
        finally:
            proxy.close()
            for house in (first, second):
                await house.kill()
            server.close()
