"""The app of `make app`, as somebody without Python has it: double-clicked, joined by a phone, quit."""

from __future__ import annotations

import asyncio
import re
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from tests.browser import kit
from tests.browser.people import Person, Screen, person
from tests.faults.hosts import ROOT

pytestmark = pytest.mark.packed
APP = ROOT / "build" / "out" / "desktop" / "companion" / "companion"
PATIENCE = 60


class Icon:
    """What is behind the icon, on a machine where nothing else is installed."""

    def __init__(self, home: Path) -> None:
        self.data = home / "share" / "tabletop-companion"
        self._bare = {
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "share"),
            "PATH": "",
            "COMPANION_ADDRESS": "127.0.0.1",
        }

    async def clicked(self, *, console: bool = True) -> Process:
        """A double-click; without a console there are no streams at all."""
        if console:
            return await asyncio.create_subprocess_exec(
                APP, env=self._bare, stdout=PIPE, stderr=PIPE, cwd="/"
            )
        return await asyncio.create_subprocess_exec(
            "/bin/sh", "-c", f'exec "{APP}" <&- >&- 2>&-', env=self._bare, cwd="/", stdin=DEVNULL
        )

    @property
    def port(self) -> str:
        """Where it listens."""
        return (self.data / "host.port").read_text()

    def here(self, link: str) -> str:
        """A link of it, on this machine alone."""
        return re.sub(r"//[^/]+/", f"//127.0.0.1:{self.port}/", link)


@asynccontextmanager
async def running(icon: Icon) -> AsyncIterator[tuple[Process, dict[str, str]]]:
    """A host that was double-clicked, and the links it tells."""
    process = await icon.clicked()
    assert process.stdout
    links: dict[str, str] = {}
    try:
        async with asyncio.timeout(PATIENCE):
            while "Host" not in links:
                line = (await process.stdout.readline()).decode()
                assert line, "it ended before it was ready"
                if found := re.match(r"(Join|Host)\s+(\S+)", line):
                    links[found[1]] = icon.here(found[2])
        yield process, links
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def test_a_double_click_hosts_a_phone_joins_and_quit_ends_it(tmp_path: Path) -> None:
    icon = Icon(tmp_path)
    async with running(icon) as (process, links), kit.open_browser() as browser:
        tablet = Screen(await kit.open_phone(browser, links["Host"], kit.TABLET), "tablet")
        await tablet.wake()
        await tablet.tap_like("^Emergence")
        await tablet.see("Scan to join")
        ann = await person(Person, browser, links["Join"], "Ann", kit.PHONE)
        await ann.sit()
        await ann.wake()
        await tablet.see("Ann")
        await tablet.picture("app-lobby")

        again = await icon.clicked()
        said, _ = await asyncio.wait_for(again.communicate(), PATIENCE)
        assert again.returncode == 0
        assert f"127.0.0.1:{icon.port}/host/" in said.decode(), "it opens the host that runs"

        await tablet.tap("Host", exact=True)
        await tablet.tap("Quit Companion")
        await tablet.tap("Quit", exact=True)
        await ann.see("The host has stopped")
        await asyncio.wait_for(process.wait(), PATIENCE)
        assert process.returncode == 0
        assert not (icon.data / "host.port").exists()
        for one in (tablet, ann):
            kit.check_local(one.page)


async def test_without_a_console_it_hosts_and_writes_a_log(tmp_path: Path) -> None:
    icon = Icon(tmp_path)
    process = await icon.clicked(console=False)
    log = icon.data / "host.log"
    async with asyncio.timeout(PATIENCE):
        while not (log.exists() and "Host " in log.read_text(encoding="utf-8")):
            assert process.returncode is None
            await asyncio.to_thread(log.exists)
    process.terminate()
    await asyncio.wait_for(process.wait(), PATIENCE)
    assert process.returncode == 0
    assert "Traceback" not in log.read_text(encoding="utf-8")
