"""What one visitor may do in the library, with refusals in words."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.kernel.action import Rejection
from companion.net.library import Library, PackLine
from companion.net.link import refused

T = TypeVar("T")


@contextmanager
def in_words() -> Iterator[None]:
    """A rejection in here becomes `Refused`: a headline and every fault as a sentence."""
    try:
        yield
    except Rejection as rejection:
        raise refused(rejection, {}) from None


@dataclass(frozen=True)
class Settled(Generic[T]):
    """What was done at once, for who awaits it all the same."""

    value: T

    def __await__(self) -> Generator[Any, None, T]:
        yield from ()
        return self.value


@dataclass(frozen=True)
class LibraryCard:
    """The host has the whole library; who sits at a table keeps and reads documents of its game.

    Secret documents are opened by the host alone, and by nobody while an unfinished table plays with them.
    """

    library: Library
    game_id: str = ""
    """The only game this card is for; empty: all of them."""
    may_save: bool = False
    is_host: bool = False

    def lines(self, game_id: str, format: str | None = None) -> tuple[PackLine, ...]:  # noqa: A002
        """The documents of a game, or those of one format, in the order of their names."""
        with in_words():
            self._check(game_id)
            return self.library.lines(game_id, format)

    def read(self, game_id: str, format: str, id: str) -> dict[str, Any]:  # noqa: A002
        """A copy of a document. Raises `Refused`."""
        with in_words():
            self._check(game_id)
            self._check_secret(game_id, format)
            return self.library.read(game_id, format, id)

    def save(self, game_id: str, document: dict[str, Any]) -> None:
        """Keep a document, new or changed. Raises `Refused` with every fault."""
        with in_words():
            self._check(game_id)
            if not (self.may_save or self.is_host):
                raise Rejection("library.read_only")
            self._check_kept_secret(game_id, document)
            self.library.save(game_id, document)

    def remove(self, game_id: str, format: str, id: str) -> None:  # noqa: A002
        """Forget a document; the host alone. Raises `Refused`."""
        with in_words():
            self._check(game_id)
            if not self.is_host:
                raise Rejection("library.host_only")
            self.library.remove(game_id, format, id)

    def free_id(self, game_id: str, format: str, base: str) -> str:  # noqa: A002
        """An id nobody has yet, made from a name."""
        with in_words():
            self._check(game_id)
            return self.library.free_id(game_id, format, base)

    def together(self, step: Callable[[LibraryCard], T]) -> Settled[T]:
        """Read and keep in one step; nobody else comes between."""
        return Settled(step(self))

    def _check_secret(self, game_id: str, kind: object) -> None:
        if not self.is_host and kind in self.library.secret_formats(game_id):
            raise Rejection("library.secret")

    def _check_kept_secret(self, game_id: str, document: dict[str, Any]) -> None:
        """Nobody changes blindly what they may not read."""
        kind = document.get("format")
        if any(line.id == document.get("id") for line in self.library.lines(game_id, str(kind))):
            self._check_secret(game_id, kind)

    def _check(self, game_id: str) -> None:
        if self.game_id and game_id != self.game_id:
            raise Rejection("library.other_game")
