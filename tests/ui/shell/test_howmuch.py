"""How much the companion does is asked large, answered by the host alone, where there is a choice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

import pytest

from companion import texts
from companion.games import GAMES
from companion.kernel.game import AnyGame, Options
from companion.table.actions import SetOptions
from companion.ui import app
from companion.ui.shell.howmuch import EFFORT, USE, named, ways_of
from tests.ui.frames import SCENES, CannedHall, Guest
from tests.ui.phone import Phone

WORDS = {
    "parlour-option-use": "parlour-option-use = How much\n    .printed = All of it.\n",
    "parlour-option-use-whole": """parlour-option-use-whole = The whole referee
    .text = It checks every move.
    .app =
        Deals the cards
        Finds the winner
    .you = Move the pieces
    .time = about 1 min a round
    .effort = 4
    .play = Play with the whole referee
""",
    "parlour-option-use-score": """parlour-option-use-score = Only the score
    .text = Cards stay in your hands.
    .app = Adds up
    .you = Everything else
    .time = about 15 s a round
    .effort = 1
    .play = Play with only the score
""",
}


class SomeUse(Options):
    """A game that may be used in part."""

    use: Literal["whole", "score"] = "whole"


def partly(monkeypatch: pytest.MonkeyPatch) -> CannedHall:
    written = {**texts._sources("en"), **WORDS}
    monkeypatch.setattr(texts, "_sources", lambda _code: written)
    game = replace(GAMES[0], options=SomeUse, card=replace(GAMES[0].card, id="parlour"))
    monkeypatch.setitem(SCENES, "lobby", {"options": {"use": "whole"}})
    return CannedHall(games=(game,))


async def opened(hall: CannedHall, route: str, width: int, guest: Guest) -> Phone:
    phone = Phone(route, width, 900)
    await phone.open(lambda page: app.main(page, hall, guest))
    return phone


@pytest.mark.parametrize(("route", "width"), [("/table/lobby", 1920), ("/seat/lobby", 390)])
async def test_the_host_chooses_a_part(route: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = partly(monkeypatch)
    phone = await opened(hall, route, width, Guest(is_host=True))
    await phone.tap("The whole referee")
    said = phone.texts()
    assert {"Deals the cards", "Finds the winner", "Adds up", "How much should the companion do?"} <= {*said}
    await phone.tap("Only the score. Cards stay in your hands. about 15 s a round")
    await phone.tap("Play with only the score")
    assert hall.links[-1].done == [SetOptions(options={USE: "score"})]


async def test_what_is_chosen_already_is_not_said_again(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = partly(monkeypatch)
    phone = await opened(hall, "/table/lobby", 1920, Guest(is_host=True))
    await phone.tap("The whole referee")
    await phone.tap("Play with the whole referee")
    assert hall.links[-1].done == []


async def test_the_list_of_house_rules_leads_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    phone = await opened(partly(monkeypatch), "/table/lobby", 1920, Guest(is_host=True))
    await phone.tap("House rules")
    assert texts.say("parlour-option-use", "printed") not in phone.texts()
    assert phone.texts().count("The whole referee") == 2, "in the lobby and above the rules"


async def test_nobody_else_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    phone = await opened(partly(monkeypatch), "/seat/lobby", 390, Guest())
    assert "The whole referee" not in phone.texts()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.card.id)
def test_every_way_has_all_its_words(game: AnyGame) -> None:
    ways: Any = ways_of(game.options)
    assert len(ways) != 1, "one way is no question"
    for way in ways:
        words = {one: texts.say(named(game.card.id, way), one) for one in ("text", "app", "you", "play")}
        assert all(words.values()), f"{way}: {words}"
        assert 1 <= int(texts.say(named(game.card.id, way), "effort")) <= EFFORT
    if ways:
        assert game.options.model_fields[USE].default == "whole" == ways[0]
