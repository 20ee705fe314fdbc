"""What operatives of Emergence do with their phones."""

from __future__ import annotations

import re

from tests.browser import kit
from tests.browser.people import Person


class Operative(Person):
    """Somebody with a phone and a secret side."""

    side = ""

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
