"""Influence."""

from __future__ import annotations

from companion.games.cyberverse.state import is_in
from companion.games.cyberverse.state.site import Searched
from tests.games.cyberverse.scenes import influencing, mission
from tests.games.cyberverse.table import ECO, FSB, begun, fix, investigation, on, peaceful, refused, say, view


def test_a39_influence_after_all_districts() -> None:
    state = on(on(begun(2, influence_timing="after_all"), ECO, 1), FSB, 4)
    state = peaceful(investigation(state))
    assert view(state).investigation.district == 1  # type: ignore[union-attr]
    assert state.now.only_influence
    state = say(state, ECO, "influence")
    assert view(state).investigation.district == 4  # type: ignore[union-attr]
    assert is_in(say(state, FSB, "influence"), Searched)


def test_a40_rivals_go_first() -> None:
    state = fix(
        on(begun(2, influence_mode="must_remove_first"), ECO, 1), "influence", seat=FSB, district=1, tokens=1
    )
    state = peaceful(investigation(state))
    assert refused(state, ECO, "influence") == ["E_REMOVE_FIRST"]
    assert refused(state, ECO, "skip_influence") == ["E_REMOVE_FIRST"]
    assert refused(state, ECO, "influence", remove=FSB) == []


def test_cv_79_only_who_is_alone_changes_influence() -> None:
    state = influencing(0, 1)
    assert refused(state, FSB, "influence") == ["E_NOT_YOUR_TURN"]
    assert refused(state, ECO, "influence", remove=ECO) == ["E_NO_TOKEN"]
    both = peaceful(investigation(on(on(begun(2), ECO, 1), FSB, 1)))
    assert view(both).investigation is None, "contested: nothing happens"


def test_cv_80_red_missions_are_looked_at_after_every_change_and_stay_marked() -> None:
    state = mission(on(begun(2), ECO, 1), "influence", tokens=2)
    state = fix(state, "influence", seat=ECO, district=1, tokens=1)
    assert state.orgs[ECO].cash == 900
    state = say(peaceful(investigation(state)), ECO, "influence")
    line = view(state).organizations[0].stories[0].folders[0].missions[0]
    assert (line.is_done, line.tokens_now, state.orgs[ECO].cash) == (True, 2, 1100)
    state = fix(state, "influence", seat=ECO, district=1, tokens=0)
    assert view(state).organizations[0].stories[0].folders[0].missions[0].is_done
