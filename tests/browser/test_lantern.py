"""A game of 300 lines without a screen of its own, played to its end by three phones and a tablet."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.browser import kit
from tests.browser.house import House
from tests.browser.people import Person, Screen, person

pytestmark = pytest.mark.browser
PEOPLE = (("Ann", kit.PHONE), ("Bo", kit.SMALL_PHONE), ("Cy", kit.PHONE))


async def test_a_small_game_is_played_on_plain_screens(tmp_path: Path) -> None:
    """Cards held, names sealed and thought over, dusk, the end and its proof."""
    house = House(tmp_path, "tests.browser.lantern_host")
    await house.open()
    screens: list[Screen] = []
    async with kit.open_browser() as browser:
        try:
            tablet = Screen(await kit.open_phone(browser, house.private, kit.TABLET), "tablet")
            screens.append(tablet)
            await tablet.wake()
            await tablet.tap_like("^Lantern")
            await tablet.see("Scan to join")
            people: list[Person] = []
            for name, size in PEOPLE:
                people.append(await person(Person, browser, house.join, name, size, dark=name != "Cy"))
                screens.append(people[-1])
                await people[-1].sit()
                await people[-1].wake()
            await tablet.tap("Start with 3")
            ann, bo, cy = people
            await ann.see("Face down")
            await ann.picture("plain-card")
            for one in people:
                await one.tap("I know my card")
            await asyncio.gather(*(one.see("Who is the Moth?") for one in screens))
            await ann.picture("plain-choice")
            await ann.tap("Bo", exact=True)
            await ann.tap("Name in secret")
            await ann.see("Think again")
            await ann.picture("plain-sealed")
            await tablet.picture("plain-waiting")
            for one, other in ((bo, "Cy"), (cy, "Bo")):
                await one.tap(other, exact=True)
                await one.tap("Name in secret")
            await asyncio.gather(*(one.see("was") for one in screens))
            await asyncio.gather(*(one.picture("plain-end") for one in screens))
            await bo.tap("Check the deal")
            await bo.see("roles")
            for one in screens:
                kit.check_local(one.page)
                assert (one.name, kit.errors(one.page)) == (one.name, [])
        except Exception:
            for one in screens:
                await one.last_picture("lantern")
            raise
        finally:
            await house.kill()
