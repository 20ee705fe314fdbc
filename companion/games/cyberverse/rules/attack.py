"""An attack at the table: who aims at whom with what, and what it leaves."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.cyberverse.actions import Aim, Attack, Bonus
from companion.games.cyberverse.packs.cards import CombatToken
from companion.games.cyberverse.packs.checking import token_faults
from companion.games.cyberverse.rules import aftermath, fight, xp
from companion.games.cyberverse.rules.fighters import fighter, henchman_card, is_unseen, kept_token, rulings
from companion.games.cyberverse.rules.ledger import live_cash
from companion.games.cyberverse.rules.places import Figure, figures, name_of, relation, with_relation
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import refusal, why
from companion.games.cyberverse.state import InFight
from companion.games.cyberverse.state.organization import Agent, Supply
from companion.games.cyberverse.sums import combat, wealth
from companion.games.cyberverse.sums.combat import Addend
from companion.games.cyberverse.sums.fighters import (
    Fighter,
    figure_problem,
    in_range,
    reach,
    weapon_problem,
)
from companion.games.cyberverse.words import STATUSES, Brawl, Relation, WeaponType
from companion.kernel.frozen import frozen
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor


@frozen
class Target:
    """A target made ready."""

    figure: Figure
    relation: Relation
    aim: Aim
    is_asked: bool
    """How the two zones lie to each other has to be said."""


def apply(state: InFight, actor: Actor, action: Attack) -> InFight:
    """Everything is checked, then the attack runs."""
    figure, acting = fight.on_turn(state, actor, action.attacker)
    if acting.attacks < 1:
        raise refusal("no_attack_left", "CV-57", figure=name_of(figure))
    weapon = _weapon(figure, action)
    level = action.xp.level if action.xp else None
    if action.xp:
        if not isinstance(figure, Agent):
            raise refusal("xp_agents", "CV-19")
        refuse_faults(xp.problems(state, figure, "combat", action.xp))
    targets = tuple(_target(state, figure, aim) for aim in action.aims)
    attacker = fighter(state, figure, weapon=weapon, xp_to=level, typed=action.revealed.get(figure.id))
    aimed = tuple(_aimed(state, target, action) for target in targets)
    refuse_faults(_problems(state, figure, attacker, targets, aimed, action))
    refuse_faults(_typed_problems(state, (figure, *(target.figure for target in targets)), action))
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


def _target(state: InFight, attacker: Figure, aim: Aim) -> Target:  # CV-60
    """A figure on the board, and how the two zones lie to each other: known, or said now."""
    district = state.now.district
    figure = next((one for one in figures(state, district) if one.id == aim.target), None)
    if figure is None:
        raise refusal("target_out", "CV-60")
    known = relation(state, district, attacker.zone, figure.zone)
    said = None if aim.relation == "same" else aim.relation
    return Target(figure, known or said or "far", aim, is_asked=known is None and said is None)


def _typed_problems(state: InFight, involved: tuple[Figure, ...], action: Attack) -> Reasons:  # CV-54
    """Unseen tokens, of henchmen, teammates or face down, are typed as they open; nobody else's."""
    unseen = {figure.id: figure for figure in involved if is_unseen(state, figure)}
    for token in action.revealed.values():
        if token is not None and (wrong := token_faults(token)):
            return wrong
    if set(action.revealed) - set(unseen):
        return (why("token_not_needed", "CV-54"),)
    missing = [figure for at, figure in unseen.items() if at not in action.revealed]
    return (why("token_needed", "CV-54", figure=name_of(missing[0])),) if missing else ()


def _aimed(state: InFight, target: Target, action: Attack) -> combat.Aimed:
    made = fighter(state, target.figure, typed=action.revealed.get(target.figure.id))
    return combat.Aimed(made, target.relation, _lines(target.aim.bonuses))


def _lines(bonuses: tuple[Bonus, ...]) -> tuple[Addend, ...]:
    return tuple(Addend(code="bonus", value=bonus.value, label=bonus.reason) for bonus in bonuses)


def brawl_colour(state: InFight) -> Brawl:
    """The colour of this district's brawl card."""
    card = state.now.brawl
    return card.colour if card else "green"


def _problems(
    state: InFight,
    figure: Figure,
    attacker: Fighter,
    targets: tuple[Target, ...],
    aimed: tuple[combat.Aimed, ...],
    action: Attack,
) -> Reasons:
    """Reasons in the order of the rule; nothing is asked or opened for an attack that cannot be."""
    for one in aimed:
        problem = figure_problem(attacker, one.fighter, brawl_colour(state))
        problem = problem or weapon_problem(attacker, rulings(state))
        if problem:
            return (why(problem, "CV-60"),)
    if other := hunt_problems(state, figure, targets[0].figure, reach(attacker), action.distances):
        return other
    for target in targets:
        if target.is_asked:
            return (why("relation_needed", "CV-60", one=figure.zone, other=target.figure.zone),)
        if not in_range(reach(attacker), target.relation):
            return (why("range", "CV-60"),)
    return _two_problems(state, figure, _weapon(figure, action), targets, action)


def target_problems(state: InFight, figure: Figure, other: Figure) -> Reasons:  # CV-60
    """Why this figure cannot attack that one with any weapon; no secret of the other's is told."""
    for one in (figure, other):
        if not isinstance(one, Agent) and henchman_card(state, one.name) is None:
            return (why("card_needed", "CV-63", name=one.name),)
    mine, theirs = fighter(state, figure), fighter(state, other)
    if problem := figure_problem(mine, theirs, brawl_colour(state)):
        return (why(problem, "CV-60"),)
    return hunt_problems(state, figure, other, reach(mine))


def hunt_problems(
    state: InFight,
    figure: Figure,
    other: Figure,
    reaching: WeaponType,
    said: Mapping[str, int] | None = None,
) -> Reasons:  # CV-59
    """A henchman goes for the richest, the nearest of several, as far as it can reach it (A36).

    `said`: the distances the table gave with the attack. Before, None: any of several may be the nearest.
    """
    if figure.seat is not None:
        return ()
    here, cash = fight.quarries(state, figure, said), live_cash(state)
    if not here:
        return (why("no_quarry", "CV-59"),)
    target, rich = wealth.prey(here, cash), wealth.hunted(here, cash)
    if target is None and said is not None:
        unknown = tuple(state.agents[one.figure].sheet.name for one in rich if one.distance is None)
        return (why("distance_needed", "CV-59", agents=unknown),)
    prey = [state.agents[one.figure] for one in ((target,) if target else rich)]
    if other.id in [one.id for one in prey]:
        return ()
    ways = [relation(state, state.now.district, figure.zone, one.zone) for one in prey]
    can_reach = any(way is not None and in_range(reaching, way) for way in ways)
    if state.options.henchman_fallback == "nearest" and not can_reach:
        return ()
    return (why("wrong_quarry", "CV-59", agent=prey[0].sheet.name, turn_seat=prey[0].seat),)


def may_two(state: InFight, figure: Figure, weapon: Supply | None, typed: CombatToken | None) -> str:
    """What lets it strike two targets: `double_target`, `multiple_shot`, or nothing."""
    if weapon and weapon.card.kind == "weapon" and "double_target" in weapon.card.effects:
        return "double_target"
    token = typed if is_unseen(state, figure) else kept_token(state, figure.id)
    return "multiple_shot" if token and token.attack_effect == "multiple_shot" else ""


def _two_problems(
    state: InFight,
    figure: Figure,
    weapon: Supply | None,
    targets: tuple[Target, ...],
    action: Attack,
) -> Reasons:  # CV-65, CV-69
    """Two targets need a reason; a multiple shot hits two in one zone."""
    if len(targets) < 2:
        return ()
    if targets[0].figure.id == targets[1].figure.id:
        return (why("same_target", "CV-65"),)
    by = may_two(state, figure, weapon, action.revealed.get(figure.id))
    if not by:
        return (why("one_target", "CV-57", figure=name_of(figure)),)
    is_split = targets[0].figure.zone != targets[1].figure.zone
    return (why("one_zone", "CV-65"),) if by == "multiple_shot" and is_split else ()
