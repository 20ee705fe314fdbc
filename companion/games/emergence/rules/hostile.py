"""Hack, spy, terminate: who may attack whom, and what it does."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from companion.games.emergence.actions import Hack, Spy, Terminate
from companion.games.emergence.rules.refusals import why
from companion.games.emergence.state import EmergenceState, Operative, Spying, Streets
from companion.games.emergence.state.phases import Shown, Turn
from companion.games.emergence.sums.attacks import Hand, struck
from companion.games.emergence.views import ClaimView, SpyLine
from companion.games.emergence.words import COSTS, HostileAction
from companion.kernel.action import Reason
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat

Attack = Hack | Spy | Terminate
ATTACKS: dict[HostileAction, type[Attack]] = {"hack": Hack, "spy": Spy, "terminate": Terminate}


class Standing(NamedTuple):
    """How two agents stand to each other."""

    is_same_tile: bool
    is_adjacent: bool


def standing(streets: Streets, actor: Operative, target: Operative) -> Standing:
    """As the city knows it: the same tile is not adjacent (EM-33)."""
    return Standing(actor.tile == target.tile, target.tile in streets.near[actor.tile or streets.start])


def aimed(state: EmergenceState, action: HostileAction, target: Seat) -> Attack:
    """The attack as its operative would make it; without a city, with the answer it needs."""
    answer = {} if state.streets else {"same_tile" if action == "spy" else "adjacent": True}
    return ATTACKS[action](target=target, **answer)


def problems(state: EmergenceState, turn: Turn, attack: Attack) -> tuple[Reason, ...]:
    """Everything that forbids this attack by the operative whose turn it is."""
    actor, target = state.operatives[turn.seat], state.operatives.get(attack.target)
    if target is None:
        return (why("unknown_operative", "EM-10"),)
    stand = _stand(state, actor, target, attack)
    if isinstance(stand, Reason):
        return (stand,)
    switch = state.options.same_tile_is_adjacent
    return checks(attack.do, actor, target, turn.shown, stand, same_tile_is_adjacent=switch)


def _stand(state: EmergenceState, actor: Operative, target: Operative, attack: Attack) -> Standing | Reason:
    """As the city knows it, or as the attacker answered."""
    if state.streets is not None:
        if attack.adjacent is not None or attack.same_tile is not None:
            return why("city_knows", "EM-31")
        return standing(state.streets, actor, target)
    answer = attack.same_tile if attack.do == "spy" else attack.adjacent
    if answer is None and not (attack.same_tile and state.options.same_tile_is_adjacent):
        return why("needs_answer", "EM-31")
    is_same = bool(attack.same_tile)
    return Standing(is_same, bool(attack.adjacent) and not is_same)


def checks(
    action: HostileAction,
    actor: Operative,
    target: Operative,
    shown: Shown,
    stand: Standing,
    *,
    same_tile_is_adjacent: bool = False,
) -> tuple[Reason, ...]:
    """Everything that is wrong with an attack, all at once, in the order of the book (EM-31)."""
    found: list[Reason] = []
    selected = shown[actor.seat].action
    if selected != action:
        found.append(why("not_selected", "EM-20", selected=selected, action=action))
    if actor.seat == target.seat:
        found.append(why("self_target", "EM-33", action=action))
    else:
        found.extend(_start_problems(actor, target))
        found.extend(_place_problems(action, target, stand, same_tile_is_adjacent))
        found.extend(_augmentation_problems(action, actor, target, shown))
    if actor.knowledge < COSTS[action]:
        facts = {"action": action, "needed": COSTS[action], "held": actor.knowledge}
        found.append(why("not_enough_knowledge", "EM-32", **facts))
    return tuple(found)


def _start_problems(actor: Operative, target: Operative) -> list[Reason]:
    """Nobody can be attacked from or on the start tile (EM-30)."""
    found = [why("actor_on_start", "EM-30")] if actor.on_start else []
    return [*found, why("target_on_start", "EM-30", target_seat=target.seat)] if target.on_start else found


def _place_problems(
    action: HostileAction, target: Operative, stand: Standing, same_tile_is_adjacent: bool
) -> list[Reason]:
    """A spy stands on the target's tile, the others on a neighbouring one (A5)."""
    if action == "spy":
        return [] if stand.is_same_tile else [why("not_same_tile", "EM-28", target_seat=target.seat)]
    if stand.is_adjacent or (same_tile_is_adjacent and stand.is_same_tile):
        return []
    return [why("not_adjacent", "EM-33", target_seat=target.seat, action=action)]


def _augmentation_problems(
    action: HostileAction, actor: Operative, target: Operative, shown: Shown
) -> list[Reason]:
    """A spy runs what the target runs, the others the opposite."""
    mine, theirs = shown[actor.seat].augmentation, shown[target.seat].augmentation
    if action != "spy" and mine == theirs:
        return [why("augmentation_not_opposite", "EM-27", target_seat=target.seat, mine=mine)]
    if action == "spy" and mine != theirs:
        facts = {"target_seat": target.seat, "theirs": theirs, "mine": mine}
        return [why("augmentation_not_same", "EM-28", **facts)]
    return []


def attacked(state: EmergenceState, turn: Turn, attack: Attack) -> EmergenceState:
    """An attack by the operative whose turn it is. Without a city it waits for the target's word."""
    claim = ClaimView(action=attack.do, actor=turn.seat, target=attack.target)
    if state.streets is not None:
        return _carried_out(state, turn, claim)
    return replace(state, now=replace(turn, step="claim", claim=claim)).logged(
        "claims", turn.seat, target_seat=attack.target, action=attack.do
    )


def answered(state: EmergenceState, turn: Turn, claim: ClaimView, agree: bool) -> EmergenceState:
    """The target (or the table) says whether the attacker stands where they say; a no costs nothing."""
    turn = replace(turn, step="act", claim=None)
    if agree:
        return _carried_out(state, turn, claim)
    return replace(state, now=turn).logged(
        "claim-denied", claim.actor, target_seat=claim.target, action=claim.action
    )


def after(
    action: HostileAction, actor: Operative, target: Operative, start: str | None
) -> tuple[Operative, Operative]:
    """Actor and target after a legal attack; who is terminated goes to the start tile."""
    mine, theirs = struck(action, Hand(actor.knowledge, actor.data), Hand(target.knowledge, target.data))
    hit = replace(target, knowledge=theirs.knowledge, data=theirs.data)
    if action == "terminate":
        hit = replace(hit, tile=start, on_start=True)
    return replace(actor, knowledge=mine.knowledge, data=mine.data), hit


def _carried_out(state: EmergenceState, turn: Turn, claim: ClaimView) -> EmergenceState:
    """The attack happens."""
    victim, start = state.operatives[claim.target], state.streets.start if state.streets else None
    actor, target = after(claim.action, state.operatives[claim.actor], victim, start)
    done = replace(
        state,
        operatives={**state.operatives, claim.actor: actor, claim.target: target},
        spyings=(*state.spyings, spying(state, claim)) if claim.action == "spy" else state.spyings,
        now=replace(turn, step="done", did=claim.action),
    )
    return _said(done, claim, victim)


def spying(state: EmergenceState, claim: ClaimView) -> Spying:
    """That it happened is public, what the spy learned is not."""
    card, number = state.allegiances.get(claim.target), len(state.spyings) + 1
    line = SpyLine(number=number, round=state.round, spy=claim.actor, target=claim.target)
    return Spying(line, Hidden(card.value if card else None, frozenset({claim.actor})))


def hides_knowledge(state: EmergenceState) -> bool:
    """Whether a house rule keeps how many tokens others hold (A9, A14)."""
    return state.options.holdings == "owner" or (state.options.hide_amounts and state.events > 0)


def _said(state: EmergenceState, claim: ClaimView, victim: Operative) -> EmergenceState:
    """The public sentence, with the loot unless the house hides it."""
    actor, target, paid = claim.actor, claim.target, COSTS[claim.action]
    data = sum(victim.data)
    match claim.action:
        case "spy":
            return state.logged("spied", actor, target_seat=target, paid=paid)
        case "hack" if state.options.holdings == "public":
            return state.logged("hacked", actor, target_seat=target, paid=paid, data=data)
        case "hack":
            return state.logged("hacked-unseen", actor, target_seat=target, paid=paid)
        case "terminate" if not hides_knowledge(state):
            facts = {"paid": paid, "data": data, "knowledge": victim.knowledge}
            return state.logged("terminated", actor, target_seat=target, **facts)
        case "terminate":
            return state.logged("terminated-unseen", actor, target_seat=target, paid=paid)
