"""How somebody comes to the table: the code, the address, and the name the network knows."""

from __future__ import annotations

import pytest

from companion.ui import app
from tests.ui.frames import CannedHall, Guest
from tests.ui.phone import Phone

SIZES = ((1024, 768), (768, 1024), (1920, 1080))


@pytest.mark.parametrize("is_named", [True, False])
@pytest.mark.parametrize("size", SIZES)
async def test_the_lobby_says_the_name_beside_the_address(size: tuple[int, int], is_named: bool) -> None:
    hall = CannedHall(is_named=is_named)
    phone = Phone("/table/lobby", *size)
    await phone.open(lambda page: app.main(page, hall, Guest(is_host=True)))
    code = hall.links[0].frame.table.code.lower()
    assert (f"companion-{code}.local:8550" in phone.texts()) is is_named
