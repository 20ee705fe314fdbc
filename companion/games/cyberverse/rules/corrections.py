"""The cardboard wins: public facts may be corrected, secrets never (CV-2, CV-90)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.games.cyberverse.actions import AnswerCorrection, Correct
from companion.games.cyberverse.rules import fix_lines
from companion.games.cyberverse.rules.fixes import fixed
from companion.games.cyberverse.rules.ledger import logged
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.state import CyberverseState, Proposal
from companion.kernel.action import Rejection
from companion.kernel.seat import Actor, Seat, Voice
from companion.kernel.view import LogLine

CORRECTED: Final = "cyberverse-log-corrected-"


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
    if state.phase in ("setup", "agents"):
        raise refusal("not_begun", "CV-90")
    changed = fixed(state, correct.fix)
    if changed == state:
        raise refusal("nothing_to_correct", "CV-90")
    return fix_lines.said(state, changed, correct.fix, by, correct.reason.strip())


def told(state: CyberverseState) -> tuple[LogLine, ...]:
    """What the log would say if the proposed correction were agreed to; nothing when it no longer fits."""
    if state.proposal is None:
        return ()
    try:
        agreed = _corrected(replace(state, proposal=None), state.proposal.correct, state.proposal.by)
    except Rejection:
        return ()
    return tuple(line for line in agreed.log[len(state.log) :] if line.code.startswith(CORRECTED))
