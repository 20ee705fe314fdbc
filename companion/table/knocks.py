"""People at the door who need the host's tap."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Literal

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.table.business import phone_of
from companion.table.setting import Setting
from companion.table.timers import Clock
from companion.table.views import KnockView

MOST = 12
"""More people than that do not wait at one door."""
KNOCK_SECONDS = 60.0
"""A phone at the door asks every two seconds how its knock stands; one that is not heard so long has gone."""


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
    heard: float = 0.0
    """When its phone last asked, on the clock."""


class Knocks:
    """Everybody who waits at one door. Nothing of it is written down."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
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
        knock_id, knock.heard = secrets.token_hex(8), self._clock()
        self._waiting[knock_id] = knock
        return knock_id

    def asked(self, knock_id: str) -> Knock:
        """The knock with this number, about which its phone asks; rejects one that is gone."""
        knock = self._known(knock_id)
        knock.heard = self._clock()
        return knock

    def expire(self) -> bool:
        """Forget those whose phone has gone; whether somebody waited in vain."""
        late = self._clock() - KNOCK_SECONDS
        gone = {known: knock for known, knock in self._waiting.items() if knock.heard <= late}
        for known in gone:
            del self._waiting[known]
        return any(knock.answer == "waiting" for knock in gone.values())

    @property
    def is_empty(self) -> bool:
        """Whether nobody is at the door."""
        return not self._waiting

    def _known(self, knock_id: str) -> Knock:
        if knock_id not in self._waiting:
            raise Rejection("table.knock_gone")
        return self._waiting[knock_id]

    def unanswered(self, knock_id: str) -> Knock:
        """The knock with this number; rejects one that is gone or was answered already."""
        knock = self._known(knock_id)
        if knock.answer != "waiting":
            raise Rejection("table.knock_gone")
        return knock

    def views(self, setting: Setting) -> tuple[KnockView, ...]:
        """Those not answered yet."""
        return tuple(
            KnockView(
                id=knock_id,
                name=knock.name,
                colour=knock.colour,
                wants="seat_back" if knock.seat else "seat",
                seat=knock.seat,
                phone=phone_of(setting, knock.device, knock.seat) if knock.seat else "new",
            )
            for knock_id, knock in self._waiting.items()
            if knock.answer == "waiting"
        )
