"""The cardboard wins: one way of correcting for all games.

A seat asks, the table agrees or refuses; the table's own word counts at once. One proposal waits at a time.
When it no longer fits once it is agreed to, everybody reads that, and nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Generic, Protocol, TypeVar

from pydantic import StringConstraints

from companion.kernel.action import Action, Rejection
from companion.kernel.frozen import frozen
from companion.kernel.refusals import Refusals
from companion.kernel.seat import Actor, Seat, Voice, seat_of
from companion.kernel.view import Choice, GameView, LogLine, State

Because = Annotated[str, StringConstraints(strip_whitespace=True, max_length=120)]
"""Why something is corrected, if anybody cares to say it."""


class Correction(Protocol):
    """A game's own action `correct`: what is different on the table, and why."""

    @property
    def reason(self) -> str: ...


C = TypeVar("C", bound=Correction)


class AnswerCorrection(Action, do="answer_correction"):
    """The table accepts or drops the proposed correction."""

    agree: bool


@frozen
class Proposal(Generic[C]):
    """A correction that waits for the table."""

    correct: C
    by: Seat


@dataclass(frozen=True)
class Correctable(State, Generic[C]):
    """The whole truth of a game whose facts can be corrected."""

    proposal: Proposal[C] | None = field(default=None, kw_only=True)


class CorrectableView(GameView):
    """What everybody sees of a proposal. The game's own view adds `correction`, what was asked for."""

    correction_by: Seat | None = None
    correction_said: tuple[LogLine, ...] = ()
    """What the log would say if the table agreed; empty when that cannot be now."""


S = TypeVar("S", bound=Correctable[Any])


@frozen
class Corrections(Generic[S, C]):
    """How one game is corrected: its rule, and what a correction makes of a state."""

    refusals: Refusals
    rule: str
    corrected: Callable[[S, C, Seat | None], S]
    """The state as the cardboard has it, with lines `corrected-…` in its log, or `Rejection`."""
    check_now: Callable[[S, C], None] = lambda _state, _correct: None
    """Raises what has to be waited for: nothing is corrected until then, and a proposal goes on waiting."""
    at_once: bool = False
    """The book lets every seat put the app right; nobody has to agree."""

    def apply(self, state: S, actor: Actor, action: C | AnswerCorrection) -> S:
        """A correction, or the table's word about one."""
        if isinstance(action, AnswerCorrection):
            if actor != Voice.TABLE:
                raise self.refusals.refusal("table_only", self.rule)
            return self._answered(state, action.agree)
        by = seat_of(actor)
        if by is None or self.at_once:
            self.check_now(state, action)
            return self.corrected(state, action, by)
        return self._asked(state, action, by)

    def told(self, state: S) -> tuple[LogLine, ...]:
        """What the log would say if the table agreed to the proposal; nothing when that cannot be now."""
        proposal = state.proposal
        if proposal is None:
            return ()
        try:
            return self._lines(state, proposal.correct, proposal.by)
        except Rejection:
            return ()

    def foretold(self, state: S, actor: Actor, correct: C) -> tuple[LogLine, ...]:
        """What the log would say of a correction nobody has asked for yet, or `Rejection`."""
        by = seat_of(actor)
        if by is not None and not self.at_once:
            self._check_free(state)
        return self._lines(state, correct, by)

    def _lines(self, state: S, correct: C, by: Seat | None) -> tuple[LogLine, ...]:
        """What the log says of it once it counts; `Rejection` when it cannot."""
        self.check_now(state, correct)
        done = self.corrected(replace(state, proposal=None), correct, by)
        mark = f"{self.refusals.game}-log-correct"
        return tuple(line for line in done.log[len(state.log) :] if line.code.startswith(mark))

    def _check_free(self, state: S) -> None:
        """One proposal waits at a time."""
        if state.proposal:
            raise self.refusals.refusal("correction_waits", self.rule, by_seat=state.proposal.by)

    def shown(self, state: S) -> dict[str, Any]:
        """The fields of the view: what is asked for, by whom, and what the log would say."""
        proposal = state.proposal
        return {
            "correction": proposal.correct if proposal else None,
            "correction_by": proposal.by if proposal else None,
            "correction_said": self.told(state),
        }

    def offered(self, state: S, model: type[Action]) -> tuple[Choice, ...]:
        """The choice `correct` with all of its fields; none while a proposal waits."""
        fields = tuple(name for name in model.model_fields if name != "do")
        return () if state.proposal else (Choice(do="correct", free=fields),)

    def _asked(self, state: S, correct: C, by: Seat) -> S:
        self._check_free(state)
        self.check_now(state, correct)
        self.corrected(state, correct, by)
        proposed = replace(state, proposal=Proposal(correct, by))
        return proposed.logged("correction-proposed", by, reason=correct.reason)

    def _answered(self, state: S, agree: bool) -> S:
        proposal = state.proposal
        if proposal is None:
            raise self.refusals.refusal("no_correction", self.rule)
        if agree:
            self.check_now(state, proposal.correct)
        free = replace(state, proposal=None)
        if not agree:
            return free.logged("correction-dropped", proposal.by)
        try:
            return self.corrected(free, proposal.correct, proposal.by)
        except Rejection:
            return free.logged("correction-late", proposal.by)
