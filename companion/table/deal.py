"""The host's half of the deal: its secret and everybody's parts stay in memory until the game starts.

Whoever calls has the turn. What is decided here becomes a fact that the table's course writes down.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from companion.kernel.action import Rejection
from companion.kernel.chance import (
    Deck,
    Head,
    part_of,
    seal_of,
    stock_of,
)
from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.table.actions import Cut, OpenPart
from companion.table.facts import CalledOff, Closed, Committed, Roster, RosterSeat, Sealed, Started
from companion.table.journal import Opening
from companion.table.rosters import digest_of, house
from companion.table.setting import Setting
from companion.table.surroundings import Surroundings

SILENT_SECONDS = 3.0
"""A phone that has a part and has not been heard for so long is named before the roster is fixed."""
MOST_CUT = 99
SECRET_BYTES, PART_BYTES = 32, 16
MOST_AHEAD = 20
"""A device may have opened draws of which the journal, torn or put back, knows nothing: so many of them."""
MOST_FORGOTTEN, MOST_FORGOTTEN_HERE = 2, 8
"""So often a seat may have a draw called off by that, and all together. Then the host decides."""


@dataclass
class Draw:
    """One numbered try at a deal."""

    head: Head
    secret: str = field(repr=False)
    parts: dict[Seat, str] = field(default_factory=dict)
    over_socket: set[Seat] = field(default_factory=set)
    """Whose device speaks on the game socket: it is there while its seat is."""
    unfit: set[Seat] = field(default_factory=set)
    """Whose device takes no part: it says that it opened this draw before, and is not believed any more."""
    is_written: bool = False
    """Whether the journal knows the seal."""
    roster: Roster | None = None
    openings: dict[Seat, tuple[int, str]] = field(default_factory=dict, repr=False)

    @property
    def seal(self) -> str:
        """The host's commitment."""
        return seal_of(self.head, self.secret)

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Whose part is still shut."""
        seats = self.roster.seats if self.roster else ()
        return tuple(one.seat for one in seats if one.seat not in self.openings)

    def started(self, on_paper: tuple[Seat, ...]) -> Started | None:
        """The deal, once nothing is missing."""
        if self.roster is None or self.missing:
            return None
        opened = [self.openings[one.seat] for one in self.roster.seats]
        return Started(
            cuts=tuple(cut for cut, _ in opened),
            bits=tuple(bits for _, bits in opened),
            given=tuple(one.seat for one in self.roster.seats if one.by == "host"),
            on_paper=on_paper,
            draw=self.head.draw,
            secret=self.secret,
            roster=self.roster,
        )


class Dealing:
    """The draws of one table, until one of them is dealt."""

    def __init__(self, game: AnyGame, opening: Opening, around: Surroundings) -> None:
        self._game, self._around, self._opened = game, around, opening.at
        self._head = Head(opening.table, opening.game, opening.rules_version, 1)
        self.cuts: dict[Seat, int] = {}
        """Numbers dialled on screens."""
        self.checked: dict[Seat, bool] = {}
        """Whose device has made the deal again at the end, and whether it fitted."""
        self.named: tuple[Seat, ...] = ()
        """Phones that kept the last Start from going on."""
        self.n = 0
        """The number of the newest news."""
        self._said: object = None
        self._news, self._is_stopped = asyncio.Event(), False
        self._listening: Counter[Seat] = Counter()
        self._heard: dict[Seat, float] = {}
        self.draw = self._drawn(1)

    def _drawn(self, number: int) -> Draw:
        return Draw(self._head._replace(draw=number), self._around.luck(SECRET_BYTES).hex())

    def begin(self, closed: int) -> None:
        """A new secret: after a draw that was called off, after a restart in the lobby."""
        self.draw, self.named = self._drawn(closed + 1), ()

    @property
    def is_closed(self) -> bool:
        """Whether the roster is fixed and devices are opening."""
        return self.draw.roster is not None

    # --- news ---

    def stir(self, said: object) -> None:
        """Something happened at the table. Before the game everything is news, then only what is `said`."""
        if said is not None and said == self._said:
            return
        self._said = said
        self.n = max(self.n + 1, int((self._around.wall() - self._opened) * 1000))
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def later(self, after: int) -> None:
        """Wait for what is newer than this number."""
        while self.n <= after and not self._is_stopped:
            await self._news.wait()

    def stop(self) -> None:
        """The host stops: nobody waits any longer."""
        self._is_stopped = True
        self._news.set()

    # --- who is here ---

    def hear(self, *seats: Seat) -> None:
        """The device of these seats said something."""
        for seat in seats:
            self._heard[seat] = self._around.clock()

    @contextmanager
    def listening(self, *seats: Seat) -> Iterator[None]:
        """The device of these seats waits for news."""
        self._listening.update(seats)
        try:
            yield
        finally:
            self._listening.subtract(seats)
            self.hear(*seats)

    def silent(self, setting: Setting, here: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Seats with a part whose device does not answer, and those whose device takes no part."""
        now = self._around.clock()

        def answers(seat: Seat) -> bool:
            if seat in self.draw.over_socket:
                return seat in here
            return self._listening[seat] > 0 or now - self._heard.get(seat, -1e9) <= SILENT_SECONDS

        draw = self.draw
        return tuple(
            seat for seat in setting.seats if seat in draw.unfit or (seat in draw.parts and not answers(seat))
        )

    def has_cut(self, seat: Seat) -> bool:
        """Whether a seat has dialled a number, or its device has a part in this draw."""
        return seat in self.cuts or seat in self.draw.parts

    def forget(self, seat: Seat) -> None:
        """Whoever sits there next has a part of their own."""
        self.cuts.pop(seat, None)
        if not self.is_closed:
            self.draw.parts.pop(seat, None)
            self.draw.unfit.discard(seat)

    # --- cutting ---

    def forgotten(self, seat: Seat, cut: Cut, before: tuple[CalledOff, ...]) -> CalledOff | None:
        """A device has opened this draw before: the journal was torn or put back.

        Rejects one that says so too often, or is too far ahead: the host waits, or deals without it.
        """
        draw = self.draw.head.draw
        if self.is_closed or cut.draw != draw or cut.opened < draw:
            return None
        whose = [off.seat for off in before if off.why == "forgotten"]
        is_often = whose.count(seat) >= MOST_FORGOTTEN or len(whose) >= MOST_FORGOTTEN_HERE
        if is_often or cut.opened >= draw + MOST_AHEAD:
            self.draw.unfit.add(seat)
            raise Rejection("table.opened_too_often", draw=draw)
        return CalledOff(draw=cut.opened, why="forgotten", seat=seat)

    def committed(self, seat: Seat, cut: Cut) -> Committed | None:
        """The fact of a new part; None: it has been said before."""
        draw = self.draw
        if cut.part is None or cut.draw != draw.head.draw:
            raise Rejection("table.old_draw")
        if draw.parts.get(seat) == cut.part:
            return None
        if self.is_closed:
            raise Rejection("table.dealing")
        return Committed(seat=seat, draw=draw.head.draw, part=cut.part)

    def sealed(self) -> Sealed | None:
        """The fact of this draw's seal, unless it is written."""
        return None if self.draw.is_written else Sealed(draw=self.draw.head.draw, seal=self.draw.seal)

    # --- the roster ---

    def closing(self, setting: Setting, options: dict[str, Any], without: tuple[Seat, ...]) -> Draw:
        """This draw with its roster: who has no part gets one of the host, said openly."""
        old = self.draw
        openings: dict[Seat, tuple[int, str]] = {}
        lines = []
        for place in setting.places:
            part = None if place.seat in without or place.is_paper else old.parts.get(place.seat)
            if part is None:
                cut = self.cuts.get(place.seat) or place.cut or self._number()
                openings[place.seat] = (cut, self._around.luck(PART_BYTES).hex())
                own = part_of(old.seal, place.seat, *openings[place.seat])
                lines.append(RosterSeat(seat=place.seat, name=place.name, by="host", part=own))
            else:
                lines.append(RosterSeat(seat=place.seat, name=place.name, by="phone", part=part))
        bound = house(options)
        roster = Roster(
            seal=old.seal,
            **old.head._asdict(),
            options=bound.options,
            stock=stock_of(old.secret, self._decks(setting, options), bound.digests(old.secret)),
            seats=tuple(lines),
        )
        return replace(old, is_written=True, roster=roster, openings=openings)

    def _decks(self, setting: Setting, options: dict[str, Any]) -> tuple[Deck, ...]:
        decks: tuple[Deck, ...] = self._game.decks(self._game.options.model_validate(options), setting.seats)
        return decks

    def _number(self) -> int:
        """One to ninety-nine, each equally likely to one part in a billion."""
        return int.from_bytes(self._around.luck(8), "big") % MOST_CUT + 1

    def close(self, draw: Draw) -> Closed:
        """The fact that fixes it; becomes true with `fix`."""
        if draw.roster is None:
            raise ValueError("no roster")
        return Closed(draw=draw.head.draw, roster=digest_of(draw.roster))

    def fix(self, draw: Draw) -> None:
        """The roster is on disk."""
        self.draw = draw

    # --- opening ---

    def open(self, seat: Seat, said: OpenPart) -> None:
        """A device opens its part. Saying it twice does no harm."""
        draw = self.draw
        if draw.roster is None or said.draw != draw.head.draw:
            raise Rejection("table.old_draw")
        line = next((one for one in draw.roster.seats if one.seat == seat), None)
        if line is None or line.by == "host" or part_of(draw.seal, seat, said.cut, said.bits) != line.part:
            raise Rejection("table.wrong_part")
        draw.openings[seat] = (said.cut, said.bits)

    def called_off(self) -> CalledOff:
        """Somebody's part stays shut: it is never left out or replaced, all begin again."""
        if not self.is_closed:
            raise Rejection("table.not_dealing")
        return CalledOff(draw=self.draw.head.draw, why="silent", seat=next(iter(self.draw.missing), None))
