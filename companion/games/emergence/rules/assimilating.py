"""Tokens fall into the aggregator, unseen, and it is opened (EM-41..44)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergence.actions import BoxOpened, EmergenceAction, Insert, OpenAggregator
from companion.games.emergence.rules.ending import after_opening
from companion.games.emergence.rules.refusals import refusal, why, wrong_phase
from companion.games.emergence.state import (
    EmergenceState,
    Event,
    Insertion,
    Opening,
    Operative,
    Split,
    Teams,
    Turn,
    logged,
)
from companion.kernel.action import Reason, Rejection, TimeUp
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Actor, Seat, Voice, clockwise


def insertion_fault(split: Split, held: int) -> Reason | None:
    """Why so many tokens cannot go in; None when they can (EM-42). Who holds none puts none in (EM-41)."""
    if split.ai < 0 or split.human < 0:
        return why("bad_number", "EM-42")
    if split.ai + split.human > held:
        return why("more_than_held", "EM-42", held=held)
    if held and not split.ai + split.human:
        return why("must_insert_one", "EM-42")
    return None


def triggered(state: EmergenceState, turn: Turn) -> EmergenceState:
    """The event begins: everybody with a token takes part, clockwise from the trigger (EM-41, A8)."""
    order = tuple(seat for seat in clockwise(state.seats, turn.seat) if state.operatives[seat].knowledge)
    is_app = state.options.aggregator == "app"
    return replace(
        state,
        phase="assimilate" if order and is_app else "opening",
        event=Event(turn.seat, order),
        events=state.events + 1,
        turn=replace(turn, did="assimilate"),
        log=logged(state, "assimilates", turn.seat, count=len(order)),
    )


def apply(state: EmergenceState, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The phases `assimilate` and `opening`."""
    event = state.event
    assert event is not None, "the phase needs an event"  # noqa: S101 - the phase guarantees it
    match action:
        case Insert() if state.phase == "assimilate":
            return _inserted(state, event, Seat(actor), Split(action.ai, action.human))
        case OpenAggregator() if state.phase == "opening":
            _only_trigger(event, actor)
            if state.options.aggregator == "box":
                raise refusal("open_the_box", "EM-44")
            return _opened(state, _splits(state))
        case BoxOpened() if state.phase == "opening":
            _only_trigger(event, actor)
            return _box_opened(state, event, action)
        case TimeUp():
            raise refusal("stale_time", "EM-12")
        case _:
            raise wrong_phase(state, action)


def waiting(event: Event) -> tuple[Seat, ...]:
    """Who is still to insert; the first is at it (EM-43)."""
    return event.order[len(event.inserted) :]


def _inserted(state: EmergenceState, event: Event, seat: Seat, split: Split) -> EmergenceState:
    """One operative's tokens fall in. Only that operative hears what is wrong with them (EM-42, EM-43)."""
    if seat not in event.order:
        raise refusal("not_taking_part", "EM-41")
    if seat in event.inserted:
        raise refusal("already_inserted", "EM-42")
    if seat != waiting(event)[0]:
        raise refusal("not_your_insertion", "EM-41", turn_seat=waiting(event)[0])
    fault = insertion_fault(split, state.operatives[seat].knowledge)
    if fault:
        raise Rejection.of((fault,))
    event = replace(event, inserted=(*event.inserted, seat))
    return replace(
        state,
        phase="assimilate" if waiting(event) else "opening",
        event=event,
        insertions=(*state.insertions, Insertion(state.events, seat, Hidden(split, frozenset({seat})))),
        log=logged(state, "inserted", seat),
    )


def _only_trigger(event: Event, actor: Actor) -> None:
    if actor not in (event.trigger, Voice.TABLE):
        raise refusal("not_trigger", "EM-44", trigger_seat=event.trigger)


def _splits(state: EmergenceState) -> dict[Seat, Split]:
    """What everybody put into this event."""
    return {put.seat: put.split.value for put in state.insertions if put.event == state.events}


def _opened(state: EmergenceState, splits: dict[Seat, Split]) -> EmergenceState:
    """Both compartments become public together, and the tokens leave their operatives (EM-44)."""
    opened = emptied(splits)
    gone = {seat: split.ai + split.human for seat, split in splits.items()}
    return _added(state, opened, gone)


def emptied(splits: dict[Seat, Split]) -> Teams:
    """What lies in the two compartments together."""
    return Teams(sum(split.ai for split in splits.values()), sum(split.human for split in splits.values()))


def _box_opened(state: EmergenceState, event: Event, box: BoxOpened) -> EmergenceState:
    """House rule `aggregator=box`: the real box is open; its numbers have to fit the tokens held (EM-42)."""
    if state.options.aggregator != "box":
        raise refusal("no_box", "EM-44")
    found = [
        why("not_taking_part_other", "EM-41", operative_seat=seat)
        for seat, put in box.inserted.items()
        if seat not in event.order and (put or seat not in state.seats)
    ]
    for seat in event.order:
        put = box.inserted.get(seat, 0)
        if not put:
            found.append(why("box_missing", "EM-42", operative_seat=seat))
        elif put > state.operatives[seat].knowledge:
            found.append(why("box_too_many", "EM-42", operative_seat=seat))
    inserted = sum(box.inserted.values())
    if inserted != box.ai + box.human:
        found.append(why("box_does_not_add_up", "EM-44", inserted=inserted, found=box.ai + box.human))
    if found:
        raise Rejection.of(found)
    return _added(state, Teams(box.ai, box.human), dict(box.inserted))


def _added(state: EmergenceState, opened: Teams, gone: dict[Seat, int]) -> EmergenceState:
    """Totals grow, the game may end, and otherwise the turn goes on (EM-44, EM-45)."""
    turn = state.turn
    assert turn is not None, "an event belongs to a turn"  # noqa: S101 - the phase guarantees it
    operatives: dict[Seat, Operative] = {
        seat: replace(operative, knowledge=operative.knowledge - gone.get(seat, 0))
        for seat, operative in state.operatives.items()
    }
    totals = Teams(state.totals.ai + opened.ai, state.totals.human + opened.human)
    return after_opening(
        replace(
            state,
            phase="turns",
            operatives=operatives,
            totals=totals,
            event=None,
            openings=state.openings + 1,
            opened=Opening(state.round, opened),
            race=(*state.race, Opening(state.round, totals)),
            turn=replace(turn, step="done"),
            log=logged(state, "opened", turn.seat, ai=opened.ai, human=opened.human),
        )
    )
