"""What a desk answers over HTTP: beside every method stands the address it answers at."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.responses import Response
from starlette.routing import Route

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
