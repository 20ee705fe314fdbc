"""Stories, investigations and missions."""

from __future__ import annotations

from dataclasses import replace

from tests.games.cyberverse.scenes import mission
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    begun,
    fix,
    refused,
    say,
    view,
)


def test_cv_12_cv_13_cv_78_stories_resolve() -> None:
    state = begun(2)
    story = state.orgs[ECO].stories[0].id
    for folder, colour in enumerate(("yellow", "blue", "red")):
        line = {"district": folder + 1, "kind": "influence", "tokens": 1, "reward": 100, "xp": 2}
        card = {"name": colour, "colour": colour, "missions": [line]}
        assert refused(state, FSB, "open_investigation", story=story, folder=folder, card=card) == [
            "E_NO_STORY"
        ]
        wrong = {**card, "missions": [{**line, "xp": 3, "district": 7}]}
        assert refused(state, ECO, "open_investigation", story=story, folder=folder, card=wrong) == [
            "E_NO_DISTRICT",
            "E_XP_TOKEN",
        ]
        state = say(state, ECO, "open_investigation", story=story, folder=folder, card=card)
        assert refused(state, ECO, "open_investigation", story=story, folder=folder, card=card) == [
            "E_FOLDER_FULL"
        ]
    for district in (1, 2):
        state = fix(state, "influence", seat=ECO, district=district, tokens=1)
    assert view(state).organizations[0].stories[0].done == 2
    assert state.orgs[ECO].cash == 1100
    state = fix(state, "influence", seat=ECO, district=3, tokens=1)
    org = view(state).organizations[0]
    assert (org.stories, org.resolved[0].vp, org.resolved_count, org.cash) == ((), 4, 1, 1200)
    assert state.orgs[ECO].xp_spent == 6, "XP on its missions is lost"


def test_a59_the_starting_story() -> None:
    state = begun(2, start_story_counts=False)
    state = mission(state, "influence", tokens=1)
    eco = replace(state.orgs[ECO], stories=())
    state = replace(state, orgs={**state.orgs, ECO: eco})
    assert view(state).organizations[0].resolved_count == 0
