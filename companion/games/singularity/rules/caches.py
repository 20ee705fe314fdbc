"""The draft at a supply cache: reveal, pick in turn, replace, put the rest under (SW-33)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.singularity.actions import SingularityAction
from companion.games.singularity.actions.board import Drafted, OpenCache, OrderPicks, Pick, RevealCards, Taken
from companion.games.singularity.actions.turn import Recon
from companion.games.singularity.packs.cards import UpgradeCard
from companion.games.singularity.rules import hands
from companion.games.singularity.rules.refusals import refusal, why, wrong_step
from companion.games.singularity.state import SingularityState, place_name
from companion.games.singularity.state.phases import Drafting, Playing
from companion.games.singularity.sums.spaces import is_cache
from companion.games.singularity.words import REVEALED
from companion.kernel.action import Reason
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, Voice, clockwise, seat_of


def found(state: SingularityState, place: str) -> tuple[SingularityState, Drafting]:
    """A member stands in an unused cache: it opens, once per game."""
    seat = state.turn.seat
    drafting = Drafting(place, clockwise(state.seats, seat), to_reveal=REVEALED)
    return replace(state, used_caches=(*state.used_caches, place)).logged(
        "cache", seat, place=place_name(state, place)
    ), drafting


def open_problems(state: SingularityState, place: str) -> tuple[Reason, ...]:
    """Each cache opens once; with a map it has to be one, and somebody has to stand in it."""
    name = place_name(state, place)
    if place in state.used_caches:
        return (why("cache_used", "SW-33", place=name),)
    if state.board is None:
        return ()
    if not is_cache(state.board, place):
        return (why("no_cache", "SW-33", place=place),)
    is_there = any(member.place == place for member in state.members.values())
    return () if is_there else (why("nobody_there", "SW-33", place=name),)


def opened(state: SingularityState, action: OpenCache) -> SingularityState:
    """A cache the app did not see being entered."""
    refuse_faults(open_problems(state, action.place))
    state, drafting = found(state, action.place)
    return replace(state, step=Playing(drafting=drafting))


def scouted(state: SingularityState, action: Recon) -> SingularityState:
    """Recon: cards lie face up and wait for the next cache."""
    state = hands.laid_open(state, action.card, from_hand=action.from_hand)
    names = tuple(card.name for card in action.cards)
    return replace(state, row=(*state.row, *action.cards)).logged("recon", state.turn.seat, cards=names)


def apply(
    state: SingularityState, step: Playing, drafting: Drafting, actor: Actor, action: SingularityAction
) -> SingularityState:
    """The phase `cache`."""
    match action:
        case RevealCards(cards=cards):
            state, drafting = _revealed(state, drafting, cards, seat_of(actor))
        case OrderPicks(order=order):
            state, drafting = _ordered(state, drafting, order)
        case Pick(card=at):
            state, drafting = _picked(state, drafting, actor, at)
        case Drafted(taken=taken):
            return replace(_drafted(state, drafting, taken), step=replace(step, drafting=None))
        case _:
            raise wrong_step(state, action)
    if drafting.to_reveal or picker(drafting) is not None:
        return replace(state, step=replace(step, drafting=drafting))
    return replace(_closed(state), step=replace(step, drafting=None))


def picker(drafting: Drafting) -> Seat | None:
    """Whose pick is next; None when everybody has had theirs."""
    at = len(drafting.picks)
    return drafting.order[at] if at < len(drafting.order) else None


def replaces(state: SingularityState, drafting: Drafting) -> bool:
    """Whether a card taken now is replaced at once: always, but for the last one by house rule (A20)."""
    is_last = len(drafting.picks) + 1 >= len(drafting.order)
    return state.options.cache_last_replace or not is_last


def reveal_problems(drafting: Drafting) -> tuple[Reason, ...]:
    """Cards are turned up only while the row lacks some."""
    return () if drafting.to_reveal else (why("nothing_to_reveal", "SW-33"),)


def _revealed(
    state: SingularityState, drafting: Drafting, cards: tuple[UpgradeCard, ...], seat: Seat | None
) -> tuple[SingularityState, Drafting]:
    """The cards turned up; fewer than asked: the deck is empty."""
    refuse_faults(reveal_problems(drafting))
    if len(cards) > drafting.to_reveal:
        raise refusal("too_many_cards", "SW-33", count=drafting.to_reveal)
    newest = len(state.row) if drafting.is_started and cards else None
    state = replace(state, row=(*state.row, *cards)).logged(
        "revealed", seat, cards=tuple(card.name for card in cards), count=len(cards)
    )
    return state, replace(drafting, to_reveal=0, newest=newest, is_started=True)


def order_problems(drafting: Drafting) -> tuple[Reason, ...]:
    """The players agree who picks when, before the first pick."""
    return (why("picking_began", "SW-33"),) if drafting.picks else ()


def _ordered(
    state: SingularityState, drafting: Drafting, order: tuple[Seat, ...]
) -> tuple[SingularityState, Drafting]:
    refuse_faults(order_problems(drafting))
    if sorted(order) != sorted(state.seats):
        raise refusal("not_everybody_once", "SW-33")
    return state.logged("pick-order", order_seats=order), replace(drafting, order=order)


def pick_problems(drafting: Drafting, actor: Actor) -> tuple[Reason, ...]:
    """One card each, in turn, and only from a whole row."""
    seat = picker(drafting)
    if actor != Voice.TABLE and actor in drafting.order[: len(drafting.picks)]:
        return (why("one_each", "SW-33"),)
    if drafting.to_reveal:
        return (why("reveal_first", "SW-33", count=drafting.to_reveal),)
    if seat is None or actor not in (seat, Voice.TABLE):
        return (why("not_your_pick", "SW-33", turn_seat=seat or ""),)
    return ()


def _picked(
    state: SingularityState, drafting: Drafting, actor: Actor, at: int | None
) -> tuple[SingularityState, Drafting]:
    """A card, or none; a taken card is replaced at once (A27)."""
    refuse_faults(pick_problems(drafting, actor))
    seat = drafting.order[len(drafting.picks)]
    if at is None:
        state = state.logged("took-none", seat)
        return state, replace(drafting, picks=(*drafting.picks, None), newest=None)
    if at >= len(state.row):
        raise refusal("not_revealed", "SW-33")
    card = state.row[at]
    to_reveal = 1 if replaces(state, drafting) else 0
    state = replace(state, row=(*state.row[:at], *state.row[at + 1 :])).logged(
        "took", seat, card=card.name, to=state.options.cache_to
    )
    drafting = replace(drafting, picks=(*drafting.picks, card), newest=None, to_reveal=to_reveal)
    return _gained(state, seat, card.name), drafting


def _drafted(state: SingularityState, drafting: Drafting, taken: tuple[Taken, ...]) -> SingularityState:
    """Drafted with the real cards: the app asks only who took one, and counts it."""
    seats = tuple(one.seat for one in taken)
    done = drafting.order[: len(drafting.picks)]
    if any(seat not in state.seats for seat in seats):
        raise refusal("unknown_seat", "SW-2")
    if len(set(seats)) < len(seats) or set(seats) & set(done):
        raise refusal("one_each", "SW-33")
    cards = tuple(one.card.strip() for one in taken if one.card.strip())
    state = replace(state, row=()).logged("drafted", None, took_seats=seats, cards=cards, count=len(cards))
    for one in taken:
        state = _gained(state, one.seat, one.card.strip())
    return state


def _gained(state: SingularityState, seat: Seat, card: str) -> SingularityState:
    """The card goes to hand, or to the discard by house rule (A16). A card without a name is only counted."""
    member = state.members[seat]
    member = replace(member, gained=(*member.gained, card) if card else member.gained)
    if state.options.cache_to == "hand":
        return hands.put(state, hands.held(member, member.hand.value + 1))
    return hands.put(state, hands.to_discard(member, 1))


def _closed(state: SingularityState) -> SingularityState:
    """After the last pick everything left goes under the deck, in any order (A20, A21)."""
    return replace(state, row=()).logged(
        "cache-closed", count=len(state.row), cards=tuple(card.name for card in state.row)
    )
