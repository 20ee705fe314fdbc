"""XP: what it may raise, what it costs, which tokens are spent."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.actions import Raise
from companion.games.cyberverse.rules.agents import value
from companion.games.cyberverse.rules.ledger import with_agent, with_org
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import why
from companion.games.cyberverse.state import CyberverseState, S
from companion.games.cyberverse.state.organization import Agent, Folder, Mission
from companion.games.cyberverse.sums import features
from companion.games.cyberverse.views.organization import XpView
from companion.games.cyberverse.words import CAPS, Feature
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def usable(state: CyberverseState, agent: Agent) -> tuple[XpView, ...]:
    """The agent's own tokens, then those on missions of its organization's stories."""
    return (*agent.xp, *on_missions(state, agent.seat))


def on_missions(state: CyberverseState, seat: Seat) -> tuple[XpView, ...]:
    """XP lying on missions in play."""
    return tuple(
        mission.xp
        for story in state.orgs[seat].stories
        for folder in story.folders
        for mission in folder.missions
        if mission.xp
    )


def is_raisable(state: CyberverseState, feature: Feature) -> bool:
    """Analysis, Hacking and Combat, unless the house says all (A10)."""
    return state.options.xp_features == "all" or feature in features.XP_FEATURES


def price(state: CyberverseState, level: int, current: int) -> int:  # CV-19
    """Points for this level from this one."""
    return features.price(level, current, state.options.xp_multilevel)


def problems(state: CyberverseState, agent: Agent, feature: Feature, wanted: Raise) -> Reasons:  # CV-19
    """Why XP does not raise this feature so."""
    current, cap = value(agent, feature), CAPS[feature]
    if not is_raisable(state, feature):
        return (why("xp_feature", "CV-19", feature=feature),)
    if wanted.level > cap:
        return (why("xp_cap", "CV-19", cap=cap, feature=feature),)
    if wanted.level <= current:
        return (why("xp_not_higher", "CV-19", level=wanted.level, current=current, feature=feature),)
    own = {token.id: token for token in usable(state, agent)}
    named = tuple(own) if wanted.tokens is None else wanted.tokens
    if any(token not in own for token in named) or len(set(named)) != len(named):
        return (why("xp_owner", "CV-18", agent=agent.sheet.name),)
    have, cost = worth(state, tuple(own[token] for token in named)), price(state, wanted.level, current)
    return (why("xp_funds", "CV-19", have=have, cost=cost),) if have < cost else ()


def chosen(state: CyberverseState, agent: Agent, feature: Feature, wanted: Raise) -> tuple[XpView, ...]:
    """The tokens this raise takes: those that are named, or the cheapest set. No change is given."""
    tokens = usable(state, agent)
    if wanted.tokens is not None:
        return tuple(token for one in wanted.tokens for token in tokens if token.id == one)
    cost = price(state, wanted.level, value(agent, feature))
    found = features.cheapest([token.face for token in tokens], cost, state.options.xp_unit)
    return tuple(tokens[at] for at in found or ())


def worth(state: CyberverseState, tokens: tuple[XpView, ...]) -> int:
    """Points, or tokens if the house counts those (A11)."""
    return len(tokens) if state.options.xp_unit == "tokens" else sum(token.face for token in tokens)


def spent(state: S, agent: Agent, feature: Feature, wanted: Raise | None) -> tuple[S, tuple[int, ...]]:
    """The tokens are gone for ever; a permanent raise stays on the sheet (CV-18, A10). Faces spent."""
    if wanted is None:
        return state, ()
    refuse_faults(problems(state, agent, feature, wanted))
    tokens = chosen(state, agent, feature, wanted)
    ids, points = {token.id for token in tokens}, sum(token.face for token in tokens)
    sheet = agent.sheet
    if state.options.xp_duration == "permanent":
        more = wanted.level - value(agent, feature)
        sheet = sheet.model_copy(update={feature: sheet.printed(feature) + more})
    kept = tuple(token for token in agent.xp if token.id not in ids)
    state = with_agent(state, agent, xp=kept, sheet=sheet)
    org = state.orgs[agent.seat]
    stories = tuple(
        replace(story, folders=tuple(_without(folder, ids) for folder in story.folders))
        for story in org.stories
    )
    state = with_org(state, agent.seat, stories=stories, xp_spent=org.xp_spent + points)
    return state, tuple(token.face for token in tokens)


def _without(folder: Folder, ids: set[str]) -> Folder:
    def cleared(mission: Mission) -> Mission:
        return replace(mission, xp=None) if mission.xp and mission.xp.id in ids else mission

    return replace(folder, missions=tuple(map(cleared, folder.missions)))
