"""The same walls over raw Flet sessions: no byte to one page that only another may know."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

import flet as ft
import msgpack
import pytest
from flet.controls.id_counter import ControlId
from starlette.websockets import WebSocket

from companion.cli.front import HallFront
from companion.games.emergence.options import EmergenceOptions
from companion.kernel.chance import seed_from
from companion.kernel.seat import Seat
from companion.net.visitor import current, device_of
from companion.table.actions import Start
from companion.table.presence import Watcher
from companion.table.table import Table
from companion.ui import app
from tests.games.emergence.kit import KIT
from tests.net.flet.client import CRASHED, FletClient, page
from tests.net.house import KEY, House, serving
from tests.net.playing import TOKENS, _opening
from tests.table.people import Time

SEAL = "5e" * 32
NAMES = ("Ann", "Bo", "Cy")
CALM = 200
"""Turns of the loop in which nothing came."""
CUTS = {"ann": 11, "bo": 73, "cy": 29}


@dataclass
class Room:
    """A served table of three with everybody's page and a shared screen."""

    house: House
    table: Table
    address: str
    pages: dict[str, FletClient]
    time: Time

    async def act(self, seat: str, do: str, /, **fields: Any) -> None:
        """A seat does something, from its own phone but not through its page."""
        await self.table.act(Watcher(device=device_of(TOKENS[seat]), seat=Seat(seat)), {"do": do, **fields})

    def sizes(self) -> dict[str, int]:
        """How many bytes everybody has been sent."""
        return {name: len(client.bytes) for name, client in self.pages.items()}

    async def quiet(self) -> None:
        """Wait until nobody is sent anything any more: host and phones share this loop."""
        before, still = self.sizes(), 0
        while still < CALM:
            await asyncio.sleep(0)
            after = self.sizes()
            still, before = (still + 1 if after == before else 0), after


def house_with_screens() -> House:
    """A house that draws the real screens."""
    fronts: list[HallFront] = []

    async def draw(new: ft.Page) -> None:
        await app.main(new, fronts[0], current.get())

    house = House(games=(KIT.game,), main=draw)
    fronts.append(HallFront(house.hall))
    return house


@asynccontextmanager
async def room(seal: str = SEAL, *, cut: bool = True) -> AsyncIterator[Room]:
    house, time = house_with_screens(), Time()
    house.hall._around = replace(house.hall._around, clock=time, wall=time)
    opening = _opening(KIT.game, EmergenceOptions().model_dump(mode="json"), seal)
    await house.journal.open(opening)
    table = Table(KIT.game, opening, house.journal, house.hall._around)
    house.hall._tables[table.id] = table
    for name, colour in zip(NAMES, table.game.card.colours, strict=False):
        await table.sit(device_of(TOKENS[name.lower()]), name, colour)
    async with serving(house) as address, AsyncExitStack() as stack:
        pages = {}
        for name in NAMES:
            seat = name.lower()
            pages[seat] = await stack.enter_async_context(page(address, f"/seat/{table.id}", TOKENS[seat]))
            await pages[seat].shows("Cut the deck")
        screen = f"/screen/{table.id}/{opening.screen.value}"
        pages["@screen"] = await stack.enter_async_context(page(address, screen, "f0" * 16))
        await pages["@screen"].shows("Cy")
        made = Room(house, table, address, pages, time)
        if cut:
            for seat, at in CUTS.items():
                await made.act(seat, "cut", at=at)
        await made.quiet()
        yield made


async def begun(at: Room) -> None:
    """The deal, with everybody past the tour and looking at the own card."""
    await at.table.host_act(Start())
    for seat in CUTS:
        await at.pages[seat].shows("Skip")
        await at.pages[seat].tap("Skip")
        await at.pages[seat].shows("Hold to look")
    await at.quiet()


def plain(messages: list[Any]) -> list[Any]:
    """Messages without the numbers Flet gives to controls, and without the words of the seal."""

    def without(part: Any) -> Any:
        if isinstance(part, dict):
            return {
                name: without(value) for name, value in part.items() if name not in ("_i", "id", "session_id")
            }
        if isinstance(part, list):
            return [without(inner) for inner in part]
        return part

    return [without(message) for message in messages]


async def test_what_a_seat_cut_is_on_its_own_page_only() -> None:
    async with room() as at:
        for seat, cut in CUTS.items():
            await at.pages[seat].until(
                lambda seat=seat, cut=cut: str(cut) in " ".join(at.pages[seat].texts())
            )  # type: ignore[misc]
            for other in ("@screen", *CUTS):
                if other != seat:
                    assert not [text for text in at.pages[other].texts() if str(cut) in text]


async def test_no_token_no_seal_no_key_reaches_a_page() -> None:
    async with room() as at:
        await begun(at)
        secrets = [SEAL, KEY, *TOKENS.values(), *(device_of(token) for token in TOKENS.values())]
        for client in at.pages.values():
            assert not [secret for secret in secrets if secret.encode() in client.bytes]


async def test_a_tap_updates_everybody_in_their_own_page() -> None:
    """Ann's tap must not send Bo's page to Ann, nor leave Bo without news."""
    async with room(cut=False) as at:
        before = at.sizes()
        await at.pages["ann"].tap("Cut at 50")
        await at.pages["ann"].shows("Cut again")
        assert at.table.setting.place(Seat("ann")).cut == 50
        await at.quiet()
        after = at.sizes()
        assert after["ann"] > before["ann"]
        for name in ("bo", "cy", "@screen"):
            assert "Cut again" not in at.pages[name].texts()
        await at.table.host_act(Start())
        for seat in CUTS:
            await at.pages[seat].shows("Skip")
        await at.pages["ann"].tap("Skip")
        await at.pages["ann"].shows("Hold to look")
        await at.quiet()
        for other in ("bo", "cy", "@screen"):
            assert not [text for text in at.pages[other].texts() if "Hold to look" in text]


async def test_a_held_card_is_sent_to_its_holder_alone_and_is_equally_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each seat under two deals: nobody else is sent a byte, and both faces cost the same bytes.

    Flet numbers its controls through the whole process and writes small numbers in fewer bytes: the count
    starts where all are written alike, or tests that ran before would decide whether the bytes are equal.
    """
    monkeypatch.setattr(ControlId, "_counter", count(1 << 20))
    sent: dict[str, dict[str, int]] = {}
    for seal in (SEAL, other_seal("ann", "bo")):
        async with room(seal) as at:
            await begun(at)
            for seat in CUTS:
                await at.quiet()
                before = at.sizes()
                holder = at.pages[seat]
                button = holder.control("Hold to look", "on_tap")
                await holder.event(button, "tap")
                await at.quiet()
                held = at.sizes()
                assert held[seat] > before[seat]
                assert {name: size for name, size in held.items() if name != seat} == {
                    name: size for name, size in before.items() if name != seat
                }
                await holder.event(button, "tap")
                await at.quiet()
                after = at.sizes()
                assert {name: size for name, size in after.items() if name != seat} == {
                    name: size for name, size in before.items() if name != seat
                }
                card = at.table._record.play._now.state.allegiances[seat].value  # type: ignore[union-attr]
                sent.setdefault(seat, {})[card] = after[seat] - before[seat]
    assert any(len(faces) == 2 for faces in sent.values())
    for faces in sent.values():
        assert len(set(faces.values())) == 1, f"the two faces of a card differ in size: {sent}"


def other_seal(one: str, two: str) -> str:
    """A seal under which these two seats hold other cards than under the first."""
    seats, cuts = tuple(Seat(seat) for seat in CUTS), list(CUTS.values())

    def dealt(seal: str) -> dict[str, str]:
        state = KIT.game.setup(EmergenceOptions(), seats, seed_from(bytes.fromhex(seal), cuts))
        return {seat: card.value for seat, card in state.allegiances.items()}

    here = dealt(SEAL)
    for number in range(10_000):
        there = dealt(f"{number:064x}")
        if any(there[seat] != here[seat] for seat in (one, two)):
            return f"{number:064x}"
    raise AssertionError("no such deal")


async def chosen(at: Room, action: str) -> dict[str, list[Any]]:
    """What everybody but Bo is sent while Bo seals, and changes what is sealed."""
    for seat in CUTS:
        await at.act(seat, "seen")
    await at.act("ann", "set_board", light_blue=3, dark_blue=3, light_green=3, dark_green=3)
    await at.act("ann", "name_leader", seat="ann")
    await at.act("bo", "select", action="boost", augmentation="biomechanical")
    await at.quiet()
    sizes, heard = at.sizes(), {name: len(client.messages) for name, client in at.pages.items()}
    await at.act("bo", "select", action=action, augmentation="electromechanical")
    await at.act("bo", "select", action="replenish", augmentation="biomechanical")
    await at.act("bo", "select", action=action, augmentation="electromechanical")
    await at.quiet()
    after = at.sizes()
    for name in ("ann", "cy", "@screen"):
        assert after[name] == sizes[name], f"{name} was told that Bo changed a sealed choice"
    return {name: plain(client.messages[heard[name] :]) for name, client in at.pages.items()}


async def test_changing_a_sealed_choice_sends_nobody_anything() -> None:
    async with room() as at:
        await begun(at)
        await chosen(at, "hack")


async def test_the_cards_leave_no_trace_in_anybodys_page() -> None:
    """The same game under two deals: what everybody is sent is the same but for the words of the seal."""
    worlds = []
    for seal in (SEAL, other_seal("ann", "bo")):
        async with room(seal) as at:
            await begun(at)
            for seat in CUTS:
                await at.act(seat, "seen")
                await at.quiet()
            phrase = at.table.seal().phrase
            words = {
                name: sorted(text.replace(phrase, "…") for text in client.texts())
                for name, client in at.pages.items()
            }
            worlds.append((words, {name: len(client.messages) for name, client in at.pages.items()}))
    assert worlds[0][0] == worlds[1][0]


async def test_a_crash_in_a_handler_tells_the_phone_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with room(cut=False) as at:

        async def crash(*_args: Any, **_more: Any) -> int:
            raise RuntimeError("the secret is plum-jam")

        monkeypatch.setattr(at.table, "act", crash)
        ann = at.pages["ann"]
        await ann.tap("Cut at 50")
        await at.quiet()
        monkeypatch.undo()
        assert b"plum-jam" not in ann.bytes
        assert b"Traceback" not in ann.bytes
        assert not [action for action, _ in ann.messages if action == CRASHED]
        await at.act("bo", "cut", at=7)
        await at.quiet()
        assert not ann.is_closed
    assert "plum-jam" not in caplog.text


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
