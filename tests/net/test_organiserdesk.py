"""What an organiser asks for over HTTP: their key, and sheets to print."""

from __future__ import annotations

import re

from companion.net.organiser import Organiser
from companion.net.visitor import HOST_COOKIE, ORGANISER_COOKIE, HostKey
from tests.net.halls import played
from tests.net.house import KEY, House

ORGANISER = HostKey(KEY).organiser.reveal()


def test_the_organisers_key_is_not_the_hosts() -> None:
    key = HostKey(KEY)
    assert key.organiser.reveal() == ORGANISER != KEY
    assert not key.fits(ORGANISER)
    assert not key.organiser.fits(KEY)


async def test_the_link_makes_this_browser_an_organisers() -> None:
    house = House()
    async with house.http() as browser:
        answer = await browser.get(f"/organise/{ORGANISER}")
        assert (answer.status_code, answer.headers["location"]) == (303, "/organiser")
        assert browser.cookies[ORGANISER_COOKIE] == ORGANISER
        assert HOST_COOKIE not in browser.cookies
        table = await browser.post("/tables", json={"game": "pebble"})
        assert table.status_code == 403, "an organiser is no host"


async def test_a_link_from_another_host_leads_to_its_table() -> None:
    async with House().http() as browser:
        for table, to in (("a1b2", "/organiser/table/a1b2"), ("../x", "/organiser"), ("ä", "/organiser")):
            answer = await browser.get(f"/organise/{ORGANISER}", params={"table": table})
            assert answer.headers["location"] == to


async def test_a_wrong_key_leads_to_the_door() -> None:
    async with House().http() as browser:
        for key in ("wrong", KEY):
            answer = await browser.get(f"/organise/{key}")
            assert (answer.status_code, answer.headers["location"]) == (303, "/")
        assert ORGANISER_COOKIE not in browser.cookies


async def test_sheets_are_printed_for_tables_in_their_lobby() -> None:
    house = House()
    organiser = Organiser(house.hall)
    await organiser.begin()
    one, two = await organiser.open_batch("pebble", {}, 2, 3)
    running = await played(house.hall, "Ann", "Bo")
    async with house.http() as browser:
        assert (await browser.get("/organiser/sheets")).status_code == 303
        await browser.get(f"/organise/{ORGANISER}")
        page = (await browser.get("/organiser/sheets")).text
        assert page.count('class="sheet"') == page.count("<svg") == 2
        assert "for 3 people" in page
        assert running.opening.code not in page
        assert re.findall(r'class="code">(\w+)<', page) == [
            house.hall.table(one).opening.code,
            house.hall.table(two).opening.code,
        ]
        only = (await browser.get("/organiser/sheets", params={"tables": running.id})).text
        assert running.opening.code in only
        assert only.count('class="sheet"') == 1


async def test_a_table_name_cannot_bring_its_own_html() -> None:
    house = House()
    await Organiser(house.hall).open_batch("pebble", {}, 1, 0)
    async with house.http() as browser:
        await browser.get(f"/organise/{ORGANISER}")
        answer = await browser.get("/organiser/sheets")
        assert "Your table" in answer.text
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
