"""The Investigation phase, district by district."""

from __future__ import annotations

from tests.games.cyberverse.scenes import mission
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    TABLE,
    begun,
    fix,
    investigation,
    on,
    refused,
    say,
    view,
)


def test_cv_45_empty_districts_are_skipped() -> None:
    state = investigation(on(begun(2), ECO, 3))
    found = view(state).investigation
    assert found is not None
    assert (found.district, found.skipped, found.stage) == (3, (1, 2), "combat")
    assert [district.state for district in view(state).districts] == ["skipped", "skipped", "now", "", ""]


def test_cv_46_the_steps_of_a_district_come_in_their_order() -> None:
    state = on(on(begun(2), ECO, 1, position="hacking"), FSB, 2)
    state = investigation(fix(mission(state), "district", district=1, ambush=FSB))
    steps = [view(state).step]
    assert refused(state, ECO, "influence") == ["E_WRONG_STEP"]
    for actor, do, fields in (
        (TABLE, "spring_ambush", {"card": {"name": "Trap"}}),
        (TABLE, "draw_brawl", {"card": {"colour": "green", "henchmen": []}}),
        (ECO, "skip_hack", {"agent": "a3"}),
        (ECO, "end_missions", {}),
    ):
        state = say(state, actor, do, **fields)
        steps.append(view(state).step)
    assert steps == ["ambush", "brawl", "hacking", "missions", "influence"]
    assert view(say(state, ECO, "influence")).investigation.district == 2  # type: ignore[union-attr]
