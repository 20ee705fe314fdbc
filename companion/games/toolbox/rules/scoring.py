"""The score pad at the table: who types, when a row closes, corrections and the end (TB-67)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.games.toolbox.actions import (
    AddRow,
    CloseRow,
    CorrectScore,
    EndPad,
    OfThePad,
    StartPad,
    TypeScores,
    TypeSealed,
)
from companion.games.toolbox.packs.specs import PadSpec
from companion.games.toolbox.rules import front
from companion.games.toolbox.rules.places import places
from companion.games.toolbox.rules.voices import leads, not_leader
from companion.games.toolbox.state import Scoring, ToolboxState, called, counted
from companion.games.toolbox.sums import pads
from companion.games.toolbox.sums.refusals import is_whole, refusal
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Actor, Seat, seat_of

Typed = Mapping[str, int | float | None]


def apply(state: ToolboxState, actor: Actor, action: OfThePad) -> ToolboxState:
    """What is said to the pad."""
    if isinstance(action, StartPad):
        return started(state, action.pad, action.names, action.ms)
    front.check_front(state, "pad", "unknown_row", "TB-65")
    now = state.pad
    if now is None:
        raise refusal("unknown_row", "TB-65")
    match action:
        case AddRow(name=name):
            return _added(state, now, name)
        case TypeScores(row=row, values=values):
            return _typed(state, now, actor, row, values)
        case TypeSealed(row=row, value=value):
            return _sealed(state, now, Seat(str(actor)), row, value)
        case CloseRow(row=row, values=values):
            return _closed(state, _with_papers(state, now, row, values), row)
        case CorrectScore():
            return _corrected(state, now, actor, action)
        case EndPad():
            if standing(now).ended:
                raise refusal("pad_over", "TB-73")
            return _after(state, replace(now, is_called=True))


def standing(now: Scoring) -> pads.Standing:
    """How it stands after its closed rows."""
    return pads.standing(now.pad, now.values, now.closed, is_called=now.is_called)


def started(state: ToolboxState, spec: PadSpec, names: tuple[str, ...], ms: int) -> ToolboxState:
    """A pad for the seats, or for typed names."""
    front.check_new(state, "pad")
    here, typed_names = places(state, names, 1)
    if spec.typed != "table" and not state.seats:
        raise refusal("needs_seats", "TB-67")
    pad = spec.pad(here)
    pads.check_pad(pad)
    state = counted(front.brought(state, "pad", ms), pads=1)
    state = replace(state, pad=Scoring(state.counts.pads, spec, pad, typed_names))
    return state.logged("pad", rows=len(pad.rows))


def _added(state: ToolboxState, now: Scoring, name: str) -> ToolboxState:
    """One more row like the last."""
    if standing(now).ended:
        raise refusal("pad_over", "TB-65")
    numbers = (f"row-{number}" for number in range(len(now.pad.rows) + 1, 2 * pads.MOST_ROWS))
    row_id = next(one for one in numbers if now.pad.row(one) is None)
    last = now.spec.rows[-1]
    row = last.model_copy(update={"id": row_id, "name": name.strip()})
    spec = now.spec.model_copy(update={"rows": (*now.spec.rows, row)})
    pad = spec.pad(now.pad.places)
    pads.check_pad(pad)
    return replace(state, pad=replace(now, spec=spec, pad=pad)).logged("row-added", row=row.name or row_id)


def _check_open(now: Scoring, row: str) -> None:
    pads.check_close(now.pad, now.values, now.closed, row)
    if now.is_called:
        raise refusal("pad_over", "TB-73")


def _typed(state: ToolboxState, now: Scoring, actor: Actor, row: str, values: Typed) -> ToolboxState:
    if now.spec.typed == "sealed":
        raise refusal("not_yours", "TB-67")
    if not leads(state, actor):
        if now.spec.typed == "table":
            raise not_leader(state)
        if set(values) - {actor}:
            raise refusal("not_yours", "TB-67")
    for place, value in values.items():
        pads.check_value(now.pad, row, place, value)
    _check_open(now, row)
    return replace(state, pad=_with(now, row, values))


def _with(now: Scoring, row: str, values: Typed) -> Scoring:
    """Typed values in the order of the places; an empty place is not there."""
    merged = {**now.values.get(row, {}), **values}
    kept = {place: value for place in now.pad.places if is_whole(value := merged.get(place))}
    return replace(now, values={**now.values, row: kept})


def _sealed(
    state: ToolboxState, now: Scoring, seat: Seat, row: str, value: int | float | None
) -> ToolboxState:
    """Seen by nobody else until the row closes, by itself once all have typed."""
    if now.spec.typed != "sealed":
        raise refusal("not_yours", "TB-67")
    pads.check_value(now.pad, row, seat, value)
    _check_open(now, row)
    whole = value if is_whole(value) else None
    entries = {**now.sealed.get(row, {}), seat: Hidden(whole, frozenset({seat}))}
    now = replace(now, sealed={**now.sealed, row: entries})
    if set(now.pad.places) - set(entries):
        return replace(state, pad=now)
    return _closed(state, now, row)


def _with_papers(state: ToolboxState, now: Scoring, row: str, values: Typed) -> Scoring:
    """At the close of a sealed row lead types for the seats on paper, openly."""
    _check_open(now, row)
    allowed = state.on_paper if now.spec.typed == "sealed" else set(now.pad.places)
    if set(values) - set(allowed):
        raise refusal("not_yours", "TB-67")
    for place, value in values.items():
        pads.check_value(now.pad, row, place, value)
    return _with(now, row, values)


def _closed(state: ToolboxState, now: Scoring, row: str) -> ToolboxState:
    """The row counts; what was sealed is known to all."""
    _check_open(now, row)
    opened = {str(seat): entry.value for seat, entry in now.sealed.get(row, {}).items()}
    now = _with(now, row, opened)
    sealed = {one: entries for one, entries in now.sealed.items() if one != row}
    now = replace(now, sealed=sealed, closed=(*now.closed, row))
    if opened:
        state = counted(state, shown=1)
    state = state.logged("row-closed", row=row_name(now, row))
    return _after(state, now)


def row_name(now: Scoring, row_id: str) -> str:
    """What people call a row."""
    names = {row.id: row.name or row.id for row in now.spec.rows}
    return names.get(row_id, row_id)


def due(state: ToolboxState) -> ToolboxState:
    """Zero closes the sealed row that is being typed: the first that is open."""
    now = state.pad
    if now is None or standing(now).ended:
        return state
    row = next((row.id for row in now.pad.rows if row.id not in now.closed), None)
    return state if row is None else _closed(state, now, row)


def _corrected(state: ToolboxState, now: Scoring, actor: Actor, action: CorrectScore) -> ToolboxState:
    """Any value of a closed row; all is computed anew, and the log says old and new and who (TB-75)."""
    pads.check_value(now.pad, action.row, action.place, action.value)
    if action.row not in now.closed:
        raise refusal("row_open", "TB-75", row=row_name(now, action.row))
    old = now.values.get(action.row, {}).get(action.place)
    now = _with(now, action.row, {action.place: action.value})
    state = state.logged(
        "corrected",
        seat_of(actor),
        row=row_name(now, action.row),
        old="–" if old is None else old,
        new="–" if action.value is None else int(action.value),
        reason=action.reason,
        **called(now.names, action.place),
    )
    return _after(state, now)


def _after(state: ToolboxState, now: Scoring) -> ToolboxState:
    """Whether the pad has come to its end, or no longer has."""
    was, finish = state.finished, standing(now).finish
    finished = (now.number, finish.winners) if finish else None
    if finished is None and was and was[0] != now.number:
        finished = was
    state = replace(state, pad=now, finished=finished)
    if finish and finished != was:
        seats = tuple(place for place in finish.winners if place not in now.names)
        typed = tuple(now.names[place] for place in finish.winners if place in now.names)
        facts: dict[str, tuple[str, ...]] = {"won_seats": seats} if seats else {"won": typed}
        return state.logged("pad-over", None, **facts)
    return state
