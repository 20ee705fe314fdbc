"""The documents of a table's game over HTTP, for an app: the rights of a seat in a browser."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from companion.kernel.action import Rejection
from companion.net import answers, documents
from companion.net.desk import Desk, at
from companion.net.hall import Hall
from companion.net.librarycard import LibraryCard
from companion.net.librarydesk import body_of, line_of
from companion.net.link import Refused
from companion.net.visitor import device_of


class TableDocuments(Desk):
    """The routes under `/table/<id>/documents`."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    @at("/table/{table}/documents")
    async def lines(self, request: Request) -> Response:
        """Every document of the game in a few words."""
        try:
            card = self._card(request)
            return answers.answer([line_of(line) for line in card.lines(card.game_id)])
        except Rejection as rejection:
            return answers.refusal(rejection)

    @at("/table/{table}/documents/{slug}/{id}")
    async def read(self, request: Request) -> Response:
        """One document; a secret one stays closed."""
        try:
            card = self._card(request)
            kind = card.library.format_of(card.game_id, request.path_params["slug"])
            return answers.answer(card.read(card.game_id, kind, request.path_params["id"]))
        except Rejection as rejection:
            return answers.refusal(rejection)
        except Refused as no:
            return _said(no)

    @at("/table/{table}/documents", "POST")
    async def save(self, request: Request) -> Response:
        """Keep a document of this game, new or changed."""
        try:
            card = self._card(request)
            text = (await body_of(request)).decode(errors="replace")
            card.save(card.game_id, documents.document_of(text))
        except Rejection as rejection:
            return answers.refusal(rejection)
        except Refused as no:
            return _said(no)
        return Response(status_code=204)

    def _card(self, request: Request) -> LibraryCard:
        """What the device may do that holds a seat at this table."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        table = self._hall.table(request.path_params["table"])
        if scheme.lower() != "bearer" or not table.setting.held_by(device_of(token.strip())):
            raise Rejection("table.unknown")
        return LibraryCard(self._hall.library, table.game.card.id, may_save=True)


def _said(no: Refused) -> Response:
    first = no.reasons[0]
    status = answers.STATUS.get(first.code, answers.REFUSED)
    return answers.answer({"code": first.code, "say": no.say, "facts": first.facts}, status)
