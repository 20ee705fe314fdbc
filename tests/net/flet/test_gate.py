"""Only what a page says reaches Flet: once registered, at a pace, and for the device it belongs to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import flet as ft
import msgpack
import pytest
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.net.flet.gate import MERGE_SECONDS, GatedSocket
from companion.net.pace import Pace
from tests.net.flet.client import REGISTER, page
from tests.net.flet.scripted import REGISTERS, Script, flet_app, turns
from tests.net.flet.test_frames import said
from tests.net.flet.test_numbering import draw
from tests.net.house import House, serving

TOKEN, OTHER = "a1" * 16, "b2" * 16
CLICK = said(3, target=9, name="click", data=None)


class Clock:
    """Time that passes when somebody rests."""

    def __init__(self) -> None:
        self.now = 0.0
        self.rests: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.rests.append(seconds)
        self.now += seconds


def gated(
    script: Script, clock: Clock, pace: Pace | None = None, owns: Callable[[str], bool] = bool
) -> GatedSocket:
    def made(scope: Scope, receive: Receive, send: Send) -> GatedSocket:
        return GatedSocket(
            scope,
            receive,
            send,
            pace=pace or Pace(1000, 1000, clock),
            key="a",
            owns=owns,
            sleep=clock.sleep,
            clock=clock,
        )

    return script.socket(made)


async def heard(socket: GatedSocket) -> list[bytes]:
    """Everything Flet would hear."""
    await socket.accept()
    told = []
    with suppress(WebSocketDisconnect):
        while True:
            told.append(await socket.receive_bytes())
    assert socket.gone.done()
    return told


@pytest.mark.parametrize(
    "nonsense", [REGISTERS, b"\x00nonsense", said(3, target=1, name="\x1b[2J", data=None)]
)
async def test_whoever_says_nonsense_is_heard_no_more(nonsense: bytes) -> None:
    """A second REGISTER is nonsense too: a page registers once a socket."""
    socket = gated(Script(REGISTERS, CLICK, nonsense, CLICK), Clock())
    assert await heard(socket) == [REGISTERS, CLICK]
    assert socket.is_refused


async def test_a_page_says_who_it_is_first() -> None:
    socket = gated(Script(CLICK, REGISTERS), Clock())
    assert await heard(socket) == []
    assert socket.is_refused


async def test_whoever_hurries_waits() -> None:
    clock = Clock()
    assert len(await heard(gated(Script(REGISTERS, *[CLICK] * 30), clock, Pace(10, 11, clock)))) == 31
    assert clock.now == pytest.approx(2.0), "eleven at once, then ten a second"


async def test_resizes_are_drawn_at_most_so_often() -> None:
    clock = Clock()
    resizes = [said(3, target=1, name="resize", data={"width": width}) for width in range(5)]
    between = [frame for resize in resizes for frame in (resize, CLICK)]
    assert await heard(gated(Script(REGISTERS, *between), clock)) == [REGISTERS, *between]
    assert clock.rests == pytest.approx([MERGE_SECONDS] * 4)


async def test_a_session_goes_on_for_its_own_device_only() -> None:
    async with serving(House(main=draw)) as address:
        async with page(address, "/", TOKEN) as mine:
            await mine.shows("line 0")
        async with page(address, "/", OTHER, session=mine.session) as thief:
            await thief.shows("line 0")
            assert thief.session != mine.session
        async with page(address, "/", TOKEN, session=mine.session) as again:
            await again.shows("line 0")
            assert again.session == mine.session


def tasks() -> set[str]:
    return {str(task.get_coro()) for task in asyncio.all_tasks() if not task.done()}


@pytest.mark.parametrize("frame", [b"\x00nonsense", REGISTERS + b"x", said(5, control_id=1)])
async def test_tasks_end_with_their_socket(frame: bytes) -> None:
    async with serving(House(main=draw)) as address:
        before = len(tasks())
        for _ in range(3):
            async with page(address, "/", TOKEN) as stranger:
                await stranger.send_raw(frame)
                await stranger._reading
                assert stranger.is_closed
        await turns()
        assert not [task for task in tasks() if "send_loop" in task or "_read" in task or "handle" in task]
        assert len(tasks()) <= before + 6, "a scheduler and a connection for each session that waits"


async def test_flet_alone_begins_a_session_for_every_register() -> None:
    """When this fails, Flet takes one REGISTER a socket, and a part of the gate can go."""
    begun = []

    async def main(_page: ft.Page) -> None:
        begun.append(True)

    again = said(REGISTER, session_id="anything", page_name="", page={"route": "/"})
    serving_it = asyncio.create_task(flet_app(main).handle(Script(*[again] * 3).socket(WebSocket)))
    await turns()
    assert len(begun) == 3
    serving_it.cancel()
    await asyncio.wait({serving_it})


def test_the_script_registers_as_a_page_does() -> None:
    assert msgpack.unpackb(REGISTERS[1:])[0] == REGISTER
