"""What an organiser sees of a table in one row."""

from __future__ import annotations

from dataclasses import replace

from companion.kernel.seat import Seat
from companion.net.overview import Overview, Row
from companion.table.views import SeatLine
from tests.table.people import people

ANN = SeatLine(seat=Seat("ann"), name="Ann", colour="orange", presence="here")
ROW = Row("t", 1, "WREN", "pebble", "Pebble", "playing", 2, "hide", (ANN,))


def test_nobody_waits_at_a_gate_for_who_is_not_coming() -> None:
    gated = replace(ROW, gate=2)
    assert gated.is_gated
    assert not replace(gated, stage="lobby", seats=()).is_gated, "a lobby without people"
    assert replace(gated, stage="lobby").is_gated
    assert not replace(gated, stage="over").is_gated
    assert not ROW.is_gated


def test_a_table_is_at_its_gate_when_it_waits_there_or_is_past_it() -> None:
    gated = replace(ROW, gate=2)
    assert not gated.is_at_gate
    assert replace(gated, gate_since=5.0).is_at_gate
    assert replace(gated, round=3).is_at_gate


async def test_how_long_somebody_is_waited_for_is_counted_from_when_it_began() -> None:
    at = await people()
    await at.sit("Ann", "Bo")
    await at.host_act("start")
    seen = Overview(at.time)
    began = at.time.now
    assert seen.row(at.table).waits_since == began
    await at.time.pass_by(30.0)
    assert seen.row(at.table).waits_since == began, "still the same"
    await at.act("ann", "hide", number=3)
    row = seen.row(at.table)
    assert (row.waits, row.waits_since) == ((Seat("bo"),), began)
