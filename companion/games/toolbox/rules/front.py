"""One tool is in front, the others rest and keep all they hold (TB-6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.games.toolbox.actions import Bring, PutAway
from companion.games.toolbox.state import ToolboxState
from companion.games.toolbox.sums import clocks, pads
from companion.games.toolbox.sums.refusals import refusal
from companion.games.toolbox.words import Tool
from companion.kernel.seat import Actor, seat_of

MOST_BAGS: Final = 6
NEEDS_PHONES: Final = frozenset[Tool]({"deal", "choose", "tally"})


def held(state: ToolboxState) -> tuple[Tool, ...]:
    """The tools that are on the table, in front or resting."""
    there: dict[Tool, bool] = {
        "countdown": state.countdown is not None,
        "clock": state.clock is not None,
        "deal": state.deal is not None,
        "choose": state.question is not None,
        "tally": state.tally is not None,
        "pad": state.pad is not None,
        "luck": bool(state.bags) or state.luck is not None,
    }
    return tuple(tool for tool, is_there in there.items() if is_there)


def resting(state: ToolboxState) -> tuple[Tool, ...]:
    """What is laid aside."""
    return tuple(tool for tool in held(state) if tool not in (state.front, "countdown"))


def check_new(state: ToolboxState, tool: Tool) -> None:
    """At most one of a kind that is unfinished; some need people with seats (TB-7)."""
    if tool in NEEDS_PHONES and not state.seats:
        raise refusal("needs_seats", "TB-3")
    is_unfinished = {
        "clock": state.clock is not None and not (state.clock.work.face and state.clock.work.face.ended),
        "deal": state.deal is not None,
        "choose": state.question is not None and state.question.opened is None,
        "tally": state.tally is not None and not state.tally.is_done,
        "pad": state.pad is not None and not _is_over(state),
    }
    if is_unfinished.get(tool, False):
        raise refusal("unfinished", "TB-7", tool=tool)


def _is_over(state: ToolboxState) -> bool:
    scoring = state.pad
    return scoring is not None and (
        pads.standing(scoring.pad, scoring.values, scoring.closed, is_called=scoring.is_called).ended
        is not None
    )


def check_front(state: ToolboxState, tool: Tool, code: str, rule: str) -> None:
    """The tool is there, or `code`; and it is in front."""
    if tool not in held(state):
        raise refusal(code, rule)
    if state.front != tool:
        raise refusal("resting", "TB-6", tool=tool)


def brought(state: ToolboxState, tool: Tool | None, ms: int) -> ToolboxState:
    """This tool in front; what was there is laid aside: a clock pauses, a countdown is called off."""
    if tool == state.front and tool != "countdown":
        return state
    clock, question, deal = state.clock, state.question, state.deal
    if clock and clock.work.face and clock.work.face.is_running:
        face = clocks.paused(clock.work.face, ms)
        clock = replace(clock, work=replace(clock.work, face=face, serial=face.serial))
    if question:
        question = replace(question, is_counting=False)
    if deal:
        deal = replace(deal, line=None)
    if state.countdown:
        state = state.logged("called-off", seconds=state.countdown.counting.seconds)
    return replace(state, front=tool, countdown=None, clock=clock, question=question, deal=deal)


def bring(state: ToolboxState, action: Bring) -> ToolboxState:
    """A resting tool comes back as it was."""
    if action.tool not in resting(state):
        raise refusal("not_resting", "TB-6", tool=action.tool)
    return brought(state, action.tool, action.ms).logged("brought", None, tool=action.tool)


def put_away(state: ToolboxState, actor: Actor, action: PutAway) -> ToolboxState:
    """A tool ends; what was unopened is destroyed unread, a deal stays secret until the end (TB-9)."""
    tool = action.tool
    is_idle = tool == state.front and tool in ("countdown", "luck")
    if action.bag:
        if tool != "luck" or action.bag not in state.bags:
            raise refusal("not_resting", "TB-9", tool=tool)
        kept = {bag: filled for bag, filled in state.bags.items() if bag != action.bag}
        return replace(state, bags=kept).logged("bag-away", seat_of(actor), bag=action.bag)
    if tool not in held(state) and not is_idle:
        raise refusal("not_resting", "TB-9", tool=tool)
    if tool == state.front:
        state = brought(state, None, action.ms)
    match tool:
        case "clock":
            state = replace(state, clock=None)
        case "deal" if state.deal:
            state = replace(state, deal=None, old_deals=(*state.old_deals, state.deal))
        case "choose":
            state = replace(state, question=None)
        case "tally":
            state = replace(state, tally=None)
        case "pad":
            state = replace(state, pad=None)
        case "luck":
            state = replace(state, luck=None)
    return state.logged("put-away", seat_of(actor), tool=tool)
