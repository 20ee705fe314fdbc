"""Tokens turn and enemies come onto the board (SW-19).

Rules: SW-35.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.games.singularity.actions import SingularityAction
from companion.games.singularity.actions.board import PlaceEnemies, Spawn
from companion.games.singularity.actions.pieces import Landing
from companion.games.singularity.actions.turn import TurnToken
from companion.games.singularity.rules import drawing, groups, hands
from companion.games.singularity.rules.refusals import refusal, wrong_step
from companion.games.singularity.state import SingularityState, enemy_name, place_name
from companion.games.singularity.state.phases import Encounter, Playing
from companion.games.singularity.sums.spaces import area_name, area_of, spaces_of
from companion.games.singularity.views.board import TokenView
from companion.kernel.seat import Actor, Seat, seat_of


def tokens_of(state: SingularityState, area: str) -> tuple[TokenView, ...]:
    """The tokens that lie in an area."""
    return tuple(token for token in state.tokens if token.area == area)


def met(state: SingularityState, place: str) -> tuple[SingularityState, Encounter | None]:
    """A member enters an area that holds tokens: they all turn now."""
    seat, area = state.turn.seat, area_of(state.board, place)
    if area is None:
        return state, None
    tokens = tokens_of(state, area)
    state = state.logged("encounter", seat, area=area_name(state.board, area), count=len(tokens))
    if state.options.draws == "app":
        for token in tokens:
            state = _turned(state, token, None, seat) if token.enemy is None else state
    return state, Encounter(area, seat)


def _turned(
    state: SingularityState, token: TokenView, enemy: str | None, seat: Seat | None
) -> SingularityState:  # SW-35
    """A token shows its enemy from now on."""
    if state.options.draws == "app":
        state, enemy = drawing.drawn(state, token.kind)
    if enemy is None:
        raise refusal("which_enemy", "SW-19", place=place_name(state, token.place))
    _known(state, enemy)
    shown = token.model_copy(update={"enemy": enemy})
    tokens = tuple(shown if one == token else one for one in state.tokens)
    return replace(state, tokens=tokens).logged(
        "turned", seat, enemy=enemy_name(state, enemy), place=place_name(state, token.place)
    )


def _known(state: SingularityState, enemy: str) -> None:
    if enemy not in state.enemies:
        raise refusal("unknown_enemy", "SW-20", enemy=enemy)


def _token_at(state: SingularityState, place: str) -> TokenView:
    found = next((token for token in state.tokens if token.place == place), None)
    if found is None:
        raise refusal("no_token", "SW-19", place=place)
    return found


def hidden_tokens(state: SingularityState) -> tuple[str, ...]:
    """Spaces of tokens that a card may turn: their enemy is not known, and can be said or drawn."""
    can_tell = state.options.draws == "app" or state.enemies
    return tuple(token.place for token in state.tokens if token.enemy is None) if can_tell else ()


def turned_early(state: SingularityState, action: TurnToken) -> SingularityState:
    """A utility card shows a token; its enemies still wait for entry (SW-35)."""
    if state.ground is None:
        raise refusal("no_map", "SW-35")
    token = _token_at(state, action.token)
    if token.enemy is not None:
        raise refusal("already_turned", "SW-35", enemy=enemy_name(state, token.enemy))
    state = hands.laid_open(state, action.card, from_hand=action.from_hand)
    return _turned(state, token, action.enemy, state.turn.seat)


def apply(
    state: SingularityState, step: Playing, encounter: Encounter, actor: Actor, action: SingularityAction
) -> SingularityState:
    """The phase `encounter`: one token resolved, its enemies stand inside the area, the token is gone."""
    if not isinstance(action, PlaceEnemies):
        raise wrong_step(state, action)
    seat = seat_of(actor)
    token = _token_at(state, action.token)
    area = area_name(state.board, encounter.area)
    if token.area != encounter.area:
        raise refusal("other_area", "SW-19", area=area)
    if token.enemy is not None and action.enemy not in (None, token.enemy):
        raise refusal("already_turned", "SW-35", enemy=enemy_name(state, token.enemy))
    inside = spaces_of(state.board, encounter.area)
    outside = tuple(landing.place for landing in action.places if landing.place not in inside)
    if outside:
        raise refusal("outside_area", "SW-19", places=outside, area=area)
    if token.enemy is None:
        state = _turned(state, token, action.enemy, seat)
        token = _token_at(state, action.token)
    enemy = token.enemy or ""
    state = replace(state, tokens=tuple(one for one in state.tokens if one != token))
    state = _landed(state, enemy, action.places, seat, "placed", "")
    is_over = not tokens_of(state, encounter.area)
    return replace(state, step=replace(step, encounter=None)) if is_over else state


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
    return state.logged(line, seat, enemy=name, where=where, count=count, reason=reason)
