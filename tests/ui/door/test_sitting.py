"""The door in the app: a name and a colour, a seat that lost its phone, or a knock."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion.net.doorstate import DoorStage
from companion.ui.door import sitting
from tests.ui.door.porch import BO, LINK, SIZES, Laid, arrived, porch
from tests.ui.phone import Phone

LONG = "Bartholomew the Magnificent"[:24]


async def at_the_door(ways: Laid, size: tuple[int, int] = (390, 844)) -> Phone:
    return await arrived(ways, LINK, size=size)


async def named(phone: Phone, name: str) -> None:
    field = next(one for one in phone.controls() if isinstance(one, ft.TextField))
    await phone.write(field, name)


async def test_a_name_and_a_colour_are_a_seat() -> None:
    ways = Laid(porch=porch("open", BO))
    phone = await at_the_door(ways)
    assert phone.button("Sit down").disabled, "nobody sits down without a name"
    await named(phone, "  Ann ")
    await phone.tap("Green")
    await phone.tap("Sit down")
    assert ways.asked[-1] == ("sit", "Ann", "green", None)


async def test_the_first_free_colour_is_offered_and_the_name_of_last_time() -> None:
    ways = Laid(porch=porch("open", BO._replace(colour="orange")), name="Ann")
    phone = await at_the_door(ways)
    await phone.tap("Sit down")
    assert ways.asked[-1] == ("sit", "Ann", "sky", None)


async def test_who_lost_a_phone_takes_the_seat_back() -> None:
    ways = Laid(porch=porch("playing", BO))
    phone = await at_the_door(ways)
    assert any("nobody new can sit down" in text for text in phone.texts())
    await phone.tap("I am Bo")
    assert ways.asked[-1] == ("sit", "", "orange", "bo")


async def test_without_the_secret_one_knocks_until_the_host_has_tapped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ways = Laid(porch=porch(is_invited=False), name="Ann")
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 3:
            ways.lets_in.set()

    clock: Any = sitting.asyncio
    monkeypatch.setattr(sitting, "asyncio", type("Clock", (), {"sleep": staticmethod(wait), "real": clock}))
    phone = await at_the_door(ways)
    await phone.tap("Knock")
    assert waits == [sitting.ASK_AGAIN_SECONDS] * 3
    assert ways.asked.count(("sit", "Ann", "orange", None)) == 4
    assert any("You have knocked" in text for text in phone.texts())


async def test_why_not_is_said_and_the_door_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = Laid(porch=porch(), name="Ann")
    phone = await at_the_door(ways)
    ways.no = "app.not_let_in"
    await phone.tap("Sit down")
    assert any("did not let you in" in text for text in phone.texts())
    ways.no = ""
    await phone.tap("Sit down")
    assert ways.asked[-1][0] == "sit"


@pytest.mark.parametrize(
    ("stage", "said"),
    [
        ("full", "Every seat is taken"),
        ("over", "The game is over"),
        ("closed", "This table was closed"),
        ("unknown", "no such table"),
    ],
)
async def test_a_door_that_is_shut_says_why(stage: DoorStage, said: str) -> None:
    phone = await at_the_door(Laid(porch=porch(stage)))
    assert any(said in text for text in phone.texts())
    assert "Another table" in phone.texts()


@pytest.mark.parametrize("size", SIZES)
async def test_it_is_drawn_at_every_size_with_long_names(size: tuple[int, int]) -> None:
    ways = Laid(porch=porch("open", BO._replace(name=LONG), title="The Singularity War"), name=LONG)
    phone = await at_the_door(ways, size)
    assert phone.no_numbers() == []
    assert f"I am {LONG}" in phone.texts()
