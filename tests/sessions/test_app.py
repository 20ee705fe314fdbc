"""Joined from an app: two apps and a browser at one table, a host that is killed, the walls between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import flet as ft
import httpx
import pytest

from companion.cli import device, visit
from companion.cli.app import Installed
from companion.cli.claim import Claim
from companion.cli.device import HERE, KeptSeat
from companion.cli.visit import Visit
from companion.net import lan
from tests.faults.hosts import RealHost, free_port, host_key
from tests.faults.test_hosting import until_open
from tests.net.flet.client import page
from tests.sessions.devices import Shown, app_of, at_the_door, sit_down

CY = "c1" * 16
PEOPLE = ("Ann", "Bo", "Cy")


@dataclass
class Evening:
    """A real host, Ann and Bo with the app, Cy with a browser."""

    host: RealHost
    http: httpx.AsyncClient
    table: str
    link: str
    people: dict[str, Shown]

    async def all_see(self, text: str) -> None:
        """Everybody sees it."""
        await asyncio.gather(*(one.sees(text) for one in self.people.values()))

    async def all_tap(self, *texts: str) -> None:
        """One after the other, as soon as it is there."""
        for text in texts:
            await asyncio.gather(*(one.tap(text) for one in self.people.values()))


@asynccontextmanager
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """Everybody sits in the lobby of Emergence."""
    port = free_port()
    host = RealHost(tmp_path / "host", port)
    await asyncio.to_thread(until_open, host.start())
    async with AsyncExitStack() as stack:
        stack.callback(host.kill)
        http = await stack.enter_async_context(
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30)
        )
        made = (await http.post("/tables", json={"game": "emergence"}, headers=host_key(host.data))).json()
        link = f"http://127.0.0.1:{port}/j/{made['code']}#{made['secret']}"
        people = {}
        for name in ("Ann", "Bo"):
            people[name] = Shown(await stack.enter_async_context(app_of(tmp_path / name)))
            await sit_down(people[name], link, name)
            await people[name].sees("Cut the deck")
        wish = {"secret": made["secret"], "name": "Cy", "colour": "green"}
        await http.post(f"/j/{made['code']}", json=wish, headers={"cookie": f"companion_device={CY}"})
        browser = page(f"127.0.0.1:{port}", f"/seat/{made['table']}", CY)
        people["Cy"] = Shown(await stack.enter_async_context(browser))
        await people["Cy"].sees("Cut the deck")
        yield Evening(host, http, made["table"], link, people)


async def begun(at: Evening) -> None:
    """Dealt, looked at, the board counted; Ann leads."""
    await at.all_tap("Cut at 50")
    await at.all_see("Cut again")
    await at.http.post(f"/tables/{at.table}/start", headers=host_key(at.host.data))
    await at.all_tap("Skip", "Hold to look", "I know my side")
    ann, bo = at.people["Ann"], at.people["Bo"]
    await ann.sees("Data on the board")
    for data in ("light blue", "dark blue", "light green", "dark green"):
        await ann.tap(f"More {data}")
    await ann.tap("4 blocks on the board")
    await bo.tap("Ann")
    await bo.tap("Ann leads")
    await at.all_see("Choose in secret")


async def test_two_apps_and_a_browser_play_a_round_and_come_back_to_a_killed_host(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        await begun(at)
        await at.all_tap("Boost", "Electromechanical", "Seal my choice")
        await at.all_see("Your choice is in the envelope")

        await asyncio.to_thread(at.host.kill)
        apps = [at.people[name] for name in ("Ann", "Bo")]
        await asyncio.gather(*(one.sees("Looking for the host") for one in apps))
        await at.people["Ann"].tap("To the first screen")
        await at.people["Ann"].sees("Join a table")
        await asyncio.to_thread(until_open, at.host.start())
        await asyncio.gather(*(one.sees("Looking for the host", gone=True) for one in apps))
        await at.people["Ann"].tap("Back to my seat: Emergence")
        async with page(at.http.base_url.netloc.decode(), f"/seat/{at.table}", CY) as again:
            at.people["Cy"] = Shown(again)
            for name in ("Ann", "Cy"):
                await at.people[name].tap("Skip")
            await at.all_see("Your choice is in the envelope")
            await at.people["Ann"].tap("Count down")
            for name in PEOPLE:
                await at.people[name].tap("I moved")
                await at.people[name].tap("Skip")
            await at.all_see("Choose in secret")


async def test_an_app_hosts_by_itself_and_a_phone_sits_down_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lan, "choose", lambda: lan.Address("127.0.0.1", "lo", "loop"))
    async with app_of(tmp_path) as raw:
        app = Shown(raw)
        await app.tap("Host a table here")
        await app.sees("What is on the table tonight?")
        port = (tmp_path / "host.port").read_text()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
            made = (await http.post("/tables", json={"game": "emergence"}, headers=host_key(tmp_path))).json()
            wish = {"secret": made["secret"], "name": "Cy", "colour": "green"}
            assert (await http.post(f"/j/{made['code']}", json=wish)).json()["seat"] == "cy"
    assert not (tmp_path / "host.port").exists(), "it ended with the app"


async def test_who_quits_the_host_of_an_app_is_where_it_began_and_can_host_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lan, "choose", lambda: lan.Address("127.0.0.1", "lo", "loop"))
    async with app_of(tmp_path) as raw:
        app = Shown(raw)
        await app.tap("Host a table here")
        await app.tap("Quit Companion")
        await app.tap("Quit")
        await app.sees("Join a table")
        assert not (tmp_path / "host.port").exists()
        await app.tap("Host a table here")
        await app.sees("What is on the table tonight?")


async def test_a_window_that_has_gone_with_its_host_is_not_drawn_again(tmp_path: Path) -> None:
    """Ctrl-C ends both: Flet then raises for every page that is drawn."""

    class Gone:
        route = "/"

        def render(self, *_: object) -> None:
            raise RuntimeError

    gone = Visit(Installed(tmp_path), cast("ft.Page", Gone()))
    gone._is_at_home = True
    await gone._until_quit()


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A device that reaches nobody but itself."""
    monkeypatch.setattr(lan, "choose", lambda: lan.Address("127.0.0.1", "lo", "loop"))


async def open_table(data: Path) -> tuple[str, dict[str, str]]:
    """A lobby at the host of this folder, and its link."""
    port = (data / "host.port").read_text()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        made = (await http.post("/tables", json={"game": "emergence"}, headers=host_key(data))).json()
    return f"http://127.0.0.1:{port}/j/{made['code']}#{made['secret']}", made


@pytest.mark.usefixtures("alone")
async def test_who_hosts_in_an_app_plays_in_it_too_and_both_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It asked itself over the network, and was a stranger at its own table."""
    monkeypatch.delattr(visit, "RemoteHall")
    async with app_of(tmp_path) as raw:
        app = Shown(raw)
        await app.tap("Host a table here")
        await app.sees("What is on the table tonight?")
        link, made = await open_table(tmp_path)
        await app.opens(link)
        await at_the_door(app, "Ann")
        await app.sees("Cut the deck")
        await app.sees("Shared screen")
    async with app_of(tmp_path) as raw:
        again = Shown(raw)
        await again.sees("Cut the deck")
        assert device.read(tmp_path).seat == KeptSeat(
            address=HERE, table=made["table"], seat="ann", title="Emergence"
        )


@pytest.mark.usefixtures("alone")
async def test_an_app_that_hosted_hosts_again_unless_it_was_quit(tmp_path: Path) -> None:
    async with app_of(tmp_path) as raw:
        await Shown(raw).tap("Host a table here")
        await Shown(raw).sees("What is on the table tonight?")
    async with app_of(tmp_path) as raw:
        app = Shown(raw)
        await app.sees("What is on the table tonight?")
        await app.tap("Quit Companion")
        await app.tap("Quit")
        await app.sees("Join a table")
    async with app_of(tmp_path) as raw:
        await Shown(raw).sees("Join a table")
    with Claim(tmp_path):
        device.keep(tmp_path, device.read(tmp_path).model_copy(update={"is_hosting": True}))
        async with app_of(tmp_path) as raw:
            await Shown(raw).sees("hosts already")
