"""Behind one address for all hosts each is below `/n/<slot>/`: pages are led there, the rest follows."""

from __future__ import annotations

import pytest

from companion.net.client import Whereabouts, patched
from companion.net.oneorigin import root_of
from companion.net.visitor import HOST_COOKIE
from tests.net.house import KEY, House
from tests.net.test_elsewhere import PAGE, THERE, Known


@pytest.fixture
def house() -> House:
    return House(owners=Known(), root=root_of("a"))


@pytest.mark.parametrize("path", ["/organiser?a=1", "/n/b/organiser?a=1", "/n/b/j/NOBODY?a=1"])
async def test_a_page_is_led_below_the_host_that_answers(house: House, path: str) -> None:
    async with house.http() as browser:
        answer = await browser.get(path, headers=PAGE)
    below = path.removeprefix("/n/b")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/n/a{below}")


async def test_below_it_everything_is_as_without(house: House) -> None:
    table = await house.table()
    async with house.http() as browser:
        door = await browser.get(f"/n/a/j/{table.opening.code}", headers=PAGE)
        assert door.status_code == 200
        state = await browser.get(f"/n/a/j/{table.opening.code}/state")
        assert state.json()["table"] == table.id
        call = await browser.get(f"/j/{table.opening.code}/state")
        assert call.json() == state.json(), "it need not be led anywhere"


async def test_where_a_page_is_sent_is_below_too(house: House) -> None:
    async with house.http() as browser:
        answer = await browser.get(f"/n/a/host/{KEY}", headers=PAGE)
        assert answer.headers["location"] == "/n/a/"
        assert HOST_COOKIE in answer.headers["set-cookie"]
        there = await browser.get("/n/a/seat/far", headers=PAGE)
        assert there.headers["location"] == f"{THERE}/seat/far", "another host is named whole"


async def test_a_table_is_ours_by_our_whole_address(house: House) -> None:
    table = await house.table()
    async with house.http() as browser:
        assert (await browser.get(f"/where/{table.id}")).json()["go"] == "http://10.0.0.1:8550/n/a"


async def test_without_a_proxy_such_a_path_is_like_any_other() -> None:
    async with House().http() as browser:
        assert (await browser.get("/n/a/j", headers=PAGE)).status_code == 200, "the app's own page"
        assert (await browser.get("/j", headers=PAGE)).status_code == 200


def test_the_page_knows_where_it_is() -> None:
    index = '<base href="[[root]]">[[settings]][[companion]]'
    page = patched(index, "key", {}, Whereabouts(is_shared=True, root="/n/a"))
    assert '<base href="/n/a/">' in page
    assert '"webSocketEndpoint": "/n/a/ws"' in page
    assert '"root": "/n/a"' in page
    assert '"base": "/c/key/"' in page, "files have the same names at all hosts"
    assert '<base href="/">' in patched(index, "key", {})
