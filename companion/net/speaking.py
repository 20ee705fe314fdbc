"""Every answer in the language its browser asks for: pages, refusals, and the screens of a Flet socket."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from companion import texts


class Speaking:
    """Notes what the device of a request or socket speaks, for everything that is done to answer it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on."""
        if scope["type"] != "lifespan":
            texts.spoken.set(texts.asked_for(Headers(scope=scope).get("accept-language", "")))
        await self._app(scope, receive, send)
