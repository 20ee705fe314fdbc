"""What XP, tests and attacks are open to somebody now, for choices and views alike."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.actions import Raise
from companion.games.cyberverse.rules import attack, missions, testing, xp
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
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import why
from companion.games.cyberverse.state import AtSite, CyberverseState, InFight
from companion.games.cyberverse.state.board import Henchman
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.sums import features
from companion.games.cyberverse.sums.deck import remaining
from companion.games.cyberverse.sums.fighters import in_range, weapon_problem
from companion.games.cyberverse.views.investigation import (
    AttackOffer,
    RaiseOffer,
    TargetOffer,
    TestOffer,
    WeaponOffer,
)
from companion.games.cyberverse.words import CAPS, Feature, WeaponType
from companion.kernel.seat import Seat
from companion.kernel.view import WhyNot


def why_not(reasons: Reasons) -> tuple[WhyNot, ...]:
    """Reasons as a view carries them."""
    return tuple(map(WhyNot.of, reasons))


def raises(
    state: CyberverseState, agent: Agent, feature: Feature, threshold: int | None = None
) -> tuple[RaiseOffer, ...]:  # CV-19
    """Every level that can be paid, the present one first and free."""
    current = value(agent, feature)
    cards = remaining(state.orgs[agent.seat].deck.discard)
    equal = state.options.test_equal

    def wins(level: int) -> tuple[int, ...]:
        return () if threshold is None else features.winning_cards(cards, level, threshold, equal)

    found = [RaiseOffer(level=current, cost=0, wins=wins(current))]
    for level in range(current + 1, CAPS[feature] + 1):
        if xp.problems(state, agent, feature, Raise(level=level)):
            continue
        cost = xp.price(state, level, current)
        tokens = xp.chosen(state, agent, feature, Raise(level=level))
        wasted = xp.worth(state, tokens) - cost
        found.append(RaiseOffer(level=level, cost=cost, tokens=tokens, wasted=wasted, wins=wins(level)))
    return tuple(found)


def tests(state: AtSite, seat: Seat) -> tuple[TestOffer, ...]:  # CV-16, CV-77
    """Every mission test of this seat in this district, with what speaks against it."""
    district = state.now.district
    cards = remaining(state.orgs[seat].deck.discard)
    found = []
    for agent in team(state, seat):
        for mission in missions.missions(state.orgs[seat]):
            if agent.district != district or mission.spec.district != district or mission.done:
                continue
            for part, test in enumerate(mission.spec.tests if mission.spec.kind == "test" else ()):
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
                        why=why_not(testing.problems(state, agent, mission, part)),
                    )
                )
    return tuple(found)


def attacks(state: InFight, figure: Figure) -> AttackOffer:  # CV-60
    """What the figure on turn may attack with, whom, and what has to be typed."""
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
        problem = weapon_problem(ready, rulings(state))
        found.append(
            WeaponOffer(
                id=token.id if token else "",
                name=token.card.name if token else "",
                type=made.type if made else "close",
                bonus=made.bonus if made else 0,
                why=why_not((why(problem, "CV-60"),)) if problem else (),
                two_targets=made is not None and "double_target" in made.effects,
            )
        )
    return tuple(found)


def _target(state: InFight, figure: Figure, other: Figure) -> TargetOffer:
    known = relation(state, state.now.district, figure.zone, other.zone)
    return TargetOffer(
        figure=other.id,
        name=name_of(other),
        seat=other.seat,
        relation=known,
        why=why_not(attack.target_problems(state, figure, other)),
        needs_token=is_unseen(state, other),
    )


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
        in_range(kind, target.relation or "adjacent")
        for kind in kinds
        for target in offer.targets
        if not target.why
    )


def _attacks_left(state: InFight) -> bool:
    now = state.now
    return now.acting is not None and now.acting.attacks > 0 and not now.follow_ups
