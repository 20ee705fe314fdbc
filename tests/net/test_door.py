"""The way in over HTTP: secrets, codes, knocks, seats that come back."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from companion.kernel.seat import Seat
from companion.net.visitor import device_of
from companion.table.presence import Watcher
from companion.table.table import Table
from tests.net.house import House


@pytest.fixture
def house() -> House:
    return House()


@pytest.fixture
async def table(house: House) -> Table:
    return await house.table()


def door(table: Table, more: str = "") -> str:
    return f"/j/{table.opening.code}{more}"


async def join(http: httpx.AsyncClient, table: Table, name: str, colour: str, **more: Any) -> httpx.Response:
    wish = {"secret": table.opening.secret.value, "name": name, "colour": colour, **more}
    return await http.post(door(table), json=wish)


async def admit(table: Table, knock: str, *, let_in: bool = True) -> None:
    host = Watcher(device="laptop", is_host=True)
    await table.act(host, {"do": "admit", "knock": knock, "let_in": let_in})


async def start(table: Table) -> None:
    await table.act(Watcher(device="laptop", is_host=True), {"do": "start"})


async def test_the_secret_opens_at_once(house: House, table: Table) -> None:
    async with house.http() as http:
        answer = await join(http, table, "Ann", "orange")
        body = answer.json()
        assert answer.status_code == 200
        assert (body["table"], body["seat"]) == (table.id, "ann")
        assert body["go"] == f"/seat/{table.id}?seat=ann"
        assert len(bytes.fromhex(body["token"])) == 16, "128 bits"
        assert table.setting.held_by(device_of(body["token"])) == ("ann",)
        assert answer.headers["cache-control"] == "no-store"
        cookie = answer.headers["set-cookie"]
        for flag in ("HttpOnly", "SameSite=strict", "Path=/", "Max-Age="):
            assert flag in cookie
        page = await http.get(door(table))
        assert (page.status_code, page.headers["location"]) == (303, f"/seat/{table.id}")
        more = await http.get(door(table) + "?more=1")
        assert more.status_code == 200


async def test_over_https_the_cookie_is_for_https() -> None:
    house = House(is_secure=True)
    async with house.http() as http:
        answer = await join(http, await house.table(), "Ann", "orange")
        assert "Secure" in answer.headers["set-cookie"]


async def test_a_wrong_secret_is_refused(house: House, table: Table) -> None:
    async with house.http() as http:
        for wrong in ("x", table.opening.secret.value[:-1], table.opening.secret.value + "é"):
            answer = await join(http, table, "Ann", "orange", secret=wrong)
            assert (answer.status_code, answer.json()["code"]) == (403, "door.wrong_secret")
            assert answer.json()["say"].endswith((".", "!"))
            assert "set-cookie" not in answer.headers
    assert table.setting.seats == ()


async def test_a_typed_code_needs_the_hosts_tap(house: House, table: Table) -> None:
    async with house.http() as http, house.http("10.0.0.8") as other:
        answer = await join(http, table, "Kit", "green", secret="")
        assert answer.status_code == 202
        knock = door(table, f"/knock/{answer.json()['knock']}")
        assert (await http.get(knock)).json() == {"state": "waiting", "go": ""}
        assert (await other.get(knock)).status_code == 409, "only who knocked is answered"
        await admit(table, answer.json()["knock"])
        assert (await http.get(knock)).json() == {"state": "in", "go": f"/seat/{table.id}?seat=kit"}
        assert (await http.get(door(table))).status_code == 303


async def test_a_knock_that_is_turned_away(house: House, table: Table) -> None:
    async with house.http() as http:
        answer = await join(http, table, "Kit", "green", secret="")
        await admit(table, answer.json()["knock"], let_in=False)
        assert (await http.get(door(table, f"/knock/{answer.json()['knock']}"))).json()["state"] == "no"
        gone = await http.get(door(table, "/knock/0000"))
        assert (gone.status_code, gone.json()["code"]) == (409, "table.knock_gone")
    assert table.setting.seats == ()


async def test_names_and_colours_are_checked(house: House, table: Table) -> None:
    async with house.http() as ann, house.http() as bo:
        await join(ann, table, "Ann", "orange")
        for name, colour, code in (
            ("ANN", "sky", "table.name_taken"),
            ("Bo", "orange", "table.colour_taken"),
            ("Bo", "mauve", "table.colour_unknown"),
            ("", "sky", "table.name_missing"),
        ):
            answer = await join(bo, table, name, colour)
            assert (answer.status_code, answer.json()["code"]) == (409, code)
            assert len(answer.json()["say"]) > 10
            knocked = await join(bo, table, name, colour, secret="")
            assert knocked.json()["code"] == code, "and no host is asked for what cannot be"


async def test_a_full_table_a_running_game_and_one_that_is_over(house: House, table: Table) -> None:
    for name, colour in zip(("Ann", "Bo", "Chi", "Dee"), table.game.card.colours, strict=True):
        async with house.http() as http:
            assert (await join(http, table, name, colour)).status_code == 200
    async with house.http() as http:
        assert (await http.get(door(table, "/state"))).json()["stage"] == "full"
        for secret in (table.opening.secret.value, ""):
            assert (await join(http, table, "Eli", "rose", secret=secret)).json()["code"] == "table.full"
        await start(table)
        assert (await http.get(door(table, "/state"))).json()["stage"] == "playing"
        for secret in (table.opening.secret.value, ""):
            answer = await join(http, table, "Eli", "rose", secret=secret)
            assert answer.json()["code"] == "table.already_playing"
        ann = Watcher(device=next(iter(table.setting.place(Seat("ann")).devices)), seat=Seat("ann"))
        table.watch(ann)
        await table.act(ann, {"do": "finish", "winner": "ann"})
        assert (await http.get(door(table, "/state"))).json()["stage"] == "over"
        for secret in (table.opening.secret.value, ""):
            assert (await join(http, table, "Eli", "rose", secret=secret)).json()["code"] == "table.over"


async def test_watching_needs_the_secret(house: House, table: Table) -> None:
    async with house.http() as http:
        assert (await http.post(door(table, "/watch"), json={"secret": ""})).status_code == 403
        assert (await http.post(door(table, "/watch"), json={"secret": "x"})).status_code == 403
        answer = await http.post(door(table, "/watch"), json={"secret": table.opening.secret.value})
        assert answer.json()["go"] == f"/screen/{table.id}/{table.opening.screen.value}"


async def test_taking_a_seat_back(house: House, table: Table) -> None:
    async with house.http() as ann, house.http() as bo:
        token = (await join(ann, table, "Ann", "orange")).json()["token"]
        await join(bo, table, "Bo", "sky")
    await start(table)
    back = {"name": "", "colour": "", "seat": "ann"}
    async with house.http() as http:
        alive = Watcher(device=device_of(token), seat=Seat("ann"))
        table.watch(alive)
        for secret in (table.opening.secret.value, ""):
            answer = await join(http, table, **back, secret=secret)
            assert (answer.status_code, answer.json()["code"]) == (409, "table.seat_taken")
        table.unwatch(alive)
        away = await join(http, table, **back)
        assert away.status_code == 202, "a phone that is only away: the host has to tap"
        await admit(table, away.json()["knock"])
        assert (await http.get(door(table, f"/knock/{away.json()['knock']}"))).json()["state"] == "in"
        assert (await join(http, table, **back)).json()["seat"] == "ann", "it is this phone's seat now"
    await table.act(Watcher(device="laptop", is_host=True), {"do": "free_seat", "seat": "ann"})
    async with house.http() as http:
        for secret in ("", table.opening.secret.value):
            knocked = await join(http, table, **back, secret=secret)
            assert knocked.status_code == 202, "a free seat is given by the host's tap, with the link too"
        await admit(table, knocked.json()["knock"])
        assert (await join(http, table, **back)).json()["seat"] == "ann"
        assert (await join(http, table, "", "", seat="nobody")).json()["code"] == "table.no_such_seat"


async def test_a_player_with_the_link_cannot_slip_into_a_freed_seat(house: House, table: Table) -> None:
    """A freed seat could be taken for a moment by anybody who knew the link: its card was read."""
    async with house.http() as ann, house.http() as bo:
        await join(ann, table, "Ann", "orange")
        await join(bo, table, "Bo", "sky")
        await start(table)
        host = Watcher(device="laptop", is_host=True)
        await table.act(host, {"do": "free_seat", "seat": "ann"})
        wish = {"name": "", "colour": "", "seat": "ann"}
        slipped = await join(bo, table, **wish)
        assert (slipped.status_code, slipped.json()["code"]) == (409, "table.sits_already")
        await table.act(host, {"do": "share_phone", "seat": "bo"})
        assert (await join(bo, table, **wish)).status_code == 202, "passed around: the host still taps"


async def test_a_seat_on_paper_is_given_only_by_the_host(house: House, table: Table) -> None:
    host = Watcher(device="laptop", is_host=True)
    await table.act(host, {"do": "add_paper_seat", "name": "Pip", "colour": "rose"})
    async with house.http() as http:
        answer = await join(http, table, "", "", seat="pip")
        assert answer.status_code == 202
        await admit(table, answer.json()["knock"])
    assert table.setting.place(Seat("pip")).is_paper is False


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://10.0.0.1:9999", "http://10.0.0.1", "https://10.0.0.1:8550"],
)
async def test_another_sites_page_cannot_join(house: House, table: Table, origin: str) -> None:
    async with house.http(headers={"origin": origin}) as http:
        answer = await join(http, table, "Ann", "orange")
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers
    async with house.http(headers={"origin": "http://10.0.0.1:8550"}) as http:
        assert (await join(http, table, "Ann", "orange")).status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"not json", id="not JSON"),
        pytest.param(b"[]", id="a list"),
        pytest.param(b"null", id="null"),
        pytest.param(b'{"name": 7, "secret": "x"}', id="a number for a name"),
        pytest.param(b'{"name": "Ann", "admin": true}', id="an unknown key"),
        pytest.param(b'{"name": "' + b"x" * 1_000_000 + b'"}', id="1 MB"),
        pytest.param(b'{"name": "' + b"x" * 100 + b'"}', id="a long name"),
        pytest.param(b'{"seat": "../../etc/passwd"}', id="a path for a seat"),
        pytest.param(b'{"name": "\\ud800"}', id="half a character"),
        pytest.param(b"\xff\xfe{}", id="no text"),
        pytest.param(b"[" * 100_000, id="deep"),
        pytest.param(b'{"secret": ' + b"9" * 5000 + b"}", id="a number of 5000 digits"),
    ],
)
async def test_bad_bodies_are_refused_in_words(house: House, table: Table, body: bytes) -> None:
    before = table.rev
    async with house.http() as http:
        for path in (door(table), door(table, "/watch")):
            answer = await http.post(path, content=body)
            assert 400 <= answer.status_code < 500
            assert set(answer.json()) == {"code", "say", "facts"}
            assert len(answer.json()["say"]) > 10
            assert "Traceback" not in answer.text
    assert (table.setting.seats, table.rev) == ((), before)


async def test_a_cookie_that_is_none_of_ours_is_replaced(house: House, table: Table) -> None:
    for strange in ("x" * 3000, "ann", '"\\303"', "<script>"):
        async with house.http(headers={"cookie": f"companion_device={strange}"}) as http:
            answer = await http.get("/seat/nothing")
            assert answer.status_code == 200
            wish = {"secret": "wrong", "name": "Ann", "colour": "orange"}
            assert (await http.post(door(table), json=wish)).status_code == 403
    async with house.http(headers={"cookie": "companion_device=ann"}) as http:
        answer = await join(http, table, "Ann", "orange")
        assert len(answer.json()["token"]) == 32, "a token too short to be secret is not taken"


async def test_what_a_stranger_may_know(house: House, table: Table) -> None:
    async with house.http() as ann, house.http() as stranger:
        token = (await join(ann, table, "Ann", "orange")).json()["token"]
        for path in (door(table), door(table, "/state"), "/", "/j", f"/seat/{table.id}"):
            text = (await stranger.get(path)).text
            for secret in (
                token,
                device_of(token),
                table.opening.secret.value,
                table.opening.screen.value,
                table._dealing.draw.secret,
            ):
                assert secret not in text
        for path in (f"/table/{table.id}/log", f"/table/{table.id}/proof"):
            assert (await stranger.get(path)).status_code == 404


async def test_a_typed_code_is_led_to_its_door(house: House) -> None:
    async with house.http() as http:
        answer = await http.get("/j", params={"code": " wr-en "})
        assert answer.headers["location"] == "/j/WREN"
        answer = await http.get("/j", params={"code": "../../host/x?y=<script>"})
        assert answer.headers["location"].startswith("/j/")
        assert answer.headers["location"][3:].isalnum()
        unknown = await http.get("/j/NOPE")
        assert unknown.status_code == 404
        assert "text/html" in unknown.headers["content-type"]
