"""Organizations as everybody sees them."""

from __future__ import annotations

from tests.games.cyberverse.table import (
    ECO,
    begun,
    fix,
    view,
)


def test_a47_hidden_points() -> None:
    state = fix(begun(2, story_vp_public=False), "org", seat=ECO, resolved=[7])
    assert view(state).organizations[0].resolved[0].vp is None
    assert view(fix(begun(2), "org", seat=ECO, resolved=[7])).organizations[0].resolved[0].vp == 7
