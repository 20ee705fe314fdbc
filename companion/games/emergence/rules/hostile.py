"""Hack, spy, terminate: who may attack whom, and what it does (EM-27..36)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from companion.games.emergence.actions import Hack, Spy, Terminate
from companion.games.emergence.rules.movement import augmentation
from companion.games.emergence.rules.refusals import refusal, why
from companion.games.emergence.state import (
    NO_DATA,
    Claim,
    EmergenceState,
    Operative,
    Spying,
    Streets,
    Turn,
    logged,
    plus,
)
from companion.games.emergence.words import COSTS, HOSTILE_ACTIONS, HostileAction
from companion.kernel.action import Reason, Rejection
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat
from companion.kernel.view import LogLine

Attack = Hack | Spy | Terminate


class Standing(NamedTuple):
    """How two agents stand to each other."""

    is_same_tile: bool
    is_adjacent: bool


def standing(streets: Streets, actor: Operative, target: Operative) -> Standing:
    """As the city knows it (EM-33: the same tile is not adjacent)."""
    return Standing(actor.tile == target.tile, target.tile in streets.near[actor.tile or streets.start])


def problems(
    action: HostileAction,
    actor: Operative,
    target: Operative,
    stand: Standing,
    *,
    same_tile_is_adjacent: bool = False,
) -> tuple[Reason, ...]:
    """Everything that forbids this attack, in the order of EM-31."""
    found: list[Reason] = []
    assert actor.revealed is not None, "nothing is revealed yet"  # noqa: S101 - the phase guarantees it
    if actor.revealed.action != action:
        found.append(why("not_selected", "EM-20", selected=actor.revealed.action, action=action))
    if actor.seat == target.seat:
        found.append(why("self_target", "EM-33", action=action))
    else:
        found.extend(_place_problems(action, actor, target, stand, same_tile_is_adjacent))
    if actor.knowledge < COSTS[action]:
        found.append(
            why("not_enough_knowledge", "EM-32", action=action, needed=COSTS[action], held=actor.knowledge)
        )
    return tuple(found)


def _place_problems(
    action: HostileAction, actor: Operative, target: Operative, stand: Standing, same_tile_is_adjacent: bool
) -> list[Reason]:
    """Start tile, neighbourhood and augmentations (EM-27..30, EM-33)."""
    found: list[Reason] = []
    if actor.on_start:
        found.append(why("actor_on_start", "EM-30"))
    if target.on_start:
        found.append(why("target_on_start", "EM-30", target_seat=target.seat))
    mine, theirs = augmentation(actor), augmentation(target)
    if action == "spy":
        if not stand.is_same_tile:
            found.append(why("not_same_tile", "EM-28", target_seat=target.seat))
        if mine != theirs:
            found.append(
                why("augmentation_not_same", "EM-28", target_seat=target.seat, theirs=theirs, mine=mine)
            )
        return found
    if not (stand.is_adjacent or (same_tile_is_adjacent and stand.is_same_tile)):
        found.append(why("not_adjacent", "EM-33", target_seat=target.seat, action=action))
    if mine == theirs:
        found.append(why("augmentation_not_opposite", "EM-27", target_seat=target.seat, mine=mine))
    return found


def may_exchange(actor: Operative) -> bool:
    """Whether the hostile action may be given up for a tile action (EM-21)."""
    assert actor.revealed is not None, "nothing is revealed yet"  # noqa: S101 - the phase guarantees it
    return actor.revealed.action in HOSTILE_ACTIONS and actor.knowledge > 0


def struck(
    action: HostileAction, actor: Operative, target: Operative, start: str | None
) -> tuple[Operative, Operative]:
    """Actor and target after a legal attack: first the cost goes to the supply, then the loot (EM-27..32)."""
    left = actor.knowledge - COSTS[action]
    match action:
        case "spy":
            return replace(actor, knowledge=left), target
        case "hack":
            loot = replace(actor, knowledge=left, data=plus(actor.data, target.data))
            return loot, replace(target, data=NO_DATA)
        case "terminate":
            loot = replace(actor, knowledge=left + target.knowledge, data=plus(actor.data, target.data))
            return loot, replace(target, data=NO_DATA, knowledge=0, tile=start, on_start=True)


def attacked(state: EmergenceState, turn: Turn, attack: Attack) -> EmergenceState:
    """An attack by the operative whose turn it is. Without a city it waits for the target's word."""
    actor, target = state.operatives[turn.seat], state.operatives.get(attack.target)
    if target is None:
        raise refusal("unknown_operative", "EM-10")
    found = problems(
        attack.do,
        actor,
        target,
        _stand(state, actor, target, attack),
        same_tile_is_adjacent=state.options.same_tile_is_adjacent,
    )
    if found:
        raise Rejection.of(found)
    claim = Claim(attack.do, turn.seat, attack.target)
    if state.streets is not None:
        return carried_out(state, turn, claim)
    log = logged(state, "claims", turn.seat, target_seat=attack.target, action=attack.do)
    return replace(state, turn=replace(turn, step="claim", claim=claim), log=log)


def _stand(state: EmergenceState, actor: Operative, target: Operative, attack: Attack) -> Standing:
    """As the city knows it, or as the attacker answered."""
    if state.streets is not None:
        if attack.adjacent is not None or attack.same_tile is not None:
            raise refusal("city_knows", "EM-31")
        return standing(state.streets, actor, target)
    answer = attack.same_tile if attack.do == "spy" else attack.adjacent
    if answer is None and not (attack.same_tile and state.options.same_tile_is_adjacent):
        raise refusal("needs_answer", "EM-31")
    is_same = bool(attack.same_tile)
    return Standing(is_same, bool(attack.adjacent) and not is_same)


def answered(state: EmergenceState, turn: Turn, claim: Claim, agree: bool) -> EmergenceState:
    """The target (or the table) says whether the attacker stands where they say; a no costs nothing."""
    if agree:
        return carried_out(state, replace(turn, claim=None), claim)
    log = logged(state, "claim-denied", claim.actor, target_seat=claim.target, action=claim.action)
    return replace(state, turn=replace(turn, step="act", claim=None), log=log)


def carried_out(state: EmergenceState, turn: Turn, claim: Claim) -> EmergenceState:
    """The attack happens. That it happened is public, what a spy learned is not (EM-34)."""
    before, victim = state.operatives[claim.actor], state.operatives[claim.target]
    start = state.streets.start if state.streets else None
    actor, target = struck(claim.action, before, victim, start)
    spyings = state.spyings
    if claim.action == "spy":
        card = state.allegiances.get(claim.target)
        answer = Hidden(card.value if card else None, frozenset({claim.actor}))
        spyings = (*spyings, Spying(len(spyings) + 1, state.round, claim.actor, claim.target, answer))
    return replace(
        state,
        operatives={**state.operatives, claim.actor: actor, claim.target: target},
        spyings=spyings,
        turn=replace(turn, step="done", did=claim.action),
        log=_line(state, claim, victim),
    )


def hides_knowledge(state: EmergenceState) -> bool:
    """Whether a house rule keeps how many tokens others hold (A9, A14)."""
    return state.options.holdings == "owner" or (state.options.hide_amounts and state.events > 0)


def _line(state: EmergenceState, claim: Claim, victim: Operative) -> tuple[LogLine, ...]:
    """The public sentence, with the loot unless the house hides it."""
    actor, target, paid = claim.actor, claim.target, COSTS[claim.action]
    data = sum(victim.data)
    match claim.action:
        case "spy":
            return logged(state, "spied", actor, target_seat=target, paid=paid)
        case "hack" if state.options.holdings == "public":
            return logged(state, "hacked", actor, target_seat=target, paid=paid, data=data)
        case "hack":
            return logged(state, "hacked-unseen", actor, target_seat=target, paid=paid)
        case "terminate" if not hides_knowledge(state):
            facts = {"paid": paid, "data": data, "knowledge": victim.knowledge}
            return logged(state, "terminated", actor, target_seat=target, **facts)
        case "terminate":
            return logged(state, "terminated-unseen", actor, target_seat=target, paid=paid)


def target_is_empty(action: HostileAction, target: Operative) -> bool:
    """Nothing to take: legal, but worth a warning (EM-36, A13)."""
    return not any(target.data) and (action == "hack" or not target.knowledge)


def seats_to_attack(state: EmergenceState, seat: Seat) -> tuple[Seat, ...]:
    """Everybody else, in seating order (EM-33)."""
    return tuple(other for other in state.seats if other != seat)
