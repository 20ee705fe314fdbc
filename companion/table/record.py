"""What is true at a table, and the journal it was written into first."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

from companion.kernel.action import Action, Rejection
from companion.kernel.chance import seed_from
from companion.kernel.game import AnyGame
from companion.kernel.seat import Actor, Seat, Voice
from companion.kernel.view import LogLine
from companion.table import business, show
from companion.table.chronicle import Chronicle
from companion.table.facts import FACTS, Ended, Started, TableFact, TookBack
from companion.table.journal import Entry, Journal, JournalUnwritable, Opening
from companion.table.play import Play
from companion.table.resends import Resends
from companion.table.setting import Setting, settle
from companion.table.timers import Clock
from companion.table.views import Stage

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Stamp:
    """Which device said something, and under which number of its own."""

    device: str = ""
    sent: int = 0


class Record:
    """A fold over the journal. Nothing becomes true here before it is on disk."""

    def __init__(self, game: AnyGame, opening: Opening, journal: Journal, wall: Clock) -> None:
        self._game, self._opening, self._journal, self._wall = game, opening, journal, wall
        self.setting = Setting(options=opening.options)
        self.play: Play | None = None
        self.chronicle, self.resends = Chronicle(), Resends()
        self.entries = 0
        self.touched = opening.at

    @property
    def stage(self) -> Stage:
        """Lobby, playing, over or closed."""
        if self.setting.stage == "playing" and self.play and self.play.outcome():
            return "over"
        return self.setting.stage

    def playing(self) -> Play:
        """The running game; rejects when none is running."""
        if self.stage != "playing" or self.play is None:
            raise Rejection("table.not_playing" if self.stage == "lobby" else "table.over")
        return self.play

    async def act(self, actor: Actor, action: Action, stamp: Stamp) -> None:
        """An action of the game: tried, written, made true."""
        play = self.playing()
        attempt = play.attempt(self.entries + 1, actor, action)
        await self._append(stamp, seat=str(actor), action=action.model_dump(mode="json"))
        self.chronicle.add(self.touched, *play.accept(attempt))
        if self.stage == "over":
            await self._finish()

    async def settle(self, fact: TableFact, stamp: Stamp = Stamp()) -> None:  # noqa: B008 - frozen
        """A fact about the table: tried, written, made true."""
        play = self._dealt(settle(self.setting, fact)) if isinstance(fact, Started) else None
        await self._append(stamp, fact=fact.model_dump(mode="json"))
        self._make_true(fact, play)
        if isinstance(fact, Ended):
            await self._finish()

    def note(self, line: LogLine) -> None:
        """A public line that need not outlive the host."""
        self.chronicle.add(self._wall(), line)

    def restore(self, entries: tuple[Entry, ...]) -> None:
        """Become again what the journal says."""
        for entry in entries:
            self.entries, self.touched = entry.n, entry.at
            if entry.fact is not None:
                self._make_true(FACTS.validate_python(entry.fact))
            elif entry.action is not None and self.play is not None:
                action = self._game.actions.validate_python(entry.action)
                actor = Voice(entry.seat) if entry.seat.startswith("@") else Seat(entry.seat)
                self.chronicle.add(entry.at, *self.play.replay(entry.n, actor, action))
            words = {"seat": entry.seat, **entry.action} if entry.action and entry.seat[:1] != "@" else None
            self.resends.note(entry.device, entry.sent, words)

    def _make_true(self, fact: TableFact, play: Play | None = None) -> None:
        self.setting = settle(self.setting, fact)
        lines = business.said(fact)
        match fact:
            case Started():
                self.play = play or self._dealt(self.setting)
            case TookBack(count=count) if self.play:
                self.play.take_back(count)
            case Ended() if self.play and not self.play.outcome():
                self.play = None
        self.chronicle.add(self.touched, *lines)

    def _dealt(self, setting: Setting) -> Play:
        seed = seed_from(bytes.fromhex(self._opening.seal.value), setting.cuts)
        return Play(self._game, setting.options, setting.seats, seed)

    async def _append(self, stamp: Stamp, **what: Any) -> None:
        device = stamp.device if stamp.sent else ""
        entry = Entry(n=self.entries + 1, at=self._wall(), device=device, sent=stamp.sent, **what)
        try:
            await self._journal.append(self._opening.table, entry)
        except JournalUnwritable:
            logger.exception("the journal of table %s could not be written", self._opening.table)
            raise Rejection("table.not_saved") from None
        self.entries, self.touched = entry.n, entry.at

    async def _finish(self) -> None:
        """Tell the store that this table belongs to history now. The journal is complete without it."""
        try:
            await self._journal.finish(
                self._opening.table, show.summary(self._game, self.setting, self.play, self.touched)
            )
        except JournalUnwritable:
            logger.exception("table %s could not be shelved", self._opening.table)
