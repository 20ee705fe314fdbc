"""Where a table of a venue is: which host plays on with it, and at which addresses one may ask."""

from __future__ import annotations

import re
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.net import answers
from companion.net.hall import Hall
from companion.net.neighbours import Neighbours
from companion.table.journal import JournalUnwritable
from companion.table.owners import Owners

CODE = re.compile(r"\w{3,12}", re.ASCII)


class Finder:
    """Without a venue every table is here or nowhere."""

    def __init__(
        self,
        hall: Hall,
        owners: Owners | None = None,
        root: str = "",
        neighbours: Neighbours | None = None,
    ) -> None:
        """`root`: where we are below the address of all hosts; `neighbours`: asked without the database."""
        self._hall, self._owners, self._root = hall, owners, root
        self._neighbours = neighbours

    def routes(self) -> list[BaseRoute]:
        """For the server. A page that lost its host may ask another one only over a socket."""
        return [
            Route("/where/{table}", self._told, methods=["GET"]),
            WebSocketRoute("/where/{table}", self._said),
            Route("/ready", self._ready, methods=["GET"]),
        ]

    @property
    def is_shared(self) -> bool:
        """Whether a table may be at another host."""
        return self._owners is not None

    def has(self, table: str) -> bool:
        """Whether it is here."""
        return self._hall.stands(table)

    async def elsewhere(self, *, table: str = "", code: str = "") -> str:
        """The address of the other host that plays on with a table; empty when it is ours or nobody's."""
        if self._owners is None or (code and not CODE.fullmatch(code)):
            return ""
        if self._hall.is_away and self._neighbours and table:
            return await self._neighbours.owner_of(table)
        try:
            address = await self._owners.where(table=table, code=code)
        except JournalUnwritable:
            return ""
        return "" if address == self._here else address

    @property
    def _here(self) -> str:
        return f"{self._hall.address}{self._root}"

    async def _answer(self, table: str) -> dict[str, object]:
        is_here = self._hall.stands(table)
        go = self._here if is_here else await self.elsewhere(table=table)
        return {"go": go, "here": is_here, "hosts": self._hosts()}

    def _hosts(self) -> list[str]:
        """Where phones reach the hosts; all of them behind one proxy have one address."""
        return list(self._neighbours.addresses) if self._neighbours and not self._root else []

    async def _told(self, request: Request) -> Response:
        """`go` is the address of the host that has the table; empty for nobody yet."""
        return answers.answer(await self._answer(request.path_params["table"]))

    async def _said(self, socket: WebSocket) -> None:
        await socket.accept()
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_json(await self._answer(socket.path_params["table"]))
            await socket.close()

    async def _ready(self, _request: Request) -> Response:
        """For a proxy: this host can answer. Also without its database: it knows what to say then."""
        return Response(status_code=204, headers={"cache-control": "no-store"})
