"""Every screen of the phone is drawn, with words for everything, at every size."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import flet as ft
import pytest

from companion import paths, texts
from companion.ui.games import SCREENS as ALL
from companion.ui.games.emergent import SCREENS
from companion.ui.games.emergent.correction import fixes
from companion.ui.kit import icons
from tests.ui.games.emergent.phone_kit import LONG_NAMES, Booth, BoothPhone, Table
from tests.ui.games.emergent.phone_scenes import SCENES

LOOKS = {
    "night": ((390.0, 844.0), {}),
    "small and light": ((360.0, 640.0), {"is_dark": False}),
    "double text": ((430.0, 932.0), {"large_text": True}),
}
CODE = Path(__file__).parents[4] / "companion" / "ui" / "games" / "emergent"
MINE = list(CODE.rglob("*.py"))
TEXT_ID = re.compile(r"^(emergent|shell|table)-[a-z0-9-]+$")


@cache
def played(name: str) -> Table:
    """The table of a scene, played once."""
    return SCENES[name]().table


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


@pytest.mark.parametrize("name", ["planning", "city", "placing", "over", "fast", "award", "sealed"])
async def test_long_names_fit_in(name: str) -> None:
    booth = SCENES[name]()
    booth.names = LONG_NAMES
    assert missing((await booth.open()).texts()) == []


@pytest.mark.parametrize("name", ["planning", "city", "fast", "hidden_cash", "over"])
async def test_the_sheet_has_my_pieces(name: str) -> None:
    booth = SCENES[name]()
    booth.shows = "pieces"
    said = (await booth.open()).texts()
    assert said
    assert missing(said) == []


@pytest.mark.parametrize("name", ["planning", "city", "fast"])
async def test_the_host_can_correct(name: str) -> None:
    booth = SCENES[name]()
    booth.draw, booth.is_host = fixes, True
    phone = await booth.open()
    await phone.tap("Cy")
    assert missing(phone.texts()) == []


@pytest.mark.parametrize("count", [2, 3])
async def test_smaller_tables_fit(count: int) -> None:
    table = Table(count).plans(1)
    assert missing((await Booth(table).open()).texts()) == []
    table.placed().typed(1)
    assert missing((await Booth(table).open()).texts()) == []


@pytest.mark.parametrize("name", SCENES)
def test_rules_and_header_know_every_moment(name: str) -> None:
    stage = SCENES[name]().stage()
    here = SCREENS.rules_at(stage)
    assert here
    assert all(texts.say(text, "title") for text in here)
    assert re.search(r"\((ET|FP)-", texts.say(here[0]))
    assert SCREENS.header is not None
    assert all(SCREENS.header(stage))


def test_every_text_of_the_screens_is_written() -> None:
    found = {
        text
        for file in MINE
        for text in re.findall(r'"(emergent-[a-z0-9-]+[a-z0-9])"', file.read_text(encoding="utf-8"))
        if text not in icons.names()
    }
    assert [text for text in sorted(found) if not texts.has(text)] == []
    assert [text for text in SCREENS.rules if not texts.has(text)] == []
    assert all(texts.say(card, "text") and texts.say(card, "icon") for card in SCREENS.tour)


def test_every_text_of_the_phone_is_used() -> None:
    """A text is used when its id stands in the code, or the beginning of it before a brace."""
    written = re.findall(
        r"^(emergent-[a-z0-9-]+) =",
        (paths.assets() / "locales/en/emergent-phone.ftl").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    source = "\n".join(file.read_text(encoding="utf-8") for file in MINE)
    begun = tuple(re.findall(r'"(emergent-[a-z0-9-]+-)\{', source))
    unused = [name for name in written if f'"{name}"' not in source and not name.startswith(begun)]
    unused = [name for name in unused if name not in (*SCREENS.rules, "emergent-cover")]
    assert unused == []


def test_the_shelf_knows_the_screens() -> None:
    assert ALL["emergent"] is SCREENS
