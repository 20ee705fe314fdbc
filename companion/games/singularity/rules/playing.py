"""Step 1: the active player plays and discards cards, then hands over to the enemies (SW-9, SW-14)."""

from __future__ import annotations

from dataclasses import replace

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
from companion.games.singularity.state import SingularityState, logged
from companion.games.singularity.state.team import Turn
from companion.kernel.seat import Actor, Voice

IN_TURN = (Play, Move, ContinueMove, Walk, Attack, Discard, Draw, Recon, TurnToken, OpenCache, EndPlay)
"""What only the player whose turn it is may do, or the table for that player: cards are played face up."""


def apply(state: SingularityState, actor: Actor, action: SingularityAction) -> SingularityState:
    """The phase `play`."""
    turn = state.turn
    assert turn is not None, "the phase needs a turn"  # noqa: S101 - the phase guarantees it
    if not isinstance(action, IN_TURN):
        raise wrong_step(state, action)
    if actor not in (turn.seat, Voice.TABLE):
        raise refusal("not_your_turn", "SW-9", turn_seat=turn.seat)
    if actor == Voice.TABLE and hands.is_from_hand(action):
        state = hands.believed(state, turn.seat)
    match action:
        case Move():
            return walking.moved(state, turn, action)
        case ContinueMove():
            return walking.continued(state, turn, action)
        case Walk():
            return walking.walked(state, turn, action)
        case EndPlay():
            return _ended(state, turn, action)
        case _:
            return _other_card(walking.ended(state), action)


def _other_card(state: SingularityState, action: SingularityAction) -> SingularityState:
    """Everything but moves: an open move is over with it (SW-9)."""
    turn = state.turn
    if has_fallen(state) or turn is None:
        return state
    match action:
        case Attack():
            return attacking.attacked(state, turn, action)
        case Play(card=card):
            state = hands.laid_open(state, turn, card, from_hand=True)
            return replace(state, log=logged(state, "plays", turn.seat, card=card))
        case Recon():
            return caches.scouted(state, turn, action)
        case TurnToken():
            if state.ground is None:
                raise refusal("no_map", "SW-35")
            return encounters.turned_early(state, turn, action)
        case OpenCache():
            return caches.opened(state, action)
        case Discard():
            return _discarded(state, turn, action)
        case Draw(cards=cards):
            state = hands.put(state, hands.drew(state.members[turn.seat], cards))
            return replace(state, log=logged(state, "draws", turn.seat, cards=cards))
        case _:
            raise wrong_step(state, action)


def _discarded(state: SingularityState, turn: Turn, action: Discard) -> SingularityState:
    """One card away, for another or for the character's ability (SW-14)."""
    hands.need_card(state, turn.seat)
    member = state.members[turn.seat]
    member = hands.to_discard(hands.held(member, member.hand.value - 1), 1)
    if action.purpose == "draw":
        member = hands.drew(member, 1)
    line = logged(state, f"discards-{action.purpose}", turn.seat, note=action.note.strip())
    return replace(hands.put(state, member), log=line)


def _ended(state: SingularityState, turn: Turn, action: EndPlay) -> SingularityState:
    """The card on the table and the rest of the hand are discarded, then enemies act (SW-9, A6)."""
    known = {group.id for group in state.groups}
    for group in action.order:
        if group not in known:
            raise refusal("no_such_group", "SW-22", group=group)
    state = hands.put_away(walking.ended(state))
    if has_fallen(state):
        return state
    state = walking.end_of_turn(state, turn, on_hazard=action.on_hazard)
    if has_fallen(state):
        return state
    if state.options.discard_timing == "end_of_play":
        state = hands.put(state, hands.emptied(state.members[turn.seat]))
    return stepping.started(state, action.order)
