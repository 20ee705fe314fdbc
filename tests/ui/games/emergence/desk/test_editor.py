"""A city is made on a tablet and on a phone, saved, and played on (EM-3)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.games.emergence import GAME
from companion.net.library import Library
from companion.net.librarycard import LibraryCard
from companion.net.packs import Packs
from companion.ui.desk import keeping
from companion.ui.games.emergence.desk.draft import FORMAT
from companion.ui.games.emergence.desk.editor import BLANKS, EDITORS
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Desk
from tests.table.people import people
from tests.ui.phone import Phone

SIZES = [(1024, 768), (390, 844), (360, 640)]


class Bureau:
    """A host's desk with the city editor on it."""

    def __init__(self, folder: Path) -> None:
        self.library = LibraryCard(Library((GAME,), Packs(folder)), is_host=True)
        self.played: list[tuple[str, dict[str, Any]]] = []

    async def open(self, content: dict[str, Any], size: tuple[int, int] = (1024, 768)) -> Phone:
        async def set_up(game: str, options: dict[str, Any]) -> None:
            self.played.append((game, options))

        desk = Desk(skin_for(*size, motion=False), library=self.library, set_up=set_up)

        async def main(page: ft.Page) -> None:
            page.render(lambda: EDITORS[FORMAT](desk, content))

        phone = Phone("/", *size)
        await phone.open(main)
        return phone


@pytest.fixture
def bureau(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bureau:
    class Device:
        async def set(self, key: str, value: str) -> None: ...

        async def get(self, key: str) -> None: ...

        async def remove(self, key: str) -> None: ...

    monkeypatch.setattr(keeping, "_device", Device)
    return Bureau(tmp_path)


def blank() -> dict[str, Any]:
    return {**BLANKS[FORMAT](), "id": "small", "name": "Small"}


SMALL = (
    ("Start", 0, 0),
    ("Light blue data", 1, 0),
    ("Compile", 2, 0),
    ("Dark green data", 3, 0),
    ("Assimilate", 4, 0),
)


async def lay(phone: Phone) -> None:
    """A street of five tiles."""
    for kind, q, r in SMALL:
        await phone.tap(kind)
        await phone.tap(f"Lay a tile at {q}, {r}")


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_small_city_is_made_saved_and_played_on(bureau: Bureau, size: tuple[int, int]) -> None:
    phone = await bureau.open(blank(), size)
    await lay(phone)
    field = next(one for one in phone.controls() if isinstance(one, ft.TextField) and one.label == "Name")
    await phone.write(field, "Core")
    await phone.tap("Save")
    kept = bureau.library.read("emergence", FORMAT, "small")
    assert [one["id"] for one in kept["tiles"]] == [
        "Start",
        "Light blue data",
        "Compile",
        "Dark green data",
        "Core",
    ]
    assert kept["hex"]["Core"] == [4, 0]
    await phone.tap("Play on this city")
    assert bureau.played == [("emergence", {"city": "small"})]
    at = await people("Ann", "Bo", "Chi", game=GAME, options={"city": kept}, started=True)
    view = at.table.frame(at.screen).view
    assert [tile.id for tile in view.board.tiles] == [one["id"] for one in kept["tiles"]]  # type: ignore[union-attr]


async def test_faults_are_those_of_pack_check_and_stand_at_their_tile(bureau: Bureau) -> None:
    phone = await bureau.open(blank())
    await phone.tap("Start")
    await phone.tap("Lay a tile at 0, 0")
    assert "3 things to fix" in phone.texts()
    for words in ("Compile", "Lay a tile at 1, 0"):
        await phone.tap(words)
    assert any("touch. Start, compile and assimilate" in words for words in phone.texts())
    await phone.tap("Take Compile away")
    assert not any("touch. Start, compile" in words for words in phone.texts())


async def test_a_tile_gets_another_kind_and_the_box_is_counted(bureau: Bureau) -> None:
    phone = await bureau.open(blank())
    await lay(phone)
    await phone.tap("Dark green data, dark green data")
    await phone.tap("Light green data")
    await phone.tap("More Light blue")
    await phone.tap("Save")
    kept = bureau.library.read("emergence", FORMAT, "small")
    assert kept["supply"] == {"light_blue": 10}


async def test_ways_are_joined_where_no_hex_says_it(bureau: Bureau) -> None:
    phone = await bureau.open(blank())
    await lay(phone)
    for words in ("As I join them", "Join", "Start, start", "Dark green data, dark green data", "Save"):
        await phone.tap(words)
    kept = bureau.library.read("emergence", FORMAT, "small")
    assert "hex" not in kept
    assert ["Start", "Dark green data"] in kept["adjacency"]
    await phone.tap("Lay")
    await phone.tap("New tile")
    assert "6 tiles" in phone.texts()
