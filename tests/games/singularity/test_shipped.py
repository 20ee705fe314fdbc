"""The documents that ship: without fault, and said to be invented."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.singularity import GAME
from companion.games.singularity.packs.issue_map import IssueMap
from companion.games.singularity.packs.warnings import warnings
from companion.games.singularity.sums.ground import ground_of
from companion.kernel.graph import distances
from tests.games.singularity.shipped import FILES, GLASS, RELAY, TRAM, raw


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_ships_has_no_fault_and_says_that_it_is_invented(path: Any) -> None:
    document = raw(path.stem)
    assert GAME.packs[document["format"]](document) == ()
    assert "invented" in document["source"]


@pytest.mark.parametrize("board", [RELAY, GLASS, TRAM], ids=lambda board: board.id)
def test_shipped_maps_can_be_walked_from_start_to_end(board: IssueMap) -> None:
    assert warnings(board) == ()
    assert board.start is not None
    assert board.end in distances(ground_of(board).near, board.start)
    assert any(space.cache for space in board.spaces)
    assert any(space.hazard for space in board.spaces)
    assert any(space.token for space in board.spaces)
