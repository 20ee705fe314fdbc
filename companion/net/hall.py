"""All tables of one host process: made, found by code, taken up again after a restart."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Any

from companion.kernel.action import Rejection
from companion.kernel.game import AnyGame
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat
from companion.net.codes import Codes
from companion.net.library import Library
from companion.net.link import LocalLink
from companion.net.packs import Packs
from companion.net.past import is_played
from companion.net.seating import seat_again
from companion.net.shares import Shares, Tray
from companion.net.writer import FrameWriter
from companion.table.business import checked_options
from companion.table.journal import CODE_SECONDS, Journal, JournalUnreadable, Opening, Shelved
from companion.table.owners import Owned
from companion.table.presence import Watcher
from companion.table.surroundings import Surroundings
from companion.table.table import Table

logger = logging.getLogger(__name__)

DAY = CODE_SECONDS
EVENING = 6 * 3600.0
"""Who finished a game no longer ago than this may be taken along to another one."""

TERM_BITS = 24
"""Revisions of each owner of a table lie above those of the one before, whatever their clocks say."""


class Hall:
    """Where the tables stand."""

    def __init__(
        self,
        games: tuple[AnyGame, ...],
        journal: Journal,
        packs: Packs,
        *,
        address: Callable[[], str] = lambda: "",
        changed: Callable[[Table, str], None] = lambda _table, _cue: None,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.games, self.library = games, Library(games, packs, self._in_use)
        self.shares, self.tray = Shares(), Tray()
        self._journal, self._wall, self._cue = journal, wall, changed
        self.is_organised = False
        """Somebody looks after all tables of this host."""
        self.followers: list[Callable[[Table], None]] = []
        """Told of every change at any table."""
        self._around = Surroundings(
            wall=wall,
            address=address,
            filled_in=self.library.filled_in,
            play_again=self._next_table,
            changed=self._changed,
            is_organised=lambda: self.is_organised,
        )
        self._tables: dict[str, Table] = {}
        self._codes = Codes(journal, lambda: [table.opening for table in self._tables.values()])
        self._unreadable: set[str] = set()
        self._writers: dict[str, FrameWriter] = {}
        journal.tell(self._store_changed, self.step_back)

    def _store_changed(self) -> None:
        for table in self._tables.values():
            table.store_changed()

    def step_back(self, table_id: str | None = None) -> None:
        """Another process plays on with this table, or with all. Everybody is told; nothing is merged."""
        for gone in [table_id] if table_id else list(self._tables):
            if table := self._tables.pop(gone, None):
                self._writers.pop(gone, None)
                self._cue(table, "moved")
                table.close("table.moved")

    def _changed(self, table: Table, cue: str) -> None:
        self._cue(table, cue)
        for follower in self.followers:
            follower(table)

    def game(self, game_id: str) -> AnyGame:
        """A game of the shelf; rejects one it does not have."""
        for game in self.games:
            if game.card.id == game_id:
                return game
        raise Rejection("table.no_such_game", game=game_id)

    @property
    def is_away(self) -> bool:
        """Whether the store cannot be reached now."""
        return self._journal.is_away

    @property
    def address(self) -> str:
        """Where phones reach this host."""
        return self._around.address()

    @property
    def tables(self) -> tuple[Table, ...]:
        """Every table that stands now, newest first."""
        return tuple(sorted(self._tables.values(), key=lambda table: table.touched, reverse=True))

    def has_seat(self, device: str) -> bool:
        """Whether this device sits at some table."""
        return bool(device) and any(table.setting.seat_of(device) for table in self._tables.values())

    def stands(self, table_id: str) -> bool:
        """Whether this table is here."""
        return table_id in self._tables

    def table(self, table_id: str) -> Table:
        """The table with this id; rejects one that is not here."""
        if table_id not in self._tables:
            raise Rejection("table.unknown")
        return self._tables[table_id]

    def by_code(self, code: str) -> Table | None:
        """The table people mean by a typed code."""
        wanted = code.strip().upper()
        named = [table for table in self.tables if table.opening.code == wanted]
        return next((table for table in named if table.setting.next_table is None), None)

    async def create(
        self, game_id: str, options: dict[str, Any] | None = None, like: Opening | None = None
    ) -> Table:
        """A new table with an empty lobby; `like` gives it the code and the keys of another one."""
        game = self.game(game_id)
        opening = Opening(
            table=secrets.token_hex(6),
            game=game_id,
            rules_version=game.card.rules_version,
            at=self._wall(),
            code=like.code if like else self._codes.new(),
            secret=like.secret if like else Hidden(secrets.token_urlsafe(12)),
            screen=like.screen if like else Hidden(secrets.token_urlsafe(12)),
            options=checked_options(game, self.library.begun(game_id, options or {})),
        )
        opening = await self._codes.open(opening)
        table = self._tables[opening.table] = Table(game, opening, self._journal, self._around)
        return table

    async def choose(self, game_id: str, along: str = "", *, beside: bool = False) -> Table:
        """The lobby for this game: the one that stands open already, or a new one under the same QR code.

        People who sat down before the game was chosen come along, as far as it has places and colours; so do
        those of the finished table `along`. With `beside` nobody does, and no table is touched.
        """
        before = self.table(along) if along else self.lobby(is_empty=beside)
        if before is None:
            return await self.create(game_id)
        if before.stage == "playing":
            raise Rejection("table.not_over")
        if before.setting.next_table is not None:
            return self.table(before.setting.next_table)
        is_same = before.game.card.id == game_id
        if is_same and before.stage == "lobby":
            return before
        following = await self.create(game_id, before.setting.options if is_same else {}, like=before.opening)
        await seat_again(before, following)
        await before.move_to(following.id)
        return following

    def leaving(self, game_id: str) -> Table | None:
        """The table whose people would come along to this game: a game that has just ended, or a lobby."""
        since = self._wall() - EVENING
        for table in self.tables:
            if table.setting.next_table is not None or not table.setting.places:
                continue
            if table.stage == "lobby":
                return None if table.game.card.id == game_id else table
            is_here = table.touched > since or any(map(table.is_alive, table.setting.seats))
            if table.stage != "playing" and is_here:
                return table
        return None

    def lobby(self, *, is_empty: bool = False) -> Table | None:
        """The newest table that has not begun; one that nobody sits at, if wanted."""
        lobbies = (table for table in self.tables if table.stage == "lobby")
        return next((table for table in lobbies if not (is_empty and table.setting.places)), None)

    async def open_up(self) -> int:
        """Take up every unfinished table of the journal, and those whose end is not a day old; how many."""
        yesterday = self._wall() - DAY
        for shelved in await self._journal.list():
            is_wanted = shelved.summary is None or shelved.touched > yesterday
            if is_wanted and shelved.is_ours and shelved.opening.table not in self._tables:
                await self._take_up(shelved.opening.table, is_shelved=shelved.summary is not None)
        return len(self._tables)

    def missing(self, owned: tuple[Owned, ...]) -> list[Owned]:
        """Those of our tables that do not stand here yet, and could."""
        known = {*self._tables, *self._codes.opening, *self._unreadable}
        return [one for one in owned if one.table not in known]

    async def take_over(self, owned: Owned) -> bool:
        """A table of another process is ours from now on: whether it stands, as after a restart."""
        await self._take_up(owned.table, is_shelved=False, term=owned.term)
        return owned.table in self._tables

    async def _take_up(self, table_id: str, *, is_shelved: bool, term: int = 0) -> None:
        try:
            table = await self._read(table_id, term)
            await table.agree(is_shelved=is_shelved)
        except Exception as error:  # noqa: BLE001 - one table that cannot be read must not keep the others out
            logger.error("table %s could not be taken up again", table_id)  # noqa: TRY400
            if not isinstance(error, JournalUnreadable):
                self._unreadable.add(table_id)
            return
        self._tables[table.id] = table
        self.is_organised = self.is_organised or table.orders.standing.number > 0

    async def _read(self, table_id: str, term: int = 0) -> Table:
        """A table as its journal tells it. Its code stays, unless other people have got it since."""
        try:
            opening, entries = await self._journal.read(table_id)
        except KeyError:
            raise Rejection("table.unknown") from None
        opening = await self._codes.keep(opening, entries, self._wall())
        table = Table(self.game(opening.game), opening, self._journal, self._around)
        table.restore(entries, least_rev=term << TERM_BITS)
        return table

    def _in_use(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """The house rules of every table that is not finished."""
        for table in self._tables.values():
            if table.stage in ("lobby", "playing"):
                yield table.game.card.id, table.setting.options

    def unfinished(self) -> tuple[Table, ...]:
        """Every table that can be gone on with, newest first; not the lobbies that nobody sits in."""
        return tuple(
            table for table in self.tables if table.stage in ("lobby", "playing") and table.setting.places
        )

    def newest_open(self) -> Table | None:
        """The table people most likely want to go on with."""
        return next(iter(self.unfinished()), self.lobby())

    async def past(self, table_id: str) -> Table:
        """A table of the history, standing again as it ended; rejects one that cannot be read."""
        if table_id not in self._tables:
            try:
                table = await self._read(table_id)
                await table.agree(is_shelved=True)
            except Exception as error:
                if isinstance(error, Rejection) and error.code in ("table.unknown", "table.no_such_game"):
                    raise
                logger.error("table %s could not be opened again", table_id)  # noqa: TRY400
                raise Rejection("table.unreadable") from None
            self._tables.setdefault(table_id, table)
        return self._tables[table_id]

    async def history(self) -> tuple[Shelved, ...]:
        """Tables at which a game was played and is over, or was ended early; newest first."""
        shelved = [one for one in await self._journal.list() if one.summary is not None]
        return tuple([one for one in shelved if await is_played(self._journal, one)])

    async def forget(self, table_id: str) -> None:
        """Delete a table of the history for good; rejects one that is not finished."""
        table = self._tables.get(table_id)
        if table and table.stage in ("lobby", "playing"):
            raise Rejection("table.not_over")
        if not await self._journal.purge(table_id):
            raise Rejection("table.unknown")
        if table := self._tables.pop(table_id, None):
            self._writers.pop(table_id, None)
            table.close("table.forgotten")

    def link(
        self, table_id: str, *, device: str, seat: Seat | None = None, is_host: bool = False
    ) -> LocalLink:
        """A connection inside this process: a seat of this device, or a shared screen."""
        return LocalLink(self.table(table_id), Watcher(device=device, seat=seat, is_host=is_host))

    async def _next_table(self, table: Table, changed: dict[str, Any]) -> str:
        """The same seats, phones and house rules at a new table, but for what is changed."""
        options = {**table.setting.options, **changed}
        following = await self.create(table.opening.game, options, like=table.opening)
        await seat_again(table, following)
        return following.id

    def writer(self, table: Table) -> FrameWriter:
        """The one that writes this table's frames, for all its sockets."""
        return self._writers.setdefault(table.id, FrameWriter())

    async def close(self) -> None:
        """Stop all tables; they can be taken up again."""
        for table in self._tables.values():
            table.close()
        await self._journal.close()
