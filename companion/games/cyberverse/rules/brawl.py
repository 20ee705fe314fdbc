"""Before a fight: the brawl card, teammates, who wants it."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.actions import DeclareFight, DrawBrawl, RecruitTeammates
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules.agents import value
from companion.games.cyberverse.rules.event import arrived
from companion.games.cyberverse.rules.ledger import (
    own_agent,
    remembered,
    with_org,
    with_site,
)
from companion.games.cyberverse.rules.places import agents_in
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import why
from companion.games.cyberverse.state import AtSite, CyberverseState
from companion.games.cyberverse.state.board import Henchman
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.views.organization import SupportView
from companion.games.cyberverse.words import RINGS
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def drawn(state: AtSite, action: DrawBrawl) -> AtSite:  # CV-50
    """The card lies open, its henchmen stand in their zones (CV-49)."""
    site, card = state.now, action.card
    refuse_faults(faults(card))
    state = remembered(state, card).logged("brawl", None, district=state.boards[site.district].card.name,
        colour=card.colour, count=len(card.henchmen),
    )  # fmt: skip
    state, placed = arrived(state, site.district, card.henchmen)
    return with_site(state, brawl=card, placed=placed)


def wild(state: CyberverseState, district: int) -> tuple[Henchman, ...]:  # CV-56
    """Henchmen nobody has recruited: by zone, then by coming (A65)."""
    here = [one for one in state.henchmen.values() if one.district == district and one.seat is None]
    return tuple(sorted(here, key=lambda one: (one.zone, int(one.id[1:]))))


def mates(state: CyberverseState, district: int, seat: Seat | None = None) -> tuple[Henchman, ...]:  # CV-56
    """Teammates on the board, in the order of their recruiters."""
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
    """The agent who may recruit teammates now: by initiative, one support card an organization."""
    site = state.now
    for agent in agents_in(state, site.district):
        if agent.id in site.asked or agent.seat in site.support_used:
            continue
        if any(most(state, agent, support) for support in state.orgs[agent.seat].support):
            return agent
    return None


def recruited(state: AtSite, seat: Seat, action: RecruitTeammates) -> AtSite:
    """The support card goes, henchmen change sides."""
    site, agent = state.now, own_agent(state, seat, action.agent)
    refuse_faults(recruit_problems(state, agent, action.support, action.henchmen))
    support = _held(state, seat, action.support)[0]
    chosen = _picked(state, action.henchmen, most(state, agent, support))
    for figure in chosen:
        mate = replace(figure, seat=seat, recruiter=agent.sheet.initiative)
        state = replace(state, henchmen={**state.henchmen, figure.id: mate})
    left = tuple(one for one in state.orgs[seat].support if one.id != support.id)
    state = with_org(state, seat, support=left)
    state = with_site(state, asked=site.asked | {agent.id}, support_used=site.support_used | {seat})
    return state.logged("teammates", seat, agent=agent.sheet.name, name=support.card.name, count=len(chosen))


def _held(state: CyberverseState, seat: Seat, support: str) -> tuple[SupportView, ...]:
    return tuple(one for one in state.orgs[seat].support if one.id == support)


def called_problems(state: AtSite, agent: Agent) -> Reasons:
    """Agents recruit in initiative order."""
    now = called(state)
    if now and now.id == agent.id:
        return ()
    name, seat = (now.sheet.name, now.seat) if now else ("–", "")
    return (why("not_called", "CV-53", agent=name, turn_seat=seat),)


def recruit_problems(
    state: AtSite, agent: Agent, support: str, henchmen: tuple[str, ...] | None = None
) -> Reasons:
    """Why this agent does not recruit so: nobody there, the card is used up or missing, too many."""
    if not wild(state, state.now.district):
        return (why("no_henchmen", "CV-53"),)
    if agent.seat in state.now.support_used:
        return (why("support_used_here", "CV-53"),)
    if uncalled := called_problems(state, agent):
        return uncalled
    held = _held(state, agent.seat, support)
    if not held:
        return (why("no_support", "CV-53"),)
    count = most(state, agent, held[0])
    if count == 0:
        return (why("no_teammates", "CV-53", name=held[0].card.name, agent=agent.sheet.name),)
    chosen = _picked(state, henchmen, count)
    if not chosen or (henchmen is not None and len(chosen) != len(set(henchmen))):
        return (why("no_henchmen", "CV-53"),)
    return (why("too_many_teammates", "CV-53", most=count),) if len(chosen) > count else ()


def _picked(state: AtSite, henchmen: tuple[str, ...] | None, count: int) -> tuple[Henchman, ...]:
    """Those who are named, or the first ones by zone."""
    here = wild(state, state.now.district)
    return here[:count] if henchmen is None else tuple(one for one in here if one.id in henchmen)


def passed(state: AtSite, seat: Seat, agent_id: str) -> AtSite:
    """The called agent recruits nobody."""
    agent = own_agent(state, seat, agent_id)
    refuse_faults(called_problems(state, agent))
    return with_site(state, asked=state.now.asked | {agent.id})


def is_red(state: AtSite) -> bool:
    """Under red the henchmen attack and are attacked; under green, or without a card, neither (CV-51)."""
    card = state.now.brawl
    return card is not None and card.colour == "red"


def orgs_here(state: AtSite) -> tuple[Seat, ...]:
    """Organizations with an agent on the board, in the order of their first agents."""
    return tuple(dict.fromkeys(agent.seat for agent in agents_in(state, state.now.district)))


def has_enemy(state: AtSite, seat: Seat) -> bool:
    """Somebody this organization could fight: another's agent or teammate; under red a henchman."""
    district = state.now.district
    others = any(one != seat for one in orgs_here(state))
    rivals = any(one.seat != seat for one in mates(state, district))
    return others or rivals or (is_red(state) and bool(wild(state, district)))


def is_forced(state: AtSite) -> bool:
    """Red, a henchman and an agent: they attack."""
    return is_red(state) and bool(wild(state, state.now.district)) and bool(orgs_here(state))


def to_declare(state: AtSite) -> tuple[Seat, ...]:
    """Who is asked, or still asked: all at once, or one after the other by initiative."""
    site = state.now
    if site.is_decided:
        return ()
    asked = [seat for seat in orgs_here(state) if has_enemy(state, seat) and seat not in site.declared]
    if state.options.fight_declaration == "initiative":
        return tuple(asked[:1])
    return tuple(seat for seat in asked if seat not in site.papers) or tuple(asked)


def is_unfolding(state: AtSite) -> bool:
    """Everybody else is ready: the papers are typed, and nothing that is sealed changes any more."""
    asked = to_declare(state) if state.now.step == "declare" else ()
    return bool(asked) and set(asked) <= set(state.now.papers)


def declare_problems(state: AtSite, seat: Seat, *, fight: bool) -> Reasons:
    """Why this is not said now: nobody there, nobody to fight, or another is asked."""
    if seat not in orgs_here(state):
        return (why("not_there", "CV-52"),)
    if fight and not has_enemy(state, seat):
        return (why("no_enemy", "CV-52"),)
    asked, site = to_declare(state), state.now
    sealed = () if is_unfolding(state) else (*site.declared, *site.papers)
    if seat in (*asked, *sealed):
        return ()
    return (why("not_your_turn", "CV-52", turn_seat=(*asked, "")[0]),)


def declared(state: AtSite, seat: Seat, action: DeclareFight) -> AtSite:
    """Sealed until everybody has said it; may be changed until then."""
    refuse_faults(declare_problems(state, seat, fight=action.fight))
    declared_now = {**state.now.declared, seat: Hidden(action.fight, frozenset({seat}))}
    papers = tuple(one for one in state.now.papers if one != seat)
    return with_site(state, declared=declared_now, papers=papers)


def decided(state: AtSite) -> AtSite:
    """All declarations open together; one yes is a fight (CV-52)."""
    site = state.now
    forced = is_forced(state)
    wanted = tuple(seat for seat in orgs_here(state) if seat in site.declared and site.declared[seat].value)
    shown = state.shown + (1 if site.declared else 0)
    state = replace(with_site(state, is_decided=True, is_forced=forced, fight_by=wanted), shown=shown)
    if forced:
        return state.logged("fight-forced", None)
    if site.declared:
        return state.logged("fight-wanted" if wanted else "no-fight", None, orgs_seats=wanted)
    return state


def is_open(state: AtSite) -> bool:
    """Whether the declarations can be opened now: all in, or a yes by initiative."""
    site = state.now
    first_yes = state.options.fight_declaration == "initiative" and any(
        said.value for said in site.declared.values()
    )
    return first_yes or is_forced(state) or not to_declare(state)
