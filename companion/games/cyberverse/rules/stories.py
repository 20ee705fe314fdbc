"""A new story: look at two in secret, keep one (CV-43)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.actions import CyberverseAction, KeepStory, LookAtStories
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules import missions
from companion.games.cyberverse.rules.ledger import logged, remembered, with_org
from companion.games.cyberverse.rules.refusals import refusal, refuse_faults, why, wrong_phase
from companion.games.cyberverse.state import (
    Activation,
    CyberverseState,
    Looking,
    Org,
    S,
    StateIn,
    Story,
    Strategy,
)
from companion.kernel.action import Reason
from companion.kernel.hidden import Hidden
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
            return logged(state, "looks-at-stories", seat)
        case KeepStory():
            return _kept(state, seat, action)
        case _:
            raise wrong_phase(state, action)


def replaceable(org: Org) -> tuple[Story, ...]:
    """Stories that may be given up: never the starting one (CV-13)."""
    return tuple(story for story in org.stories if not story.is_start)


def problems(state: CyberverseState, seat: Seat) -> tuple[Reason, ...]:
    """Why no new story can come now (CV-13, CV-43)."""
    org = state.orgs[seat]
    if state.phase == "strategy" and org.story_taken:
        return (why("story_once", "CV-43"),)
    if len(org.stories) >= state.options.open_stories and not replaceable(org):
        return (why("start_story", "CV-13"),)
    return ()


def _kept(state: Menu, seat: Seat, action: KeepStory) -> CyberverseState:
    """The kept card is public; one that is given up is lost with its marks and XP (CV-43)."""
    looking, org, card = state.now.looking, state.orgs[seat], action.card
    if looking is None or looking.seat != seat:
        raise refusal("nothing_drawn", "CV-43")
    refuse_faults(faults(card))
    if card.name.casefold().split() not in [title.casefold().split() for title in looking.titles.value]:
        raise refusal("not_drawn", "CV-43")
    if len(org.stories) >= state.options.open_stories or action.replaces:
        state = _given_up(state, seat, action)
    state = missions.new_story(remembered(state, card), seat, card)
    state = replace(state, now=replace(state.now, looking=None))
    state = with_org(state, seat, story_taken=True)
    return logged(state, "story", seat, story=card.name, vp=card.vp)


def _given_up(state: S, seat: Seat, action: KeepStory) -> S:
    org = state.orgs[seat]
    if action.replaces is None:
        raise refusal("no_place", "CV-43", story=org.stories[0].card.name)
    story = missions.find_story(state, seat, action.replaces)
    if story.is_start:
        raise refusal("start_story", "CV-13")
    if not action.give_up:
        raise refusal("give_up", "CV-43", story=story.card.name)
    return logged(missions.gone(state, seat, story), "story-given-up", seat, story=story.card.name)
