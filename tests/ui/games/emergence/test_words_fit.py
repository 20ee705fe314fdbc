"""On no screen is a word cut, broken or pushed out, nothing lies below an edge: phones, tablets, a TV."""

from __future__ import annotations

import pytest

from tests.ui.games.emergence import canned, canned_views
from tests.ui.games.emergence.booth import Booth
from tests.ui.room import misfits
from tests.ui.tall import cut_off

SHARED = canned_views.shared_views()
SIZES = [(360.0, 640.0), (430.0, 932.0), (768.0, 1024.0), (1024.0, 768.0), (1280.0, 800.0), (1920.0, 1080.0)]
LONGEST = (
    "Maximiliane-Sophi",
    "Annabel of the Green Hil",
    "Christopher-Maximilian-X",
    "Wilhelmine-Henriett",
    "Eve-Marie van den Broeck",
    "Abcdefghijklmnopqrstuvwx",
)


async def faults(booth: Booth) -> list[str]:
    phone = await booth.open()
    phone.page.padding = 0
    low = [fault for root in phone.page.views for fault in cut_off(root, *booth.size)]
    return low + sorted({fault for root in phone.page.views for fault in misfits(root, booth.size[0])})


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]:g}x{size[1]:g}")
@pytest.mark.parametrize("name", SHARED)
async def test_words_fit_on_a_shared_screen(name: str, size: tuple[float, float]) -> None:
    for names in (canned.NAMES, LONGEST):
        booth = Booth(SHARED[name], size, me=None, is_host=True, names=names)
        assert await faults(booth) == []


@pytest.mark.parametrize("size", [(360.0, 640.0), (390.0, 844.0)], ids=["small", "phone"])
@pytest.mark.parametrize("name", canned_views.phone_views())
async def test_words_fit_on_a_phone(name: str, size: tuple[float, float]) -> None:
    booth = Booth(canned_views.phone_views()[name], size, names=LONGEST)
    assert await faults(booth) == []


@pytest.mark.parametrize(
    "name", ["card", "card-done", "meeting-listen", "meeting-look", "select", "sealed", "drop"]
)
async def test_words_fit_on_a_phone_with_large_letters(name: str) -> None:
    booth = Booth(canned_views.phone_views()[name], (360.0, 640.0), names=LONGEST, skin={"large_text": True})
    assert await faults(booth) == []
