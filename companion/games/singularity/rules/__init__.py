"""The rules of The Singularity War, a module a phase. `apply` is the one way from a state to the next."""

from __future__ import annotations

from typing import Final

from companion.games.singularity.actions import SingularityAction
from companion.games.singularity.actions.board import DrawEnemy, Spawn
from companion.games.singularity.actions.facts import Correct
from companion.games.singularity.actions.setup import AddEnemy, TakeCharacter
from companion.games.singularity.actions.table import (
    CallVote,
    Change,
    ClaimWin,
    Declare,
    GiveUp,
    UndoChange,
)
from companion.games.singularity.rules import (
    caches,
    changing,
    drawing,
    encounters,
    ending,
    playing,
    refilling,
    settling,
    stepping,
    voting,
)
from companion.games.singularity.rules import setup as setting_up
from companion.games.singularity.rules.corrections import CORRECTIONS
from companion.games.singularity.rules.refusals import refusal, wrong_step
from companion.games.singularity.rules.setup import setup
from companion.games.singularity.state import SingularityState, phases
from companion.games.singularity.state.enemies import EnemyStep
from companion.kernel.seat import Actor, Voice, seat_of

__all__ = ["apply", "setup"]

ANY_TIME: Final = (
    TakeCharacter,
    AddEnemy,
    Change,
    UndoChange,
    Spawn,
    DrawEnemy,
    CallVote,
    ClaimWin,
    Declare,
    GiveUp,
    Correct,
)
"""What may be said in every phase of a running game, by anybody or by the table."""


def apply(state: SingularityState, actor: Actor, action: SingularityAction) -> SingularityState:
    """The next state, or `Rejection`; a refused request changes nothing."""
    step = state.step
    if isinstance(step, phases.Over):
        raise refusal("game_over", "SW-36")
    if actor == Voice.CLOCK:
        raise refusal("no_clock", "SW-9")
    if not isinstance(actor, Voice) and actor not in state.seats:
        raise refusal("unknown_seat", "SW-2")
    if isinstance(action, ANY_TIME):
        return ending.settled(_any_time(state, actor, action))
    return ending.settled(_in_step(state, step, actor, action))


def _in_step(
    state: SingularityState, step: phases.Step, actor: Actor, action: SingularityAction
) -> SingularityState:
    """What belongs to the step that runs; the innermost thing first."""
    if state.ballot:
        return voting.apply(state, state.ballot, actor, action)
    match step:
        case phases.Setup():
            return setting_up.apply(state, actor, action)
        case phases.Playing(encounter=phases.Encounter() as encounter):
            return encounters.apply(state, step, encounter, actor, action)
        case phases.Playing(drafting=phases.Drafting() as drafting):
            return caches.apply(state, step, drafting, actor, action)
        case phases.Playing():
            return playing.apply(state, step, actor, action)
        case EnemyStep():
            return settling.apply(state, step, action)
        case phases.Refilling():
            return refilling.apply(state, actor, action)


def _any_time(state: SingularityState, actor: Actor, action: SingularityAction) -> SingularityState:
    """Cards are typed in at any time; the rest needs a game that has begun."""
    seat = seat_of(actor)
    if isinstance(action, AddEnemy):
        is_on_board = any(group.enemy == action.enemy.id for group in state.groups)
        state = setting_up.enemy_added(state, action, seat)
        return stepping.rebuilt(state, new_attack=False) if is_on_board else state
    if isinstance(action, TakeCharacter):
        return setting_up.character_taken(state, seat, action.character)
    if isinstance(state.step, phases.Setup):
        raise wrong_step(state, action)
    match action:
        case Change():
            return changing.by_hand(state, action, seat)
        case UndoChange():
            return changing.undone(state, seat)
        case Spawn():
            return stepping.rebuilt(encounters.spawned(state, action, seat), new_attack=True)
        case DrawEnemy():
            return drawing.by_hand(state, action, seat)
        case Correct():
            return CORRECTIONS.apply(state, actor, action)
        case _:
            return _together(state, actor, action)


def _together(state: SingularityState, actor: Actor, action: SingularityAction) -> SingularityState:
    """What concerns all: a vote, or the end of the issue."""
    match action:
        case CallVote():
            return voting.called(state, action, seat_of(actor))
        case ClaimWin():
            return ending.claimed(state, action, seat_of(actor))
        case Declare():
            return ending.declared(state, action, actor)
        case GiveUp():
            return ending.given_up(state, action, actor)
        case _:
            raise wrong_step(state, action)
