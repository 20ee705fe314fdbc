"""The Investigation phase: district by district, step by step (CV-45, CV-46)."""

from __future__ import annotations

from dataclasses import replace
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
from companion.games.cyberverse.rules.ledger import logged, site_of, with_site
from companion.games.cyberverse.rules.places import agents_in, figures
from companion.games.cyberverse.rules.refusals import refusal, wrong_phase
from companion.games.cyberverse.state import CyberverseState, Site, SiteStep
from companion.games.cyberverse.views.reports import FollowUp
from companion.games.cyberverse.words import DISTRICTS
from companion.kernel.action import Action
from companion.kernel.seat import Actor, Seat

STEPS: Final[tuple[SiteStep, ...]] = (
    "ambush",
    "brawl",
    "teammates",
    "declare",
    "tokens",
    "fight",
    "hacking",
    "missions",
    "influence",
)
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
    return settled(replace(state, site=Site(DISTRICTS[0])))


def apply(state: CyberverseState, actor: Actor, action: CyberverseAction) -> CyberverseState:
    """One step of the district."""
    wanted = SAID_IN.get(type(action))
    if wanted is None or state.site is None:
        raise wrong_phase(state, action)
    step = state.site.step
    if step == "fight" and isinstance(action, SealToken | ReopenToken):
        raise refusal("locked", "CV-54")
    if wanted != step:
        raise refusal("wrong_step", "CV-46", step=step, action=action.do)
    if state.open_test and not isinstance(action, SettleTest):
        raise refusal("settle_first", "CV-17", turn_seat=state.open_test.report.seat)
    return _STEPS[step](state, actor, action)


def _ambush(state: CyberverseState, _actor: Actor, action: CyberverseAction) -> CyberverseState:
    assert isinstance(action, SpringAmbush)  # noqa: S101 - `SAID_IN` says so
    return ambush.sprung(state, action)


def _before(state: CyberverseState, actor: Actor, action: CyberverseAction) -> CyberverseState:
    """Brawl, teammates, declarations, tokens."""
    match action:
        case DrawBrawl():
            return brawl.drawn(state, action)
        case RecruitTeammates():
            return brawl.recruited(state, Seat(actor), action)
        case PassTeammates(agent=agent):
            return brawl.passed(state, Seat(actor), agent)
        case DeclareFight():
            return brawl.declared(state, Seat(actor), action)
        case SealToken():
            return tokens.sealed(state, Seat(actor), action)
        case ReopenToken(agent=agent):
            return tokens.reopened(state, Seat(actor), agent)
        case _:
            raise wrong_phase(state, action)


def _fight(state: CyberverseState, actor: Actor, action: CyberverseAction) -> CyberverseState:
    match action:
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


def _after(state: CyberverseState, actor: Actor, action: CyberverseAction) -> CyberverseState:
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
            return with_site(state, missions_done=site_of(state).missions_done | {seat})
        case Influence():
            return influence.changed(state, seat, action)
        case SkipInfluence():
            return influence.skipped(state, seat)
        case _:
            raise wrong_phase(state, action)


_STEPS: Final = {
    "ambush": _ambush,
    "brawl": _before,
    "teammates": _before,
    "declare": _before,
    "tokens": _before,
    "fight": _fight,
    "hacking": _after,
    "missions": _after,
    "influence": _after,
}


def settled(state: CyberverseState) -> CyberverseState:
    """As far as it goes by itself: steps with nothing to do pass, districts without agents are skipped."""
    while state.site is not None and not _waits(state):
        state = _next(state)
    return state


def _waits(state: CyberverseState) -> bool:
    """Whether this step needs somebody."""
    site = site_of(state)
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
        case "tokens":
            return site.fight is not None and bool(tokens.waiting(state))
        case "fight":
            return site.fight is not None and _is_fought(state)
        case "hacking":
            return bool(hacking.waiting(state))
        case "missions":
            return state.open_test is not None or testing.now(state) is not None
        case "influence":
            return _is_influenced(state)


def _is_influenced(state: CyberverseState) -> bool:
    site = site_of(state)
    is_time = state.options.influence_timing == "district" or site.only_influence
    return is_time and influence.is_due(state)


def _is_fought(state: CyberverseState) -> bool:
    """The fight goes on: somebody is to act, or to decide what an attack brought."""
    now = tokens.fight_of(state)
    if now.follow_ups:
        return _here(state) == now.follow_ups
    on_turn = fight.now(state)
    is_ready = on_turn is not None and now.acting is not None and now.acting.figure == on_turn.id
    return is_ready and not fight.is_over(state)


def _here(state: CyberverseState) -> tuple[FollowUp, ...]:
    """What an attack brought, for figures that still stand on the board."""
    standing = {figure.id for figure in figures(state, site_of(state).district)}
    return tuple(one for one in tokens.fight_of(state).follow_ups if one.figure in standing)


def _next(state: CyberverseState) -> CyberverseState:
    """This step is done: what ends it, then the next one."""
    site = site_of(state)
    match site.step:
        case "ambush":
            state = ambush.passed_by(state)
            if not agents_in(state, site.district) and not state.options.brawl_in_empty:
                return _next_district(state, skipped=True)
        case "declare" if not site.is_decided:
            state = brawl.decided(state)
            if site_of(state).is_forced or site_of(state).fight_by:
                state = fight.begun(state)
            elif state.options.cleanup_without_combat:
                state = fight.without_henchmen(state, site.district)
        case "tokens" if site.fight:
            state = tokens.locked(state)
        case "fight" if site.fight:
            return _fight_on(state)
        case "influence":
            return _next_district(state, skipped=False)
        case _:
            pass
    return with_site(state, step=STEPS[STEPS.index(site.step) + 1])


def _fight_on(state: CyberverseState) -> CyberverseState:
    """The next figure is made ready, the stage changes, or the fight is over."""
    now = tokens.fight_of(state)
    left = tuple(one for one in now.follow_ups if one.figure in state.agents or one.figure in state.henchmen)
    if left != now.follow_ups:
        return with_site(state, fight=replace(now, follow_ups=left))
    if fight.is_over(state):
        return with_site(fight.cleaned_up(state), step="hacking")
    if fight.now(state) is None:
        return fight.next_stage(state)
    return fight.ready(state)


def _next_district(state: CyberverseState, *, skipped: bool) -> CyberverseState:
    """On to the next one; a district with nobody in it is skipped with a notice (CV-45)."""
    site = site_of(state)
    gone = (*site.skipped, site.district) if skipped else site.skipped
    done = site.done if skipped else (*site.done, site.district)
    if skipped:
        state = logged(state, "district-skipped", None, district=state.boards[site.district].card.name)
    if site.district < DISTRICTS[-1]:
        step: SiteStep = "influence" if site.only_influence else "ambush"
        fresh = Site(site.district + 1, step, done, gone, site.only_influence)
        return replace(state, site=fresh)
    if state.options.influence_timing == "after_all" and not site.only_influence:
        return replace(state, site=Site(DISTRICTS[0], "influence", only_influence=True))
    return replace(state, site=None)
