"""The public view: what the shared screen and all phones show alike."""

from __future__ import annotations

from companion.games.toolbox.redact import mine, tools
from companion.games.toolbox.rules import apply, asking, front, tallying
from companion.games.toolbox.rules.choices import Lead
from companion.games.toolbox.rules.dealing import LAST
from companion.games.toolbox.rules.scoring import standing
from companion.games.toolbox.state import Dealing, Scoring, ToolboxState
from companion.games.toolbox.views import CountdownView, KitView, ToolboxView
from companion.games.toolbox.words import Phase
from companion.kernel.seat import Seat, Viewer


def view(state: ToolboxState, viewer: Viewer) -> ToolboxView:
    """Public facts; for a seat its own besides."""
    public = _public(state)
    return public if viewer is None else mine.for_seat(state, viewer, public)


def _public(state: ToolboxState) -> ToolboxView:
    counting, deal = state.countdown, state.deal
    return ToolboxView(
        phase=_phase(state),
        round=state.course.round if state.course else 0,
        waiting_for=_waiting(state),
        spoken=f"toolbox-meeting-{deal.line + 1}" if deal and deal.line is not None else "",
        seats=state.seats,
        leader=state.leader,
        front=state.front,
        resting=front.resting(state),
        marker=state.marker,
        countdown=CountdownView(
            seconds=counting.counting.seconds,
            is_running=counting.counting.is_running,
            at_zero=counting.at_zero,
            again=counting.again,
        )
        if counting
        else None,
        clock=tools.clock(state.clock) if state.clock else None,
        deal=tools.deal(state, deal) if deal else None,
        deals=tuple(tools.deal(state, one) for one in _ended_deals(state)),
        question=tools.question(state, state.question) if state.question else None,
        history=tuple(run.view for run in state.runs),
        tally=tools.tally(state.tally) if state.tally else None,
        pad=tools.pad(state.pad) if state.pad else None,
        bags=tuple(tools.bag(bag_id, one) for bag_id, one in state.bags.items()),
        luck=state.luck,
        kit=_kit(state),
        said=state.said,
        lead=Lead(state, apply).choices(),
    )


def _phase(state: ToolboxState) -> Phase:
    if state.is_closed:
        return "over"
    if state.front == "deal" and state.deal and state.deal.line is not None:
        return "meeting"
    return state.front or "home"


def _ended_deals(state: ToolboxState) -> tuple[Dealing, ...]:
    """Every deal opens at the end, also those that were put away."""
    if not state.is_closed:
        return ()
    return (*state.old_deals, *((state.deal,) if state.deal else ()))


def _waiting(state: ToolboxState) -> tuple[Seat, ...]:
    """Whom the table waits for; when for nobody else, who leads."""
    if state.is_closed:
        return ()
    late = _late(state)
    if late or state.leader is None or state.options.lead == "table":
        return late
    return (state.leader,)


def _late(state: ToolboxState) -> tuple[Seat, ...]:
    match state.front:
        case "clock" if state.clock and (face := state.clock.work.face) and face.is_running:
            return tuple(seat for seat in state.seats if seat == face.turn)
        case "deal" if state.deal:
            done = state.deal.met if state.deal.line == LAST else state.deal.seen
            return tuple(seat for seat in state.seats if seat not in done | state.on_paper)
        case "choose" if state.question and not state.question.opened and not state.question.is_typing:
            return asking.waiting(state.question)
        case "tally" if state.tally and not state.tally.is_done and not state.tally.is_box:
            return tallying.waiting(state.tally)
        case "pad" if state.pad and state.pad.spec.typed != "table":
            return _untyped(state.pad)
        case _:
            return ()


def _untyped(now: Scoring) -> tuple[Seat, ...]:
    """Who has not typed the row that is open first."""
    row = next((row.id for row in now.pad.rows if row.id not in now.closed), None)
    if row is None or standing(now).ended:
        return ()
    typed = {*now.values.get(row, {}), *now.sealed.get(row, {})}
    return tuple(Seat(place) for place in now.pad.places if place not in typed)


def _kit(state: ToolboxState) -> KitView | None:
    kit, course = state.options.kit, state.course
    if kit is None or course is None:
        return None
    return KitView(
        kit=kit, part=course.part, at=course.at + 1, round=course.round, is_running=course.is_running
    )
