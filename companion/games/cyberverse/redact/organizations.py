"""Organizations as everybody sees them."""

from __future__ import annotations

from companion.games.cyberverse import views
from companion.games.cyberverse.rules import activation, auxiliary, missions, repairing, support
from companion.games.cyberverse.rules.agents import (
    has_vehicle,
    raw,
    slots_used,
    value,
)
from companion.games.cyberverse.rules.ledger import team
from companion.games.cyberverse.rules.payday import fate as fate_of
from companion.games.cyberverse.state import CyberverseState, is_in
from companion.games.cyberverse.state.organization import Agent, Folder, Mission, Org, Story, Supply
from companion.games.cyberverse.state.phases import Activation
from companion.games.cyberverse.sums import features, money, payday
from companion.games.cyberverse.sums.deck import remaining
from companion.games.cyberverse.sums.scoring import leaders
from companion.games.cyberverse.words import (
    ACTIONS_A_TURN,
    CAPS,
    DISTRICTS,
    FEATURES,
    INFLUENCE_TOKENS,
    STORIES_TO_END,
    SUPPLY_SLOTS,
    SUPPORT_SLOTS,
    Feature,
)
from companion.kernel.seat import Seat

RECENT = 3


def organization(state: CyberverseState, seat: Seat, *, is_ready: bool) -> views.OrgView:
    """One organization, whole."""
    org, agents = state.orgs[seat], team(state, seat)
    return views.OrgView(
        seat=seat,
        name=org.name,
        cash=org.cash,
        recent=tuple(reversed(org.ledger[-RECENT:])),
        actions_left=org.actions,
        actions=ACTIONS_A_TURN,
        agents=tuple(agent_view(state, agent) for agent in agents),
        support=org.support,
        support_limit=support.limit(state, seat),
        support_slots=SUPPORT_SLOTS,
        reputation=sum(value(agent, "reputation") for agent in agents),
        must_discard=support.must_discard(state, org),
        stories=tuple(_story(org, story) for story in org.stories),
        resolved=_resolved(state, org),
        resolved_count=missions.counted(state, seat),
        stories_needed=STORIES_TO_END[len(state.seats)],
        deck=_deck(state, org),
        influence_left=INFLUENCE_TOKENS - sum(org.influence),
        influence_placed=sum(org.influence),
        ambush_left=auxiliary.ambush_left(state, seat),
        staff_left=auxiliary.staff_left(state, seat),
        leads=sum(leader(state, number) == seat for number in DISTRICTS),
        is_ready=is_ready,
    )


def leader(state: CyberverseState, district: int) -> Seat | None:  # CV-88
    """Who has strictly the most influence there."""
    found = leaders([(seat, org.influence[district - 1]) for seat, org in state.orgs.items()])
    return Seat(found[0]) if found else None


def agent_view(state: CyberverseState, agent: Agent) -> views.AgentView:
    """One agent with everything it has."""
    fate, sheet = fate_of(agent), agent.sheet
    at_home = agent.district is None
    supply = sorted(agent.supply, key=lambda token: token.card.kind == "vehicle")
    return views.AgentView(
        id=agent.id,
        seat=agent.seat,
        name=sheet.name,
        face=sheet.face,
        note=sheet.note,
        health=agent.health,
        max_health=sheet.health,
        statuses=agent.statuses,
        features=tuple(_feature(agent, feature) for feature in FEATURES),
        initiative=sheet.initiative,
        salary=sheet.salary,
        due=sheet.salary if fate == "due" else 0,
        due_why=fate,
        district=agent.district,
        zone=None if at_home else agent.zone,
        position=agent.position,
        xp=agent.xp,
        xp_points=sum(token.face for token in agent.xp),
        supply=tuple(_supply(state, token) for token in supply),
        free_slots=SUPPLY_SLOTS - slots_used(agent),
        has_vehicle=has_vehicle(agent),
        state=_state(state, agent),
        rescue_cost=None if at_home else auxiliary.rescue_cost(agent),
    )


def _feature(agent: Agent, feature: Feature) -> views.FeatureView:
    printed, whole = agent.sheet.printed(feature), raw(agent, feature)
    now = features.value(feature, whole, suppressed="suppression" in agent.statuses)
    return views.FeatureView(
        feature=feature,
        printed=printed,
        value=now,
        raw=whole,
        cap=CAPS[feature],
        is_raised=now > printed,
        is_lowered=now < printed,
    )


def _supply(state: CyberverseState, token: Supply) -> views.SupplyView:
    card = token.card
    problem = payday.sale_problem(payday.Good(token.id, card.kind, card.price, token.broken), ())
    return views.SupplyView(
        id=token.id,
        card=card,
        is_broken=token.broken,
        resale=0 if problem else money.resale(card.price, state.options.resale_rounding),
        not_sold=problem or "",
        repair=repairing.cost(state, token),
    )


def _state(state: CyberverseState, agent: Agent) -> views.AgentState:
    """The one word on the agent's card."""
    if agent.trained:
        return "training"
    if agent.recruited:
        return "recruited"
    if agent.rescued:
        return "rescued"
    moving = state.now.moving if is_in(state, Activation) else None
    if moving and moving.agent == agent.id:
        return "moving"
    if agent.answered:
        return agent.answered
    if state.phase != "activation":
        return ""
    waiting = activation.calls(state)
    if waiting and waiting[0].id == agent.id and not moving:
        return "called"
    return "later" if agent in waiting else ""


def _story(org: Org, story: Story) -> views.StoryView:
    lines = [mission for folder in story.folders for mission in folder.missions]
    return views.StoryView(
        id=story.id,
        name=story.card.name,
        vp=story.card.vp,
        is_start=story.is_start,
        folders=tuple(_folder(org, folder) for folder in story.folders),
        missions=len(lines),
        done=sum(mission.done for mission in lines),
    )


def _folder(org: Org, folder: Folder) -> views.FolderView:
    return views.FolderView(
        colour=folder.colour,
        name=folder.name,
        missions=tuple(_mission(org, mission) for mission in folder.missions),
        done=sum(mission.done for mission in folder.missions),
    )


def _mission(org: Org, mission: Mission) -> views.MissionView:
    spec = mission.spec
    is_red = spec.kind == "influence"
    return views.MissionView(
        id=mission.id,
        name=spec.name,
        district=spec.district,
        kind=spec.kind,
        tests=tuple(
            views.TestMark(feature=test.feature, threshold=test.threshold, is_done=passed)
            for test, passed in zip(spec.tests, mission.passed, strict=True)
        ),
        tokens=spec.tokens if is_red else 0,
        tokens_now=org.influence[spec.district - 1] if is_red else 0,
        reward=spec.reward,
        xp=spec.xp,
        is_done=mission.done,
        xp_lying=mission.xp,
    )


def _resolved(state: CyberverseState, org: Org) -> tuple[views.ResolvedView, ...]:  # CV-13
    """Their points are open, unless the house turns them over until the end (A47)."""
    is_open = state.options.story_vp_public or state.phase in ("scoring", "over")
    return tuple(
        views.ResolvedView(
            name=story.name,
            vp=story.vp if is_open else None,
            counts=state.options.start_story_counts or not story.is_start,
        )
        for story in org.resolved
    )


def _deck(state: CyberverseState, org: Org) -> views.DeckView:  # CV-17
    """What lies open; from it anybody can tell which cards are left, nobody in which order."""
    return views.DeckView(
        left=len(org.deck.left.value),
        discard=org.deck.discard,
        remaining=remaining(org.deck.discard),
        is_physical=state.options.modifier_deck == "physical",
    )
