"""Documents over HTTP: files for the host, one document for a share key, nothing for anybody else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.net.exchange import Exchange
from companion.net.link import Refused
from companion.net.packs import MOST_BYTES
from companion.net.shares import new_key
from tests.net.house import KEY, House
from tests.net.shelves import BOARD, GAME, board

BEARER = {"authorization": f"Bearer {KEY}"}
FILE = "/library/pebble/pebble-board-1/north.json"
PLACE = ("pebble", BOARD, "north")


@pytest.fixture
def house(tmp_path: Path) -> House:
    made = House(games=(GAME,), packs=tmp_path)
    made.hall.library.save("pebble", board())
    return made


async def test_the_host_saves_a_document_as_a_file(house: House) -> None:
    async with house.http() as http:
        answer = await http.get(FILE, headers=BEARER)
        cookie = await http.get(FILE, headers={"cookie": f"companion_host={KEY}"})
    assert answer.json() == cookie.json() == board()
    assert answer.headers["content-disposition"] == 'attachment; filename="pebble-board-1--north.json"'
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", FILE),
        ("GET", "/library/pebble/pebble-board-1/nothing.json"),
        ("GET", "/library/chess/x/y.json"),
        ("GET", "/library.json"),
        ("POST", "/library"),
        ("PUT", "/library/tray/guess"),
    ],
)
async def test_nobody_else_learns_even_what_is_there(house: House, method: str, path: str) -> None:
    ticket = house.hall.tray.ticket()
    async with house.http() as http:
        for headers in (
            {},
            {"authorization": "Bearer wrong"},
            {"cookie": f"companion_host={KEY}", "origin": "http://evil.example"},
        ):
            answer = await http.request(method, path.replace("guess", ticket), headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "door.host_only")


async def test_what_is_not_there_is_said_to_the_host(house: House) -> None:
    async with house.http() as http:
        for path in (
            FILE.replace("north", "south"),
            FILE.replace("board", "boot"),
            FILE.replace("north", "..%2Fx"),
        ):
            answer = await http.get(path, headers=BEARER)
            assert answer.status_code in (404, 200)
            assert answer.status_code == 404 or answer.text == "<!doctype html>"
        assert (await http.get("/library/chess/x/y.json", headers=BEARER)).status_code == 404


async def test_documents_are_kept_over_http(house: House) -> None:
    async with house.http() as http:
        kept = await http.post("/library", json=board("south"), headers=BEARER)
        assert (kept.status_code, kept.json()) == (201, {"game": "pebble", "format": BOARD, "id": "south"})
        toml = 'format = "pebble-board/1"\nid = "west"\nname = "West"\n'
        assert (await http.post("/library", content=toml, headers=BEARER)).status_code == 201
        listed = (await http.get("/library.json", headers=BEARER)).json()
        assert [line["id"] for line in listed] == ["north", "south", "west"]
        bad = await http.post("/library", json={**board("Bad"), "stones": 4}, headers=BEARER)
        assert (bad.status_code, bad.json()["code"]) == (409, "library.bad_id")
        assert "stones" in bad.json()["say"], "all faults are in the sentence"
        huge = await http.post("/library", content=b" " * (MOST_BYTES + 1), headers=BEARER)
        assert (huge.status_code, huge.json()["code"]) == (413, "library.too_large")


words = (
    st.none() | st.integers() | st.floats() | st.text(max_size=9) | st.lists(st.text(max_size=3), max_size=2)
)
spoilt = st.dictionaries(st.sampled_from(["format", "id", "name", "stones", "more"]), words, max_size=4)


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(body=st.binary(max_size=60) | spoilt.map(lambda more: json.dumps({**board("x"), **more}).encode()))
def test_anything_brought_is_kept_or_refused_with_a_sentence(body: bytes, tmp_path_factory: Any) -> None:
    async def brought() -> None:
        house = House(games=(GAME,), packs=tmp_path_factory.mktemp("packs"))
        async with house.http() as http:
            answer = await http.post("/library", content=body, headers=BEARER)
            listed = (await http.get("/library.json", headers=BEARER)).json()
        assert (answer.status_code, len(listed)) in ((201, 1), (409, 0))
        assert answer.status_code == 201 or answer.json()["say"].endswith((".", ")"))

    asyncio.run(brought())


async def test_a_share_key_fetches_one_document_until_it_is_closed(house: House) -> None:
    house.hall.library.save("pebble", board("south"))
    exchange = Exchange(house.hall)
    link = exchange.share(PLACE)
    assert link == exchange.share(PLACE) == exchange.shared(PLACE)
    path = link.removeprefix("http://10.0.0.1:8550")
    async with house.http() as http:
        assert (await http.get(path)).json() == board()
        assert (await http.get(path.upper().replace("/S/", "/s/"))).json() == board()
        assert (await http.get(FILE)).status_code == 403, "the key is for the share alone"
        exchange.unshare(PLACE)
        answer = await http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "library.unknown")
        assert exchange.share(PLACE) != link


async def test_a_key_dies_with_its_document(house: House) -> None:
    exchange = Exchange(house.hall)
    path = exchange.share(PLACE).removeprefix("http://10.0.0.1:8550")
    house.hall.library.remove(*PLACE)
    async with house.http() as http:
        assert (await http.get(path)).status_code == 404
    with pytest.raises(Refused):
        exchange.share(PLACE)


async def test_guessing_share_keys_slows_the_guesser_down(house: House) -> None:
    async with house.http() as http:
        for _ in range(20):
            assert (await http.get(f"/s/{new_key()}")).status_code == 404
        assert (await http.get(f"/s/{new_key()}")).status_code == 429
    async with house.http("10.0.0.8") as other:
        assert (await other.get(f"/s/{new_key()}")).status_code == 404


async def test_a_file_comes_to_the_screen_that_asked_once(house: House) -> None:
    exchange = Exchange(house.hall)
    ticket = exchange.file_ticket()
    async with house.http() as http:
        for status in (204, 404):
            answer = await http.put(f"/library/tray/{ticket}", content="jäde".encode(), headers=BEARER)
            assert answer.status_code == status
        big = await http.put(
            f"/library/tray/{exchange.file_ticket()}", content=b"x" * (MOST_BYTES + 1), headers=BEARER
        )
        assert big.status_code == 413
    assert exchange.file_text(ticket) == "jäde"
    assert exchange.file_text(ticket) == exchange.file_text("never") == ""
