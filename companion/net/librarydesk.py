"""The library over HTTP: documents as files, for the host and for who has a share key."""

from __future__ import annotations

from dataclasses import asdict

from starlette.requests import Request
from starlette.responses import Response

from companion.kernel.action import Rejection
from companion.net import answers, documents
from companion.net.desk import Desk, Lock, at
from companion.net.hall import Hall
from companion.net.library import PackLine
from companion.net.packs import MOST_BYTES, slug
from companion.net.shares import Place
from companion.net.visitor import address_of


class LibraryDesk(Desk):
    """The routes of the library."""

    def __init__(self, hall: Hall, lock: Lock) -> None:
        self._hall, self._lock = hall, lock

    @at("/library.json")
    async def every(self, request: Request) -> Response:
        """Every document in a few words; the host alone."""
        try:
            self._lock.check_host(request)
        except Rejection as rejection:
            return answers.refusal(rejection)
        lines = [line for game in self._hall.games for line in self._hall.library.lines(game.card.id)]
        return answers.answer([line_of(line) for line in lines])

    @at("/library", "POST")
    async def save(self, request: Request) -> Response:
        """Keep a document, JSON or TOML; one of the same format and id is replaced. The host alone."""
        try:
            self._lock.check_host(request)
            text = (await body_of(request)).decode(errors="replace")
            game_id, document = self._hall.library.taken_in(text)
            self._hall.library.save(game_id, document)
        except Rejection as rejection:
            return answers.refusal(rejection)
        kept = {"game": game_id, "format": document["format"], "id": document["id"]}
        return answers.answer(kept, 201)

    @at("/library/tray/{ticket}", "POST", "PUT")
    async def lay_down(self, request: Request) -> Response:
        """A file for the screen that asked for it; the host's own browser alone."""
        try:
            self._lock.check_host(request)
            content = await body_of(request)
            if not self._hall.tray.put(request.path_params["ticket"], content):
                raise Rejection("library.unknown")
        except Rejection as rejection:
            return answers.refusal(rejection)
        return Response(status_code=204)

    @at("/library/{game}/{slug}/{id}.json")
    async def give(self, request: Request) -> Response:
        """A document as a file, for the host."""
        game_id, word = request.path_params["game"], request.path_params["id"]
        try:
            self._lock.check_host(request)
            kind = self._hall.library.format_of(game_id, request.path_params["slug"])
            return self._file((game_id, kind, word))
        except Rejection as rejection:
            return answers.refusal(rejection)

    @at("/s/{key}")
    async def give_shared(self, request: Request) -> Response:
        """The document a share key is for, for anybody who has it."""
        try:
            place = self._hall.shares.place(request.path_params["key"])
            if place is None:
                self._lock.throttle.check_wrong(address_of(request))
                raise Rejection("library.unknown")
            return self._file(place)
        except Rejection as rejection:
            return answers.refusal(rejection)

    def _file(self, place: Place) -> Response:
        game_id, kind, word = place
        headers = {
            "content-disposition": f'attachment; filename="{slug(kind)}--{documents.id_from(word)}.json"',
            "cache-control": "no-store",
            "x-content-type-options": "nosniff",
        }
        text = documents.as_text(self._hall.library.read(game_id, kind, word))
        return Response(text, media_type="application/json", headers=headers)


def line_of(line: PackLine) -> dict[str, object]:
    """A document in a few words."""
    return {name.removeprefix("is_"): value for name, value in asdict(line).items()}


async def body_of(request: Request) -> bytes:
    """All of it, as long as it is not too much."""
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > MOST_BYTES:
            raise Rejection("library.too_large", most=MOST_BYTES // 1024)
    return bytes(raw)
