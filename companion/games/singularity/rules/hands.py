"""Hands and piles are counted, never read.

Rules: SW-14, SW-31, SW-32, SW-34.
"""

from __future__ import annotations

from dataclasses import replace

from companion.games.singularity.actions.turn import Discard, Play
from companion.games.singularity.rules.refusals import why
from companion.games.singularity.state import SingularityState
from companion.games.singularity.state.team import Member
from companion.games.singularity.sums import drafting
from companion.kernel.action import Action, Reason
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def counts(state: SingularityState) -> bool:
    """Whether the app counts hands at all (house rule)."""
    return state.options.hands == "counted"


def held(member: Member, hand: int) -> Member:
    """The same member with so many cards in hand."""
    return replace(member, hand=Hidden(max(hand, 0), frozenset({member.seat})))


def put(state: SingularityState, member: Member) -> SingularityState:
    """The state with this member changed."""
    return replace(state, members={**state.members, member.seat: member})


def to_discard(member: Member, cards: int) -> Member:
    """So many cards onto the discard pile, if it is counted."""
    return member if member.discard is None else replace(member, discard=member.discard + cards)


def is_from_hand(action: Action) -> bool:  # SW-14, SW-34
    """Whether this takes a card out of a hand."""
    return isinstance(action, (Play, Discard)) or getattr(action, "from_hand", False)


def believed(state: SingularityState, seat: Seat) -> SingularityState:
    """The table shows a card of this seat: there is one, whatever was counted.

    The count is its owner's secret, so the table must not be refused because of it (SW-3).
    """
    member = state.members[seat]
    return put(state, held(member, max(1, member.hand.value)))


def card_problems(state: SingularityState, seat: Seat) -> tuple[Reason, ...]:  # SW-14, SW-3
    """What needs a card in hand needs one. Only its owner may learn of it."""
    is_empty = counts(state) and state.members[seat].hand.value < 1
    return (why("no_card", "SW-14"),) if is_empty else ()


def laid_open(state: SingularityState, card: str, *, from_hand: bool) -> SingularityState:
    """A card from hand lies on the table now; the one before it goes to the discard (SW-34).

    An effect that is not from hand belongs to the card on the table, or to an ability.
    """
    if not from_hand:
        return state
    refuse_faults(card_problems(state, state.turn.seat))
    state = put_away(state)
    turn = state.turn
    member = state.members[turn.seat]
    state = put(state, held(member, member.hand.value - 1))
    played = replace(turn, card=card, cards_played=turn.cards_played + 1)
    return replace(state, turn=played)


def put_away(state: SingularityState) -> SingularityState:  # SW-34
    """The card on the table is resolved and goes to its owner's discard."""
    turn = state.turn
    if turn.card is None:
        return state
    state = put(state, to_discard(state.members[turn.seat], 1))
    return replace(state, turn=replace(turn, card=None))


def drew(member: Member, wanted: int) -> Member:  # SW-32
    """So many cards drawn, as far as they are there; an empty deck is rebuilt."""
    return _filled(member, drafting.drawn(wanted, member.deck, member.discard))


def refilled(member: Member, plan: drafting.Refill) -> Member:  # SW-31
    """The hand after a refill (A11)."""
    member = _filled(member, plan)
    if plan.to_discard:
        member = to_discard(held(member, member.hand.value - plan.to_discard), plan.to_discard)
    return member


def _filled(member: Member, plan: drafting.Refill) -> Member:
    member = held(member, member.hand.value + plan.draw)
    if member.deck is None or member.discard is None:
        return member
    if plan.before_shuffle is None:
        return replace(member, deck=member.deck - plan.draw)
    return replace(member, deck=member.deck + member.discard - plan.draw, discard=0)


def emptied(member: Member) -> Member:  # SW-9
    """What is left of a hand goes to the discard (A6)."""
    return to_discard(held(member, 0), member.hand.value)
