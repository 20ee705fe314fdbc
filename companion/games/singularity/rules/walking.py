"""Moving with companions: threat for leaving, hazards, encounters, caches, in that order (SW-13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.games.singularity.actions.turn import ContinueMove, Move, Walk
from companion.games.singularity.rules import caches, encounters, groups, hands
from companion.games.singularity.rules.changing import has_fallen, raised
from companion.games.singularity.rules.refusals import refusal
from companion.games.singularity.state import SingularityState, place_name
from companion.games.singularity.state.phases import Drafting, Encounter, Playing
from companion.games.singularity.sums import moving, spaces
from companion.games.singularity.sums.ground import Ground
from companion.games.singularity.sums.moving import Pace, Prices, Toll
from companion.games.singularity.views.turn import Travel
from companion.games.singularity.words import HAZARD, Cause
from companion.kernel.seat import Seat


def moved(state: SingularityState, travel: Travel | None, action: Move) -> SingularityState:
    """Map level: a move card, from where the active member stands. An open `travel` is over with it."""
    seat = state.turn.seat
    ground, here = _standing(state, seat)
    _walkable(ground, here, action.path, action.steps)
    members = _together(state, seat, action.companions, here)
    state = ended(state, travel)
    if has_fallen(state):
        return state
    state = hands.laid_open(state, action.card, from_hand=action.from_hand)
    state = state.logged(
        "moves",
        seat,
        to=place_name(state, action.path[-1]),
        steps=len(action.path),
        along_seats=members[1:],
    )
    going = Travel(members, here, 0, action.steps, action.path, action.ignores_hazard)
    return _walked(state, going)


def continued(state: SingularityState, travel: Travel | None, action: ContinueMove) -> SingularityState:
    """On with a move that was held up: the same members, the steps that are left."""
    if travel is None:
        raise refusal("no_move_open", "SW-13")
    seat = state.turn.seat
    ground, _ = _standing(state, seat)
    _walkable(ground, travel.place, action.path, travel.steps_left)
    state = state.logged("moves-on", seat, to=place_name(state, action.path[-1]), steps=len(action.path))
    going = replace(travel, planned=action.path, owes_hazard=False)
    return _walked(replace(state, step=Playing()), going)


def ended(state: SingularityState, travel: Travel | None) -> SingularityState:
    """The open move is over: a hazard that counts only at its end counts now (A4)."""
    return _paid(replace(state, step=Playing()), travel)


def _paid(state: SingularityState, travel: Travel | None) -> SingularityState:
    owes = travel is not None and travel.owes_hazard
    return _tolled(state, Toll("hazard", travel.place, HAZARD)) if travel and owes else state


def _standing(state: SingularityState, seat: Seat) -> tuple[Ground, str]:
    """The ground and where this member stands on it."""
    here = state.members[seat].place
    if state.ground is None or here is None:
        raise refusal("no_map", "SW-10")
    return state.ground, here


def _walkable(ground: Ground, here: str, path: Sequence[str], steps: int) -> None:
    """Refuse what a card of this value cannot walk."""
    code = moving.path_fault(ground, here, path, steps)
    if code == "too_far":
        raise refusal("too_far", "SW-10", steps=len(path), value=steps)
    if code is not None:
        pairs = zip((here, *path), path, strict=False)
        one, other = next((one, other) for one, other in pairs if other not in ground.near[one])
        raise refusal("not_adjacent", "SW-10", here=one, there=other)


def _together(
    state: SingularityState, seat: Seat, companions: tuple[Seat, ...], here: str | None
) -> tuple[Seat, ...]:
    """Who moves: the active member and whoever starts in the same space."""
    for other in companions:
        if other not in state.seats:
            raise refusal("unknown_seat", "SW-10")
        if here is not None and state.members[other].place != here:
            raise refusal("not_together", "SW-10", companion_seat=other)
    return tuple(dict.fromkeys((seat, *companions)))


def prices(state: SingularityState, *, ignores_hazard: bool) -> Prices:
    """What steps cost at this table with this card."""
    house = state.options
    return Prices(house.hazard, house.hazard_pass_through, house.leave_per_member, ignores_hazard)


def _walked(state: SingularityState, travel: Travel) -> SingularityState:
    """Step after step, until the path ends, somebody is met, a cache opens, or a track is at its limit."""
    cost = prices(state, ignores_hazard=travel.ignores_hazard)
    while travel.planned:
        there, *rest = travel.planned
        came_from = travel.place
        types = moving.types_at(groups.pairs(state), came_from)
        pace = Pace(came_from, types, there, spaces.is_hazard(state.board, there))
        for toll in moving.step_tolls(pace, cost, len(travel.members), is_last=False):
            state = _tolled(state, toll)
            if has_fallen(state):
                return state
        travel = replace(
            travel,
            place=there,
            planned=tuple(rest),
            steps_used=travel.steps_used + 1,
            steps_left=travel.steps_left - 1,
            owes_hazard=pace.hazard and not cost.hazard_pass_through and moving.counts_on_entry(cost),
        )
        state, encounter, drafting = _arrived(state, travel, came_from)
        if encounter or drafting:
            return _held_up(state, travel, encounter, drafting)
    return ended(state, travel)


def _arrived(
    state: SingularityState, travel: Travel, came_from: str
) -> tuple[SingularityState, Encounter | None, Drafting | None]:
    """All who move stand in the new space; an encounter comes before a cache."""
    members = {seat: replace(state.members[seat], place=travel.place) for seat in travel.members}
    exempt = travel.place if travel.ignores_hazard else None
    turn = replace(state.turn, exempt_at=exempt)
    state = replace(state, members={**state.members, **members}, turn=turn)
    found = spaces.arrival(
        state.board,
        came_from,
        travel.place,
        state.tokens,
        state.used_caches,
        opens_caches=not travel.planned or state.options.cache_pass_through,
    )
    encounter, drafting = None, None
    if found.tokens:
        state, encounter = encounters.met(state, travel.place)
    if found.cache:
        state, drafting = caches.found(state, travel.place)
    return state, encounter, drafting


def _held_up(
    state: SingularityState, travel: Travel, encounter: Encounter | None, drafting: Drafting | None
) -> SingularityState:
    """The move waits for the encounter or the draft; the house may end it with an encounter (A7)."""
    is_stopped = encounter is not None and state.options.encounter_stops_move
    if is_stopped or not travel.steps_left:
        return _paid(replace(state, step=Playing(None, encounter, drafting)), travel)
    return replace(state, step=Playing(travel, encounter, drafting))


def walked(state: SingularityState, action: Walk) -> SingularityState:
    """Light level: the table says what stood in the way."""
    if state.ground is not None:
        raise refusal("map_knows", "SW-10")
    if len(action.path) > action.steps:
        raise refusal("too_far", "SW-10", steps=len(action.path), value=action.steps)
    seat = state.turn.seat
    members = _together(state, seat, action.companions, None)
    state = hands.laid_open(state, action.card, from_hand=action.from_hand)
    state = replace(state, turn=replace(state.turn, has_walked=True)).logged(
        "walks", seat, steps=len(action.path), along_seats=members[1:]
    )
    cost = prices(state, ignores_hazard=action.ignores_hazard)
    for toll in moving.path_tolls(moving.told(action.path), cost, len(members)):
        state = _tolled(state, toll)
        if has_fallen(state):
            break
    return state


def end_of_turn(state: SingularityState, *, on_hazard: bool) -> SingularityState:
    """House rule: a turn that ends on a hazard costs Threat (A3)."""
    turn, board = state.turn, state.board
    place = state.members[turn.seat].place or ""
    is_hazard = spaces.is_hazard(board, place) if board else on_hazard
    is_exempt = bool(place) and turn.exempt_at == place
    for toll in moving.end_tolls(place, is_hazard=is_hazard, prices=prices(state, ignores_hazard=is_exempt)):
        state = _tolled(state, toll)
    return state


def _tolled(state: SingularityState, toll: Toll) -> SingularityState:
    """Threat for a step, with its place in the history."""
    seat = state.turn.seat
    cause: Cause = "leave" if toll.why == "leave" else "hazard"
    state = raised(state, "threat", toll.amount, cause, seat=seat, place=toll.place or None)
    name = place_name(state, toll.place) if toll.place else ""
    return state.logged(
        toll.why.replace("_", "-"), seat, amount=toll.amount, place=name, after=state.threat, types=toll.types
    )
