"""The Investigation phase: district by district, step by step (CV-46)."""

from __future__ import annotations

from typing import Final

from companion.games.cyberverse.actions import (
    Attack,
    CyberverseAction,
    DeclareFight,
    DrawBrawl,
    EndActivation,
    EndMissions,
    Grill,
    Hack,
    Influence,
    MoveFigure,
    PassTeammates,
    RecruitTeammates,
    ReopenToken,
    SealToken,
    SettleTest,
    SkipHack,
    SkipInfluence,
    Slip,
    SpringAmbush,
    StepTo,
    TakePosition,
    TakeTest,
)
from companion.games.cyberverse.rules import (
    aftermath,
    ambush,
    attack,
    brawl,
    fight,
    hacking,
    influence,
    testing,
    tokens,
)
from companion.games.cyberverse.rules.ledger import with_site
from companion.games.cyberverse.rules.places import agents_in, figures
from companion.games.cyberverse.rules.refusals import refusal, wrong_phase
from companion.games.cyberverse.state import AtSite, CyberverseState, InFight, entered, is_in
from companion.games.cyberverse.state.site import Fight, Searched, Site, SiteStep
from companion.games.cyberverse.views.reports import FollowUp
from companion.games.cyberverse.words import DISTRICTS
from companion.kernel.action import Action
from companion.kernel.seat import Actor, Seat

BEFORE: Final[tuple[SiteStep, ...]] = ("ambush", "brawl", "teammates", "declare")
STEPS: Final[tuple[SiteStep, ...]] = (*BEFORE, "tokens", "fight", "hacking", "missions", "influence")
SAID_IN: Final[dict[type[Action], SiteStep]] = {
    SpringAmbush: "ambush",
    DrawBrawl: "brawl",
    RecruitTeammates: "teammates",
    PassTeammates: "teammates",
    DeclareFight: "declare",
    SealToken: "tokens",
    ReopenToken: "tokens",
    MoveFigure: "fight",
    StepTo: "fight",
    TakePosition: "fight",
    Attack: "fight",
    Grill: "fight",
    Slip: "fight",
    EndActivation: "fight",
    Hack: "hacking",
    SkipHack: "hacking",
    TakeTest: "missions",
    SettleTest: "missions",
    EndMissions: "missions",
    Influence: "influence",
    SkipInfluence: "influence",
}


def begun(state: CyberverseState) -> CyberverseState:
    """The phase begins in district 1."""
    return settled(entered(state, Site(DISTRICTS[0])))


def apply(state: CyberverseState, actor: Actor, action: CyberverseAction) -> CyberverseState:
    """One step of the district."""
    wanted = SAID_IN.get(type(action))
    if wanted is None or not is_in(state, Site):
        raise wrong_phase(state, action)
    step = state.now.step
    if step == "fight" and isinstance(action, SealToken | ReopenToken):
        raise refusal("locked", "CV-54")
    if wanted != step:
        raise refusal("wrong_step", "CV-46", step=step, action=action.do)
    if state.last.open_test and not isinstance(action, SettleTest):
        raise refusal("settle_first", "CV-17", turn_seat=state.last.open_test.report.seat)
    if is_in(state, Fight):
        return _fight(state, actor, action)
    return _before(state, actor, action) if step in BEFORE else _after(state, actor, action)


def _before(state: AtSite, actor: Actor, action: CyberverseAction) -> AtSite:
    """Ambush, brawl, teammates, declarations."""
    match action:
        case SpringAmbush():
            return ambush.sprung(state, action)
        case DrawBrawl():
            return brawl.drawn(state, action)
        case RecruitTeammates():
            return brawl.recruited(state, Seat(actor), action)
        case PassTeammates(agent=agent):
            return brawl.passed(state, Seat(actor), agent)
        case DeclareFight():
            return brawl.declared(state, Seat(actor), action)
        case _:
            raise wrong_phase(state, action)


def _fight(state: InFight, actor: Actor, action: CyberverseAction) -> InFight:
    """Tokens, moving, attacking."""
    match action:
        case SealToken():
            return tokens.sealed(state, Seat(actor), action)
        case ReopenToken(agent=agent):
            return tokens.reopened(state, Seat(actor), agent)
        case StepTo(zone=zone):
            return fight.stepped(state, actor, zone, "none")
        case TakePosition(position=position):
            return fight.stepped(state, actor, None, position)
        case MoveFigure():
            return fight.figure_moved(state, actor, action)
        case Attack():
            return attack.apply(state, actor, action)
        case Grill():
            return aftermath.grilled(state, actor, action)
        case Slip():
            return aftermath.slipped(state, actor, action)
        case EndActivation(figure=figure):
            return fight.ended(state, actor, figure)
        case _:
            raise wrong_phase(state, action)


def _after(state: AtSite, actor: Actor, action: CyberverseAction) -> AtSite:
    """Hacking, missions, influence."""
    seat = Seat(actor)
    match action:
        case Hack():
            return hacking.hacked(state, seat, action)
        case SkipHack(agent=agent):
            return hacking.skipped(state, seat, agent)
        case TakeTest():
            return testing.taken(state, seat, action)
        case SettleTest():
            return testing.settled(state, seat, action)
        case EndMissions():
            turn = testing.now(state)
            if turn != seat:
                raise refusal("not_your_turn", "CV-77", turn_seat=turn or "")
            return with_site(state, missions_done=state.now.missions_done | {seat})
        case Influence():
            return influence.changed(state, seat, action)
        case SkipInfluence():
            return influence.skipped(state, seat)
        case _:
            raise wrong_phase(state, action)


def settled(state: CyberverseState) -> CyberverseState:
    """As far as it goes by itself: steps with nothing to do pass, districts without agents are skipped."""
    while is_in(state, Site) and not _waits(state):
        state = _next_in_fight(state) if is_in(state, Fight) else _next(state)
    return state


def _waits(state: AtSite) -> bool:
    """Whether this step needs somebody."""
    if is_in(state, Fight):
        return _is_fought(state) if state.now.is_locked else bool(tokens.waiting(state))
    site = state.now
    match site.step:
        case "ambush":
            return ambush.is_due(state)
        case "brawl":
            is_drawn = state.options.brawl_in_empty or bool(agents_in(state, site.district))
            return site.brawl is None and is_drawn
        case "teammates":
            return brawl.called(state) is not None
        case "declare":
            return not brawl.is_open(state)
        case "hacking":
            return bool(hacking.waiting(state))
        case "missions":
            return state.last.open_test is not None or testing.now(state) is not None
        case _:
            return _is_influenced(state)


def _is_influenced(state: AtSite) -> bool:
    site = state.now
    is_time = state.options.influence_timing == "district" or site.only_influence
    return is_time and influence.is_due(state)


def _is_fought(state: InFight) -> bool:
    """The fight goes on: somebody is to act, or to decide what an attack brought."""
    now = state.now
    if now.follow_ups:
        return _here(state) == now.follow_ups
    on_turn = fight.now(state)
    is_ready = on_turn is not None and now.acting is not None and now.acting.figure == on_turn.id
    return is_ready and not fight.is_over(state)


def _here(state: InFight) -> tuple[FollowUp, ...]:
    """What an attack brought, for figures that still stand on the board."""
    standing = {figure.id for figure in figures(state, state.now.district)}
    return tuple(one for one in state.now.follow_ups if one.figure in standing)


def _next_in_fight(state: InFight) -> AtSite:  # CV-54, CV-57
    """Every token is sealed, or the fight goes on."""
    if state.now.is_locked:
        return _fight_on(state)
    state = with_site(state, step="fight")
    return state.logged("tokens-locked", None)


def _next(state: AtSite) -> CyberverseState:
    """This step is done: what ends it, then the next one."""
    site = state.now
    match site.step:
        case "ambush":
            state = ambush.passed_by(state)
            if not agents_in(state, site.district) and not state.options.brawl_in_empty:
                return _next_district(state, skipped=True)
        case "declare":
            state = brawl.decided(state)
            if state.now.is_forced or state.now.fight_by:
                return fight.begun(state)
            if state.options.cleanup_without_combat:
                state = fight.without_henchmen(state, site.district)
            return with_site(state, step="hacking")
        case "influence":
            return _next_district(state, skipped=False)
        case _:
            pass
    return with_site(state, step=STEPS[STEPS.index(site.step) + 1])


def _fight_on(state: InFight) -> AtSite:
    """The next figure is made ready, the stage changes, or the fight is over."""
    now = state.now
    left = tuple(one for one in now.follow_ups if one.figure in state.agents or one.figure in state.henchmen)
    if left != now.follow_ups:
        return with_site(state, follow_ups=left)
    if fight.is_over(state):
        return fight.cleaned_up(state)
    if fight.now(state) is None:
        return fight.next_stage(state)
    return fight.ready(state)


def _next_district(state: AtSite, *, skipped: bool) -> CyberverseState:
    """On to the next one; a district with nobody in it is skipped with a notice (CV-45)."""
    site = state.now
    gone = (*site.skipped, site.district) if skipped else site.skipped
    done = site.done if skipped else (*site.done, site.district)
    if skipped:
        state = state.logged("district-skipped", None, district=state.boards[site.district].card.name)
    if site.district < DISTRICTS[-1]:
        step: SiteStep = "influence" if site.only_influence else "ambush"
        fresh = Site(site.district + 1, step, done, gone, site.only_influence)
        return entered(state, fresh)
    if state.options.influence_timing == "after_all" and not site.only_influence:
        return entered(state, Site(DISTRICTS[0], "influence", only_influence=True))
    return entered(state, Searched())
