"""Documents of a table's game on another device, for the screens of a seat there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Annotated, Any, TypeVar
from urllib.parse import quote

from pydantic import Field, TypeAdapter

from companion.kernel.action import Rejection
from companion.net.away import Away, Told
from companion.net.documents import LONGEST_NAME, id_from
from companion.net.library import PackLine
from companion.net.link import Refused, refused
from companion.net.packs import slug

T = TypeVar("T")
Word = Annotated[str, Field(max_length=LONGEST_NAME)]
MOST = 500
"""Documents of one game."""
AT_ONCE = 4
STEP_SECONDS = 60.0
"""How long a step off the screen may wait for one answer; each has a limit of its own."""


class _Line(Told):
    game: Word
    format: Word
    id: Word
    name: Word
    source: Annotated[str, Field(max_length=2000)] = ""
    is_shipped: bool = Field(alias="shipped")
    is_in_use: bool = Field(alias="in_use")
    is_secret: bool = Field(alias="secret")


_LINES: TypeAdapter[tuple[_Line, ...]] = TypeAdapter(tuple[_Line, ...])
_DOCUMENT: TypeAdapter[dict[str, Any]] = TypeAdapter(dict[str, Any])


class Asked:
    """The documents of one table as the host has them now, over HTTP."""

    def __init__(self, away: Away, table_id: str) -> None:
        self._away, self._path = away, f"/table/{table_id}/documents"

    async def lines(self) -> tuple[PackLine, ...]:
        """All of this game in a few words. Raises `Refused`."""
        told = await self._away.ask(self._path, _LINES)
        return tuple(PackLine(**one.model_dump()) for one in told[:MOST])

    async def read(self, format: str, id: str) -> dict[str, Any]:  # noqa: A002
        """A document. Raises `Refused`."""
        return await self._away.ask(f"{self._path}/{quote(slug(format))}/{quote(id, safe='')}", _DOCUMENT)

    async def save(self, document: dict[str, Any]) -> None:
        """Keep a document; on the host's disk when it returns. Raises `Refused` with every fault."""
        await self._away.fetch(self._path, document)


class RemoteDocuments:
    """`companion.ui.documents.Documents` over HTTP: screens read what was fetched, and never wait for it."""

    def __init__(self, away: Away, table_id: str, game_id: str) -> None:
        """Without a table it is an empty library that keeps nothing."""
        self._asked, self._table, self._game = Asked(away, table_id), table_id, game_id
        self._lines: tuple[PackLine, ...] = ()
        self._read: dict[tuple[str, str], dict[str, Any]] = {}
        self._steps: set[asyncio.Task[Any]] = set()

    async def refresh(self) -> None:
        """Fetch all that this seat may read. Raises `Refused`."""
        lines, few = await self._asked.lines(), asyncio.Semaphore(AT_ONCE)

        async def fetch(line: PackLine) -> tuple[tuple[str, str], dict[str, Any]] | None:
            try:
                async with few:
                    return (line.format, line.id), await self._asked.read(line.format, line.id)
            except Refused:
                return None  # removed meanwhile

        found = await asyncio.gather(*(fetch(line) for line in lines if not line.is_secret))
        self._lines, self._read = lines, dict(one for one in found if one is not None)

    def renew(self) -> None:
        """Fetch it all again, beside the screen; as long as nothing comes the old ones stay."""
        self._begin(self._renewed())

    async def _renewed(self) -> None:
        with suppress(Refused):
            await self.refresh()

    def lines(self, game_id: str, format: str | None = None) -> tuple[PackLine, ...]:  # noqa: A002
        """The documents of this game, or those of one format."""
        self._check(game_id)
        return tuple(line for line in self._lines if format in (None, line.format))

    def read(self, game_id: str, format: str, id: str) -> dict[str, Any]:  # noqa: A002
        """A copy of a document. Raises `Refused`."""
        self._check(game_id)
        return _copied(self._read, format, id)

    def free_id(self, game_id: str, format: str, base: str) -> str:  # noqa: A002
        """An id that no document of this format had when we last looked."""
        self._check(game_id)
        return _free_id(self._lines, format, base)

    def together(self, step: Callable[[Fresh], T]) -> Awaitable[T]:
        """Read and write in one step, beside the screen; it begins at once, whether or not anybody waits."""
        return self._begin(self._stepped(step))

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._steps.add(task)
        task.add_done_callback(self._steps.discard)
        return task

    async def _stepped(self, step: Callable[[Fresh], T]) -> T:
        fresh = Fresh(self._asked, self._check, asyncio.get_running_loop())
        try:
            return await asyncio.to_thread(step, fresh)
        finally:
            if fresh.has_saved:
                await self._renewed()

    def _check(self, game_id: str) -> None:
        if not self._table or game_id != self._game:
            raise refused(Rejection("library.other_game"), {})


class Fresh:
    """The same documents in a thread of their own, asked of the host at every word."""

    def __init__(self, asked: Asked, check: Callable[[str], None], loop: asyncio.AbstractEventLoop) -> None:
        self._asked, self._check, self._loop = asked, check, loop
        self.has_saved = False

    def lines(self, game_id: str, format: str | None = None) -> tuple[PackLine, ...]:  # noqa: A002
        """The documents of this game, or those of one format. Raises `Refused`."""
        self._check(game_id)
        return tuple(line for line in self._await(self._asked.lines()) if format in (None, line.format))

    def read(self, game_id: str, format: str, id: str) -> dict[str, Any]:  # noqa: A002
        """A document. Raises `Refused`."""
        self._check(game_id)
        return self._await(self._asked.read(format, id))

    def save(self, game_id: str, document: dict[str, Any]) -> None:
        """Keep a document; on the host's disk when it returns. Raises `Refused` with every fault."""
        self._check(game_id)
        self._await(self._asked.save(document))
        self.has_saved = True

    def free_id(self, game_id: str, format: str, base: str) -> str:  # noqa: A002
        """An id nobody has yet. Raises `Refused`."""
        return _free_id(self.lines(game_id, format), format, base)

    def _await(self, asking: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(asking, self._loop).result(STEP_SECONDS)


def _copied(known: dict[tuple[str, str], dict[str, Any]], kind: str, word: str) -> dict[str, Any]:
    if (kind, word) not in known:
        raise refused(Rejection("library.unknown"), {})
    copy: dict[str, Any] = _DOCUMENT.validate_json(_DOCUMENT.dump_json(known[kind, word]))
    return copy


def _free_id(lines: tuple[PackLine, ...], kind: str, base: str) -> str:
    taken = {line.id for line in lines if line.format == kind}
    plain = id_from(base)
    numbered = (plain if at == 1 else f"{plain}-{at}" for at in range(1, len(taken) + 2))
    return next(word for word in numbered if word not in taken)
