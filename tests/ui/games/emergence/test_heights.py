"""Nothing on a shared screen of Emergence stands half below its edge, with the longest names."""

from __future__ import annotations

import pytest

from tests.ui.games.emergence import canned_views
from tests.ui.games.emergence.booth import Booth
from tests.ui.games.emergence.test_words_fit import LONGEST
from tests.ui.tall import cut_off

SIZES = [(1024.0, 768.0), (1280.0, 800.0), (1920.0, 1080.0)]


async def faults(booth: Booth) -> list[str]:
    phone = await booth.open()
    return [fault for root in phone.page.views for fault in cut_off(root, *booth.size)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]:g}x{size[1]:g}")
async def test_a_shared_screen_is_high_enough(size: tuple[float, float]) -> None:
    for name in ("other-turn", "other-claim", "opened", "papers", "over"):
        booth = Booth(canned_views.shared_views()[name], size, me=None, is_host=True, names=LONGEST)
        assert (name, await faults(booth)) == (name, [])


@pytest.mark.parametrize("name", ["drop", "select", "hack-attested"])
async def test_a_small_phone_is_high_enough(name: str) -> None:
    view = canned_views.phone_views()[name]
    for skin in ({}, {"large_text": True}):
        assert await faults(Booth(view, (360, 590), names=LONGEST, skin=skin)) == []
