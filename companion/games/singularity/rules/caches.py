"""The draft at a supply cache: reveal, pick in turn, replace, put the rest under (SW-33)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.singularity.actions import SingularityAction
from companion.games.singularity.actions.board import Drafted, OpenCache, OrderPicks, Pick, RevealCards, Taken
from companion.games.singularity.actions.turn import Recon
from companion.games.singularity.packs.cards import UpgradeCard
from companion.games.singularity.rules import hands
from companion.games.singularity.rules.refusals import refusal, wrong_step
from companion.games.singularity.state import SingularityState, logged, place_name
from companion.games.singularity.state.board import Drafting
from companion.games.singularity.state.team import Turn
from companion.games.singularity.words import REVEALED
from companion.kernel.seat import Actor, Seat, Voice, clockwise


def entered(state: SingularityState, place: str) -> SingularityState:
    """A member moves into a space: an unused cache opens (SW-33)."""
    board = state.options.map
    is_cache = board is not None and any(space.id == place and space.cache for space in board.spaces)
    return _opened(state, place) if is_cache and place not in state.used_caches else state


def _opened(state: SingularityState, place: str) -> SingularityState:
    turn = state.turn
    assert turn is not None, "somebody plays"  # noqa: S101 - the phase guarantees it
    drafting = Drafting(place, clockwise(state.seats, turn.seat), to_reveal=REVEALED)
    line = logged(state, "cache", turn.seat, place=place_name(state, place))
    return replace(state, drafting=drafting, used_caches=(*state.used_caches, place), log=line)


def opened(state: SingularityState, action: OpenCache) -> SingularityState:
    """A cache the app did not see being entered; each once per game (SW-33)."""
    if action.place in state.used_caches:
        raise refusal("cache_used", "SW-33", place=place_name(state, action.place))
    if state.ground is not None:
        board = state.options.map
        is_cache = board and any(space.id == action.place and space.cache for space in board.spaces)
        if not is_cache:
            raise refusal("no_cache", "SW-33", place=action.place)
        if all(member.place != action.place for member in state.members.values()):
            raise refusal("nobody_there", "SW-33", place=place_name(state, action.place))
    return _opened(state, action.place)


def scouted(state: SingularityState, turn: Turn, action: Recon) -> SingularityState:
    """Recon: cards lie face up and wait for the next cache (SW-33, SW-35)."""
    state = hands.laid_open(state, turn, action.card, from_hand=action.from_hand)
    names = tuple(card.name for card in action.cards)
    line = logged(state, "recon", turn.seat, cards=names)
    return replace(state, row=(*state.row, *action.cards), log=line)


def apply(state: SingularityState, actor: Actor, action: SingularityAction) -> SingularityState:
    """The phase `cache`."""
    drafting = state.drafting
    assert drafting is not None, "the phase needs a draft"  # noqa: S101 - the phase guarantees it
    seat = None if isinstance(actor, Voice) else actor
    match action:
        case RevealCards(cards=cards):
            return _revealed(state, drafting, cards, seat)
        case OrderPicks(order=order):
            return _ordered(state, drafting, order)
        case Pick(card=at):
            return _picked(state, drafting, actor, at)
        case Drafted(taken=taken):
            return _drafted(state, drafting, taken)
        case _:
            raise wrong_step(state, action)


def picker(drafting: Drafting) -> Seat | None:
    """Whose pick it is, once the row is complete; None when everybody has had theirs."""
    at = len(drafting.picks)
    return drafting.order[at] if at < len(drafting.order) else None


def _revealed(
    state: SingularityState, drafting: Drafting, cards: tuple[UpgradeCard, ...], seat: Seat | None
) -> SingularityState:
    """The cards turned up; fewer than asked: the deck is empty (SW-33)."""
    if not drafting.to_reveal:
        raise refusal("nothing_to_reveal", "SW-33")
    if len(cards) > drafting.to_reveal:
        raise refusal("too_many_cards", "SW-33", count=drafting.to_reveal)
    is_replacing = drafting.is_started
    newest = len(state.row) if is_replacing and cards else None
    row = (*state.row, *cards)
    line = logged(state, "revealed", seat, cards=tuple(card.name for card in cards), count=len(cards))
    drafting = replace(drafting, to_reveal=0, newest=newest, is_started=True)
    return _closed_if_over(replace(state, row=row, drafting=drafting, log=line))


def _ordered(state: SingularityState, drafting: Drafting, order: tuple[Seat, ...]) -> SingularityState:
    """The players agree who picks when (SW-33)."""
    if drafting.picks:
        raise refusal("picking_began", "SW-33")
    if sorted(order) != sorted(state.seats):
        raise refusal("not_everybody_once", "SW-33")
    line = logged(state, "pick-order", order_seats=order)
    return replace(state, drafting=replace(drafting, order=order), log=line)


def _picked(state: SingularityState, drafting: Drafting, actor: Actor, at: int | None) -> SingularityState:
    """One card each, or none; a taken card is replaced at once (SW-33, A27)."""
    seat = picker(drafting)
    if actor != Voice.TABLE and actor in drafting.order[: len(drafting.picks)]:
        raise refusal("one_each", "SW-33")
    if drafting.to_reveal:
        raise refusal("reveal_first", "SW-33", count=drafting.to_reveal)
    if seat is None or actor not in (seat, Voice.TABLE):
        raise refusal("not_your_pick", "SW-33", turn_seat=seat or "")
    if at is None:
        state = replace(state, log=logged(state, "took-none", seat))
        return _closed_if_over(
            replace(state, drafting=replace(drafting, picks=(*drafting.picks, None), newest=None))
        )
    if at >= len(state.row):
        raise refusal("not_revealed", "SW-33")
    card = state.row[at]
    is_last = len(drafting.picks) + 1 == len(drafting.order)
    replaces = state.options.cache_last_replace or not is_last
    drafting = replace(drafting, picks=(*drafting.picks, card), newest=None, to_reveal=1 if replaces else 0)
    state = replace(
        state,
        row=(*state.row[:at], *state.row[at + 1 :]),
        drafting=drafting,
        log=logged(state, "took", seat, card=card.name, to=state.options.cache_to),
    )
    return _closed_if_over(_gained(state, seat, card.name))


def _drafted(state: SingularityState, drafting: Drafting, taken: tuple[Taken, ...]) -> SingularityState:
    """Drafted with the real cards: the app asks only who took one, and counts it (SW-33)."""
    seats = tuple(one.seat for one in taken)
    done = drafting.order[: len(drafting.picks)]
    if any(seat not in state.seats for seat in seats):
        raise refusal("unknown_seat", "SW-2")
    if len(set(seats)) < len(seats) or set(seats) & set(done):
        raise refusal("one_each", "SW-33")
    cards = tuple(one.card.strip() for one in taken if one.card.strip())
    line = logged(state, "drafted", None, took_seats=seats, cards=cards, count=len(cards))
    state = replace(state, drafting=None, row=(), log=line)
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


def _closed_if_over(state: SingularityState) -> SingularityState:
    """After the last pick everything left goes under the deck, in any order (SW-33, A20, A21)."""
    drafting = state.drafting
    if drafting is None or drafting.to_reveal or picker(drafting) is not None:
        return state
    line = logged(state, "cache-closed", count=len(state.row), cards=tuple(card.name for card in state.row))
    return replace(state, drafting=None, row=(), log=line)
