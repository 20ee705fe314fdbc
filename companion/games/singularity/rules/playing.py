"""Step 1: the active player plays and discards cards, then hands over to the enemies (SW-9).

Rules: SW-14.
"""

from __future__ import annotations

from companion.games.singularity.actions import SingularityAction
from companion.games.singularity.actions.board import OpenCache
from companion.games.singularity.actions.turn import (
    Attack,
    ContinueMove,
    Discard,
    Draw,
    EndPlay,
    Move,
    Play,
    Recon,
    TurnToken,
    Walk,
)
from companion.games.singularity.rules import attacking, caches, encounters, hands, stepping, walking
from companion.games.singularity.rules.changing import has_fallen
from companion.games.singularity.rules.refusals import refusal, wrong_step
from companion.games.singularity.rules.seats import turn_problems
from companion.games.singularity.state import SingularityState
from companion.games.singularity.state.phases import Playing
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, Voice

IN_TURN = (Play, Move, ContinueMove, Walk, Attack, Discard, Draw, Recon, TurnToken, OpenCache, EndPlay)
"""What only the player whose turn it is may do, or the table for that player: cards are played face up."""


def apply(
    state: SingularityState, step: Playing, actor: Actor, action: SingularityAction
) -> SingularityState:
    """The phase `play`."""
    if not isinstance(action, IN_TURN):
        raise wrong_step(state, action)
    refuse_faults(turn_problems(state, actor, "SW-9"))
    if actor == Voice.TABLE and hands.is_from_hand(action):
        state = hands.believed(state, state.turn.seat)
    match action:
        case Move():
            return walking.moved(state, step.travel, action)
        case ContinueMove():
            return walking.continued(state, step.travel, action)
        case Walk():
            return walking.walked(state, action)
        case EndPlay():
            return _ended(state, step, action)
        case _:
            return _other_card(walking.ended(state, step.travel), action)


def _other_card(state: SingularityState, action: SingularityAction) -> SingularityState:  # SW-9
    """Everything but moves: an open move is over with it."""
    seat = state.turn.seat
    if has_fallen(state):
        return state
    match action:
        case Attack():
            return attacking.attacked(state, action)
        case Play(card=card):
            state = hands.laid_open(state, card, from_hand=True)
            return state.logged("plays", seat, card=card)
        case Recon():
            return caches.scouted(state, action)
        case TurnToken():
            return encounters.turned_early(state, action)
        case OpenCache():
            return caches.opened(state, action)
        case Discard():
            return _discarded(state, seat, action)
        case Draw(cards=cards):
            state = hands.put(state, hands.drew(state.members[seat], cards))
            return state.logged("draws", seat, cards=cards)
        case _:
            raise wrong_step(state, action)


def _discarded(state: SingularityState, seat: Seat, action: Discard) -> SingularityState:
    """One card away, for another or for the character's ability (SW-14)."""
    refuse_faults(hands.card_problems(state, seat))
    member = state.members[seat]
    member = hands.to_discard(hands.held(member, member.hand.value - 1), 1)
    if action.purpose == "draw":
        member = hands.drew(member, 1)
    return hands.put(state, member).logged(f"discards-{action.purpose}", seat, note=action.note.strip())


def _ended(state: SingularityState, step: Playing, action: EndPlay) -> SingularityState:  # SW-9
    """The card on the table and the rest of the hand are discarded, then enemies act (A6)."""
    known = {group.id for group in state.groups}
    for group in action.order:
        if group not in known:
            raise refusal("no_such_group", "SW-22", group=group)
    state = hands.put_away(walking.ended(state, step.travel))
    if has_fallen(state):
        return state
    state = walking.end_of_turn(state, on_hazard=action.on_hazard)
    if has_fallen(state):
        return state
    if state.options.discard_timing == "end_of_play":
        state = hands.put(state, hands.emptied(state.members[state.turn.seat]))
    return stepping.started(state, action.order)
