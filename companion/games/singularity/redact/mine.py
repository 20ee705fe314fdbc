"""What a seat may know besides: its hand, its vote, its choices."""

from __future__ import annotations

from companion.games.singularity.rules import hands, refilling
from companion.games.singularity.rules.choices import choices
from companion.games.singularity.state import SingularityState
from companion.games.singularity.views import SingularityView
from companion.games.singularity.views.ending import RefillView
from companion.games.singularity.views.tracks import TapView
from companion.games.singularity.words import HAZARD, LEAVE, Phase
from companion.kernel.seat import Seat

MOVE_TAPS = (
    *(TapView(cause="leave", track="threat", amount=LEAVE * types, types=types) for types in (1, 2, 3)),
    TapView(cause="hazard", track="threat", amount=HAZARD),
)
"""What a move costs, for who watches somebody move without a phone (SW-11, SW-12)."""


def for_seat(state: SingularityState, seat: Seat, shared: SingularityView) -> SingularityView:
    """The public view with what this seat may know besides. What all share stays the same object."""
    ballot = state.ballot
    mine = ballot.votes.get(seat) if ballot else None
    counted = hands.counts(state)
    added: dict[str, object] = {
        "choices": choices(state, seat),
        "my_hand": state.members[seat].hand.value if counted else None,
        "my_vote": mine.value if mine else None,
        "my_refill": _refill(state, seat) if counted else None,
    }
    library = state.options.library
    if library and shared.phase == "play" and state.turn.seat == seat:
        added["upgrades"] = library.upgrades
    if _counts_beside(state, seat, shared.phase):
        added["taps"] = (*MOVE_TAPS, *shared.taps)
    return shared.model_copy(update=added)


def _refill(state: SingularityState, seat: Seat) -> RefillView | None:  # SW-31
    """What I draw, while the refill runs."""
    turn = state.turn
    if state.phase != "refill":
        return None
    if turn.seat != seat and state.options.refill == "active":
        return None
    plan = refilling.plan(state, seat)
    is_late = state.options.discard_timing == "after_enemies" and turn.seat == seat
    hand = 0 if is_late else state.members[seat].hand.value
    return RefillView(
        hand=hand,
        draw=plan.draw,
        before_shuffle=plan.before_shuffle,
        short=plan.short,
        to_discard=plan.to_discard,
    )


def _counts_beside(state: SingularityState, seat: Seat, phase: Phase) -> bool:  # SW-11, SW-12
    """Whether a bystander may count somebody's move by taps.

    A move is counted in one place only. Who can tell it step by step has no taps for it: the player whose
    turn it is, and the table. With a map, or once a move was told this turn, nobody has.
    """
    turn = state.turn
    is_light = state.ground is None and phase == "play"
    return is_light and turn.seat != seat and not turn.has_walked
