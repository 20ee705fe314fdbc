"""Whoever asks for a table of another host of the venue is sent there; what is ours or nowhere is not."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.asyncio.client import connect

from companion.net.socketlink import SocketLink
from companion.net.throttle import FREE_GUESSES, Throttle
from companion.net.visitor import device_of
from companion.net.wire import Hello
from companion.table.journal import JournalAway
from companion.table.owners import Living, Owned
from tests.net.house import House, serving
from tests.net.test_door_guessing import guess
from tests.net.test_throttle import Waiting
from tests.table.pebble import GAME

THERE = "http://10.0.0.2:8550"
PAGE = {"accept": "text/html,application/xhtml+xml"}


class Known:
    """Who plays on with which table, as a test says."""

    def __init__(self) -> None:
        self.tables = {"far": THERE, "ours": "http://10.0.0.1:8550"}
        self.codes = {"FROG": THERE}
        self.is_away = False

    async def where(self, *, table: str = "", code: str = "") -> str:
        """As written above."""
        if self.is_away:
            raise JournalAway("no route")
        return self.tables.get(table, "") or self.codes.get(code, "")

    async def beat(self) -> bool:
        """We live."""
        return True

    async def rejoin(self) -> None:
        """It never has to."""

    async def living(self) -> tuple[Living, ...]:
        """Nobody else."""
        return ()

    async def fence(self, dead: Living) -> bool:
        """Nobody."""
        return False

    async def claim(self, most: int) -> tuple[Owned, ...]:
        """Nothing."""
        return ()

    async def addresses(self) -> tuple[str, ...]:
        """Where the hosts are."""
        return (THERE,)

    async def hand_over(self, table: str) -> bool:
        """Nobody has fewer."""
        return False

    async def leave(self) -> None:
        """Nothing is kept."""


@pytest.fixture
def known() -> Known:
    return Known()


@pytest.fixture
def house(known: Known) -> House:
    return House(owners=known)


@pytest.mark.parametrize(
    "path", ["/j/FROG", "/j/frog?more=1", "/seat/far?seat=ann", "/table/far", "/screen/far/key"]
)
async def test_a_page_is_redirected_with_its_question(house: House, path: str) -> None:
    async with house.http() as browser:
        answer = await browser.get(path, headers=PAGE)
    assert (answer.status_code, answer.headers["location"]) == (303, THERE + path)


@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", "/j/FROG"), ("GET", "/j/FROG/state"), ("POST", "/tables/far/start"), ("GET", "/table/far/log")],
)
async def test_a_call_is_told_where_to_go(house: House, method: str, path: str) -> None:
    async with house.http() as browser:
        answer = await browser.request(method, path, json={} if method == "POST" else None)
    assert answer.status_code == 409
    assert (answer.json()["code"], answer.json()["facts"]["go"]) == ("table.elsewhere", THERE)


async def test_what_is_here_or_nowhere_is_answered_as_ever(house: House, known: Known) -> None:
    table = await house.table()
    known.tables[table.id] = known.codes[table.opening.code] = THERE
    async with house.http() as browser:
        assert (await browser.get(f"/j/{table.opening.code}", headers=PAGE)).status_code == 200, (
            "it stands here"
        )
        assert (await browser.get("/j/ZZZZ", headers=PAGE)).status_code == 404
        assert (await browser.get("/table/ours/log")).status_code == 404, "it does not stand yet: no circle"
        known.is_away = True
        assert (await browser.get("/j/FROG", headers=PAGE)).status_code == 404, "nobody can say"


async def test_a_code_of_another_host_is_guessed_no_faster_than_one_of_ours(known: Known) -> None:
    """It was looked up before the door counted anything, and a right one was told by where it led."""
    at = Waiting()
    house = House(owners=known, throttle=Throttle(at.time, at.sleep))
    async with house.http("10.0.0.66") as eve, house.http("10.0.0.8") as other:
        await guess(eve, FREE_GUESSES + 2)
        assert at.waits == [1]
        for path in ("/j/QQQQ", "/j/FROG"):
            assert (await eve.get(path, headers=PAGE)).status_code == 429
        assert (await eve.get("/j/FROG/state")).status_code == 409
        assert at.waits == [1, 2]
        assert (await other.get("/j/FROG", headers=PAGE)).status_code == 303


async def test_where_a_table_is_played_on_with(house: House) -> None:
    table = await house.table()
    async with house.http() as browser:
        asked = {
            name: (await browser.get(f"/where/{name}")).json()["go"]
            for name in (table.id, "far", "ours", "no")
        }
    assert asked == {table.id: house.hall.address, "far": THERE, "ours": "", "no": ""}


async def test_without_a_venue_nothing_is_elsewhere() -> None:
    async with House().http() as browser:
        assert (await browser.get("/where/far")).json() == {"go": "", "here": False, "hosts": []}
        assert (await browser.get("/j/FROG", headers=PAGE)).status_code == 404


async def test_a_game_socket_hears_where_its_table_is(house: House) -> None:
    async with serving(house) as address, connect(f"ws://{address}/table/far/ws") as phone:
        bye = json.loads(await phone.recv())
    assert (bye["t"], bye["code"], bye["go"]) == ("bye", "table.elsewhere", THERE)
    assert bye["say"]


async def test_an_app_follows_its_table(house: House, known: Known) -> None:
    there = House()
    table = await there.table()
    seat = await table.sit(device_of("a1" * 16), "Ann", "orange")
    async with serving(house) as here, serving(there) as address:
        known.tables[table.id] = f"http://{address}"
        link = SocketLink(f"http://{here}", table.id, (GAME,), Hello(token="a1" * 16), wait=at_once)
        await asyncio.wait_for(link.open(), 20)
        assert link.frame.table.my_seat == seat
        link.close()


async def at_once(_seconds: float) -> None:
    """Nobody waits."""
