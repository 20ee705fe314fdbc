"""Who is at the other end, read off a request."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from companion.net.visitor import (
    DEVICE_COOKIE,
    HOST_COOKIE,
    ORGANISER_COOKIE,
    HostKey,
    address_of,
    device_of,
    is_same_origin,
    kept_token,
    new_token,
    visitor_of,
)

KEY = HostKey("a-key")
TOKEN = "0123456789abcdef0123456789abcdef"


def asked(scheme: str = "http", **headers: str) -> HTTPConnection:
    """A request from a browser with these headers."""
    told = {"host": "10.0.0.1:8550", **headers}
    return HTTPConnection(
        {
            "type": "http",
            "scheme": scheme,
            "path": "/",
            "server": ("10.0.0.1", 8550),
            "client": ("10.0.0.7", 4321),
            "headers": [(name.encode(), value.encode()) for name, value in told.items()],
        }
    )


def test_a_device_is_written_down_by_a_fingerprint_never_by_its_token() -> None:
    assert device_of(TOKEN) == device_of(TOKEN)
    assert TOKEN not in device_of(TOKEN)
    assert device_of("") == "", "who has no token is nobody"


def test_a_token_that_is_none_of_ours_is_replaced() -> None:
    assert kept_token(TOKEN) == TOKEN
    for strange in ("", TOKEN.upper(), TOKEN + "0", "x" * 32):
        assert kept_token(strange) != strange
        assert len(kept_token(strange)) == len(new_token())


def test_the_key_never_shows_itself_by_accident() -> None:
    assert "a-key" not in repr(KEY)
    assert not KEY.fits("")
    assert KEY.organiser.reveal() != KEY.reveal()


def test_a_cookie_says_who_somebody_is() -> None:
    cookies = {DEVICE_COOKIE: TOKEN, HOST_COOKIE: "a-key"}
    host = visitor_of(asked(cookie="; ".join(f"{name}={value}" for name, value in cookies.items())), KEY)
    assert (host.device, host.is_host, host.is_organiser) == (device_of(TOKEN), True, True)
    organiser = visitor_of(asked(cookie=f"{ORGANISER_COOKIE}={KEY.organiser.reveal()}"), KEY)
    assert (organiser.is_host, organiser.is_organiser) == (False, True)
    assert not visitor_of(asked(cookie=f"{HOST_COOKIE}=wrong"), KEY).is_host
    assert address_of(asked()) == "10.0.0.7"


@pytest.mark.parametrize(
    ("origin", "scheme", "is_ours"),
    [
        ("http://10.0.0.1:8550", "http", True),
        ("https://10.0.0.1:8550", "http", False),
        ("https://10.0.0.1:8550", "https", True),
        ("http://evil.example", "http", False),
        ("null", "http", False),
    ],
)
def test_another_page_cannot_use_the_cookie(origin: str, scheme: str, *, is_ours: bool) -> None:
    request = asked(scheme, origin=origin, cookie=f"{HOST_COOKIE}=a-key")
    assert is_same_origin(request) is is_ours
    assert KEY.came_with(request) is is_ours


def test_a_bearer_needs_no_page() -> None:
    assert is_same_origin(asked()), "a request without an Origin came from no page"
    assert KEY.came_with(asked(authorization="Bearer a-key", origin="http://evil.example"))
    assert not KEY.came_with(asked(authorization="Basic a-key"))
