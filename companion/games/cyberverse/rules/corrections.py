"""The cardboard wins: public facts may be corrected, secrets never (CV-90)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from companion.games.cyberverse.actions import Correct
from companion.games.cyberverse.rules import agent_fixes, board_fixes, org_fixes
from companion.games.cyberverse.rules.fixes import Lines
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.state import CyberverseState
from companion.games.cyberverse.words import REFUSALS
from companion.kernel.proposals import Corrections
from companion.kernel.seat import Seat


class Kind(NamedTuple):
    """One kind of correction: what it makes of a state, and what the log says of it."""

    fixed: Callable[[CyberverseState, Any], CyberverseState]
    said: Callable[[Any, CyberverseState, CyberverseState], Lines]


KINDS: Final[dict[str, Kind]] = {
    "org": Kind(org_fixes.org, org_fixes.org_said),
    "support": Kind(org_fixes.support, org_fixes.support_said),
    "influence": Kind(org_fixes.influenced, org_fixes.influenced_said),
    "mission": Kind(org_fixes.mission, org_fixes.mission_said),
    "order": Kind(org_fixes.order, org_fixes.order_said),
    "agent": Kind(agent_fixes.agent, agent_fixes.agent_said),
    "new_agent": Kind(agent_fixes.new_agent, agent_fixes.new_agent_said),
    "supply": Kind(agent_fixes.supply, agent_fixes.supply_said),
    "new_supply": Kind(agent_fixes.new_supply, agent_fixes.new_supply_said),
    "district": Kind(board_fixes.district, board_fixes.district_said),
    "zones": Kind(board_fixes.zones, board_fixes.zones_said),
    "henchman": Kind(board_fixes.henchman, board_fixes.henchman_said),
    "event": Kind(board_fixes.event, board_fixes.event_said),
}
"""By the tag of the correction, `of`."""


def corrected(state: CyberverseState, correct: Correct, by: Seat | None) -> CyberverseState:
    """The state as the cardboard has it, or `Rejection`; the reason stands below each line."""
    if state.phase in ("setup", "agents"):
        raise refusal("not_begun", "CV-90")
    kind = KINDS[correct.fix.of]
    changed = kind.fixed(state, correct.fix)
    if changed == state:
        raise refusal("nothing_to_correct", "CV-90")
    for name, facts in kind.said(correct.fix, state, changed):
        changed = changed.logged(name, by, **facts, reason=correct.reason)
    return changed


CORRECTIONS: Final = Corrections(REFUSALS, "CV-90", corrected)
