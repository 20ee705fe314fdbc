"""The phase `enemies`: the table answers at light level, directs a group by hand, and moves the pieces."""

from __future__ import annotations

from dataclasses import replace

from companion.games.singularity.actions import SingularityAction
from companion.games.singularity.actions.enemies import AnswerGroup, DirectGroup, EnemiesDone
from companion.games.singularity.rules import routing, stepping
from companion.games.singularity.rules.refusals import refusal, wrong_step
from companion.games.singularity.state import SingularityState, enemy_name, place_name
from companion.games.singularity.state.enemies import EnemyStep
from companion.games.singularity.words import Stay
from companion.kernel.refusals import refuse_faults


def apply(state: SingularityState, march: EnemyStep, action: SingularityAction) -> SingularityState:
    """The phase `enemies`."""
    match action:
        case AnswerGroup():
            return _answered(state, march, action)
        case DirectGroup():
            return directed(state, march, action)
        case EnemiesDone():
            return stepping.done(state, march)
        case _:
            raise wrong_step(state, action)


def _answered(state: SingularityState, march: EnemyStep, action: AnswerGroup) -> SingularityState:
    """Light level: is somebody in range, and where does the group go? One answer or both."""
    if state.ground is not None:
        raise refusal("map_knows", "SW-22")
    at = stepping.find(march, action.group)
    row = march.rows[at]
    refuse_faults(stepping.acts_problems(row))
    if action.in_range is None and action.to is None:
        raise refusal("no_answer", "SW-22")
    if action.in_range is not None:
        row = replace(row, in_range=action.in_range)
    if action.to is not None:
        ways, counts = routing.answered(state, row, action)
        stay: Stay | None = None if action.to else "said"
        row = replace(row, ways=ways, counts=counts, stay=stay, ruling="table" if action.counts else "listed")
    return replace(state, step=stepping.with_row(march, at, row))


def directed(state: SingularityState, march: EnemyStep, action: DirectGroup) -> SingularityState:
    """The table says where a group goes: within the rules, or as its card has it. A vote about it is off."""
    at = stepping.find(march, action.group)
    row = march.rows[at]
    refuse_faults(stepping.acts_problems(row))
    ways, counts = routing.directed(state, row, action)
    card = action.by_card.strip()
    is_card = bool(card) or routing.is_by_hand(state, row)
    row = stepping.settled_row(row, ways, counts, "card" if is_card else "table")
    if state.ballot is not None and state.ballot.group == row.group.id:
        state = replace(state, ballot=None)
    name, place = enemy_name(state, row.group.enemy), place_name(state, row.group.place)
    return stepping.advanced(
        state.logged("directed", enemy=name, place=place, card=card), stepping.with_row(march, at, row)
    )
