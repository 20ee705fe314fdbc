"""The door in the app: a name and a colour, a seat that lost its phone, or a knock."""

from __future__ import annotations

import asyncio

import flet as ft
import pytest

from companion.net.doorstate import DoorSeat, DoorStage
from companion.ui.door import sitting
from companion.ui.door.ways import Wish
from companion.ui.kit import icons
from companion.ui.kit.palette import DARK, seat_colour, seat_shape
from tests.ui.door.porch import BO, LINK, SIZES, Laid, arrived, porch
from tests.ui.phone import Phone

LONG = "Bartholomew the Magnificent"[:24]


class Clock:
    """Stands in for `asyncio` in the door: a knock takes no time, the door is looked at when we say so."""

    def __init__(self) -> None:
        self.knocks, self.looks = 0, asyncio.Event()
        self.tapped_after = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        """As the door does."""
        if seconds == sitting.LOOK_AGAIN_SECONDS:
            await self.looks.wait()
            self.looks.clear()
            return
        self.knocks += 1
        if self.knocks == 3:
            await self.tapped_after.wait()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(sitting, "asyncio", made)
    return made


async def at_the_door(ways: Laid, size: tuple[int, int] = (390, 844)) -> Phone:
    return await arrived(ways, LINK, size=size)


async def named(phone: Phone, name: str) -> None:
    field = next(one for one in phone.controls() if isinstance(one, ft.TextField))
    await phone.write(field, name)


async def knocked(phone: Phone) -> asyncio.Task[None]:
    """The tap lasts as long as the knock."""
    tap = asyncio.create_task(phone.tap("Ask the host to let you in"))
    await phone.settle()
    return tap


async def test_a_name_and_a_colour_are_a_seat() -> None:
    ways = Laid(porch=porch("open", BO))
    phone = await at_the_door(ways)
    assert "Bo is waiting for you." in phone.texts()
    assert phone.button("Sit down").disabled, "nobody sits down without a name"
    await named(phone, "  Ann ")
    await phone.tap("Green")
    await phone.tap("Sit down")
    assert ways.asked[-1] == ("sit", Wish("Ann", "green", "bo"))


async def test_a_colour_is_also_a_shape_and_a_word_and_a_taken_one_a_name() -> None:
    phone = await at_the_door(Laid(porch=porch("open", BO)))
    shapes = {str(one.src) for one in phone.controls() if isinstance(one, ft.Image)}
    free = porch("open", BO).state.free_colours
    drawn = {icons.svg(seat_shape(one), seat_colour(one, DARK), DARK.background, DARK.edge) for one in free}
    assert len(drawn) == len(free)
    assert drawn <= shapes
    assert phone.button("Orange")
    with pytest.raises(LookupError):
        phone.button("Sky")


async def test_the_first_free_colour_is_offered_and_the_name_of_last_time() -> None:
    ways = Laid(porch=porch("open", BO._replace(colour="orange")), name="Ann")
    phone = await at_the_door(ways)
    await phone.tap("Sit down")
    assert ways.asked[-1] == ("sit", Wish("Ann", "sky", "bo"))


async def test_one_sits_left_of_whom_one_likes() -> None:
    cy = DoorSeat("cy", "Cy", "green", "here")
    ways = Laid(porch=porch("open", BO, cy), name="Ann")
    phone = await at_the_door(ways)
    assert "Left of Cy" in phone.texts()
    await phone.tap("Change")
    await phone.tap("Left of Bo")
    await phone.tap("Sit down")
    assert ways.asked[-1] == ("sit", Wish("Ann", "orange", "bo"))


async def test_who_is_first_has_no_neighbour() -> None:
    ways = Laid(porch=porch(), name="Ann")
    phone = await at_the_door(ways)
    assert "First at the table" in phone.texts()
    with pytest.raises(LookupError):
        phone.button("Change")
    await phone.tap("Sit down")
    assert ways.asked[-1] == ("sit", Wish("Ann", "orange"))


async def test_seats_fill_while_somebody_types_a_name(clock: Clock) -> None:
    """The door stood still: whoever chose a colour that was gone heard it only after the tap."""
    ways = Laid(porch=porch(), name="Ann")
    phone = await at_the_door(ways)
    assert "You are the first. Choose a colour and sit down." in phone.texts()
    ways.porch = porch("open", BO._replace(colour="orange"))
    clock.looks.set()
    await phone.settle()
    assert "Bo is waiting for you." in phone.texts()
    ways.no = "door.unreachable"
    clock.looks.set()
    await phone.settle()
    assert "Bo is waiting for you." in phone.texts(), "a host that is gone for a moment changes nothing"
    ways.no = ""
    await phone.tap("Sit down")
    assert ways.asked[-1] == ("sit", Wish("Ann", "sky", "bo"))
    ways.porch = porch("playing", BO._replace(presence="here"))
    clock.looks.set()
    await phone.settle()
    assert "The game has begun" in phone.texts()


async def test_who_lost_a_phone_takes_the_seat_back() -> None:
    ways = Laid(porch=porch("playing", BO))
    phone = await at_the_door(ways)
    assert "Which seat was yours?" in phone.texts()
    await phone.tap("I am Bo")
    assert ways.asked[-1][1].seat == "bo"


async def test_at_an_open_table_the_way_back_to_a_seat_is_one_tap_away() -> None:
    ways = Laid(porch=porch("open", BO), name="Ann")
    phone = await at_the_door(ways)
    with pytest.raises(LookupError):
        phone.button("I am Bo")
    await phone.tap("Take your seat back")
    assert "Which seat was yours?" in phone.texts()
    await phone.tap("Back to a new seat")
    assert "Take a seat" in phone.texts()


async def test_without_the_secret_one_knocks_until_the_host_has_tapped(clock: Clock) -> None:
    ways = Laid(porch=porch(is_invited=False), name="Ann")
    phone = await at_the_door(ways)
    knocking = await knocked(phone)
    assert "Stop waiting" in phone.texts()
    knocks = [one for one in ways.asked if one[0] == "sit"]
    assert knocks == [("sit", Wish("Ann", "orange"))] * 3
    ways.lets_in.set()
    clock.tapped_after.set()
    await knocking
    assert len([one for one in ways.asked if one[0] == "sit"]) == 4


async def test_who_stops_waiting_is_at_the_door_again(clock: Clock) -> None:
    ways = Laid(porch=porch(is_invited=False), name="Ann")
    phone = await at_the_door(ways)
    knocking = await knocked(phone)
    await phone.tap("Stop waiting")
    assert not phone.button("Ask the host to let you in").disabled
    clock.tapped_after.set()
    await knocking
    assert len([one for one in ways.asked if one[0] == "sit"]) == 3, "nobody asks any more"


async def test_why_not_is_said_and_the_door_stays() -> None:
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
        ("full", "The table is full"),
        ("playing", "The game has begun"),
        ("over", "This game is over"),
        ("closed", "This table is closed"),
        ("unknown", "This link is old"),
    ],
)
async def test_a_door_that_is_shut_says_why(stage: DoorStage, said: str) -> None:
    phone = await at_the_door(Laid(porch=porch(stage)))
    assert said in phone.texts()
    assert phone.button("Another table")
    with pytest.raises(LookupError):
        phone.button("Sit down")


@pytest.mark.parametrize("size", SIZES)
async def test_it_is_drawn_at_every_size_with_long_names(size: tuple[int, int]) -> None:
    ways = Laid(porch=porch("open", BO._replace(name=LONG), title="The Singularity War"), name=LONG)
    phone = await at_the_door(ways, size)
    assert phone.no_numbers() == []
    assert LONG in phone.texts()
    await phone.tap("Take your seat back")
    assert phone.button(f"I am {LONG}")
    assert phone.no_numbers() == []
