"""The end test and the score sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.cyberverse import GAME
from companion.games.cyberverse.state import (
    CyberverseState,
)
from companion.games.cyberverse.words import DISTRICTS
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    TABLE,
    begun,
    fix,
    payday,
    refused,
    say,
    view,
)


def test_cv_88_rows_open_one_by_one() -> None:
    state = fix(begun(2, end_timing="immediate"), "org", seat=ECO, resolved=[2] * 6)
    assert state.phase == "scoring"
    assert refused(state, ECO, "next_phase") == ["E_WRONG_PHASE"]
    sheet_ = view(state).score
    assert sheet_ is not None
    assert [row.is_open for row in sheet_.rows] == [False] * 5
    assert sheet_.rows[0].cells[0].value is None
    state = say(state, FSB, "open_row")
    sheet_ = view(state).score
    assert sheet_ is not None
    assert ([cell.value for cell in sheet_.totals], sheet_.closed) == ([12, 0], 4)
    state = say(state, FSB, "correct", fix={"of": "org", "seat": ECO, "cash": 100})
    for _ in range(4):
        assert GAME.outcome(state) is None
        state = say(state, TABLE, "open_row")
    assert view(state).correction is None, "a proposal does not outlive the game"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((ECO,), "stories")
    assert refused(state, ECO, "open_row") == ["E_GAME_OVER"]


def test_cv_87_scoring_waits_for_the_end() -> None:
    assert refused(begun(2), ECO, "open_row") == ["E_NO_SCORE_YET"]


def dominated(**options: Any) -> CyberverseState:
    state = begun(2, **options)
    for number in DISTRICTS:
        state = fix(state, "influence", seat=FSB, district=number, tokens=1)
    return state


def test_a43_a60_domination_and_when() -> None:
    assert dominated(end_timing="immediate").phase == "scoring"
    state = payday(dominated())
    assert say(state, TABLE, "next_phase").phase == "scoring"
    state = payday(dominated(end_by_domination=False))
    assert say(state, TABLE, "next_phase").phase == "event"


def scored(**options: Any) -> CyberverseState:
    """FSB and ECO both end with 6 stories of 1, and equal cash; FSB is first in turn order."""
    state = begun(2, end_timing="immediate", **options)
    state = fix(state, "influence", seat=ECO, district=1, tokens=1)
    state = fix(state, "influence", seat=FSB, district=1, tokens=1)
    state = fix(state, "org", seat=ECO, resolved=[1] * 5)
    return fix(state, "org", seat=FSB, resolved=[1] * 6)


def test_a44_a45_ties_at_the_end() -> None:
    for house, winners in (("shared", (FSB,)), ("turn_order", (FSB,))):
        state = scored(final_tie=house)
        for _ in range(5):
            state = say(state, TABLE, "open_row")
        found = view(state).score
        assert found is not None
        assert found.winners == winners
    state = scored(majority_tie="all", overall_tie="all")
    for _ in range(5):
        state = say(state, ECO, "open_row")
    assert [cell.value for cell in view(state).score.totals] == [12, 13]  # type: ignore[union-attr]
    even = replace(scored(final_tie="turn_order"), orgs=_even(scored()))
    for _ in range(5):
        even = say(even, ECO, "open_row")
    assert view(even).score.winners == (FSB,)  # type: ignore[union-attr]
    assert view(even).score.decided_by == "turn_order"  # type: ignore[union-attr]


def _even(state: CyberverseState) -> Any:
    """Both have six stories."""
    eco = replace(state.orgs[ECO], resolved=state.orgs[FSB].resolved)
    return {**state.orgs, ECO: eco}
