"""Nonsense, floods and silence on the game socket: whoever brings it is shown out, all others live on."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
import websockets

from companion.net import socket as game_sockets
from companion.table.table import Table
from tests.net.house import House, phone
from tests.net.pair import TOKENS, start

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
