"""Guessing at the door: guesses are slowed down, whoever knows the table never is."""

from __future__ import annotations

import httpx
import pytest

from companion.net.doorstate import SECRET_HEADER
from companion.net.throttle import FREE_GUESSES, LONGEST_LINE, Throttle
from companion.table.table import Table
from tests.net.house import House
from tests.net.test_door import door, join
from tests.net.test_throttle import Waiting


@pytest.fixture
def at() -> Waiting:
    return Waiting()


@pytest.fixture
def house(at: Waiting) -> House:
    return House(throttle=Throttle(at.time, at.sleep))


@pytest.fixture
async def table(house: House) -> Table:
    return await house.table()


async def guess(http: httpx.AsyncClient, times: int) -> None:
    for number in range(times):
        answer = await http.get(f"/j/QQ{number:02}/state")
        assert (answer.status_code, answer.json()["code"]) == (404, "door.unknown_code")


async def test_twenty_wrong_codes_slow_one_address_down(house: House, table: Table, at: Waiting) -> None:
    async with house.http("10.0.0.66") as guesser, house.http("10.0.0.8") as other:
        await guess(guesser, FREE_GUESSES)
        assert at.waits == []
        await guess(guesser, 4)
        assert at.waits == [1, 2, 4]
        assert (await guesser.post("/tables", json={"game": "pebble"})).status_code == 429
        assert (await other.get("/j/QQQQ/state")).status_code == 404
        assert len(at.waits) == 3


async def test_a_right_code_behind_a_guessers_address_waits_like_a_wrong_one(
    house: House, table: Table, at: Waiting
) -> None:
    """A quicker answer, or any answer at all, would tell a guesser which word it is."""
    async with house.http("10.0.0.66") as eve, house.http("10.0.0.66") as bo:
        await guess(eve, FREE_GUESSES + 3)
        assert (await bo.get(door(table, "/state"))).status_code == 200
        assert at.waits == [1, 2, 4]
    at.time.now -= LONGEST_LINE + 5
    for path in (door(table, "/state"), "/j/QQQQ/state", door(table), "/j/QQQQ"):
        async with house.http("10.0.0.66") as cy:
            slow = await cy.get(path)
        assert slow.status_code == 429
        assert int(slow.headers["retry-after"]) > LONGEST_LINE


async def test_a_page_comes_at_once_and_waits_by_itself(house: House, table: Table, at: Waiting) -> None:
    """Who scanned the code must not look at nothing while others guess."""
    async with house.http("10.0.0.66") as eve, house.http("10.0.0.66") as bo:
        await guess(eve, FREE_GUESSES + 1)
        for path in ("/j/QQQQ", door(table)):
            page = await bo.get(path)
            assert page.status_code == 429
            assert f'"wait":{page.headers["retry-after"]}' in page.text
            assert "goes on by itself" in page.text
        assert at.waits == []
        assert (await bo.get(door(table, "/state"))).status_code == 200
        assert at.waits == [1]
        assert (await bo.get(door(table))).status_code == 200


async def test_a_family_behind_the_guessers_address_still_comes_in(
    house: House, table: Table, at: Waiting
) -> None:
    """Who scanned the code shows its secret, and is known from then on; who sits is known anyway."""
    secret = {SECRET_HEADER: table.opening.secret.value}
    async with house.http("10.0.0.66") as eve, house.http("10.0.0.66") as ann, house.http("10.0.0.66") as bo:
        await guess(eve, FREE_GUESSES + 1)
        assert (await ann.get(door(table, "/state"), headers=secret)).status_code == 200
        assert (await ann.get(door(table))).status_code == 200
        assert (await ann.get(door(table, "/state"))).status_code == 200
        assert (await join(ann, table, "Ann", "orange")).status_code == 200
        assert (await join(bo, table, "Bo", "sky")).status_code == 200
        assert (await bo.get(door(table))).status_code == 303
        wish = {"secret": table.opening.secret.value}
        assert (await eve.post(door(table, "/watch"), json=wish)).status_code == 200
        assert at.waits == []


async def test_who_found_one_table_still_waits_for_the_next(house: House, table: Table, at: Waiting) -> None:
    other = await house.hall.create("pebble")
    async with house.http("10.0.0.66") as eve:
        await eve.get(door(table))
        await guess(eve, FREE_GUESSES + 1)
        assert (await eve.get(door(table, "/state"))).status_code == 200
        assert at.waits == []
        assert (await eve.get(door(other, "/state"))).status_code == 200
        assert at.waits == [1]


async def test_guessing_the_secret_slows_down_too(house: House, table: Table) -> None:
    async with house.http("10.0.0.66") as guesser:
        answers = [await join(guesser, table, "Eve", "sky", secret=f"guess-{number}") for number in range(22)]
    assert [answer.status_code for answer in answers] == [403] * 20 + [429] * 2
