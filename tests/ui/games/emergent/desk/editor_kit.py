"""An editor on a real Flet session, with a real library below it and a device that remembers."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import flet as ft
import msgpack
import pytest
from flet.messaging.protocol import MessageAction

from companion.games.emergent import GAME
from companion.net.library import Library
from companion.net.librarycard import LibraryCard
from companion.net.packs import Packs
from companion.ui.desk import keeping
from companion.ui.games.emergent.desk import BLANKS, EDITORS, cards, document
from companion.ui.games.emergent.desk.readers import READERS
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Desk
from tests.ui.phone import Phone

BOARD, DECK = document.FORMAT, cards.FORMAT
PLACES = {"Skerry": (200, 200), "Midvale": (500, 200), "Dunes": (350, 480)}


def board(**changes: Any) -> dict[str, Any]:
    """A small board without a fault."""
    made = {
        "format": BOARD,
        "id": "ours",
        "title": "Our board",
        "source": "typed",
        "regions": [
            {"id": name.lower(), "name": name, "colour": "none", "x": x, "y": y}
            for name, (x, y) in PLACES.items()
        ],
        "adjacency": [["skerry", "midvale"], ["midvale", "dunes"]],
        "cities": [
            {"id": "ostholm", "name": "Ostholm", "region": "skerry", "rank": 1},
            {"id": "quill", "name": "Quill", "region": "midvale", "rank": 2},
        ],
    }
    return {**made, **changes}


def deck(**changes: Any) -> dict[str, Any]:
    """A deck for it that adds up to what is predicted."""
    totals = (20, 35, 47, 58)
    made = {
        "format": DECK,
        "id": "our-deck",
        "title": "Our deck",
        "board": "ours",
        "source": "typed",
        "rounds": [
            {"round": at + 1, "cards": [{"city": "quill", "tiers": [total - 9, 6, 3]}]}
            for at, total in enumerate(totals)
        ],
    }
    return {**made, **changes}


def blank(pack_format: str, word: str, title: str) -> dict[str, Any]:
    """A new document, named as the library does it."""
    return {**BLANKS[pack_format](), "id": word, "title": title}


@dataclass
class Bureau:
    """A desk with an editor on it."""

    folder: Path
    device: dict[str, str] = field(default_factory=dict)
    """What the browser remembers."""
    went: list[str] = field(default_factory=list)
    used: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    """Game and house rules of tables that are not finished."""
    phone: Phone | None = None

    @property
    def library(self) -> LibraryCard:
        """The host's."""
        return LibraryCard(Library((GAME,), Packs(self.folder), lambda: tuple(self.used)), is_host=True)

    def kept(self, pack_format: str, word: str) -> dict[str, Any]:
        """What is on disk."""
        return self.library.read("emergent", pack_format, word)

    async def read(self, content: dict[str, Any]) -> Phone:
        """A page of the library that only shows this document."""
        desk = Desk(skin_for(1024, 768), library=self.library, go=self.went.append)
        phone = Phone("/", 1024, 768)

        async def main(page: ft.Page) -> None:
            page.render(lambda: ft.Column(list(READERS[content["format"]](desk, content))))

        await phone.open(main)
        return phone

    async def open(
        self, content: dict[str, Any], size: tuple[float, float] = (1024, 768), **skin: Any
    ) -> Phone:
        """A page with the editor of this document."""
        desk = Desk(skin_for(*size, **skin), library=self.library, go=self.went.append)
        self.phone = Phone("/", *size)

        async def main(page: ft.Page) -> None:
            page.render(lambda: EDITORS[content["format"]](desk, content))

        await self.phone.open(main)
        return self.phone


def bureau_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Bureau:
    """A desk whose browser remembers drafts."""
    made = Bureau(folder)

    class Device:
        """Shared preferences without a browser."""

        async def set(self, key: str, value: str) -> None:
            made.device[key] = value

        async def get(self, key: str) -> str | None:
            return made.device.get(key)

        async def remove(self, key: str) -> None:
            made.device.pop(key, None)

        async def get_keys(self, prefix: str) -> list[str]:
            return [key for key in made.device if key.startswith(prefix)]

    monkeypatch.setattr(keeping, "_device", Device)
    return made


def remembered(bureau: Bureau) -> list[dict[str, Any]]:
    """The drafts in the browser."""
    return [json.loads(text) for text in bureau.device.values()]


def fields(phone: Phone, label: str) -> list[Any]:
    """Text fields with this label, or that say it."""
    found = []
    for control in phone.controls():
        if isinstance(control, ft.TextField) and control.label == label:
            found.append(control)
        elif isinstance(control, ft.Semantics) and control.label == label:
            found += [one for one in phone._below(control) if isinstance(one, ft.TextField)]
    return found


async def gets_cursor(phone: Phone, field: Any) -> bool:
    """Whether this field is the last to be given the cursor, once the page has come to rest."""
    for _ in range(20):
        sent = [msgpack.unpackb(frame, strict_map_key=False) for frame in phone.wire.frames[1:]]
        asked = [
            body["control_id"]
            for action, body in sent
            if action == MessageAction.INVOKE_METHOD.value and body["name"] == "focus"
        ]
        if asked[-1:] == [field._i]:
            return True
        await phone.settle()
    return False


async def write(phone: Phone, label: str, text: str, *, at: int = 0, ends: str = "blur") -> None:
    """Type into a field as a browser reports it, then leave it or press Enter."""
    one = fields(phone, label)[at]
    phone.session.apply_patch(one._i, {"value": text})
    await phone.session.dispatch_event(one._i, "change", text)
    if ends:
        await phone.session.dispatch_event(one._i, ends, text)
    await phone.settle()


async def touch(phone: Phone, name: str, **spot: float) -> None:
    """A pointer on the map: `tap_up`, `pan_start`, `pan_update`, `pan_end` at a place in pixels."""
    area = next(one for one in phone.controls() if isinstance(one, ft.GestureDetector))
    point = {"x": spot["x"], "y": spot["y"]}
    data: dict[str, Any] = {"k": "touch", "l": point, "g": point}
    if name == "pan_end":
        data["v"] = {"x": 0, "y": 0}
    await phone.session.dispatch_event(area._i, name, data)
    await phone.settle()
