"""A tablet that is not the host's lies in the middle and leads, through the screens alone."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tests.browser import kit
from tests.browser.house import House
from tests.browser.operatives import Operative
from tests.browser.people import Screen, person

pytestmark = pytest.mark.browser
NAMES = ("Ann", "Bo", "Chi")


async def test_a_second_tablet_leads(tmp_path: Path) -> None:
    """It scans the second code, is let to lead, starts the game and drives the countdown."""
    house = House(tmp_path)
    await house.open()
    screens: list[Screen] = []
    async with kit.open_browser() as browser:
        try:
            host = Screen(await kit.open_phone(browser, house.private, kit.PHONE), "host")
            screens.append(host)
            await host.wake()
            await host.tap_like("^Emergence")
            people = []
            for name in NAMES:
                people.append(await person(Operative, browser, house.join, name, kit.PHONE))
                await people[-1].sit()
                await people[-1].cut()
            screens += people
            await host.tap("Put this on the tablet")
            tablet = Screen(
                await kit.open_phone(browser, await second_code(house, host), (768, 1024)), "upright"
            )
            screens.append(tablet)
            await tablet.wake()
            await tablet.see("The host starts the game.")
            await tablet.picture("tablet-lobby")
            await host.see(re.compile("^Screen "))
            await host.picture("tablet-code")
            await host.tap("Let it lead")
            await tablet.tap("Start with 3")
            await asyncio.gather(*(one.look() for one in people))
            await lead(tablet, people)
            for one in screens:
                kit.check_local(one.page)
                assert (one.name, kit.errors(one.page)) == (one.name, [])
        except Exception:
            for one in screens:
                await one.last_picture("tablet")
            raise
        finally:
            await house.kill()


async def second_code(house: House, host: Screen) -> str:
    """What the second QR code says: a picture to the test, and the same that the door answers who watches."""
    link, _, secret = house.join.partition("#")
    answer = await host.page.request.post(f"{link}/watch", data={"secret": secret})
    return f"http://127.0.0.1:{house.port}{(await answer.json())['go']}"


async def lead(tablet: Screen, people: list[Operative]) -> None:
    """Who is the oldest, the menu and the countdown, from the middle of the table."""
    await people[0].tap("More light blue")
    await people[0].tap("1 block on the board")
    await tablet.see("Who is the oldest?")
    await tablet.tap("Bo", exact=True)
    for one in people:
        await one.seal("Replenish", "Electromechanical")
    await tablet.tap("Menu", exact=True)
    await tablet.see("Rules")
    await tablet.picture("tablet-menu")
    await tablet.close_sheet()
    await tablet.tap("Count down for Bo")
    await tablet.see("Bo goes first")
    await people[0].see(re.compile("^Bo leads"))
    await tablet.picture("tablet-reveal")
