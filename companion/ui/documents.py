"""Documents that people type once and keep, as screens read and save them."""

from __future__ import annotations

from typing import Any, Protocol

from companion import texts
from companion.net.library import PackLine
from companion.net.link import Refused


class Documents(Protocol):
    """The library as far as this device may use it: see `docs/protocol.md`.

    A document is a plain dict with `format`, `id` and `name` (or `title`), checked by `packs` of its game.
    """

    def lines(self, game_id: str, format: str | None = None) -> tuple[PackLine, ...]:  # noqa: A002
        """The documents of a game, or those of one format, in the order of their names."""
        ...

    def read(self, game_id: str, format: str, id: str) -> dict[str, Any]:  # noqa: A002
        """A copy of a document, to change as one likes. Raises `Refused`."""
        ...

    def save(self, game_id: str, document: dict[str, Any]) -> None:
        """Keep a document, new or changed; on disk when it returns. Raises `Refused` with every fault."""
        ...

    def remove(self, game_id: str, format: str, id: str) -> None:  # noqa: A002
        """Forget a document; the host alone. Raises `Refused`."""
        ...

    def free_id(self, game_id: str, format: str, base: str) -> str:  # noqa: A002
        """An id nobody has yet, made from a name."""
        ...


class NoDocuments:
    """An empty library that keeps nothing: for a stage or a desk in a test."""

    def lines(self, game_id: str, format: str | None = None) -> tuple[PackLine, ...]:  # noqa: A002
        """Nothing."""
        del game_id, format
        return ()

    def read(self, game_id: str, format: str, id: str) -> dict[str, Any]:  # noqa: A002
        """Nothing is there."""
        raise _nothing_there(game_id, format, id)

    def save(self, game_id: str, document: dict[str, Any]) -> None:
        """Nothing can be kept."""
        raise _nothing_there(game_id, document)

    def remove(self, game_id: str, format: str, id: str) -> None:  # noqa: A002
        """Nothing is there."""
        raise _nothing_there(game_id, format, id)

    def free_id(self, game_id: str, format: str, base: str) -> str:  # noqa: A002
        """Every word is free."""
        del game_id, format
        return base


NO_DOCUMENTS = NoDocuments()


def _nothing_there(*_: object) -> Refused:
    return Refused(texts.say("library-unknown", "title"), texts.say("library-unknown"), ())
