"""A score pad in figures, to be held against other tables."""

from __future__ import annotations

from companion.games.toolbox import GAME
from companion.games.toolbox.sums.results import results
from tests.games.toolbox.kit import KIT
from tests.games.walking import walk


def test_the_figures_are_the_pads_own_totals() -> None:
    met = 0
    for step in walk(KIT, "the pad ends it", 2, 600):
        view = GAME.view(step.after, None)
        found = results(view)
        if view.pad is None or not view.pad.running:
            assert found is None
            continue
        assert found is not None
        (points,) = found.measures
        assert {place: points.of(place) for place in view.pad.places} == view.pad.totals
        assert (found.places, found.winners) == (view.pad.places, view.pad.winners)
        met += 1
    assert met
