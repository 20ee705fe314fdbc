"""A table that nobody sits at: the host's screen alone starts and steers it (TB-1, TB-3)."""

from __future__ import annotations

from companion.games.toolbox import GAME as TOOLBOX
from companion.table.actions import CarryOn, EndTable, ForTable, Start
from tests.games.toolbox.evening import NAMES
from tests.table.people import people


async def test_it_starts_counts_down_ends_and_carries_on() -> None:
    at = await people(game=TOOLBOX)
    await at.table.host_act(Start())
    assert at.table.stage == "playing"
    await at.table.host_act(ForTable(action={"do": "count_down", "seconds": 60}))
    await at.time.pass_by(60)
    assert at.cues[-1] == "gong"
    await at.table.host_act(ForTable(action={"do": "begin", "names": list(NAMES[:3])}))
    again = await at.restarted()
    assert again.view().luck == at.view().luck
    await again.table.host_act(EndTable())
    await again.table.host_act(CarryOn())
    assert again.table.stage == "playing", "it does not fall back into the lobby"


async def test_its_end_has_its_deals() -> None:
    at = await people(game=TOOLBOX)
    await at.table.host_act(Start())
    await at.table.host_act(ForTable(action={"do": "roll", "notation": "2d6"}))
    await at.table.host_act(ForTable(action={"do": "close"}))
    assert [deal.label for deal in at.table.seal().deals] == ["dice/1/1", "dice/1/2"]
