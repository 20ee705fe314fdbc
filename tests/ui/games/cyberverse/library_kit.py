"""A collection of every kind of card, and a desk with a real library behind it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import flet as ft

from companion.games.cyberverse import GAME
from companion.net.library import Library
from companion.net.librarycard import LibraryCard
from companion.net.packs import Packs
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Desk
from tests.ui.phone import Phone

FORMAT = "cyberverse-cards/1"
DOCUMENT: dict[str, Any] = {
    "format": FORMAT,
    "id": "ours",
    "name": "Our cards",
    "source": "typed at the table",
    "cards": [
        {
            "kind": "agent",
            "name": "Vex",
            "health": 4,
            "movement": 3,
            "analysis": 2,
            "hacking": 4,
            "reputation": 1,
            "combat": 3,
            "initiative": 5,
            "salary": 300,
        },
        {
            "kind": "weapon",
            "name": "Hand Gun",
            "price": 300,
            "bonus": 3,
            "type": "ranged",
            "effects": ["grill"],
        },
        {"kind": "implant", "name": "Cortex", "price": 500, "feature": "hacking"},
        {"kind": "gear", "name": "Vest", "price": 200, "defense": 1},
        {"kind": "vehicle", "name": "Van", "price": 400, "movement": 1},
        {"kind": "support", "name": "Crew", "teammates": 2, "effect": "Brings two thugs"},
        {"kind": "event", "name": "Blackout", "duration": 2, "district": 3, "effect": "JoyTown: hacking −1"},
        {
            "kind": "henchman",
            "name": "Killer",
            "attack": 3,
            "defense": 2,
            "health": 2,
            "attack_type": "ranged",
        },
        {"kind": "ambush", "name": "Mines", "health": 1, "statuses": ["bleed"]},
        {"kind": "brawl", "name": "Turf war", "colour": "red", "henchmen": ["Killer"]},
        {"kind": "story", "name": "The Leak", "vp": 4, "colours": ["yellow", "blue"]},
        {
            "kind": "investigation",
            "name": "Paper trail",
            "colour": "blue",
            "missions": [{"district": 3, "tests": [{"feature": "analysis", "threshold": 4}], "reward": 200}],
        },
        {"kind": "district", "name": "JoyTown", "zones": 4},
    ],
}


@dataclass
class Bench:
    """A page outside any table, and where it went."""

    draw: Any
    folder: Path
    size: tuple[float, float] = (390.0, 844.0)
    skin: dict[str, Any] = field(default_factory=dict)
    went: list[str] = field(default_factory=list)
    library: Any = None

    def __post_init__(self) -> None:
        self.library = LibraryCard(Library((GAME,), Packs(self.folder)), is_host=True)

    def desk(self) -> Desk:
        """What the page gets."""
        return Desk(
            skin_for(*self.size, **{"motion": False, **self.skin}), library=self.library, go=self.went.append
        )

    async def open(self) -> Phone:
        """Draw it."""
        bench = self

        @component
        def Root() -> ft.Control:
            made: ft.Control = bench.draw(bench.desk())
            return made

        async def main(page: ft.Page) -> None:
            page.render(Root)

        phone = Phone("/", *self.size)
        await phone.open(main)
        return phone
