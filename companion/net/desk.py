"""What a desk answers over HTTP, and its lock: beside every method stands the address it answers at."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from companion.kernel.action import Rejection
from companion.kernel.frozen import frozen
from companion.net.answers import remember, remember_device
from companion.net.throttle import Throttle
from companion.net.visitor import DEVICE_COOKIE, HostKey, address_of, new_token

Answering = TypeVar("Answering", bound=Callable[..., Awaitable[Response]])


def at(path: str, *methods: str) -> Callable[[Answering], Answering]:
    """This method answers there; without `methods` what only asks."""

    def placed(answering: Answering) -> Answering:
        answering.__dict__["at"] = (path, methods or ("GET",))
        return answering

    return placed


class Desk:
    """Methods marked by `at`."""

    def routes(self) -> list[Route]:
        """For the server, in the order in which the class says them."""
        marks = {name: getattr(one, "at", None) for name, one in vars(type(self)).items()}
        return [Route(mark[0], getattr(self, name), methods=mark[1]) for name, mark in marks.items() if mark]


@frozen
class Lock:
    """What stands before the desks: the host's key, who guesses too often, how a browser keeps things."""

    key: HostKey
    throttle: Throttle
    is_secure: bool = False

    def check_host(self, request: HTTPConnection) -> None:
        """Rejects a request without the host's key, and counts it as a guess."""
        if not self.key.came_with(request):
            self.throttle.check_wrong(address_of(request))
            raise Rejection("door.host_only")

    def entered(self, request: Request, key: HostKey, cookie: str, *, go: str) -> Response:
        """A link with a key in its path: the browser that opened it keeps the key, and goes there."""
        if not key.fits(request.path_params["key"]):
            with suppress(Rejection):
                self.throttle.check_wrong(address_of(request))
            return RedirectResponse("/", status_code=303)
        response = RedirectResponse(go, status_code=303)
        remember(response, cookie, key.reveal(), is_secure=self.is_secure)
        if DEVICE_COOKIE not in request.cookies:
            remember_device(response, new_token(), is_secure=self.is_secure)
        return response
