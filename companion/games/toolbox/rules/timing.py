"""What counts down now: the table has one timer for countdown, opening, meeting and clock."""

from __future__ import annotations

from companion.games.toolbox.rules.asking import OPENING_SECONDS
from companion.games.toolbox.rules.dealing import LAST, MEETING
from companion.games.toolbox.state import ToolboxState
from companion.games.toolbox.sums.clocks import SECOND
from companion.kernel.game import Timer


def timer(state: ToolboxState) -> Timer | None:
    """All screens show the same ring from it; it changes only with what counts (TB-20)."""
    if state.is_closed:
        return None
    if state.countdown:
        return state.countdown.counting.timer("countdown", state.counts.countdowns)
    if state.front == "choose" and state.question and state.question.is_counting:
        return Timer("open", state.counts.openings, OPENING_SECONDS)
    if state.front == "deal" and state.deal and state.deal.line not in (None, LAST):
        return Timer("meeting", state.counts.lines, MEETING[state.deal.line or 0].seconds)
    if state.front == "clock" and state.clock and (face := state.clock.work.face) and face.turn:
        return Timer("clock", face.serial, face.length / SECOND, face.is_running)
    return None
