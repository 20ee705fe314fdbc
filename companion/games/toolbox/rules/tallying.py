"""The secret tally at the table: everybody puts in once, lead opens, only totals leave (TB-63)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.toolbox.actions import BoxOpened, OfTheTally, OpenTally, PutIn, StartTally
from companion.games.toolbox.packs.specs import TallySpec
from companion.games.toolbox.rules import front
from companion.games.toolbox.state import Tallying, ToolboxState, counted, question_of
from companion.games.toolbox.sums import tallies
from companion.games.toolbox.sums.refusals import is_whole, refusal
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Actor, Seat


def apply(state: ToolboxState, actor: Actor, action: OfTheTally) -> ToolboxState:
    """What is said to the tally."""
    if isinstance(action, StartTally):
        return started(state, action.tally, action.ms, is_box=action.box)
    code = "not_taking_part" if isinstance(action, PutIn) else "nothing_to_open"
    front.check_front(state, "tally", code, "TB-61")
    now = state.tally
    if now is None or now.is_done:
        raise refusal("already_open", "TB-62")
    match action:
        case PutIn(split=split):
            return _put_in(state, now, Seat(str(actor)), split)
        case OpenTally():
            return _opened(state, now)
        case BoxOpened(totals=totals, seats=seats):
            return _box(state, now, totals, seats)


def started(state: ToolboxState, spec: TallySpec, ms: int, *, is_box: bool) -> ToolboxState:
    """Compartments and bounds are public; where a seat is on paper the box goes round."""
    front.check_new(state, "tally")
    tally = spec.tally(state.seats, state.options.least_group)
    tallies.check_tally(tally)
    if state.options.amounts == "after_opening" and len(tally.compartments) == 1:
        raise refusal("bad_bounds", "TB-61", low=2, high=tallies.MOST_COMPARTMENTS)
    is_box = is_box or bool(state.on_paper & set(tally.taking_part))
    state = counted(front.brought(state, "tally", ms), tallies=1)
    number = state.counts.tallies
    state = replace(state, tally=Tallying(number, spec, tally, is_box))
    return state.logged("tally", number=number, **question_of(spec.ask))


def _put_in(state: ToolboxState, now: Tallying, seat: Seat, split: dict[str, Any]) -> ToolboxState:
    if now.is_box:
        raise refusal("not_taking_part", "TB-64")
    tallies.check_split(now.tally, seat, split)
    if seat in now.put:
        raise refusal("already_put", "TB-61")
    kept = {name: amount for name, amount in split.items() if is_whole(amount)}
    return replace(state, tally=replace(now, put={**now.put, seat: Hidden(kept, frozenset({seat}))}))


def waiting(now: Tallying) -> tuple[Seat, ...]:
    """Who is still to put in."""
    return tuple(Seat(seat) for seat in now.tally.taking_part if seat not in now.put)


def due(state: ToolboxState) -> ToolboxState:
    """Zero opens it when nobody is waited for."""
    now = state.tally
    if now is None or now.is_box or now.is_done or _totals(now).waiting:
        return state
    return _opened(state, now)


def _totals(now: Tallying) -> tallies.Totals:
    return tallies.totals(now.tally, {seat: split.value for seat, split in now.put.items()})


def _opened(state: ToolboxState, now: Tallying) -> ToolboxState:
    """All totals together, for good; the splits are destroyed."""
    result = _totals(now)
    if now.is_box or result.waiting:
        late = now.tally.taking_part if now.is_box else result.waiting
        raise refusal("not_all_in", "TB-62", waiting_seats=late)
    amounts = {seat: sum(split.value.values()) for seat, split in now.put.items()}
    shows = state.options.amounts == "after_opening" and not result.is_withheld
    done = replace(
        now,
        put={},
        totals=result.opened,
        absent=waiting(now),
        is_withheld=result.is_withheld,
        amounts={seat: amounts[seat] for seat in state.seats if seat in amounts} if shows else {},
    )
    return _logged(counted(replace(state, tally=done), final=1), done)


def _box(
    state: ToolboxState, now: Tallying, totals: dict[str, int | float], seats: tuple[Seat, ...]
) -> ToolboxState:
    """A real box went round: lead types the totals and who took part (TB-64)."""
    if not now.is_box:
        raise refusal("not_all_in", "TB-64", waiting_seats=waiting(now))
    took = tuple(Seat(seat) for seat in now.tally.taking_part if seat in seats)
    unknown = [name for name in totals if name not in now.tally.compartments]
    if unknown:
        raise refusal("unknown_compartment", "TB-64", name=unknown[0])
    if any(not is_whole(amount) or amount < 0 for amount in totals.values()):
        raise refusal("bad_number", "TB-64")
    if len(took) < now.tally.least_group:
        raise refusal("group_too_small", "TB-64", least=now.tally.least_group, seats=len(took))
    low = sum(now.tally.bounds(seat)[0] for seat in took)
    high = sum(now.tally.bounds(seat)[1] for seat in took)
    whole = {name: int(totals.get(name, 0)) for name in now.tally.compartments}
    if not low <= sum(whole.values()) <= high:
        code = "too_few_put" if sum(whole.values()) < low else "too_many_put"
        raise refusal(code, "TB-64", least=low, most=high)
    absent = tuple(Seat(seat) for seat in now.tally.taking_part if seat not in took)
    done = replace(now, totals=whole, absent=absent)
    return _logged(counted(replace(state, tally=done), final=1), done)


def _logged(state: ToolboxState, done: Tallying) -> ToolboxState:
    if done.totals is None:
        return state.logged("tally-withheld", number=done.number)
    told = tuple(f"{name} {amount}" for name, amount in done.totals.items())
    return state.logged("tallied", totals=told, **question_of(done.spec.ask))
