"""The cardboard wins: public facts may be corrected, with a reason, secrets never (CV-2, CV-90)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.cyberverse.actions import AnswerCorrection, Correct, Fix
from companion.games.cyberverse.rules.fixes import fixed
from companion.games.cyberverse.rules.ledger import logged
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.state import CyberverseState, Proposal
from companion.kernel.action import Rejection
from companion.kernel.seat import Actor, Seat, Voice


def apply(state: CyberverseState, actor: Actor, action: Correct | AnswerCorrection) -> CyberverseState:
    """A seat proposes, the table decides; the table's own correction counts at once."""
    match action:
        case Correct() if actor == Voice.TABLE:
            return _corrected(state, action, None)
        case Correct():
            if state.proposal:
                raise refusal("correction_waits", "CV-90", by_seat=state.proposal.by)
            _corrected(state, action, Seat(actor))
            state = replace(state, proposal=Proposal(action, Seat(actor)))
            return logged(state, "correction-proposed", Seat(actor), reason=action.reason)
        case AnswerCorrection(agree=agree):
            proposal = state.proposal
            if proposal is None:
                raise refusal("no_correction", "CV-90")
            state = replace(state, proposal=None)
            if not agree:
                return logged(state, "correction-dropped", proposal.by)
            try:
                return _corrected(state, proposal.correct, proposal.by)
            except Rejection:
                return logged(state, "correction-late", proposal.by)


def _corrected(state: CyberverseState, correct: Correct, by: Seat | None) -> CyberverseState:
    """The state as the cardboard has it, or `Rejection`."""
    if not correct.reason.strip():
        raise refusal("no_reason", "CV-90")
    if state.phase in ("setup", "agents"):
        raise refusal("not_begun", "CV-90")
    changed = fixed(state, correct.fix)
    if changed == state:
        raise refusal("nothing_to_correct", "CV-90")
    return logged(changed, "corrected", by, what=_what(state, correct.fix), reason=correct.reason)


def _what(state: CyberverseState, fix: Fix) -> tuple[str, ...]:
    """What was given, in plain words, with names for ids."""
    given = fix.model_dump(exclude_none=True, exclude_defaults=True)
    return (fix.of.replace("_", " "), *(f"{key}: {_plain(state, value)}" for key, value in given.items()))


def _plain(state: CyberverseState, value: Any) -> str:
    if isinstance(value, dict):
        return str(value.get("name", ""))
    if isinstance(value, list | tuple):
        return " ".join(_plain(state, one) for one in value) or "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    agent = state.agents.get(value) if isinstance(value, str) else None
    return agent.sheet.name if agent else str(value).replace("_", " ")
