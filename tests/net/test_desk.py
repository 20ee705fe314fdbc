"""The base of all desks: where a method answers stands beside it, and one lock for all."""

from __future__ import annotations

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from companion.kernel.action import Rejection
from companion.net.desk import Desk, Lock, at
from companion.net.throttle import FREE_GUESSES, Throttle
from companion.net.visitor import HOST_COOKIE, HostKey


class Bell(Desk):
    @at("/bell")
    async def heard(self, request: Request) -> Response:
        return PlainTextResponse("ding")

    @at("/bell/{times}", "POST", "PUT")
    async def rung(self, request: Request) -> Response:
        return PlainTextResponse("dong")

    async def unasked(self, request: Request) -> Response:
        return PlainTextResponse("")


def test_each_marked_method_answers_at_its_address_in_the_order_of_the_class() -> None:
    asked, told = Bell().routes()
    assert (asked.path, asked.methods) == ("/bell", {"GET", "HEAD"})
    assert (told.path, told.methods) == ("/bell/{times}", {"POST", "PUT"})


def opening(key: str) -> Request:
    """Somebody opens the host's link with this key."""
    scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": ("192.0.2.1", 1)}
    return Request(scope | {"path_params": {"key": key}})


@pytest.mark.parametrize("is_secure", [True, False])
def test_who_has_the_key_keeps_it_and_who_guesses_gets_nothing(*, is_secure: bool) -> None:
    lock = Lock(HostKey("right"), Throttle(), is_secure)
    said = lock.entered(opening("right"), lock.key, HOST_COOKIE, go="/in").raw_headers
    kept = [value.decode() for name, value in said if name == b"set-cookie"]
    assert kept[0].startswith(f"{HOST_COOKIE}=right")
    assert len(kept) == 2
    assert all(("Secure" in cookie) is is_secure for cookie in kept)
    refused = lock.entered(opening("wrong"), lock.key, HOST_COOKIE, go="/in")
    assert refused.headers["location"] == "/"
    assert "set-cookie" not in refused.headers


def test_a_request_without_the_key_counts_as_a_guess() -> None:
    lock = Lock(HostKey("right"), Throttle())
    codes = []
    for _ in range(FREE_GUESSES + 2):
        with pytest.raises(Rejection) as no:
            lock.check_host(opening("wrong"))
        codes.append(no.value.code)
    assert codes[0] == "door.host_only"
    assert codes[-1] == "door.slow_down"
