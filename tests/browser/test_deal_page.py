"""The page script at a real table, over plain HTTP at an address of a house: there is no crypto.subtle."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import pytest
from playwright.async_api import BrowserContext, Page, Route, expect

from companion import paths
from companion.kernel.seat import Seat
from companion.net.client import _PAGE_TEXTS
from companion.net.visitor import device_of
from companion.table.actions import DrawAgain, EndTable, OpenDeal, Start
from companion.table.presence import Watcher
from companion.table.table import Table
from companion.texts import say
from tests.browser import kit
from tests.net.house import House
from tests.table.pebble import GAME as PEBBLE

pytestmark = pytest.mark.browser

HOME = "http://10.0.0.1:8550"
PATIENCE = 15.0
TEXTS = {name: say(f"page-{name}") for name in _PAGE_TEXTS}
NOTE, GOOD, BAD, SMALL = ".cp-deal-note", ".cp-deal-good", ".cp-deal-bad", ".cp-deal-small"
PLAYED_ON = f"""() => {{
  document.body.dispatchEvent(new PointerEvent("pointerdown", {{bubbles: true}}));
  return document.querySelector("{SMALL}");
}}"""
"""A finger somewhere else on the page: once the words were there for a while, they make way."""
KNOWS_WORDS = "at => (localStorage.getItem(`companion-deal/${at}`) || '').includes('words')"
"""Whether the page has read the deal, and kept its six words."""


@dataclass
class Phone:
    """A browser whose requests reach the house without any network."""

    house: House
    context: BrowserContext
    token: str

    async def answer(self, route: Route) -> None:
        """A page with nothing on it but the script; everything else is the host's own answer."""
        path = route.request.url.removeprefix(HOME)
        assets = paths.assets()
        if path.startswith("/seat/"):
            given = f"<script>window.companion={{base:'/',root:'',texts:{TEXTS}}}</script>"
            body = f"<body>{given}<script src=/deal.js></script>"
            await route.fulfill(body=body, content_type="text/html")
        elif path in ("/deal.js", "/words/seal-2048.txt"):
            await route.fulfill(path=assets / ("web/deal.js" if path == "/deal.js" else path[1:]))
        elif not path.startswith("/table/"):
            await route.fulfill(status=404)
        else:
            await self._forward(route, path)

    async def _forward(self, route: Route, path: str) -> None:
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        async with self.house.http(timeout=60) as http:
            got = await http.request(
                route.request.method, path, content=route.request.post_data, headers=headers
            )
        if not route.request.frame.is_detached():
            await route.fulfill(status=got.status_code, body=got.content, content_type="application/json")

    async def at(self, table: Table) -> Page:
        """The page of its seats."""
        page = await self.context.new_page()
        await page.route("**/*", self.answer)
        await page.goto(f"{HOME}/seat/{table.id}")
        return page


@asynccontextmanager
async def phone(house: House, token: str) -> AsyncIterator[Phone]:
    async with kit.open_browser() as browser:
        context = await browser.new_context()
        yield Phone(house, context, token)
        await context.unroute_all(behavior="ignoreErrors")
        await context.close()


async def sat(house: House, *names: tuple[str, str]) -> Table:
    """A lobby with these people, by name and token; everybody has dialled a number."""
    table = await house.table()
    for at, ((name, token), colour) in enumerate(zip(names, ("orange", "sky", "green"), strict=False)):
        seat = await table.sit(device_of(token), name, colour)
        await table.act(Watcher(device=device_of(token), seat=seat), {"do": "cut", "at": 11 + at})
    return table


async def until_committed(table: Table, *seats: str) -> None:
    dealing = table._dealing
    async with asyncio.timeout(PATIENCE):
        while not set(seats) <= set(dealing.draw.parts):
            await dealing.later(dealing.n)


async def until_dealt(table: Table) -> None:
    dealing = table._dealing
    async with asyncio.timeout(PATIENCE):
        while table.stage != "playing":
            await dealing.later(dealing.n)


async def test_two_seats_on_one_phone_reloaded_between_commit_and_open() -> None:
    house = House()
    table = await sat(house, ("Ann", "one-phone"), ("Bo", "one-phone"))
    async with phone(house, "one-phone") as mine:
        page = await mine.at(table)
        assert await page.evaluate("() => [isSecureContext, typeof crypto.subtle]") == [False, "undefined"]
        await until_committed(table, "ann", "bo")
        before = dict(table._dealing.draw.parts)
        await page.close()
        page = await mine.at(table)
        await table.host_act(Start())
        await until_dealt(table)
        assert table._dealing.draw.parts == before, "the bits outlived the page"
        assert table.seal().given == ()
        await expect(page.locator(NOTE)).to_contain_text(table.seal().words, timeout=PATIENCE * 1000)
        await page.wait_for_function(PLAYED_ON)
        await page.locator(SMALL).click()
        await expect(page.locator(SMALL)).to_have_count(0)
        ann = Watcher(device=device_of("one-phone"), seat=Seat("ann"))
        await table.act(ann, {"do": "finish", "winner": "bo"})
        await expect(page.locator(GOOD)).to_contain_text(table.seal().words, timeout=PATIENCE * 1000)
        assert set(table.seal().checked) == {"ann", "bo"}
        await expect(page.locator(BAD)).to_have_count(0)
        await expect(page.locator(".cp-deal-tick")).to_be_visible(timeout=PATIENCE * 1000)


async def test_the_six_words_go_away_by_themselves() -> None:
    house = House()
    table = await sat(house, ("Ann", "reads"), ("Bo", "reads"))
    async with phone(house, "reads") as mine:
        await mine.context.clock.install()
        page = await mine.at(table)
        await until_committed(table, "ann", "bo")
        await table.host_act(Start())
        await until_dealt(table)
        await expect(page.locator(NOTE)).to_contain_text(table.seal().words, timeout=PATIENCE * 1000)
        await page.clock.fast_forward(20_000)
        await expect(page.locator(NOTE)).to_have_count(0)


async def test_where_the_app_deals_nothing_no_words_lie_over_the_page() -> None:
    """They stood over titles for 20 s, and there was nothing to check; nor is this very draw lost."""
    house = House(games=(replace(PEBBLE, deals_cards=lambda _options: False),))
    table = await sat(house, ("Ann", "typed"), ("Bo", "typed"))
    async with phone(house, "typed") as mine:
        page = await mine.at(table)
        await until_committed(table, "ann", "bo")
        await table.host_act(Start())
        await until_dealt(table)
        device = device_of("typed")
        async with asyncio.timeout(PATIENCE):
            while not await page.evaluate(KNOWS_WORDS, table.id):
                await page.wait_for_event("response")
        assert (await table.deal.state(device, -1, 0))["has_deals"] is False
        assert await page.locator(NOTE).all_text_contents() == []


async def test_a_phone_that_slept_says_that_it_has_no_part() -> None:
    house = House()
    table = await sat(house, ("Ann", "asleep"), ("Bo", "awake"))
    async with phone(house, "asleep") as mine:
        page = await mine.at(table)
        await until_committed(table, "ann")
        await page.close()
        await table.host_act(Start(without=(Seat("ann"),)))
        assert table.seal().given == ("ann", "bo")
        page = await mine.at(table)
        await expect(page.locator(BAD)).to_contain_text("Dealt without this phone", timeout=PATIENCE * 1000)


async def test_a_phone_counts_draws_that_were_never_dealt() -> None:
    house = House()
    table = await sat(house, ("Ann", "counts"), ("Bo", "silent"))
    part = {"do": "cut", "draw": 1, "part": "0" * 64}
    await table.deal.act(device_of("silent"), Seat("bo"), part, is_host=False)
    async with phone(house, "counts") as mine:
        page = await mine.at(table)
        await until_committed(table, "ann")
        table._dealing.hear(Seat("bo"))
        await table.host_act(Start())
        dealing = table._dealing
        async with asyncio.timeout(PATIENCE):
            while table.seal().missing != ("bo",):
                await dealing.later(dealing.n)
        await table.host_act(DrawAgain())
        counted = "Draw 2. Draws this phone opened that were never dealt: 1"
        await expect(page.locator(NOTE)).to_have_text(counted, timeout=PATIENCE * 1000)
        other = await sat(house, ("Ann", "counts"), ("Bo", "silent"))
        again = await mine.at(other)
        counted = "Draw 1. Draws this phone opened that were never dealt: 1"
        await expect(again.locator(NOTE)).to_have_text(counted, timeout=PATIENCE * 1000)


async def test_a_phone_that_slept_through_the_next_draw_doubts_nothing() -> None:
    """It had opened draw 1, and took what it kept of it for a fault of draw 2."""
    house = House()
    table = await sat(house, ("Ann", "slept"), ("Bo", "silent"))
    part = {"do": "cut", "draw": 1, "part": "0" * 64}
    await table.deal.act(device_of("silent"), Seat("bo"), part, is_host=False)
    async with phone(house, "slept") as mine:
        page = await mine.at(table)
        await until_committed(table, "ann")
        table._dealing.hear(Seat("bo"))
        await table.host_act(Start())
        dealing = table._dealing
        async with asyncio.timeout(PATIENCE):
            while table.seal().missing != ("bo",):
                await dealing.later(dealing.n)
        await page.close()
        await table.host_act(DrawAgain())
        await table.host_act(Start())
        assert table.seal().given == ("ann", "bo")
        ann = Watcher(device=device_of("slept"), seat=Seat("ann"))
        await table.act(ann, {"do": "finish", "winner": "bo"})
        page = await mine.at(table)
        await expect(page.locator(BAD)).to_contain_text("Dealt without this phone", timeout=PATIENCE * 1000)
        assert (table.seal().checked, table.seal().doubted) == ((), ())


async def test_a_deal_that_stays_shut_is_red_and_counted_until_it_opens() -> None:
    house = House()
    table = await sat(house, ("Ann", "shut"), ("Bo", "shut"))
    async with phone(house, "shut") as mine:
        page = await mine.at(table)
        await until_committed(table, "ann", "bo")
        await table.host_act(Start())
        await until_dealt(table)
        note = page.locator(NOTE)
        await expect(note).to_contain_text(table.seal().words, timeout=PATIENCE * 1000)
        below = await note.bounding_box()
        assert below is not None
        assert below["y"] >= 64, "the header is free"
        await note.get_by_label("Put away").click()
        await expect(note).to_have_count(0)
        await table.host_act(EndTable())
        await expect(page.locator(BAD)).to_contain_text("Not opened", timeout=PATIENCE * 1000)
        await page.locator(BAD).click()
        small = await page.locator(BAD).bounding_box()
        assert small is not None
        assert small["height"] < 30
        other = await sat(house, ("Ann", "shut"), ("Bo", "elsewhere"))
        again = await mine.at(other)
        await expect(again.locator(BAD)).to_contain_text("never saw opened: 1", timeout=PATIENCE * 1000)
        await table.host_act(OpenDeal())
        await expect(page.locator(GOOD)).to_contain_text(table.seal().words, timeout=PATIENCE * 1000)
        screen = Watcher(device="tv")
        table.watch(screen)
        table._dealing.checked.clear()  # as a host that was restarted
        async with asyncio.timeout(PATIENCE):
            while set(table.seal().checked) != {"ann", "bo"}:
                screen.news.clear()
                await screen.news.wait()
