"""Before a fight: the brawl card, teammates, who wants it (CV-49..53)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.actions import DeclareFight, DrawBrawl, RecruitTeammates
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules.agents import value
from companion.games.cyberverse.rules.event import arrived
from companion.games.cyberverse.rules.ledger import (
    logged,
    own_agent,
    remembered,
    with_org,
    with_site,
)
from companion.games.cyberverse.rules.places import agents_in
from companion.games.cyberverse.rules.refusals import refusal, refuse_faults
from companion.games.cyberverse.state import Agent, AtSite, CyberverseState, Henchman
from companion.games.cyberverse.views.organization import SupportView
from companion.games.cyberverse.words import RINGS
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat


def drawn(state: AtSite, action: DrawBrawl) -> AtSite:
    """The card lies open, its henchmen stand in their zones (CV-49, CV-50)."""
    site, card = state.now, action.card
    refuse_faults(faults(card))
    state = logged(
        remembered(state, card), "brawl", None, district=state.boards[site.district].card.name,
        colour=card.colour, count=len(card.henchmen),
    )  # fmt: skip
    state, placed = arrived(state, site.district, card.henchmen)
    return with_site(state, brawl=card, placed=placed)


def wild(state: CyberverseState, district: int) -> tuple[Henchman, ...]:
    """Henchmen nobody has recruited: by zone, then by coming (CV-56, A65)."""
    here = [one for one in state.henchmen.values() if one.district == district and one.seat is None]
    return tuple(sorted(here, key=lambda one: (one.zone, int(one.id[1:]))))


def mates(state: CyberverseState, district: int, seat: Seat | None = None) -> tuple[Henchman, ...]:
    """Teammates on the board, in the order of their recruiters (CV-56)."""
    here = [
        one
        for one in state.henchmen.values()
        if one.district == district and one.seat is not None and seat in (None, one.seat)
    ]
    return tuple(sorted(here, key=lambda one: (one.recruiter, one.zone, int(one.id[1:]))))


def most(state: AtSite, agent: Agent, support: SupportView) -> int:
    """min(card, Reputation, henchmen left), and the rings if the house counts them (CV-53, A49)."""
    district = state.now.district
    found = min(support.card.teammates, value(agent, "reputation"), len(wild(state, district)))
    if state.options.teammate_rings_limit:
        found = min(found, RINGS - len(mates(state, district, agent.seat)))
    return max(found, 0)


def called(state: AtSite) -> Agent | None:
    """The agent who may recruit teammates now: by initiative, one support card an organization (CV-53)."""
    site = state.now
    for agent in agents_in(state, site.district):
        if agent.id in site.asked or agent.seat in site.support_used:
            continue
        if any(most(state, agent, support) for support in state.orgs[agent.seat].support):
            return agent
    return None


def recruited(state: AtSite, seat: Seat, action: RecruitTeammates) -> AtSite:
    """The support card goes, henchmen change sides (CV-53)."""
    site, agent = state.now, own_agent(state, seat, action.agent)
    support = next((one for one in state.orgs[seat].support if one.id == action.support), None)
    if not wild(state, site.district):
        raise refusal("no_henchmen", "CV-53")
    if seat in site.support_used:
        raise refusal("support_used_here", "CV-53")
    check_called(state, agent)
    if support is None:
        raise refusal("no_support", "CV-53")
    count = most(state, agent, support)
    if count == 0:
        raise refusal("no_teammates", "CV-53", name=support.card.name, agent=agent.sheet.name)
    for figure in _picked(state, action, count):
        mate = replace(figure, seat=seat, recruiter=agent.sheet.initiative)
        state = replace(state, henchmen={**state.henchmen, figure.id: mate})
    left = tuple(one for one in state.orgs[seat].support if one.id != support.id)
    state = with_org(state, seat, support=left)
    state = with_site(state, asked=site.asked | {agent.id}, support_used=site.support_used | {seat})
    return logged(state, "teammates", seat, agent=agent.sheet.name, name=support.card.name, count=count)


def check_called(state: AtSite, agent: Agent) -> None:
    """Agents recruit in initiative order (CV-53)."""
    now = called(state)
    if now is None or now.id != agent.id:
        raise refusal(
            "not_called", "CV-53", agent=now.sheet.name if now else "–", turn_seat=now.seat if now else ""
        )


def _picked(state: AtSite, action: RecruitTeammates, count: int) -> tuple[Henchman, ...]:
    here = wild(state, state.now.district)
    if action.henchmen is None:
        return here[:count]
    chosen = tuple(one for one in here if one.id in action.henchmen)
    if not chosen or len(chosen) != len(set(action.henchmen)):
        raise refusal("no_henchmen", "CV-53")
    if len(chosen) > count:
        raise refusal("too_many_teammates", "CV-53", most=count)
    return chosen


def passed(state: AtSite, seat: Seat, agent_id: str) -> AtSite:
    """The called agent recruits nobody."""
    agent = own_agent(state, seat, agent_id)
    check_called(state, agent)
    return with_site(state, asked=state.now.asked | {agent.id})


def orgs_here(state: AtSite) -> tuple[Seat, ...]:
    """Organizations with an agent on the board, in the order of their first agents."""
    return tuple(dict.fromkeys(agent.seat for agent in agents_in(state, state.now.district)))


def has_enemy(state: AtSite, seat: Seat) -> bool:
    """Somebody this organization could fight: another's agent or teammate; under red a henchman (CV-52)."""
    site = state.now
    is_red = site.brawl is not None and site.brawl.colour == "red"
    others = any(one != seat for one in orgs_here(state))
    rivals = any(one.seat != seat for one in mates(state, site.district))
    return others or rivals or (is_red and bool(wild(state, site.district)))


def is_forced(state: AtSite) -> bool:
    """Red, a henchman and an agent: they attack (CV-52)."""
    site = state.now
    is_red = site.brawl is not None and site.brawl.colour == "red"
    return is_red and bool(wild(state, site.district)) and bool(orgs_here(state))


def to_declare(state: AtSite) -> tuple[Seat, ...]:
    """Who is asked, or still asked: all at once, or one after the other by initiative (CV-52)."""
    site = state.now
    if site.is_decided:
        return ()
    asked = [seat for seat in orgs_here(state) if has_enemy(state, seat) and seat not in site.declared]
    return tuple(asked[:1] if state.options.fight_declaration == "initiative" else asked)


def declared(state: AtSite, seat: Seat, action: DeclareFight) -> AtSite:
    """Sealed until everybody has said it; may be changed until then (CV-52)."""
    site = state.now
    if seat not in orgs_here(state):
        raise refusal("not_there", "CV-52")
    if action.fight and not has_enemy(state, seat):
        raise refusal("no_enemy", "CV-52")
    if seat not in (*to_declare(state), *site.declared):
        raise refusal("not_your_turn", "CV-52", turn_seat=(*to_declare(state), "")[0])
    declared_now = {**site.declared, seat: Hidden(action.fight, frozenset({seat}))}
    return with_site(state, declared=declared_now)


def decided(state: AtSite) -> AtSite:
    """All declarations open together; one yes is a fight (CV-52)."""
    site = state.now
    forced = is_forced(state)
    wanted = tuple(seat for seat in orgs_here(state) if seat in site.declared and site.declared[seat].value)
    shown = state.shown + (1 if site.declared else 0)
    state = replace(with_site(state, is_decided=True, is_forced=forced, fight_by=wanted), shown=shown)
    if forced:
        return logged(state, "fight-forced", None)
    if site.declared:
        return logged(state, "fight-wanted" if wanted else "no-fight", None, orgs_seats=wanted)
    return state


def is_open(state: AtSite) -> bool:
    """Whether the declarations can be opened now: all in, or a yes by initiative."""
    site = state.now
    first_yes = state.options.fight_declaration == "initiative" and any(
        said.value for said in site.declared.values()
    )
    return first_yes or is_forced(state) or not to_declare(state)
