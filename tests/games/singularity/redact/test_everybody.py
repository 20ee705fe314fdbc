"""What everybody at the table may see."""

from __future__ import annotations

from companion.games.singularity import GAME
from tests.games.singularity.shipped import RELAY
from tests.games.singularity.table import begun


def test_sw_1_without_a_map_in_the_app_it_lends_its_names() -> None:
    """SW-1: light level knows no position, but the spaces of a chosen map can be tapped by name."""
    view = GAME.view(begun(level="light", map=RELAY), None)
    assert view.map is None
    assert view.places == (
        "A1",
        "B1",
        "C1",
        "Hatch",
        "A2",
        "B2",
        "C2",
        "D2",
        "Gate",
        "B3",
        "Supply shed",
        "D3",
    )
    assert GAME.view(begun(level="map", map=RELAY), None).places == ()
