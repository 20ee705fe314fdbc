"""When the game is over, and who has won (EM-45..47)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from companion.games.emergence.rules.refusals import refusal
from companion.games.emergence.rules.setup import cards_left
from companion.games.emergence.state import Decision, EmergenceState, Teams, board_data, logged
from companion.games.emergence.words import REQUIRED, Allegiance
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat

EqualSurplus = Literal["draw", "humans", "ai", "continue"]
SimultaneousEnd = Literal["requirement_first", "no_data_first"]


def decide(
    operatives: int,
    totals: Teams,
    blocks: int,
    equal_surplus: EqualSurplus = "draw",
    simultaneous_end: SimultaneousEnd = "requirement_first",
) -> Decision:
    """Who has won with these totals and so many blocks on the board (EM-45, EM-46, A1, A2)."""
    needed = REQUIRED[operatives]
    beyond = Teams(totals.ai - needed[0], totals.human - needed[1])
    no_data = Decision(True, "human", "no_data", beyond)
    if blocks == 0 and simultaneous_end == "no_data_first":
        return no_data
    reached = _by_requirement(beyond, equal_surplus)
    return no_data if blocks == 0 and not reached.over else reached


def _by_requirement(beyond: Teams, equal_surplus: EqualSurplus) -> Decision:
    """One team at its requirement wins; of two the larger surplus; equal is up to the house (EM-45, A1)."""
    if beyond.ai < 0 and beyond.human < 0:
        return Decision(False, None, "running", beyond)
    if beyond.ai < 0 or beyond.human < 0:
        return Decision(True, "ai" if beyond.ai >= 0 else "human", "requirement", beyond)
    if beyond.ai != beyond.human:
        return Decision(True, "ai" if beyond.ai > beyond.human else "human", "surplus", beyond)
    if equal_surplus == "continue":
        return Decision(False, None, "equal_surplus_continue", beyond)
    winner = {"draw": "draw", "humans": "human", "ai": "ai"}[equal_surplus]
    return Decision(True, winner, "equal_surplus", beyond)


def decision_now(state: EmergenceState) -> Decision:
    """The decision with everything that lies on the table now."""
    options = state.options
    return decide(
        len(state.seats),
        state.totals,
        sum(board_data(state)),
        options.equal_surplus,
        options.simultaneous_end,
    )


def after_opening(state: EmergenceState) -> EmergenceState:
    """The requirement is looked at only after an opening (EM-45)."""
    decision = decision_now(state)
    has_reached = max(decision.beyond) >= 0
    return _finished(state, decision) if decision.over and has_reached else state


def after_collecting(state: EmergenceState) -> EmergenceState:
    """The last block has left the board: at once by default (EM-46, A11)."""
    return _no_data(state) if state.options.no_data_check == "immediate" else state


def after_turn(state: EmergenceState, *, is_round_over: bool) -> EmergenceState:
    """The late checks of the house rule; at once means here too, for a corrected board (EM-46, A11)."""
    is_due = is_round_over or state.options.no_data_check != "end_of_round"
    return _no_data(state) if is_due else state


def _no_data(state: EmergenceState) -> EmergenceState:
    return state if any(board_data(state)) else _finished(state, decision_now(state))


def _finished(state: EmergenceState, decision: Decision) -> EmergenceState:
    """Nothing is accepted any more, and the allegiances lie open; those on paper are turned over first."""
    state = replace(state, decision=decision, turn=None, event=None, proposal=None)
    return _all_open(state)


def turned(state: EmergenceState, seat: Seat, allegiance: Allegiance) -> EmergenceState:
    """The card of a seat on paper lies open and is entered; no more cards than there are (EM-5, EM-47)."""
    if seat not in unturned(state):
        raise refusal("already_said", "EM-47")
    if allegiance not in cards_left(state):
        raise refusal("no_such_card", "EM-47", allegiance=allegiance)
    return _all_open(_with_card(state, seat, allegiance))


def unturned(state: EmergenceState) -> tuple[Seat, ...]:
    """Seats on paper whose card nobody has entered yet."""
    return tuple(seat for seat in state.options.by_hand if seat not in state.allegiances)


def _all_open(state: EmergenceState) -> EmergenceState:
    """The end, once every card is known: those that can only be one thing need not be entered (EM-47)."""
    left = cards_left(state)
    if len(set(left)) > 1:
        return replace(state, phase="turning")
    for seat, card in zip(unturned(state), left, strict=True):
        state = _with_card(state, seat, card)
    decision = state.decision or decision_now(state)
    line = logged(state, "over", winner=decision.winner or "", reason=decision.reason)
    return replace(state, phase="over", log=line)


def _with_card(state: EmergenceState, seat: Seat, card: Allegiance) -> EmergenceState:
    return replace(state, allegiances={**state.allegiances, seat: Hidden(card, frozenset({seat}))})
