"""Nonsense, strangers and broken wires harm nobody."""

from __future__ import annotations

import msgpack
import pytest
from starlette.websockets import WebSocket

from companion.kernel.seat import Seat
from companion.net.flet import aside
from companion.net.visitor import HostKey, device_of
from companion.table.presence import Watcher
from tests.net.flet.client import page
from tests.net.house import KEY, serving
from tests.sessions.room import house_with_screens, room
from tests.wire.playing import TOKENS


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"\x00nonsense", id="no msgpack"),
        pytest.param(b"\x00" + msgpack.packb([99, {}]), id="an unknown action"),
        pytest.param(
            b"\x00" + msgpack.packb([3, {"target": 99999, "name": "click", "data": None}]), id="no control"
        ),
        pytest.param(b"\x00" + msgpack.packb([3, {"target": 1}]), id="half an event"),
        pytest.param(
            b"\x00" + msgpack.packb([4, {"id": 1, "props": {"route": "/table/x"}}]), id="another route"
        ),
        pytest.param(
            b"\x00" + msgpack.packb([5, {"control_id": 1, "call_id": "x", "result": 1, "error": ""}]),
            id="an answer",
        ),
        pytest.param(b"\xff" * 4000, id="noise"),
        pytest.param("text", id="text"),
    ],
)
async def test_nonsense_harms_nobody(frame: bytes | str) -> None:
    house = house_with_screens()
    table = await house.table("emergence")
    await table.sit(device_of(TOKENS["ann"]), "Ann", "orange")
    await table.sit(device_of(TOKENS["bo"]), "Bo", "sky")
    async with serving(house) as address, page(address, f"/seat/{table.id}", TOKENS["bo"]) as bo:
        await bo.shows("Cut the deck")
        async with page(address, f"/seat/{table.id}", TOKENS["ann"]) as ann:
            await ann.shows("Cut the deck")
            await ann.send_raw(frame)
            await table.act(Watcher(device=device_of(TOKENS["bo"]), seat=Seat("bo")), {"do": "cut", "at": 64})
            await bo.shows("64")
            assert b"Traceback" not in ann.bytes
            assert b"64" not in ann.bytes[-400:] or not [text for text in ann.texts() if "64" in text]


ORGANISED = ("/organiser", "/organiser/debrief", "/organiser/table/{}")


@pytest.mark.parametrize("keys", [{}, {"organiser_key": "a" * 24}, {"organiser_key": KEY}], ids=str)
async def test_nobody_opens_the_organisers_pages_without_its_key(keys: dict[str, str]) -> None:
    """Neither a stranger nor who sits there, nor with a key that is another one."""
    house = house_with_screens()
    table = await house.table("emergence")
    await table.sit(device_of(TOKENS["ann"]), "Ann-of-the-hills", "orange")
    async with serving(house) as address:
        for route in ORGANISED:
            async with page(address, route.format(table.id), "e5" * 16, **keys) as one:
                await one.until(lambda one=one: len(one.messages) > 2)  # type: ignore[misc]
                await one.pong()
                assert not [
                    told for told in (b"Ann-of-the", table.opening.code.encode()) if told in one.bytes
                ]


async def test_an_organiser_sees_the_list_and_no_hosts_page() -> None:
    house = house_with_screens()
    table = await house.table("emergence")
    await table.sit(device_of(TOKENS["ann"]), "Ann-of-the-hills", "orange")
    key = HostKey(KEY).organiser.reveal()
    async with serving(house) as address:
        async with page(address, "/organiser", "e5" * 16, organiser_key=key) as one:
            await one.shows(table.opening.code)
            assert KEY.encode() not in one.bytes
        for route in (f"/table/{table.id}", f"/seat/{table.id}", "/history", "/library", "/"):
            async with page(address, route, "e5" * 16, organiser_key=key) as one:
                await one.until(lambda one=one: len(one.messages) > 2)  # type: ignore[misc]
                await one.pong()
                assert b"Ann-of-the" not in one.bytes


async def test_nobody_gets_a_seat_without_its_cookie() -> None:
    house = house_with_screens()
    table = await house.table("emergence")
    await table.sit(device_of(TOKENS["ann"]), "Ann-of-the-hills", "orange")
    join = table.opening.secret.value.encode()
    async with serving(house) as address:
        for token in ("", "f" * 32, device_of(TOKENS["ann"])):
            for route in (f"/seat/{table.id}", f"/seat/{table.id}?seat=ann-of-the-hills"):
                async with page(address, route, token) as stranger:
                    await stranger.shows("You do not sit at this table yet")
                    assert b"Ann-of-the-hills" not in stranger.bytes
                    assert join not in stranger.bytes
            for route in (f"/table/{table.id}", f"/screen/{table.id}/wrong", "/history", "/"):
                async with page(address, route, token) as stranger:
                    await stranger.shows("Scan the code on the table")
                    assert b"Ann-of-the-hills" not in stranger.bytes
                    assert join not in stranger.bytes
        assert table.seat_lines()[0].presence == "away"
        async with page(address, f"/table/{table.id}", "e" * 32, host_key=KEY) as host:
            await host.shows("Ann-of-the-hills")


async def test_a_page_cannot_walk_to_a_route_it_may_not_see() -> None:
    """The route is the page's own word; who it is was settled at the handshake."""
    async with room(cut=False) as at:
        ann = at.pages["ann"]
        await ann.event(1, "route_change", {"route": f"/seat/{at.table.id}?seat=bo"})
        await ann.send_raw(
            b"\x00" + msgpack.packb([4, {"id": 1, "props": {"route": f"/table/{at.table.id}"}}])
        )
        await ann.event(1, "route_change", {"route": f"/table/{at.table.id}"})
        await at.act("bo", "cut", at=88)
        await at.pages["bo"].shows("88")
        await at.quiet()
        assert not [text for text in ann.texts() if "88" in text]


async def test_a_phone_that_goes_in_the_middle_of_a_frame_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Flet's send loop dies with the socket and forgets to put the session aside; we do it."""
    async with room() as at:
        shown = at.pages["@screen"]

        whole = WebSocket.send_bytes

        async def broken(self: WebSocket, data: bytes) -> None:
            if self.cookies.get("companion_device") == TOKENS["ann"]:
                raise RuntimeError("the wire broke while sending")
            await whole(self, data)

        monkeypatch.setattr(WebSocket, "send_bytes", broken)
        await at.act("ann", "cut", at=12)
        await at.pages["ann"].close()
        monkeypatch.undo()
        await shown.until(lambda: not at.table.is_alive(Seat("ann")))
        assert at.table.is_alive(Seat("bo"))


async def test_what_a_stranger_says_is_no_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """A frame of anybody wrote escape codes and a traceback to the host's terminal."""
    house = house_with_screens()
    escape = {"message": "\x1b[2J\x1b]0;owned\x07"}
    async with serving(house) as address:
        for frame in (
            b"\x00" + msgpack.packb([6, escape]),
            b"\x00" + msgpack.packb([3, {"target": 1, "name": "\x1b[2J", "data": None}]),
            b"\x00" + msgpack.packb([4, {"id": 1, "props": {"\x1b[2J": 1}}]),
            b"\x00" + msgpack.packb("\x1b[2J"),
        ):
            async with page(address, "/", "f" * 32) as stranger:
                await stranger.shows("Scan the code on the table")
                await stranger.send_raw(frame)
                await stranger._reading
    assert not caplog.records


async def test_an_abandoned_page_leaves_nobody_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A session that is let go takes its link along: it watched for ever."""
    async with room() as at:
        before = len(at.table._presence.watchers)
        screen = f"/screen/{at.table.id}/{at.table.opening.screen.value}"
        monkeypatch.setattr(aside, "MOST_STRANGERS_ASIDE", 1)
        for _ in range(4):
            async with page(at.address, screen, "d" * 32) as passing:
                await passing.shows("Cy")
        await at.quiet()
        assert len(at.table._presence.watchers) <= before + 2
