"""The end: the newest finished pad's winners, every role open, the unopened closed for ever (TB-12)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.toolbox.rules import front
from companion.games.toolbox.state import ToolboxState, counted
from companion.kernel.game import Outcome
from companion.kernel.seat import Actor, Seat, Voice, seat_of


def closed(state: ToolboxState, actor: Actor, ms: int) -> ToolboxState:
    """Nothing is accepted afterwards; envelopes, splits and sealed rows are destroyed unread."""
    state = front.brought(state, None, ms)
    question, tally, pad = state.question, state.tally, state.pad
    state = replace(
        state,
        question=question if question and question.opened else None,
        tally=tally if tally and tally.is_done else None,
        pad=replace(pad, sealed={}) if pad else None,
        is_closed=True,
    )
    return counted(state, final=1).logged("closed", seat_of(actor))


def after_pad(before: ToolboxState, state: ToolboxState) -> ToolboxState:
    """By house rule a finished pad ends the table (A14)."""
    is_finished = state.finished is not None and state.finished != before.finished
    if not is_finished or not state.options.pad_ends_table or state.is_closed:
        return state
    return closed(state, Voice.TABLE, 0)


def outcome(state: ToolboxState) -> Outcome | None:
    """Seats that won; with typed names only the reason."""
    if not state.is_closed:
        return None
    if state.finished is None:
        return Outcome((), "closed")
    winners = tuple(Seat(place) for place in state.finished[1] if place in state.seats)
    return Outcome(winners, "pad")
