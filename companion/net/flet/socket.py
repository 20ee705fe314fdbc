"""The socket of the Flet pages: who it belongs to is settled at the handshake."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import flet as ft
from flet_web.fastapi.flet_app import FletApp
from flet_web.fastapi.flet_app_manager import app_manager
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket

from companion.kernel.action import Rejection
from companion.net.crowd import Crowd
from companion.net.flet.aside import SESSION_SECONDS, STRANGER_SECONDS, Owners, put_aside
from companion.net.flet.gate import CLOSE_POLICY, GatedSocket
from companion.net.flet.numbering import count_anew
from companion.net.pace import Pace
from companion.net.visitor import HostKey, Visitor, address_of, current, is_same_origin, visitor_of

Main = Callable[[ft.Page], Awaitable[None]]

LAST_WORDS_SECONDS = 1.0
"""How long Flet may take to put a session aside after its phone has gone."""
FRAMES_A_SECOND, FRAMES_AT_ONCE = 80.0, 240
"""What one device may say; without a seat, what one address may."""
STRANGERS_A_SECOND, STRANGERS_AT_ONCE = 4.0, 8
"""New pages of one address that neither sit nor host."""


@asynccontextmanager
async def sessions() -> AsyncIterator[None]:
    """Sessions can begin; at the end all of them are closed."""
    await app_manager.start()
    yield
    await app_manager.shutdown()


class OurApp(FletApp):  # type: ignore[misc]  # Flet's server half has no types
    """Flet's end of one socket. When it reads no more, for whatever reason, it is over."""

    def __init__(self, main: Main, socket: GatedSocket, patience: Callable[[], int]) -> None:
        """`patience`: how long the session waits for its phone, asked when that has gone."""
        super().__init__(asyncio.get_running_loop(), app_manager.executor, main, None, SESSION_SECONDS)
        self._socket, self._patience = socket, patience

    async def _FletApp__receive_loop(self) -> None:
        flets: Any = super()
        try:
            await flets._FletApp__receive_loop()
        finally:
            self._FletApp__session_timeout_seconds = self._patience()
            self._socket.let_go()

    def send_message(self, message: Any) -> None:
        """Tell the phone; what comes after its socket has ended is told to nobody."""
        if getattr(self, "_FletApp__send_queue", None) is not None:
            super().send_message(message)

    def end(self) -> None:
        """Whatever was to be sent is not."""
        if (queue := getattr(self, "_FletApp__send_queue", None)) is not None:
            queue.put_nowait(None)


class Pages:
    """All Flet pages of a host: whose they are, how many there may be, how fast they may speak."""

    def __init__(self, main: Main, host_key: HostKey, sits: Callable[[str], bool]) -> None:
        """`sits`: whether a device holds a seat at some table."""
        self._main, self._key, self._sits = main, host_key, sits
        self.crowd, self._owners = Crowd(), Owners()
        self._begins = Pace(STRANGERS_A_SECOND, STRANGERS_AT_ONCE)
        self._frames = Pace(FRAMES_A_SECOND, FRAMES_AT_ONCE)

    def is_known(self, visitor: Visitor) -> bool:
        """Whether somebody sits, hosts or organises; all others are strangers, a shared screen too."""
        return visitor.is_host or visitor.is_organiser or self._sits(visitor.device)

    def check(self, request: HTTPConnection) -> None:
        """Rejects a page for which there would be no socket."""
        visitor = visitor_of(request, self._key)
        self.crowd.check(visitor.device, address_of(request), is_known=self.is_known(visitor))

    async def serve(self, socket: WebSocket) -> None:
        """Serve one page. Other sites' pages are turned away; the cookie says which device it is."""
        visitor, address = visitor_of(socket, self._key), address_of(socket)
        is_known = self.is_known(visitor)
        if not is_same_origin(socket):
            await socket.close(CLOSE_POLICY)
            return
        try:
            with self.crowd.inside(visitor.device, address, is_known=is_known):
                if not is_known:
                    await asyncio.sleep(self._begins.wait(address))
                await self._serve(socket, visitor, address)
        except Rejection:
            await socket.close(CLOSE_POLICY)

    async def _serve(self, socket: WebSocket, visitor: Visitor, address: str) -> None:
        """One session. `main` and all its events run in tasks made from here: they see the visitor."""
        current.set(visitor)
        count_anew()
        gated = GatedSocket(
            socket.scope,
            socket.receive,
            socket.send,
            pace=self._frames,
            key=visitor.device if self.is_known(visitor) else address,
            owns=lambda session_id: self._owners.owns(visitor, session_id),
        )

        def patience() -> int:
            return SESSION_SECONDS if self.is_known(visitor) else STRANGER_SECONDS

        app = OurApp(self._begin, gated, patience)
        serving = asyncio.create_task(app.handle(gated))
        try:
            await asyncio.wait({serving, gated.gone}, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait({serving}, timeout=LAST_WORDS_SECONDS)
        finally:
            gated.stop()
            app.end()
            serving.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await serving
            if gated.is_refused:
                with suppress(Exception):
                    await gated.close(CLOSE_POLICY)
            await put_aside(app, patience())
            await self._owners.let_go(self.is_known)

    async def _begin(self, page: ft.Page) -> None:
        """One for all sessions: Flet keeps something for every `main` it has ever seen."""
        self._owners.note(page.session, current.get())
        await self._main(page)
