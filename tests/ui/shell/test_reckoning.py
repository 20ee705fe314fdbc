"""Tools of a game lie over its table: begun with what it shows, gone with a tap, and nothing is sent."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from companion import texts
from companion.ui import app
from companion.ui.kit.deskpage import DeskPage
from companion.ui.shell.plain import plain_screens
from companion.ui.stage import Desk, GameScreens, Stage
from tests.ui.frames import SCENES, CannedHall, Guest
from tests.ui.phone import Phone

WORDS = {
    "den-tool-fight": "den-tool-fight = Just a fight\n    .text = At once.\n    .icon = dice\n",
    "den-option-use-whole": """den-option-use-whole = The whole game
    .text = All of it.
    .app = Everything
    .you = Nothing
    .time = long
    .effort = 5
    .play = Play it all
""",
    "den-option-use-fight": """den-option-use-fight = Just a fight
    .text = One fight.
    .app = Adds up
    .you = Everything else
    .time = short
    .effort = 1
    .play = Work a fight out
""",
}


def fight(desk: Desk, stage: Stage) -> ft.Control:
    """What it knows of the table, and the way back."""
    return DeskPage(desk, f"A fight in round {stage.frame.view.round if stage.frame.view else 0}", body=[],
                    on_back=lambda: desk.go("/"))  # fmt: skip


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> CannedHall:
    written = {**texts._sources("en"), **WORDS}
    monkeypatch.setattr(texts, "_sources", lambda _code: written)
    screens: GameScreens = replace(plain_screens("den"), tools_here={"fight": fight})
    monkeypatch.setattr(app, "_own_screens", lambda _game: screens)
    monkeypatch.setitem(SCENES, "play", {"stage": "playing", "game": "den"})
    monkeypatch.setitem(SCENES, "lobby", {"game": "den"})
    made = CannedHall()
    card = replace(made.games[0].card, id="den")
    return replace(made, games=(replace(made.games[0], card=card),))


async def opened(hall: CannedHall, route: str, width: int, **guest: Any) -> Phone:
    phone = Phone(route, width, 900)
    await phone.open(lambda page: app.main(page, hall, Guest(**guest)))
    return phone


@pytest.mark.parametrize(
    ("route", "width", "is_host", "menu"),
    [
        ("/seat/play", 390, False, "More"),
        ("/table/play", 1920, True, texts.say("shell-host-menu")),
        ("/screen/play/key", 768, False, texts.say("shell-table-menu")),
    ],
)
async def test_everybody_may_open_one_while_the_game_goes_on(
    route: str, width: int, is_host: bool, menu: str, hall: CannedHall
) -> None:
    phone = await opened(hall, route, width, is_host=is_host)
    await phone.tap(menu)
    await phone.tap("Just a fight")
    assert "A fight in round 2" in phone.texts()
    hall.links[-1].publish(log_length=9)
    await phone.settle()
    assert "A fight in round 2" in phone.texts(), "it stays while others play"
    await phone.tap(texts.say("shell-back"))
    assert "A fight in round 2" not in phone.texts()
    assert hall.links[-1].done == []


async def test_the_lobby_asks_how_much_and_leads_straight_there(hall: CannedHall) -> None:
    phone = await opened(hall, "/table/lobby", 1920, is_host=True)
    await phone.tap("The whole game")
    await phone.tap("Just a fight. One fight. short")
    await phone.tap("Work a fight out")
    assert "A fight in round 0" in phone.texts()
    assert hall.links[-1].done == [], "the table stays as it is"
    await phone.tap(texts.say("shell-back"))
    assert "The whole game" in phone.texts()
