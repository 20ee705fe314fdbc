"""Tokens turn and enemies come onto the board (SW-19, SW-35)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.games.singularity.actions.board import PlaceEnemies, Spawn
from companion.games.singularity.actions.pieces import Landing
from companion.games.singularity.actions.turn import TurnToken
from companion.games.singularity.rules import drawing, groups, hands
from companion.games.singularity.rules.refusals import refusal
from companion.games.singularity.state import SingularityState, enemy_name, logged, place_name
from companion.games.singularity.state.board import Encounter, Token
from companion.games.singularity.state.team import Turn
from companion.kernel.seat import Seat


def area_of(state: SingularityState, place: str) -> str | None:
    """The area a space belongs to."""
    board = state.options.map
    return next((space.area for space in board.spaces if space.id == place), None) if board else None


def area_name(state: SingularityState, area: str) -> str:
    """What people call an area."""
    board = state.options.map
    found = next((one.name for one in board.areas if one.id == area), "") if board else ""
    return found or area


def spaces_of(state: SingularityState, area: str) -> tuple[str, ...]:
    """The spaces of an area, in the listed order."""
    board = state.options.map
    return tuple(space.id for space in board.spaces if space.area == area) if board else ()


def tokens_of(state: SingularityState, area: str) -> tuple[Token, ...]:
    """The tokens that lie in an area."""
    return tuple(token for token in state.tokens if token.area == area)


def entered(state: SingularityState, seat: Seat, came_from: str, place: str) -> SingularityState:
    """A member enters an area that holds tokens: they all turn now (SW-19)."""
    area = area_of(state, place)
    if area is None or area == area_of(state, came_from) or not tokens_of(state, area):
        return state
    count = len(tokens_of(state, area))
    line = logged(state, "encounter", seat, area=area_name(state, area), count=count)
    state = replace(state, encounter=Encounter(area, seat), log=line)
    if state.options.draws == "app":
        for token in tokens_of(state, area):
            state = _turned(state, token, None, seat) if token.enemy is None else state
    return state


def _turned(state: SingularityState, token: Token, enemy: str | None, seat: Seat | None) -> SingularityState:
    """A token shows its enemy from now on (SW-35)."""
    if state.options.draws == "app":
        state, enemy = drawing.drawn(state, token.kind)
    if enemy is None:
        raise refusal("which_enemy", "SW-19", place=place_name(state, token.place))
    _known(state, enemy)
    shown = replace(token, enemy=enemy)
    tokens = tuple(shown if one == token else one for one in state.tokens)
    line = logged(state, "turned", seat, enemy=enemy_name(state, enemy), place=place_name(state, token.place))
    return replace(state, tokens=tokens, log=line)


def _known(state: SingularityState, enemy: str) -> None:
    if enemy not in state.enemies:
        raise refusal("unknown_enemy", "SW-20", enemy=enemy)


def _token_at(state: SingularityState, place: str) -> Token:
    found = next((token for token in state.tokens if token.place == place), None)
    if found is None:
        raise refusal("no_token", "SW-19", place=place)
    return found


def turned_early(state: SingularityState, turn: Turn, action: TurnToken) -> SingularityState:
    """A utility card shows a token; its enemies still wait for entry (SW-35)."""
    token = _token_at(state, action.token)
    if token.enemy is not None:
        raise refusal("already_turned", "SW-35", enemy=enemy_name(state, token.enemy))
    state = hands.laid_open(state, turn, action.card, from_hand=action.from_hand)
    return _turned(state, token, action.enemy, turn.seat)


def placed(state: SingularityState, action: PlaceEnemies, seat: Seat | None) -> SingularityState:
    """One token resolved: its enemies stand inside the area, the token is gone (SW-19)."""
    encounter = state.encounter
    assert encounter is not None, "the phase needs an encounter"  # noqa: S101 - the phase guarantees it
    token = _token_at(state, action.token)
    if token.area != encounter.area:
        raise refusal("other_area", "SW-19", area=area_name(state, encounter.area))
    if token.enemy is not None and action.enemy not in (None, token.enemy):
        raise refusal("already_turned", "SW-35", enemy=enemy_name(state, token.enemy))
    inside = spaces_of(state, encounter.area)
    outside = tuple(landing.place for landing in action.places if landing.place not in inside)
    if outside:
        raise refusal("outside_area", "SW-19", places=outside, area=area_name(state, encounter.area))
    if token.enemy is None:
        state = _turned(state, token, action.enemy, seat)
        token = _token_at(state, action.token)
    enemy = token.enemy or ""
    state = replace(state, tokens=tuple(one for one in state.tokens if one != token))
    state = _landed(state, enemy, action.places, seat, "placed", "")
    if not tokens_of(state, encounter.area):
        state = replace(state, encounter=None)
    return state


def spawned(state: SingularityState, action: Spawn, seat: Seat | None) -> SingularityState:
    """Enemies that the app did not see coming (A28)."""
    _known(state, action.enemy)
    unknown = tuple(
        landing.place for landing in action.places if state.ground and landing.place not in state.ground.near
    )
    if unknown:
        raise refusal("unknown_space", "SW-5", spaces=unknown)
    if not any(landing.count for landing in action.places):
        raise refusal("nobody_comes", "SW-19")
    return _landed(state, action.enemy, action.places, seat, "spawned", action.reason.strip())


def _landed(
    state: SingularityState,
    enemy: str,
    places: Iterable[Landing],
    seat: Seat | None,
    line: str,
    reason: str,
) -> SingularityState:
    landings = [(landing.place, landing.count) for landing in places]
    state = groups.added(state, enemy, landings, is_fresh=True)
    where = tuple(f"{count} × {place_name(state, place)}" for place, count in landings if count)
    name = enemy_name(state, enemy)
    count = sum(count for _, count in landings)
    return replace(state, log=logged(state, line, seat, enemy=name, where=where, count=count, reason=reason))
