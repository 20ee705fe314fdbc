"""What is true at a table, and the journal it was written into first."""

from __future__ import annotations

import logging
from typing import Any

from companion.kernel.action import Action, Rejection
from companion.kernel.chance import Seed, seed_from
from companion.kernel.frozen import frozen
from companion.kernel.game import AnyGame
from companion.kernel.seat import Actor, Seat, Voice
from companion.kernel.view import LogLine
from companion.table import business, show
from companion.table.chronicle import Chronicle
from companion.table.facts import (
    FACTS,
    AnyFact,
    CarriedOn,
    DealOpened,
    Ended,
    Started,
    TakebackRefused,
    TookBack,
)
from companion.table.journal import Entry, Journal, JournalAway, JournalMoved, JournalUnwritable, Opening
from companion.table.play import Play
from companion.table.resends import Resends
from companion.table.rosters import seed_by
from companion.table.seals import words_of
from companion.table.setting import Setting, settle
from companion.table.timers import Clock
from companion.table.views import EndedView, Progress

logger = logging.getLogger(__name__)


@frozen
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
        self.saying: Stamp | None = None
        """Whose words are being written now."""
        self._typed_for: Actor | None = None
        self.touched = self.began = opening.at
        self.ended: EndedView | None = None
        """Who ended the table early, and when."""
        self.started: Started | None = None
        """How the game was dealt."""
        self.words = ""
        self._is_deal_open = False
        self.had_phones: dict[int, tuple[Seat, ...]] = {}
        """For every entry that showed something to everybody: whose seat had a phone then."""
        self.refused_at: int | None = None
        """The number of the play when somebody last refused a takeback."""

    @property
    def stage(self) -> Progress:
        """Lobby, playing, over or closed."""
        if self.play and self.play.outcome():
            return "over"
        return self.setting.stage

    @property
    def is_store_away(self) -> bool:
        """Whether nothing can be written down now."""
        return self._journal.is_away

    @property
    def is_deal_open(self) -> bool:
        """Whether the game is over, or was ended and its deal opened, or cannot be carried on any more."""
        has_moved_on = self.stage == "closed" and self.setting.next_table is not None
        return self.play is not None and (self.stage == "over" or self._is_deal_open or has_moved_on)

    def now(self) -> float:
        """On the wall clock of what is written."""
        return self._wall()

    def rehearse(self) -> None:
        """Rejects house rules or seats that cannot be played, before anything is dealt."""
        Play(self._game, show.options_in_play(self._game, self.setting), self.setting.seats, Seed(bytes(32)))

    def playing(self) -> Play:
        """The running game; rejects when none is running."""
        if self.stage != "playing" or self.play is None:
            codes = {"lobby": "table.not_playing", "closed": "table.ended"}
            raise Rejection(codes.get(self.stage, "table.over"))
        return self.play

    async def act(self, actor: Actor, action: Action, stamp: Stamp) -> None:
        """An action of the game: tried, written, made true."""
        play, orders = self.playing(), self.setting.orders
        orders.check_rest()
        attempt = play.attempt(self.entries + 1, actor, action)
        orders.check_gate(play.view(None).round, attempt.views[None].round)
        await self._append(stamp, seat=str(actor), action=action.model_dump(mode="json"))
        lines = play.accept(attempt)
        self._see(play)
        self.chronicle.add(self.touched, *self._typed(actor, action, lines), *lines, entry=self.entries)
        if self.stage == "over":
            await self._finish()

    async def settle(self, fact: AnyFact, stamp: Stamp = Stamp()) -> None:  # noqa: B008 - frozen
        """A fact about the table: tried, written, made true."""
        play = self._dealt(settle(self.setting, fact), fact) if isinstance(fact, Started) else None
        was_over = self.stage == "over"
        await self._append(stamp, fact=fact.model_dump(mode="json"))
        self._make_true(fact, play)
        if isinstance(fact, (Ended, CarriedOn)) or was_over != (self.stage == "over"):
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
                lines = self.play.replay(entry.n, actor, action)
                self._see(self.play)
                typed = self._typed(actor, action, lines)
                self.chronicle.add(entry.at, *typed, *lines, entry=entry.n)
            words = {"seat": entry.seat, **entry.action} if entry.action and entry.seat[:1] != "@" else None
            self.resends.note(entry.device, entry.sent, words)

    def _see(self, play: Play) -> None:
        if (entry := play.newest_reveal()) is not None:
            self.had_phones[entry] = tuple(place.seat for place in self.setting.places if place.devices)

    def _make_true(self, fact: AnyFact, play: Play | None = None) -> None:
        self.setting = settle(self.setting, fact)
        lines = business.said(fact)
        match fact:
            case Started():
                self.play, self.began = play or self._dealt(self.setting, fact), self.touched
                self.started, self.words = fact, words_of(fact) if fact.secret else ""
            case DealOpened():
                self._is_deal_open = True
            case TookBack(count=count) if self.play:
                back = self.play.take_back(count)
                self.chronicle.strike(back.entries)
                self._typed_for = None
                said = business.line("took-back", entries=back.moves)
                self.chronicle.add(self.touched, said, undid=back.undoes)
            case TakebackRefused() if self.play:
                self.refused_at = self.play.number
            case Ended(by=by):
                self.ended = EndedView(by=by, at=self.touched, began=self.began)
            case CarriedOn():
                self.ended = None
        self.chronicle.add(self.touched, *lines)

    def _typed(self, actor: Actor, action: Any, lines: tuple[LogLine, ...]) -> tuple[LogLine, ...]:
        """Said once before what the host types for a seat on paper, until somebody else has acted.

        A quiet move is nobody's business, whoever makes it: it neither says it nor begins anew.
        """
        if not lines and action.do in self._game.quiet:
            return ()
        places = self.setting.places
        is_typed = any(one.seat == actor and one.is_paper and one.lent_to is None for one in places)
        before, self._typed_for = self._typed_for, actor if is_typed else None
        return (business.line("typed", Seat(actor)),) if is_typed and before != actor else ()

    def _dealt(self, setting: Setting, fact: Started) -> Play:
        older = bytes.fromhex(self._opening.seal.value)
        seed = seed_by(fact) if fact.secret else seed_from(older, setting.cuts)
        return Play(self._game, show.options_in_play(self._game, setting), setting.seats, seed)

    async def _append(self, stamp: Stamp, **what: Any) -> None:
        device = stamp.device if stamp.sent else ""
        entry = Entry(n=self.entries + 1, at=self._wall(), device=device, sent=stamp.sent, **what)
        self.saying = stamp
        try:
            await self._journal.append(self._opening.table, entry)
        except JournalMoved:
            raise Rejection("table.moved") from None
        except JournalAway:
            raise Rejection("table.store_away") from None
        except JournalUnwritable:
            logger.exception("the journal of table %s could not be written", self._opening.table)
            raise Rejection("table.not_saved") from None
        finally:
            self.saying = None
        self.entries, self.touched = entry.n, entry.at

    async def agree(self, *, is_shelved: bool) -> None:
        """Tell the store how the journal ends, should a crash have kept it from hearing so."""
        if self._is_finished != is_shelved:
            await self._finish()

    @property
    def _is_finished(self) -> bool:
        return self.stage in ("over", "closed")

    async def _finish(self) -> None:
        """Tell the store whether this table belongs to history now. The journal is complete without it."""
        summary = show.summary(self._game, self.setting, self.play, self.touched)
        try:
            await self._journal.finish(self._opening.table, summary if self._is_finished else None)
        except (JournalUnwritable, JournalMoved):
            logger.exception("table %s could not be shelved", self._opening.table)
