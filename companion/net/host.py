"""What the host may do over HTTP: open tables, start, kick, end, carry on. Every call needs its key."""

from __future__ import annotations

from typing import Any

from pydantic import Field
from starlette.requests import Request
from starlette.responses import Response

from companion.kernel.action import Rejection
from companion.kernel.part import Part
from companion.kernel.seat import SeatId
from companion.net import answers
from companion.net.desk import Desk, Lock, at
from companion.net.hall import Hall
from companion.net.visitor import HOST_COOKIE
from companion.table.actions import CarryOn, EndTable, FreeSeat, Kick, Start, TableAction
from companion.table.table import Table


class TableRequest(Part):
    """A new table."""

    game: str = Field(max_length=40)
    options: dict[str, Any] = Field(default_factory=dict)


class SeatRequest(Part):
    """Business with one seat."""

    seat: SeatId


class Nothing(Part):
    """An empty body."""


class HostDesk(Desk):
    """The routes of the host."""

    def __init__(self, hall: Hall, lock: Lock) -> None:
        self._hall, self._lock = hall, lock

    @at("/host/{key}")
    async def enter(self, request: Request) -> Response:
        """The private host link: this browser is a host's from now on."""
        return self._lock.entered(request, self._lock.key, HOST_COOKIE, go="/")

    @at("/tables", "POST")
    async def create(self, request: Request) -> Response:
        """`{"game","options"}` → `{"table","code","secret","screen"}`."""
        try:
            self._lock.check_host(request)
            wish = await answers.body(request, TableRequest)
            table = await self._hall.create(wish.game, wish.options)
        except Rejection as rejection:
            return answers.refusal(rejection)
        return answers.answer(
            {
                "table": table.id,
                "code": table.opening.code,
                "secret": table.opening.secret.value,
                "screen": table.opening.screen.value,
            },
            201,
        )

    @at("/tables/{table}/{what}", "POST")
    async def act(self, request: Request) -> Response:
        """`start`, `kick`, `free`, `end`, `carry_on`."""
        names: dict[str, str] = {}
        try:
            self._lock.check_host(request)
            table = self._hall.table(request.path_params["table"])
            names = table.setting.names
            await table.host_act(await self._wanted(request, table))
        except Rejection as rejection:
            return answers.refusal(rejection, names)
        return answers.answer({"table": table.id, "rev": table.rev})

    async def _wanted(self, request: Request, table: Table) -> TableAction:
        match request.path_params["what"]:
            case "start":
                await answers.body(request, Nothing)
                return Start()
            case "end":
                await answers.body(request, Nothing)
                return EndTable()
            case "carry_on":
                await answers.body(request, Nothing)
                return CarryOn()
            case "kick":
                return Kick(seat=(await answers.body(request, SeatRequest)).seat)
            case "free":
                return FreeSeat(seat=(await answers.body(request, SeatRequest)).seat)
        raise Rejection("door.bad_request", problem=f"{table.id} cannot do that")
