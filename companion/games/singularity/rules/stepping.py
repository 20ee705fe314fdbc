"""Step 2: every group attacks and moves once, ties go to the players.

A march is handled beside the table it belongs to: an attack changes the table, and no row but its own.

Rules: SW-22.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from companion.games.singularity.rules import groups, outlook, routing
from companion.games.singularity.rules.changing import has_fallen, raised
from companion.games.singularity.rules.refusals import refusal, why
from companion.games.singularity.state import SingularityState, enemy_name, place_name
from companion.games.singularity.state.board import Group
from companion.games.singularity.state.enemies import Ballot, EnemyStep, Row
from companion.games.singularity.state.phases import Refilling
from companion.games.singularity.words import Ruling
from companion.kernel.action import Reason
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def started(state: SingularityState, order: Sequence[str]) -> SingularityState:
    """The snapshot of all groups, in the order the players chose (SW-22). Without enemies nothing happens."""
    seat = state.turn.seat
    first = {group: at for at, group in enumerate(order)}
    acting = sorted(state.groups, key=lambda group: first.get(group.id, len(first)))
    if not acting:
        return replace(state, step=Refilling()).logged("no-enemies", seat)
    march = EnemyStep(tuple(new_row(state, group) for group in acting), state.threat)
    return advanced(state.logged("enemies-act", seat, count=len(acting)), march)


def new_row(state: SingularityState, group: Group) -> Row:
    """A group at the start of the step; who came this turn may have to wait (A30)."""
    waits = group.fresh if state.options.spawn_delay else 0
    size = group.size - waits
    if size:
        return Row(group, size)
    ways, counts = (group.place,), (0,)
    return Row(group, 0, False, True, ways=ways, counts=counts, stay="delayed", ruling="rule")


def with_row(march: EnemyStep, at: int, row: Row) -> EnemyStep:
    """The step with one row changed."""
    return replace(march, rows=(*march.rows[:at], row, *march.rows[at + 1 :]))


def advanced(state: SingularityState, march: EnemyStep) -> SingularityState:
    """Map level: as far as the rules go by themselves; then a vote opens, or all is settled.

    All attack first, then all move, or each group attacks and moves in turn (A8): the sum is the same.
    """
    ground = state.ground
    if ground is None:
        return replace(state, step=march)
    every = range(len(march.rows))
    if state.options.enemy_sequence == "snapshot":
        state, march = _attacks(state, march, every)
    for at in every:
        state, march = _attacks(state, march, (at,))
        if has_fallen(state):
            break
        row = routing.routed(state, ground, march.rows[at])
        march = with_row(march, at, row)
        if row.counts is None and not routing.is_by_hand(state, row):
            ballot = state.ballot or outlook.ballot(state, ground, row)
            return replace(state, step=march, ballot=ballot)
    return replace(state, step=march)


def _attacks(
    state: SingularityState, march: EnemyStep, which: Iterable[int]
) -> tuple[SingularityState, EnemyStep]:
    """The attacks of these rows, each once, itemised; the first to reach the limit is named (SW-25)."""
    for at in which:
        row = march.rows[at]
        if row.has_attacked:
            continue
        reaches = routing.reached(state, state.ground, row) if state.ground else {}
        is_in_range = bool(reaches) if state.ground else bool(row.in_range)
        amount = state.enemies[row.group.enemy].threat if is_in_range else 0
        had_fallen = state.fall is not None
        if is_in_range:
            state = _attacked(state, row.group, amount, tuple(reaches))
        is_end = state.fall is not None and not had_fallen
        done = replace(row, in_range=is_in_range, has_attacked=True, raised=amount, lost_here=is_end)
        march = with_row(march, at, done)
        if has_fallen(state):
            break
    return state, march


def _attacked(
    state: SingularityState, group: Group, amount: int, reaches: tuple[Seat, ...]
) -> SingularityState:
    """Its printed value once, however many miniatures it has and whomever it reaches (SW-23)."""
    state = raised(state, "threat", amount, "attack", enemy=group.enemy, place=group.place)
    return state.logged(
        "attacks" if reaches else "attacks-unseen",
        enemy=enemy_name(state, group.enemy),
        place=place_name(state, group.place),
        reached_seats=reaches,
        amount=amount,
        after=state.threat,
    )


def chosen(state: SingularityState, march: EnemyStep, ballot: Ballot, winner: int) -> SingularityState:
    """A vote has settled a target or an odd miniature."""
    at = find(march, ballot.group or "")
    row, place = march.rows[at], ballot.options[winner].place or ""
    if ballot.kind == "target":
        row = replace(row, target=place, ruling="vote")
    else:
        row = replace(row, odd=(*row.odd, (row.ways or ()).index(place)), ruling="vote")
    return advanced(state, with_row(march, at, row))


def find(march: EnemyStep, group: str) -> int:
    """The place of a group among the rows."""
    for at, row in enumerate(march.rows):
        if row.group.id == group:
            return at
    raise refusal("no_such_group", "SW-20", group=group)


def acts_problems(row: Row) -> tuple[Reason, ...]:
    """A group that came this turn waits, and cannot be told where to go (A30)."""
    return (why("group_waits", "SW-A30", group=row.group.id),) if row.stay == "delayed" else ()


def settled_row(row: Row, ways: tuple[str, ...], counts: tuple[int, ...], ruling: Ruling) -> Row:
    """A row that the table has settled."""
    return replace(row, ways=ways, counts=counts, ruling=ruling, stay=None)


def is_open(state: SingularityState, row: Row) -> bool:
    """Whether a row still waits for an answer, a vote or a direction."""
    return row.counts is None or (state.ground is None and row.in_range is None)


def missing(state: SingularityState, march: EnemyStep) -> int:
    """How many answers the step still waits for."""
    return sum(is_open(state, row) for row in march.rows)


def done_problems(state: SingularityState, march: EnemyStep) -> tuple[Reason, ...]:
    """The pieces move once every row is settled."""
    left = missing(state, march)
    return (why("answers_missing", "SW-22", count=left),) if left else ()


def done(state: SingularityState, march: EnemyStep) -> SingularityState:
    """The pieces move on the board, each miniature once; groups that meet are one (SW-29, SW-30)."""
    refuse_faults(done_problems(state, march))
    state, march = _attacks(state, march, range(len(march.rows)))
    if has_fallen(state):
        return replace(state, step=march)
    for row in march.rows:
        state = _told(state, row)
    after = tuple(group for row in march.rows for group in _spread(row))
    state = replace(state, groups=groups.register(state, after))
    return replace(state, step=Refilling(), ballot=None)


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
    return state.logged("marches", enemy=enemy, place=place, where=where)


def renamed(state: SingularityState, old: Group, new: Group, *, is_whole: bool) -> SingularityState:
    """A group that was put right keeps its attack under its new name."""
    march = state.step
    if not isinstance(march, EnemyStep) or not is_whole:
        return state
    if any(row.group.id == new.id for row in march.rows):
        return state
    at = find(march, old.id)
    return replace(state, step=with_row(march, at, replace(march.rows[at], group=new)))


def rebuilt(state: SingularityState, *, new_attack: bool) -> SingularityState:
    """The board changed under the step: attacks stand, moves are looked at afresh.

    Groups that came in attack too; what was only put right does not attack twice.
    """
    march = state.step
    if not isinstance(march, EnemyStep):
        return state
    known = {row.group.id: row for row in march.rows}
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
    return advanced(replace(state, ballot=ballot), replace(march, rows=tuple(rows)))
