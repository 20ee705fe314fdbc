"""A phone that goes before it said who it is leaves nothing behind."""

from __future__ import annotations

import asyncio

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.net.flet.gone import WatchedSocket
from tests.net.flet.scripted import Script, flet_app, turns


async def test_a_socket_tells_when_it_is_gone() -> None:
    socket = Script(b"a word").socket(WatchedSocket)
    await socket.accept()
    assert await socket.receive_bytes() == b"a word"
    assert not socket.gone.done()
    for _ in range(2):
        with pytest.raises((WebSocketDisconnect, RuntimeError)):
            await socket.receive_bytes()
        assert socket.gone.done()


async def test_flet_alone_would_wait_for_ever() -> None:
    """When this fails, Flet ends with a socket that never registered, and `gone` can go."""
    script = Script()
    serving = asyncio.create_task(flet_app().handle(script.socket(WebSocket)))
    await turns()
    await turns()
    assert script.sent == [{"type": "websocket.accept", "subprotocol": None, "headers": []}]
    assert not serving.done()
    serving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await serving
