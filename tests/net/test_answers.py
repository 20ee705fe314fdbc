"""HTTP answers in one shape: bodies are read as far as they must be, cookies by no script."""

from __future__ import annotations

import pytest
from starlette.requests import Request
from starlette.responses import Response

from companion.kernel.action import Rejection
from companion.kernel.part import Part
from companion.net import answers
from companion.net.answers import MOST_BYTES, STATUS


class Wish(Part):
    name: str
    count: int = 0


def said(*chunks: bytes) -> Request:
    """A request whose body comes in these pieces."""
    left = list(chunks)

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": left.pop(0), "more_body": bool(left)}

    return Request({"type": "http", "method": "POST", "path": "/", "headers": []}, receive)


async def test_a_body_comes_in_pieces() -> None:
    assert await answers.body(said(b'{"name":', b'"Ann"}'), Wish) == Wish(name="Ann")


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        (b"", "name: "),
        (b"{", "not JSON"),
        (b"[" * 20_000, "not JSON"),
        (b'{"name":"Ann","more":1}', "more: "),
        (b"[]", "body: "),
        (b" " * (MOST_BYTES + 1), "too long"),
    ],
)
async def test_nothing_else_is_taken_and_the_place_is_named(body: bytes, problem: str) -> None:
    with pytest.raises(Rejection) as no:
        await answers.body(said(body), Wish)
    assert no.value.code == "door.bad_request"
    assert str(no.value.facts["problem"]).startswith(problem)


def test_a_refusal_has_a_code_a_sentence_and_the_fitting_status() -> None:
    no = answers.refusal(Rejection("door.slow_down", seconds=7))
    assert (no.status_code, no.headers["retry-after"]) == (STATUS["door.slow_down"], "7")
    assert answers.refusal(Rejection("table.full", seats=6)).status_code == answers.REFUSED
    assert answers.answer({}).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("is_secure", [True, False])
def test_what_a_browser_keeps_no_script_and_no_other_site_can_use(*, is_secure: bool) -> None:
    response = Response()
    answers.remember(response, "companion_host", "a-key", is_secure=is_secure)
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert ("Secure" in cookie) is is_secure
