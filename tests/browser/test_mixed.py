"""A mixed table of Emergence: a phone of one's own, two people on one phone, somebody on paper, a tablet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser import kit
from tests.browser.house import House
from tests.browser.operatives import Operative
from tests.browser.people import Screen, person

pytestmark = pytest.mark.browser

BLUE, GREEN = "Electromechanical", "Biomechanical"


class Typist(Screen):
    """The host at the tablet, who types for the seat on paper."""

    async def type_for(self, name: str) -> None:
        """To the page of a seat on paper, through its shade."""
        await self.tap(f"Type for {name}")
        async with kit.hold(self.page, f"Hold to type for {name}"):
            await kit.see(self.page, f"Hold to type for {name}", gone=True)

    async def back(self) -> None:
        """What everybody sees again."""
        await self.tap("Shared screen")


class Sharer(Operative):
    """A phone that two people hand to each other; `name` has it now."""

    async def another(self, name: str, link: str) -> None:
        """A second person sits down with this phone."""
        path, _, secret = link.partition("#")
        await self.page.goto(f"{path}?more=1#{secret}")
        self.name = name
        await self.sit()
        await self.wake()

    async def hand_to(self, name: str) -> None:
        """Over the shade: only they look."""
        await self.tap(f"Hand the phone to {name}")
        await self.open_as(name)

    async def open_as(self, name: str) -> None:
        """Hold until the shade opens."""
        self.name = name
        async with kit.hold(self.page, f"Hold: I am {name}"):
            await kit.see(self.page, f"Hold: I am {name}", gone=True)


async def test_a_mixed_table_plays_two_rounds(tmp_path: Path) -> None:
    """Cards by hand, envelopes and a folded paper, two reveals, a turn for everybody, twice."""
    house = House(tmp_path)
    await house.open()
    screens: list[Screen] = []
    async with kit.open_browser() as browser:
        try:
            tablet = Typist(await kit.open_phone(browser, house.private, kit.TABLET), "tablet")
            screens.append(tablet)
            await tablet.wake()
            await tablet.tap_like("^Emergence")
            ann = await person(Operative, browser, house.join, "Ann", kit.SMALL_PHONE)
            bo = await person(Sharer, browser, house.join, "Bo", kit.PHONE, dark=False)
            screens += [ann, bo]
            for one in (ann, bo):
                await one.sit()
                await one.wake()
            await bo.another("Chi", house.join)
            await tablet.tap("Seat on paper")
            await tablet.write("Name", "Dee")
            await tablet.tap("Add this seat")
            await kit.see(tablet.page, "Add this seat", gone=True)
            await tablet.tap("Start with 4")
            await deal(tablet, ann, bo)
            await first_round(tablet, ann, bo)
            await second_round(tablet, ann, bo)
            for one in screens:
                kit.check_local(one.page)
                assert kit.errors(one.page) == []
        except Exception:
            for one in screens:
                await one.last_picture("mixed")
            raise
        finally:
            await house.kill()


async def enter(one: Operative, side: str) -> None:
    """The card that was dealt by hand."""
    await one.see("Which card did you get?")
    await one.tap(side)
    await one.tap("This is my card")


async def deal(tablet: Typist, ann: Operative, bo: Sharer) -> None:
    """Real cards for everybody; who has a phone enters theirs, and nobody enters Dee's."""
    await ann.tap("Skip")
    await enter(ann, "A.I.")
    await bo.open_as("Chi")
    await bo.tap("Skip")
    await enter(bo, "A.I.")
    await bo.hand_to("Bo")
    await enter(bo, "Human")
    await tablet.type_for("Dee")
    await tablet.picture("mixed-dealt")
    await tablet.tap("Dee has a card")
    await ann.see("Data on the board")
    await ann.tap("More light blue")
    await ann.tap("1 block on the board")
    await tablet.back()
    await tablet.see("Who is the oldest?")
    await tablet.tap_like("^Ann")


async def seal(ann: Operative, bo: Sharer, first: str, second: str) -> None:
    """All phones seal: Ann's, and the shared one for both."""
    await ann.seal("Boost", BLUE)
    if bo.name != first:
        await bo.hand_to(first)
    await bo.seal("Boost", BLUE)
    await bo.hand_to(second)
    await bo.seal("Spy", GREEN)


async def turn(one: Operative) -> None:
    """Move on the real board, and let the action go."""
    await one.move()
    await one.tap("Skip")


async def papers_turn(tablet: Typist) -> None:
    """Dee's turn, typed; then the tablet lies in the middle again."""
    await tablet.type_for("Dee")
    await tablet.tap("I moved", exact=True)
    await tablet.tap("Skip")
    await tablet.back()


async def first_round(tablet: Typist, ann: Operative, bo: Sharer) -> None:
    """Dee folds a paper on the tablet; at zero it is typed there, and all opens at once."""
    await seal(ann, bo, "Bo", "Chi")
    await tablet.see("tap when folded")
    await tablet.picture("mixed-folding")
    await tablet.tap_like("tap when folded")
    await tablet.see("folded")
    await ann.picture("mixed-sealed")
    await ann.tap("Count down", exact=True)
    await ann.see("Unfold the papers")
    await bo.see("Unfold the papers")
    await bo.picture("mixed-unfold")
    await tablet.tap_like("^Activate")
    await tablet.tap_like("^Biomechanical")
    await tablet.picture("mixed-typing")
    await tablet.tap("So says Dee’s paper")
    await tablet.see("Ann goes first")
    await tablet.picture("mixed-reveal")
    await ann.see("Activate")
    await turn(ann)
    await bo.hand_to("Bo")
    await turn(bo)
    await bo.hand_to("Chi")
    await turn(bo)
    await papers_turn(tablet)


async def second_round(tablet: Typist, ann: Operative, bo: Sharer) -> None:
    """Bo leads; the paper is called folded and typed on Dee's own page this time."""
    await seal(ann, bo, "Chi", "Bo")
    await tablet.type_for("Dee")
    await tablet.see("Dee writes it down")
    await tablet.picture("mixed-fold")
    await tablet.tap("Dee’s paper is folded")
    await tablet.see("The paper lies folded")
    await bo.tap("Count down", exact=True)
    await tablet.see("What does Dee’s paper say?")
    await tablet.tap_like("^Replenish")
    await tablet.tap_like("^Electromechanical")
    await tablet.tap("So says Dee’s paper")
    await ann.see(re.compile("Bo leads"))
    await tablet.back()
    await tablet.see("Bo goes first")
    await turn(bo)
    await bo.hand_to("Chi")
    await turn(bo)
    await papers_turn(tablet)
    await turn(ann)
    await ann.see("Choose in secret")
    await tablet.see("Round 3")
    await tablet.picture("mixed-round-3")
