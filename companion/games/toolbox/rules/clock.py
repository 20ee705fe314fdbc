"""The clock for all at the table: its sums do the work, the table's stamp is its time (TB-23)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.toolbox.actions import (
    GiveTime,
    LeaveClock,
    OfTheClock,
    PassTurn,
    Pause,
    Resume,
    SetClock,
    SkipTurn,
    StartClock,
    StopClock,
    TurnTo,
)
from companion.games.toolbox.rules import front
from companion.games.toolbox.rules.places import places
from companion.games.toolbox.rules.voices import leads
from companion.games.toolbox.state import Clock, ToolboxState, called
from companion.games.toolbox.sums import clocks
from companion.games.toolbox.sums.clockwork import Clockwork, Said
from companion.games.toolbox.sums.refusals import refusal
from companion.kernel.seat import Actor, Voice


def apply(state: ToolboxState, actor: Actor, action: OfTheClock) -> ToolboxState:
    """What is said to the clock."""
    if isinstance(action, SetClock):
        return _set(state, action)
    return told(state, actor, _said(action))


def _set(state: ToolboxState, action: SetClock) -> ToolboxState:
    """Ready to be started, with its own places."""
    front.check_new(state, "clock")
    here, names = places(state, action.names, clocks.FEWEST_PLACES)
    setting = action.clock.setting(here)
    clocks.check_setting(setting)
    work = Clockwork(setting, serial=state.counts.clocks)
    state = front.brought(state, "clock", action.ms)
    return replace(state, clock=Clock(action.clock, work, names)).logged("clock-set", places=len(here))


def _said(action: OfTheClock) -> Said:
    match action:
        case StartClock(place=place):
            return Said("start", place)
        case PassTurn(ms=ms):
            return Said("pass", ms=ms)
        case SkipTurn(ms=ms):
            return Said("skip", ms=ms)
        case TurnTo(place=place, ms=ms):
            return Said("turn_to", place, ms=ms)
        case GiveTime(place=place, seconds=seconds, ms=ms):
            return Said("give", place, more=seconds * clocks.SECOND, ms=ms)
        case LeaveClock(place=place, ms=ms):
            return Said("leave", place, ms=ms)
        case StopClock(ms=ms):
            return Said("stop", ms=ms)
    raise refusal("not_started", "TB-33")


def rested(state: ToolboxState, actor: Actor, action: Pause | Resume) -> ToolboxState:
    """The clock rests, or runs again."""
    said = Said("pause", ms=action.ms) if isinstance(action, Pause) else Said("resume")
    return told(state, actor, said)


def told(state: ToolboxState, actor: Actor, said: Said) -> ToolboxState:
    """The clock after this; every turn is in the log with the time it took."""
    front.check_front(state, "clock", "not_started", "TB-33")
    now = state.clock
    if now is None:
        raise refusal("not_started", "TB-33")
    by = Voice.TABLE if actor != Voice.CLOCK and leads(state, actor) else actor
    before = now.work.face
    if said.do == "leave" and not said.seat:
        said = replace(said, seat=str(actor))
    work = now.work.told(str(by), said)
    after = work.face
    serial = after.serial if after else now.work.serial
    state = replace(
        state,
        clock=replace(now, work=replace(work, serial=serial)),
        counts=replace(state.counts, clocks=max(state.counts.clocks, serial)),
    )
    return _told_in_the_log(state, now.names, before, after, said)


def _told_in_the_log(
    state: ToolboxState,
    names: dict[str, str],
    before: clocks.Face | None,
    after: clocks.Face | None,
    said: Said,
) -> ToolboxState:
    if before is not None and before.turn is not None and after is not None:
        spent = min(said.ms, before.length) if said.do != "time_up" else before.length
        is_flag = after.hands[before.turn].flags > before.hands[before.turn].flags
        if is_flag:
            state = state.logged("flag", **called(names, before.turn))
        if after.turn != before.turn or said.do == "pass":
            state = state.logged("turn-took", seconds=spent // clocks.SECOND, **called(names, before.turn))
    if said.do == "start" and after:
        state = state.logged("clock-runs", **called(names, after.turn))
    if said.do == "give":
        state = state.logged("given", seconds=int(said.more) // clocks.SECOND, **called(names, said.seat))
    if said.do == "leave":
        state = state.logged("left-clock", **called(names, said.seat))
    if after and after.ended and not (before and before.ended):
        state = state.logged("clock-ended", why=after.ended)
    return state
