"""One tablet, nobody has a phone: the host types for seats on paper, through the screens alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import kit
from tests.browser.house import House
from tests.browser.people import Screen

pytestmark = pytest.mark.browser

NAMES = ("Chi", "Dee", "Eli")


class Typist(Screen):
    """The host at the tablet."""

    async def unshade(self, name: str) -> None:
        """Hold until the shade opens."""
        async with kit.hold(self.page, f"Hold to type for {name}"):
            await kit.see(self.page, f"Hold to type for {name}", gone=True)

    async def seal(self, name: str) -> None:
        """A secret choice, read off a slip."""
        await self.tap_like("^Replenish")
        await self.tap_like("^Electromechanical")
        await self.tap("Seal my choice")
        await self.see("Your choice is in the envelope")
        await self.see(f"You are typing for {name}")


async def test_a_table_of_paper(tmp_path: Path) -> None:
    """Emergence from the seats to the first turn: cards by hand, board, leader, seals, a countdown."""
    house = House(tmp_path)
    await house.open()
    async with kit.open_browser() as browser:
        host = Typist(await kit.open_phone(browser, house.private, kit.TABLET), "tablet")
        try:
            await host.wake()
            await host.tap_like("^Emergence")
            for name in NAMES:
                await host.tap("Seat on paper")
                await host.write("Name", name)
                await host.tap("Add this seat")
                await kit.see(host.page, "Add this seat", gone=True)
            await host.tap("Start with 3")
            await play(host)
            kit.check_local(host.page)
            assert kit.errors(host.page) == []
        except Exception:
            await host.last_picture("paper")
            raise
        finally:
            await house.kill()


async def play(host: Typist) -> None:
    await host.tap("Type for Chi")
    await host.unshade("Chi")
    await host.picture("paper-dealt")
    await host.tap("Chi, Dee and Eli have a card")
    await host.see("Data on the board")
    await host.tap("More light blue")
    await host.tap("1 block on the board")
    await host.see("Who is the oldest?")
    await host.tap_like("^Dee$")
    await host.tap_like("^Dee leads")
    await host.see("Choose in secret")
    await host.seal("Chi")
    await host.tap("Type for Dee")
    await host.unshade("Dee")
    await host.seal("Dee")
    await host.tap("Type for Eli")
    await host.unshade("Eli")
    await host.seal("Eli")
    await host.picture("paper-sealed")
    await host.tap("Shared screen")
    await host.tap("Count down for Dee")
    await host.see("Dee goes first")
    await host.tap("Type for Dee")
    await host.unshade("Dee")
    await host.see("The host typed for Chi.")
    await host.picture("paper-turn")
    await host.tap("Shared screen")
    await host.see("Type for Dee")
