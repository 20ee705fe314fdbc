"""The game socket: `/table/<id>/ws`, as docs/protocol.md tells it."""

from __future__ import annotations

import asyncio
import hmac
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from companion import texts
from companion.kernel.action import Rejection
from companion.net.crowd import Crowd, Silent
from companion.net.hall import Hall
from companion.net.pace import Pace
from companion.net.visitor import address_of, device_of
from companion.net.wire import (
    INCOMING,
    MOST_BYTES,
    Act,
    Bye,
    Done,
    Hello,
    Incoming,
    Ping,
    Pong,
    RefusedAct,
    TimerMessage,
)
from companion.net.writer import FrameWriter
from companion.table.presence import Watcher
from companion.table.table import Table
from companion.table.views import TimerView

HELLO_SECONDS = 10.0
MOST_BAD_FRAMES = 8
FRAMES_A_SECOND, FRAMES_AT_ONCE = 200.0, 1_000
"""What one device may say on all its sockets; without a seat, what one address may. More waits."""
CLOSE_NORMAL, CLOSE_POLICY = 1000, 1008


class BadFrame(Exception):  # noqa: N818
    """Something that is no message of ours."""


async def game_socket(socket: WebSocket, hall: Hall, crowd: Crowd, silent: Silent, pace: Pace) -> None:
    """One phone or screen, from hello to bye."""
    await socket.accept()
    address = address_of(socket)
    try:
        async with asyncio.timeout(HELLO_SECONDS) as patience:
            with silent.inside(address, patience):
                hello = await _read(socket)
        if not isinstance(hello, Hello):
            raise Rejection("wire.hello_first")
        table = hall.table(socket.path_params["table"])
        watcher = _watcher(table, hello)
        with crowd.inside(watcher.device, address, is_known=watcher.seat is not None):
            await _conversed(socket, hall, table, watcher, lambda: pace.wait(watcher.device or address))
    except Rejection as rejection:
        await bye(socket, rejection)
    except (BadFrame, TimeoutError):
        await bye(socket, Rejection("wire.bad_frame"))
    except WebSocketDisconnect:
        return


async def _conversed(
    socket: WebSocket, hall: Hall, table: Table, watcher: Watcher, pause: Callable[[], float]
) -> None:
    table.watch(watcher)
    try:
        await Conversation(socket, table, watcher, hall.writer(table), pause).run()
    finally:
        table.unwatch(watcher)


def _watcher(table: Table, hello: Hello) -> Watcher:
    """Who said hello; rejects keys that open nothing here."""
    if hello.screen is not None:
        if not hmac.compare_digest(hello.screen.encode(), table.opening.screen.value.encode()):
            raise Rejection("table.unknown_screen")
        return Watcher(device="")
    device = device_of(hello.token or "")
    held = table.setting.held_by(device)
    if not held:
        raise Rejection("table.not_your_seat")
    seat = hello.seat or held[0]
    if seat not in held:
        raise Rejection("table.not_your_seat")
    return Watcher(device=device, seat=seat)


class Conversation:
    """One connected phone: answers what it says, tells it what is new."""

    def __init__(
        self,
        socket: WebSocket,
        table: Table,
        watcher: Watcher,
        writer: FrameWriter,
        pause: Callable[[], float],
    ) -> None:
        """`pause`: how long this device has to wait before its next frame is heard."""
        self._socket, self._table, self._watcher, self._writer = socket, table, watcher, writer
        self._pause = pause
        self._sent = ""
        self._timer: tuple[str, float | None] | None = None

    async def run(self) -> None:
        """Until one side goes."""
        try:
            await self._welcome()
            telling = asyncio.create_task(self._tell())
        except (WebSocketDisconnect, RuntimeError):
            return
        try:
            await self._listen()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            telling.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await telling

    async def _welcome(self) -> None:
        frame = self._table.frame(self._watcher)
        self._watcher.news.clear()
        self._sent = self._writer.body(frame)
        head = {
            "t": "welcome",
            "v": 1,
            "seat": self._watcher.seat,
            "game": frame.table.game,
            "rev": frame.rev,
            "clock": frame.clock,
            "n": self._table.last_number(self._watcher.device, self._watcher.seat),
        }
        await self._socket.send_text(f"{json.dumps(head)[:-1]},{self._sent}}}")

    async def _tell(self) -> None:
        """Send every change that this viewer can see, whole; the newest one when several gathered."""
        while True:
            await self._watcher.news.wait()
            if self._watcher.closed:
                await bye(self._socket, Rejection(self._watcher.closed))
                return
            await self._show()

    async def _show(self) -> None:
        self._watcher.news.clear()
        frame = self._table.frame(self._watcher)
        await self._tell_timer(frame.table.timer)
        text = self._writer.body(frame)
        if text != self._sent:
            self._sent = text
            await self._socket.send_text(f'{{"t":"view","rev":{frame.rev},{text}}}')

    async def _tell_timer(self, timer: TimerView | None) -> None:
        now = (timer.name, timer.ends) if timer else None
        if now == self._timer:
            return
        name = timer.name if timer else self._timer[0] if self._timer else ""
        self._timer = now
        await self._socket.send_text(TimerMessage(name=name, ends=now[1] if now else None).model_dump_json())

    async def _listen(self) -> None:
        bad = 0
        while bad < MOST_BAD_FRAMES:
            if pause := self._pause():
                await asyncio.sleep(pause)
            try:
                message = await _read(self._socket)
            except BadFrame:
                bad += 1
                await self._refuse(0, Rejection("wire.bad_frame"))
                continue
            match message:
                case Act():
                    await self._act(message)
                case Ping(at=at):
                    clock = self._table.frame(self._watcher).clock
                    await self._socket.send_text(Pong(at=at, clock=clock).model_dump_json())
                case Hello():
                    bad += 1
                    await self._refuse(0, Rejection("wire.hello_twice"))
        await bye(self._socket, Rejection("wire.bad_frame"), CLOSE_POLICY)

    async def _act(self, message: Act) -> None:
        try:
            await self._table.act(self._watcher, message.action, message.n, message.seat)
        except Rejection as rejection:
            await self._refuse(message.n, rejection)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if not self._watcher.closed or (task and task.cancelling()):
                raise
            return  # the table went meanwhile: whoever plays on with it knows whether it was written
        else:
            await asyncio.sleep(0)  # the others are told, then this one
            if self._watcher.news.is_set() and not self._watcher.closed:
                await self._show()
            await self._socket.send_text(Done(n=message.n, rev=self._table.rev).model_dump_json())

    async def _refuse(self, number: int, rejection: Rejection) -> None:
        say = texts.rejection(rejection, self._table.setting.names)
        facts: dict[str, Any] = dict(rejection.facts)
        if len(rejection.reasons) > 1:
            facts["also"] = [{"code": also.code, "facts": also.facts} for also in rejection.reasons[1:]]
        refused = RefusedAct(n=number, code=rejection.code, facts=facts, say=say)
        await self._socket.send_text(refused.model_dump_json())


async def _read(socket: WebSocket) -> Incoming:
    """The next message. Raises `BadFrame` for anything else; the socket closes itself on more than 64 KiB."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code") or CLOSE_NORMAL)
    text = event.get("text")
    if text is None or len(text.encode()) > MOST_BYTES:
        raise BadFrame
    try:
        return INCOMING.validate_json(text)
    except ValidationError:
        raise BadFrame from None


async def bye(socket: WebSocket, why: Rejection, close: int = CLOSE_NORMAL, go: str = "") -> None:
    """Say why, and where to go on, and close."""
    with suppress(WebSocketDisconnect, RuntimeError):
        said = Bye(code=why.code, say=texts.rejection(why, {}), go=go)
        await socket.send_text(said.model_dump_json())
        await socket.close(close)
