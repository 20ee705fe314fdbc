"""What the app shows first: host here, back to a seat, or a table that was heard of, typed or pasted."""

from __future__ import annotations

import flet as ft
import pytest

from companion.kernel.action import Rejection
from companion.net.link import refused
from companion.ui.door.arriving import LONGEST_LINK
from tests.ui.door.porch import LINK, SIZES, WREN, Held, Laid, arrived, porch
from tests.ui.phone import Phone

FOUND = "Emergence, WREN"
LONG = "The Singularity War against everybody else on this planet"


def link_field(phone: Phone) -> ft.TextField:
    return next(one for one in phone.controls() if isinstance(one, ft.TextField))


async def test_a_table_that_is_heard_of_is_one_tap_away_until_it_closes() -> None:
    ways = Laid(porch=porch())
    phone = await arrived(ways)
    assert any("No table was heard of" in text for text in phone.texts())
    ways.hear(WREN)
    await phone.settle()
    assert any(FOUND in text for text in phone.texts())
    ways.hear()
    await phone.settle()
    assert not any(FOUND in text for text in phone.texts())
    ways.hear(WREN)
    await phone.settle()
    await phone.tap(FOUND)
    assert ways.asked == [("look", LINK)]
    assert "Sit down" in phone.texts()
    await phone.tap("Another table")
    assert "Join a table" in phone.texts()


async def test_what_is_typed_leads_to_its_door() -> None:
    ways = Laid(porch=porch())
    phone = await arrived(ways)
    assert phone.button("Go to the table").disabled
    await phone.write(link_field(phone), "wren")
    assert link_field(phone).max_length in (None, LONGEST_LINK)
    await phone.tap("Go to the table")
    assert ways.asked == [("look", "wren")]


async def test_a_link_that_opened_it_is_followed_at_once() -> None:
    ways = Laid(porch=porch())
    phone = await arrived(ways, LINK)
    assert ways.asked == [("look", LINK)]
    assert "Sit down" in phone.texts()


@pytest.mark.parametrize("tapped", ["Host a table here", "Back to my seat: Emergence"])
async def test_hosting_and_the_way_back(tapped: str) -> None:
    ways = Laid(seat=Held())
    phone = await arrived(ways)
    await phone.tap(tapped)
    assert ways.asked == [("back",) if "Back" in tapped else ("host",)]


async def test_a_seat_without_a_name_has_a_way_back_too() -> None:
    assert "Back to my seat" in (await arrived(Laid(seat=Held("")))).texts()
    assert "Back to my seat" not in (await arrived(Laid())).texts()


async def test_why_not_is_said_and_everything_can_be_tried_again() -> None:
    ways = Laid(no="door.unreachable")
    phone = await arrived(ways, LINK)
    assert any("No host answers at 10.0.0.1" in text for text in phone.texts())
    ways.no = "app.no_host"
    await phone.tap("Host a table here")
    assert any("cannot host now" in text for text in phone.texts())
    await phone.tap("Close")
    assert not any("cannot host now" in text for text in phone.texts())
    ways.no = ""
    await phone.tap("Host a table here")
    assert ways.asked[-1] == ("host",)


async def test_an_app_that_cannot_host_again_says_so_at_its_start() -> None:
    phone = await arrived(Laid(), no=refused(Rejection("app.occupied"), {}))
    assert any("hosts already" in text for text in phone.texts())


@pytest.mark.parametrize("size", SIZES)
async def test_it_is_drawn_at_every_size_with_long_names(size: tuple[int, int]) -> None:
    ways = Laid(seat=Held(LONG), heard=(WREN,) * 3)
    phone = await arrived(ways, size=size)
    assert phone.no_numbers() == []
    assert f"Back to my seat: {LONG}" in phone.texts()
