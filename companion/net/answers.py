"""HTTP answers in one shape: JSON, and a refusal is a code with a sentence."""

from __future__ import annotations

import asyncio
import json
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from companion import texts
from companion.kernel.action import Rejection
from companion.net.visitor import DEVICE_COOKIE, YEAR

M = TypeVar("M", bound=BaseModel)

MOST_BYTES = 64 * 1024
BODY_SECONDS = 10.0
STATUS = {
    "door.wrong_secret": 403,
    "door.slow_down": 429,
    "door.too_many_pages": 429,
    "door.house_full": 429,
    "door.host_only": 403,
    "door.unknown_code": 404,
    "door.bad_request": 400,
    "table.unknown": 404,
    "table.no_such_game": 404,
    "table.no_such_seat": 404,
    "table.stumbled": 500,
    "table.not_saved": 503,
    "table.store_away": 503,
    "library.unknown": 404,
    "library.too_large": 413,
    "library.not_saved": 503,
}
REFUSED = 409


def refusal(rejection: Rejection, names: texts.Names | None = None) -> JSONResponse:
    """A rejection as an answer."""
    content = {
        "code": rejection.code,
        "say": texts.rejection(rejection, names or {}),
        "facts": rejection.facts,
    }
    headers = {"cache-control": "no-store"}
    if rejection.code == "door.slow_down":
        headers["retry-after"] = str(rejection.facts.get("seconds", 1))
    return JSONResponse(content, STATUS.get(rejection.code, REFUSED), headers)


def answer(content: Any, status: int = 200) -> JSONResponse:
    """Plain JSON, never cached."""
    return JSONResponse(content, status, {"cache-control": "no-store"})


async def body(request: Request, model: type[M]) -> M:
    """The request's JSON as this model. Rejects anything else; reads no more than it must."""
    raw = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                raw += chunk
                if len(raw) > MOST_BYTES:
                    raise Rejection("door.bad_request", problem="too long")
    except TimeoutError:
        raise Rejection("door.bad_request", problem="too slow") from None
    try:
        return model.model_validate(json.loads(raw or b"{}"))
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"])) or "body"
        raise Rejection("door.bad_request", problem=f"{where}: {first['msg']}"[:120]) from None
    except (ValueError, RecursionError):
        raise Rejection("door.bad_request", problem="not JSON") from None


def remember(response: Response, cookie: str, value: str, *, is_secure: bool) -> None:
    """Give the browser something to keep; scripts cannot read it and other sites cannot send it."""
    response.set_cookie(
        cookie, value, max_age=YEAR, path="/", httponly=True, samesite="strict", secure=is_secure
    )


def remember_device(response: Response, token: str, *, is_secure: bool) -> None:
    """Give the browser its token."""
    remember(response, DEVICE_COOKIE, token, is_secure=is_secure)
