"""What the host says on the shared screen counts for the table."""

from __future__ import annotations

from companion.table.actions import ForTable, PlayAgain
from tests.ui.games.emergence import canned_views
from tests.ui.games.emergence.booth import Booth


async def test_the_host_counts_down_for_an_absent_leader() -> None:
    booth = Booth(canned_views.shared_views()["sealed-leader"], (1920, 1080), me=None)
    phone = await booth.open()
    await phone.tap("Count down for Dev")
    assert booth.sent == [ForTable(action={"do": "count_down"})]


async def test_the_same_seats_play_again() -> None:
    booth = Booth(canned_views.shared_views()["over"], (1920, 1080), me=None)
    phone = await booth.open()
    await phone.tap("Play again, same seats")
    assert booth.sent == [PlayAgain()]
