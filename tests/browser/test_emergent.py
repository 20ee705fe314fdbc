"""Emergent through the screens: two learn it, play Fast Play, then four play the full game."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Iterable
from pathlib import Path

import pytest

from tests.browser import kit
from tests.browser.house import House
from tests.browser.people import Screen, person
from tests.browser.planners import Planner

pytestmark = pytest.mark.browser

SIZES = {"Ann": kit.PHONE, "Bo": kit.SMALL_PHONE, "Cy": kit.PHONE, "Dee": (430, 932)}
HOMES = {"Ann": "Old Town", "Bo": "Mill Vale", "Cy": "Salt Flats", "Dee": "North Bay"}


async def test_three_games_of_emergent(tmp_path: Path) -> None:
    """A learning game of two, Fast Play of two, and a full game of four, from the lobby to the debrief."""
    house = House(tmp_path)
    await house.open()
    everybody: list[Screen] = []
    async with kit.open_browser() as browser:
        try:
            tv = Screen(await kit.open_tv(browser, house.private), "tv")
            everybody.append(tv)
            people: dict[str, Planner] = {}

            async def sit(*names: str) -> None:
                for name in names:
                    people[name] = await person(
                        Planner, browser, house.join, name, SIZES[name], dark=name != "Bo"
                    )
                    everybody.append(people[name])
                    await people[name].sit()
                    await people[name].wake()

            await open_lobby(tv)
            await sit("Ann", "Bo")
            await learn(tv, people)
            await play_fast(tv, people)
            await tv.tap("Play again, same seats")
            await tv.see("Scan to join")
            await sit("Cy", "Dee")
            await play_in_full(tv, people)
            for one in everybody:
                kit.check_local(one.page)
        except Exception:
            for one in everybody:
                await one.last_picture("emergent")
            raise
        finally:
            await house.kill()


async def all_of(steps: Iterable[Awaitable[None]]) -> None:
    """Everybody at the same time, as at a table."""
    await asyncio.gather(*steps)


async def open_lobby(tv: Screen) -> None:
    """The start screen, then the lobby."""
    await tv.wake()
    await tv.tap_like("^Emergent(?!e)")
    await tv.see("Scan to join")


async def house_rules(tv: Screen, *chosen: str) -> None:
    """Tap the values of house rules, one after the other."""
    await tv.tap("House rules")
    for value in chosen:
        await tv.choose(value)
    await tv.picture("em-house-rules")
    await tv.close_sheet()


async def learn(tv: Screen, people: dict[str, Planner]) -> None:
    """Four rounds of the learning variant, the cards typed from the table (ET-38..40, ET-17)."""
    ann, bo = people["Ann"], people["Bo"]
    await tv.see("Full game · Five Bays (invented)")
    await house_rules(tv, "Real cards, typed in", "Learning limits")
    await tv.tap("Start with 2")
    await all_of(one.begin() for one in people.values())
    await ann.see("Learning, round 1")
    await ann.picture("em-plan")
    await bo.picture("em-plan")
    await ann.build("Old Town", "Large", 4)
    await ann.advertise("Old Town", 1)
    await ann.tap("1 thing to put right")
    await ann.picture("em-faults")
    await ann.tap("Back", exact=True)
    await ann.take_back("Old Town")
    await ann.seal()
    await ann.see("Your plan is sealed")
    await ann.picture("em-sealed")
    await tv.picture("em-planning")
    await bo.build("Mill Vale", "Small", 2)
    await bo.seal()
    await ann.see("Put this on the board")
    await ann.picture("em-pieces")
    await tv.picture("em-reveal")
    await cards(tv, people, "Lantern 5 3 2", "Weir 3 2 1", "pharos 2 1 1")
    await through_the_market(tv, people, look=True)
    for number in (2, 3, 4):
        await tv.see(f"Round {number} of 4")
        await all_of((ann.refill("Old Town", 2), bo.refill("Mill Vale", 1)))
        await all_of((ann.seal(), bo.seal()))
        await cards(tv, people, "Lantern 4 2 1")
        await through_the_market(tv, people)
    await tv.see("Ann wins")
    await ann.see("You won")
    await bo.see("You are second")


async def cards(tv: Screen, people: dict[str, Planner], *lines: str) -> None:
    """Pieces are placed; Ann types the cards in lines; Bo compares them."""
    await all_of(one.place() for one in people.values())
    ann, bo = people["Ann"], people["Bo"]
    await ann.see("Which cards lie there?")
    for line in lines:
        await ann.card(line)
        await bo.see(re.compile(rf"^{line.split()[0].title()}: "))
    if len(lines) > 1:
        await ann.picture("em-cards")
        await tv.picture("em-cards")
    await ann.tap_like("have no card$")
    await bo.tap_at_rest("^The cards are right")


async def through_the_market(tv: Screen, people: dict[str, Planner], *, look: bool = False) -> None:
    """City by city, then everybody agrees to the money."""
    if look:
        ann = people["Ann"]
        await ann.see("You are first in Lantern")
        await ann.picture("em-my-city")
        await tv.tap("All at once")
        await tv.picture("em-walk")
    await people["Bo"].walk()
    await all_of(one.see("The money is right") for one in people.values())
    if look:
        await people["Ann"].picture("em-ledger")
        await tv.picture("em-settlement")
    await all_of(one.agree() for one in people.values())


async def play_fast(tv: Screen, people: dict[str, Planner]) -> None:
    """Three rounds of Fast Play: by the map, then by the list (FP-1..9)."""
    ann, bo = people["Ann"], people["Bo"]
    await tv.tap("Play again, same seats")
    await tv.see("Scan to join")
    await house_rules(tv, "Fast Play", "All rules at once")
    await tv.tap("Start with 2")
    await ann.see("Five discs in secret")
    await bo.picture("em-fast-tour")
    await all_of(one.begin() for one in people.values())
    for number in (1, 2, 3):
        await ann.see("Place all five")
        await all_of((ann.discs("North Bay", "Mill Vale"), bo.discs("Old Town", "Mill Vale")))
        if number == 1:
            await ann.tap("Map", exact=True)
            await ann.picture("em-fast")
        await all_of((ann.tap("Seal my discs"), bo.tap("Seal my discs")))
        await ann.see("cubes for you")
        if number == 1:
            await tv.picture("em-award")
            await ann.picture("em-award")
        await all_of((ann.place(), bo.place()))
    await tv.see("wins the table")
    await ann.see("You won")
    await tv.picture("em-fast-end")
    await ann.picture("em-fast-end")


async def play_in_full(tv: Screen, people: dict[str, Planner]) -> None:
    """Four rounds of four, the cards out of a saved deck; then the debrief, what if, and the figures."""
    await house_rules(tv, "The full game", "Five Bays cards")
    await tv.tap("Start with 4")
    await all_of(people[name].begin() for name in ("Cy", "Dee"))
    await all_of(people[name].build(region, "Small", 3) for name, region in HOMES.items())
    await people["Ann"].advertise("Old Town", 2)
    for number in (1, 2, 3, 4):
        await tv.see(f"Round {number} of 4")
        if number > 1:
            await all_of(people[name].refill(region, 2) for name, region in HOMES.items())
        await all_of(one.seal() for one in people.values())
        if number == 2:
            await tv.picture("em-reveal-four")
        await all_of(one.place() for one in people.values())
        await people["Cy"].see("Compare every number")
        await people["Cy"].tap("The cards are right")
        if number == 2:
            await people["Dee"].picture("em-my-city")
            await tv.picture("em-walk-four")
        await through_the_market(tv, people)
    await tv.see(re.compile("wins|share"))
    await tv.picture("em-end")
    for tab in ("Money", "Places", "Talk about it", "What if …?", "Take it home"):
        await tv.tap(tab)
        await tv.picture(f"em-end-{tab.split()[0].lower()}")
    await all_of(one.see(re.compile("You (won|share|are)")) for one in people.values())
    await people["Ann"].picture("em-end")
    await people["Bo"].picture("em-end")
    await people["Ann"].tap("What if I had planned otherwise?")
    await people["Ann"].picture("em-what-if")
