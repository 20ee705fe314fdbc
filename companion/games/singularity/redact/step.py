"""The enemy step as everybody sees it: attacks, routes, splits, what is still open.

Rules: SW-22..30.
"""

from __future__ import annotations

from companion.games.singularity.rules import routing, stepping
from companion.games.singularity.rules.changing import value_of
from companion.games.singularity.state import SingularityState
from companion.games.singularity.state.enemies import EnemyStep, Row
from companion.games.singularity.state.phases import Over
from companion.games.singularity.sums import ground, marching
from companion.games.singularity.views.enemies import LandingView, ReachView, StepRow, StepView
from companion.games.singularity.words import Miss
from companion.kernel.seat import Seat


def step(state: SingularityState) -> StepView | None:
    """The rows in the order the groups act."""
    match state.step:
        case EnemyStep() as march:
            return _march(state, march)
        case Over(march=EnemyStep() as march):
            return _march(state, march)
        case _:
            return None


def _march(state: SingularityState, running: EnemyStep) -> StepView:
    rows = tuple(_row(state, running, row) for row in running.rows)
    raised = sum(row.raised for row in rows)
    waiting = next((row.group for row in rows if row.is_open), None)
    now = value_of(state, "threat")
    return StepView(
        rows=rows,
        threat_before=running.threat_before,
        threat_after=now if state.ground else now + raised,
        raised=raised,
        missing=stepping.missing(state, running),
        question=waiting,
        is_settled=waiting is None and state.ballot is None,
    )


def _row(state: SingularityState, running: EnemyStep, row: Row) -> StepRow:
    card = state.enemies[row.group.enemy]
    is_light_hit = state.ground is None and bool(row.in_range)
    return StepRow(
        group=row.group.id,
        enemy=row.group.enemy,
        place=row.group.place,
        size=row.size,
        printed=card.threat,
        range=card.range,
        move=card.move,
        in_range=row.in_range,
        raised=card.threat if is_light_hit else row.raised,
        reaches=_reaches(state, row),
        closest=_closest(state, row),
        distance=row.distance,
        miss=_miss(state, row),
        lost_here=row.lost_here,
        target=row.target,
        ways=len(row.ways) if row.ways is not None and row.stay is None else 0 if row.stay else None,
        to=_landings(state, running, row),
        stay=row.stay,
        is_by_hand=card.by_hand,
        ruling=row.ruling,
        is_open=stepping.is_open(state, row),
    )


def _reaches(state: SingularityState, row: Row) -> tuple[ReachView, ...]:  # SW-24
    """Who is in range, with the line to draw."""
    if state.ground is None or not row.in_range:
        return ()
    walls = state.enemies[row.group.enemy].ignores_walls
    where = routing.team(state)
    return tuple(
        ReachView(
            seat=seat,
            distance=away,
            line=ground.line(state.ground, row.group.place, where[seat], ignores_walls=walls),
        )
        for seat, away in routing.reached(state, state.ground, row).items()
    )


def _closest(state: SingularityState, row: Row) -> tuple[Seat, ...]:
    return tuple(seat for seat, place in routing.team(state).items() if place in row.targets)


def _miss(state: SingularityState, row: Row) -> Miss | None:  # SW-24
    """Why the closest member is safe."""
    if state.ground is None or row.in_range or not row.targets or row.stay == "delayed":
        return None
    card = state.enemies[row.group.enemy]
    place = row.target or row.targets[0]
    return ground.miss(state.ground, row.group.place, place, card.range, ignores_walls=card.ignores_walls)


def _landings(
    state: SingularityState, running: EnemyStep, row: Row
) -> tuple[LandingView, ...]:  # SW-28, SW-30
    """Where the miniatures go, whom they join, what they merge with."""
    if row.ways is None:
        return ()
    counts = row.counts or marching.split(row.size, len(row.ways), row.odd)
    others = [other for other in running.rows if other is not row]
    arriving = {
        place
        for other in others
        if other.group.enemy == row.group.enemy
        for place, count in zip(other.ways or (), other.counts or (), strict=False)
        if count
    }
    return tuple(
        LandingView(
            place=place,
            count=count,
            joins=tuple(seat for seat, where in routing.team(state).items() if where == place),
            merges=place in arriving,
        )
        for place, count in zip(row.ways, counts, strict=True)
    )
