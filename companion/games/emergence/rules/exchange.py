"""A hostile action given up for a tile action, for one token (EM-21)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergence.rules import tile_actions
from companion.games.emergence.rules.refusals import why
from companion.games.emergence.state import EmergenceState, Operative
from companion.games.emergence.state.phases import Turn
from companion.games.emergence.views import SelectionView
from companion.games.emergence.words import HOSTILE_ACTIONS
from companion.kernel.action import Reason


def problems(operative: Operative, selected: SelectionView) -> tuple[Reason, ...]:
    """Why this operative may not exchange anything; even an impossible attack may be given up (A4)."""
    found = []
    if selected.action not in HOSTILE_ACTIONS:
        found.append(why("not_hostile", "EM-21", selected=selected.action))
    if operative.knowledge < 1:
        found.append(why("no_token_to_discard", "EM-21"))
    return tuple(found)


def exchanged(state: EmergenceState, turn: Turn, instead: tile_actions.TileAction) -> EmergenceState:
    """One token is paid first, then the tile action; the augmentation stays."""
    operative = state.operatives[turn.seat]
    paid = replace(
        state,
        operatives={**state.operatives, turn.seat: replace(operative, knowledge=operative.knowledge - 1)},
    ).logged("exchanged", turn.seat, action=instead.do)
    return tile_actions.carried_out(paid, replace(turn, exchanged=True), instead)
