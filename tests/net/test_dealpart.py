"""The deal beside the page: what a device asks and says over HTTP, and an app over its socket."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from companion.kernel.action import Action
from companion.kernel.seat import Seat
from companion.net.dealpart import DealPart
from companion.net.remote import RemoteHall
from companion.net.socketlink import SocketLink
from companion.net.visitor import device_of
from companion.net.wire import Hello
from companion.table.actions import Cut, EndTable, OpenDeal, Start
from companion.table.checks import faults
from companion.table.device import Device
from companion.table.facts import Roster
from companion.table.presence import Watcher
from companion.table.table import Table
from companion.table.views import OpeningView
from tests.net.house import PATIENCE, House, serving
from tests.table.pebble import GAME as PEBBLE
from tests.table.people import settled
from tests.table.phones import phones, started

NAMES = (("Ann", "orange"), ("Bo", "sky"))


def token(name: str) -> dict[str, str]:
    return {"authorization": f"Bearer {name}-token"}


async def lobby(house: House) -> Table:
    table = await house.table()
    for name, colour in NAMES:
        await table.sit(device_of(f"{name}-token"), name, colour)
    return table


async def asked(http: httpx.AsyncClient, table: Table, name: str, after: int = -1, **more: str) -> Any:
    answer = await http.get(
        f"/table/{table.id}/deal", params={"after": str(after), **more}, headers=token(name)
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


async def said(http: httpx.AsyncClient, table: Table, name: str, **fields: Any) -> httpx.Response:
    return await http.post(
        f"/table/{table.id}/deal", json={"seat": name.lower(), **fields}, headers=token(name)
    )


async def test_a_whole_deal_as_the_page_script_makes_it() -> None:
    house = House()
    table = await lobby(house)
    devices = {name: Device(table.id, name.lower(), name) for name, _ in NAMES}
    async with house.http() as http:
        for at, (name, device) in enumerate(devices.items()):
            assert (await said(http, table, name, do="cut", at=17 + at)).status_code == 204
            state = await asked(http, table, name, seat=name.lower())
            assert (state["step"], state["draw"], state["cut"]) == ("cutting", 1, 17 + at)
            assert state["cuts"] == {name.lower(): 17 + at}, "nobody else's number"
            part = device.commit(state["draw"], state["seal"], state["cut"]).part
            assert (await said(http, table, name, do="cut", draw=1, part=part)).status_code == 204
        await table.host_act(Start())
        for name, device in devices.items():
            state = await asked(http, table, name)
            opening = device.open(Roster.model_validate(state["roster"]))
            fields = opening.model_dump(mode="json")
            assert (await said(http, table, name, **fields)).status_code == 204
        assert table.stage == "playing"
        words = set()
        for name, device in devices.items():
            state = await asked(http, table, name)
            assert state["step"] == "dealt"
            openings = tuple(OpeningView.model_validate(one) for one in state["openings"])
            words.add(device.see(openings, state["shuffles"]))
        assert words == {state["words"]}
        assert (await said(http, table, "Ann", do="checked", ok=True)).status_code == 409
        await table.host_act(EndTable())
        assert (await http.get(f"/table/{table.id}/proof", headers=token("Ann"))).status_code == 409
        await table.host_act(OpenDeal())
        proof = (await http.get(f"/table/{table.id}/proof", headers=token("Ann"))).text
        assert faults(proof, lambda _game: PEBBLE, state["words"]) == ()
        assert {device.check(proof, lambda _game: PEBBLE) for device in devices.values()} == {()}
        assert (await said(http, table, "Ann", do="checked", ok=True)).status_code == 204
        assert table.seal().checked == ("ann",)


async def test_news_come_at_once_and_not_before() -> None:
    house = House()
    table = await lobby(house)
    async with house.http() as http:
        state = await asked(http, table, "Ann")
        waiting = asyncio.create_task(asked(http, table, "Ann", state["n"]))
        await asyncio.sleep(0)
        assert not waiting.done()
        assert (await said(http, table, "Bo", do="cut", at=5)).status_code == 204
        newer = await asyncio.wait_for(waiting, PATIENCE)
        assert newer["n"] > state["n"]
        assert newer["missing"] == ["ann"]


async def test_a_host_that_stops_lets_nobody_wait() -> None:
    house = House()
    table = await lobby(house)
    async with house.http() as http:
        state = await asked(http, table, "Ann")
        waiting = asyncio.create_task(asked(http, table, "Ann", state["n"]))
        await asyncio.sleep(0)
        table.close()
        await asyncio.wait_for(waiting, PATIENCE)


async def test_whose_deal_it_is() -> None:
    house = House()
    table = await lobby(house)
    path = f"/table/{table.id}/deal"
    async with house.http() as http:
        assert (await http.get(path)).status_code == 204, "a stranger learns nothing"
        assert (await http.post(path, json={"do": "start"})).status_code == 404
        assert (await http.get("/table/000000000000/deal")).status_code == 404
        other = await http.post(path, json={"do": "cut", "at": 3, "seat": "bo"}, headers=token("Ann"))
        assert other.json()["code"] == "table.not_your_seat"
        assert (await said(http, table, "Ann", do="start")).json()["code"] == "table.host_only"
        assert (await said(http, table, "Ann", do="hide", number=1)).json()["code"] == "table.bad_action"
        mine = await http.get(path, params={"seat": "bo"}, headers=token("Ann"))
        assert mine.json()["code"] == "table.not_your_seat"
        foreign = {**token("Ann"), "origin": "http://elsewhere"}
        assert (await http.post(path, json={"do": "cut", "at": 3}, headers=foreign)).status_code == 403


@pytest.mark.parametrize("after", ["x", "", "1e9", "9" * 40, "--1"])
async def test_a_number_that_is_none(after: str) -> None:
    house = House()
    table = await lobby(house)
    async with house.http() as http:
        answer = await http.get(f"/table/{table.id}/deal", params={"after": after}, headers=token("Ann"))
        assert answer.status_code == 400


@pytest.mark.parametrize(
    "body",
    [
        {"do": "cut"},
        {"do": "cut", "at": 3, "part": "0" * 64, "draw": 1},
        {"do": "cut", "part": "0" * 64},
        {"do": "cut", "draw": 1, "part": "XY" * 32},
        {"do": "open", "draw": 1, "cut": 100, "bits": "0" * 32},
        {"do": "open", "draw": 1, "cut": 1, "bits": "0" * 31},
    ],
    ids=json.dumps,
)
async def test_what_is_no_word_of_the_deal(body: dict[str, Any]) -> None:
    house = House()
    table = await lobby(house)
    async with house.http() as http:
        assert (await said(http, table, "Ann", **body)).json()["code"] == "table.bad_action"


async def test_an_app_takes_part_by_itself() -> None:
    house = House()
    table = await lobby(house)
    async with serving(house) as address:
        links = [
            await SocketLink(
                f"http://{address}",
                table.id,
                (PEBBLE,),
                Hello(token=f"{name}-token", seat=Seat(name.lower())),
            ).open()
            for name, _ in NAMES
        ]
        for at, link in enumerate(links):
            await link.act(Cut(at=30 + at))
        dealing = table._dealing
        while len(dealing.draw.parts) < len(links):
            await asyncio.wait_for(dealing.later(dealing.n), PATIENCE)
        await table.host_act(Start())
        while table.stage != "playing":
            await asyncio.wait_for(links[0].changed(), PATIENCE)
        assert table.seal().given == ()
        await table.act(_ann(), {"do": "finish", "winner": "bo"})
        while len(table.seal().checked) < len(links):
            await asyncio.wait_for(links[0].changed(), PATIENCE)
        assert [(link.part.doubt, link.part.faults) for link in links] == [("", ()), ("", ())]
        for link in links:
            link.close()


def _ann() -> Watcher:
    return Watcher(device=device_of("Ann-token"), seat=Seat("ann"))


async def test_an_app_with_two_seats_opens_for_both_whichever_it_shows() -> None:
    """A link to the other seat had forgotten the bits of the first: the draw waited for ever."""
    house = House()
    table = await house.table()
    for name, colour in NAMES:
        await table.sit(device_of("Ann-token"), name, colour)
    async with serving(house) as address:
        hall = RemoteHall((PEBBLE,), f"http://{address}", "Ann-token")
        for at, (name, _) in enumerate(NAMES):
            link = await hall.link(table.id, device="", seat=Seat(name.lower()))
            await link.act(Cut(at=30 + at))
            dealing = table._dealing
            while Seat(name.lower()) not in dealing.draw.parts:
                await asyncio.wait_for(dealing.later(dealing.n), PATIENCE)
            if name == "Ann":
                link.close()
        await table.host_act(Start())
        while table.stage != "playing":
            await asyncio.wait_for(link.changed(), PATIENCE)
        assert table.seal().given == ()
        await table.act(_ann(), {"do": "finish", "winner": "bo"})
        while len(table.seal().checked) < len(NAMES):
            await asyncio.wait_for(link.changed(), PATIENCE)
        assert (link.part.doubt, link.part.faults) == ("", ())
        link.close()


def deal_part() -> tuple[DealPart, list[tuple[Action, Seat]]]:
    """An app's part, and what it said to the host."""
    heard: list[tuple[Action, Seat]] = []

    async def say(action: Action, seat: Seat) -> None:
        heard.append((action, seat))

    async def proof() -> bytes:
        return b"{}"

    return DealPart((PEBBLE,), say, proof), heard


async def test_an_app_that_slept_through_a_draw_neither_ticks_nor_doubts() -> None:
    """It had opened draw 1; draw 2 was dealt without it, and what it remembered of 1 was a fault of 2."""
    at = await phones("Ann", "Bo")
    part, heard = deal_part()
    part.devices[(at.at.table.id, Seat("ann"))] = at.devices["ann"]
    part.follow(at.at.frame("ann").table)
    await at.cut()
    await at.at.host_act("start")
    part.follow(at.at.frame("ann").table)
    assert at.devices["ann"].opened == 1
    await at.at.host_act("draw_again")
    await at.cut("bo")
    await at.at.host_act("start")
    await at.open("bo")
    await at.at.act("ann", "finish", winner="bo")
    heard.clear()
    part.follow(at.at.frame("ann").table)
    await settled()
    assert (part.doubt, part.without, part.faults, heard) == ("", {"ann"}, None, [])


async def test_a_host_that_drew_for_a_phone_makes_nobody_else_doubt() -> None:
    """One app holds two seats: what it says for the one does not follow from how the other was dealt."""
    at = await phones("Ann", "Bo")
    part, _ = deal_part()
    for seat in ("ann", "bo"):
        part.devices[(at.at.table.id, Seat(seat))] = at.devices[seat]
    await at.cut("bo")
    at.devices["ann"].commit(1, at.seal.seal, 7)
    await at.at.host_act("start")
    for _ in ("opening", "dealt"):
        both = at.at.frame("ann").table.model_copy(update={"my_seats": (Seat("ann"), Seat("bo"))})
        part.follow(both)
        if at.seal.step == "opening":
            await at.open("bo")
    assert (part.doubt, part.without) == ("", {"ann"})


async def test_an_app_says_again_what_a_restarted_host_has_forgotten() -> None:
    at = await phones("Ann", "Bo")
    part, heard = deal_part()
    part.devices[(at.at.table.id, Seat("ann"))] = at.devices["ann"]
    await started(at)
    at.see()
    await at.at.act("ann", "finish", winner="bo")
    for told, times in (((), 1), (("ann",), 1), ((), 2)):
        table = at.at.frame("ann").table
        seal = table.seal
        assert seal is not None
        checked = seal.model_copy(update={"doubted": tuple(map(Seat, told))})
        part.follow(table.model_copy(update={"seal": checked}))
        await settled()
        assert len(heard) == times
