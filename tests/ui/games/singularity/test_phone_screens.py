"""Every screen of the phone is drawn, with words for everything, at every size."""

from __future__ import annotations

import re

import flet as ft
import pytest

from companion import texts
from companion.ui.games.singularity import SCREENS
from companion.ui.games.singularity.correction import fixes
from companion.ui.games.singularity.guide import CHAPTERS
from tests.ui.games.singularity.phone_kit import LONG_NAMES, BoothPhone
from tests.ui.games.singularity.phone_scenes import SCENES

LOOKS = {
    "small and light": ((360.0, 640.0), {"is_dark": False}),
    "double text": ((430.0, 932.0), {"large_text": True}),
}
TEXT_ID = re.compile(r"^(singularity|shell|table)-[a-z0-9-]+$")


def missing(said: list[str]) -> list[str]:
    """Texts that show their id because nobody wrote them, and parts that stumbled."""
    return [text for text in said if TEXT_ID.match(text) or text == texts.say("shell-part-stumbled")]


def unnamed(phone: BoothPhone) -> list[object]:
    """Things to tap that a screen reader could not name."""
    return [
        one
        for one in phone.controls()
        if isinstance(one, ft.Semantics) and one.button and not phone._words(one).strip()
    ]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", SCENES)
async def test_a_phone_draws_it(name: str, look: str) -> None:
    size, skin = LOOKS[look]
    booth = SCENES[name]()
    booth.size, booth.skin = size, dict(skin)
    phone = await booth.open()
    said = phone.texts()
    assert len(said) > 8
    assert missing(said) == []
    assert unnamed(phone) == []


@pytest.mark.parametrize("name", ["my_turn", "vote", "cache", "enemies", "lost"])
async def test_long_names_are_drawn(name: str) -> None:
    booth = SCENES[name]()
    booth.names = LONG_NAMES
    assert missing((await booth.open()).texts()) == []


@pytest.mark.parametrize("name", ["my_turn", "light_turn", "vote", "lost", "setup"])
async def test_the_sheet_has_my_pieces(name: str) -> None:
    booth = SCENES[name]()
    booth.shows = "pieces"
    said = (await booth.open()).texts()
    assert said
    assert missing(said) == []


@pytest.mark.parametrize("name", ["my_turn", "light_turn", "setup"])
async def test_the_host_can_correct(name: str) -> None:
    booth = SCENES[name]()
    booth.draw = fixes
    booth.is_host = True
    assert missing((await booth.open()).texts()) == []


@pytest.mark.parametrize("name", SCENES)
def test_every_phase_has_its_rules_and_header(name: str) -> None:
    stage = SCENES[name]().stage()
    assert SCREENS.rules_at(stage)
    assert SCREENS.header is not None
    assert missing(list(SCREENS.header(stage))) == []


def test_the_book_is_whole() -> None:
    assert [name for name in CHAPTERS if not texts.has(f"singularity-rule-{name}")] == []
    for card in SCREENS.tour:
        assert texts.has(card)
        assert texts.say(card, "text")
