"""Step 3 and the next turn: refill to three, wipe partial damage, clockwise on.

Rules: SW-9, SW-16, SW-31.
"""

from __future__ import annotations

from dataclasses import replace

from companion.games.singularity.actions import SingularityAction
from companion.games.singularity.actions.turn import Refilled
from companion.games.singularity.rules import changing, hands
from companion.games.singularity.rules.refusals import refusal, wrong_step
from companion.games.singularity.rules.seats import turn_problems
from companion.games.singularity.state import SingularityState
from companion.games.singularity.state.phases import Playing
from companion.games.singularity.sums import drafting
from companion.games.singularity.views.turn import Turn
from companion.games.singularity.words import HAND
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, clockwise


def apply(state: SingularityState, actor: Actor, action: SingularityAction) -> SingularityState:
    """The phase `refill`."""
    if not isinstance(action, Refilled):
        raise wrong_step(state, action)
    refuse_faults(turn_problems(state, actor, "SW-31"))
    turn = state.turn
    if hands.counts(state):
        state = _filled(state, turn, action.cards)
    state = state.logged("refilled", turn.seat)
    return _next_turn(state, turn)


def plan(state: SingularityState, seat: Seat) -> drafting.Refill:  # SW-31, SW-32
    """What this hand draws."""
    member = state.members[seat]
    hand, discard = member.hand.value, member.discard
    if state.options.discard_timing == "after_enemies" and state.turn.seat == seat:
        discard = None if discard is None else discard + hand
        hand = 0
    return drafting.refill(hand, member.deck, discard, is_capped=state.options.hand_cap)


def _filled(state: SingularityState, turn: Turn, cards: int | None) -> SingularityState:
    """The active hand, or all of them by house rule (A6)."""
    planned = plan(state, turn.seat)
    if state.options.discard_timing == "after_enemies":
        state = hands.put(state, hands.emptied(state.members[turn.seat]))
    member = state.members[turn.seat]
    if cards is not None and cards and member.hand.value + cards > HAND:
        raise refusal("hand_full", "SW-31", count=planned.draw)
    drawn = planned if cards is None else planned._replace(draw=min(cards, planned.draw))
    state = hands.put(state, hands.refilled(member, drawn))
    if state.options.refill == "all":
        for seat in state.seats:
            if seat != turn.seat:
                state = hands.put(state, hands.refilled(state.members[seat], plan(state, seat)))
    return state


def _next_turn(state: SingularityState, turn: Turn) -> SingularityState:  # SW-16
    """Clockwise on; partial damage and arrivals are forgotten (A24, A30)."""
    order = clockwise(state.seats, state.leader)
    at = order.index(turn.seat) + 1
    is_new_round = at == len(order)
    following = order[0] if is_new_round else order[at]
    number = state.round + 1 if is_new_round else state.round
    wipes = state.options.damage_memory == "turn" or is_new_round
    return replace(
        state,
        round=number,
        turn=Turn(following, turn.number + 1),
        step=Playing(),
        groups=tuple(
            replace(group, partial=() if wipes else group.partial, fresh=0) for group in state.groups
        ),
        plot=changing.plotted(state),
    ).logged("turn", following, round=number)
