"""A newcomer presses Start and plays; a board of one's own is found, typed and played on from the lobby."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.cli.front import HallFront
from companion.games.emergent import GAME
from companion.net.hall import Hall
from companion.table.table import Table
from companion.ui import app
from tests.net.house import House
from tests.ui.frames import Guest
from tests.ui.games.emergent.desk.editor_kit import board, bureau_in
from tests.ui.phone import Phone

TV = (1920, 1080)


def a_hall(folder: Path) -> Hall:
    return House(games=(GAME,), packs=folder).hall


async def seated(hall: Hall, **options: Any) -> Table:
    """Two in the lobby."""
    table = await hall.create("emergent", options)
    for name, colour in (("Ann", "red"), ("Bo", "blue")):
        await table.sit(f"phone-{name}", name, colour)
    return table


async def screen(hall: Hall, route: str, size: tuple[int, int] = TV) -> Phone:
    """The host's own device."""
    phone = Phone(route, *size)

    async def push(to: str) -> None:
        phone.page.route = to

    phone.page.push_route = push  # type: ignore[method-assign, assignment]
    await phone.open(lambda page: app.main(page, HallFront(hall), Guest("laptop", is_host=True)))
    return phone


async def test_start_is_all_a_newcomer_has_to_tap(tmp_path: Path) -> None:
    """ET-4, ET-17: the practice board is there, and the app deals its cards, which no box has."""
    hall = a_hall(tmp_path)
    table = await seated(hall)
    phone = await screen(hall, f"/table/{table.id}")
    assert "Full game · Five Bays (invented)" in phone.texts()
    assert "Printed rules" in phone.texts(), "a board is no house rule"
    await phone.tap("Start with 2")
    assert table.stage == "playing"
    assert table.setting.options["demand"] == "app"


@pytest.mark.parametrize("size", [TV, (1024, 768), (390, 844), (360, 640)])
async def test_the_lobby_offers_every_board_practice_first(tmp_path: Path, size: tuple[int, int]) -> None:
    hall = a_hall(tmp_path)
    table = await seated(hall)
    hall.library.save("emergent", board(title="A board of ours"))
    phone = await screen(hall, f"/table/{table.id}", size)
    await phone.tap("Full game · Five Bays (invented)")
    said = phone.texts()
    offered = ("Five Bays (invented)", "Nine Coasts (invented)", "A board of ours")
    assert [text for text in said if text in offered] == list(offered)
    await phone.tap("A board of ours")
    assert table.setting.options["board"]["id"] == "ours"
    assert table.setting.options["demand"] == "typed", "its cards are in the box"
    await phone.tap("Nine Coasts (invented)")
    assert table.setting.options["demand"] == "app"
    await phone.tap("Real cards, typed in")
    await phone.tap("Fast Play")
    assert table.setting.options["mode"] == "fast_play"
    assert table.setting.options["demand"] == "typed"
    assert "Fast Play · Nine Coasts (invented)" in phone.texts()


async def test_a_table_cannot_be_left_without_a_board(tmp_path: Path) -> None:
    """It used to begin as “None yet”, and Start was refused without a way to choose."""
    hall = a_hall(tmp_path)
    table = await seated(hall)
    phone = await screen(hall, f"/table/{table.id}")
    await phone.tap("House rules")
    assert "None yet" not in phone.texts()
    again = await hall.create("emergent", {**table.setting.options, "board": None})
    assert again.setting.options["board"]["id"] == "five-bays"


async def test_a_board_of_ones_own_is_what_the_next_table_begins_with(tmp_path: Path) -> None:
    hall = a_hall(tmp_path)
    hall.library.save("emergent", board())
    table = await hall.create("emergent")
    assert table.setting.options["board"]["id"] == "ours"
    assert table.setting.options["demand"] == "typed"


async def test_another_board_leaves_the_deck_of_the_first_behind(tmp_path: Path) -> None:
    """Or Start would be refused: its cards name cities the board does not have (ET-5)."""
    hall = a_hall(tmp_path)
    table = await seated(hall, deck="five-bays-deck")
    assert table.setting.options["board"]["id"] == "five-bays"
    phone = await screen(hall, f"/table/{table.id}")
    await phone.tap("Full game · Five Bays (invented)")
    await phone.tap("Nine Coasts (invented)")
    assert table.setting.options["deck"] is None
    await phone.tap("Start with 2")
    assert table.stage == "playing"


async def test_the_way_from_the_lobby_to_a_board_of_ones_own_and_back(tmp_path: Path) -> None:
    hall = a_hall(tmp_path)
    table = await seated(hall)
    phone = await screen(hall, f"/table/{table.id}")
    await phone.tap("Full game")
    await phone.tap("Type in the board of our box")
    assert phone.page.route == "/library/emergent/emergent-board-pack-1?name=Our%20board"


async def test_a_saved_board_is_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bureau_in(tmp_path, monkeypatch)
    hall = a_hall(tmp_path)
    table = await seated(hall)
    hall.library.save("emergent", board())
    for size in (TV, (390, 844)):
        phone = await screen(hall, "/library/emergent/emergent-board-pack-1/ours", size)
        await phone.tap("Play on this board")
        assert phone.page.route == f"/table/{table.id}", "the lobby that stands open"
        assert table.setting.options["board"]["id"] == "ours"


async def test_only_the_market_is_no_full_game(tmp_path: Path) -> None:
    """The lobby said “Only the market” and, below it, “Full game · Five Bays (invented)”."""
    hall = a_hall(tmp_path)
    table = await seated(hall, use="market")
    phone = await screen(hall, f"/table/{table.id}")
    assert "Five Bays (invented)" in phone.texts()
    assert not any("Full game" in text for text in phone.texts())
