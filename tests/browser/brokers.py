"""What people do with their phones at a table of CyberVerse."""

from __future__ import annotations

import re

from tests.browser import kit
from tests.browser.people import Person

FEATURES = ("Movement", "Analysis", "Hacking", "Reputation", "Combat")


class Broker(Person):
    """Somebody with a phone and an organization."""

    taps = 0
    """How often the finger came down while something was counted."""

    async def count(self, name: str) -> None:
        """A tap that is counted."""
        await self.tap(name)
        self.taps += 1

    async def number(self, label: str, value: int) -> None:
        """Type a far number over the one that stands there."""
        await kit.write(self.page, f"{label}, type a number", str(value), over=True)
        self.taps += 1

    async def type_sheet(self, name: str, values: tuple[int, ...], initiative: int, salary: int) -> int:
        """Type a printed agent sheet; how many taps it took beside the letters of the name."""
        self.taps = 1
        await self.write("Name on the card", name)
        for feature, value in zip(FEATURES, values, strict=True):
            await self.count(f"{feature} {value}")
        await self.count("More Health")
        await self.number("Initiative", initiative)
        await self.number("Salary", salary)
        await self.see(re.compile(f"^{name} joins"))
        await self.count(f"{name} joins")
        return self.taps

    async def invented(self, card: str, button: str) -> None:
        """Take a card that came with the app."""
        await self.tap("No box at hand")
        await self.tap_like(rf"^{card}\. Invented")
        await self.tap_like(button)

    async def buy(self, kind: str, card: str, agent: str) -> None:
        """Buy an invented token."""
        await self.tap_like(r"^Buy\.")
        await self.tap_like(rf"^{kind}\b")
        await self.invented(card, f"^{card} for {agent}")
        await self.see(re.compile(f", HQ, .*: {card}$"))

    async def walk(self, agent: str, district: str, *steps: str) -> None:
        """My agent is called: it goes somewhere."""
        await self.tap(f"Activate {agent}")
        await self.tap_like(f"^{district}")
        for step in steps:
            await self.tap_like(f"^{step}")
            await self.see(re.compile(r"^[0-9] of [0-9] movement points left"))
        await self.tap(f"{agent} is done moving")

    async def passes(self, count: int) -> None:
        """Auxiliary actions that are not used, each when it is my turn (CV-38, A29)."""
        for _ in range(count):
            await self.tap("Pass this action")
            await self.see(re.compile(r" is on\.$|^On to "))

    async def recruits(self, agent: str, then: int) -> None:
        """An invented agent joins; the other actions are passed."""
        await self.tap_like(r"^Recruit\.")
        await self.invented(agent, f"^{agent} joins")
        await self.see(re.compile(r" is on\.$"))
        await self.passes(then)

    async def declare(self, wish: str) -> None:
        """Fight or not, in secret."""
        await self.tap_like(f"^{wish}")
        await self.tap("Seal my answer")

    async def keep_token(self, attack: int, defence: int, effect: str = "") -> None:
        """Type the kept token and seal it."""
        await self.see("Still missing: Attack and Defence")
        await self.tap_at_rest(f"^Attack {attack}$")
        await self.see("Still missing: Defence")
        await self.tap_at_rest(f"^Defence {defence}$")
        if effect:
            await self.tap_like(f"^{effect}")
        await self.tap("Seal this token")

    async def attack(self, agent: str, target: str) -> None:
        """With what the app proposes."""
        await self.tap(f"{agent} attacks")
        await self.tap(f"Attack {target}")
        await self.see(re.compile("^[0-9]+ minus "))

    async def brawl(self, colour: str) -> None:
        """The first player turns the brawl card over."""
        await self.see(re.compile("^Brawl in "))
        await self.tap_like(f"^{colour}")
        await self.tap("This is the brawl card")
