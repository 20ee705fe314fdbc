"""A new story: look at two in secret, keep one (CV-43)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.actions import CyberverseAction, KeepStory, LookAtStories
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules import missions
from companion.games.cyberverse.rules.ledger import remembered, with_org
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import why, wrong_phase
from companion.games.cyberverse.state import CyberverseState, StateIn
from companion.games.cyberverse.state.organization import Org, Story
from companion.games.cyberverse.state.phases import Activation, Looking, Strategy
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat

Menu = StateIn[Strategy | Activation]
"""Where a new story may be drawn (A28)."""


def apply(state: Menu, seat: Seat, action: CyberverseAction) -> CyberverseState:
    """Look, then keep. Whose turn it is was checked before."""
    match action:
        case LookAtStories(first=first, second=second):
            refuse_faults(problems(state, seat))
            titles = (" ".join(first.split()), " ".join(second.split()))
            looking = Looking(seat, Hidden(titles, frozenset({seat})))
            state = replace(state, now=replace(state.now, looking=looking))
            return state.logged("looks-at-stories", seat)
        case KeepStory():
            return _kept(state, seat, action)
        case _:
            raise wrong_phase(state, action)


def replaceable(org: Org) -> tuple[Story, ...]:  # CV-13
    """Stories that may be given up: never the starting one."""
    return tuple(story for story in org.stories if not story.is_start)


def problems(state: CyberverseState, seat: Seat) -> Reasons:  # CV-13
    """Why no new story can come now (A28)."""
    org = state.orgs[seat]
    if state.phase == "activation" and state.options.story_phase == "strategy":
        return (why("story_in_strategy", "CV-43"),)
    if state.phase == "strategy" and org.story_taken:
        return (why("story_once", "CV-43"),)
    if len(org.stories) >= state.options.open_stories and not replaceable(org):
        return (why("start_story", "CV-13"),)
    return ()


def keep_problems(state: Menu, seat: Seat, action: KeepStory) -> Reasons:
    """Why this card is not kept so: it was not drawn, or the place is taken."""
    looking, card = state.now.looking, action.card
    if looking is None or looking.seat != seat:
        return (why("nothing_drawn", "CV-43"),)
    if wrong := faults(card):
        return wrong
    if card.name.casefold().split() not in [title.casefold().split() for title in looking.titles.value]:
        return (why("not_drawn", "CV-43"),)
    return _place_problems(state, state.orgs[seat], action)


def _place_problems(state: CyberverseState, org: Org, action: KeepStory) -> Reasons:  # CV-13
    """The starting story stays; another one has to be given up in so many words."""
    if action.replaces is None:
        is_free = len(org.stories) < state.options.open_stories
        return () if is_free else (why("no_place", "CV-43", story=org.stories[0].card.name),)
    story = next((one for one in org.stories if one.id == action.replaces), None)
    if story is None:
        return (why("no_story", "CV-12"),)
    if story.is_start:
        return (why("start_story", "CV-13"),)
    return () if action.give_up else (why("give_up", "CV-43", story=story.card.name),)


def _kept(state: Menu, seat: Seat, action: KeepStory) -> CyberverseState:
    """The kept card is public; one that is given up is lost with its marks and XP."""
    refuse_faults(keep_problems(state, seat, action))
    card = action.card
    for story in state.orgs[seat].stories:
        if story.id == action.replaces:
            state = missions.gone(state, seat, story)
            state = state.logged("story-given-up", seat, story=story.card.name)
    state = missions.new_story(remembered(state, card), seat, card)
    state = replace(state, now=replace(state.now, looking=None))
    state = with_org(state, seat, story_taken=True)
    return state.logged("story", seat, story=card.name, vp=card.vp)
