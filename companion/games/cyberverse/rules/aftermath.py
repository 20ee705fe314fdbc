"""What an attack leaves on the table, its result card, and what somebody may do then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.games.cyberverse.actions import Grill, Slip
from companion.games.cyberverse.packs.cards import CombatToken
from companion.games.cyberverse.rules import fight
from companion.games.cyberverse.rules.agents import eliminated
from companion.games.cyberverse.rules.fighters import implants
from companion.games.cyberverse.rules.ledger import with_agent, with_site
from companion.games.cyberverse.rules.places import (
    Figure,
    moved,
    name_of,
    relation,
    room_problems,
    with_relation,
    zone_problems,
)
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.rules.result import changed, report
from companion.games.cyberverse.state import InFight
from companion.games.cyberverse.state.board import Henchman
from companion.games.cyberverse.state.organization import Agent, Supply
from companion.games.cyberverse.state.site import Kept
from companion.games.cyberverse.sums import combat, fighters
from companion.games.cyberverse.views.reports import FollowUp
from companion.games.cyberverse.words import Relation
from companion.kernel.frozen import frozen
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat


@frozen
class Blow:
    """An attack that was resolved, with the figures as they stood before it."""

    figure: Figure
    weapon: Supply | None
    targets: tuple[tuple[Figure, Relation], ...]
    result: combat.Result
    spent: tuple[int, ...]
    typed: Mapping[str, CombatToken | None]


def applied(state: InFight, blow: Blow) -> InFight:  # CV-61
    """Tokens open, health and statuses change, what is out is gone; then who may do what."""
    result = blow.result
    state = replace(state, last=replace(state.last, number=state.last.number + 1))
    state = replace(state, last=replace(state.last, attack=report(state, blow)))
    state = _opened(state, blow)
    state = _changed(state, blow.figure, result.attacker)
    if result.weapon_broken and blow.weapon and blow.figure.id in state.agents:
        state = _broken(state, state.agents[blow.figure.id], blow.weapon.id)
    for (figure, _), wound in zip(blow.targets, result.targets, strict=True):
        state = _wounded(state, figure, wound)
    state = _logged(state, blow)
    state = _used(state, blow)
    found = () if result.void else _follow_ups(state, blow)
    return with_site(state, follow_ups=found)


def _opened(state: InFight, blow: Blow) -> InFight:
    """The attacker's token, and its targets' unless frenzy ended it; from now on public (CV-55)."""
    figures = [(blow.figure, blow.result.attacker.token is None and blow.result.void)]
    if not blow.result.void:
        figures += [
            (figure, wound.token_gone)
            for (figure, _), wound in zip(blow.targets, blow.result.targets, strict=True)
        ]
    tokens, shown = dict(state.now.tokens), 0
    for figure, is_gone in figures:
        kept = tokens.get(figure.id) or Kept(Hidden(blow.typed.get(figure.id)))
        shown += 0 if kept.is_open else 1
        tokens[figure.id] = replace(kept, is_open=True, is_gone=kept.is_gone or is_gone)
    state = with_site(state, tokens=tokens)
    return replace(state, shown=state.shown + shown)


def _changed(state: InFight, figure: Figure, after: fighters.Fighter) -> InFight:  # CV-72
    """Health and statuses of a figure after the attack; at 0 it is out."""
    if isinstance(figure, Henchman):
        if after.hp <= 0:
            return replace(state, henchmen={at: one for at, one in state.henchmen.items() if at != figure.id})
        hurt = replace(state.henchmen[figure.id], health=after.hp)
        return replace(state, henchmen={**state.henchmen, figure.id: hurt})
    agent = state.agents[figure.id]
    if after.hp <= 0:
        return eliminated(state, agent, "fight")
    return with_agent(state, agent, health=after.hp, statuses=after.statuses)


def _wounded(state: InFight, figure: Figure, wound: combat.Wound) -> InFight:
    state = _changed(state, figure, wound.fighter)
    if wound.grappled:
        state = with_site(state, grappled=state.now.grappled | {figure.id})
    if wound.disarmed:
        state = with_site(state, disarmed=state.now.disarmed | {figure.id})
    return state


def _broken(state: InFight, agent: Agent, supply: str) -> InFight:
    tokens = tuple(replace(one, broken=True) if one.id == supply else one for one in agent.supply)
    return with_agent(state, agent, supply=tokens)


def _logged(state: InFight, blow: Blow) -> InFight:
    """One line a target, with the arithmetic."""
    name, seat, result = name_of(blow.figure), blow.figure.seat, blow.result
    if result.void:
        return state.logged("attack-void", seat, figure=name)
    for (figure, _), wound in zip(blow.targets, result.targets, strict=True):
        target = name_of(figure)
        if wound.cancelled:
            state = state.logged("attack-cancelled", seat, figure=name, target=target, by=wound.cancelled)
            continue
        change = changed(figure, wound.fighter, wound.heals)
        state = state.logged("attack", seat, figure=name, target=target, attack=wound.attack_value,
            defense=wound.defense_value, diff=wound.diff or 0, row=wound.row or "nothing", out=wound.out,
            lost=change.lost, statuses=change.new or ("–",), count=len(change.new),
        )  # fmt: skip
    return state


def _used(state: InFight, blow: Blow) -> InFight:  # CV-69
    """One attack is used; a weapon with an extra action gives one more, once."""
    acting = state.now.acting
    if acting is None or acting.figure != blow.figure.id:
        return state
    card = blow.weapon.card if blow.weapon else None
    more = card is not None and card.kind == "weapon" and "extra_action" in card.effects
    gains = more and not acting.has_extra
    left = acting.attacks - 1 + (1 if gains else 0)
    acting = replace(acting, attacks=left, has_attacked=True, has_extra=acting.has_extra or gains)
    return fight.acting_changed(state, acting)


def _follow_ups(state: InFight, blow: Blow) -> tuple[FollowUp, ...]:  # CV-65, CV-66, CV-69
    """Grill, project, slip away: for figures that still stand."""
    found: list[FollowUp] = []
    by = fight.seats_of(state, blow.figure)
    for (figure, _), wound in zip(blow.targets, blow.result.targets, strict=True):
        now = _standing(state, figure)
        if now is None:
            continue
        if wound.may_grill and isinstance(now, Agent):
            working = tuple(one.id for one in implants(now) if not one.broken)
            found.append(FollowUp(kind="grill", figure=now.id, by=by, implants=working))
        if wound.projected:
            found += _slips(state, now, by, "project")
        if wound.may_slip and now.id not in state.now.grappled:
            found += _slips(state, now, fight.seats_of(state, now), "slip")
    attacker = _standing(state, blow.figure)
    if blow.result.may_move and attacker and attacker.id not in state.now.grappled:
        found += _slips(state, attacker, by, "slip")
    return tuple(found)


def _standing(state: InFight, figure: Figure) -> Figure | None:
    return state.agents.get(figure.id) or state.henchmen.get(figure.id)


def _zones(state: InFight, figure: Figure) -> tuple[int, ...]:
    """Zones next to a figure, as far as anybody knows, with room (A23)."""
    district = state.now.district
    return tuple(
        zone
        for zone in range(1, state.boards[district].card.zones + 1)
        if zone != figure.zone
        and relation(state, district, figure.zone, zone) in (None, "adjacent")
        and not room_problems(state, district, zone, figure.id)
    )


def _slips(state: InFight, figure: Figure, by: Seat, kind: str) -> list[FollowUp]:
    zones = _zones(state, figure)
    made = FollowUp.model_validate({"kind": kind, "figure": figure.id, "by": by, "zones": zones})
    return [made] if zones else []


def _pending(state: InFight, actor: Actor, figure: str, kinds: tuple[str, ...]) -> FollowUp:
    """What this actor decides about this figure, or `Rejection`."""
    waiting = [one for one in state.now.follow_ups if one.figure == figure and one.kind in kinds]
    if not waiting:
        raise refusal("nothing_to_follow", "CV-65")
    mine = [one for one in waiting if one.by == actor]
    if not mine:
        raise refusal("not_your_turn", "CV-65", turn_seat=waiting[0].by)
    return mine[0]


def _settled(state: InFight, done: FollowUp) -> InFight:
    left = list(state.now.follow_ups)
    left.remove(done)
    return with_site(state, follow_ups=tuple(left))


def grilled(state: InFight, actor: Actor, action: Grill) -> InFight:  # CV-69
    """One working implant breaks, or the attacker lets it be."""
    pending = _pending(state, actor, action.target, ("grill",))
    state = _settled(state, pending)
    if action.implant is None:
        return state
    if action.implant not in pending.implants:
        raise refusal("no_implant", "CV-69")
    agent = state.agents[action.target]
    name = next(one.card.name for one in agent.supply if one.id == action.implant)
    state = _broken(state, agent, action.implant)
    if state.last.attack:
        targets = tuple(
            one.model_copy(update={"grilled": name}) if one.figure == agent.id else one
            for one in state.last.attack.targets
        )
        attack = state.last.attack.model_copy(update={"targets": targets})
        state = replace(state, last=replace(state.last, attack=attack))
    return state.logged("grilled", agent.seat, agent=agent.sheet.name, name=name)


def slipped(state: InFight, actor: Actor, action: Slip) -> InFight:  # CV-65, CV-66
    """One zone further, by adrenalin or by the attacker's projection."""
    pending = _pending(state, actor, action.figure, ("slip", "project"))
    figure = state.agents.get(action.figure) or state.henchmen[action.figure]
    state = _settled(state, pending)
    if action.zone is None:
        if pending.kind == "project":
            raise refusal("must_project", "CV-65")
        return state
    district = state.now.district
    refuse_faults(zone_problems(state, district, action.zone))
    if action.zone not in pending.zones:
        raise refusal("zone_far", "CV-65", zone=action.zone, here=figure.zone)
    state = with_relation(state, district, figure.zone, action.zone, "adjacent")
    state = moved(state, figure, action.zone, "none")
    if pending.kind == "slip" and _is_target(state, figure.id):
        tokens = state.now.tokens
        gone = {**tokens, figure.id: replace(tokens[figure.id], is_gone=True)}
        state = with_site(state, tokens=gone)
    state = _refreshed(state)
    return state.logged("slipped", figure.seat, figure=name_of(figure), zone=action.zone, how=pending.kind)


def _refreshed(state: InFight) -> InFight:
    """Somebody moved: what is left to decide has other zones, or none."""
    found = []
    for one in state.now.follow_ups:
        if one.kind == "grill":
            found.append(one)
        elif figure := state.agents.get(one.figure) or state.henchmen.get(one.figure):
            zones = _zones(state, figure)
            found += [one.model_copy(update={"zones": zones})] if zones else []
    return with_site(state, follow_ups=tuple(found))


def _is_target(state: InFight, figure: str) -> bool:  # CV-66
    """It moves by its defence, which costs the token; the attacker's adrenalin does not."""
    return state.last.attack is not None and any(one.figure == figure for one in state.last.attack.targets)
