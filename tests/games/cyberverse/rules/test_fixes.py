"""Each kind of correction."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cyberverse.scenes import mission
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    TABLE,
    agent,
    begun,
    equipped,
    fix,
    hired,
    refused,
    supply,
    view,
)


@pytest.mark.parametrize(
    "wrong",
    [
        {"of": "org", "seat": "nobody", "cash": 1},
        {"of": "org", "seat": "eco", "name": "FSB"},
        {"of": "org", "seat": "eco", "discard": [1]},
        {"of": "agent", "agent": "a99", "health": 1},
        {"of": "agent", "agent": "a3", "health": 9},
        {"of": "agent", "agent": "a3", "district": 1, "zone": 8},
        {"of": "agent", "agent": "a3", "feature": "reputation", "value": 5},
        {"of": "supply", "supply": "s99", "broken": True},
        {"of": "support", "seat": "eco", "remove": "c99"},
        {"of": "zones", "district": 1, "one": 1, "other": 1, "relation": "far"},
        {"of": "henchman", "figure": "h99", "remove": True},
        {"of": "henchman", "district": 1},
        {"of": "henchman", "name": "Thug", "district": 1, "position": "hacking"},
        {"of": "mission", "mission": "t9-0-0", "done": True},
        {"of": "event", "place": 9, "remove": True},
        {"of": "order", "order": ["eco"]},
    ],
    ids=str,
)
def test_cv_90_wrong_corrections_are_refused_in_words(wrong: dict[str, Any]) -> None:
    assert refused(begun(2), TABLE, "correct", fix=wrong, reason="a test")


def test_cv_90_everything_can_be_corrected() -> None:
    state = mission(equipped(hired(begun(2), ECO, "Second"), ECO, "weapon"), "hack")
    line = state.orgs[ECO].stories[0].folders[0].missions[0].id
    state = fix(state, "mission", mission=line, done=True)
    assert state.orgs[ECO].cash == 1100
    state = fix(state, "mission", mission=line, done=False)
    second = agent(state, ECO, 1).id
    state = fix(state, "supply", supply=supply(state, ECO), agent=second)
    assert agent(state, ECO, 1).supply[0].card.name == "Weapon"
    state = fix(state, "supply", supply=agent(state, ECO, 1).supply[0].id, remove=True)
    state = fix(state, "event", place=2, card={"name": "Blackout", "duration": 2})
    state = fix(state, "event", place=2, slot="cancel", staff=[FSB])
    assert view(state).news.slots[1].event.is_cancelled  # type: ignore[union-attr]
    state = fix(state, "event", place=2, remove=True)
    state = fix(state, "district", district=1, to=3, points=2)
    assert view(state).districts[2].distances == {1: 2}
    state = fix(state, "order", order=[ECO, FSB])
    assert view(state).order_lines[0].decided_by == "corrected"
    state = fix(state, "agent", agent=second, salary=700, initiative=3, trained=True)
    assert agent(state, ECO, 1).sheet.salary == 700
    state = fix(state, "henchman", name="Thug", district=2, zone=3)
    state = fix(state, "henchman", figure=next(iter(state.henchmen)), health=2, zone=1)
    assert view(state).districts[1].figures[0].zone == 1


def test_cv_41_no_more_ambush_tokens_than_there_are() -> None:
    state = begun(2)
    for district in (1, 2, 3):
        state = fix(state, "district", district=district, ambush=ECO)
    wrong = {"of": "district", "district": 4, "ambush": ECO}
    assert refused(state, TABLE, "correct", fix=wrong, reason="a test") == ["E_NO_AMBUSH"]
    fix(state, "district", district=3, ambush=FSB)
