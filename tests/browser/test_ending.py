"""Nobody is stranded: a game is ended, carried on, ended again, and its people go on to another one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.browser import kit
from tests.browser.house import House
from tests.browser.people import Person, Screen, person

pytestmark = pytest.mark.browser


async def test_phones_follow_the_host_wherever_he_goes(tmp_path: Path) -> None:
    """A tablet and two phones: The Singularity War, ended and carried on, then CyberVerse."""
    house = House(tmp_path)
    await house.open()
    screens: list[Screen] = []
    async with kit.open_browser() as browser:
        try:
            tablet = Screen(await kit.open_phone(browser, house.private, kit.TABLET), "tablet")
            screens.append(tablet)
            await tablet.wake()
            await tablet.tap_like("^Singularity War")
            await tablet.see("Scan to join")
            people: list[Person] = []
            for name, size in (("Ann", kit.SMALL_PHONE), ("Bo", kit.PHONE)):
                people.append(await person(Person, browser, house.join, name, size, dark=name == "Ann"))
                screens.append(people[-1])
                await people[-1].sit()
                await people[-1].wake()
            await tablet.tap("Start with 2")
            await tablet.see("Set up the issue")
            await end(tablet, people)
            await asyncio.gather(*(one.picture("ended") for one in screens))
            await tablet.tap("Carry on after all")
            await asyncio.gather(*(kit.see(one.page, "Ended early", gone=True) for one in screens))
            await end(tablet, people)
            await tablet.tap("All games")
            await tablet.tap_like("^CyberVerse")
            await tablet.picture("along")
            await tablet.tap("Take Ann and Bo along")
            await tablet.see("Start with 2")
            await asyncio.gather(*(one.see("2 seated") for one in people))
            await people[0].page.reload()
            await people[0].wake()
            await people[0].see("2 seated")
            for one in screens:
                kit.check_local(one.page)
                assert kit.errors(one.page) == []
        except Exception:
            for one in screens:
                await one.last_picture("ending")
            raise
        finally:
            await house.kill()


async def end(tablet: Screen, people: list[Person]) -> None:
    """The host ends it, and everybody sees how it stood."""
    await tablet.tap("Host", exact=True)
    await tablet.tap("End this table")
    await tablet.tap("End it")
    for one in (tablet, *people):
        await one.see("Ended early, nobody won")
        await one.see("Threat")
    for one in people:
        await one.see("The host decides what is next")
