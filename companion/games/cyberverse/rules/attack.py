"""An attack at the table: who aims at whom with what, and what it leaves (CV-55, CV-60..72)."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.cyberverse.actions import Aim, Attack, Bonus
from companion.games.cyberverse.packs.cards import CombatToken
from companion.games.cyberverse.packs.checking import token_faults
from companion.games.cyberverse.rules import aftermath, fight, xp
from companion.games.cyberverse.rules.fighters import fighter, is_unseen, kept_token, rulings
from companion.games.cyberverse.rules.places import Figure, figures, name_of, relation, with_relation
from companion.games.cyberverse.rules.refusals import refusal, refuse_faults
from companion.games.cyberverse.state import Agent, InFight, Supply
from companion.games.cyberverse.sums import combat, wealth
from companion.games.cyberverse.words import STATUSES, Brawl, Relation
from companion.kernel.seat import Actor


@dataclass(frozen=True, slots=True)
class Target:
    """A target made ready."""

    figure: Figure
    relation: Relation
    aim: Aim
    is_asked: bool
    """How the two zones lie to each other has to be said."""


def apply(state: InFight, actor: Actor, action: Attack) -> InFight:
    """Everything is checked, then the attack runs in the order of CV-61."""
    figure, acting = fight.on_turn(state, actor, action.attacker)
    if acting.attacks < 1:
        raise refusal("no_attack_left", "CV-57", figure=name_of(figure))
    weapon = _weapon(figure, action)
    level = action.xp.level if action.xp else None
    if action.xp:
        if not isinstance(figure, Agent):
            raise refusal("xp_agents", "CV-19")
        xp.chosen(state, figure, "combat", action.xp)
    targets = tuple(_target(state, figure, aim) for aim in action.aims)
    attacker = fighter(state, figure, weapon=weapon, xp_to=level, typed=action.revealed.get(figure.id))
    aimed = tuple(_aimed(state, target, action) for target in targets)
    _check_legal(state, figure, attacker, targets, aimed, action)
    _check_typed(state, (figure, *(target.figure for target in targets)), action)
    for target in targets:
        state = with_relation(state, state.now.district, figure.zone, target.figure.zone, target.relation)
    result = combat.resolve(
        attacker,
        aimed,
        use_frenzy=action.use_frenzy,
        bonuses=_lines(action.bonuses),
        heal_first=(*action.heal_first, *STATUSES),
        rulings=rulings(state),
    )
    spent: tuple[int, ...] = ()
    if isinstance(figure, Agent):
        state, spent = xp.spent(state, figure, "combat", action.xp)
    struck = tuple((target.figure, target.relation) for target in targets)
    return aftermath.applied(state, aftermath.Blow(figure, weapon, struck, result, spent, action.revealed))


def _weapon(figure: Figure, action: Attack) -> Supply | None:
    """The declared weapon is one of the agent's own."""
    if action.weapon is None:
        return None
    if isinstance(figure, Agent):
        for token in figure.supply:
            if token.id == action.weapon and token.card.kind == "weapon":
                return token
    raise refusal("not_a_weapon", "CV-60")


def _target(state: InFight, attacker: Figure, aim: Aim) -> Target:
    """A figure on the board, and how the two zones lie to each other: known, or said now (CV-60)."""
    district = state.now.district
    figure = next((one for one in figures(state, district) if one.id == aim.target), None)
    if figure is None:
        raise refusal("target_out", "CV-60")
    known = relation(state, district, attacker.zone, figure.zone)
    said = None if aim.relation == "same" else aim.relation
    return Target(figure, known or said or "far", aim, is_asked=known is None and said is None)


def _check_typed(state: InFight, involved: tuple[Figure, ...], action: Attack) -> None:
    """Unseen tokens of henchmen and teammates are typed as they open; nobody else's (CV-54)."""
    unseen = {figure.id: figure for figure in involved if is_unseen(state, figure)}
    for token in action.revealed.values():
        if token is not None:
            refuse_faults(token_faults(token))
    if set(action.revealed) - set(unseen):
        raise refusal("token_not_needed", "CV-54")
    missing = [figure for at, figure in unseen.items() if at not in action.revealed]
    if missing:
        raise refusal("token_needed", "CV-54", figure=name_of(missing[0]))


def _aimed(state: InFight, target: Target, action: Attack) -> combat.Aimed:
    made = fighter(state, target.figure, typed=action.revealed.get(target.figure.id))
    return combat.Aimed(made, target.relation, _lines(target.aim.bonuses))


def _lines(bonuses: tuple[Bonus, ...]) -> tuple[combat.Line, ...]:
    return tuple(combat.Line("bonus", bonus.value, bonus.reason) for bonus in bonuses)


def brawl_colour(state: InFight) -> Brawl:
    """The colour of this district's brawl card."""
    card = state.now.brawl
    return card.colour if card else "green"


def _check_legal(
    state: InFight,
    figure: Figure,
    attacker: combat.Fighter,
    targets: tuple[Target, ...],
    aimed: tuple[combat.Aimed, ...],
    action: Attack,
) -> None:
    """CV-60 in its order; nothing is asked or opened for an attack that cannot be."""
    for one in aimed:
        problem = combat.figure_problem(attacker, one.fighter, brawl_colour(state))
        problem = problem or combat.weapon_problem(attacker, rulings(state))
        if problem:
            raise refusal(problem, "CV-60")
    _check_hunt(state, figure, attacker, targets, action)
    for target in targets:
        if target.is_asked:
            raise refusal("relation_needed", "CV-60", one=figure.zone, other=target.figure.zone)
        if not combat.in_range(combat.reach(attacker), target.relation):
            raise refusal("range", "CV-60")
    _check_two(state, figure, _weapon(figure, action), targets, action)


def may_two(state: InFight, figure: Figure, weapon: Supply | None, typed: CombatToken | None) -> str:
    """What lets it strike two targets: `double_target`, `multiple_shot`, or nothing (CV-65, CV-69)."""
    if weapon and weapon.card.kind == "weapon" and "double_target" in weapon.card.effects:
        return "double_target"
    token = typed if is_unseen(state, figure) else kept_token(state, figure.id)
    return "multiple_shot" if token and token.attack_effect == "multiple_shot" else ""


def _check_two(
    state: InFight,
    figure: Figure,
    weapon: Supply | None,
    targets: tuple[Target, ...],
    action: Attack,
) -> None:
    """Two targets need a reason; a multiple shot hits two in one zone (CV-65, CV-69)."""
    if len(targets) < 2:
        return
    if targets[0].figure.id == targets[1].figure.id:
        raise refusal("same_target", "CV-65")
    by = may_two(state, figure, weapon, action.revealed.get(figure.id))
    if not by:
        raise refusal("one_target", "CV-57", figure=name_of(figure))
    if by == "multiple_shot" and targets[0].figure.zone != targets[1].figure.zone:
        raise refusal("one_zone", "CV-65")


def _check_hunt(
    state: InFight,
    figure: Figure,
    attacker: combat.Fighter,
    targets: tuple[Target, ...],
    action: Attack,
) -> None:
    """A henchman goes for the richest, the nearest of several (CV-59, A36)."""
    if attacker.kind != "henchman":
        return
    here = fight.quarries(state, figure, action.distances)
    cash = fight.live_cash(state)
    if not here:
        raise refusal("no_quarry", "CV-59")
    target = wealth.prey(here, cash)
    if target is None:
        unknown = [one for one in wealth.hunted(here, cash) if one.distance is None]
        names = tuple(state.agents[one.figure].sheet.name for one in unknown)
        raise refusal("distance_needed", "CV-59", agents=names)
    if targets[0].figure.id == target.figure:
        return
    prey = state.agents[target.figure]
    seen = relation(state, state.now.district, figure.zone, prey.zone)
    can_reach = seen is not None and combat.in_range(combat.reach(attacker), seen)
    if state.options.henchman_fallback == "none" or can_reach:
        raise refusal("wrong_quarry", "CV-59", agent=prey.sheet.name, turn_seat=prey.seat)
