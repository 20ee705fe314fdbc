"""What a phone may ask for, and how the rules say no."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field, replace
from typing import Self

from pydantic import Field

from companion.kernel.frozen import frozen
from companion.kernel.part import Part
from companion.kernel.seat import SeatId

Fact = str | int | bool | tuple[str, ...]


class Action(Part):
    """A request. The tag is `do`; fields are bounded; the seat is not a field, the connection knows it."""

    do: str = ""


class ForSeat(Action):
    """What is said about a seat, mostly by somebody else: the host, or the page of a seat on paper."""

    seat: SeatId


LONGEST_STRETCH = 86_400_000
"""A day in milliseconds: no stretch of time under one serial is longer."""


class Stamped(Action):
    """An action that ends a stretch of time: `ms` is how long the timer in front has run.

    What a phone sends there is overwritten: the table measures when it takes the action up, writes it down,
    and only then tries and journals it. So the rules read no clock, and a replay needs none.
    """

    ms: int = Field(default=0, ge=0, le=LONGEST_STRETCH, json_schema_extra={"is_stamp": True})

    def stamped(self, ms: int) -> Self:
        """The same with the table's own figure."""
        return self.model_copy(update={"ms": min(ms, LONGEST_STRETCH)})


class TimeUp(Action, do="time_up"):
    """The named countdown reached zero. Only the clock says it."""

    name: str = Field(max_length=40)
    serial: int = Field(ge=0)


@frozen
class Reason:
    """One reason why not: a code with the facts its sentence needs, and the rule that says so.

    `field` is the place in a card or document (`missions.0.reward`), for whoever shows that
    field. It is never sent: a refusal on the wire is a code and facts.
    """

    code: str
    rule: str = ""
    facts: dict[str, Fact] = field(default_factory=dict)
    field: str = ""

    def at(self, *path: str | int) -> Reason:
        """The same reason, at this field; what already stands at a field stands there inside of it."""
        names = [*map(str, path), self.field]
        return replace(self, field=".".join(name for name in names if name))


class Rejection(Exception):  # noqa: N818 - the word of the glossary
    """The rules say no. Nothing has changed. Sentences are made from it elsewhere."""

    def __init__(self, code: str, rule: str = "", **facts: Fact) -> None:
        self.reasons: tuple[Reason, ...] = (Reason(code, rule, facts),)
        super().__init__(code)

    @classmethod
    def of(cls, reasons: Iterable[Reason]) -> Rejection:
        """Several reasons at once, in the order of the rules."""
        found = tuple(reasons)
        made = cls(found[0].code, found[0].rule, **found[0].facts)
        made.reasons = found
        return made

    @property
    def code(self) -> str:
        """The first reason's code."""
        return self.reasons[0].code

    @property
    def facts(self) -> dict[str, Fact]:
        """The first reason's facts."""
        return self.reasons[0].facts
