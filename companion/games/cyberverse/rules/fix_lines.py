"""A correction in the log: every value that is another one now, with what it was."""

from __future__ import annotations

from companion.games.cyberverse.actions import (
    Fix,
    FixAgent,
    FixDistrict,
    FixEvent,
    FixHenchman,
    FixInfluence,
    FixMission,
    FixNewAgent,
    FixNewSupply,
    FixOrder,
    FixOrg,
    FixSupply,
    FixSupport,
    FixZones,
)
from companion.games.cyberverse.rules import missions
from companion.games.cyberverse.rules.ledger import logged
from companion.games.cyberverse.state import Agent, CyberverseState, Supply
from companion.kernel.seat import Seat

State = CyberverseState
HQ = "HQ"
NONE = ("none",)


def said(  # noqa: C901 - one case a kind
    before: State, after: State, fix: Fix, by: Seat | None, reason: str
) -> State:
    """The state after a correction, with its lines; the reason stands below each."""
    match fix:
        case FixOrg():
            return _org(fix, before, after, by, reason)
        case FixAgent():
            return _agent(fix, before, after, by, reason)
        case FixNewAgent():
            return _new_agent(fix, before, after, by, reason)
        case FixSupply():
            return _supply(fix, before, after, by, reason)
        case FixNewSupply():
            return _new_supply(fix, before, after, by, reason)
        case FixSupport():
            return _support(fix, before, after, by, reason)
        case FixInfluence():
            return _influence(fix, before, after, by, reason)
        case FixDistrict():
            return _district(fix, before, after, by, reason)
        case FixZones():
            return _zones(fix, before, after, by, reason)
        case FixHenchman():
            return _henchman(fix, before, after, by, reason)
        case FixMission():
            return _mission(fix, before, after, by, reason)
        case FixEvent():
            return _event(fix, before, after, by, reason)
        case FixOrder():
            return _order(fix, before, after, by, reason)


def _org(fix: FixOrg, before: State, after: State, by: Seat | None, reason: str) -> State:
    was, now = before.orgs[fix.seat], after.orgs[fix.seat]
    org = was.name
    if fix.name is not None:
        after = logged(after, "corrected-name", by, org=org, name=now.name, reason=reason)
    if fix.cash is not None:
        after = logged(after, "corrected-cash", by, org=org, n=now.cash, was=was.cash, reason=reason)
    if fix.actions is not None:
        after = logged(after, "corrected-actions", by, org=org, n=now.actions, was=was.actions, reason=reason)
    if fix.resolved is not None:
        old, new = (sum(one.vp for one in side.resolved) for side in (was, now))
        after = logged(after, "corrected-stories", by, org=org, n=new, was=old, reason=reason)
    if fix.discard is not None:
        after = logged(after, "corrected-discard", by, org=org, n=len(fix.discard), reason=reason)
    return after


def _agent(fix: FixAgent, before: State, after: State, by: Seat | None, reason: str) -> State:
    was = before.agents[fix.agent]
    name = was.sheet.name
    if fix.remove:
        return logged(after, "corrected-gone", by, name=name, reason=reason)
    now = after.agents[fix.agent]
    if fix.health is not None:
        after = logged(after, "corrected-health", by, name=name, n=now.health, was=was.health, reason=reason)
    if fix.statuses is not None:
        after = logged(
            after, "corrected-statuses", by, name=name, statuses=now.statuses or NONE, reason=reason
        )
    if (was.district, was.zone, was.position) != (now.district, now.zone, now.position):
        where = after.boards[now.district].card.name if now.district else HQ
        after = logged(after, "corrected-stands", by, name=name, where=where, zone=now.zone, reason=reason)
    if fix.xp is not None:
        old, new = (sum(token.face for token in side.xp) for side in (was, now))
        after = logged(after, "corrected-xp", by, name=name, n=new, was=old, reason=reason)
    return _sheet(fix, was, now, after, by, reason)


def _sheet(fix: FixAgent, was: Agent, now: Agent, after: State, by: Seat | None, reason: str) -> State:
    """Printed values that were typed wrongly, and what was done this turn."""
    name = was.sheet.name
    if fix.feature is not None and fix.value is not None:
        old, new = getattr(was.sheet, fix.feature), getattr(now.sheet, fix.feature)
        facts = {"feature": fix.feature, "n": new, "was": old}
        after = logged(after, "corrected-feature", by, name=name, **facts, reason=reason)
    if fix.salary is not None:
        facts = {"n": now.sheet.salary, "was": was.sheet.salary}
        after = logged(after, "corrected-salary", by, name=name, **facts, reason=reason)
    if fix.initiative is not None:
        facts = {"n": now.sheet.initiative, "was": was.sheet.initiative}
        after = logged(after, "corrected-initiative", by, name=name, **facts, reason=reason)
    if fix.trained is not None:
        after = logged(after, "corrected-trained", by, name=name, yes=fix.trained, reason=reason)
    if fix.rescued is not None:
        after = logged(after, "corrected-rescued", by, name=name, yes=fix.rescued, reason=reason)
    return after


def _new_agent(fix: FixNewAgent, before: State, after: State, by: Seat | None, reason: str) -> State:
    org = before.orgs[fix.seat].name
    return logged(after, "corrected-joins", by, name=fix.sheet.name, org=org, reason=reason)


def _token(state: State, supply: str) -> tuple[Agent, Supply]:
    return next(
        (agent, token) for agent in state.agents.values() for token in agent.supply if token.id == supply
    )


def _supply(fix: FixSupply, before: State, after: State, by: Seat | None, reason: str) -> State:
    agent, was = _token(before, fix.supply)
    card, owner = was.card.name, agent.sheet.name
    if fix.remove:
        return logged(after, "corrected-no-supply", by, name=owner, card=card, reason=reason)
    holder, now = _token(after, fix.supply)
    if fix.broken is not None:
        after = logged(after, "corrected-broken", by, name=owner, card=card, broken=now.broken, reason=reason)
    if fix.card is not None or holder.id != agent.id:
        after = logged(
            after, "corrected-supply", by, name=holder.sheet.name, card=now.card.name, reason=reason
        )
    return after


def _new_supply(fix: FixNewSupply, before: State, after: State, by: Seat | None, reason: str) -> State:
    name = before.agents[fix.agent].sheet.name
    return logged(after, "corrected-supply", by, name=name, card=fix.card.name, reason=reason)


def _support(fix: FixSupport, before: State, after: State, by: Seat | None, reason: str) -> State:
    org = before.orgs[fix.seat]
    for gone in (one for one in org.support if one.id == fix.remove):
        after = logged(after, "corrected-no-support", by, org=org.name, card=gone.card.name, reason=reason)
    if fix.card is not None:
        after = logged(after, "corrected-support", by, org=org.name, card=fix.card.name, reason=reason)
    return after


def _influence(fix: FixInfluence, before: State, after: State, by: Seat | None, reason: str) -> State:
    org, at = before.orgs[fix.seat], fix.district - 1
    where = before.boards[fix.district].card.name
    facts = {"n": fix.tokens, "was": org.influence[at]}
    return logged(after, "corrected-influence", by, org=org.name, where=where, **facts, reason=reason)


def _district(fix: FixDistrict, before: State, after: State, by: Seat | None, reason: str) -> State:
    where = before.boards[fix.district].card.name
    if fix.ambush is not None:
        org = "" if fix.ambush == "nobody" else before.orgs[Seat(fix.ambush)].name
        after = logged(after, "corrected-ambush", by, where=where, org=org or "nobody", reason=reason)
    if fix.to is not None and fix.points is not None:
        to = before.boards[fix.to].card.name
        after = logged(after, "corrected-way", by, where=where, to=to, n=fix.points, reason=reason)
    return after


def _zones(fix: FixZones, before: State, after: State, by: Seat | None, reason: str) -> State:
    where = before.boards[fix.district].card.name
    facts = {"one": fix.one, "other": fix.other, "relation": fix.relation}
    return logged(after, "corrected-zones", by, where=where, **facts, reason=reason)


def _henchman(fix: FixHenchman, before: State, after: State, by: Seat | None, reason: str) -> State:
    was = before.henchmen.get(fix.figure or "")
    name = was.name if was else fix.name or ""
    if fix.remove:
        return logged(after, "corrected-gone", by, name=name, reason=reason)
    if fix.health is not None:
        after = logged(after, "corrected-figure-health", by, name=name, n=fix.health, reason=reason)
    if fix.name is not None and was:
        after = logged(after, "corrected-name", by, org=name, name=fix.name, reason=reason)
    if fix.district is not None or fix.zone is not None or fix.position is not None:
        district = fix.district or (was.district if was else 1)
        zone = fix.zone or (was.zone if was else 1)
        where = before.boards[district].card.name
        after = logged(after, "corrected-stands", by, name=name, where=where, zone=zone, reason=reason)
    return after


def _mission(fix: FixMission, before: State, after: State, by: Seat | None, reason: str) -> State:
    if (found := missions.find(before, fix.mission)) is None:
        return after
    seat, mission = found
    name = mission.spec.name or mission.spec.kind
    org = before.orgs[seat].name
    return logged(after, "corrected-mission", by, org=org, name=name, done=fix.done, reason=reason)


def _event(fix: FixEvent, before: State, after: State, by: Seat | None, reason: str) -> State:
    news = after.news[fix.place - 1]
    if fix.slot is not None and fix.staff is not None and news is not None:
        orgs = tuple(before.orgs[seat].name for seat in fix.staff) or ("–",)
        card = news.card.name
        after = logged(after, "corrected-staff", by, card=card, slot=fix.slot, orgs=orgs, reason=reason)
    if fix.remove or fix.card is not None:
        card = news.card.name if news else "–"
        after = logged(after, "corrected-event", by, place=fix.place, card=card, reason=reason)
    return after


def _order(fix: FixOrder, before: State, after: State, by: Seat | None, reason: str) -> State:
    orgs = tuple(before.orgs[seat].name for seat in fix.order)
    return logged(after, "corrected-order", by, orgs=orgs, reason=reason)
