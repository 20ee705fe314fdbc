"""Names of many scripts, and one seat in several tabs: what only a browser shows."""

from __future__ import annotations

import base64
from pathlib import Path

import httpx
import pytest
from playwright.async_api import Page

from tests.browser import kit
from tests.browser.house import House
from tests.browser.people import Person, Screen, person

pytestmark = pytest.mark.browser

NAMES = ("王小明喆", "さくら김", "आर्या", "Анна สม", "🦊🎲")
MINE = "محمد שרה"
SCRIPTS = 6
LOST, BACK = "Your seat is open in another tab", "Take it back here"


async def test_every_name_can_be_read_and_every_tab_leads_on(tmp_path: Path) -> None:
    house = House(tmp_path)
    await house.open()
    everybody: list[Screen] = []
    async with kit.open_browser() as browser:
        try:
            await sit(house)
            guest = await person(Person, browser, house.join, MINE, kit.PHONE)
            tv = Screen(await kit.open_tv(browser, house.private), "tv")
            everybody += [tv, guest]
            await guest.sit()
            await guest.wake()
            await tv.wake()
            await tv.tap("Resume")
            await tv.see("6 seated")
            for name in (*NAMES, MINE):
                await tv.see(name)
            await read(tv, "names")
            await guest.see(MINE)
            await few_requests(tv.page)
            await few_requests(guest.page)
            await several_tabs(guest)
        except Exception:
            for one in everybody:
                await one.last_picture("names")
            raise
        finally:
            await house.kill()


async def sit(house: House) -> None:
    """People with names of their own sit down, with phones that are closed again."""
    where, secret = house.join.split("#")
    for name, colour in zip(NAMES, ("sky", "green", "yellow", "rose", "blue"), strict=True):
        async with httpx.AsyncClient() as http:
            answer = await http.post(where, json={"name": name, "colour": colour, "secret": secret})
            assert answer.status_code == 200, answer.text


async def read(tv: Screen, picture: str) -> None:
    """Where a name stands there is ink, of more than one letter."""
    await tv.picture(picture)
    async with kit.looking(tv.page), kit.coloured(tv.page):
        for name in (*NAMES, MINE):
            await kit.still(tv.page)
            box = await tv.page.get_by_text(name, exact=True).first.bounding_box()
            assert box, name
            shot = base64.b64encode(await tv.page.screenshot(clip=box)).decode()
            columns: int = await tv.page.evaluate(_INKED_COLUMNS, shot)
            assert columns > 20, f"{name} is drawn in {columns} columns of dots"


_INKED_COLUMNS = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
  const at = (x, y) => [0, 1, 2].map((part) => data[4 * (y * picture.width + x) + part]);
  const isInk = (x, y) => at(x, y).some((part, index) => Math.abs(part - at(0, 0)[index]) > 60);
  const rows = [...Array(picture.height).keys()];
  return [...Array(picture.width).keys()].filter((x) => rows.some((y) => isInk(x, y))).length;
}"""


async def few_requests(page: Page) -> None:
    """Each script at this table once, and the symbols perhaps, then no more: the page is at rest."""
    async with kit.looking(page):
        await kit.still(page)
    asked = [url for url in kit.asked(page) if "/fallback/" in url or "/noto" in url]
    assert len(asked) == len(set(asked)) <= SCRIPTS + 1, asked


async def several_tabs(guest: Person) -> None:
    """A second tab, a reload, a copy, and closing: the seat is always in one of them, and one tap away."""
    first = guest.page
    second = await first.context.new_page()
    await second.goto(first.url)
    await kit.flutter(second)
    await kit.see(second, "Cut the deck")
    await kit.see(first, LOST)
    await guest.picture("other-tab")
    await kit.tap(first, kit.named(first, BACK), BACK)
    await kit.see(first, "Cut the deck")
    await kit.see(second, LOST)
    await second.reload()
    await kit.flutter(second)
    await kit.see(second, "Cut the deck")
    await kit.see(first, LOST)
    async with first.context.expect_page() as opened:
        await second.evaluate("window.open(location.href)")
    copy = await opened.value
    await kit.flutter(copy)
    await kit.see(copy, "Cut the deck")
    await kit.see(second, LOST)
    await second.close()
    await copy.close()
    await kit.see(first, "Cut the deck")
