"""Tokens fall into the aggregator, unseen, and it is opened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.games.emergence.actions import BoxOpened, EmergenceAction, Insert, OpenAggregator
from companion.games.emergence.rules.ending import after_opening
from companion.games.emergence.rules.refusals import too_late, why, wrong_phase
from companion.games.emergence.state import EmergenceState, Insertion
from companion.games.emergence.state.phases import Assimilation, Round, Turn
from companion.games.emergence.views import AggregatorView, OpenedView, RacePoint, Teams
from companion.kernel.action import Reason
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, Voice, clockwise


def triggered(state: EmergenceState, playing: Round, trigger: Seat) -> EmergenceState:
    """The event begins: everybody with a token takes part, clockwise from the trigger (EM-41, A8)."""
    order = tuple(seat for seat in clockwise(state.seats, trigger) if state.operatives[seat].knowledge)
    is_box = state.options.aggregator == "box" or _needs_box(state, order)
    waiting = () if is_box else order
    event = AggregatorView(trigger=trigger, order=order, waiting=waiting, is_box=is_box)
    return replace(state, now=Assimilation(playing, event), events=state.events + 1).logged(
        "assimilates", trigger, count=len(order)
    )


def _needs_box(state: EmergenceState, order: tuple[Seat, ...]) -> bool:
    """The real box goes round where a seat on paper takes part: nobody types its split for it (EM-59)."""
    return not set(order).isdisjoint(state.options.by_hand)


def problems(
    state: EmergenceState, now: Assimilation, actor: Actor, action: EmergenceAction
) -> tuple[Reason, ...]:
    """Why not; only who asked hears it."""
    match action:
        case Insert() if now.name == "assimilate":
            return _turn_problems(now.event, actor) or insertion_problems(
                Teams(ai=action.ai, human=action.human), state.operatives[Seat(actor)].knowledge
            )
        case OpenAggregator() | BoxOpened() if now.name == "opening":
            return _opening_problems(state, now.event, actor, action)
        case _:
            return too_late(state, action)


def _turn_problems(event: AggregatorView, actor: Actor) -> tuple[Reason, ...]:
    """Everybody who takes part inserts once, strictly in turn."""
    if actor not in event.order:
        return (why("not_taking_part", "EM-41"),)
    if actor not in event.waiting:
        return (why("already_inserted", "EM-42"),)
    is_first = actor == event.waiting[0]
    return () if is_first else (why("not_your_insertion", "EM-41", turn_seat=event.waiting[0]),)


def insertion_problems(split: Teams, held: int) -> tuple[Reason, ...]:
    """Why so many tokens cannot go in (EM-42). Who holds none puts none in."""
    if split.ai < 0 or split.human < 0:
        return (why("bad_number", "EM-42"),)
    if split.ai + split.human > held:
        return (why("more_than_held", "EM-42", held=held),)
    return (why("must_insert_one", "EM-42"),) if held and not split.ai + split.human else ()


def _opening_problems(
    state: EmergenceState, event: AggregatorView, actor: Actor, action: OpenAggregator | BoxOpened
) -> tuple[Reason, ...]:
    """Only the trigger opens, and says what lay in it when it is the real box."""
    if actor not in (event.trigger, Voice.TABLE):
        return (why("not_trigger", "EM-44", trigger_seat=event.trigger),)
    if isinstance(action, OpenAggregator):
        return (why("open_the_box", "EM-44"),) if event.is_box else ()
    return _box_problems(state, event, action) if event.is_box else (why("no_box", "EM-44"),)


def _box_problems(state: EmergenceState, event: AggregatorView, box: BoxOpened) -> tuple[Reason, ...]:
    """House rule `aggregator=box`: the numbers of the real box have to fit the tokens held."""
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
    return tuple(found)


def apply(state: EmergenceState, now: Assimilation, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The phases `assimilate` and `opening`."""
    refuse_faults(problems(state, now, actor, action))
    match action:
        case Insert(ai=ai, human=human):
            return _inserted(state, now, Seat(actor), Teams(ai=ai, human=human))
        case OpenAggregator():
            splits = {put.seat: put.split.value for put in state.insertions if put.event == state.events}
            gone = {seat: split.ai + split.human for seat, split in splits.items()}
            return _opened(state, now, together(splits), gone)
        case BoxOpened(ai=ai, human=human, inserted=inserted):
            return _opened(state, now, Teams(ai=ai, human=human), inserted)
        case _:
            raise wrong_phase(state, action)


def _inserted(state: EmergenceState, now: Assimilation, seat: Seat, split: Teams) -> EmergenceState:
    """One operative's tokens fall in; the split is that operative's for ever."""
    event = now.event.model_copy(update={"waiting": now.event.waiting[1:]})
    return replace(
        state,
        now=replace(now, event=event),
        insertions=(*state.insertions, Insertion(state.events, seat, Hidden(split, frozenset({seat})))),
    ).logged("inserted", seat)


def together(splits: Mapping[Seat, Teams]) -> Teams:
    """What lies in the two compartments together."""
    return Teams(
        ai=sum(split.ai for split in splits.values()), human=sum(split.human for split in splits.values())
    )


def _opened(
    state: EmergenceState, now: Assimilation, opened: Teams, gone: Mapping[Seat, int]
) -> EmergenceState:
    """Both totals become public together, and the tokens leave their operatives (EM-44)."""
    turn = replace(now.turn, step="done") if isinstance(now.turn, Turn) else now.turn
    totals = Teams(ai=state.totals.ai + opened.ai, human=state.totals.human + opened.human)
    return after_opening(
        replace(
            state,
            now=turn,
            operatives={
                seat: replace(operative, knowledge=operative.knowledge - gone.get(seat, 0))
                for seat, operative in state.operatives.items()
            },
            totals=totals,
            openings=state.openings + 1,
            opened=OpenedView(round=state.round, totals=opened),
            race=(*state.race, RacePoint(round=state.round, totals=totals)),
        ).logged("opened", now.event.trigger, ai=opened.ai, human=opened.human),
        turn,
    )
