"""How a table stands, for somebody who looks after many: public facts, and since when they hold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from companion.kernel.frozen import frozen
from companion.kernel.results import Results
from companion.kernel.seat import Seat
from companion.table.table import Table
from companion.table.views import Progress, SeatLine

Trouble = Literal["", "silent", "calls", "stumbled", "lost", "free"]
"""What somebody should look at: its host is gone and none plays on yet, people ask, the referee stumbled, a
phone is gone, a seat waits for one."""


@frozen
class Row:
    """One table of the list. Everything in it is on the table's own shared screen."""

    id: str
    number: int
    code: str
    game: str
    title: str
    stage: Progress
    round: int
    phase: str
    """The game's own word for it; empty in a lobby."""
    seats: tuple[SeatLine, ...]
    expected: int = 0
    waits: tuple[Seat, ...] = ()
    waits_since: float | None = None
    """Wall clock: how long the first of them has been waited for."""
    trouble: Trouble = ""
    trouble_since: float | None = None
    troubled: tuple[Seat, ...] = ()
    """Whose; nobody where it is the whole table."""
    message: str = ""
    """The organiser's, on its screens now."""
    has_bell: bool = False
    is_resting: bool = False
    gate: int | None = None
    gate_opens: bool = False
    gate_since: float | None = None
    """Since when the table waits at its gate."""

    @property
    def is_gated(self) -> bool:
        """Whether others wait for it at a gate: nobody waits for a lobby without people, or for who ended."""
        is_here = self.stage == "playing" or (self.stage == "lobby" and bool(self.seats))
        return self.gate is not None and is_here

    @property
    def is_at_gate(self) -> bool:
        """Nobody waits for this table: it is there, or was past it already."""
        return self.gate_since is not None or (self.gate is not None and self.round > self.gate)

    @property
    def people(self) -> int:
        """How many sit there."""
        return len(self.seats)


@frozen
class Comparison:
    """Tables of one game, side by side."""

    games: tuple[str, ...]
    """Every game of which there is something to compare, the one with most tables first."""
    game: str
    tables: tuple[tuple[Row, Results], ...]
    is_alike: bool
    """The app brings the same cards to all of them."""


@dataclass
class _Since:
    """When each thing that holds now began to."""

    moment: tuple[str, int] = ("", 0)
    waits: dict[Seat, float] = field(default_factory=dict)
    troubles: dict[tuple[Trouble, Seat | None], float] = field(default_factory=dict)


class Overview:
    """Remembers of every table since when it stands as it does."""

    def __init__(self, wall: Callable[[], float]) -> None:
        self._wall, self._known = wall, dict[str, _Since]()

    def hear(self, table: Table) -> _Since:
        """Something changed there."""
        now, since = self._wall(), self._known.setdefault(table.id, _Since())
        moment = table.orders.moment
        before = since.waits if moment == since.moment else {}
        since.moment = moment
        waiting = table.waiting_for()
        since.waits = {seat: before.get(seat, now) for seat in table.setting.seats if seat in waiting}
        since.troubles = {which: since.troubles.get(which, now) for which in _troubles(table)}
        return since

    def row(self, table: Table) -> Row:
        """The table as it stands now."""
        since, orders = self.hear(table), table.orders.standing
        phase, number = table.orders.moment
        kind, _ = next(iter(since.troubles), ("", None))
        same = {seat: at for (other, seat), at in since.troubles.items() if other == kind}
        return Row(
            id=table.id,
            number=orders.number,
            code=table.opening.code,
            game=table.game.card.id,
            title=table.game.card.title,
            stage=table.stage,
            round=number,
            phase=phase,
            seats=table.seat_lines(),
            expected=orders.expected,
            waits=tuple(since.waits),
            waits_since=min(since.waits.values(), default=None),
            trouble=kind,
            trouble_since=min(same.values(), default=None),
            troubled=tuple(seat for seat in same if seat is not None),
            message=orders.message,
            has_bell=orders.bell is not None,
            is_resting=orders.is_resting,
            gate=orders.gate,
            gate_opens=orders.gate_opens,
            gate_since=table.orders.at_gate,
        )


def _troubles(table: Table) -> list[tuple[Trouble, Seat | None]]:
    """What is wrong there, the worst first."""
    found: list[tuple[Trouble, Seat | None]] = []
    if table.orders.standing.is_calling:
        found.append(("calls", table.orders.standing.caller))
    if table.orders.has_stumbled:
        found.append(("stumbled", None))
    if table.stage == "playing":
        found += [("lost", line.seat) for line in table.seat_lines() if line.presence == "away"]
        found += [("free", line.seat) for line in table.seat_lines() if line.presence == "free"]
    return found
