"""What a phone loads: the door, the Flet screen, and the second visit."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import time
from pathlib import Path
from typing import Any

from playwright.async_api import Page, async_playwright

from tests.browser.kit import FLAGS, chromium

PHONE = {"width": 390, "height": 844}


class Traffic:
    """Requests and compressed bytes of a page."""

    def __init__(self) -> None:
        self.requests = 0
        self.bytes = 0

    async def follow(self, page: Page) -> None:
        """Count from now on."""
        session = await page.context.new_cdp_session(page)
        await session.send("Network.enable")
        session.on("Network.loadingFinished", self._finished)
        session.on("Network.responseReceived", self._received)
        self._cached: set[str] = set()

    def _received(self, event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache") or event["response"].get("fromPrefetchCache"):
            self._cached.add(event["requestId"])

    def _finished(self, event: dict[str, Any]) -> None:
        if event["requestId"] not in self._cached and event["encodedDataLength"]:
            self.requests += 1
            self.bytes += int(event["encodedDataLength"])

    async def rest(self) -> None:
        """Until nothing arrived for a second. (Two requests of a page stay open for ever.)"""
        before = -1
        while before != self.requests:
            before = self.requests
            await asyncio.sleep(1)

    def taken(self) -> tuple[int, int]:
        """Requests and bytes since the last time, and begin anew."""
        taken = (self.requests, self.bytes)
        self.requests = self.bytes = 0
        return taken


async def measure(folder: Path) -> list[tuple[str, str]]:
    """The lines of the report, with the real command and a real browser."""
    command = [sys.executable, "-m", "companion.cli", "host", "--data", str(folder / "visit"), "--port", "0"]
    process = await asyncio.create_subprocess_exec(
        *command, "--no-browser", "--address", "127.0.0.1", stdout=asyncio.subprocess.PIPE, env={**os.environ}
    )
    assert process.stdout
    link = ""
    while not link:
        found = re.search(r"(http://\S+/j/\S+#\S+)", (await process.stdout.readline()).decode())
        link = found[1] if found else ""
    try:
        async with async_playwright() as play:
            browser = await play.chromium.launch(executable_path=chromium(), args=FLAGS)
            context = await browser.new_context(viewport=PHONE)
            page = await context.new_page()
            traffic = Traffic()
            await traffic.follow(page)
            begun = time.perf_counter()
            await page.goto(link, wait_until="domcontentloaded")
            door = time.perf_counter() - begun
            html = len((await page.content()).encode())
            await page.get_by_label(re.compile("name", re.IGNORECASE)).first.fill("Ann")
            begun = time.perf_counter()
            await page.get_by_role("button", name="Sit down").click()
            await page.locator("flt-semantics-placeholder").wait_for(state="attached", timeout=120_000)
            screen = time.perf_counter() - begun
            await traffic.rest()
            first = traffic.taken()
            begun = time.perf_counter()
            await page.reload()
            await page.locator("flt-semantics-placeholder").wait_for(state="attached", timeout=120_000)
            again = time.perf_counter() - begun
            second = traffic.taken()
            await browser.close()
    finally:
        process.kill()
        await process.wait()
    return [
        ("First visit: the door page", f"{html / 1000:.1f} kB, {door * 1e3:.0f} ms"),
        (
            "First visit: everything to the Flet screen",
            f"{first[1] / 1e6:.2f} MB, {first[0]} requests, {screen:.1f} s after “Sit down”",
        ),
        ("Second visit", f"{second[1] / 1000:.1f} kB, {second[0]} requests, {again:.1f} s"),
    ]
