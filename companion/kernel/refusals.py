"""How a game says no: codes under its own name, the rule of every phase, faults of what was typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import field
from typing import Any, Protocol, TypeVar

from pydantic import BaseModel, ValidationError

from companion.kernel.action import Action, Fact, Reason, Rejection
from companion.kernel.frozen import frozen

M = TypeVar("M", bound=BaseModel)
H = TypeVar("H", bound=Hashable)


class InPhase(Protocol):
    """The state of a game, as far as its phase goes."""

    @property
    def phase(self) -> str:
        """Its name."""


@frozen
class Refusals:
    """The refusals of one game. Codes here, sentences in the game's own locale file."""

    game: str
    phase_rules: Mapping[Any, str] = field(default_factory=dict)
    """Phase → the rule that says what it is for."""
    elsewhen: str = "wrong_phase"
    """The code of what belongs to another phase, in this game's own word for one."""

    def why(self, code: str, rule: str, **facts: Fact) -> Reason:
        """One reason, with the prefix of this game."""
        return Reason(f"{self.game}.{code}", rule, facts)

    def refusal(self, code: str, rule: str, **facts: Fact) -> Rejection:
        """A no for one reason, to be raised."""
        return Rejection(f"{self.game}.{code}", rule, **facts)

    def wrong_phase(self, state: InPhase, action: Action) -> Rejection:
        """The request belongs to another phase."""
        phase = state.phase
        return self.refusal(self.elsewhen, self.phase_rules[phase], phase=phase, action=action.do)

    def misshapen(self, error: ValidationError, rule: str) -> tuple[Reason, ...]:
        """What does not fit a format, each at its field: unknown keys, missing ones, wrong values."""
        found = error.errors(include_url=False, include_context=False, include_input=False)
        return tuple(
            self.why("bad_pack", rule, where=".".join(map(str, one["loc"])) or "pack", problem=one["msg"]).at(
                *one["loc"]
            )
            for one in found
        )

    def checker(
        self, model: type[M], rule: str, faults: Callable[[M], tuple[Reason, ...]]
    ) -> Callable[[Any], tuple[Reason, ...]]:
        """Every fault of a document as it was typed: what is misshapen, or else what cannot be played."""

        def check(content: Any) -> tuple[Reason, ...]:
            try:
                document = model.model_validate(content)
            except ValidationError as error:
                return self.misshapen(error, rule)
            return faults(document)

        return check


def twice(names: Iterable[H]) -> tuple[H, ...]:
    """What stands there more than once, in the order it came."""
    return tuple(name for name, count in Counter(names).items() if count > 1)


def refuse_faults(found: Iterable[Reason]) -> None:
    """A no for every reason there is; nothing when there is none."""
    reasons = tuple(found)
    if reasons:
        raise Rejection.of(reasons)
