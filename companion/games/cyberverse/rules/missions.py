"""Stories, investigations and the marks on their missions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.games.cyberverse.actions import OpenInvestigation
from companion.games.cyberverse.packs.cards import InvestigationCard, StoryCard
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules.ledger import booked, named, remembered, with_org
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import refusal, why
from companion.games.cyberverse.state import CyberverseState, S
from companion.games.cyberverse.state.organization import Folder, Mission, Org, Resolved, Story
from companion.games.cyberverse.views.organization import XpView
from companion.games.cyberverse.words import MissionKind
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def new_story(state: S, seat: Seat, card: StoryCard, *, is_start: bool = False) -> S:
    """A story comes into play with empty folders."""
    state, story_id = named(state, "t")
    story = Story(story_id, card, tuple(Folder(colour) for colour in card.colours), is_start)
    return with_org(state, seat, stories=(*state.orgs[seat].stories, story))


def opened(state: S, seat: Seat, action: OpenInvestigation) -> S:
    """An investigation comes into a folder (CV-12)."""
    card, story = action.card, next((one for one in state.orgs[seat].stories if one.id == action.story), None)
    if story is None:
        raise refusal("no_story", "CV-12")
    refuse_faults(folder_problems(story, action.folder, card))
    filled = replace(
        story.folders[action.folder], name=card.name, missions=_lines(story.id, action.folder, card)
    )
    folders = tuple(filled if at == action.folder else one for at, one in enumerate(story.folders))
    state = _with_story(remembered(state, card), seat, replace(story, folders=folders))
    state = state.logged("investigation", seat, card=card.name, story=story.card.name)
    return rechecked(state, seat)


def folder_problems(story: Story, at: int, card: InvestigationCard | None = None) -> Reasons:
    """Why this card does not go into this folder; without a card, why none does."""
    if card and (wrong := faults(card)):
        return wrong
    if at >= len(story.folders):
        return (why("no_folder", "CV-12", folders=len(story.folders)),)
    folder = story.folders[at]
    if folder.name is not None:
        return (why("folder_full", "CV-12", card=folder.name),)
    if card and folder.colour != card.colour:
        return (why("wrong_colour", "CV-12", wanted=folder.colour, colour=card.colour),)
    return ()


def _lines(story: str, folder: int, card: InvestigationCard) -> tuple[Mission, ...]:
    return tuple(
        Mission(f"{story}-{folder}-{at}", spec, (False,) * len(spec.tests))
        for at, spec in enumerate(card.missions)
    )


def _with_story(state: S, seat: Seat, story: Story) -> S:
    stories = tuple(story if one.id == story.id else one for one in state.orgs[seat].stories)
    return with_org(state, seat, stories=stories)


def missions(org: Org) -> tuple[Mission, ...]:
    """Every mission line in play of an organization."""
    return tuple(mission for story in org.stories for folder in story.folders for mission in folder.missions)


def find(state: CyberverseState, mission_id: str) -> tuple[Seat, Mission] | None:
    """A mission in play and whose it is."""
    for seat, org in state.orgs.items():
        for mission in missions(org):
            if mission.id == mission_id:
                return seat, mission
    return None


def with_mission(state: S, seat: Seat, mission: Mission) -> S:
    """The state with another version of this mission."""

    def changed(folder: Folder) -> Folder:
        lines = tuple(mission if one.id == mission.id else one for one in folder.missions)
        return replace(folder, missions=lines)

    stories = tuple(
        replace(story, folders=tuple(map(changed, story.folders))) for story in state.orgs[seat].stories
    )
    return with_org(state, seat, stories=stories)


def done(state: S, seat: Seat, mission: Mission) -> S:
    """The mission is marked: D at once, the XP token lies on it (CV-78)."""
    spec, xp = mission.spec, None
    if spec.xp:
        state, xp_id = named(state, "x")
        xp = XpView(id=xp_id, face=spec.xp)
    marked = replace(mission, done=True, xp=xp, passed=(True,) * len(mission.passed))
    state = with_mission(state, seat, marked)
    state = booked(state, seat, spec.reward, "mission", name=spec.name or spec.kind, district=spec.district)
    return state.logged(
        "mission",
        seat,
        name=spec.name or spec.kind,
        district=state.boards[spec.district].card.name,
        reward=spec.reward,
        xp=spec.xp or 0,
    )


def marked(state: S, seat: Seat, kind: MissionKind, district: int) -> S:  # CV-74, CV-76
    """Every open mission of this kind there is done."""
    return _marked(
        state, seat, lambda mission: mission.spec.kind == kind and mission.spec.district == district
    )


def rechecked(state: S, seat: Seat) -> S:
    """Influence missions that hold now are done, for good; then stories that are complete (CV-80, A68)."""
    tokens = state.orgs[seat].influence
    return _marked(
        state,
        seat,
        lambda mission: (
            mission.spec.kind == "influence" and tokens[mission.spec.district - 1] >= mission.spec.tokens
        ),
    )


def _marked(state: S, seat: Seat, holds: Callable[[Mission], bool]) -> S:
    for mission in missions(state.orgs[seat]):
        if not mission.done and holds(mission):
            state = done(state, seat, mission)
    return resolved(state, seat)


def resolved(state: S, seat: Seat) -> S:
    """Stories whose missions are all marked are resolved; XP on them is lost (CV-13)."""
    for story in state.orgs[seat].stories:
        if all(folder.is_done for folder in story.folders):
            state = gone(state, seat, story)
            org = state.orgs[seat]
            found = Resolved(story.card.name, story.card.vp, story.is_start)
            state = with_org(state, seat, resolved=(*org.resolved, found))
            state = state.logged("resolved", seat, story=story.card.name, vp=story.card.vp)
    return state


def gone(state: S, seat: Seat, story: Story) -> S:  # CV-43
    """The story leaves play with its folders; XP lying on it is lost."""
    org = state.orgs[seat]
    lost = sum(mission.xp.face for folder in story.folders for mission in folder.missions if mission.xp)
    left = tuple(one for one in org.stories if one.id != story.id)
    return with_org(state, seat, stories=left, xp_spent=org.xp_spent + lost)


def counted(state: CyberverseState, seat: Seat) -> int:  # CV-87
    """Resolved stories that count towards the end (A59)."""
    stories = state.orgs[seat].resolved
    return sum(state.options.start_story_counts or not story.is_start for story in stories)


def forgotten(state: S) -> S:
    """House rule `multi_test=same_turn`: half-done missions begin anew next turn (A66)."""
    if state.options.multi_test == "any_turn":
        return state
    for seat, org in state.orgs.items():
        for mission in missions(org):
            if not mission.done and any(mission.passed):
                fresh = replace(mission, passed=(False,) * len(mission.passed))
                state = with_mission(state, seat, fresh)
    return state
