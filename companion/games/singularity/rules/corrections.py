"""The cardboard wins: any fact the app keeps can be put right, for everybody to see.

Rules: SW-21, SW-38.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.games.singularity.actions.facts import (
    CacheFact,
    Correct,
    GainedFact,
    GroupFact,
    HandFact,
    LimitsFact,
    MemberFact,
    RowFact,
    ShiftFact,
    TokenFact,
    TrackFact,
    TurnFact,
)
from companion.games.singularity.rules import changing, encounters, groups, hands, stepping
from companion.games.singularity.rules.refusals import refusal
from companion.games.singularity.state import SingularityState, enemy_name, place_name
from companion.games.singularity.state.board import Group, Laid
from companion.games.singularity.state.phases import Encounter, Playing
from companion.games.singularity.sums.spaces import area_of
from companion.games.singularity.views.board import TokenView
from companion.games.singularity.views.turn import Travel, Turn
from companion.games.singularity.words import REFUSALS
from companion.kernel.proposals import Corrections
from companion.kernel.seat import Seat


def corrected(state: SingularityState, action: Correct, by: Seat | None) -> SingularityState:
    """The state as the cardboard has it."""
    reason = action.reason
    match action.what:
        case TrackFact(track=track, value=value):
            was = changing.value_of(state, track)
            state = changing.set_to(state, track, value, seat=by, note=reason)
            return _said(state, by, reason, f"correct-{track}", value=value, was=was)
        case LimitsFact(limits=limits):
            state = changing.relimited(replace(state, limits=limits))
            facts = {"threat": limits.threat or 0, "awareness": limits.awareness or 0}
            return _said(state, by, reason, "correct-limits", **facts)
        case MemberFact() as fact:
            return stepping.rebuilt(_member(state, fact, by, reason), new_attack=False)
        case GroupFact() as fact:
            return stepping.rebuilt(_group(state, fact, by, reason), new_attack=False)
        case ShiftFact() as fact:
            return stepping.rebuilt(_shift(state, fact, by, reason), new_attack=False)
        case HandFact() | RowFact() | GainedFact() as fact:
            return _cards(state, fact, by, reason)
        case CacheFact() as fact:
            return _cache(state, fact, by, reason)
        case TokenFact() as fact:
            return _token(state, fact, by, reason)
        case TurnFact(seat=seat):
            return _turn(state, seat, by, reason)


def _cards(
    state: SingularityState, fact: HandFact | RowFact | GainedFact, by: Seat | None, reason: str
) -> SingularityState:
    """Which cards lie where, and how many."""
    match fact:
        case HandFact():
            return _hand(state, fact, by, reason)
        case RowFact(cards=cards):
            state = replace(state, row=cards)
            if isinstance(state.step, Playing) and state.step.drafting:
                drafting = replace(state.step.drafting, newest=None)
                state = replace(state, step=replace(state.step, drafting=drafting))
            return _said(state, by, reason, "correct-row", count=len(cards))
        case GainedFact(seat=seat, cards=cards):
            _seated(state, seat)
            state = hands.put(state, replace(state.members[seat], gained=cards))
            return _said(state, by, reason, "correct-gained", member_seat=seat, count=len(cards))


def _said(
    state: SingularityState, by: Seat | None, reason: str, line: str, **facts: str | int
) -> SingularityState:
    return state.logged(line, by, reason=reason, **facts)


def _seated(state: SingularityState, seat: Seat) -> None:
    if seat not in state.seats:
        raise refusal("unknown_seat", "SW-38")


def _on_map(state: SingularityState, place: str) -> None:
    if state.ground is not None and place not in state.ground.near:
        raise refusal("unknown_space", "SW-5", spaces=(place,))


def _need_map(state: SingularityState) -> None:
    if state.ground is None:
        raise refusal("no_map", "SW-38")


def _member(state: SingularityState, fact: MemberFact, by: Seat | None, reason: str) -> SingularityState:
    """A member stands elsewhere; an open move of it is over."""
    _seated(state, fact.seat)
    _need_map(state)
    _on_map(state, fact.place)
    member = replace(state.members[fact.seat], place=fact.place)
    state = hands.put(state, member)
    match state.step:
        case Playing(travel=Travel(members=members)) as step if fact.seat in members:
            state = replace(state, step=replace(step, travel=None))
    facts = {"member_seat": fact.seat, "place": place_name(state, fact.place)}
    return _said(state, by, reason, "correct-member", **facts)


def _group(
    state: SingularityState, fact: GroupFact, by: Seat | None, reason: str
) -> SingularityState:  # SW-21
    """So many miniatures stand there, with these hits on them."""
    card = state.enemies.get(fact.enemy)
    if card is None:
        raise refusal("unknown_enemy", "SW-20", enemy=fact.enemy)
    _on_map(state, fact.place)
    old = groups.group_at(state, fact.enemy, fact.place) or Group(fact.enemy, fact.place, 0)
    partial = old.partial if fact.partial is None else fact.partial
    if any(hits >= card.damage for hits in partial):
        raise refusal("would_have_fallen", "SW-16", enemy=card.name, damage=card.damage)
    laid = old.laid if fact.count else ()
    if fact.health_left is not None and card.health is not None:
        missing = card.health - fact.health_left - sum(one.value for one in laid)
        laid = (*laid, Laid(by or state.leader, "", missing, is_card=False)) if missing else laid
    new = replace(
        old,
        size=fact.count,
        partial=partial[: fact.count],
        laid=laid,
        fresh=min(old.fresh, fact.count),
    )
    others = tuple(group for group in state.groups if group.id != old.id)
    state = replace(state, groups=groups.register(state, (*others, new)))
    facts = {"enemy": card.name, "place": place_name(state, fact.place)}
    return _said(state, by, reason, "correct-group", count=fact.count, was=old.size, **facts)


def _shift(
    state: SingularityState, fact: ShiftFact, by: Seat | None, reason: str
) -> SingularityState:  # SW-21
    """Some of a group stand elsewhere; hits on them go along."""
    old = next((group for group in state.groups if group.id == fact.group), None)
    if old is None:
        raise refusal("no_such_group", "SW-20", group=fact.group)
    _on_map(state, fact.to)
    if fact.count > old.size:
        raise refusal("count", "SW-28", count=fact.count, size=old.size)
    going, staying = groups.parted(old, fact.to, fact.count)
    others = tuple(group for group in state.groups if group != old)
    state = replace(state, groups=groups.register(state, (*others, staying, going)))
    state = stepping.renamed(state, old, going, is_whole=not staying.size)
    facts = {"enemy": enemy_name(state, old.enemy), "place": place_name(state, fact.to)}
    return _said(state, by, reason, "correct-shift", count=fact.count, **facts)


def _hand(state: SingularityState, fact: HandFact, by: Seat | None, reason: str) -> SingularityState:  # SW-3
    """So many cards in a hand; the number stays with its owner."""
    _seated(state, fact.seat)
    if not hands.counts(state):
        raise refusal("hands_not_counted", "SW-14")
    member = hands.held(state.members[fact.seat], fact.hand)
    if fact.deck is not None:
        member = replace(member, deck=fact.deck)
    if fact.discard is not None:
        member = replace(member, discard=fact.discard)
    if (member.deck is None) != (member.discard is None):
        raise refusal("both_piles", "SW-32")
    return _said(hands.put(state, member), by, reason, "correct-hand", member_seat=fact.seat)


def _cache(state: SingularityState, fact: CacheFact, by: Seat | None, reason: str) -> SingularityState:
    """A cache is used, or fresh again; not the one being drafted."""
    _on_map(state, fact.place)
    if state.drafting and state.drafting.place == fact.place:
        raise refusal("draft_runs", "SW-33")
    others = tuple(place for place in state.used_caches if place != fact.place)
    state = replace(state, used_caches=(*others, fact.place) if fact.used else others)
    used = "yes" if fact.used else "no"
    return _said(state, by, reason, "correct-cache", place=place_name(state, fact.place), used=used)


def _token(state: SingularityState, fact: TokenFact, by: Seat | None, reason: str) -> SingularityState:
    """A token lies on a space, or none does; an encounter without tokens is over."""
    _need_map(state)
    _on_map(state, fact.place)
    area = area_of(state.board, fact.place)
    if fact.kind is not None and area is None:
        raise refusal("token_without_area", "SW-19", spaces=(fact.place,))
    others = tuple(token for token in state.tokens if token.place != fact.place)
    if fact.enemy is not None and fact.enemy not in state.enemies:
        raise refusal("unknown_enemy", "SW-20", enemy=fact.enemy)
    kind = fact.kind
    added = (TokenView(place=fact.place, kind=kind, area=area, enemy=fact.enemy),) if kind else ()
    state = replace(state, tokens=(*others, *added))
    match state.step:
        case Playing(encounter=Encounter(area=met)) as step if not encounters.tokens_of(state, met):
            state = replace(state, step=replace(step, encounter=None))
    return _said(state, by, reason, "correct-token", place=place_name(state, fact.place), kind=kind or "none")


def _turn(state: SingularityState, seat: Seat, by: Seat | None, reason: str) -> SingularityState:
    """It is somebody else's turn; only while cards are played."""
    _seated(state, seat)
    if state.phase != "play":
        raise refusal("finish_first", "SW-9")
    state = replace(hands.put_away(state), step=Playing(), turn=Turn(seat, state.turn.number))
    return _said(state, by, reason, "correct-turn", member_seat=seat)


CORRECTIONS: Final = Corrections(REFUSALS, "SW-38", corrected, at_once=True)
"""Anybody may put the app right; nobody has to agree (SW-38)."""
