"""Documents that people type once and keep, as screens read and save them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from companion import texts
from companion.net.library import PackLine
from companion.net.librarycard import Settled
from companion.net.link import Refused

T = TypeVar("T")


class Reading(Protocol):
    """Documents to look into: see `docs/protocol.md`.

    A document is a plain dict with `format`, `id` and `name` (or `title`), checked by `packs` of its game.
    """

    def lines(self, game_id: str, format: str | None = None) -> tuple[PackLine, ...]:  # noqa: A002
        """The documents of a game, or those of one format, in the order of their names."""
        ...

    def read(self, game_id: str, format: str, id: str) -> dict[str, Any]:  # noqa: A002
        """A copy of a document, to change as one likes. Raises `Refused`."""
        ...

    def free_id(self, game_id: str, format: str, base: str) -> str:  # noqa: A002
        """An id nobody has yet, made from a name."""
        ...


class Keeping(Reading, Protocol):
    """Documents to look into and to keep, as a step of `Documents.together` has them."""

    def save(self, game_id: str, document: dict[str, Any]) -> None:
        """Keep a document, new or changed; on disk when it returns. Raises `Refused` with every fault."""
        ...


class Documents(Reading, Protocol):
    """The library as a seat or a shared screen may use it. What it reads is at hand, a minute old at most."""

    def together(self, step: Callable[[Keeping], T]) -> Awaitable[T]:
        """Read what is there now and keep what follows from it, in one step that knows nothing of the screen.

        It begins at once, whether or not anybody waits. What nobody waits for says no refusal either.
        """
        ...


class DeskDocuments(Documents, Keeping, Protocol):
    """The library of a host, for its editors."""

    def remove(self, game_id: str, format: str, id: str) -> None:  # noqa: A002
        """Forget a document; the host alone. Raises `Refused`."""
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

    def together(self, step: Callable[[Keeping], T]) -> Settled[T]:
        """It finds nothing."""
        return Settled(step(self))


NO_DOCUMENTS = NoDocuments()


class OnlyRead(NoDocuments):
    """The library of a table for a tool beside it: it may be looked into, and nothing is kept."""

    def __init__(self, documents: Reading) -> None:
        self._documents = documents

    def lines(self, game_id: str, format: str | None = None) -> tuple[PackLine, ...]:  # noqa: A002
        """Those of the table."""
        return self._documents.lines(game_id, format)

    def read(self, game_id: str, format: str, id: str) -> dict[str, Any]:  # noqa: A002
        """One of the table's."""
        return self._documents.read(game_id, format, id)


def _nothing_there(*_: object) -> Refused:
    return Refused(texts.say("library-unknown", "title"), texts.say("library-unknown"), ())
