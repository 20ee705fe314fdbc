"""Every fault of a map is named."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.singularity.packs.issue_map import check
from tests.games.singularity.boards import small, spaces


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({}, []),
        ({"start": None}, ["no_start"]),
        ({"end": None}, ["no_end"]),
        ({"start": None, "end": None}, ["no_start", "no_end"]),
        ({"end": "a"}, ["start_is_end"]),
        ({"end": "z"}, ["unknown_space"]),
        ({"links": [["a", "b"], ["b", "z"]]}, ["unknown_space"]),
        ({"links": [["a", "b"], ["b", "a"]]}, ["link_twice"]),
        ({"links": [["a", "a"]]}, ["linked_to_itself"]),
        ({"links": None}, ["no_links"]),
        ({"walls": [["b", "a"]]}, ["link_and_wall"]),
        ({"lines": [["a", "b", "a"]]}, ["line_turns_back"]),
        ({"areas": []}, ["unknown_area"]),
        ({"areas": [{"id": "hall"}, {"id": "hall"}]}, ["area_twice"]),
        ({"spaces": spaces(c={"id": "b", "x": 2})}, ["space_twice", "unknown_space", "unknown_space"]),
        ({"spaces": spaces(b={"area": None, "token": "elite"})}, ["token_without_area"]),
        ({"spaces": spaces(b={"x": 0})}, ["same_spot"]),
        ({"spaces": spaces(b={"x": 0.5}), "grid": True}, ["off_grid"]),
        ({"spaces": [], "more": 1}, ["bad_pack", "bad_pack"]),
    ],
)
def test_sw_5_every_fault_of_a_map_is_named(changes: dict[str, Any], codes: list[str]) -> None:
    assert [fault.code.removeprefix("singularity.") for fault in check(small(**changes))] == codes
