"""An ambush springs: everybody but the placer's own."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.actions import AmbushHit, SpringAmbush
from companion.games.cyberverse.packs.cards import AmbushCard, VehicleCard
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules.agents import hurt, with_status
from companion.games.cyberverse.rules.ledger import booked, remembered, with_site
from companion.games.cyberverse.rules.places import agents_in
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.state import AtSite, CyberverseState, S
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.views.reports import AmbushReport
from companion.kernel.refusals import refuse_faults


def victims(state: CyberverseState, district: int) -> tuple[Agent, ...]:
    """Agents of other organizations than the placer's."""
    placer = state.boards[district].ambush
    if placer is None:
        return ()
    return tuple(agent for agent in agents_in(state, district) if agent.seat != placer)


def is_due(state: AtSite) -> bool:
    """There is a token, somebody to hit, and it has not sprung here yet."""
    site = state.now
    return site.ambush is None and bool(victims(state, site.district))


def sprung(state: AtSite, action: SpringAmbush) -> AtSite:
    """The card hits everybody but the placer's own; then the token goes home (CV-47, A34)."""
    site, card = state.now, action.card
    refuse_faults(faults(card))
    board = state.boards[site.district]
    placer, hit = board.ambush, victims(state, site.district)
    if placer is None or not is_due(state):
        raise refusal("no_ambush_here", "CV-47")
    _check_hits(state, action)
    saved = tuple(agent for agent in hit if _is_protected(agent, card))
    struck = tuple(agent for agent in hit if agent not in saved)
    spared = tuple(agent for agent in agents_in(state, site.district) if agent.seat == placer)
    state = remembered(state, card).logged("ambush", placer, card=card.name, district=board.card.name,
        victims=_names(struck) or ("–",), count=len(struck),
    )  # fmt: skip
    for agent in struck:
        state = _struck(state, agent, action.hits.get(agent.id) or AmbushHit.of(card), card.name)
    report = AmbushReport(
        name=card.name,
        district=site.district,
        placer=placer,
        victims=_names(struck),
        protected=_names(saved),
        spared=_names(spared),
        out=_names(tuple(agent for agent in struck if agent.id not in state.agents)),
    )
    if saved:
        state = state.logged("vehicle-saves", None, agents=_names(saved))
    state = with_site(state, ambush=report)
    return state if state.options.ambush_persist == "never" else returned(state, site.district)


def _names(agents: tuple[Agent, ...]) -> tuple[str, ...]:
    return tuple(agent.sheet.name for agent in agents)


def _check_hits(state: AtSite, action: SpringAmbush) -> None:
    """E_OWN_AMBUSH: the placer's agents are never hit."""
    district = state.now.district
    hit = {agent.id for agent in victims(state, district)}
    for agent_id in action.hits:
        agent = state.agents.get(agent_id)
        if agent is None or agent.district != district:
            raise refusal("not_there", "CV-47")
        if agent_id not in hit:
            raise refusal("own_ambush", "CV-47", agent=agent.sheet.name)
    for one in action.hits.values():
        if one.cash < 0 or one.cash % 100:
            raise refusal("hundreds", "CV-4", amount=one.cash)


def _is_protected(agent: Agent, card: AmbushCard) -> bool:
    """A working vehicle, unless the card says that vans are useless (CV-48)."""
    return not card.van_useless and any(
        isinstance(token.card, VehicleCard) and token.card.stops_ambush and not token.broken
        for token in agent.supply
    )


def _struck(state: S, agent: Agent, hit: AmbushHit, name: str) -> S:  # CV-4
    """Health, statuses, and D as far as there are any."""
    taken = min(hit.cash, state.orgs[agent.seat].cash)
    state = booked(state, agent.seat, -taken, "ambush", name=name, agent=agent.sheet.name)
    for status in hit.statuses:
        agent = with_status(agent, status)
    state = replace(state, agents={**state.agents, agent.id: agent})
    return hurt(state, agent, hit.health, "ambush")


def returned(state: S, district: int) -> S:
    """The ambush token goes back to its owner."""
    board = replace(state.boards[district], ambush=None)
    return replace(state, boards={**state.boards, district: board})


def passed_by(state: AtSite) -> AtSite:
    """Nobody to hit: the token stays, unless the house takes it home (A34)."""
    site = state.now
    here = state.boards[site.district].ambush
    if here and site.ambush is None and state.options.ambush_persist == "always_return":
        return returned(state, site.district)
    return state
