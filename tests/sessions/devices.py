"""Installed apps in the test's own process: each on a device of its own, its page spoken to in raw Flet."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from companion.cli.app import Installed
from companion.net.flet.socket import Pages, sessions
from companion.net.serving import uvicorn_server
from companion.net.visitor import HostKey
from tests.net.flet.client import PATCH, REGISTER, UPDATE, FletClient, page
from tests.ui.client import Client


@asynccontextmanager
async def app_of(data: Path, route: str = "/") -> AsyncIterator[FletClient]:
    """The app of one device, opened; its viewer is this client."""
    installed = Installed(data)

    async def socket_of(new: WebSocket) -> None:
        await Pages(installed.main, HostKey("nobody-has-it"), bool).serve(new)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with sessions():
            yield

    viewer = Starlette(routes=[WebSocketRoute("/ws", socket_of)], lifespan=lifespan)
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen(8)
    port = listening.getsockname()[1]
    server = uvicorn_server(viewer, "127.0.0.1", port)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        async with page(f"127.0.0.1:{port}", route, is_web=False) as client:
            yield client
    finally:
        server.should_exit = True
        await running
        await installed.close()


class Shown(Client):
    """What stands on a raw page now: every patch applied, so that a test taps only what is there."""

    def __init__(self, raw: FletClient) -> None:
        self.raw, self._read = raw, 0
        self._known: dict[int, dict[str, Any]] = {}
        self.page: dict[str, Any] = {}

    def read(self) -> None:
        """Apply what came since."""
        messages = self.raw.messages[self._read :]
        self._read += len(messages)
        for action, body in messages:
            if action == REGISTER:
                self.page = self._kept(body["page_patch"])
                self._known[1] = self.page
            elif action == PATCH and body["id"] in self._known:
                self._patch(self._known[body["id"]], body["patch"])

    def words(self) -> list[str]:
        """Everything that can be read, in order."""
        self.read()
        return [text for _, _, texts in _walk(self.page, ()) for text in texts]

    async def sees(self, text: str, *, gone: bool = False) -> None:
        """Wait until a text stands there, or no longer does."""
        try:
            await self.raw.until(lambda: any(text in one for one in self.words()) is not gone)
        except TimeoutError:
            raise AssertionError(f"{text!r} never {'went' if gone else 'came'}: {self.words()}") from None

    def _button(self, text: str) -> tuple[int, str] | None:
        self.read()
        found = [
            (control["_i"], event.removeprefix("on_"))
            for control, labels, _ in _walk(self.page, ())
            for event in ("on_tap", "on_click")
            if control.get(event) and not control.get("disabled")
            if text in (*labels, *(word for _, _, texts in _walk(control, ()) for word in texts))
        ]
        return found[-1] if found else None

    async def tap(self, text: str) -> None:
        """Tap what says this, as soon as it can be tapped."""
        try:
            await self.raw.until(lambda: self._button(text) is not None)
        except TimeoutError:
            raise AssertionError(f"nothing to tap says {text!r}: {self.words()}") from None
        number, event = self._button(text) or (0, "")
        await self.raw.event(number, event)
        await self.raw.pong()

    async def opens(self, link: str) -> None:
        """The system opens the app once more, by its own kind of link."""
        route = f"/{link.partition('://')[2]}"
        await self.raw.send(UPDATE, {"id": 1, "props": {"route": route}})
        await self.raw.event(1, "route_change", {"route": route})

    async def write(self, label: str, text: str) -> None:
        """Type into the field of this label."""
        self.read()
        number = next(one["_i"] for one, _, _ in _walk(self.page, ()) if one.get("label") == label)
        await self.raw.send(UPDATE, {"id": number, "props": {"value": text}})
        await self.raw.event(number, "change", text)
        await self.raw.pong()


Place = tuple[dict[str, Any], tuple[str, ...], tuple[str, ...]]


def _walk(value: Any, labels: tuple[str, ...]) -> Iterator[Place]:
    """Every control with the labels around it and its own words."""
    if isinstance(value, list):
        for one in value:
            yield from _walk(one, labels)
    elif isinstance(value, dict):
        own = tuple(
            str(value[name]) for name in ("value", "label", "tooltip") if isinstance(value.get(name), str)
        )
        if isinstance(value.get("_i"), int):
            yield value, labels, own
        if value.get("_c") == "Semantics":
            labels = (*labels, *own)
        for name, one in value.items():
            if name not in ("theme", "dark_theme", "fonts", "media"):
                yield from _walk(one, labels)


async def sit_down(screen: Shown, link: str, name: str) -> None:
    """Paste a link, write a name, sit."""
    await screen.sees("Join a table")
    await screen.write("Link, address or code", link)
    await screen.tap("Go to the table")
    await at_the_door(screen, name)


async def at_the_door(screen: Shown, name: str) -> None:
    """Write a name, sit."""
    await screen.sees("Take a seat")
    await screen.write("Your name", name)
    await screen.tap("Sit down")
