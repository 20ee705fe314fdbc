"""When the game is over, and the cards are turned over."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.games.emergence.actions import Declare, EmergenceAction
from companion.games.emergence.rules.refusals import why, wrong_phase
from companion.games.emergence.rules.setup import cards_left
from companion.games.emergence.state import EmergenceState, board_data
from companion.games.emergence.state.phases import Ended, Round, Turn
from companion.games.emergence.sums.winning import Decision, decide
from companion.games.emergence.views import EndView
from companion.games.emergence.words import Allegiance
from companion.kernel.action import Reason
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat

SOME_BLOCKS: Final = 1
"""Where the cardboard counts, data lies on the board until two people say that none does (EM-56)."""


def _decision(state: EmergenceState) -> Decision:
    """The decision with everything that lies on the table now."""
    return _with_blocks(state, sum(board_data(state)) if state.keeps_board else SOME_BLOCKS)


def _with_blocks(state: EmergenceState, blocks: int) -> Decision:
    options = state.options
    return decide(len(state.seats), state.totals, blocks, options.equal_surplus, options.simultaneous_end)


def after_opening(state: EmergenceState, turn: Round) -> EmergenceState:
    """The requirement is looked at only after an opening."""
    end = _decision(state)
    has_reached = max(end.ai_beyond, end.human_beyond) >= 0
    return finished(state, turn, end) if isinstance(end, EndView) and has_reached else state


def after_collecting(state: EmergenceState, turn: Turn) -> EmergenceState:
    """The last block has left the board: at once by default (A11)."""
    return _no_data(state, turn) if state.options.no_data_check == "immediate" else state


def after_turn(state: EmergenceState, turn: Turn, *, is_round_over: bool) -> EmergenceState:
    """The late checks of the house rule; at once means here too, for a corrected board (A11)."""
    is_due = is_round_over or state.options.no_data_check != "end_of_round"
    return _no_data(state, turn) if is_due else state


def _no_data(state: EmergenceState, turn: Turn) -> EmergenceState:
    """The Humans win when no block lies on the board any more, whoever holds how many (EM-46)."""
    end = _decision(state)
    return state if any(board_data(state)) or not isinstance(end, EndView) else finished(state, turn, end)


def without_data(state: EmergenceState, playing: Round) -> EmergenceState:
    """Two people say that no data is left, where the app does not count it."""
    end = _with_blocks(state, 0)
    return finished(state, playing, end) if isinstance(end, EndView) else state


def finished(state: EmergenceState, turn: Round, end: EndView) -> EmergenceState:
    """The allegiances lie open, and how anybody split does not; paper is turned over first (EM-47)."""
    return _all_open(replace(state, proposal=None), Ended(turn.leader, turn.shown, end))


def problems(state: EmergenceState, actor: Actor, action: EmergenceAction) -> tuple[Reason, ...]:
    """Why not: only cards on paper are entered now, and no more of them than there are."""
    match action:
        case Declare() if actor not in unturned(state):
            return (why("already_said", "EM-47"),)
        case Declare(allegiance=allegiance) if allegiance not in cards_left(state):
            return (why("no_such_card", "EM-47", allegiance=allegiance),)
        case Declare():
            return ()
        case _:
            return wrong_phase(state, action).reasons


def apply(state: EmergenceState, now: Ended, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The phase `turning`: the card of a seat on paper lies open and is entered."""
    refuse_faults(problems(state, actor, action))
    if not isinstance(action, Declare):
        raise wrong_phase(state, action)
    return _all_open(_with_card(state, Seat(actor), action.allegiance), now)


def unturned(state: EmergenceState) -> tuple[Seat, ...]:
    """Seats on paper whose card nobody has entered yet."""
    return tuple(seat for seat in state.options.by_hand if seat not in state.allegiances)


def _all_open(state: EmergenceState, now: Ended) -> EmergenceState:
    """The end, once every card is known: those that can only be one thing need not be entered."""
    left = cards_left(state)
    if len(set(left)) > 1:
        return replace(state, now=now)
    for seat, card in zip(unturned(state), left, strict=True):
        state = _with_card(state, seat, card)
    return replace(state, now=replace(now, is_open=True)).logged(
        "over", winner=now.end.winner, reason=now.end.reason
    )


def _with_card(state: EmergenceState, seat: Seat, card: Allegiance) -> EmergenceState:
    return replace(state, allegiances={**state.allegiances, seat: Hidden(card, frozenset({seat}))})
