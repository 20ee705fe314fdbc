"""Every browser that opens a page is a device of its own from then on."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.kernel.action import Rejection
from companion.net import answers, doorpage
from companion.net.flet.socket import Pages
from companion.net.visitor import DEVICE_COOKIE, new_token


class PageCookie:
    """Gives every browser that opens a page a device token of its own; says so when there are too many."""

    def __init__(self, app: ASGIApp, pages: Pages, *, is_secure: bool) -> None:
        self._app, self._pages, self._is_secure = app, pages, is_secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on; add the cookie to pages, never to what is cached for long."""
        if scope["type"] == "http" and "text/html" in Request(scope).headers.get("accept", ""):
            try:
                self._pages.check(Request(scope))
            except Rejection as full:
                crowded = HTMLResponse(doorpage.crowded_page(full), 429, doorpage.headers())
                await crowded(scope, receive, send)
                return
        if scope["type"] != "http" or DEVICE_COOKIE in Request(scope).cookies:
            await self._app(scope, receive, send)
            return

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and _is_page(message):
                cookie = Response()
                answers.remember_device(cookie, new_token(), is_secure=self._is_secure)
                message = {**message, "headers": [*message["headers"], *_cookies(cookie)]}
            await send(message)

        await self._app(scope, receive, with_cookie)


def _is_page(message: Message) -> bool:
    return any(
        name == b"content-type" and value.startswith(b"text/html") for name, value in message["headers"]
    )


def _cookies(response: Response) -> list[tuple[bytes, bytes]]:
    return [(name, value) for name, value in response.raw_headers if name == b"set-cookie"]
