"""Wall 2: what leaves a game is built up from nothing and cannot hold a secret."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, ClassVar, Self, get_args

from pydantic import BaseModel, Field

from companion.kernel.action import Fact, Reason
from companion.kernel.hidden import Hidden
from companion.kernel.part import Part
from companion.kernel.seat import Seat


@cache
def _field_names(kind: Any) -> tuple[str, ...]:
    return tuple(one.name for one in fields(kind))


@dataclass(frozen=True)
class State:
    """The whole truth of a game. Marks what a view must never contain."""

    game: ClassVar[str] = ""
    """The game's id: the codes of its lines begin with it."""
    log: tuple[LogLine, ...] = field(default=(), kw_only=True)
    """Every public line so far; it only grows, and never holds a secret."""

    def logged(self, name: str, seat: Seat | None = None, /, **facts: Fact) -> Self:
        """The same with one more public line. Nearly every move writes one: half as long as `replace`."""
        line = LogLine(code=f"{self.game}-log-{name}", seat=seat, facts=facts)
        kind: Any = type(self)
        after: Self = object.__new__(kind)
        for field_name in _field_names(kind):
            object.__setattr__(after, field_name, getattr(self, field_name))
        object.__setattr__(after, "log", (*self.log, line))
        return after


def _is_secret(annotation: Any) -> bool:
    """Whether a type is, or contains anywhere, something a view must not carry."""
    if annotation in (Any, object) or getattr(annotation, "__origin__", None) is Hidden:
        return True
    is_class = isinstance(annotation, type)
    if is_class and issubclass(annotation, (Hidden, State)):
        return True
    if is_class and issubclass(annotation, BaseModel) and not issubclass(annotation, View):
        return any(_is_secret(inner.annotation) for inner in annotation.model_fields.values())
    return any(_is_secret(inner) for inner in get_args(annotation))


class View(Part):
    """Something a viewer may know. Refuses, when the class is defined, any field that could hold a secret."""

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        super().__pydantic_init_subclass__(**kwargs)
        for name, one in cls.model_fields.items():
            if _is_secret(one.annotation):
                raise TypeError(f"{cls.__name__}.{name} could carry a secret: {one.annotation}")


class Named(View):
    """A thing one can point at: what the table calls it, and what people do."""

    id: str
    name: str


class OfSeat(View):
    """What is about one seat."""

    seat: Seat


class Choice(View):
    """An action that would be accepted now: its tag, and what each field may be."""

    do: str
    one_of: dict[str, tuple[str, ...]] = Field(default_factory=dict)  # fields that take one of these words
    between: dict[str, tuple[int, int]] = Field(default_factory=dict)  # a whole number from … to …
    free: tuple[str, ...] = ()  # fields too rich for bounds; the game's own screen knows them


Offer = list[Choice]
"""What a seat is offered, choice by choice."""


class LogLine(View):
    """A public sentence about what happened: a text id, the facts it needs, and who did it."""

    code: str
    seat: Seat | None = None
    facts: dict[str, Fact] = Field(default_factory=dict)


class WhyNot(View):
    """A reason of the rules, shown beside what it is about; the sentence is in the texts."""

    code: str
    rule: str
    facts: dict[str, Fact] = Field(default_factory=dict)

    @classmethod
    def of(cls, reason: Reason) -> Self:
        """As the rules say it."""
        return cls(code=reason.code, rule=reason.rule, facts=reason.facts)

    def reason(self) -> Reason:
        """The same as the rules say it when they refuse."""
        return Reason(self.code, self.rule, dict(self.facts))


class Face(View):
    """What a held card shows. Every face of a kind is equally long, so its size tells nothing."""

    at: str
    code: str
    """Which face: for one kind of card always the same number of characters."""


class GameView(View):
    """What every game tells every viewer, so that a plain screen can draw any of them."""

    phase: str
    round: int = 0
    waiting_for: tuple[Seat, ...] = ()
    spoken: str = ""  # text id of what a narrator says now, to all alike
    choices: tuple[Choice, ...] = ()
    my_looks: tuple[str, ...] = ()
    """What I may hold to look at: names for `Look`."""
    my_face: Face | None = None
    """Filled by the table only while the finger holds."""

    def without_own(self) -> Self:
        """The same without what only its seat may know: every field `my_…` is as on the shared screen."""
        fields = {name: field for name, field in type(self).model_fields.items() if name.startswith("my_")}
        blank = {name: field.get_default(call_default_factory=True) for name, field in fields.items()}
        return self.model_copy(update=blank)
