"""Whole games under every house rule: each new moment is drawn for every seat and for the shared screen."""

from __future__ import annotations

from typing import Any

from companion.games.emergence import GAME
from companion.games.emergence.views import EmergenceView
from companion.kernel.seat import Seat
from companion.net.link import Frame
from companion.table.views import Happened, SeatLine
from tests.games.emergence.kit import KIT, TABLES
from tests.games.walking import walk
from tests.ui.games.emergence import canned
from tests.ui.games.emergence.booth import Booth
from tests.ui.games.emergence.test_screens import missing

STEPS = 110


class TrueBooth(Booth):
    """The seats of the real game instead of the canned ones."""

    def frame(self, view: EmergenceView) -> Frame:
        seats = tuple(
            SeatLine(
                seat=seat,
                name=canned.LONG_NAMES[at],
                colour=canned.COLOURS[at],
                presence="here",
                has_cut=True,
            )
            for at, seat in enumerate(view.seats)
        )
        log = tuple(Happened(number=at, at=float(at), line=line) for at, line in enumerate(self.lines[-8:]))
        me = view.seats[self.me] if self.me is not None else None
        mine: dict[str, Any] = {"my_seat": me, "my_seats": (me,) if me else ()}
        plain = canned.frame(view, me=self.me)
        return Frame(
            rev=1,
            table=plain.table.model_copy(update={"seats": seats, "log": log, **mine}),
            view=view,
            clock=0.0,
        )


def moment(view: EmergenceView, mover: Seat | None) -> tuple[object, ...]:
    """What makes a moment look different from others."""
    turn = view.turn
    action = next((line.action for line in view.operatives if turn and line.seat == turn.seat), None)
    return (
        view.phase,
        turn.step if turn else "",
        turn.did if turn else "",
        action,
        view.use,
        bool(view.correction),
        mover is None,
    )


async def test_every_moment_of_a_game_can_be_drawn() -> None:
    seen: set[tuple[object, ...]] = set()
    for table in TABLES:
        for taken in walk(KIT, table, 1, STEPS):
            public = GAME.view(taken.after, None)
            at = moment(public, public.turn.seat if public.turn else None)
            is_new = at not in seen
            if is_new or (table, public.phase) not in seen:
                seen |= {at, (table, public.phase)}
                await _drawn(taken.after, public, is_new)
    assert len(seen) > 6 * len(TABLES)


async def _drawn(state: Any, public: EmergenceView, is_new: bool) -> None:
    """On the shared screen and for who is awaited; what is new also for another one, with the sheet."""
    lines = GAME.log(state)
    shared = TrueBooth(public, (1920, 1080), me=None, lines=lines)
    assert missing((await shared.open()).texts()) == []
    movers = [public.seats.index(seat) for seat in public.waiting_for[:1]]
    for me in {*movers, 0} if is_new else movers:
        view = GAME.view(state, public.seats[me])
        phone = await TrueBooth(view, me=me, lines=lines).open()
        assert missing(phone.texts()) == []
    if not is_new:
        return
    sheet = await TrueBooth(GAME.view(state, public.seats[0]), me=0, lines=lines, sheet=True).open()
    assert missing(sheet.texts()) == []
