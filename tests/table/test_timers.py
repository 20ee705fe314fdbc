"""Countdowns: the game says what counts, the table adds the time."""

from __future__ import annotations

from companion.table.views import TimerView
from tests.table.people import People, people


def timer(at: People) -> TimerView | None:
    return at.frame(None).table.timer


async def test_zero_opens_everything_at_once() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hide", number=3)
    await at.act("ann", "hurry", seconds=10)
    assert timer(at) == TimerView(name="countdown", seconds=10, left=10, ends=at.time.now + 10)
    await at.time.pass_by(9.9)
    assert at.view().shown == {}
    await at.act("ann", "hide", number=4)
    await at.time.pass_by(0.1)
    assert at.view().shown == {"ann": 4}
    assert timer(at) is None
    assert (await at.entries())[-1].seat == "@clock"
    assert at.cues[-1] == "gong"
    await at.time.pass_by(60)
    assert (await at.entries())[-1].n == 7, "it rang once"


async def test_a_pause_keeps_what_is_left() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hurry", seconds=10)
    await at.time.pass_by(4)
    await at.act("ann", "hold")
    assert timer(at) == TimerView(name="countdown", seconds=10, left=6, ends=None)
    await at.time.pass_by(100)
    assert timer(at) == TimerView(name="countdown", seconds=10, left=6, ends=None)
    await at.act("ann", "hold", is_held=False)
    assert timer(at) == TimerView(name="countdown", seconds=10, left=6, ends=at.time.now + 6)
    await at.time.pass_by(5)
    assert timer(at) is not None
    await at.time.pass_by(1)
    assert timer(at) is None


async def test_stretching_adds_and_calling_off_forgets() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hurry", seconds=10)
    await at.time.pass_by(8)
    await at.act("ann", "stretch", seconds=5)
    assert timer(at) == TimerView(name="countdown", seconds=15, left=7, ends=at.time.now + 7)
    await at.time.pass_by(6)
    await at.act("ann", "call_off")
    assert timer(at) is None
    await at.time.pass_by(60)
    assert at.view().round == 1
    await at.act("ann", "hurry", seconds=10)
    assert timer(at) == TimerView(name="countdown", seconds=10, left=10, ends=at.time.now + 10)


async def test_what_others_choose_does_not_show_in_the_timer() -> None:
    """The whole table view stays equal while somebody changes a sealed choice during the countdown."""
    at = await people("Ann", "Bo", "Chi", started=True)
    await at.act("ann", "hide", number=3)
    await at.act("ann", "hurry", seconds=10)
    before = at.everything()
    await at.time.pass_by(3.3)
    await at.act("ann", "hide", number=7)
    after = at.everything()
    assert after.pop("ann") != before.pop("ann")
    assert after == before


async def test_a_full_disk_at_zero_does_not_freeze_the_table() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hurry", seconds=10)
    at.journal.is_full = True
    await at.time.pass_by(12)
    assert at.view().round == 1
    at.journal.is_full = False
    await at.time.pass_by(2)
    assert at.view().round == 2


async def test_a_countdown_starts_again_after_a_restart() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hurry", seconds=10)
    await at.time.pass_by(7)
    at.table.close()
    again = await at.restarted()
    assert timer(again) == TimerView(name="countdown", seconds=10, left=10, ends=at.time.now + 10)
    await at.time.pass_by(10)
    assert again.view().round == 2
    assert at.view().round == 1, "the old table's alarm is off"
