"""The hall as the screens see it."""

from __future__ import annotations

import hmac
import time
from functools import cached_property
from typing import Any

from companion.kernel.action import Rejection
from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.net.exchange import Exchange
from companion.net.hall import Hall
from companion.net.librarycard import LibraryCard
from companion.net.link import Closed, LocalLink, refused
from companion.net.packs import pack_options
from companion.table.actions import SetOptions
from companion.table.views import Happened
from companion.ui.stage import PastTable, TableLine


class Front:
    """What `companion.ui.app` needs from the host, answered by the hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    @property
    def games(self) -> tuple[AnyGame, ...]:
        """The games on the shelf."""
        return self._hall.games

    async def create(self, game_id: str, options: dict[str, Any] | None = None) -> str:
        """The open lobby for this game, with these house rules chosen; its id. Raises `Refused`."""
        try:
            table = await self._hall.choose(game_id)
            if options:
                await table.host_act(SetOptions(options=options))
        except Rejection as rejection:
            raise refused(rejection, {}) from None
        return table.id

    def link(
        self, table_id: str, *, device: str, seat: Seat | None = None, is_host: bool = False
    ) -> LocalLink:
        """A connection for a seat of this device, or for a shared screen."""
        try:
            return self._hall.link(table_id, device=device, seat=seat, is_host=is_host)
        except Rejection as rejection:
            raise Closed(rejection.code) from None

    def seats_of(self, table_id: str, device: str) -> tuple[Seat, ...]:
        """The seats this device holds at a table."""
        try:
            return self._hall.table(table_id).setting.held_by(device)
        except Rejection:
            return ()

    def fits_screen(self, table_id: str, key: str) -> bool:
        """Whether this key opens a plain shared screen of the table."""
        try:
            wanted = self._hall.table(table_id).opening.screen.value
        except Rejection:
            return False
        return hmac.compare_digest(wanted.encode(), key.encode())

    def unfinished(self) -> tuple[TableLine, ...]:
        """Tables that can be taken up again, newest first: those with somebody at them."""
        return tuple(
            TableLine(
                id=table.id,
                game=table.game.card.id,
                title=table.game.card.title,
                touched=table.touched,
                seats=table.seat_lines(),
                is_playing=table.stage == "playing",
                round=table.round(),
            )
            for table in self._hall.tables
            if table.stage in ("lobby", "playing") and table.setting.places
        )

    async def history(self) -> tuple[PastTable, ...]:
        """Finished tables, newest first."""
        return tuple(
            PastTable(
                id=shelved.opening.table,
                game=shelved.opening.game,
                title=shelved.summary["title"],
                ended=shelved.summary["ended"],
                names=tuple(one["name"] for one in shelved.summary["seats"]),
                winners=tuple(
                    one["name"]
                    for one in shelved.summary["seats"]
                    if one["seat"] in shelved.summary["winners"]
                ),
                reason=shelved.summary["reason"],
            )
            for shelved in await self._hall.history()
            if shelved.summary is not None
        )

    async def past_log(self, table_id: str) -> tuple[tuple[Happened, ...], dict[str, str]]:
        """The log of a finished table, and the names of its seats."""
        table = await self._hall.past(table_id)
        return table.log(), table.setting.names

    def packs(self, game_id: str, option: str) -> tuple[tuple[str, str], ...]:
        """What fits into a house rule that takes a pack."""
        taken = pack_options(self._hall.game(game_id).options).get(option)
        lines = self._hall.library.lines(game_id, taken.format) if taken else ()
        return tuple((line.id, line.name) for line in lines)

    def library(self, game_id: str = "", *, may_save: bool = False, is_host: bool = False) -> LibraryCard:
        """The library as a device may use it."""
        return LibraryCard(self._hall.library, game_id, may_save, is_host)

    @cached_property
    def exchange(self) -> Exchange:
        """How documents come and go; for the host's own screens."""
        return Exchange(self._hall)

    def clock(self) -> float:
        """The clock of every frame, now."""
        return time.monotonic()
