"""Step 2: every group attacks and moves once, ties go to the players (SW-22..30)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.games.singularity.rules import groups, outlook, routing
from companion.games.singularity.rules.changing import has_fallen, raised
from companion.games.singularity.rules.refusals import refusal
from companion.games.singularity.state import SingularityState, enemy_name, logged, place_name
from companion.games.singularity.state.board import Group
from companion.games.singularity.state.enemies import Ballot, EnemyStep, Row
from companion.games.singularity.words import Ruling
from companion.kernel.seat import Seat


def started(state: SingularityState, order: Sequence[str]) -> SingularityState:
    """The snapshot of all groups, in the order the players chose (SW-22). Without enemies nothing happens."""
    turn = state.turn
    assert turn is not None, "somebody has played"  # noqa: S101 - the phase guarantees it
    first = {group: at for at, group in enumerate(order)}
    acting = sorted(state.groups, key=lambda group: first.get(group.id, len(first)))
    if not acting:
        return replace(state, turn=replace(turn, step="refill"), log=logged(state, "no-enemies", turn.seat))
    step = EnemyStep(tuple(new_row(state, group) for group in acting), state.threat)
    state = replace(
        state,
        step=step,
        last_ballot=None,
        turn=replace(turn, step="enemies"),
        log=logged(state, "enemies-act", turn.seat, count=len(acting)),
    )
    return advanced(state)


def new_row(state: SingularityState, group: Group) -> Row:
    """A group at the start of the step; who came this turn may have to wait (A30)."""
    waits = group.fresh if state.options.spawn_delay else 0
    size = group.size - waits
    if size:
        return Row(group, size)
    ways, counts = (group.place,), (0,)
    return Row(group, 0, False, True, ways=ways, counts=counts, stay="delayed", ruling="rule")


def with_row(state: SingularityState, at: int, row: Row) -> SingularityState:
    """The step with one row changed."""
    assert state.step is not None, "the step runs"  # noqa: S101 - callers are in the step
    rows = (*state.step.rows[:at], row, *state.step.rows[at + 1 :])
    return replace(state, step=replace(state.step, rows=rows))


def advanced(state: SingularityState) -> SingularityState:
    """Map level: as far as the rules go by themselves; then a vote opens, or all is settled.

    All attack first, then all move, or each group attacks and moves in turn (A8): the sum is the same.
    """
    if state.ground is None or state.step is None:
        return state
    count = len(state.step.rows)
    if state.options.enemy_sequence == "snapshot":
        state = attacks(state, range(count))
    for at in range(count):
        state = attacks(state, (at,))
        if has_fallen(state) or state.step is None:
            return state
        row = routing.routed(state, state.step.rows[at])
        state = with_row(state, at, row)
        if row.counts is None and not routing.is_by_hand(state, row):
            return state if state.ballot else replace(state, ballot=outlook.ballot(state, row))
    return state


def attacks(state: SingularityState, which: Sequence[int]) -> SingularityState:
    """The attacks of these rows, each once; the first to reach the limit is named (SW-23, SW-25)."""
    for at in which:
        step = state.step
        if step is None or step.rows[at].has_attacked:
            continue
        row = step.rows[at]
        reaches = routing.reached(state, row) if state.ground else {}
        is_in_range = bool(reaches) if state.ground else bool(row.in_range)
        amount = state.enemies[row.group.enemy].threat if is_in_range else 0
        had_fallen = state.fall is not None
        if is_in_range:
            state = _attacked(state, row.group, amount, tuple(reaches))
        is_end = state.fall is not None and not had_fallen
        done = replace(row, in_range=is_in_range, has_attacked=True, raised=amount, lost_here=is_end)
        state = with_row(state, at, done)
        if has_fallen(state):
            break
    return state


def _attacked(
    state: SingularityState, group: Group, amount: int, reaches: tuple[Seat, ...]
) -> SingularityState:
    state = raised(state, "threat", amount, "attack", enemy=group.enemy, place=group.place)
    return replace(
        state,
        log=logged(
            state,
            "attacks" if reaches else "attacks-unseen",
            enemy=enemy_name(state, group.enemy),
            place=place_name(state, group.place),
            reached_seats=reaches,
            amount=amount,
            after=state.threat,
        ),
    )


def chosen(state: SingularityState, ballot: Ballot, winner: int) -> SingularityState:
    """A vote has settled a target or an odd miniature (SW-26, SW-28)."""
    at = find(state, ballot.group or "")
    assert state.step is not None, "the step runs"  # noqa: S101 - only the step opens such votes
    row, place = state.step.rows[at], ballot.options[winner].place or ""
    if ballot.kind == "target":
        row = replace(row, target=place, ruling="vote")
    else:
        row = replace(row, odd=(*row.odd, (row.ways or ()).index(place)), ruling="vote")
    return advanced(with_row(state, at, row))


def find(state: SingularityState, group: str) -> int:
    """The place of a group among the rows."""
    rows = state.step.rows if state.step else ()
    for at, row in enumerate(rows):
        if row.group.id == group:
            return at
    raise refusal("no_such_group", "SW-20", group=group)


def settle_row(
    state: SingularityState, at: int, ways: tuple[str, ...], counts: tuple[int, ...], ruling: Ruling
) -> SingularityState:
    """A row that the table has settled; a vote about it is off."""
    assert state.step is not None, "the step runs"  # noqa: S101 - callers are in the step
    row = replace(state.step.rows[at], ways=ways, counts=counts, ruling=ruling, stay=None)
    ballot = state.ballot
    if ballot is not None and ballot.group == row.group.id:
        state = replace(state, ballot=None)
    return with_row(state, at, row)


def is_open(state: SingularityState, row: Row) -> bool:
    """Whether a row still waits for an answer, a vote or a direction."""
    return row.counts is None or (state.ground is None and row.in_range is None)


def missing(state: SingularityState) -> int:
    """How many answers the step still waits for."""
    return sum(is_open(state, row) for row in state.step.rows) if state.step else 0


def done(state: SingularityState) -> SingularityState:
    """The pieces move on the board; groups that meet are one (SW-29, SW-30)."""
    left = missing(state)
    if left or state.step is None:
        raise refusal("answers_missing", "SW-22", count=left)
    state = attacks(state, range(len(state.step.rows)))
    turn = state.turn
    if has_fallen(state) or state.step is None or turn is None:
        return state
    for row in state.step.rows:
        state = _told(state, row)
    assert state.step is not None  # noqa: S101 - telling changes the log only
    after = tuple(group for row in state.step.rows for group in _spread(row))
    state = replace(state, groups=groups.register(state, after))
    return replace(state, step=None, last_ballot=None, turn=replace(turn, step="refill"), ballot=None)


def _spread(row: Row) -> tuple[Group, ...]:
    """Where the miniatures of a row stand now; those that wait stay."""
    acting = replace(row.group, size=row.size)
    moved = groups.divided(acting, zip(row.ways or (), row.counts or (), strict=True))
    waits = row.group.size - row.size
    if not waits:
        return moved
    laid = row.group.laid if not moved else ()
    return (*moved, Group(row.group.enemy, row.group.place, waits, laid=laid))


def _told(state: SingularityState, row: Row) -> SingularityState:
    """The log says who goes where; staying needs no word."""
    group = row.group
    if row.counts is None or row.ways is None or row.ways == (group.place,):
        return state
    where = tuple(
        f"{count} × {place_name(state, place)}"
        for place, count in zip(row.ways, row.counts, strict=True)
        if count
    )
    enemy, place = enemy_name(state, group.enemy), place_name(state, group.place)
    return replace(state, log=logged(state, "marches", enemy=enemy, place=place, where=where))


def renamed(state: SingularityState, old: Group, new: Group, *, is_whole: bool) -> SingularityState:
    """A group that was put right keeps its attack under its new name."""
    if state.step is None or not is_whole or any(row.group.id == new.id for row in state.step.rows):
        return state
    return with_row(state, find(state, old.id), replace(state.step.rows[find(state, old.id)], group=new))


def rebuilt(state: SingularityState, *, new_attack: bool) -> SingularityState:
    """The board changed under the step: attacks stand, moves are looked at afresh.

    Groups that came in attack too; what was only put right does not attack twice.
    """
    step = state.step
    if step is None:
        return state
    known = {row.group.id: row for row in step.rows}
    order = {group: at for at, group in enumerate(known)}
    rows = []
    for group in sorted(state.groups, key=lambda one: order.get(one.id, len(order))):
        fresh, old = new_row(state, group), known.get(group.id)
        if old is not None and old.group == group and state.ground is None:
            fresh = old
        elif old is None and not new_attack:
            fresh = replace(fresh, has_attacked=True, in_range=False)
        elif old is not None and not fresh.has_attacked:
            fresh = replace(fresh, in_range=old.in_range, has_attacked=old.has_attacked, raised=old.raised)
        rows.append(fresh)
    is_about_step = state.ballot is not None and state.ballot.kind != "custom"
    ballot = None if is_about_step else state.ballot
    return advanced(replace(state, step=replace(step, rows=tuple(rows)), ballot=ballot))
