"""The messages of the game socket. JSON text frames, `hello` first, unknown keys refused."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, FiniteFloat, TypeAdapter, model_validator

from companion.kernel.part import Part
from companion.kernel.seat import SeatId
from companion.kernel.tagged import tagged

MOST_BYTES = 64 * 1024
"""The longest frame a phone may send."""


class Message(Part):
    """One frame; its tag is `t`."""

    t: str = ""


class Hello(Message, t="hello"):
    """The first frame: a device's token (seat optional when it holds one), or a shared screen's key."""

    v: Literal[1] = 1
    token: str | None = Field(default=None, max_length=64)
    seat: SeatId | None = None
    screen: str | None = Field(default=None, max_length=64)

    @model_validator(mode="after")
    def _one_way_in(self) -> Hello:
        if (self.token is None) == (self.screen is None):
            raise ValueError("say either token or screen")
        return self


class Act(Message, t="act"):
    """Do something, under a number of the sender's own that grows."""

    n: int = Field(ge=1, le=2**53)
    action: dict[str, Any]
    seat: SeatId | None = None
    """Another seat this device holds (pass and play, lent, on paper); the own one when not given."""


class Ping(Message, t="ping"):
    """For the offset between the clocks."""

    at: FiniteFloat


class Welcome(Message, t="welcome"):
    """You are in: who you are, and everything you may know."""

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


class Answer(Message):
    """What became of the request with this number."""

    n: int


class Done(Answer, t="done"):
    """The action is on disk, and a view that shows it has been sent; `rev` is what everybody sees by now."""

    rev: int


class RefusedAct(Answer, t="refused"):
    """Nothing changed, and why. Further reasons are in `facts.also`."""

    code: str
    facts: dict[str, Any]
    say: str


class ViewMessage(Message, t="view"):
    """The whole view, after every change this viewer can see; `rev` counts those that everybody can see."""

    rev: int
    view: dict[str, Any] | None
    table: dict[str, Any]


class TimerMessage(Message, t="timer"):
    """A countdown started, moved or stopped; `ends` is on the host's clock, null while it does not run."""

    name: str
    ends: float | None


class Pong(Message, t="pong"):
    """The answer to a ping."""

    at: float
    clock: float


class Bye(Message, t="bye"):
    """The socket closes now, and why."""

    code: str
    say: str = ""
    go: str = ""
    """The address of the host of this venue that plays on with the table; empty for every other reason."""


Incoming = Hello | Act | Ping
Outgoing = Welcome | Done | RefusedAct | ViewMessage | TimerMessage | Pong | Bye
INCOMING: TypeAdapter[Incoming] = tagged(Incoming, by="t")
OUTGOING: TypeAdapter[Outgoing] = tagged(Outgoing, by="t")
