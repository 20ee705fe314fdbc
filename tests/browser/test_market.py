"""Emergent's market alone: a tablet in the middle, nobody has a phone, the board is typed with taps."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser import kit
from tests.browser.house import House
from tests.browser.people import Screen

pytestmark = pytest.mark.browser
REGIONS = ("Mill Vale", "Old Town", "Salt Flats", "South Cape")
"""Those of the practice board after the first one."""


async def test_a_tablet_alone_serves_the_cities_and_carries_the_board_over(tmp_path: Path) -> None:
    house = House(tmp_path)
    await house.open()
    async with kit.open_browser() as browser:
        tablet = Screen(await kit.open_phone(browser, house.private, kit.TABLET), "tablet")
        try:
            await seated(tablet)
            await tablet.tap("More Ann, small discs")
            await tablet.tap("More Ann, cubes")
            await tablet.see("room for 4")
            await tablet.tap("More Bo, cubes")
            await tablet.see("holds only 0")
            await tablet.picture("market-fault")
            await tablet.tap("Less Bo, cubes")
            await counted(tablet)
            await tablet.tap("On to the market")
            await served(tablet)
            await tablet.tap("Close the round")
            await tablet.see("Round 2 of 4")
            await tablet.see("Ann, small discs: 1")
            await tablet.tap("Same as last round")
            await tablet.see("room for 4")
            await tablet.picture("market-again")
            kit.check_local(tablet.page)
            assert kit.errors(tablet.page) == []
        except Exception:
            await tablet.last_picture("market")
            raise
        finally:
            await house.kill()


async def seated(tablet: Screen) -> None:
    """Ann and Bo by name in a row; only the market."""
    await tablet.wake()
    await tablet.tap_like("^Emergent(?!e)")
    await tablet.tap("No phones needed")
    await tablet.write("Name 1", "Ann")
    await tablet.write("Name 2", "Bo")
    await tablet.tap("Seat 2 people here")
    await tablet.tap_at_rest("^The whole game$")
    await tablet.tap_like("^Only the market")
    await tablet.picture("market-how-much")
    await tablet.tap("Play with only the market")
    await tablet.tap_at_rest("^Start with 2$")
    await tablet.see("0 of 5 regions counted")


async def counted(tablet: Screen) -> None:
    """Region by region, each with a tap."""
    for number, name in enumerate(REGIONS, start=1):
        await tablet.tap(f"Next: {name}")
        await tablet.see(f"{number} of 5 regions counted")
    await tablet.tap("This region is right")


async def served(tablet: Screen) -> None:
    """City by city, as many as were dealt, and what everybody has then."""
    await tablet.see("The cards of this round")
    await tablet.tap_like("^Next: ")
    await tablet.see(re.compile("sells$"))
    await tablet.picture("market-walk")
    for _ in range(9):
        await tablet.tap("All at once")
        await tablet.see(re.compile("^Next: (?!cylinders|distance|the order|tiers|cubes leave|money)"))
        is_last = await tablet.says("Next: the money")
        await tablet.tap_like("^Next: ")
        if is_last:
            break
        await tablet.see(re.compile("^Next: (cylinders|money)"))
    await tablet.see("Close the round")
    await tablet.picture("market-settled")
