"""A served table of two, for the tests of the game socket."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from companion.net.visitor import device_of
from companion.table.table import Table
from tests.net.house import House, serving
from tests.net.pair import TOKENS
from tests.table.people import Time


@pytest.fixture
def time() -> Time:
    """Time that a test moves by hand."""
    return Time()


@pytest.fixture
async def house(time: Time) -> House:
    """A host that lives by it."""
    made = House()
    made.hall._around = replace(made.hall._around, clock=time, alarm=time)
    return made


@pytest.fixture
async def table(house: House) -> Table:
    """A table with Ann and Bo."""
    made = await house.table()
    for name, colour in (("Ann", "orange"), ("Bo", "sky")):
        await made.sit(device_of(TOKENS[name.lower()]), name, colour)
    return made


@pytest.fixture
async def address(house: House) -> AsyncIterator[str]:
    """Where it is served."""
    async with serving(house) as where:
        yield where
