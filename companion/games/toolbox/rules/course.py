"""A kit at the table: its steps offered in order, done when their tool has ended (TB-88)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.games.toolbox.actions import (
    CountDown,
    DealAgain,
    DealRoles,
    Draw,
    EndRounds,
    GoToStep,
    Meet,
    OpenRoles,
    SetClock,
    SkipStep,
)
from companion.games.toolbox.packs.kit import Kit, KitBag, KitQuestion, KitTally, Step, faults
from companion.games.toolbox.packs.specs import BagSpec, QuestionSpec, TallySpec
from companion.games.toolbox.rules import asking, clock, counting, dealing, front, luck, scoring, tallying
from companion.games.toolbox.rules.places import around
from companion.games.toolbox.state import Course, Scoring, ToolboxState
from companion.games.toolbox.sums.refusals import refusal
from companion.games.toolbox.words import KitPart
from companion.kernel.action import Rejection
from companion.kernel.seat import Actor, Voice

ORDER: tuple[KitPart, ...] = ("setup", "round", "end")


def check_kit(kit: Kit, seats: int) -> None:
    """A kit without a fault, for so many people (TB-89)."""
    if found := faults(kit):
        raise Rejection.of(found)
    low, high = kit.players
    if not low <= seats <= high:
        raise refusal("kit_players", "TB-89", name=kit.name, low=low, high=high, seats=seats)


def first(kit: Kit) -> Course:
    """Before the first step."""
    return _settled(kit, Course())


def taken(state: ToolboxState, kit: Kit) -> ToolboxState:
    """A kit of the library, from its first step on; what lies on the table stays."""
    check_kit(kit, len(state.seats))
    options = state.options.model_copy(update={"kit": kit})
    return replace(state, options=options, course=first(kit), said="").logged("kit", name=kit.name)


def steps(kit: Kit, part: KitPart) -> tuple[Step, ...]:
    """The steps of one part."""
    return {"setup": kit.setup, "round": kit.round, "end": kit.end}[part]


def _settled(kit: Kit, now: Course) -> Course:
    """Behind the last step of a part comes the next part, or the next round."""
    if now.at < len(steps(kit, now.part)) or now.part == "end":
        return now
    is_more = kit.round and (kit.rounds is None or now.round < kit.rounds)
    if is_more:
        return Course("round", 0, now.round + 1)
    return Course("end", 0, now.round)


def _now(state: ToolboxState) -> tuple[Kit, Course]:
    if state.options.kit is None or state.course is None:
        raise refusal("no_steps", "TB-88")
    return state.options.kit, state.course


def step(state: ToolboxState) -> Step | None:
    """The step that is offered or runs; None behind the last."""
    if state.options.kit is None or state.course is None:
        return None
    there = steps(state.options.kit, state.course.part)
    return there[state.course.at] if state.course.at < len(there) else None


def steered(state: ToolboxState, action: SkipStep | GoToStep | EndRounds) -> ToolboxState:
    """Lead leaves a step out, goes to one, or ends the rounds."""
    kit, now = _now(state)
    match action:
        case SkipStep():
            if step(state) is None:
                raise refusal("no_steps", "TB-88")
            return _advanced(state)
        case GoToStep(part=part, at=at):
            if at > len(steps(kit, part)):
                raise refusal("no_steps", "TB-88")
            number = max(now.round, 1) if part == "round" else now.round
            moved = replace(state, course=Course(part, at - 1, number))
        case EndRounds():
            if now.part == "end":
                raise refusal("no_steps", "TB-88")
            moved = replace(state, course=Course("end", 0, now.round))
    return moved.logged("step-to", step=(moved.course or now).at + 1)


def _advanced(state: ToolboxState) -> ToolboxState:
    kit, now = _now(state)
    return replace(state, course=_settled(kit, replace(now, at=now.at + 1, is_running=False)))


def done(state: ToolboxState, actor: Actor, ms: int, names: tuple[str, ...] = ()) -> ToolboxState:
    """The step begins; what needs nobody is over at once. `names`: who plays, where nobody sits."""
    kit, now = _now(state)
    this = step(state)
    if this is None or now.is_running:
        raise refusal("no_steps" if this is None else "unfinished", "TB-88", tool=this.do if this else "")
    rows = len(state.pad.closed) if state.pad else 0
    begun = replace(state, course=replace(now, is_running=True, rows=rows), said=this.text)
    begun = _begun(begun, kit, this, actor, ms, names or tuple(around(state)[1].values()))
    return followed(begun)


def _begun(
    state: ToolboxState, kit: Kit, this: Step, actor: Actor, ms: int, names: tuple[str, ...]
) -> ToolboxState:
    match this.do:
        case "deal" if kit.roles:
            again = DealAgain(roles=kit.roles, ms=ms)
            return dealing.apply(state, actor, again if state.deal else DealRoles(roles=kit.roles, ms=ms))
        case "meet":
            return dealing.apply(_with_cards(state, ms), actor, Meet())
        case "open_roles":
            return dealing.apply(_with_cards(state, ms), actor, OpenRoles())
        case "ask":
            spec = QuestionSpec.model_validate(_part(kit.questions, this.what))
            return asking.ask(state, spec, (), ms)
        case "tally":
            tally = TallySpec.model_validate(_part(kit.tallies, this.what))
            return tallying.started(state, tally, ms, is_box=False)
        case "timer":
            timer = next(one for one in kit.timers if one.id == this.what)
            start = CountDown(seconds=timer.seconds, at_zero=timer.at_zero, again=timer.again)
            return counting.started(state, start)
        case "draw":
            state = front.brought(state, None, ms)
            return _drawn(state, _part(kit.bags, this.what), this.what, actor)
        case "roll":
            state = front.brought(state, None, ms)
            return luck.rolled(state, actor, next(one.notation for one in kit.dice if one.id == this.what))
        case "clock" if kit.clock:
            return clock.apply(state, actor, SetClock(clock=kit.clock, names=names, ms=ms))
        case "score" if kit.pad:
            return _scored(state, kit, ms, names)
        case "begin":
            state = front.brought(state, None, ms)
            return luck.begun(state, actor, names)
        case _:
            return state.logged("said", text=this.text)


def _with_cards(state: ToolboxState, ms: int) -> ToolboxState:
    """The cards come back to the front, if there are any."""
    return front.brought(state, "deal", ms) if state.deal else state


def _part(parts: Sequence[KitQuestion | KitTally | KitBag], part_id: str) -> dict[str, Any]:
    """A part of the kit as its tool is described."""
    return next(one.model_dump(exclude={"id"}) for one in parts if one.id == part_id)


def _drawn(state: ToolboxState, spec: dict[str, Any], bag_id: str, actor: Actor) -> ToolboxState:
    if bag_id not in state.bags:
        state = luck.filled(state, bag_id, BagSpec.model_validate(spec))
    return luck.drawn(state, actor, Draw(bag=bag_id))


def _scored(state: ToolboxState, kit: Kit, ms: int, names: tuple[str, ...]) -> ToolboxState:
    """The kit's pad comes to the front, new or as it was."""
    if state.pad is None and kit.pad:
        return scoring.started(state, kit.pad, names, ms)
    return front.brought(state, "pad", ms)


def followed(state: ToolboxState, *, is_zero: bool = False) -> ToolboxState:
    """A running step whose tool has ended is done; after a timer's zero the next begins by itself."""
    if state.course is None or not state.course.is_running or not _is_over(state):
        return state
    was = step(state)
    state = _advanced(state)
    following = step(state)
    if not (is_zero and was and was.do == "timer" and following):
        return state
    try:
        return done(state, Voice.TABLE, 0)
    except Rejection:
        return state


def _is_over(state: ToolboxState) -> bool:
    this, now = step(state), state.course
    if this is None or now is None:
        return False
    deal, question, tally, pad, face = (
        state.deal,
        state.question,
        state.tally,
        state.pad,
        state.clock.work.face if state.clock else None,
    )
    match this.do:
        case "deal":
            return deal is None or not set(state.seats) - deal.seen - state.on_paper
        case "meet":
            return deal is None or deal.has_met
        case "ask":
            return question is None or question.opened is not None
        case "tally":
            return tally is None or tally.is_done
        case "timer":
            return state.countdown is None
        case "clock":
            return state.clock is None or (face is not None and face.ended is not None)
        case "score":
            return pad is None or _is_scored(pad, this.what, now)
        case _:
            return True


def _is_scored(pad: Scoring, row: str, now: Course) -> bool:
    """A named row is closed; in a round one more than before; else the whole pad is over."""
    if scoring.standing(pad).ended:
        return True
    if row:
        return row in pad.closed
    return now.part == "round" and len(pad.closed) > now.rows
