"""A city in the library: every tile by its name, packs with and without hexes (EM-3)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import flet as ft
import pytest

from companion import paths
from companion.games.emergence.packs.city import City
from companion.ui.games.emergence import SCREENS
from companion.ui.games.emergence.desk.city import READERS, board_of
from companion.ui.games.emergence.draw.hexes import around
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Desk
from tests.ui.phone import Phone

PACKS = sorted((paths.assets() / "packs" / "emergence").glob("*.toml"))


@pytest.mark.parametrize("file", PACKS, ids=lambda file: file.stem)
async def test_a_reader_sees_every_tile(file: Path) -> None:
    document = tomllib.loads(file.read_text(encoding="utf-8"))
    city = City.model_validate(document)
    desk = Desk(skin_for(1920, 1080).dressed(SCREENS.looks))

    @component
    def Root() -> ft.Control:
        return ft.Column(READERS[city.format](desk, document))

    async def main(page: ft.Page) -> None:
        page.render(Root)

    phone = Phone("/", 1920, 1080)
    await phone.open(main)
    keys = {str(control.key) for control in phone.controls() if control.key}
    assert {tile.id for tile in city.tiles} <= keys
    assert phone.no_numbers() == []


@pytest.mark.parametrize("file", PACKS, ids=lambda file: file.stem)
def test_neighbours_stand_around_a_tile(file: Path) -> None:
    document = tomllib.loads(file.read_text(encoding="utf-8"))
    board = board_of(City.model_validate(document))
    tiles = {tile.id: tile for tile in board.tiles}
    for here in board.tiles:
        near = [tiles[name] for name in here.next_to]
        spots = around(here, near, 40, is_hex=board.is_hex)
        assert set(spots) == set(here.next_to)
        assert len(set(spots.values())) == len(spots), "no two lie on each other"
