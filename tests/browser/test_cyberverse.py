"""CyberVerse through the screens: two whole turns with three phones and a tablet, then the final score."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tests.browser import kit
from tests.browser.brokers import Broker
from tests.browser.house import House
from tests.browser.people import Screen, person

pytestmark = pytest.mark.browser

NAMES = ("Ann", "Bo", "Cy")
DISTRICTS = ("Millennium Mall", "Fargo Junction", "JoyTown", "Cold Harbor", "Independence Plaza")


async def test_two_turns_of_cyberverse(tmp_path: Path) -> None:
    """Set-up, purchases, a fight with secret tokens, a test, two paydays, the score sheet."""
    house = House(tmp_path)
    await house.open()
    everybody: list[Screen] = []
    async with kit.open_browser() as browser:
        try:
            tablet = Screen(await kit.open_phone(browser, house.private, kit.TABLET), "tablet")
            everybody.append(tablet)
            await tablet.wake()
            await tablet.tap_like("^CyberVerse")
            await tablet.see("Scan to join")
            people: dict[str, Broker] = {}
            for name in NAMES:
                people[name] = await person(Broker, browser, house.join, name, kit.PHONE, dark=name != "Cy")
                everybody.append(people[name])
                await people[name].sit()
                await tablet.see(name)
            await asyncio.gather(*(one.wake() for one in people.values()))
            await set_up(tablet, people)
            await first_turn(tablet, people)
            await second_turn(tablet, people)
            await score(tablet, people)
            for one in everybody:
                kit.check_local(one.page)
        except Exception:
            for one in everybody:
                await one.last_picture("cyberverse")
            raise
        finally:
            await house.kill()


async def set_up(tablet: Screen, people: dict[str, Broker]) -> None:
    """House rules, a name, who chooses first; one agent is typed, two are invented (CV-2..7)."""
    ann, bo, cy = people.values()
    await tablet.tap("House rules")
    await tablet.choose("May be passed")
    await tablet.close_sheet()
    await tablet.tap("Start with 3")
    await asyncio.gather(*(one.tap("Skip") for one in people.values()))
    await tablet.tap("Begin the game")
    await tablet.see("Who chooses the first agent?")
    await tablet.see("Still missing: Starting story, points")
    await tablet.tap("More Starting story, points")
    last = tablet.page.get_by_role("button", name="Begin the game").last
    await kit.tap(tablet.page, last, "Begin the game")
    taps = await ann.type_sheet("Marlow", (2, 2, 1, 0, 3), initiative=22, salary=1200)
    assert taps <= 10, "a sheet is a name and ten taps"
    await bo.invented("Vex", "^Vex joins")
    await cy.see("Your first agent")
    await cy.invented("Kade", "^Kade joins")


async def event(tablet: Screen, card: str) -> None:
    """The tablet says what was drawn, and where it lies (CV-20..24)."""
    await tablet.tap("Type the drawn event")
    await tablet.tap_like(rf"^{card}\.")
    await tablet.tap("It lies on the track")


async def first_turn(tablet: Screen, people: dict[str, Broker]) -> None:
    """Purchases and a refusal, a walk, a fight, a test, a hack, a payday with a sale and a leaver."""
    ann, bo, cy = people.values()
    await event(tablet, "Gang war")
    await tablet.tap("Its henchmen stand there")
    await tablet.tap("Start Strategy")
    await cy.buy("Weapon", "Hand Gun", "Kade")
    await cy.tap("Done with Strategy")
    await ann.tap("Done with Strategy")
    await refused(bo)
    await investigate(bo)
    await bo.tap("Done with Strategy")
    await tablet.tap("Start Activation")
    await bo.walk("Vex", DISTRICTS[0])
    await cy.walk("Kade", DISTRICTS[0], "Zone 2")
    await ann.walk("Marlow", DISTRICTS[2], "Hacking, zone 1")
    await asyncio.gather(bo.passes(2), cy.recruits("Ibis", 1), ann.passes(2))
    await tablet.picture("cv-city")
    await tablet.tap("Start Investigation")
    await fight(tablet, people)
    await mission(tablet, bo)
    await cy.brawl("Green")
    await ann.tap("Hack for 100 D")
    await ann.tap_like("^Place my token")
    await ann.tap("Place influence")
    await tablet.tap("Start Payday")
    await payday(tablet, people)
    await tablet.tap("End turn 1")


async def refused(bo: Broker) -> None:
    """A bike that nobody can pay: the app says why, and what to do instead (CV-4)."""
    await bo.tap_like(r"^Buy\.")
    await bo.tap_like("^Vehicle")
    await bo.write("Name on the card", "Bike")
    await bo.tap("Movement 1")
    await bo.number("Price", 1200)
    await bo.tap("Bike for Vex")
    await bo.see("Not enough cash")
    await bo.see("300 D short")
    await bo.picture("cv-refusal")
    await bo.tap("All right")


async def investigate(bo: Broker) -> None:
    """Type the investigation that was drawn: one easy test in the first district (CV-12)."""
    await bo.tap_like("^Draw 3 investigations")
    await bo.tap("Type the Blue investigation")
    await bo.write("Name on the card", "Paper Trail")
    await bo.see("Still missing: Mission 1 (District and What it asks for)")
    await bo.tap_at_rest("^District 1$")
    await bo.see("Still missing: Mission 1 (What it asks for)")
    await bo.tap_at_rest(r"^Test\b")
    await bo.see("Still missing: Mission 1 (Feature and To beat)")
    await bo.tap_at_rest("^Analysis")
    for _ in "3210":
        await bo.tap_at_rest("^Less To beat")
    await bo.tap("Paper Trail goes into the folder")
    await bo.see(re.compile("0 of 1 missions done$"))
    await bo.see(re.compile("^Mission in Millennium Mall"))
    await bo.tap("Back", exact=True)


async def fight(tablet: Screen, people: dict[str, Broker]) -> None:
    """Vex against Kade; a token is nobody's business before it is used (CV-52..70)."""
    _, bo, cy = people.values()
    await cy.brawl("Green")
    await bo.declare("I start a fight")
    await bo.see("Your answer is sealed")
    assert not await tablet.says("wanted the fight")
    await cy.declare("I keep the peace")
    await tablet.see("FSB wanted the fight")
    await bo.keep_token(2, 1, "Grapple")
    await bo.see("Your token is sealed")
    await cy.keep_token(0, 1)
    await cy.see("sealed")
    assert not await tablet.says("Grapple")
    assert not await cy.says("Grapple")
    await bo.tap_like("^Zone 2")
    await bo.see(re.compile("^Zone 2 · 1 movement"))
    await bo.attack("Vex", "Kade")
    await tablet.picture("cv-attack")
    await tablet.see(re.compile("Grapple"))
    await bo.tap("Go on")
    await bo.tap("Done", exact=True)
    await cy.tap("Go on")
    await cy.attack("Kade", "Vex")
    await cy.see(re.compile("Hand Gun"))
    await cy.tap("Go on")
    await cy.tap("Done", exact=True)
    await bo.tap("Go on")


async def mission(tablet: Screen, bo: Broker) -> None:
    """A feature test: the offer, the lock, the card, the sum, on the tablet too (CV-16..19)."""
    await bo.tap_like("^Mission in Millennium Mall")
    await bo.see("Cards that win")
    await bo.tap("Lock and draw a card")
    await bo.see(re.compile("^Success"))
    await bo.picture("cv-test")
    await tablet.see(re.compile(r"\bWon\b"))
    await bo.tap("Tick the mission")


async def payday(tablet: Screen, people: dict[str, Broker]) -> None:
    """Cy sells the gun, Ann lets Marlow go, nobody knows before all are in (CV-81..86)."""
    ann, bo, cy = people.values()
    await cy.tap("Sell Hand Gun")
    await cy.picture("cv-payday")
    await cy.tap("Pay everybody")
    await cy.see("Your payday is sealed")
    await ann.tap("Pay and let Marlow go")
    assert not await tablet.says("Marlow leaves")
    await bo.tap("Pay everybody")
    await tablet.see(re.compile("Marlow"))
    await ann.see(re.compile("Marlow"))


async def second_turn(tablet: Screen, people: dict[str, Broker]) -> None:
    """A quiet turn: Ann recruits again, everybody stays and keeps the peace; who has nothing waits."""
    ann, bo, cy = people.values()
    await tablet.tap("Cards are moved one step left")
    await event(tablet, "Blackout")
    await tablet.tap("Start Strategy")
    await asyncio.gather(*(one.tap("Done with Strategy") for one in people.values()))
    await tablet.tap("Start Activation")
    await bo.tap("Stay", exact=True)
    for agent in ("Kade", "Ibis"):
        await cy.see(re.compile(f"^Activate {agent}"))
        await cy.tap("Stay", exact=True)
    await asyncio.gather(bo.passes(3), cy.passes(3), ann.recruits("Juno", 2))
    await tablet.tap("Start Investigation")
    await ann.brawl("Green")
    await asyncio.gather(bo.declare("I keep the peace"), cy.declare("I keep the peace"))
    await tablet.tap("Start Payday")
    await ann.see("Nothing to pay")
    await bo.tap("Pay everybody")
    await cy.tap("Pay and let Kade go")
    await tablet.see("End turn 2")


async def score(tablet: Screen, people: dict[str, Broker]) -> None:
    """The host puts tokens right, which ends the game; the sheet is opened row by row (CV-87..90)."""
    ann, bo, _ = people.values()
    await tablet.tap("Host", exact=True)
    await tablet.tap("Correct a fact")
    await tablet.tap_like("^ECO")
    await tablet.tap_like("^Influence")
    for placed, district in enumerate((*DISTRICTS[:2], *DISTRICTS[3:]), start=2):
        await tablet.tap_like(f"^{district}")
        await tablet.tap("Tokens 1")
        await tablet.see(f"in {district}: 1 instead of 0")
        await tablet.tap_at_rest("^Correct it")
        await ann.see(f"{placed} influence tokens on the board")
        await tablet.tap("Something else")
    await tablet.close_sheet()
    await tablet.tap("End turn 2")
    for row in ("Stories solved", "Influence tokens", "Districts led", "Most influence of all", "Cash"):
        await tablet.tap(f"Open the next row: {row}")
    await tablet.see("ECO wins")
    await tablet.see("16")
    await ann.see("You win")
    await bo.see("ECO wins")
    await tablet.picture("cv-end")
