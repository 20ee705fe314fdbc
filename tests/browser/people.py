"""What people do at a table of Emergence, through the screens alone."""

from __future__ import annotations

import re

from playwright.async_api import Browser, Page

from tests.browser import kit

SECONDS_MS = 60_000


class Screen:
    """One device: a browser of its own."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name

    async def wake(self) -> None:
        """Be able to read the screen, also after the page came back by itself."""
        await kit.flutter(self.page)

    async def tap(self, name: str, *, exact: bool = False) -> None:
        """Tap what has this name, as soon as it is there."""
        await kit.named(self.page, name, exact=exact).click(timeout=SECONDS_MS)

    async def tap_like(self, pattern: str) -> None:
        """Tap the button whose name fits."""
        await self.page.get_by_role("button", name=re.compile(pattern)).first.click(timeout=SECONDS_MS)

    async def see(self, text: str | re.Pattern[str]) -> None:
        """Wait until a text is on the screen."""
        await kit.see(self.page, text)

    async def says(self, text: str) -> bool:
        """Whether a text is on the screen now."""
        return any(text in said for said in await kit.texts(self.page))

    async def picture(self, what: str) -> None:
        """Keep what this device shows."""
        await kit.screenshot(self.page, f"{what}-{self.name.lower()}")

    async def last_picture(self) -> None:
        """What this device showed when something went wrong."""
        if not self.page.is_closed():
            await self.page.screenshot(path=kit.SCREENS / f"failed-{self.name.lower()}.png")


class Person(Screen):
    """Somebody with a phone."""

    side = ""

    async def sit(self) -> None:
        """Through the door."""
        await self.page.locator("#name").fill(self.name)
        await self.page.get_by_role("button", name=re.compile("Sit down|Ask")).first.click()

    async def cut(self) -> None:
        """Cut the deck, a little away from the middle."""
        await self.wake()
        await self.tap("More", exact=True)
        await self.tap("Cut at 51")
        await self.see("You have cut")

    async def look(self) -> None:
        """Skip the tour, hold the card, remember the side."""
        await self.tap("Skip")
        await self.see("Hold to look")
        async with kit.hold(self.page, "Hold to look"):
            await self.see("Together, assimilate")
            self.side = "Human" if await self.says("for the Humans") else "A.I."
        await self.see("Hold to look")
        await self.tap("I know my side")

    async def meet(self) -> None:
        """The same taps for everybody."""
        await self.tap("Done", exact=True)

    async def seal(self, action: str, augmentation: str) -> None:
        """Choose in secret."""
        await self.see("Choose in secret")
        await self.tap(action)
        await self.tap(augmentation)
        await self.tap("Seal my choice")
        await self.see("Your choice is in the envelope")

    async def move(self) -> None:
        """Move the agent on the real board."""
        await self.tap("I moved", exact=True)
        await self.see(re.compile("^Act$"))

    async def activate(self, tile: str, blocks: int = 1) -> None:
        """Use a tile: take its blocks, compile, or start the aggregator."""
        await self.move()
        await self.tap(tile, exact=True)
        for _ in range(blocks - 1):
            await self.tap("More How many blocks lie there?")
        if tile == "Compile":
            await self.tap("Compile here")
            await self.tap_like("^Compile for [1-9]")
        elif tile == "Assimilate":
            await self.tap("Start the aggregator")
        else:
            await self.tap_like(f"^Take {blocks} block")

    async def end(self) -> None:
        """Pass on."""
        await self.tap("End my turn")

    async def drop(self, team: str) -> None:
        """One token into one side, unseen."""
        await self.tap(f"One more for the {team}")
        await self.tap("Drop 1 token")


async def person(browser: Browser, link: str, name: str, size: kit.Size, *, dark: bool = True) -> Person:
    """Somebody opens the link on a phone of their own."""
    return Person(await kit.open_phone(browser, link, size, dark=dark), name)
