"""The door of another host, over HTTP: what the door page does in a browser, for an installed app.

Whoever answers may be no host at all: an answer has the shape that docs/protocol.md says, or it is refused.
"""

from __future__ import annotations

import json
import ssl
from typing import Annotated, Any, Literal, TypeVar, cast

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from companion import texts
from companion.kernel.action import Fact, Reason, Rejection
from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat, SeatId
from companion.net.asking import NoAnswer, asked
from companion.net.doorstate import HUES, SECRET_HEADER, DoorSeat, DoorStage, DoorState
from companion.net.invitation import Invitation
from companion.net.link import Refused, refused
from companion.net.visitor import DEVICE_COOKIE

T = TypeVar("T")
Word = Annotated[str, Field(max_length=120)]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
"""What stands in a path: a table, a knock."""


@frozen
class Sat:
    """A seat at a table on another device."""

    table: str
    seat: Seat


@frozen
class Knocked:
    """The host has to tap first."""

    knock: str


class Told(BaseModel):
    """What another host answered: more than we know is passed over, and no fault repeats what it said."""

    model_config = ConfigDict(frozen=True, extra="ignore", hide_input_in_errors=True)


class _SeatTold(Told):
    seat: SeatId
    name: Word
    colour: Word
    presence: Literal["here", "away", "paper", "free"]


class _DoorTold(Told):
    table: Key
    code: Key
    game: Word
    title: Word = ""
    stage: DoorStage
    seated: tuple[_SeatTold, ...] = Field(max_length=24)
    colours_free: tuple[Word, ...] = Field(max_length=24)
    places: tuple[int, int]


class _SatTold(Told):
    table: Key
    seat: SeatId


class _KnockTold(Told):
    knock: Key


class _AnswerTold(Told):
    state: Literal["waiting", "in", "no"]
    go: str = Field(pattern=r"^(/seat/[A-Za-z0-9_-]{1,64}\?seat=[a-z0-9-]{1,24})?$")


class _RefusalTold(Told):
    code: str = Field(pattern=r"^[a-z][a-z0-9_]{0,30}\.[a-z0-9_.]{1,60}$")
    say: str = Field(pattern=r"\S", max_length=2000)
    facts: dict[Annotated[str, Field(pattern=r"^[a-z_]{1,40}$")], str | int | bool | tuple[str, ...]]


class Away:
    """One host elsewhere, and this device's token there. Refusals are `Refused`, in words."""

    def __init__(self, address: str, token: str, tls: ssl.SSLContext | None = None) -> None:
        """`tls`: whose certificates count, where it is not the system's own list."""
        self.address, self._token, self._tls = address, token, tls

    async def look(self, invitation: Invitation) -> DoorState:
        """What a stranger may know about the table. Raises `Refused`."""
        told = await self.ask(f"/j/{invitation.code}/state", _DOOR, secret=invitation.secret)
        seated = tuple(DoorSeat(**one.model_dump()) for one in told.seated)
        colours = _in_order(*(seat.colour for seat in seated), *told.colours_free)
        return DoorState(
            **told.model_dump(exclude={"seated", "colours_free"}), seated=seated, colours=colours
        )

    async def sit(
        self,
        invitation: Invitation,
        name: str,
        colour: str,
        seat: str | None = None,
        after: str | None = None,
    ) -> Sat | Knocked:
        """Sit down left of somebody, or take a seat back. Raises `Refused`."""
        wish: dict[str, Any] = {"secret": invitation.secret}
        wish |= {"seat": seat} if seat else {"name": name, "colour": colour, "after": after}
        told = await self.ask(f"/j/{invitation.code}", _SITTING, wish)
        return Knocked(told.knock) if isinstance(told, _KnockTold) else Sat(told.table, told.seat)

    async def answer(self, invitation: Invitation, knock: str) -> tuple[str, Seat]:
        """How a knock stands, `waiting`, `in` or `no`, and the seat. Raises `Refused`."""
        told = await self.ask(f"/j/{invitation.code}/knock/{knock}", _ANSWER)
        if told.state == "in" and not told.go:
            raise self._strange()
        return told.state, Seat(told.go.rpartition("seat=")[2])

    async def ask(self, path: str, shape: TypeAdapter[T], wish: object = None, *, secret: str = "") -> T:
        """What the host answers, in this shape. Raises `Refused`."""
        content = await self.fetch(path, wish, secret=secret)
        try:
            return shape.validate_json(content)
        except (ValidationError, RecursionError):
            raise self._strange() from None

    async def fetch(self, path: str, wish: object = None, *, secret: str = "") -> bytes:
        """What the host answers, as it is. Raises `Refused`."""
        headers = {
            "Cookie": f"{DEVICE_COOKIE}={self._token}",
            "Authorization": f"Bearer {self._token}",
            "Content-Type": "application/json",
        } | ({SECRET_HEADER: secret} if secret else {})
        body = None if wish is None else json.dumps(wish).encode()
        try:
            told = await asked(self.address, path, headers, body, tls=self._tls)
        except NoAnswer:
            raise refused(Rejection("door.unreachable", address=self.address), {}) from None
        if told.is_good:
            return told.body
        raise self._refused(told.body)

    def _refused(self, body: bytes) -> Refused:
        """The host's refusal in its own words."""
        try:
            told = _REFUSAL.validate_json(body)
        except (ValidationError, RecursionError):
            return self._strange()
        facts: dict[str, Fact] = dict(told.facts)
        title = texts.say(texts.text_id(told.code), "title", **texts.values(facts, {}))
        return Refused(title, told.say, (Reason(told.code, "", facts),))

    def _strange(self) -> Refused:
        return refused(Rejection("door.no_host", address=self.address), {})


def _in_order(*colours: str) -> tuple[str, ...]:
    """As every door shows them, whoever has which."""
    known = list(HUES)
    return tuple(sorted(colours, key=lambda one: known.index(one) if one in known else len(known)))


_DOOR: TypeAdapter[_DoorTold] = TypeAdapter(_DoorTold)
_SITTING: TypeAdapter[_SatTold | _KnockTold] = TypeAdapter(cast("Any", _SatTold | _KnockTold))
_ANSWER: TypeAdapter[_AnswerTold] = TypeAdapter(_AnswerTold)
_REFUSAL: TypeAdapter[_RefusalTold] = TypeAdapter(_RefusalTold)
