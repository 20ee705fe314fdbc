"""A new story."""

from __future__ import annotations

from companion.games.cyberverse.state import (
    CyberverseState,
)
from tests.games.cyberverse.scenes import turn
from tests.games.cyberverse.table import (
    FSB,
    auxiliary,
    begun,
    fix,
    refused,
    say,
    strategy,
)


def test_cv_43_stories() -> None:
    state = replaceable()
    seat = turn(state)
    state = say(state, seat, "look_at_stories", first="Lone", second="Neon")
    assert refused(state, seat, "place_ambush", district=1) == ["E_KEEP_ONE"]
    card = {"name": "lone", "vp": 3, "colours": ["red"]}
    assert refused(state, seat, "keep_story", card={**card, "name": "Else"}) == ["E_NOT_DRAWN"]
    assert refused(state, seat, "keep_story", card={**card, "colours": []}) == ["E_STORY_COLOURS"]
    assert refused(state, seat, "keep_story", card=card) == ["E_NO_PLACE"]
    old = next(story.id for story in state.orgs[seat].stories if not story.is_start)
    start = next(story.id for story in state.orgs[seat].stories if story.is_start)
    assert refused(state, seat, "keep_story", card=card, replaces=start) == ["E_START_STORY"]
    assert refused(state, seat, "keep_story", card=card, replaces=old) == ["E_GIVE_UP"]
    left = state.orgs[seat].actions
    state = say(state, seat, "keep_story", card=card, replaces=old, give_up=True)
    assert [story.card.name for story in state.orgs[seat].stories] == ["Starting story", "lone"]
    assert state.orgs[seat].actions == left - 1


def replaceable() -> CyberverseState:
    """Somebody has the starting story and another one, and no free place."""
    state = auxiliary(begun(2, open_stories=2))
    seat = turn(state)
    state = say(state, seat, "look_at_stories", first="Old", second="Other")
    state = say(state, seat, "keep_story", card={"name": "Old", "vp": 1, "colours": ["blue"]})
    return fix(state, "org", seat=seat, actions=9)


ALONE = {"card": {"name": "Lone", "vp": 3, "colours": ["red"]}}


def test_a28_stories_in_strategy() -> None:
    state = strategy(begun(2, story_phase="strategy", open_stories=2))
    state = say(state, FSB, "look_at_stories", first="Lone", second="Other")
    assert refused(state, FSB, "end_strategy") == ["E_KEEP_ONE"]
    state = say(state, FSB, "keep_story", **ALONE)
    assert refused(state, FSB, "look_at_stories", first="A", second="B") == ["E_STORY_ONCE"]
    state = auxiliary(say(state, FSB, "end_strategy") if state.phase != "strategy" else state)
    assert refused(state, turn(state), "look_at_stories", first="A", second="B") == ["E_STORY_IN_STRATEGY"]


def test_a56_two_stories() -> None:
    state = auxiliary(begun(2))
    assert refused(state, turn(state), "look_at_stories", first="A", second="B") == ["E_START_STORY"]
    state = auxiliary(begun(2, open_stories=2))
    assert refused(state, turn(state), "look_at_stories", first="A", second="B") == []
