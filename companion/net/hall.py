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
from companion.net.library import Library
from companion.net.link import LocalLink
from companion.net.packs import Packs
from companion.net.shares import Shares, Tray
from companion.net.writer import FrameWriter
from companion.table.actions import HandOver
from companion.table.business import checked_options
from companion.table.journal import Journal, JournalUnwritable, Opening, Shelved
from companion.table.phrase import new_code
from companion.table.presence import Watcher
from companion.table.table import Surroundings, Table

logger = logging.getLogger(__name__)

DAY = 24 * 3600.0


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
        self._journal, self._wall = journal, wall
        self._around = Surroundings(
            wall=wall,
            address=address,
            filled_in=self.library.filled_in,
            play_again=self._next_table,
            changed=changed,
        )
        self._tables: dict[str, Table] = {}
        self._writers: dict[str, FrameWriter] = {}

    def game(self, game_id: str) -> AnyGame:
        """A game of the shelf; rejects one it does not have."""
        for game in self.games:
            if game.card.id == game_id:
                return game
        raise Rejection("table.no_such_game", game=game_id)

    @property
    def address(self) -> str:
        """Where phones reach this host."""
        return self._around.address()

    @property
    def tables(self) -> tuple[Table, ...]:
        """Every table that stands now, newest first."""
        return tuple(sorted(self._tables.values(), key=lambda table: table.touched, reverse=True))

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
        taken = {table.opening.code for table in self._tables.values()}
        opening = Opening(
            table=secrets.token_hex(6),
            game=game_id,
            rules_version=game.card.rules_version,
            at=self._wall(),
            code=like.code if like else new_code(taken),
            secret=like.secret if like else Hidden(secrets.token_urlsafe(12)),
            screen=like.screen if like else Hidden(secrets.token_urlsafe(12)),
            seal=Hidden(secrets.token_hex(32)),
            options=checked_options(game, self.library.filled_in(game_id, options or {})),
        )
        try:
            await self._journal.open(opening)
        except JournalUnwritable:
            logger.exception("a new table could not be written down")
            raise Rejection("table.not_saved") from None
        table = Table(game, opening, self._journal, self._around)
        self._tables[table.id] = table
        return table

    async def choose(self, game_id: str) -> Table:
        """The lobby for this game: the one that stands open already, or a new one under the same QR code.

        People who sat down before the game was chosen come along, as far as it has places and colours.
        """
        lobby = self.lobby()
        if lobby is None:
            return await self.create(game_id)
        if lobby.game.card.id == game_id:
            return lobby
        following = await self.create(game_id, like=lobby.opening)
        await self._seat_again(lobby, following)
        await lobby.move_to(following.id)
        return following

    def lobby(self) -> Table | None:
        """The newest table that has not begun."""
        return next((table for table in self.tables if table.stage == "lobby"), None)

    async def open_up(self) -> int:
        """Take up every unfinished table of the journal, and those whose end is not a day old; how many."""
        yesterday = self._wall() - DAY
        for shelved in await self._journal.list():
            is_wanted = shelved.summary is None or shelved.touched > yesterday
            if is_wanted and shelved.opening.table not in self._tables:
                await self._take_up(shelved)
        return len(self._tables)

    async def _take_up(self, shelved: Shelved) -> None:
        try:
            opening, entries = await self._journal.read(shelved.opening.table)
            table = Table(self.game(opening.game), opening, self._journal, self._around)
            table.restore(entries)
        except Exception:  # noqa: BLE001 - one table that cannot be read must not keep the others out
            logger.error("table %s could not be taken up again", shelved.opening.table)  # noqa: TRY400
            return
        self._tables[table.id] = table

    def _in_use(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """The house rules of every table that is not finished."""
        for table in self._tables.values():
            if table.stage in ("lobby", "playing"):
                yield table.game.card.id, table.setting.options

    def newest_open(self) -> Table | None:
        """The table people most likely want to go on with."""
        return next((table for table in self.tables if table.stage in ("lobby", "playing")), None)

    async def past(self, table_id: str) -> Table:
        """A table of the journal, read again from its entries; rejects one that is not there."""
        if table_id in self._tables:
            return self._tables[table_id]
        try:
            opening, entries = await self._journal.read(table_id)
        except KeyError:
            raise Rejection("table.unknown") from None
        table = Table(self.game(opening.game), opening, self._journal)
        table.restore(entries)
        return table

    async def history(self) -> tuple[Shelved, ...]:
        """Finished tables, newest first."""
        return tuple(shelved for shelved in await self._journal.list() if shelved.summary is not None)

    def link(
        self, table_id: str, *, device: str, seat: Seat | None = None, is_host: bool = False
    ) -> LocalLink:
        """A connection inside this process: a seat of this device, or a shared screen."""
        return LocalLink(self.table(table_id), Watcher(device=device, seat=seat, is_host=is_host))

    async def _next_table(self, table: Table, changed: dict[str, Any]) -> str:
        """The same seats, phones and house rules at a new table, but for what is changed."""
        options = {**table.setting.options, **changed}
        following = await self.create(table.opening.game, options, like=table.opening)
        await self._seat_again(table, following)
        return following.id

    async def _seat_again(self, table: Table, following: Table) -> None:
        _, most = following.game.card.seats
        for place in table.setting.places[:most]:
            taken = {one.colour for one in following.setting.places}
            free = [colour for colour in following.game.card.colours if colour not in taken]
            colour = place.colour if place.colour in free else free[0]
            first, *others = sorted(place.devices) or [""]
            seat = await following.sit(first, place.name, colour)
            for device in others:
                await following.come_back(device, seat)
            if place.is_host:
                await following.host_act(HandOver(seat=seat))

    def writer(self, table: Table) -> FrameWriter:
        """The one that writes this table's frames, for all its sockets."""
        return self._writers.setdefault(table.id, FrameWriter())

    async def close(self) -> None:
        """Stop all tables; they can be taken up again."""
        for table in self._tables.values():
            table.close()
        await self._journal.close()
