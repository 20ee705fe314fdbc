"""The base of all desks: where a method answers stands beside it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from companion.net.desk import Desk, at


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
