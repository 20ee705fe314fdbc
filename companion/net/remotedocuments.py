"""Documents of a table's game on another device, for the screens of a seat there."""

from __future__ import annotations

import json
from typing import Any

from companion.kernel.action import Rejection
from companion.net.away import Away
from companion.net.documents import id_from
from companion.net.library import PackLine
from companion.net.link import refused
from companion.net.packs import slug


class RemoteDocuments:
    """`companion.ui.documents.Documents` over HTTP. One person waits for it, a moment on a local network."""

    def __init__(self, away: Away, table_id: str, game_id: str) -> None:
        """Without a table it is an empty library that keeps nothing."""
        self._away, self._table, self._game = away, table_id, game_id
        self._lines: tuple[PackLine, ...] = ()

    def refresh(self) -> None:
        """Read again what is there. Raises `Refused`."""
        told = json.loads(self._away.fetch_now(f"/table/{self._table}/documents"))
        self._lines = tuple(
            PackLine(
                game=one["game"],
                format=one["format"],
                id=one["id"],
                name=one["name"],
                source=one["source"],
                is_shipped=one["shipped"],
                is_in_use=one["in_use"],
                is_secret=one["secret"],
            )
            for one in told
        )

    def lines(self, game_id: str, format: str | None = None) -> tuple[PackLine, ...]:  # noqa: A002
        """The documents of this game, or those of one format."""
        self._check(game_id)
        return tuple(line for line in self._lines if format in (None, line.format))

    def read(self, game_id: str, format: str, id: str) -> dict[str, Any]:  # noqa: A002
        """A copy of a document. Raises `Refused`."""
        self._check(game_id)
        path = f"/table/{self._table}/documents/{slug(format)}/{id}"
        document: dict[str, Any] = json.loads(self._away.fetch_now(path))
        return document

    def save(self, game_id: str, document: dict[str, Any]) -> None:
        """Keep a document; on the host's disk when it returns. Raises `Refused` with every fault."""
        self._check(game_id)
        self._away.fetch_now(f"/table/{self._table}/documents", document)
        self.refresh()

    def remove(self, game_id: str, format: str, id: str) -> None:  # noqa: A002
        """The host alone forgets documents. Raises `Refused`."""
        del game_id, format, id
        raise refused(Rejection("library.host_only"), {})

    def free_id(self, game_id: str, format: str, base: str) -> str:  # noqa: A002
        """An id that no document of this format had when we last looked."""
        self._check(game_id)
        taken = {line.id for line in self._lines if line.format == format}
        plain = id_from(base)
        numbered = (plain if at == 1 else f"{plain}-{at}" for at in range(1, len(taken) + 2))
        return next(word for word in numbered if word not in taken)

    def _check(self, game_id: str) -> None:
        if not self._table or game_id != self._game:
            raise refused(Rejection("library.other_game"), {})
