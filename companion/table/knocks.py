"""People at the door who need the host's tap."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Literal

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.table.views import KnockView

MOST = 12
"""More people than that do not wait at one door."""


@dataclass(slots=True)
class Knock:
    """One wish to come in, and how it was answered."""

    device: str
    name: str
    colour: str
    seat: Seat | None
    """The seat they say is theirs; None: a new one."""
    after: Seat | None
    answer: Literal["waiting", "in", "no"] = "waiting"


class Knocks:
    """Everybody who waits at one door. Nothing of it is written down."""

    def __init__(self) -> None:
        self._waiting: dict[str, Knock] = {}

    def add(self, knock: Knock) -> str:
        """Start waiting. A phone that knocks again replaces its earlier knock."""
        for known, other in list(self._waiting.items()):
            if other.device == knock.device:
                del self._waiting[known]
        if sum(other.answer == "waiting" for other in self._waiting.values()) >= MOST:
            raise Rejection("table.too_many_knocks")
        for known in [one for one, other in self._waiting.items() if other.answer != "waiting"][:-MOST]:
            del self._waiting[known]
        knock_id = secrets.token_hex(8)
        self._waiting[knock_id] = knock
        return knock_id

    def get(self, knock_id: str) -> Knock:
        """The knock with this number; rejects one that is gone."""
        if knock_id not in self._waiting:
            raise Rejection("table.knock_gone")
        return self._waiting[knock_id]

    def unanswered(self, knock_id: str) -> Knock:
        """The knock with this number; rejects one that is gone or was answered already."""
        knock = self.get(knock_id)
        if knock.answer != "waiting":
            raise Rejection("table.knock_gone")
        return knock

    def views(self) -> tuple[KnockView, ...]:
        """Those not answered yet."""
        return tuple(
            KnockView(
                id=knock_id,
                name=knock.name,
                colour=knock.colour,
                wants="seat_back" if knock.seat else "seat",
                seat=knock.seat,
            )
            for knock_id, knock in self._waiting.items()
            if knock.answer == "waiting"
        )
