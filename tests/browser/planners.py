"""What people do with their phones at a table of Emergent."""

from __future__ import annotations

import re

from tests.browser import kit
from tests.browser.people import Person

CITY = re.compile(r"^City (\d+) of (\d+)")


class Planner(Person):
    """Somebody with a phone and a plan."""

    async def begin(self) -> None:
        """Past the first-time cards."""
        await self.tap("Skip")

    async def region(self, name: str) -> None:
        """Open a region of the map."""
        await self.tap_like(rf"^{name}\.")
        await self.see(re.compile("^Build Small,"))

    async def build(self, region: str, size: str, cubes: int) -> None:
        """A new DC, filled by tapping its slot; back to the map."""
        await self.region(region)
        await self.tap_like(f"^Build {size},")
        await self.fill(cubes)
        await self.tap("Done", exact=True)

    async def refill(self, region: str, cubes: int) -> None:
        """Cubes for the DC that stands there; back to the map."""
        await self.region(region)
        await self.fill(cubes)
        await self.tap("Done", exact=True)

    async def fill(self, cubes: int) -> None:
        """One cube after the other."""
        for number in range(1, cubes + 1):
            await self.tap_like("^More cubes in ")
            await self.see(re.compile(f"cubes in .*: {number} of "))

    async def advertise(self, region: str, cylinders: int) -> None:
        """Stand cylinders in a region."""
        await self.region(region)
        for number in range(1, cylinders + 1):
            await self.tap(f"More cylinders in {region}")
            await self.see(re.compile(f"cylinders in {region}: {number} of "))
        await self.tap("Done", exact=True)

    async def take_back(self, region: str) -> None:
        """Take the one cylinder there away again."""
        await self.region(region)
        await self.tap(f"Less cylinders in {region}")
        await self.see(re.compile(f"cylinders in {region}: 0 of "))
        await self.tap("Done", exact=True)

    async def discs(self, first: str, second: str) -> None:
        """Fast Play, by the list: two large discs in one region, three small ones in another (FP-2)."""
        await self.see("Place all five")
        await self.tap("List", exact=True)
        for size, region, count in (("large", first, 2), ("small", second, 3)):
            for placed in range(1, count + 1):
                await self.tap(f"More {size} discs in {region}")
                await self.see(f"{size} discs in {region}: {placed}")

    async def seal(self) -> None:
        """The plan goes into the envelope, if it is legal; others may already have closed theirs."""
        await self.tap_at_rest("^Seal my plan$")

    async def place(self) -> None:
        """Everything stands on the real board."""
        await self.tap_at_rest("^(All on the board|Go on)$")

    async def card(self, line: str) -> None:
        """Type a card as one line."""
        await self.write("A card in one line", line)
        await self.tap("Enter this card")

    async def walk(self) -> None:
        """Lead everybody from city to city, and to the money."""
        await self.see(CITY)
        at, last = next(
            map(int, found.groups()) for said in await kit.texts(self.page) if (found := CITY.match(said))
        )
        for number in range(at + 1, last + 1):
            await self.tap_like("^Next: ")
            await self.see(f"City {number} of {last}")
        await self.tap("To the money")

    async def agree(self) -> None:
        """The money is right."""
        await self.tap_at_rest("^The money is right$")
