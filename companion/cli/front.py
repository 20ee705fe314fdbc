"""The hall answers the screens."""

from __future__ import annotations

import hmac
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import cached_property
from typing import Any

from companion.kernel.action import Rejection
from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.net.cues import Cue, Cues
from companion.net.exchange import Exchange
from companion.net.hall import Hall
from companion.net.librarycard import LibraryCard
from companion.net.link import Closed, LocalLink, refused
from companion.net.organiser import Organiser
from companion.net.packs import pack_options
from companion.table.actions import SetOptions
from companion.table.journal import Opening
from companion.table.table import Table
from companion.ui.stage import PastTable, TableLine


class HallFront:
    """The front that the screens see (`companion.ui.front`), with the hall behind it."""

    def __init__(
        self,
        hall: Hall,
        cues: Cues | None = None,
        quit: Callable[[], None] | None = None,  # noqa: A002
        organiser: Organiser | None = None,
        named: Callable[[str], str] = lambda _code: "",
    ) -> None:
        self._hall, self._cues, self._quit, self._named = hall, cues or Cues(), quit, named
        self._organiser = organiser or Organiser(hall)

    @property
    def games(self) -> tuple[AnyGame, ...]:
        """The games on the shelf."""
        return self._hall.games

    async def create(self, game_id: str, options: dict[str, Any] | None = None) -> str:
        """The open lobby for this game, with these house rules chosen; its id. Raises `Refused`."""
        return await self._chosen(self._hall.choose(game_id), options or {})

    async def create_beside(self, game_id: str, along: str = "") -> str:
        """A lobby that touches no other table; with the people of the table `along`. Raises `Refused`."""
        return await self._chosen(self._hall.choose(game_id, along, beside=True), {})

    async def _chosen(self, choosing: Coroutine[Any, Any, Table], options: dict[str, Any]) -> str:
        try:
            table = await choosing
            if options:
                await table.host_act(SetOptions(options=options))
        except Rejection as rejection:
            raise refused(rejection, {}) from None
        return table.id

    @property
    def host(self) -> HallFront:
        """Here everything is possible; whether a device may, its visitor says."""
        return self

    @property
    def organiser(self) -> Organiser:
        """Who looks after all tables of this host; whether a device may, its visitor says."""
        return self._organiser

    @property
    def quit(self) -> Callable[[], None] | None:
        """End this host; None where nobody gave a way to."""
        return self._quit

    def cues(self, device: str) -> AsyncIterator[Cue]:
        """Sounds and buzzes for a device that has no page script."""
        return self._cues.attend(device)

    async def link(
        self, table_id: str, *, device: str, seat: Seat | None = None, is_host: bool = False
    ) -> LocalLink:
        """A connection for a seat of this device, or for a shared screen."""
        try:
            return self._hall.link(table_id, device=device, seat=seat, is_host=is_host)
        except Rejection as rejection:
            raise Closed(rejection.code) from None

    def seats_of(self, table_id: str, device: str, *, is_host: bool = False) -> tuple[Seat, ...]:
        """The seats this device may open; a phone that was made host types for seats on paper too."""
        try:
            setting = self._hall.table(table_id).setting
        except Rejection:
            return ()
        own = setting.held_by(device)
        every = setting.held_by(device, is_host=is_host or setting.is_host(device))
        return (*own, *(seat for seat in every if seat not in own))

    def fits_screen(self, table_id: str, key: str) -> bool:
        """Whether this key opens a plain shared screen of the table."""
        try:
            wanted = self._hall.table(table_id).opening.screen.value
        except Rejection:
            return False
        return hmac.compare_digest(wanted.encode(), key.encode())

    def without_seat(self, table_id: str, device: str) -> tuple[str, str]:
        """Why a device has no seat at a table, as a code, and the way to the door if it may know it."""
        try:
            table = self._hall.table(table_id)
        except Rejection as rejection:
            return rejection.code, ""
        before = {one.setting.next_table: one for one in self._hall.tables if one.setting.next_table}
        sat, known = before.get(table_id), {table_id}
        while sat is not None and sat.id not in known:
            if sat.setting.held_by(device):
                return "shell.no_place", table.opening.join_link(self._hall.address)
            known.add(sat.id)
            sat = before.get(sat.id)
        return "shell.no_seat", ""

    def unfinished(self) -> tuple[TableLine, ...]:
        """Tables that can be taken up again, newest first: those with somebody at them."""
        return tuple(map(_line, self._hall.unfinished()))

    def leaving(self, game_id: str) -> TableLine | None:
        """The table whose people may be taken along to this game."""
        table = self._hall.leaving(game_id)
        return _line(table) if table else None

    async def history(self) -> tuple[PastTable, ...]:
        """Games that were played, newest first."""
        return tuple(_past(one.opening, one.summary or {}) for one in await self._hall.history())

    async def open_past(self, table_id: str) -> None:
        """A table of the history stands again. Raises `Refused`."""
        try:
            await self._hall.past(table_id)
        except Rejection as rejection:
            raise refused(rejection, {}) from None

    async def forget(self, table_id: str) -> None:
        """Delete a table of the history. Raises `Refused`."""
        try:
            await self._hall.forget(table_id)
        except Rejection as rejection:
            raise refused(rejection, {}) from None

    def packs(self, game_id: str, option: str) -> tuple[tuple[str, str], ...]:
        """What fits into a house rule that takes a pack."""
        taken = pack_options(self._hall.game(game_id).options).get(option)
        lines = self._hall.library.lines(game_id, taken.format) if taken else ()
        ordered = sorted(lines, key=lambda line: taken is not None and line.id != taken.usual)
        return tuple((line.id, line.name) for line in ordered)

    def library(self, game_id: str = "", *, may_save: bool = False, is_host: bool = False) -> LibraryCard:
        """The library as a device may use it."""
        return LibraryCard(self._hall.library, game_id, may_save, is_host)

    @cached_property
    def exchange(self) -> Exchange:
        """How documents come and go; for the host's own screens."""
        return Exchange(self._hall)

    def named(self, code: str) -> str:
        """Where a table is found by name; empty where no name is told."""
        return self._named(code)

    def clock(self) -> float:
        """The clock of every frame, now."""
        return time.monotonic()


def _line(table: Table) -> TableLine:
    """A table in a few words."""
    return TableLine(
        id=table.id,
        game=table.game.card.id,
        title=table.game.card.title,
        touched=table.touched,
        seats=table.seat_lines(),
        stage=table.stage,
        round=table.round(),
        code=table.opening.code,
        since=table.began,
        is_awake=table.is_awake,
    )


def _past(opening: Opening, summary: dict[str, Any]) -> PastTable:
    """What history shows of a table."""
    won = set(summary["winners"])
    return PastTable(
        id=opening.table,
        game=opening.game,
        title=summary["title"],
        ended=summary["ended"],
        names=tuple(one["name"] for one in summary["seats"]),
        winners=tuple(one["name"] for one in summary["seats"] if one["seat"] in won),
        is_over=summary["reason"] != "ended",
        round=summary.get("round", 0),
    )
