"""A kit is made on a tablet and on a phone, saved, and played with (TB-85, TB-88)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.games.toolbox import GAME
from companion.games.toolbox.packs.kit import FORMAT
from companion.net.library import Library
from companion.net.librarycard import LibraryCard
from companion.net.packs import Packs
from companion.ui.desk import keeping
from companion.ui.games.toolbox.desk.editor import BLANKS, EDITORS
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Desk
from tests.games.toolbox.kit import pack
from tests.ui.games.toolbox.test_tools import STUMBLED, said, write
from tests.ui.phone import Phone

SIZES = [(1024, 768), (390, 844), (360, 640)]


class Bureau:
    """A host's desk with the kit editor on it."""

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


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_kit_is_made_saved_and_played_with(bureau: Bureau, size: tuple[int, int]) -> None:
    page = await bureau.open({**BLANKS[FORMAT](), "id": "evening", "name": "Evening"}, size)
    assert "to fix" in said(page), "no step yet"
    await page.tap("Add a step")
    await page.tap("A question")
    await write(page, "Question", "Who pays?")
    await page.tap("Somebody")
    await page.tap("Take it into the kit")
    await page.tap("Add a step")
    await page.tap("A countdown")
    await page.tap("2:00")
    assert STUMBLED not in said(page)
    await page.tap("Save")
    kept = bureau.library.read("toolbox", FORMAT, "evening")
    assert kept["questions"] == [{"id": "question-1", "ask": "Who pays?", "kind": "seats"}]
    assert kept["timers"][0]["seconds"] == 120
    assert [step["do"] for step in kept["setup"]] == ["ask", "timer"]
    await page.tap("Play with it")
    assert bureau.played == [("toolbox", {"kit": "evening"})]


@pytest.mark.parametrize("name", ["lighthouse", "night-ferry", "salt-market", "seven-gardens"])
async def test_what_ships_is_opened_and_has_no_fault(bureau: Bureau, name: str) -> None:
    content = pack(name).model_dump(mode="json", by_alias=True, exclude_unset=True)
    page = await bureau.open({**content, "id": "mine"})
    assert content["name"] in said(page)
    assert "to fix" not in said(page)
    assert STUMBLED not in said(page)
