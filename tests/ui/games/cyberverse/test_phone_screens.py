"""Every moment of a game that is really played draws on every phone, and everything to tap says something."""

from __future__ import annotations

from typing import Any

import pytest

from companion.ui.games.cyberverse import SCREENS
from companion.ui.games.cyberverse.guide import header, rules_at
from tests.games.cyberverse.kit import KIT
from tests.games.walking import walk
from tests.ui.games.cyberverse.phone_kit import STUMBLED, Booth, Table, begun, whole_sheet

LOOKS: dict[str, tuple[tuple[float, float], dict[str, Any]]] = {
    "phone": ((390, 844), {}),
    "small light": ((360, 640), {"is_dark": False}),
    "large text": ((430, 932), {"large_text": True}),
}


def moments(name: str, number: int, steps: int) -> list[tuple[Any, str]]:
    """One state and one seat for every set of choices that a random game offers."""
    found: dict[tuple[str, str, tuple[str, ...]], tuple[Any, str]] = {}
    count = KIT.tables[name][0]
    for taken in walk(KIT, name, number, steps):
        table = Table(count, state=taken.after)
        for seat in table.seats:
            view = table.view(seat)
            key = (view.phase, view.step, tuple(sorted({choice.do for choice in view.choices})))
            found.setdefault(key, (taken.after, seat))
    return list(found.values())


@pytest.mark.parametrize("look", LOOKS)
async def test_every_moment_draws(look: str) -> None:
    size, skin = LOOKS[look]
    number = tuple(LOOKS).index(look) + 1
    for state, seat in moments("as printed", number, 60):
        booth = Booth(Table(3, state=state), seat, size, skin=skin)
        phone = await booth.open()
        view = booth.view
        assert not phone.says(STUMBLED), (view.phase, view.step)
        assert phone.silent_buttons() == [], (view.phase, view.step)
        stage = booth.stage()
        assert all(header(stage))
        assert rules_at(stage), (view.phase, view.step)


@pytest.mark.parametrize("name", ["four, lenient, real cards", "two, strict, late XP"])
async def test_house_rules_draw(name: str) -> None:
    count = KIT.tables[name][0]
    for state, seat in moments(name, 2, 40):
        phone = await Booth(Table(count, state=state), seat).open()
        assert not phone.says(STUMBLED)


async def test_the_sheet_shows_what_is_mine() -> None:
    phone = await Booth(begun(2), "ann", draw=whole_sheet).open()
    assert phone.says("15 influence tokens left")
    assert phone.says("Modifier deck: 5 cards left")
    assert phone.silent_buttons() == []


async def test_the_host_corrects_at_once() -> None:
    assert SCREENS.fixes is not None
    phone = await Booth(begun(2), "ann", is_host=True, draw=SCREENS.fixes).open()
    assert phone.says("Put it right")
