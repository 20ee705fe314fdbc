"""Flet hears everything that a socket says, as often and as fast as it says it.

Anybody can open a socket. A frame that is none ends Flet's loop with a traceback; every further REGISTER on a
socket begins a session that nobody ends; a thousand resizes are a thousand drawings; and whoever knows the
word of a session may take it up. Here only what a page says gets through, at a pace; it registers once, and a
session goes on for the device it belongs to.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Hashable

import msgpack  # type: ignore[import-untyped]
from flet.messaging.protocol import MessageAction
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from companion.net.flet.frames import Line, Nonsense, PageFrame, page_frame
from companion.net.flet.gone import WatchedSocket
from companion.net.pace import Pace

CLOSE_POLICY = 1008
REGISTER_SECONDS = 10.0
"""A page says who it is at once, or never."""
MERGE_SECONDS = 0.05
"""Resizes and drags are drawn at most so often."""

Sleep = Callable[[float], Awaitable[object]]


class GatedSocket(WatchedSocket):
    """A socket from which Flet hears only what a page would say."""

    def __init__(
        self,
        scope: Scope,
        receive: Receive,
        send: Send,
        *,
        pace: Pace,
        key: Hashable,
        owns: Callable[[str], bool],
        sleep: Sleep = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`pace` and `key`: how fast who may speak; `owns`: whether a session's word is of this device."""
        super().__init__(scope, receive, send)
        self._pace, self._key, self._owns, self._sleep, self._clock = pace, key, owns, sleep, clock
        self._line = Line()
        self._reading: asyncio.Task[None] | None = None
        self._is_registered = False
        self._merged_at = -MERGE_SECONDS
        self.is_refused = False
        """It said something that no page says."""

    async def next_frame(self) -> bytes:
        """What Flet is told next."""
        if self._reading is None:
            self._reading = asyncio.create_task(self._read())
        if not await self._line.ready():
            raise WebSocketDisconnect(CLOSE_POLICY if self.is_refused else 1006)
        if (first := self._line.first) and first.merges_with is not None:
            await self._rest(self._merged_at + MERGE_SECONDS - self._clock())
            self._merged_at = self._clock()
        await self._rest(self._pace.wait(self._key))
        return self._line.take().data

    async def _rest(self, seconds: float) -> None:
        if seconds > 0:
            await self._sleep(seconds)

    async def _read(self) -> None:
        """Everything the socket says, until it goes or says nonsense."""
        try:
            async with asyncio.timeout(REGISTER_SECONDS):
                await self._line.add(self._checked(await self._heard()))
            while True:
                await self._line.add(self._checked(await self._heard()))
        except (Nonsense, KeyError, TimeoutError):
            self.is_refused = True
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self._line.end()

    async def _heard(self) -> bytes:
        return await super().next_frame()

    def _checked(self, data: bytes) -> PageFrame:
        frame = page_frame(data)
        if (frame.action is MessageAction.REGISTER_CLIENT) is self._is_registered:
            raise Nonsense
        self._is_registered = True
        wanted = frame.body.get("session_id")
        if wanted and not self._owns(wanted):
            packed = msgpack.packb([frame.action.value, {**frame.body, "session_id": ""}])
            return page_frame(data[:1] + packed)
        return frame

    def stop(self) -> None:
        """Read no more."""
        if self._reading is not None:
            self._reading.cancel()
