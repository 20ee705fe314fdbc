"""What the host may do over HTTP, and nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from companion.kernel.seat import Seat
from companion.net.visitor import device_of
from companion.table.actions import Start
from companion.table.presence import Watcher
from tests.net.house import KEY, House

BEARER = {"authorization": f"Bearer {KEY}"}


@pytest.fixture
def house() -> House:
    return House()


async def seated(house: House) -> tuple[Any, list[str]]:
    """A table with two people; their tokens."""
    table = await house.table()
    tokens = []
    for name, colour in (("Ann", "orange"), ("Bo", "sky")):
        async with house.http() as http:
            wish = {"secret": table.opening.secret.value, "name": name, "colour": colour}
            tokens.append((await http.post(f"/j/{table.opening.code}", json=wish)).json()["token"])
    return table, tokens


async def test_a_table_is_opened_with_the_key(house: House) -> None:
    async with house.http() as http:
        answer = await http.post("/tables", json={"game": "pebble", "options": {"most": 3}}, headers=BEARER)
        assert answer.status_code == 201
        body = answer.json()
        assert set(body) == {"table", "code", "secret", "screen"}
        table = house.hall.table(body["table"])
        assert table.setting.options["most"] == 3
        assert (body["secret"], body["screen"]) == (table.opening.secret.value, table.opening.screen.value)


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"authorization": "Bearer wrong"},
        {"authorization": f"Basic {KEY}"},
        {"authorization": "Bearer "},
        {"cookie": "companion_host=wrong"},
        {"cookie": f"companion_host={KEY}", "origin": "http://evil.example"},
        {"cookie": f"companion_device={KEY}"},
    ],
    ids=lambda headers: str(headers) or "nothing",
)
async def test_nothing_without_the_key(house: House, headers: dict[str, str]) -> None:
    table, _ = await seated(house)
    before = table.rev
    async with house.http(headers=headers) as http:
        for path, body in (
            ("/tables", {"game": "pebble"}),
            (f"/tables/{table.id}/start", {}),
            (f"/tables/{table.id}/end", {}),
            (f"/tables/{table.id}/kick", {"seat": "ann"}),
            (f"/tables/{table.id}/free", {"seat": "ann"}),
            ("/tables/nothing/start", {}),
        ):
            answer = await http.post(path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "door.host_only")
            assert len(answer.json()["say"]) > 10
    assert (table.rev, len(house.hall.tables)) == (before, 1)


async def test_start_kick_free_end(house: House) -> None:
    table, _ = await seated(house)
    async with house.http(headers=BEARER) as http:
        path = f"/tables/{table.id}"
        assert (await http.post(f"{path}/kick", json={"seat": "bo"})).status_code == 200
        assert (await http.post(f"{path}/start", json={})).json()["code"] == "table.wrong_number"
        await table.sit("phone-Chi", "Chi", "green")
        answer = await http.post(f"{path}/start", json={})
        assert answer.json() == {"table": table.id, "rev": table.rev}
        assert table.stage == "playing"
        assert (await http.post(f"{path}/free", json={"seat": "ann"})).status_code == 200
        assert (await http.post(f"{path}/free", json={"seat": "nobody"})).status_code == 404
        assert (await http.post(f"{path}/end")).status_code == 200
        assert (await http.post(f"{path}/start")).json()["code"] == "table.ended"
        assert (await http.post(f"{path}/carry_on")).status_code == 200
        assert table.stage == "playing"
        assert (await http.post("/tables/nothing/start")).status_code == 404


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("fly", b"{}"),
        ("start", b'{"now": true}'),
        ("kick", b"{}"),
        ("kick", b'{"seat": ["ann"]}'),
        ("free", b"nonsense"),
        ("free", b'{"seat": "' + b"x" * 1_000_000 + b'"}'),
    ],
)
async def test_bad_requests_change_nothing(house: House, what: str, body: bytes) -> None:
    table, _ = await seated(house)
    before = table.rev
    async with house.http(headers=BEARER) as http:
        answer = await http.post(f"/tables/{table.id}/{what}", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "door.bad_request")
    assert table.rev == before


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": "pebble", "options": {"most": "many"}},
        {"game": "pebble", "options": []},
        {"game": "pebble", "extra": 1},
        {"game": 7},
        {},
    ],
    ids=str,
)
async def test_a_table_that_cannot_be(house: House, wish: dict[str, Any]) -> None:
    async with house.http(headers=BEARER) as http:
        answer = await http.post("/tables", json=wish)
        assert 400 <= answer.status_code < 500
        assert answer.json()["say"]
    assert house.hall.tables == ()


async def test_the_private_link_makes_a_browser_the_hosts(house: House) -> None:
    async with house.http() as http:
        wrong = await http.get("/host/nonsense")
        assert (wrong.status_code, wrong.headers["location"]) == (303, "/")
        assert "set-cookie" not in wrong.headers
        answer = await http.get(f"/host/{KEY}")
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
        cookies = answer.headers.get_list("set-cookie")
        assert {cookie.partition("=")[0] for cookie in cookies} == {"companion_host", "companion_device"}
        for cookie in cookies:
            assert all(flag in cookie for flag in ("HttpOnly", "SameSite=strict", "Path=/"))
        assert (await http.post("/tables", json={"game": "pebble"})).status_code == 201
        evil = {"origin": "http://evil.example"}
        assert (await http.post("/tables", json={"game": "pebble"}, headers=evil)).status_code == 403


async def test_guessing_the_key_slows_down(house: House) -> None:
    async with house.http("10.0.0.66") as guesser, house.http() as other:
        for number in range(20):
            await guesser.get(f"/host/guess-{number}")
        assert (await guesser.post("/tables", json={"game": "pebble"})).status_code == 429
        assert (await guesser.post("/tables", json={"game": "pebble"}, headers=BEARER)).status_code == 201
        assert "set-cookie" in (await other.get(f"/host/{KEY}")).headers


async def test_the_log_and_the_proof_are_for_those_who_sit_there(house: House) -> None:
    table, tokens = await seated(house)
    log, proof = f"/table/{table.id}/log", f"/table/{table.id}/proof"
    async with house.http() as http:
        for path in (log, proof, "/table/nothing/log"):
            assert (await http.get(path)).status_code == 404
            wrong = await http.get(path, headers={"authorization": "Bearer wrong"})
            assert wrong.status_code == 404
        mine = {"authorization": f"Bearer {tokens[0]}"}
        lines = (await http.get(log, headers=mine)).json()
        assert [line["line"]["code"] for line in lines] == ["table-log-sat", "table-log-sat"]
        early = await http.get(proof, headers=mine)
        assert (early.status_code, early.json()["code"]) == (409, "table.not_over")
        assert (await http.get(log, headers=BEARER)).status_code == 200
        cookie = {"cookie": f"companion_device={tokens[1]}"}
        assert (await http.get(log, headers=cookie)).status_code == 200


async def test_a_shared_screen_without_a_device_admits_nobody_else(house: House) -> None:
    table, _ = await seated(house)
    table.watch(Watcher(device=""))
    async with house.http() as http:
        assert (await http.get(f"/table/{table.id}/log")).status_code == 404


async def test_a_page_that_hides_covers_what_it_held(house: House) -> None:
    table, tokens = await seated(house)
    await table.host_act(Start())
    ann = Watcher(device=device_of(tokens[0]), seat=Seat("ann"))
    table.watch(ann)
    await table.act(ann, {"do": "look", "at": "card"})
    async with house.http() as http:
        assert (await http.post("/cover")).status_code == 204
        assert ann.looks_at == "card"
        assert (
            await http.post("/cover", headers={"cookie": f"companion_device={tokens[0]}"})
        ).status_code == 204
        assert ann.looks_at is None


async def test_everybody_but_the_host_finds_a_field_for_the_code(house: House) -> None:
    async with house.http() as http:
        assert "<form" in (await http.get("/")).text
        await http.get(f"/host/{KEY}")
        assert "<form" not in (await http.get("/")).text


async def test_every_page_gets_a_device_of_its_own(house: House) -> None:
    async with house.http() as one, house.http() as two:
        first, second = (await one.get("/seat/x")), (await two.get("/seat/x"))
        assert first.cookies["companion_device"] != second.cookies["companion_device"]
        assert "set-cookie" not in (await one.get("/seat/x")).headers
