"""The rules of the toolbox, a module a tool. `apply` is the one way from a state to the next."""

from __future__ import annotations

from dataclasses import replace

from companion.games.toolbox.actions import (
    Bring,
    Close,
    DoStep,
    EndRounds,
    GoToStep,
    NameLeader,
    OfTheClock,
    OfTheCountdown,
    OfTheDeal,
    OfThePad,
    OfTheQuestion,
    OfTheTable,
    OfTheTally,
    PutAway,
    SkipStep,
    TakeKit,
    ToolboxAction,
)
from companion.games.toolbox.rules import (
    asking,
    clock,
    counting,
    course,
    dealing,
    ending,
    front,
    luck,
    scoring,
    soundness,
    tallying,
    voices,
)
from companion.games.toolbox.rules.setup import setup
from companion.games.toolbox.state import ToolboxState
from companion.games.toolbox.sums.clockwork import Said
from companion.games.toolbox.sums.refusals import refusal
from companion.kernel.action import TimeUp
from companion.kernel.seat import Actor

__all__ = ["apply", "setup"]


def apply(state: ToolboxState, actor: Actor, action: ToolboxAction) -> ToolboxState:
    """The next state, or `Rejection`; what is refused changes nothing."""
    if state.is_closed:
        raise refusal("game_over", "TB-12")
    voices.check(state, actor, action)
    after = _said(state, actor, action)
    is_zero = isinstance(action, TimeUp)
    if not isinstance(action, OfTheTable):
        after = course.followed(after, is_zero=is_zero)
    after = ending.after_pad(state, after)
    soundness.check(after)
    return after


def _said(state: ToolboxState, actor: Actor, action: ToolboxAction) -> ToolboxState:
    if isinstance(action, TimeUp):
        return _time_up(state, actor, action)
    if isinstance(action, OfTheTable):
        return _steered(state, actor, action)
    if isinstance(action, OfTheCountdown):
        return counting.apply(state, actor, action)
    if isinstance(action, OfTheClock):
        return clock.apply(state, actor, action)
    if isinstance(action, OfTheDeal):
        return dealing.apply(state, actor, action)
    if isinstance(action, OfTheQuestion):
        return asking.apply(state, actor, action)
    if isinstance(action, OfTheTally):
        return tallying.apply(state, actor, action)
    if isinstance(action, OfThePad):
        return scoring.apply(state, actor, action)
    return luck.apply(state, actor, action)


def _time_up(state: ToolboxState, actor: Actor, action: TimeUp) -> ToolboxState:
    match action.name:
        case "countdown":
            return counting.zero(state, action.serial)
        case "open":
            return asking.counted_out(state, action.serial)
        case "meeting":
            return dealing.spoken(state, action.serial)
        case "clock" if state.front == "clock" and state.clock:
            return clock.told(state, actor, Said("time_up", serial=action.serial))
        case _:
            raise refusal("stale_time", "TB-18")


def _steered(state: ToolboxState, actor: Actor, action: OfTheTable) -> ToolboxState:
    match action:
        case NameLeader(seat=seat):
            named = replace(state, leader=voices.name_leader(state, seat))
            return named.logged("leader", seat)
        case Bring():
            return asking.with_count(front.bring(state, action))
        case PutAway():
            return course.followed(front.put_away(state, actor, action))
        case Close(ms=ms):
            return ending.closed(state, actor, ms)
        case TakeKit(kit=kit):
            return course.taken(state, kit)
        case DoStep(ms=ms, names=names):
            return course.done(state, actor, ms, names)
        case SkipStep() | GoToStep() | EndRounds():
            return course.steered(state, action)
