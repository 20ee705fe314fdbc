"""Hacking: the income of the agent on the hacking position."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.actions import Hack
from companion.games.cyberverse.rules import missions, xp
from companion.games.cyberverse.rules.agents import value
from companion.games.cyberverse.rules.ledger import (
    booked,
    own_agent,
    with_agent,
    with_site,
)
from companion.games.cyberverse.rules.places import agents_in
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import why
from companion.games.cyberverse.state import AtSite, CyberverseState
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.sums import money
from companion.games.cyberverse.sums.combat import Addend
from companion.games.cyberverse.views.reports import HackReport
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def waiting(state: AtSite) -> tuple[Agent, ...]:  # CV-75
    """Agents on the hacking position who have neither hacked this turn nor let it be."""
    site = state.now
    return tuple(
        agent
        for agent in agents_in(state, site.district)
        if agent.id not in site.skipped_hacks and not problems(state, agent)
    )


def problems(state: AtSite, agent: Agent) -> Reasons:  # CV-75
    """Why this agent does not hack: once a turn, on the hacking position of this district."""
    if agent.hacked:
        return (why("hacked_twice", "CV-75", agent=agent.sheet.name),)
    if agent.district != state.now.district or agent.position != "hacking":
        return (why("not_on_hacking", "CV-75", agent=agent.sheet.name),)
    return ()


def income(state: CyberverseState, agent: Agent, level: int | None = None) -> int:  # CV-75
    """What a hack would bring where the agent stands."""
    if agent.district is None:
        return 0
    points = value(agent, "hacking") if level is None else level
    return money.hacking(points, state.orgs[agent.seat].influence[agent.district - 1])


def _hacker(state: AtSite, seat: Seat, agent_id: str) -> Agent:
    agent = own_agent(state, seat, agent_id)
    refuse_faults(problems(state, agent))
    return agent


def hacked(state: AtSite, seat: Seat, action: Hack) -> AtSite:  # CV-75
    """100 D a point of Hacking, 200 D an own influence token; then off the position (CV-76)."""
    agent, site = _hacker(state, seat, action.agent), state.now
    plain = value(agent, "hacking")
    state, spent = xp.spent(state, agent, "hacking", action.xp)
    level = action.xp.level if action.xp else plain
    bonus = sum(one.value for one in action.bonuses)
    tokens = state.orgs[seat].influence[site.district - 1]
    gained = money.hacking(level, tokens, bonus)
    state = booked(state, seat, gained, "hacked", agent=agent.sheet.name, district=site.district)
    agent = state.agents[agent.id]
    state = with_agent(state, agent, hacked=True, position="none")
    per = money.HACKED_POINT
    report = HackReport(
        number=state.last.number + 1,
        seat=seat,
        agent=agent.id,
        agent_name=agent.sheet.name,
        district=site.district,
        parts=(
            Addend(code="hacking" if action.xp is None else "raised", value=per * level, label="hacking"),
            *(Addend(code="bonus", value=per * one.value, label=one.reason) for one in action.bonuses),
            Addend(code="influence", value=money.HACKED_INFLUENCE * tokens),
        ),
        income=gained,
        cash_after=state.orgs[seat].cash,
        spent=spent,
    )
    last = replace(state.last, number=state.last.number + 1, hack=report)
    state = replace(state, last=last)
    state = state.logged("hacked", seat, agent=agent.sheet.name, income=gained, points=max(level + bonus, 0),
        tokens=tokens, district=state.boards[site.district].card.name,
    )  # fmt: skip
    return missions.marked(state, seat, "hack", site.district)


def skipped(state: AtSite, seat: Seat, agent_id: str) -> AtSite:
    """The agent lets it be, and stays on the position."""
    agent = _hacker(state, seat, agent_id)
    return with_site(state, skipped_hacks=state.now.skipped_hacks | {agent.id})
