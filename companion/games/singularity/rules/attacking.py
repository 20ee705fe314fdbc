"""Attacks of the team: range, walls, damage over miniatures, tracked health (SW-15).

Rules: SW-15..18.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.games.singularity.actions.pieces import Hits, Target
from companion.games.singularity.actions.turn import Attack
from companion.games.singularity.rules import groups, hands
from companion.games.singularity.rules.refusals import refusal
from companion.games.singularity.state import SingularityState, enemy_name, place_name
from companion.games.singularity.state.board import Group, Laid
from companion.games.singularity.sums import damage, ground


def attacked(state: SingularityState, action: Attack) -> SingularityState:  # SW-15, SW-18
    """An attack card, fully resolved; what is not spent is lost."""
    merged = _by_place(action.targets)
    _check_reach(state, action, tuple(merged))
    _check_hits(state, action, merged)
    state = hands.laid_open(state, action.card, from_hand=action.from_hand)
    for place, hits in merged.items():
        for one in hits:
            if group := groups.group_at(state, one.enemy, place):
                state = _struck(state, group, one, action)
    if not any(sum(one.hits) for hits in merged.values() for one in hits):
        state = state.logged("missed", state.turn.seat)
    return state


def _by_place(targets: Sequence[Target]) -> dict[str, tuple[Hits, ...]]:
    """All hits of one space together, however they were listed."""
    found: dict[str, tuple[Hits, ...]] = {}
    for target in targets:
        found[target.place] = (*found.get(target.place, ()), *target.hits)
    return found


def _check_reach(state: SingularityState, action: Attack, places: tuple[str, ...]) -> None:  # SW-18, SW-24
    """Range along a straight line, not through walls unless the card says so."""
    here = state.members[state.turn.seat].place
    if state.ground is None or here is None:
        if not action.in_range:
            raise refusal("out_of_range", "SW-18", places=places, range=action.range)
        return
    away = ground.reach(state.ground, here, action.range, ignores_walls=action.ignores_walls)
    far = tuple(place_name(state, place) for place in places if place not in away)
    if far:
        raise refusal("out_of_range", "SW-18", places=far, range=action.range)


def _check_hits(
    state: SingularityState, action: Attack, merged: dict[str, tuple[Hits, ...]]
) -> None:  # SW-18
    """No more damage than the card has, on enemies that stand there."""
    total = sum(sum(one.hits) for hits in merged.values() for one in hits)
    if total > action.damage:
        raise refusal("too_much_damage", "SW-18", spent=total, damage=action.damage)
    for place, hits in merged.items():
        sizes = {group.enemy: group.size for group in state.groups if group.place == place}
        found = damage.fault(total, [(one.enemy, one.hits) for one in hits], sizes)
        if found:
            code, enemy = found
            facts = {"enemy": enemy_name(state, enemy), "place": place_name(state, place)}
            raise refusal(code, "SW-18", count=sizes.get(enemy, 0), **facts)
    if len(merged) > action.spaces:
        raise refusal("one_space", "SW-18", count=action.spaces)


def _struck(state: SingularityState, group: Group, hits: Hits, action: Attack) -> SingularityState:
    """What the hits did to one group."""
    card = state.enemies.get(group.enemy)
    if card is not None and card.health is not None:
        return _laid_beside(state, group, hits, action, card.health)
    struck = damage.struck(hits.hits, group.partial, card.damage if card else 1)
    left = group.size - struck.removed
    new = replace(group, size=left, partial=struck.partial, fresh=min(group.fresh, left))
    state = groups.replaced(state, group, new)
    return _told(state, group, struck.removed, sum(struck.partial) - sum(group.partial))


def _told(state: SingularityState, group: Group, removed: int, hurt: int) -> SingularityState:
    """The log says what fell, or what was only hurt."""
    if not removed and hurt <= 0:
        return state
    seat = state.turn.seat
    name, place = enemy_name(state, group.enemy), place_name(state, group.place)
    line = "defeated" if removed else "hurt"
    return state.logged(line, seat, enemy=name, place=place, count=removed or hurt)


def _laid_beside(
    state: SingularityState, group: Group, hits: Hits, action: Attack, health: int
) -> SingularityState:
    """The card lies beside the enemy until it falls; then every card goes to its owner's discard (SW-17)."""
    turn, value = state.turn, sum(hits.hits)
    if not value:
        return state
    is_card = turn.card is not None
    laid = (*group.laid, Laid(turn.seat, action.card or turn.card or "", value, is_card))
    if is_card:
        state = replace(state, turn=replace(turn, card=None))
    if sum(card.value for card in laid) < health:
        state = groups.replaced(state, group, replace(group, laid=laid))
        return _told(state, group, 0, value)
    for card in laid:
        if card.is_card:
            state = hands.put(state, hands.to_discard(state.members[card.owner], 1))
    left = group.size - 1
    state = groups.replaced(state, group, replace(group, size=left, laid=(), fresh=min(group.fresh, left)))
    return _told(state, group, 1, 0)
