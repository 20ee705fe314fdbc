"""The one door: what a table promises as a whole."""

from __future__ import annotations

from tests.table.people import people, settled


async def test_a_table_that_closes_tells_everybody() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hurry", seconds=10)
    at.table.close()
    assert {watcher.closed for watcher in (*at.seats.values(), at.host, at.screen)} == {"table.host_stopped"}
    await at.time.pass_by(20)
    await settled()
    assert len(await at.entries()) == 4
