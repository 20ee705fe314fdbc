"""Any other game in real browsers: a tablet alone, and people with phones who are dealt roles."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.browser import kit
from tests.browser.house import House
from tests.browser.people import Person, Screen, person

pytestmark = pytest.mark.browser
PEOPLE = (("Ann", kit.PHONE), ("Bo", kit.SMALL_PHONE), ("Cy", kit.PHONE), ("Dee", kit.PHONE))


async def test_a_tablet_alone_counts_down_and_keeps_score_over_three_rounds(tmp_path: Path) -> None:
    house = House(tmp_path)
    await house.open()
    async with kit.open_browser() as browser:
        tablet = Screen(await kit.open_phone(browser, house.private, kit.TABLET), "tablet")
        try:
            await tablet.wake()
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
            await tablet.picture("toolbox-countdown")
            await tablet.tap("Call off")
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
            await tablet.tap("End it here")
            await tablet.see("Ann won")
            await tablet.picture("toolbox-pad")
            kit.check_local(tablet.page)
            assert kit.errors(tablet.page) == []
        except Exception:
            await tablet.last_picture("toolbox")
            raise
    await house.kill()


async def test_four_phones_are_dealt_roles_meet_vote_and_open_them(tmp_path: Path) -> None:
    house = House(tmp_path)
    await house.open()
    screens: list[Screen] = []
    async with kit.open_browser() as browser:
        try:
            tablet = Screen(await kit.open_phone(browser, house.private, kit.TABLET), "tablet")
            screens.append(tablet)
            await tablet.wake()
            await tablet.tap_like("^Any other game")
            await tablet.see("Scan to join")
            people: list[Person] = []
            for name, size in PEOPLE:
                people.append(await person(Person, browser, house.join, name, size, dark=name != "Cy"))
                screens.append(people[-1])
                await people[-1].sit()
                await people[-1].wake()
            await tablet.tap("Start with 4")
            await tablet.tap_like("^Deal in secret")
            await tablet.write("Cards, such as 2 Wolf >, Seer, *Villager", "2 Wolf >, Seer, *Villager")
            await tablet.tap("Deal 4 cards")
            await asyncio.gather(*(one.see("Hold to look") for one in people))
            await people[0].picture("toolbox-card")
            async with kit.hold(people[1].page, "Hold to look"):
                await people[1].see("This is you")
            for one in people:
                await one.tap("I know my card")
            await tablet.picture("toolbox-deal")
            await tablet.tap("Begin the meeting")
            await asyncio.gather(*(one.see("Let go. Tap when you are done.") for one in people))
            for one in people:
                await one.tap("Done", exact=True)
            await tablet.see("Open a card")
            await tablet.tap("Other tools")
            await tablet.tap_like("^Choose at once")
            await tablet.tap("Ask everybody")
            await people[0].see("Choose first")
            await people[0].picture("toolbox-choose")
            for one in people:
                await one.tap("Yes", exact=True)
                await one.tap("Seal Yes")
            await asyncio.gather(*(one.see("Who chose what") for one in screens))
            await tablet.picture("toolbox-chosen")
            await tablet.tap("Other tools")
            await tablet.tap("Close the evening")
            await tablet.tap("Tap again to close")
            await asyncio.gather(*(one.see("Thank you for playing") for one in screens))
            await people[2].picture("toolbox-end")
            for one in screens:
                kit.check_local(one.page)
                assert (one.name, kit.errors(one.page)) == (one.name, [])
        except Exception:
            for one in screens:
                await one.last_picture("toolbox")
            raise
    await house.kill()
