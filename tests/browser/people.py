"""What people do at any table, through the screens alone."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TypeVar

from playwright.async_api import Browser, Error, Locator, Page

from tests.browser import kit

CHOSEN = '[aria-current="true"], [aria-selected="true"]'
"""As Flutter tells a screen reader that something is on."""


class Screen:
    """One device: a browser of its own."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name

    async def wake(self) -> None:
        """Be able to read the screen, also after the page came back by itself."""
        await kit.flutter(self.page)

    async def tap(self, name: str, *, exact: bool = False) -> None:
        """Tap what has this name, as soon as it is there."""
        await kit.tap(self.page, kit.named(self.page, name, exact=exact), name)

    async def tap_at_rest(self, pattern: str) -> None:
        """Tap a button once nothing moves any more: what is under a finger may still be on its way."""
        async with kit.looking(self.page, f"no button like {pattern}"):
            await self._like(pattern).wait_for(timeout=kit.TAP_MS)
            await kit.still(self.page)
            await self.tap_like(pattern)

    async def tap_like(self, pattern: str) -> None:
        """Tap the button whose name fits."""
        await kit.tap(self.page, self._like(pattern), f"a button like {pattern}")

    def _like(self, pattern: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(pattern)).first

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
        """Tap a chip that may be far down a list, and see it chosen."""
        chip = self.page.get_by_role("button", name=value, exact=True).first
        async with kit.looking(self.page, f"could not choose {value}"):
            await chip.scroll_into_view_if_needed(timeout=kit.TAP_MS)
            await chip.click()
            await chip.and_(self.page.locator(CHOSEN)).wait_for()

    async def close_sheet(self) -> None:
        """Tap beside what came from below."""
        async with kit.looking(self.page, "the sheet does not close"):
            await self.tap("Dismiss")
            await self.page.get_by_label("Dismiss").first.wait_for(state="detached")

    async def picture(self, what: str) -> None:
        """Keep what this device shows."""
        await kit.screenshot(self.page, f"{what}-{self.name.lower()}")

    async def last_picture(self, game: str) -> None:
        """What this device showed when something went wrong: a picture, and words for who cannot see it."""
        if not self.page.is_closed():
            with suppress(Error):
                print(f"{self.name}: {' | '.join(await kit.texts(self.page))}")
                await self.picture(f"failed-{game}")


class Person(Screen):
    """Somebody with a phone."""

    async def sit(self) -> None:
        """Through the door, and not on to the next before it has closed behind."""
        name = self.page.locator("#name")
        await name.fill(self.name)
        await self.page.get_by_role("button", name=re.compile("Sit down|Ask")).first.click()
        await name.wait_for(state="hidden")

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
