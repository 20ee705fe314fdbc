"""What the team of The Singularity War does with its phones."""

from __future__ import annotations

import re

from tests.browser import kit
from tests.browser.people import Person


class Member(Person):
    """Somebody with a phone and a member on the board."""

    async def begin(self, character: str, *, is_new: bool = True) -> None:
        """Past the first-time cards; a character off the list."""
        if is_new:
            await self.tap("Skip")
        await self.tap("Your character")
        await self.tap_like(rf"^{character}\.")
        await self.see(f"Your character: {character}")

    async def tap_far(self, name: str) -> None:
        """Tap what may be far down the page."""
        there = self.page.get_by_role("button", name=name, exact=True).first
        async with kit.looking(self.page, f"no button {name}"):
            await there.wait_for(state="attached")
            await there.scroll_into_view_if_needed()
            await there.click()

    async def walk(self, place: str, *companions: str) -> None:
        """A move on the map, all the way, with whoever goes along."""
        await self.tap("Move", exact=True)
        await self.tap_like(f"^{place}(,|$)")
        await self.see(re.compile("of 3 steps used"))
        for who in companions:
            await self.tap_like(f"^{who}: stays here")
            await self.see(f"{who}: along")
        await self.tap_like("^Move .*Threat")

    async def attack(self, place: str, *hit: str, reach: int = 1) -> None:
        """Hits on miniatures of one space, one each."""
        await self.tap("Attack", exact=True)
        for _ in range(reach - 1):
            await self.tap("More Range")
        await self.see(f"Range: {reach}")
        if not await self.says(f" · {place}"):
            await self.tap_like(f"^{place},")
        for name in hit:
            await self.tap_like(f"^{name}: 0 of ")
            await self.see(f"{name}: 1 of ")
        await self.tap_like(f"^Attack: {len(hit)} hit")
        await self.see("End my turn: enemies act")

    async def place(self, enemy: str, space: str, count: int) -> None:
        """The token shows this enemy; its miniatures stand there."""
        await self.tap(enemy, exact=True)
        await self.see("Its card says")
        for number in range(1, count + 1):
            await self.tap_like(f"^{space},")
            await self.see(f"{space}: {number}")
        await self.tap_like(f"^Place {count} ×")

    async def turn_up(self, *cards: str) -> None:
        """Upgrade cards off the list lie open."""
        for card in cards:
            await self.tap(card, exact=True)
            await self.see(f"Take {card} away")
        await self.tap_like("lies? open$")

    async def take(self, card: str) -> None:
        """My pick at a cache."""
        await self.tap_like(rf"^{card}\.")
        await self.tap(f"Take {card}", exact=True)

    async def vote(self, letter: str) -> None:
        """Into the envelope."""
        await self.tap_like(rf"^{letter}\. ")
        await self.tap(f"Seal my vote: {letter}")
