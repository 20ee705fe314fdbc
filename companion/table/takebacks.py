"""Taking back: said first what it would undo; behind something opened, everybody who saw it agrees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.kernel.action import Rejection
from companion.kernel.frozen import frozen
from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.table import show
from companion.table.facts import TakebackRefused, TookBack
from companion.table.record import Record
from companion.table.steps import Back
from companion.table.views import BackView, TakebackView


@frozen
class Proposal:
    """So many public moves should not count; who has to agree, and who did so far."""

    moves: int
    number: int
    """Of the play when it was asked: another public move, and it is about nothing any more."""
    needed: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()

    def agreed_by(self, seat: Seat) -> Proposal:
        """The same with one more yes."""
        return self if seat in self.agreed else replace(self, agreed=(*self.agreed, seat))

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Who has not said yes yet."""
        return tuple(seat for seat in self.needed if seat not in self.agreed)


class Takebacks:
    """What can be taken back at a table, and the proposal that waits for consent.

    Public moves count, quiet ones do not: asking never shows that there was one, and a quiet one neither ends
    a proposal nor makes it longer.
    """

    def __init__(self, game: AnyGame, record: Record, present: Callable[[], tuple[Seat, ...]]) -> None:
        self._game, self._record, self._present = game, record, present
        self._proposal: Proposal | None = None
        self._witnesses: dict[int, tuple[Seat, ...]] = {}
        """Who was here when an entry showed something; nothing of it is written down."""

    def watch(self) -> None:
        """Something was played: note who saw what it opened."""
        play = self._record.play
        if play and (entry := play.newest_reveal()) is not None:
            self._witnesses[entry] = self._present()

    def _needed(self, back: Back) -> tuple[Seat, ...]:
        """Who was here when it was opened, and who is here now; after a restart all that had a phone then.

        A phone that is shut does not consent, nor does a seat that was freed since: it is waited for.
        """
        if not back.opened.shown:
            return ()
        places = self._record.setting.places
        had = self._record.had_phones
        saw = {*self._present()}.union(*(self._witnesses.get(one, had.get(one, ())) for one in back.reveals))
        return tuple(place.seat for place in places if place.seat in saw)

    def offer(self) -> BackView | None:
        """For the host, before asking: what would go, and who would have to agree."""
        if self._record.play is None or self._record.stage not in ("playing", "over"):
            return None
        try:
            back = self._back(1)
        except Rejection as refused:
            return BackView(refused=refused.code)
        asks = self._needed(back)
        if asks and self._record.refused_at == self._number():
            return BackView(refused="table.takeback_refused")
        return BackView(number=self._record.play.number, undoes=back.undoes, asks=asks)

    def ask(self, moves: int, number: int | None) -> TookBack | None:
        """The host wants to go back. None: it waits for consent now."""
        back = self._back(moves)
        now = self._number()
        if number not in (None, now):
            raise Rejection("table.moved_since")
        needed = self._needed(back)
        if not needed:
            return TookBack(count=back.count)
        if self._record.refused_at == now:
            raise Rejection("table.takeback_refused")
        self._proposal = Proposal(moves, now, needed)
        return None

    def agree(self, seat: Seat | None) -> TookBack | None:
        """One yes more. None: others are still missing."""
        proposal = self._asked(seat).agreed_by(Seat(seat or ""))
        if not proposal.missing:
            return TookBack(count=self._back(proposal.moves).count)
        self._proposal = proposal
        return None

    def refuse(self, seat: Seat | None) -> TakebackRefused:
        """One no ends it, and stands until the next public step, also over a restart."""
        self._asked(seat)
        return TakebackRefused(seat=Seat(seat or ""))

    def forget(self) -> None:
        """It has been done, or something else has."""
        self._proposal = None

    def view(self) -> TakebackView | None:
        """The proposal as everybody sees it; none once another public move has come."""
        proposal = self._proposal
        if proposal is None or proposal.number != self._number():
            return None
        undoes = self._back(proposal.moves).undoes
        return TakebackView(
            entries=proposal.moves, agreed=proposal.agreed, missing=proposal.missing, undoes=undoes
        )

    def _number(self) -> int:
        return self._record.play.number if self._record.play else 0

    def _asked(self, seat: Seat | None) -> Proposal:
        if self._proposal is None or seat is None or self._proposal.number != self._number():
            raise Rejection("table.nothing_proposed")
        return self._proposal

    def _back(self, moves: int) -> Back:
        """What it would undo; never behind what was opened for good, such as the deal at a game's end."""
        record, play = self._record, self._record.play
        if play is None or record.stage not in ("playing", "over"):
            raise Rejection("table.not_playing" if record.stage == "lobby" else "table.over")
        if record.setting.next_table is not None:
            raise Rejection("table.moved_on")
        back = play.back(moves)
        if record.stage == "over" and show.has_deals(
            self._game, show.options_in_play(self._game, record.setting)
        ):
            raise Rejection("table.deal_is_open")
        if back.opened.final:
            raise Rejection("table.secrets_out")
        return back
