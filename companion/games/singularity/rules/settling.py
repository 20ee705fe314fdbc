"""The table's word in the enemy step: light-level answers, and directions by hand (SW-27, SW-28, A28)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.singularity.actions.enemies import AnswerGroup, DirectGroup
from companion.games.singularity.rules import routing, stepping
from companion.games.singularity.rules.refusals import refusal
from companion.games.singularity.state import SingularityState, enemy_name, logged, place_name
from companion.games.singularity.words import Stay


def answered(state: SingularityState, action: AnswerGroup) -> SingularityState:
    """Light level: is somebody in range, and where does the group go? One answer or both."""
    if state.ground is not None:
        raise refusal("map_knows", "SW-22")
    at = stepping.find(state, action.group)
    assert state.step is not None, "found in it"  # noqa: S101 - `find` refuses otherwise
    row = state.step.rows[at]
    if row.stay == "delayed":
        raise refusal("group_waits", "SW-A30", group=action.group)
    if action.in_range is None and action.to is None:
        raise refusal("no_answer", "SW-22")
    if action.in_range is not None:
        row = replace(row, in_range=action.in_range)
    if action.to is not None:
        ways, counts = routing.answered(state, row, action)
        stay: Stay | None = None if action.to else "said"
        row = replace(row, ways=ways, counts=counts, stay=stay, ruling="table" if action.counts else "listed")
    return stepping.with_row(state, at, row)


def directed(state: SingularityState, action: DirectGroup) -> SingularityState:
    """The table says where a group goes: within the rules, or as its card has it."""
    at = stepping.find(state, action.group)
    assert state.step is not None, "found in it"  # noqa: S101 - `find` refuses otherwise
    row = state.step.rows[at]
    if row.stay == "delayed":
        raise refusal("group_waits", "SW-A30", group=action.group)
    ways, counts = routing.directed(state, row, action)
    card = action.by_card.strip()
    is_card = bool(card) or routing.is_by_hand(state, row)
    state = stepping.settle_row(state, at, ways, counts, "card" if is_card else "table")
    name, place = enemy_name(state, row.group.enemy), place_name(state, row.group.place)
    line = logged(state, "directed", enemy=name, place=place, card=card)
    return stepping.advanced(replace(state, log=line))
