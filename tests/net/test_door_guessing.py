"""Guessing at the door: wrong codes and secrets are slowed down, right ones never."""

from __future__ import annotations

import pytest

from companion.table.table import Table
from tests.net.house import House
from tests.net.test_door import door, join


@pytest.fixture
def house() -> House:
    return House()


@pytest.fixture
async def table(house: House) -> Table:
    return await house.table()


async def test_twenty_wrong_codes_slow_one_address_down(house: House, table: Table) -> None:
    async with house.http("10.0.0.66") as guesser, house.http("10.0.0.8") as other:
        for number in range(20):
            answer = await guesser.get(f"/j/QQ{number:02}/state")
            assert (answer.status_code, answer.json()["code"]) == (404, "door.unknown_code")
        slow = await guesser.get("/j/QQQQ/state")
        assert (slow.status_code, slow.json()["code"]) == (429, "door.slow_down")
        assert int(slow.headers["retry-after"]) >= 1
        assert (await guesser.get("/j/QQQQ")).status_code == 429
        assert (await guesser.post("/tables", json={"game": "pebble"})).status_code == 429
        assert (await other.get("/j/QQQQ/state")).status_code == 404


async def test_a_family_behind_the_guessers_address_still_comes_in(house: House, table: Table) -> None:
    """Wrong codes and secrets slow down wrong ones; the right ones are answered as ever."""
    async with house.http("10.0.0.66") as eve, house.http("10.0.0.66") as ann:
        for number in range(25):
            await eve.get(f"/j/QQ{number:02}/state")
        assert (await ann.get(door(table))).status_code == 200
        assert (await ann.get(door(table, "/state"))).status_code == 200
        assert (await join(ann, table, "Ann", "orange")).status_code == 200


async def test_guessing_the_secret_slows_down_too(house: House, table: Table) -> None:
    async with house.http("10.0.0.66") as guesser:
        answers = [await join(guesser, table, "Eve", "sky", secret=f"guess-{number}") for number in range(22)]
    assert [answer.status_code for answer in answers] == [403] * 20 + [429] * 2
