"""The stamp of TB-23: how long a serial has run is measured by the table, and by nobody else."""

from __future__ import annotations

from typing import Any

from companion.games.toolbox import GAME as TOOLBOX
from companion.table.actions import ForTable
from tests.table.people import People, people


async def clock() -> People:
    """Two people at a clock that runs for Ann."""
    at = await people("Ann", "Bo", game=TOOLBOX, started=True)
    await at.act("ann", "set_clock", clock={"each": 60_000})
    await at.act("ann", "start_clock")
    return at


def left(at: People) -> list[int]:
    view: Any = at.view()
    return [hand.left for hand in view.clock.hands]


async def stamps(at: People) -> list[int]:
    """What the journal has, of the actions that carry one."""
    actions = (entry.action for entry in await at.entries() if entry.action)
    return [action["ms"] for action in actions if action["do"] in ("pass_turn", "pause")]


async def test_what_a_phone_sends_is_overwritten_before_it_is_tried_and_written() -> None:
    at = await clock()
    await at.time.pass_by(12.5)
    await at.act("ann", "pass_turn", ms=1)
    assert left(at) == [47_500, 60_000]
    assert await stamps(at) == [12_500]


async def test_pauses_do_not_count_and_whole_milliseconds_are_rounded_down() -> None:
    at = await clock()
    await at.time.pass_by(10.0004)
    await at.act("ann", "pause")
    await at.time.pass_by(100)
    await at.act("ann", "resume")
    await at.time.pass_by(4.0019)
    await at.act("ann", "pass_turn")
    assert await stamps(at) == [10_000, 4_001]
    assert left(at) == [45_999, 60_000]


async def test_the_table_speaks_with_the_same_stamp() -> None:
    at = await clock()
    await at.time.pass_by(3)
    await at.table.host_act(ForTable(action={"do": "pass_turn", "ms": 59_000}))
    assert left(at) == [57_000, 60_000]


async def test_after_a_restart_the_serial_in_front_begins_anew() -> None:
    at = await clock()
    await at.time.pass_by(20)
    again = await at.restarted()
    await again.time.pass_by(5)
    await again.act("ann", "pass_turn")
    assert left(again) == [55_000, 60_000]


async def test_after_a_takeback_the_serial_in_front_begins_anew() -> None:
    at = await clock()
    await at.time.pass_by(5)
    await at.act("ann", "pass_turn")
    await at.time.pass_by(7)
    await at.host_act("take_back")
    await at.time.pass_by(2)
    await at.act("ann", "pass_turn")
    assert left(at) == [58_000, 60_000]


async def test_a_resend_after_a_restart_is_known_by_its_words_not_by_its_stamp() -> None:
    at = await clock()
    await at.time.pass_by(5)
    await at.act("ann", "pass_turn", 7)
    again = await at.restarted()
    await again.act("ann", "pass_turn", 7)
    assert left(again) == [55_000, 60_000]
