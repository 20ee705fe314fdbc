"""Any other game in real browsers: a tablet alone, and a kit of roles that a second tablet leads."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tests.browser import kit
from tests.browser.house import House
from tests.browser.people import Person, Screen, person
from tests.browser.test_tablet import second_code

pytestmark = pytest.mark.browser
PEOPLE = (
    ("Ann", kit.PHONE),
    ("Bo", kit.SMALL_PHONE),
    ("Cy", kit.PHONE),
    ("Dee", kit.SMALL_PHONE),
    ("Eve", kit.SMALL_PHONE),
)


async def test_a_tablet_alone_counts_down_and_keeps_score_over_three_rounds(tmp_path: Path) -> None:
    house = House(tmp_path)
    await house.open()
    async with kit.open_browser() as browser:
        tablet = Screen(await kit.open_phone(browser, house.private, kit.TABLET), "tablet")
        try:
            await tablet.wake()
            await tablet.see(re.compile("^Any other game"))
            await tablet.picture("toolbox-start")
            await tablet.tap_like("^Any other game")
            await tablet.see("Scan to join")
            await tablet.picture("toolbox-lobby")
            await tablet.tap_like("^Start")
            await tablet.see("Tap a tool")
            await tablet.picture("toolbox-home")
            await tablet.tap_like("^Countdown")
            await tablet.picture("toolbox-count-form")
            await tablet.tap("1:00")
            await tablet.see("Whole time")
            await tablet.tap("Pause")
            await tablet.picture("toolbox-countdown")
            await tablet.tap("+ 30 s")
            await tablet.see("1:30")
            await tablet.tap("Go on")
            await tablet.tap("Call off")
            await tablet.see("Once more?")
            await tablet.tap("3 · 2 · 1")
            await tablet.see("Whole time")
            await tablet.see("Time is up")
            await tablet.tap("Other tools")
            await tablet.tap_like("^Score pad")
            await tablet.write("Names, with commas", "Ann, Bo")
            await tablet.tap("Begin the pad")
            for number, (ann, bo) in enumerate(((3, 5), (9, 1), (2, 2)), start=1):
                await tablet.write("Ann", str(ann))
                await tablet.write("Bo", str(bo))
                await tablet.tap(f"Close Round {number}")
                if number < 3:
                    await tablet.tap("Next round")
            await tablet.tap_at_rest("^End it here")
            await tablet.see("Ann won")
            await tablet.picture("toolbox-pad")
            kit.check_local(tablet.page)
            assert kit.errors(tablet.page) == []
        except Exception:
            await tablet.last_picture("toolbox")
            raise
    await house.kill()


async def test_a_second_tablet_leads_phones_through_the_hidden_role_kit_to_its_end(tmp_path: Path) -> None:
    """Night Ferry is for five: four phones and Eve's. The tablet scans the second code and is let to lead."""
    house = House(tmp_path)
    await house.open()
    screens: list[Screen] = []
    async with kit.open_browser() as browser:
        try:
            host = Screen(await kit.open_phone(browser, house.private, kit.SMALL_PHONE), "host")
            screens.append(host)
            await host.wake()
            await host.tap_like("^Any other game")
            people: list[Person] = []
            for name, size in PEOPLE:
                people.append(await person(Person, browser, house.join, name, size, dark=name != "Cy"))
                screens.append(people[-1])
                await people[-1].sit()
                await people[-1].wake()
            await host.tap("Put this on the tablet")
            second = await second_code(house, host)
            tablet = Screen(await kit.open_phone(browser, second, kit.TABLET), "tablet")
            screens.append(tablet)
            await tablet.wake()
            await host.tap("Let it lead")
            await tablet.tap("Start with 5")
            await tablet.see("Tap a tool")
            await tablet.tap("Play Night Ferry")
            await _before_the_first_round(tablet, people)
            await _a_round(tablet, people)
            await tablet.tap("Other tools")
            await tablet.tap("To the end")
            await tablet.tap("Next: open the roles")
            await asyncio.gather(*(one.see("Cards that lie open") for one in people))
            await tablet.picture("toolbox-kit-open")
            await tablet.see("Cards that lie open")
            await tablet.tap("Other tools")
            await tablet.see("Played to its end")
            await tablet.picture("toolbox-kit-end")
            await tablet.tap("Close the evening")
            await tablet.tap("Tap again to close")
            await asyncio.gather(*(one.see("Thank you for playing") for one in people))
            await people[2].picture("toolbox-end")
            for one in screens:
                kit.check_local(one.page)
                assert (one.name, kit.errors(one.page)) == (one.name, [])
        except Exception:
            for one in screens:
                await one.last_picture("toolbox")
            raise
    await house.kill()


async def _before_the_first_round(tablet: Screen, people: list[Person]) -> None:
    """The cards, the meeting, who begins."""
    await tablet.tap("Next: deal the roles")
    await asyncio.gather(*(one.see("Hold to look") for one in people))
    await people[0].picture("toolbox-card")
    async with kit.hold(people[1].page, "Hold to look"):
        await people[1].see("This is you")
    for one in people:
        await one.tap("I know my card")
    await tablet.tap("Next: the meeting")
    await asyncio.gather(*(one.see("Let go. Tap when you are done.") for one in people))
    for one in people:
        await one.tap("Done", exact=True)
    await tablet.tap("Next: who begins")
    await tablet.see(re.compile("^(Ann|Bo|Cy|Dee|Eve) begins"))
    await tablet.picture("toolbox-begins")


async def _a_round(tablet: Screen, people: list[Person]) -> None:
    """A secret signal, talk that is cut short, and a vote."""
    await tablet.tap("Next: a question")
    for one in people:
        await one.tap("Red", exact=True)
        await one.tap("Seal Red")
    await tablet.tap("Next: a countdown")
    await tablet.tap("Call off")
    await tablet.tap("Next: a question")
    await people[0].see("Choose first")
    await people[0].picture("toolbox-choose")
    for one in people:
        await one.tap("Nobody", exact=True)
        await one.tap("Seal Nobody")
    await asyncio.gather(*(one.see("Who chose what") for one in (tablet, *people)))
    await tablet.picture("toolbox-chosen")
