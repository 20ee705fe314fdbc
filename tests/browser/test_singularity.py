"""The Singularity War through the screens: an issue on the map is won, the next one without it is lost."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest

from tests.browser import kit
from tests.browser.house import House
from tests.browser.members import Member
from tests.browser.people import Screen, person

pytestmark = pytest.mark.browser

SIZES = {"Ann": kit.PHONE, "Bo": kit.SMALL_PHONE, "Cy": kit.PHONE}
CHARACTERS = {"Ann": "Rook", "Bo": "Iris", "Cy": "Kofi"}


async def test_two_issues_of_a_story(tmp_path: Path) -> None:
    """Three phones and a tablet: map level with a cache and a vote to a win, light level to a loss."""
    house = House(tmp_path)
    await house.open()
    everybody: list[Screen] = []
    async with kit.open_browser() as browser:
        try:
            tablet = Screen(await kit.open_phone(browser, house.private, kit.TABLET), "tablet")
            everybody.append(tablet)
            await tablet.wake()
            await tablet.tap_like("^Singularity War")
            await tablet.see("Scan to join")
            people: dict[str, Member] = {}

            async def sit(name: str) -> None:
                people[name] = await person(Member, browser, house.join, name, SIZES[name], dark=name != "Cy")
                everybody.append(people[name])
                await people[name].sit()
                await people[name].wake()

            for name in SIZES:
                await sit(name)
            await win_on_the_map(tablet, people)
            await lose_without_it(tablet, people)
            for one in everybody:
                kit.check_local(one.page)
                assert kit.errors(one.page) == []
        except Exception:
            for one in everybody:
                await one.last_picture("singularity")
            raise
        finally:
            await house.kill()
    (story,) = (tmp_path / "packs" / "singularity").glob("singularity-campaign-1--*.json")
    log = json.loads(story.read_text(encoding="utf-8"))["log"]
    assert [(line["issue"], line["result"]) for line in log] == [(1, "won"), (2, "lost")]
    typed = tmp_path / "packs" / "singularity" / "singularity-library-1--our-cards.json"
    assert [one["name"] for one in json.loads(typed.read_text(encoding="utf-8"))["enemies"]] == ["Seeker"]


async def win_on_the_map(tablet: Screen, people: dict[str, Member]) -> None:
    """First Light: an encounter, a cache, a vote, attacks, out (SW-10..37)."""
    ann, bo, cy = people.values()
    await tablet.tap("House rules")
    await tablet.choose("Quiet Signal (invented)")
    await tablet.choose("Map: the app follows every position")
    await tablet.close_sheet()
    await tablet.tap("Start with 3")
    await asyncio.gather(*(one.begin(CHARACTERS[name]) for name, one in people.items()))
    await tablet.picture("sw-setup")
    await ann.tap("Begin the issue")
    await asyncio.gather(ann.see("End my turn: enemies act"), bo.see("Ann plays"), cy.see("Ann plays"))
    await asyncio.gather(ann.picture("sw-turn"), bo.picture("sw-turn"), cy.picture("sw-turn"))
    await ann.walk("C3", "Iris", "Kofi")
    await ann.see("Encounter in Relay")
    await ann.place("Drone", "C1", 3)
    await tablet.see("1 token turns")
    await tablet.tap("Hunter", exact=True)
    await tablet.see("Tap a lit space for every one of the Hunters.")
    for _ in range(3):
        await tablet.tap_like("^D1,")
    await tablet.picture("sw-encounter")
    await tablet.tap("Place 3 miniatures")
    await draft(tablet, people)
    await ann.see("Your move stopped at Supply shed. 1 step left.")
    await ann.tap("A card raises it +1")
    await ann.see("Threat 1 of 18")
    await ann.attack("C1", "Drone 1", "Drone 2", reach=2)
    await ann.tap("End my turn: enemies act")
    await decide(tablet, people)
    await tablet.see("Done on the board: refill")
    await asyncio.gather(cy.picture("sw-enemies"), tablet.picture("sw-enemies"))
    await tablet.tap("Done on the board: refill")
    await ann.tap("Refilled: next player")
    await bo.see("End my turn: enemies act")
    await bo.attack("C2", "Drone 1", "Hunter 1")
    await bo.attack("D3", "Hunter 1", "Hunter 2")
    await bo.walk("D1", "Rook", "Kofi")
    await asyncio.gather(*(one.see("You got out") for one in (tablet, ann, bo, cy)))
    await tablet.see(re.compile("copy of the campaign"))
    await asyncio.gather(tablet.picture("sw-won"), ann.picture("sw-won"))


async def draft(tablet: Screen, people: dict[str, Member]) -> None:
    """Three cards turned up, picks in order, each replaced at once (SW-33)."""
    ann, bo, cy = people.values()
    await ann.turn_up("Arc pulse", "Smoke dash", "Cool head")
    await asyncio.gather(ann.see("Which card do you take?"), cy.see("Ann picks"))
    await ann.take("Arc pulse")
    await bo.turn_up("Long shot")
    await bo.take("Smoke dash")
    await tablet.tap("Sweep", exact=True)
    await tablet.tap("These lie there")
    await asyncio.gather(cy.see("Which card do you take?"), bo.see("Cy picks"))
    await asyncio.gather(cy.picture("sw-cache"), tablet.picture("sw-cache"))
    await cy.tap("Take none")


async def decide(tablet: Screen, people: dict[str, Member]) -> None:
    """Where the odd hunter goes: closed until all are in, then carried out (SW-28, SW-39)."""
    ann, bo, cy = people.values()
    await asyncio.gather(ann.vote("A"), bo.vote("B"))
    await asyncio.gather(cy.see("Ann: sealed"), cy.see("Bo: sealed"), tablet.see("Ann: has voted"))
    for one in (cy, tablet):
        said = await kit.texts(one.page)
        assert not [text for text in said if re.search(r"Sealed: [AB]|[12] votes?$", text)], one.name
    await asyncio.gather(cy.picture("sw-vote"), tablet.picture("sw-vote"))
    await cy.vote("B")
    await asyncio.gather(*(one.see("2 votes") for one in (tablet, ann, bo, cy)))
    await ann.picture("sw-vote-open")
    await bo.tap("Do it")


async def lose_without_it(tablet: Screen, people: dict[str, Member]) -> None:
    """Shards, without a map in the app: questions, a card typed once, one-tap causes (SW-1, SW-36)."""
    ann, bo, cy = people.values()
    await tablet.tap("Play issue 2")
    await tablet.see("Scan to join")
    await tablet.tap("House rules")
    await tablet.choose("Light: no map, the app asks")
    await tablet.close_sheet()
    await tablet.tap("Start with 3")
    await asyncio.gather(*(one.begin(CHARACTERS[name], is_new=False) for name, one in people.items()))
    await cy.tap("Enemy cards")
    await cy.write("Name", "Seeker")
    await cy.tap("Keep this card")
    await ann.see("Enemy cards: 7 known")
    await tablet.tap("Begin the first turn")
    await bo.see("Ann plays cards")
    await bo.tap_far("Enemies come")
    await bo.tap("Seeker", exact=True)
    await bo.tap_at_rest("^Gate$")
    for number in range(2, 6):
        await bo.tap("More Gate")
        await bo.see(f"Gate: {number}")
    await bo.tap_like("^Place 5 ×")
    await ann.tap("Move", exact=True)
    await ann.tap("1", exact=True)
    await ann.tap("Move: Threat +2")
    await ann.see("Ending discards the 2 cards you hold. (SW-9)")
    await tablet.tap("End Ann’s turn: enemies act")
    await ann.tap("Yes", exact=True)
    await ann.see("+2")
    await tablet.tap_like("Gate: Ways to go 2$")
    await asyncio.gather(ann.see("Split: 3 + 2"), tablet.see("3 and 2"))
    await asyncio.gather(ann.picture("sw-light"), tablet.picture("sw-light"))
    await bo.tap("Done on the board: refill")
    await tablet.tap("Refilled")
    await bo.see("End my turn: enemies act")
    for after in (10, 16, 22):
        await cy.tap_like("^Left a space with 3 types")
        await cy.see(f"Threat {after} of 24")
    await cy.tap("Entered a hazard +4")
    await asyncio.gather(*(one.see("The swarm closed in") for one in (tablet, ann, bo, cy)))
    await tablet.see("sum 26")
    await asyncio.gather(tablet.picture("sw-lost"), bo.picture("sw-lost"))
    await tablet.see("Try it again")
