"""The game socket over a real server: every frame as docs/protocol.md says, and nothing breaks it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
import websockets

from companion.net import socket as game_sockets
from companion.net.visitor import device_of
from companion.net.wire import OUTGOING
from companion.table.table import Table
from tests.net.house import House, phone, serving
from tests.table.people import Time

TOKENS = {"ann": "a1" * 16, "bo": "b0" * 16}


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def house(time: Time) -> House:
    made = House()
    made.hall._around = replace(made.hall._around, clock=time, alarm=time)
    return made


@pytest.fixture
async def table(house: House) -> Table:
    made = await house.table()
    for name, colour in (("Ann", "orange"), ("Bo", "sky")):
        await made.sit(device_of(TOKENS[name.lower()]), name, colour)
    return made


@pytest.fixture
async def address(house: House) -> AsyncIterator[str]:
    async with serving(house) as where:
        yield where


async def start(house: House, table: Table) -> None:
    async with house.http(headers={"authorization": "Bearer the-host-key-of-the-tests"}) as http:
        assert (await http.post(f"/tables/{table.id}/start")).status_code == 200


async def test_hello_welcome_act_done_view(house: House, table: Table, address: str) -> None:
    async with (
        phone(address, table, token=TOKENS["ann"]) as ann,
        phone(address, table, token=TOKENS["bo"]) as bo,
    ):
        welcome = await ann.hear()
        assert list(welcome) == ["t", "v", "seat", "game", "rev", "clock", "n", "view", "table"]
        assert (welcome["v"], welcome["seat"], welcome["game"], welcome["view"]) == (1, "ann", "pebble", None)
        assert welcome["table"]["my_seat"] == "ann"
        await bo.hear_of("welcome")
        await start(house, table)
        view = await ann.hear_of("view")
        while view["view"] is None:
            view = await ann.hear_of("view")
        assert list(view) == ["t", "rev", "view", "table"]
        assert view["view"]["phase"] == "hide"
        done = await ann.act({"do": "hide", "number": 3}, 4)
        assert done == {"t": "done", "n": 4, "rev": table.rev}
        seen = await bo.hear_of("view")
        while not (seen["view"] and seen["view"]["hidden"]):
            seen = await bo.hear_of("view")
        assert seen["view"]["hidden"] == ["ann"]
        assert seen["view"]["my_number"] is None
        await ann.caught_up()
        assert [frame for frame in ann.received if frame["t"] == "view"][-1]["view"]["my_number"] == 3
        for frame in ann.frames + bo.frames:
            OUTGOING.validate_json(frame)


async def test_a_refusal_says_why_to_its_sender_only(house: House, table: Table, address: str) -> None:
    await start(house, table)
    async with (
        phone(address, table, token=TOKENS["ann"]) as ann,
        phone(address, table, token=TOKENS["bo"]) as bo,
    ):
        await ann.hear_of("welcome")
        await bo.hear_of("welcome")
        await ann.caught_up()
        before = len(bo.frames)
        refused = await ann.act({"do": "hide", "number": 5})
        assert refused == {
            "t": "refused",
            "n": 1,
            "code": "pebble.no_five",
            "facts": {"number": 5},
            "say": "pebble-no-five",
        }
        refused = await ann.act({"do": "start"})
        assert refused["code"] == "table.host_only"
        assert refused["say"].endswith(".")
        await bo.caught_up()
        assert [frame["t"] for frame in bo.received[before:]] == ["pong"]


async def test_timer_frames_and_the_clock(house: House, table: Table, address: str) -> None:
    await start(house, table)
    async with (
        phone(address, table, token=TOKENS["ann"]) as ann,
        phone(address, table, token=TOKENS["bo"]) as bo,
    ):
        await ann.hear_of("welcome")
        await bo.hear_of("welcome")
        await ann.say(t="ping", at=12.5)
        pong = await ann.hear_of("pong")
        assert pong["at"] == 12.5
        await ann.act({"do": "hurry", "seconds": 60})
        started = await bo.hear_of("timer")
        assert started["name"] == "countdown"
        assert started["ends"] == pong["clock"] + 60
        view = await bo.hear_of("view")
        assert view["table"]["timer"]["ends"] == started["ends"]
        await ann.act({"do": "hold"})
        assert await bo.hear_of("timer") == {"t": "timer", "name": "countdown", "ends": None}
        await ann.act({"do": "hold", "is_held": False})
        assert (await bo.hear_of("timer"))["ends"] is not None
        await ann.act({"do": "call_off"})
        assert await bo.hear_of("timer") == {"t": "timer", "name": "countdown", "ends": None}
        async with phone(address, table, screen=table.opening.screen.value) as screen:
            welcome = await screen.hear()
            assert (welcome["seat"], welcome["view"]["my_looks"], welcome["n"]) == (None, [], 0)
            assert (await screen.act({"do": "hide", "number": 1}))["code"] == "table.needs_a_seat"
            assert (await screen.act({"do": "look", "at": "card"}))["code"] == "table.nothing_to_look_at"


async def test_a_countdown_that_runs_out_opens_everywhere(
    house: House, table: Table, address: str, time: Time
) -> None:
    await start(house, table)
    async with (
        phone(address, table, token=TOKENS["ann"]) as ann,
        phone(address, table, token=TOKENS["bo"]) as bo,
    ):
        await ann.act({"do": "hide", "number": 3})
        await ann.act({"do": "hurry", "seconds": 3})
        await time.pass_by(3)
        for one in (ann, bo):
            while not (view := (await one.hear_of("view")))["view"]["shown"]:
                pass
            assert view["view"]["shown"] == {"ann": 3}


async def test_the_older_page_is_told_that_its_seat_moved(table: Table, address: str) -> None:
    async with phone(address, table, token=TOKENS["ann"]) as older:
        await older.hear_of("welcome")
        async with phone(address, table, token=TOKENS["ann"]) as newer:
            await newer.hear_of("welcome")
            bye = await older.hear_of("bye")
            assert bye["code"] == "table.seat_other_tab"
            assert bye["say"].endswith(".")
            assert await older.end() == 1000
            await newer.caught_up()


async def test_a_resend_after_a_lost_answer(house: House, table: Table, address: str) -> None:
    await start(house, table)
    async with phone(address, table, token=TOKENS["ann"]) as ann:
        first = await ann.act({"do": "say", "word": "once"}, 7)
    entries = len(table.log())
    async with phone(address, table, token=TOKENS["ann"]) as ann:
        assert (await ann.hear())["n"] == 7
        assert await ann.act({"do": "say", "word": "once"}, 7) == first
        assert (await ann.act({"do": "say", "word": "twice"}, 7))["code"] == "table.number_used"
        assert (await ann.act({"do": "say", "word": "twice"}, 6))["code"] == "table.old_number"
    assert len(table.log()) == entries


async def test_another_seat_of_the_same_phone(house: House, table: Table, address: str) -> None:
    await table.sit(device_of(TOKENS["ann"]), "Chi", "green")
    await start(house, table)
    async with phone(address, table, token=TOKENS["ann"]) as ann:
        await ann.say(t="act", n=1, seat="chi", action={"do": "hide", "number": 2})
        assert (await ann.hear_of("done", "refused"))["t"] == "done"
        await ann.say(t="act", n=2, seat="bo", action={"do": "hide", "number": 2})
        assert (await ann.hear_of("done", "refused"))["code"] == "table.not_your_seat"
    async with phone(address, table, token=TOKENS["ann"], seat="chi") as chi:
        welcome = await chi.hear()
        assert (welcome["seat"], welcome["view"]["my_number"], welcome["n"]) == ("chi", 2, 0)


HELLOS: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown token": ({"token": "f" * 32}, "table.not_your_seat"),
    "somebody else's seat": ({"token": TOKENS["ann"], "seat": "bo"}, "table.not_your_seat"),
    "no such seat": ({"token": TOKENS["ann"], "seat": "zed"}, "table.not_your_seat"),
    "an empty token": ({"token": ""}, "table.not_your_seat"),
    "a wrong screen key": ({"screen": "guess"}, "table.unknown_screen"),
    "a strange screen key": ({"screen": "gué"}, "table.unknown_screen"),
    "neither": ({}, "wire.bad_frame"),
    "both": ({"token": "x", "screen": "y"}, "wire.bad_frame"),
    "a long token": ({"token": "x" * 65}, "wire.bad_frame"),
    "a later protocol": ({"token": TOKENS["ann"], "v": 2}, "wire.bad_frame"),
    "an unknown key": ({"token": TOKENS["ann"], "admin": True}, "wire.bad_frame"),
    "no seat's name": ({"token": TOKENS["ann"], "seat": "../x"}, "wire.bad_frame"),
}


async def test_a_hello_that_opens_nothing(table: Table, address: str) -> None:
    before = table.rev
    for name, (hello, code) in HELLOS.items():
        async with phone(address, table) as stranger:
            await stranger.say(**{"t": "hello", "v": 1, **hello})
            bye = await stranger.hear()
            assert (bye["t"], bye["code"]) == ("bye", code), name
            assert bye["say"].endswith(".")
            await stranger.end()
    assert table.rev == before


async def test_an_old_table(address: str) -> None:
    async with phone(address, "0123456789ab", token=TOKENS["ann"]) as lost:
        assert (await lost.hear())["code"] == "table.unknown"
        await lost.end()


async def test_act_before_hello(table: Table, address: str) -> None:
    async with phone(address, table) as rude:
        await rude.say(t="act", n=1, action={"do": "start"})
        assert (await rude.hear())["code"] == "wire.hello_first"
        await rude.end()


async def test_who_says_nothing_is_shown_out(
    table: Table, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_sockets, "HELLO_SECONDS", 0.01)
    async with phone(address, table) as silent:
        assert (await silent.hear())["t"] == "bye"
        await silent.end()


BAD_FRAMES: dict[str, Any] = {
    "not JSON": "hello there",
    "an empty frame": "",
    "binary": b"\x00\x01\x02",
    "JSON in binary": json.dumps({"t": "ping", "at": 1}).encode(),
    "a list": "[]",
    "a number": "7",
    "no tag": '{"n":1}',
    "an unknown tag": '{"t":"dance"}',
    "a tag of the host": '{"t":"view","rev":1,"view":{},"table":{}}',
    "wrong types": '{"t":"act","n":"one","action":[]}',
    "a number of zero": '{"t":"act","n":0,"action":{}}',
    "a negative number": '{"t":"act","n":-4,"action":{}}',
    "a huge number": '{"t":"act","n":99999999999999999999,"action":{}}',
    "an unknown key": '{"t":"act","n":1,"action":{"do":"hide","number":1},"admin":true}',
    "somebody's seat as a path": '{"t":"act","n":1,"action":{},"seat":"../bo"}',
    "a second hello": json.dumps({"t": "hello", "v": 1, "token": TOKENS["bo"]}),
    "no number at all": '{"t":"ping","at":NaN}',
    "infinity": '{"t":"ping","at":Infinity}',
    "more than 64 KiB": json.dumps({"t": "act", "n": 1, "action": {"do": "say", "word": "x" * 66_000}}),
    "1 MB": json.dumps({"t": "act", "n": 1, "action": {"do": "say", "word": "x" * 1_000_000}}),
    "deep": '{"t":"act","n":1,"action":' + '{"a":' * 5000 + "1" + "}" * 5001,
}


async def test_a_bad_frame_is_refused_and_everybody_lives_on(
    house: House, table: Table, address: str
) -> None:
    await start(house, table)
    async with phone(address, table, token=TOKENS["bo"]) as bo:
        await bo.hear_of("welcome")
        for number, (name, frame) in enumerate(BAD_FRAMES.items(), start=1):
            async with phone(address, table, token=TOKENS["ann"]) as ann:
                await ann.hear_of("welcome")
                await bo.caught_up()
                before, entries = table.rev, len(table.log())
                await ann.connection.send(frame)
                answer = await ann.hear_of("refused", "bye")
                assert answer["code"] in ("wire.bad_frame", "wire.hello_twice"), name
                assert (table.rev, len(table.log())) == (before, entries), name
                assert (await ann.act({"do": "say", "word": name}, number))["t"] == "done"
                assert (await bo.act({"do": "say", "word": name}))["t"] == "done"


async def test_too_much_at_once_closes_the_socket(house: House, table: Table, address: str) -> None:
    async with (
        phone(address, table, token=TOKENS["ann"]) as ann,
        phone(address, table, token=TOKENS["bo"]) as bo,
    ):
        await ann.hear_of("welcome")
        await bo.hear_of("welcome")
        with suppress(websockets.ConnectionClosed):
            await ann.connection.send("x" * 3_000_000)
        assert await ann.end() in (1006, 1009)
        await bo.caught_up()
    async with phone(address, table, token=TOKENS["ann"]) as ann:
        assert (await ann.hear())["t"] == "welcome"


async def test_nothing_but_nonsense_is_shown_out(table: Table, address: str) -> None:
    async with phone(address, table, token=TOKENS["ann"]) as ann:
        for _ in range(8):
            await ann.connection.send("nonsense")
        bye = await ann.hear_of("bye")
        assert bye["code"] == "wire.bad_frame"
        assert await ann.end() == 1008


async def test_a_phone_that_vanishes_is_away_and_its_seat_stays(table: Table, address: str) -> None:
    async with phone(address, table, token=TOKENS["bo"]) as bo:
        async with phone(address, table, token=TOKENS["ann"]) as ann:
            await ann.hear_of("welcome")
            ann.connection.transport.abort()
        while not any(
            line["presence"] == "away" for line in (await bo.hear_of("view", "welcome"))["table"]["seats"]
        ):
            pass
    assert table.setting.seats == ("ann", "bo")


async def test_the_host_stops_and_says_so(table: Table, address: str) -> None:
    async with phone(address, table, token=TOKENS["ann"]) as ann:
        await ann.hear_of("welcome")
        table.close()
        assert (await ann.hear_of("bye"))["code"] == "table.host_stopped"


async def test_a_slow_reader_holds_up_nobody(house: House, table: Table, address: str) -> None:
    """Ann reads nothing; Bo acts on and on, and Ann then finds the newest view at the end."""
    await start(house, table)
    async with (
        phone(address, table, token=TOKENS["ann"]) as ann,
        phone(address, table, token=TOKENS["bo"]) as bo,
    ):
        for number in range(60):
            assert (await bo.act({"do": "say", "word": f"word {number}"}))["t"] == "done"
        await ann.caught_up()
        views = [frame for frame in ann.received if frame["t"] == "view"]
        assert views[-1]["table"]["log"][-1]["line"]["facts"] == {"word": "word 59"}


async def test_many_come_at_once(house: House, table: Table, address: str) -> None:
    async def one() -> str:
        async with phone(address, table, screen=table.opening.screen.value) as screen:
            return str((await screen.hear())["t"])

    assert await asyncio.gather(*(one() for _ in range(30))) == ["welcome"] * 30
