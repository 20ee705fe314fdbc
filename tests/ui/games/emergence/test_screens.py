"""Every screen of every phase is drawn, with words for everything, at every size."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion import texts
from companion.ui.games import SCREENS as ALL
from companion.ui.games.emergence import SCREENS
from tests.ui.games.emergence import canned, canned_views
from tests.ui.games.emergence.booth import Booth

PHONES = canned_views.phone_views()
SHARED = canned_views.shared_views()
LOOKS = {
    "night": ((390.0, 844.0), {}),
    "small and light": ((360.0, 640.0), {"is_dark": False}),
    "double text": ((390.0, 844.0), {"large_text": True}),
}
CODE = Path(__file__).parents[4] / "companion" / "ui" / "games" / "emergence"
TEXT_ID = re.compile(r"^(emergence|shell|table)-[a-z0-9-]+$")


def missing(said: list[str]) -> list[str]:
    """Texts that show their id because nobody wrote them, and parts that stumbled."""
    return [text for text in said if TEXT_ID.match(text) or text == texts.say("shell-part-stumbled")]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", PHONES)
async def test_a_phone_draws_it(name: str, look: str) -> None:
    size, skin = LOOKS[look]
    phone = await Booth(PHONES[name], size, skin=skin).open()
    said = phone.texts()
    assert len(said) > 5
    assert missing(said) == []


@pytest.mark.parametrize("size", [(1920.0, 1080.0), (1024.0, 768.0)], ids=["tv", "tablet"])
@pytest.mark.parametrize("name", SHARED)
async def test_the_shared_screen_draws_it(name: str, size: tuple[float, float]) -> None:
    phone = await Booth(SHARED[name], size, me=None).open()
    said = phone.texts()
    assert len(said) > 3
    assert missing(said) == []


@pytest.mark.parametrize("count", [3, 4, 6])
async def test_tables_of_other_sizes_fit(count: int) -> None:
    view = canned.view("turns", count, me=2, turn=canned.turn("act", 0))
    phone = await Booth(view, me=2, names=canned.LONG_NAMES).open()
    assert missing(phone.texts()) == []


async def test_the_sheet_has_the_secret_first() -> None:
    phone = await Booth(PHONES["done-spy"], sheet=True).open()
    said = phone.texts()
    assert missing(said) == []
    assert said.index("My allegiance") < said.index("My pieces")
    assert any("what Bo is" in text for text in said)


def test_every_rule_and_card_of_the_tour_is_written() -> None:
    assert [text for text in SCREENS.rules if not texts.has(text)] == []
    assert all(texts.say(card, "text") and texts.say(card, "icon") for card in SCREENS.tour)


def test_the_shelf_knows_the_screens() -> None:
    assert ALL["emergence"] is SCREENS
