"""The clock at the table (TB-21..33)."""

from __future__ import annotations

import pytest

from companion.games.toolbox import GAME
from companion.games.toolbox.options import ToolboxOptions
from companion.games.toolbox.views import ClockView
from tests.games.toolbox.evening import SEED, Evening


def clock(table: Evening) -> ClockView:
    found = table.view().clock
    assert found is not None
    return found


def left(table: Evening) -> list[int]:
    return [hand.left for hand in clock(table).hands]


def running(seats: int = 2, **more: object) -> Evening:
    table = Evening(seats)
    table.say("ann", "set_clock", clock={"each": 60_000, **more})
    table.say("ann", "start_clock")
    return table


@pytest.mark.parametrize(
    ("setting", "code"),
    [
        ({"each": 0}, "bad_time"),
        ({"each": 1000, "increment": -1}, "bad_increment"),
        ({"each": 1000, "overtime": 3_600_001}, "bad_overtime"),
        ({"each": 1000, "order": ["ann", "ann"]}, "bad_order"),
    ],
)
def test_tb_21_setting(setting: dict[str, object], code: str) -> None:
    Evening(2).no(code, "ann", "set_clock", clock=setting)
    Evening(1).no("too_few_seats", "ann", "set_clock", clock={"each": 1000})


def test_tb_22_and_tb_33_what_is_public_before_and_after_the_start() -> None:
    table = Evening(2)
    table.no("not_started", "ann", "start_clock")
    table.say("ann", "set_clock", clock={"each": 60_000})
    assert (clock(table).is_started, left(table), table.timer()) == (False, [60_000, 60_000], None)
    table.no("not_started", "ann", "pass_turn")
    table.say("ann", "start_clock", place="bo")
    table.no("already_started", "ann", "start_clock")
    assert (clock(table).turn, clock(table).stage) == ("bo", "main")
    table.say("ann", "stop_clock", ms=1000)
    assert clock(table).ended == "stopped"
    table.no("clock_stopped", "ann", "pass_turn")


def test_tb_23_and_p_tb_7_a_replay_needs_no_clock() -> None:
    table = running(increment=5000)
    said = [("ann", 12_500), ("bo", 3000)]
    for seat, ms in said:
        table.say(seat, "pass_turn", ms=ms)
    state = GAME.setup(ToolboxOptions(), table.seats, SEED)
    journal = [
        ("ann", {"do": "set_clock", "clock": {"each": 60_000, "increment": 5000}}),
        ("ann", {"do": "start_clock"}),
        *((seat, {"do": "pass_turn", "ms": ms}) for seat, ms in said),
    ]
    for seat, action in journal:
        state = GAME.apply(state, seat, GAME.actions.validate_python(action))  # type: ignore[arg-type]
    assert state == table.state


def test_tb_24_tb_25_tb_26_tb_27_r_tb_24_booked_and_passed() -> None:
    table = running(increment=5000)
    table.say("ann", "pass_turn", ms=12_500)
    table.say("bo", "pass_turn", ms=3000)
    assert left(table) == [52_500, 62_000]
    timer = table.timer()
    assert timer is not None
    assert (timer.name, timer.serial, timer.seconds) == ("clock", 3, 52.5)
    delayed = running(increment=5000, increment_kind="delay")
    delayed.say("ann", "pass_turn", ms=12_500)
    delayed.say("bo", "pass_turn", ms=3000)
    timer = delayed.timer()
    assert timer is not None
    assert (left(delayed), timer.seconds) == ([52_500, 60_000], 57.5)


def test_tb_27_only_whose_turn_it_is_or_lead_passes() -> None:
    table = running(3)
    table.say("ann", "pass_turn", ms=1000)
    table.no("not_your_turn", "cleo", "pass_turn")
    table.say("ann", "pass_turn", ms=1000)
    assert clock(table).turn == "cleo"


def test_tb_28_tb_29_zero_and_who_is_next() -> None:
    table = running(3, at_zero="out", overtime=10_000)
    table.zero()
    assert (clock(table).stage, clock(table).hands[0].flags) == ("period", 0)
    table.zero()
    assert (clock(table).turn, clock(table).hands[0].is_out) == ("bo", True)
    table.no("stale_time", "clock", "time_up", name="clock", serial=1)
    table.say("bo", "leave_clock", ms=10)
    assert clock(table).ended == "last_seat"


def test_tb_30_tb_31_tb_32_lead_skips_pauses_and_gives() -> None:
    table = running()
    table.no("already_turn", "ann", "turn_to", place="ann")
    table.say("ann", "give_time", place="ann", seconds=30, ms=20_000)
    assert left(table) == [70_000, 60_000]
    table.say("ann", "skip_turn", ms=1000)
    assert (left(table), clock(table).turn, clock(table).hands[0].turns) == ([69_000, 60_000], "bo", 0)
    table.say("ann", "pause", ms=500)
    table.no("paused", "ann", "pass_turn")
    table.say("ann", "turn_to", place="ann", ms=9999)
    assert left(table) == [69_000, 59_500], "while it rests nothing is booked"
    table.say("ann", "resume")
    table.no("not_paused", "ann", "resume")
    table.no("bad_time", "ann", "give_time", place="bo", seconds=3601)


def test_tb_24_a_later_clock_goes_on_counting() -> None:
    table = running()
    table.say("ann", "pass_turn", ms=1)
    table.say("ann", "stop_clock", ms=1)
    table.say("ann", "set_clock", clock={"each": 1000})
    table.say("ann", "start_clock")
    timer = table.timer()
    assert timer is not None
    assert timer.serial == 4
