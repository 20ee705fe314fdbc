"""Parts of the view that belong to one moment: tokens, a held-up move, an encounter, a draft, the end."""

from __future__ import annotations

from companion.games.singularity.rules import caches, encounters, ending
from companion.games.singularity.state import SingularityState
from companion.games.singularity.sums.spaces import area_name, spaces_of
from companion.games.singularity.views.board import CacheView, EncounterView, PickLine
from companion.games.singularity.views.ending import EndView
from companion.games.singularity.views.tracks import CauseSum
from companion.games.singularity.words import CAUSES, TRACKS


def encounter(state: SingularityState) -> EncounterView | None:  # SW-19
    """Tokens being resolved."""
    met = state.encounter
    if met is None:
        return None
    return EncounterView(
        area=met.area,
        area_name=area_name(state.board, met.area),
        seat=met.seat,
        tokens=encounters.tokens_of(state, met.area),
        spaces=spaces_of(state.board, met.area),
    )


def cache(state: SingularityState) -> CacheView | None:  # SW-33
    """The draft."""
    drafting = state.drafting
    if drafting is None:
        return None
    lines = []
    for at, seat in enumerate(drafting.order):
        if at < len(drafting.picks):
            card = drafting.picks[at]
            lines.append(PickLine(seat=seat, state="taken" if card else "none", card=card))
        else:
            is_now = not caches.pick_problems(drafting, seat)
            lines.append(PickLine(seat=seat, state="now" if is_now else "waiting"))
    return CacheView(
        place=drafting.place,
        order=tuple(lines),
        to_reveal=drafting.to_reveal,
        replaces_last=caches.replaces(state, drafting),
    )


def end(state: SingularityState) -> EndView | None:  # SW-36, SW-37, SW-40
    """How it ended, and what the tracks grew from."""
    decision = state.decision
    if decision is None:
        return None
    fall = decision.fall
    return EndView(
        result=decision.result,
        ending=decision.ending,
        reason=decision.reason,
        seat=decision.seat,
        cause=fall.cause if fall else None,
        enemy=fall.enemy if fall else None,
        place=fall.place if fall else None,
        round=state.round,
        turns=state.turn.number,
        sums=_sums(state),
        record=ending.record(state, decision),
        opens=ending.opens(state),
    )


def _sums(state: SingularityState) -> tuple[CauseSum, ...]:
    """What every cause came to, so that the sums make up the track."""
    found = []
    for track in TRACKS:
        for cause in CAUSES:
            amounts = [
                change.amount
                for change in state.changes
                if change.track == track and change.cause == cause and not change.is_undone
            ]
            if amounts:
                found.append(CauseSum(track=track, cause=cause, amount=sum(amounts)))
    return tuple(found)
