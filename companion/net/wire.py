"""The messages of the game socket. JSON text frames, `hello` first, unknown keys refused."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, FiniteFloat, TypeAdapter, model_validator

from companion.kernel.seat import SeatId
from companion.kernel.tagged import tagged

MOST_BYTES = 64 * 1024
"""The longest frame a phone may send."""


class Message(BaseModel):
    """One frame."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Hello(Message):
    """The first frame: a device's token (seat optional when it holds one), or a shared screen's key."""

    t: Literal["hello"] = "hello"
    v: Literal[1] = 1
    token: str | None = Field(default=None, max_length=64)
    seat: SeatId | None = None
    screen: str | None = Field(default=None, max_length=64)

    @model_validator(mode="after")
    def _one_way_in(self) -> Hello:
        if (self.token is None) == (self.screen is None):
            raise ValueError("say either token or screen")
        return self


class Act(Message):
    """Do something, under a number of the sender's own that grows."""

    t: Literal["act"] = "act"
    n: int = Field(ge=1, le=2**53)
    action: dict[str, Any]
    seat: SeatId | None = None
    """Another seat this device holds (pass and play, lent, on paper); the own one when not given."""


class Ping(Message):
    """For the offset between the clocks."""

    t: Literal["ping"] = "ping"
    at: FiniteFloat


class Welcome(Message):
    """You are in: who you are, and everything you may know."""

    t: Literal["welcome"] = "welcome"
    v: Literal[1] = 1
    seat: str | None
    game: str
    rev: int
    view: dict[str, Any] | None
    """The game's view; null until the game begins."""
    table: dict[str, Any]
    clock: float
    n: int = 0
    """The newest number the host has from this device for this seat."""


class Done(Message):
    """The action is on disk, and a view that shows it has been sent; `rev` is what everybody sees by now."""

    t: Literal["done"] = "done"
    n: int
    rev: int


class RefusedAct(Message):
    """Nothing changed, and why. Further reasons are in `facts.also`."""

    t: Literal["refused"] = "refused"
    n: int
    code: str
    facts: dict[str, Any]
    say: str


class ViewMessage(Message):
    """The whole view, after every change this viewer can see; `rev` counts those that everybody can see."""

    t: Literal["view"] = "view"
    rev: int
    view: dict[str, Any] | None
    table: dict[str, Any]


class TimerMessage(Message):
    """A countdown started, moved or stopped; `ends` is on the host's clock, null while it does not run."""

    t: Literal["timer"] = "timer"
    name: str
    ends: float | None


class Pong(Message):
    """The answer to a ping."""

    t: Literal["pong"] = "pong"
    at: float
    clock: float


class Bye(Message):
    """The socket closes now, and why."""

    t: Literal["bye"] = "bye"
    code: str
    say: str = ""
    go: str = ""
    """The address of the host of this venue that plays on with the table; empty for every other reason."""


Incoming = Hello | Act | Ping
Outgoing = Welcome | Done | RefusedAct | ViewMessage | TimerMessage | Pong | Bye
INCOMING: TypeAdapter[Incoming] = tagged(Incoming, by="t")
OUTGOING: TypeAdapter[Outgoing] = tagged(Outgoing, by="t")
