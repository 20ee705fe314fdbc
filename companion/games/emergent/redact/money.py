"""Who may see whose money (A17): everybody by default, only the owner by house rule, everybody at the end."""

from __future__ import annotations

from companion.games.emergent.state import EmergentState
from companion.games.emergent.views import PastRound
from companion.games.emergent.views.ledger import Ledger
from companion.kernel.seat import Seat, Viewer

HIDDEN_KINDS = ("forgiven", "corrected")
"""Movements that would tell a hidden balance."""


def is_hidden(state: EmergentState) -> bool:  # ET-37
    """Whether the house hides cash, and the game is not over."""
    return state.rules.cash_visibility == "owner" and state.phase != "over"


def hides(state: EmergentState, owner: Seat, viewer: Viewer) -> bool:
    """Whether this viewer may not see this firm's cash."""
    return is_hidden(state) and owner != viewer


def without_balances(ledger: Ledger) -> Ledger:
    """The movements alone: all of them happen on the table."""
    lines = tuple(
        line.model_copy(update={"before": None, "after": None})
        for line in ledger.lines
        if line.kind not in HIDDEN_KINDS
    )
    hidden = dict.fromkeys(("start", "end", "change", "forgiven", "debt"))
    return ledger.model_copy(update={**hidden, "lines": lines, "corrected": 0})


def past(state: EmergentState, viewer: Viewer) -> tuple[PastRound, ...]:
    """The closed rounds in short."""
    return tuple(
        PastRound(
            round=record.round,
            cash={
                ledger.seat: ledger.end or 0
                for ledger in record.ledgers
                if not hides(state, ledger.seat, viewer)
            },
            units_sold={ledger.seat: ledger.units_sold for ledger in record.ledgers},
            unsold={ledger.seat: ledger.liquidated for ledger in record.ledgers},
        )
        for record in state.records
    )
