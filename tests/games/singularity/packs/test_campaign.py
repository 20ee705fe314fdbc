"""Every fault of a campaign is named."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.singularity import GAME
from tests.games.singularity.shipped import raw


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"issues": raw("campaign-quiet-signal")["issues"][1:]}, ["issues_not_in_order"]),
        ({"team": [{"character": "Max"}, {"character": "max"}]}, ["character_twice"]),
        ({"name": ""}, ["bad_pack"]),
    ],
)
def test_every_fault_of_a_campaign_is_named(changes: dict[str, Any], codes: list[str]) -> None:
    found = GAME.packs["singularity-campaign/1"]({**raw("campaign-quiet-signal"), **changes})
    assert [fault.code.removeprefix("singularity.") for fault in found] == codes
