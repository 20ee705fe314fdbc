"""What is only odd is a warning."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.singularity.packs.issue_map import IssueMap, check
from companion.games.singularity.packs.warnings import warnings
from tests.games.singularity.boards import small, spaces


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({}, []),
        ({"spaces": spaces(b={"area": None})}, ["space_without_area"]),
        ({"links": [["a", "b"]], "lines": [["a", "b"]]}, ["space_unreachable"]),
        ({"spaces": spaces(b={"token": "common"})}, ["start_among_tokens"]),
        ({"lines": []}, ["no_lines"]),
    ],
)
def test_what_is_only_odd_is_a_warning(changes: dict[str, Any], codes: list[str]) -> None:
    board = IssueMap.model_validate(small(**changes))
    assert check(small(**changes)) == ()
    assert [one.code.removeprefix("singularity.") for one in warnings(board)] == codes
