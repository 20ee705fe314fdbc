"""No name runs into another, and no word is cut, in the lobby and on the phones beside it."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from companion.ui import app
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.headers import PhoneHeader
from companion.ui.kit.settings import Settings
from companion.ui.kit.skin import skin_for
from companion.ui.kit.text import fitting
from tests.ui import frames
from tests.ui.frames import CannedHall, Guest
from tests.ui.games.emergence.test_words_fit import LONGEST
from tests.ui.phone import Phone
from tests.ui.room import misfits, width_of
from tests.ui.tall import cut_off

SHELF = tuple(
    importlib.import_module(f"companion.games.{name}").GAME
    for name in ("emergence", "emergent", "cyberverse", "singularity", "toolbox")
)
COLOURS = ("orange", "sky", "green", "yellow", "rose", "blue")
SIZES = [(360.0, 640.0), (390.0, 844.0), (768.0, 1024.0), (1024.0, 768.0), (1920.0, 1080.0)]


def people(count: int) -> tuple[Any, ...]:
    """So many with the longest names."""
    seats = ("ann", "bo", "chi", "dev", "eve", "fay")
    line = frames.seats()[0]
    return tuple(
        line.model_copy(update={"seat": seat, "name": name, "colour": colour, "is_host": seat == "ann"})
        for seat, name, colour in list(zip(seats, LONGEST, COLOURS, strict=True))[:count]
    )


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]:g}x{size[1]:g}")
@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("route", ["/table/lobby", "/screen/lobby/key", "/seat/lobby"])
async def test_long_names_fit_in_the_lobby(
    route: str, size: tuple[float, float], large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def kept() -> Settings:
        return Settings(large_text=large)

    monkeypatch.setattr(app, "_kept_settings", kept)
    guest = Guest(is_host=not route.startswith("/screen"))
    for count in (4, 6):
        monkeypatch.setitem(frames.SCENES, "lobby", {"seats": people(count)})
        phone = Phone(route, *size)
        await phone.open(lambda page: app.main(page, CannedHall(), guest))
        wide = min(size[0], 520.0) if route.startswith("/seat") else size[0]
        assert sorted({fault for root in phone.page.views for fault in misfits(root, wide)}) == []
        assert [fault for root in phone.page.views for fault in cut_off(root, wide, size[1])] == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]:g}x{size[1]:g}")
@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
async def test_the_start_the_shade_and_what_was_ended_are_whole(
    size: tuple[float, float], large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def kept() -> Settings:
        return Settings(large_text=large)

    monkeypatch.setattr(app, "_kept_settings", kept)
    for route in ("/", "/seat/pass", "/seat/ended", "/table/ended", "/history"):
        phone = Phone(route, *size)
        await phone.open(lambda page: app.main(page, CannedHall(games=SHELF), Guest(is_host=True)))
        phone.page.padding = 0
        wide = min(size[0], 520.0) if route.startswith("/seat") else size[0]
        found = {
            fault
            for root in phone.page.views
            for fault in (*misfits(root, wide), *cut_off(root, wide, size[1]))
        }
        assert (route, found) == (route, set())


@pytest.mark.parametrize("name", LONGEST)
@pytest.mark.parametrize("width", [90.0, 140.0, 300.0])
def test_a_name_shrinks_until_it_fits(name: str, width: float) -> None:
    size = fitting(name, 20.0, width)
    assert 10.0 <= size <= 20.0
    assert width_of(name, TEXT_700, size) <= 2 * width * 1.12


@pytest.mark.parametrize("name", LONGEST)
@pytest.mark.parametrize("phase", ["Turns", "The Humans meet", "Enter your card again"])
def test_my_name_is_whole_beside_a_long_phase(name: str, phase: str) -> None:
    header = PhoneHeader.__wrapped__(skin_for(360, 640, is_seat=True), name, "orange", phase, "Round 12")
    assert list(misfits(header, 360.0)) == []
