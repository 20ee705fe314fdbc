"""Parts of the view that belong to one moment: tokens, a held-up move, an encounter, a draft, the end."""

from __future__ import annotations

from companion.games.singularity.rules import encounters, ending
from companion.games.singularity.state import SingularityState
from companion.games.singularity.state.board import Token
from companion.games.singularity.views.board import CacheView, EncounterView, PickLine, TokenView, TravelView
from companion.games.singularity.views.ending import EndView
from companion.games.singularity.views.tracks import CauseSum
from companion.games.singularity.words import CAUSES, TRACKS


def token(one: Token) -> TokenView:
    """A token on the board; what it shows once it is turned."""
    return TokenView(place=one.place, kind=one.kind, area=one.area, enemy=one.enemy)


def travel(state: SingularityState) -> TravelView | None:
    """A move that may go on (SW-13)."""
    going = state.travel
    if going is None:
        return None
    return TravelView(
        members=going.members,
        place=going.place,
        steps_used=going.steps_used,
        steps_left=going.steps_left,
        planned=going.planned,
        ignores_hazard=going.ignores_hazard,
    )


def encounter(state: SingularityState) -> EncounterView | None:
    """Tokens being resolved (SW-19)."""
    met = state.encounter
    if met is None:
        return None
    return EncounterView(
        area=met.area,
        area_name=encounters.area_name(state, met.area),
        seat=met.seat,
        tokens=tuple(map(token, encounters.tokens_of(state, met.area))),
        spaces=encounters.spaces_of(state, met.area),
    )


def cache(state: SingularityState) -> CacheView | None:
    """The draft (SW-33)."""
    drafting = state.drafting
    if drafting is None:
        return None
    lines = []
    for at, seat in enumerate(drafting.order):
        if at < len(drafting.picks):
            card = drafting.picks[at]
            lines.append(PickLine(seat=seat, state="taken" if card else "none", card=card))
        else:
            is_now = at == len(drafting.picks) and not drafting.to_reveal
            lines.append(PickLine(seat=seat, state="now" if is_now else "waiting"))
    is_last = len(drafting.picks) + 1 >= len(drafting.order)
    return CacheView(
        place=drafting.place,
        order=tuple(lines),
        to_reveal=drafting.to_reveal,
        replaces_last=state.options.cache_last_replace or not is_last,
    )


def end(state: SingularityState) -> EndView | None:
    """How it ended, and what the tracks grew from (SW-36, SW-37, SW-40)."""
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
        turns=state.turn.number if state.turn else 0,
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
