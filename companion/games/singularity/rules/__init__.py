"""The rules of The Singularity War, a module a phase. `apply` is the one way from a state to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.games.singularity.actions import SingularityAction
from companion.games.singularity.actions.board import DrawEnemy, PlaceEnemies, Spawn
from companion.games.singularity.actions.enemies import AnswerGroup, DirectGroup, EnemiesDone
from companion.games.singularity.actions.facts import Correct
from companion.games.singularity.actions.setup import AddEnemy, TakeCharacter
from companion.games.singularity.actions.table import CallVote, Change, ClaimWin, Declare, GiveUp, UndoChange
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
from companion.games.singularity.state import SingularityState, phase_of
from companion.games.singularity.words import Phase
from companion.kernel.seat import Actor, Seat, Voice

__all__ = ["apply", "setup"]

Step = Callable[[SingularityState, Actor, SingularityAction], SingularityState]

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
    if state.decision:
        raise refusal("game_over", "SW-36")
    if actor == Voice.CLOCK:
        raise refusal("no_clock", "SW-9")
    if not isinstance(actor, Voice) and actor not in state.seats:
        raise refusal("unknown_seat", "SW-2")
    if isinstance(action, ANY_TIME):
        return ending.settled(_any_time(state, actor, action))
    return ending.settled(PHASES[phase_of(state)](state, actor, action))


def _any_time(state: SingularityState, actor: Actor, action: SingularityAction) -> SingularityState:
    """Cards are typed in at any time; the rest needs a game that has begun."""
    seat: Seat | None = None if isinstance(actor, Voice) else actor
    if isinstance(action, AddEnemy):
        is_on_board = any(group.enemy == action.enemy.id for group in state.groups)
        state = setting_up.enemy_added(state, action, seat)
        return stepping.rebuilt(state, new_attack=False) if is_on_board else state
    if isinstance(action, TakeCharacter):
        return setting_up.character_taken(state, seat, action.character)
    if state.turn is None:
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
    seat: Seat | None = None if isinstance(actor, Voice) else actor
    match action:
        case CallVote() if phase_of(state) in ("play", "enemies", "refill"):
            return voting.called(state, action, seat)
        case ClaimWin():
            return ending.claimed(state, action, seat)
        case Declare() | GiveUp():
            if actor not in (state.leader, Voice.TABLE):
                raise refusal("leader_only", "SW-39", leader_seat=state.leader)
            if isinstance(action, GiveUp):
                return ending.given_up(state, action, seat)
            return ending.declared(state, action, seat)
        case _:
            raise wrong_step(state, action)


def _encounter(state: SingularityState, actor: Actor, action: SingularityAction) -> SingularityState:
    """The phase `encounter`."""
    if not isinstance(action, PlaceEnemies):
        raise wrong_step(state, action)
    return encounters.placed(state, action, None if isinstance(actor, Voice) else actor)


def _enemies(state: SingularityState, _actor: Actor, action: SingularityAction) -> SingularityState:
    """The phase `enemies`."""
    match action:
        case AnswerGroup():
            return settling.answered(state, action)
        case DirectGroup():
            return settling.directed(state, action)
        case EnemiesDone():
            return stepping.done(state)
        case _:
            raise wrong_step(state, action)


def _vote(state: SingularityState, actor: Actor, action: SingularityAction) -> SingularityState:
    """The phase `vote`; the table may also settle the group in question by hand."""
    is_about_step = state.ballot is not None and state.ballot.kind != "custom"
    if isinstance(action, DirectGroup) and is_about_step:
        if actor not in (state.leader, Voice.TABLE):
            raise refusal("leader_only", "SW-39", leader_seat=state.leader)
        return settling.directed(state, action)
    return voting.apply(state, actor, action)


PHASES: Final[dict[Phase, Step]] = {
    "setup": setting_up.apply,
    "play": playing.apply,
    "encounter": _encounter,
    "cache": caches.apply,
    "enemies": _enemies,
    "vote": _vote,
    "refill": refilling.apply,
}
