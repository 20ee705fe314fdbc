"""Threat and Awareness go up and down, each time for a cause, and may end the game at once (SW-4).

Rules: SW-36.
"""

from __future__ import annotations

from dataclasses import replace

from companion.games.singularity.actions.table import Change
from companion.games.singularity.rules.refusals import refusal, why
from companion.games.singularity.state import SingularityState, enemy_name, place_name
from companion.games.singularity.state.ending import Fall
from companion.games.singularity.sums import tracks
from companion.games.singularity.views.tracks import ChangeView, PlotPoint
from companion.games.singularity.words import BIG_CHANGE, BY_HAND, TRACKS, Cause, Track
from companion.kernel.action import Reason
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def value_of(state: SingularityState, track: Track) -> int:
    """Where a track stands."""
    return state.threat if track == "threat" else state.awareness


def limit_of(state: SingularityState, track: Track) -> int | None:
    """The last space of a track; None is no limit."""
    return getattr(state.limits, track) if state.limits else None


def raised(
    state: SingularityState,
    track: Track,
    amount: int,
    cause: Cause,
    *,
    seat: Seat | None = None,
    note: str = "",
    place: str | None = None,
    enemy: str | None = None,
    is_by_hand: bool = False,
) -> SingularityState:
    """The track moved by so much, with its line in the history; notes a fall when it reaches its limit."""
    before = value_of(state, track)
    after = tracks.moved(before, amount, has_floor=state.options.threat_floor)
    change = ChangeView(
        number=len(state.changes) + 1,
        track=track,
        amount=after - before,
        before=before,
        after=after,
        cause=cause,
        note=note,
        place=place,
        enemy=enemy,
        seat=seat,
        turn=state.turn.number,
        is_by_hand=is_by_hand,
    )
    state = _on(replace(state, changes=(*state.changes, change)), track, after)
    return _fallen(state, track, Fall(track, cause, enemy, place))


def _on(state: SingularityState, track: Track, value: int) -> SingularityState:
    return replace(state, threat=value) if track == "threat" else replace(state, awareness=value)


def _fallen(state: SingularityState, track: Track, fall: Fall) -> SingularityState:
    """A track at its limit: the team falls, or the house lets Threat run over into Awareness (A1)."""
    limit = limit_of(state, track)
    if limit is None or not tracks.is_lost(value_of(state, track), limit, state.options.lose_at):
        return state
    if track == "threat" and state.options.threat_overflow == "awareness_plus_1":
        state = raised(state, "threat", -limit, "overflow")
        return raised(state, "awareness", 1, "overflow")
    return state if state.fall else replace(state, fall=fall)


def relimited(state: SingularityState) -> SingularityState:  # SW-36
    """The limits were put right: a track may stand at its limit now."""
    for track in TRACKS:
        state = _fallen(state, track, Fall(track, "correction"))
    return state


def has_fallen(state: SingularityState) -> bool:
    """Whether all stops: a track is at its limit, and the house does not look for a win as well (A18)."""
    return state.fall is not None and state.options.simultaneous == "loss"


def by_hand(state: SingularityState, action: Change, seat: Seat | None) -> SingularityState:  # SW-4
    """What a person says a track does."""
    if action.cause not in BY_HAND:
        raise refusal("not_a_cause", "SW-4", cause=action.cause)
    if action.cause == "other" and not action.note.strip():
        raise refusal("no_cause", "SW-4")
    if action.amount == 0:
        raise refusal("no_change", "SW-4")
    if abs(action.amount) > BIG_CHANGE and not action.confirm:
        raise refusal("big_change", "SW-4", amount=action.amount, most=BIG_CHANGE)
    note = action.note.strip()
    state = raised(state, action.track, action.amount, action.cause, seat=seat, note=note, is_by_hand=True)
    change = next(one for one in reversed(state.changes) if one.is_by_hand)
    return state.logged(
        f"changed-{change.track}",
        seat,
        amount=change.amount,
        cause=change.cause,
        note=change.note,
        after=change.after,
    )


def undo_problems(state: SingularityState) -> tuple[Reason, ...]:
    """Only the last change can be taken back in place, if it was made by hand in this turn."""
    last = state.changes[-1] if state.changes else None
    if last is None or not last.is_by_hand or last.is_undone or last.turn != state.turn.number:
        return (why("nothing_to_undo", "SW-38"),)
    return ()


def undone(state: SingularityState, seat: Seat | None) -> SingularityState:
    """The last change by hand taken back; it stays in the history, crossed out (SW-38)."""
    refuse_faults(undo_problems(state))
    last = state.changes[-1]
    state = _on(state, last.track, last.before)
    state = replace(state, changes=(*state.changes[:-1], last.model_copy(update={"is_undone": True})))
    return state.logged("undone", seat, track=last.track, amount=last.amount)


def set_to(
    state: SingularityState, track: Track, value: int, *, seat: Seat | None, note: str
) -> SingularityState:
    """The cardboard says otherwise: the track stands on this number."""
    if state.options.threat_floor and value < 0:
        raise refusal("below_zero", "SW-4")
    amount = value - value_of(state, track)
    return raised(state, track, amount, "correction", seat=seat, note=note)


def plotted(state: SingularityState) -> tuple[PlotPoint, ...]:
    """The plot with one more point: both tracks as they stand."""
    point = PlotPoint(
        turn=state.turn.number, round=state.round, threat=state.threat, awareness=state.awareness
    )
    return (*state.plot, point)


def lost_by(state: SingularityState, fall: Fall) -> dict[str, str]:
    """Names for the sentence about a loss."""
    return {
        "enemy": enemy_name(state, fall.enemy) if fall.enemy else "",
        "place": place_name(state, fall.place) if fall.place else "",
    }
