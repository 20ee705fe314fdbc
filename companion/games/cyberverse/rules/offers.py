"""What XP, tests and attacks are open to somebody now, for choices and views alike (CV-19, CV-60)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.rules import attack, fight, missions, testing, xp
from companion.games.cyberverse.rules.agents import value
from companion.games.cyberverse.rules.fighters import (
    fighter,
    henchman_card,
    is_unseen,
    rulings,
    weapon_of,
    weapons,
)
from companion.games.cyberverse.rules.ledger import team
from companion.games.cyberverse.rules.places import Figure, figures, name_of, relation
from companion.games.cyberverse.rules.refusals import why
from companion.games.cyberverse.state import Agent, AtSite, CyberverseState, Henchman, InFight
from companion.games.cyberverse.sums import combat, features, wealth
from companion.games.cyberverse.sums.deck import remaining
from companion.games.cyberverse.views.investigation import (
    AttackOffer,
    RaiseOffer,
    TargetOffer,
    TestOffer,
    WeaponOffer,
)
from companion.games.cyberverse.views.organization import WhyNot
from companion.games.cyberverse.words import CAPS, Feature, WeaponType
from companion.kernel.action import Reason
from companion.kernel.seat import Seat


def why_not(reason: Reason) -> WhyNot:
    """A reason as a view carries it."""
    return WhyNot(code=reason.code, rule=reason.rule, facts=reason.facts)


def raises(
    state: CyberverseState, agent: Agent, feature: Feature, threshold: int | None = None
) -> tuple[RaiseOffer, ...]:
    """Every level that can be paid, the present one first and free (CV-19)."""
    current = value(agent, feature)
    cards = remaining(state.orgs[agent.seat].deck.discard)
    equal = state.options.test_equal

    def wins(level: int) -> tuple[int, ...]:
        return () if threshold is None else features.winning_cards(cards, level, threshold, equal)

    found = [RaiseOffer(level=current, cost=0, wins=wins(current))]
    if not xp.is_raisable(state, feature):
        return tuple(found)
    for level in range(current + 1, CAPS[feature] + 1):
        cost = xp.price(state, level, current)
        tokens = xp.cheapest(state, agent, cost)
        if tokens is not None:
            found.append(
                RaiseOffer(
                    level=level,
                    cost=cost,
                    tokens=tokens,
                    wasted=xp.worth(state, tokens) - cost,
                    wins=wins(level),
                )
            )
    return tuple(found)


def tests(state: AtSite, seat: Seat) -> tuple[TestOffer, ...]:
    """Every mission test of this seat in this district, with what speaks against it (CV-16, CV-77)."""
    district = state.now.district
    cards = remaining(state.orgs[seat].deck.discard)
    found = []
    for agent in team(state, seat):
        for mission in missions.missions(state.orgs[seat]):
            if agent.district != district or mission.spec.district != district or mission.done:
                continue
            for part, test in enumerate(mission.spec.tests if mission.spec.kind == "test" else ()):
                against = testing.problem(state, agent, mission, part)
                found.append(
                    TestOffer(
                        agent=agent.id,
                        mission=mission.id,
                        part=part,
                        feature=test.feature,
                        printed=agent.sheet.printed(test.feature),
                        value=value(agent, test.feature),
                        threshold=test.threshold,
                        raises=raises(state, agent, test.feature, test.threshold),
                        cards=cards,
                        why=(why_not(against),) if against else (),
                    )
                )
    return tuple(found)


def attacks(state: InFight, figure: Figure) -> AttackOffer:
    """What the figure on turn may attack with, whom, and what has to be typed (CV-60)."""
    return AttackOffer(
        figure=figure.id,
        weapons=_weapons(state, figure) if isinstance(figure, Agent) else (),
        targets=tuple(
            _target(state, figure, other)
            for other in figures(state, state.now.district)
            if other.id != figure.id
        ),
        reach=None if isinstance(figure, Agent) else _printed_reach(state, figure),
        raises=raises(state, figure, "combat") if isinstance(figure, Agent) else (),
        needs_token=is_unseen(state, figure),
    )


def _printed_reach(state: CyberverseState, figure: Henchman) -> WeaponType | None:
    card = henchman_card(state, figure.name)
    return card.attack_type if card else None


def _weapons(state: InFight, agent: Agent) -> tuple[WeaponOffer, ...]:
    """Bare hands first, then every weapon with what speaks against it."""
    bare = fighter(state, agent)
    best = max((offer.level for offer in raises(state, agent, "combat")), default=0)
    found = []
    for token in (None, *weapons(agent)):
        made = weapon_of(token) if token else None
        ready = replace(bare, weapon=made, xp_to=best if state.options.xp_expert else None)
        problem = combat.weapon_problem(ready, rulings(state))
        found.append(
            WeaponOffer(
                id=token.id if token else "",
                name=token.card.name if token else "",
                type=made.type if made else "close",
                bonus=made.bonus if made else 0,
                why=(why_not(why(problem, "CV-60")),) if problem else (),
                two_targets=made is not None and "double_target" in made.effects,
            )
        )
    return tuple(found)


def _target(state: InFight, figure: Figure, other: Figure) -> TargetOffer:
    known = relation(state, state.now.district, figure.zone, other.zone)
    problem = target_problem(state, figure, other)
    return TargetOffer(
        figure=other.id,
        name=name_of(other),
        seat=other.seat,
        relation=known,
        why=(why_not(problem),) if problem else (),
        needs_token=is_unseen(state, other),
    )


def target_problem(state: InFight, figure: Figure, other: Figure) -> Reason | None:
    """Why this figure cannot attack that one with any weapon; nothing secret of the other is asked."""
    for one in (figure, other):
        if not isinstance(one, Agent) and henchman_card(state, one.name) is None:
            return why("card_needed", "CV-63", name=one.name)
    mine, theirs = fighter(state, figure), fighter(state, other)
    problem = combat.figure_problem(mine, theirs, attack.brawl_colour(state))
    if problem:
        return why(problem, "CV-60")
    return _hunt_problem(state, figure, other) if mine.kind == "henchman" else None


def _hunt_problem(state: InFight, figure: Figure, other: Figure) -> Reason | None:
    """A henchman goes for the richest, unless the house lets it take who is near (CV-59, A36)."""
    here, cash = fight.quarries(state, figure), fight.live_cash(state)
    if not here:
        return why("no_quarry", "CV-59")
    target = wealth.prey(here, cash)
    prey = [state.agents[one.figure] for one in ((target,) if target else wealth.hunted(here, cash))]
    if other.id in [one.id for one in prey] or state.options.henchman_fallback == "nearest":
        return None
    return why("wrong_quarry", "CV-59", agent=prey[0].sheet.name, turn_seat=prey[0].seat)


def can_attack(state: InFight, figure: Figure) -> bool:
    """Whether some attack of this figure would be accepted, once what the table knows is said."""
    if not _attacks_left(state):
        return False
    offer = attacks(state, figure)
    if isinstance(figure, Agent):
        kinds = {weapon.type for weapon in offer.weapons if not weapon.why}
    else:
        kinds = {offer.reach} if offer.reach else set()
    return any(
        combat.in_range(kind, target.relation or "adjacent")
        for kind in kinds
        for target in offer.targets
        if not target.why
    )


def _attacks_left(state: InFight) -> bool:
    now = state.now
    return now.acting is not None and now.acting.attacks > 0 and not now.follow_ups
