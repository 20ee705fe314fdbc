"""What is true of every state, whoever did what: a state that is not sound is never accepted (TB-90)."""

from __future__ import annotations

from companion.games.toolbox.rules.scoring import standing
from companion.games.toolbox.state import ToolboxState


def check(state: ToolboxState) -> None:
    """Raises for a state that no rule can have made."""
    faults = {
        "time below zero": _time_is_below_zero(state),
        "cards lost": any(
            len(deal.cards) + len(deal.middle.value) != len(deal.cast.cards)
            for deal in (*state.old_deals, *((state.deal,) if state.deal else ()))
        ),
        "pieces lost": any(one.bag.left(one.drawn) < 0 for one in state.bags.values()),
        "totals out of bounds": _totals_are_out(state),
        "nobody leads the pad": state.pad is not None and 1 not in standing(state.pad).ranks.values(),
    }
    found = [fault for fault, is_there in faults.items() if is_there]
    if found:
        raise ValueError(", ".join(found))


def _time_is_below_zero(state: ToolboxState) -> bool:
    face = state.clock.work.face if state.clock else None
    return face is not None and any(hand.left < 0 or hand.over < 0 for hand in face.hands.values())


def _totals_are_out(state: ToolboxState) -> bool:
    now = state.tally
    if now is None or now.totals is None:
        return False
    put = [seat for seat in now.tally.taking_part if seat not in now.absent]
    low = sum(now.tally.bounds(seat)[0] for seat in put)
    high = sum(now.tally.bounds(seat)[1] for seat in put)
    return not low <= sum(now.totals.values()) <= high
