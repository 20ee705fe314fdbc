"""The timer, the estimate, and going on for those who are away, on a phone (ET-12, ET-14)."""

from __future__ import annotations

import pytest

from companion.games.emergent.actions import (
    CloseRound,
    GoOn,
    PauseTimer,
    ResumeTimer,
    StartTimer,
)
from companion.table.actions import ForTable
from tests.ui.games.emergent.phone_kit import Booth, Table
from tests.ui.games.emergent.phone_scenes import SCENES, planning


async def test_the_leader_starts_a_timer() -> None:
    booth = SCENES["first_plan"]()
    leader = Booth(booth.table, "ann")
    phone = await leader.open()
    await phone.tap("Start a timer")
    await phone.tap("2 minutes")
    assert leader.sent == [StartTimer(seconds=120)]
    with pytest.raises(LookupError):
        (await booth.open()).button("Start a timer")


async def test_the_host_steers_the_timer_of_a_leader_who_is_away() -> None:
    booth = SCENES["timed"]()
    host = Booth(booth.table, "bo", is_host=True, away=("ann",))
    phone = await host.open()
    await phone.tap("Call it off")
    assert host.sent == [ForTable(action={"do": "call_off"})]


async def test_the_pause_of_a_running_timer() -> None:
    booth = SCENES["timed"]()
    assert booth.table.timer is not None
    booth.table.timer = booth.table.timer.model_copy(update={"ends": 500.0})
    phone = await booth.open()
    await phone.tap("Hold it")
    assert booth.sent == [PauseTimer()]
    booth.table.timer = booth.table.timer.model_copy(update={"ends": None})
    booth.redraw()
    await phone.settle()
    await phone.tap("Let it run")
    assert booth.sent[-1] == ResumeTimer()
    assert booth.toast is None


async def test_the_host_goes_on_for_those_away() -> None:
    booth = SCENES["placed"]()
    booth.is_host, booth.away = True, ("cy",)
    phone = await booth.open()
    await phone.tap("Go on for those away")
    assert booth.sent == [ForTable(action=GoOn().model_dump())]
    settled = SCENES["ledger"]()
    settled.is_host, settled.away = True, ("cy",)
    phone = await settled.open()
    await phone.tap("Close the round for those away")
    assert settled.sent == [ForTable(action=CloseRound().model_dump())]


async def test_the_estimate_is_labelled_and_can_be_off() -> None:
    phone = await planning().open()
    await phone.tap("What would this plan sell?")
    assert phone.says("If nobody else played")
    assert phone.says("it knows no card and no other plan")
    await phone.tap("Back")
    assert phone.says("Seal my plan")
    without = await Booth(Table(estimator=False)).open()
    assert not without.says("What would this plan sell?")
