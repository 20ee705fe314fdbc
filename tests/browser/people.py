"""What people do at any table, through the screens alone."""

from __future__ import annotations

import re
from typing import TypeVar

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

    async def tap_at_rest(self, pattern: str) -> None:
        """Tap a button once nothing moves any more: what is under a finger may still be on its way."""
        button = self.page.get_by_role("button", name=re.compile(pattern)).first
        await button.wait_for(timeout=SECONDS_MS)
        await kit.still(self.page)
        await button.click(timeout=SECONDS_MS)

    async def tap_like(self, pattern: str) -> None:
        """Tap the button whose name fits."""
        await self.page.get_by_role("button", name=re.compile(pattern)).first.click(timeout=SECONDS_MS)

    async def see(self, text: str | re.Pattern[str]) -> None:
        """Wait until a text is on the screen."""
        await kit.see(self.page, text)

    async def says(self, text: str) -> bool:
        """Whether a text is on the screen now."""
        return any(text in said for said in await kit.texts(self.page))

    async def write(self, label: str, text: str) -> None:
        """Type into a field."""
        await kit.write(self.page, label, text)

    async def choose(self, value: str) -> None:
        """Tap a chip that may be far down a list; once chosen it is no button any more."""
        chip = self.page.get_by_role("button", name=value, exact=True).first
        await chip.scroll_into_view_if_needed(timeout=SECONDS_MS)
        await chip.click()
        await chip.wait_for(state="detached")

    async def close_sheet(self) -> None:
        """Tap beside what came from below."""
        await self.tap("Dismiss")
        await self.page.get_by_label("Dismiss").first.wait_for(state="detached")

    async def timed(self, button: str, pattern: str) -> float:
        """Tap, and how many milliseconds passed until the screen showed it."""
        return await kit.timed_tap(self.page, button, pattern)

    async def picture(self, what: str) -> None:
        """Keep what this device shows."""
        await kit.screenshot(self.page, f"{what}-{self.name.lower()}")

    async def last_picture(self, game: str) -> None:
        """What this device showed when something went wrong."""
        if not self.page.is_closed():
            await self.page.screenshot(path=kit.SCREENS / f"failed-{game}-{self.name.lower()}.png")


class Person(Screen):
    """Somebody with a phone."""

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


P = TypeVar("P", bound=Person)


async def person(
    kind: type[P], browser: Browser, link: str, name: str, size: kit.Size, *, dark: bool = True
) -> P:
    """Somebody opens the link on a phone of their own."""
    return kind(await kit.open_phone(browser, link, size, dark=dark), name)
