"""The cut: asked for where the app deals, and said of who has not cut."""

from __future__ import annotations

from typing import Any

import pytest

from companion.table.frame import Frame
from companion.ui import app
from companion.ui.kit.skin import skin_for
from companion.ui.shell.lobby import who_has_not_cut
from companion.ui.shell.sheet import MySeats
from companion.ui.stage import Stage
from tests.ui.frames import SCENES, CannedHall, Guest, seats, table
from tests.ui.phone import Phone


def cut(*names: str) -> tuple[Any, ...]:
    """Four people, of whom these have cut."""
    return tuple(line.model_copy(update={"has_cut": line.name in names}) for line in seats())


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seats": cut("Ann", "Dev")}, "Bo and Chi have not cut and get a number each"),
        ({"seats": cut("Ann", "Bo", "Dev")}, "Chi has not cut and gets a number"),
        ({"seats": cut()}, "Nobody has cut yet: everybody gets a number"),
        ({"seats": cut("Ann", "Bo", "Chi", "Dev")}, ""),
        ({"seats": cut(), "has_deals": False}, ""),
        ({"seats": cut()[:2]}, ""),
    ],
)
def test_start_says_who_has_not_cut(changes: dict[str, Any], said: str) -> None:
    assert who_has_not_cut(skin_for(390, 844), table(**changes)) == said


@pytest.mark.parametrize("size", [(360, 640), (1024, 768), (1920, 1080)])
async def test_the_host_reads_it_beside_the_button(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SCENES, "lobby", {"seats": cut("Ann", "Dev")})
    phone = Phone("/table/lobby", *size)
    await phone.open(lambda page: app.main(page, CannedHall(), Guest(is_host=True)))
    assert "Bo and Chi have not cut and get a number each" in phone.texts()
    assert phone.button("Start with 4")


async def test_where_nothing_is_dealt_nobody_is_asked_to_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCENES, "lobby", {"has_deals": False})
    phone = Phone("/seat/lobby", 390, 844)
    await phone.open(lambda page: app.main(page, CannedHall(), Guest()))
    said = " ".join(phone.texts())
    assert "You are in" in said
    assert "Cut at" not in said
    assert "Every phone has a part in it" not in said


def test_switching_seats_says_who_has_not_cut() -> None:
    shown = table("lobby", "dev", my_seats=("dev", "bo"), seats=cut("Dev"))
    stage = Stage(Frame(1, shown, None, 0.0), skin_for(390, 844), send=lambda _action: None)
    said = str(MySeats(stage, lambda: None))
    assert "Dev, ready" in said
    assert "Bo, has not cut" in said
