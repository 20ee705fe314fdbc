"""The countdown (TB-13..20)."""

from __future__ import annotations

from companion.games.toolbox.sums.countdowns import PRESETS
from tests.games.toolbox.evening import Evening


def test_tb_13_and_tb_14_length_and_serial() -> None:
    table = Evening()
    for wrong in (0, 6000, 2.5):
        table.no("bad_seconds", "ann", "count_down", seconds=wrong)
    for number, seconds in enumerate(PRESETS, start=1):
        table.say("ann", "count_down", seconds=seconds)
        timer = table.timer()
        assert timer is not None
        assert (timer.name, timer.serial, timer.seconds) == ("countdown", number, seconds)
        table.no("timer_busy", "ann", "count_down", seconds=3)
        table.say("ann", "call_off")


def test_p_tb_1_tb_15_tb_16_tb_17_pause_stretch_resume_call_off() -> None:
    table = Evening()
    table.no("no_countdown", "ann", "pause")
    table.no("no_countdown", "ann", "call_off")
    table.say("ann", "count_down", seconds=30)
    table.no("not_paused", "ann", "resume")
    table.say("ann", "pause")
    table.no("paused", "ann", "pause")
    table.say("ann", "stretch")
    table.no("bad_seconds", "ann", "stretch", seconds=601)
    table.say("ann", "resume")
    timer = table.timer()
    assert timer is not None
    assert (timer.serial, timer.seconds, timer.is_running) == (1, 40, True)
    table.say("ann", "call_off")
    assert table.timer() is None
    table.say("ann", "count_down", seconds=10)
    table.no("stale_time", "clock", "time_up", name="countdown", serial=1)
    table.say("ann", "stretch", seconds=600)
    for _ in range(8):
        table.say("ann", "stretch", seconds=600)
    table.no("bad_seconds", "ann", "stretch", seconds=600)


def test_tb_18_zero_opens_what_is_in_front() -> None:
    table = Evening(3)
    table.no("nothing_to_open", "ann", "count_down", seconds=3, at_zero="open")
    table.say("ann", "ask", question={"kind": "words", "words": ["Yes", "No"], "opens": "zero"})
    table.say("ann", "count_down", seconds=3, at_zero="open")
    table.say("bo", "seal", choice="No")
    view = table.zero()
    assert view.question is not None
    assert view.question.opened is not None
    assert view.question.opened.absent == ("ann", "cleo")
    table.say("ann", "start_tally", tally={"compartments": ["A"], "most": 2})
    table.say("ann", "count_down", seconds=3, at_zero="open")
    for seat in table.seats:
        table.say(seat, "put_in", split={"A": 1})
    view = table.zero()
    assert view.tally is not None
    assert view.tally.totals == {"A": 3}
    table.say("ann", "start_pad", pad={"rows": [{"id": "a"}, {"id": "b"}], "typed": "sealed"})
    table.say("ann", "count_down", seconds=3, at_zero="open")
    table.say("bo", "type_sealed", row="a", value=5)
    view = table.zero()
    assert view.pad is not None
    assert view.pad.totals == {"ann": 0, "bo": 5, "cleo": 0}


def test_tb_19_next_turn_again_and_again() -> None:
    alone = Evening(1)
    alone.no("too_few_seats", "ann", "count_down", seconds=3, at_zero="next")
    table = Evening(3)
    table.say("ann", "mark_turn", place="cleo")
    table.no("unknown_seat", "ann", "mark_turn", place="zoe")
    table.say("ann", "count_down", seconds=20, at_zero="next", again=True)
    view = table.zero()
    assert view.marker == "ann"
    timer = table.timer()
    assert timer is not None
    assert (timer.serial, timer.seconds) == (2, 20)
    table.say("ann", "call_off")
    table.say("ann", "count_down", seconds=20, at_zero="next")
    assert table.zero().marker == "bo"
    assert table.timer() is None


def test_tb_20_the_ring_changes_only_with_the_countdown() -> None:
    table = Evening(3)
    table.say("ann", "ask", question={"kind": "words", "words": ["Yes", "No"]})
    table.say("ann", "count_down", seconds=20)
    before = table.timer()
    for seat in table.seats:
        table.say(seat, "seal", choice="Yes")
    assert table.timer() == before
    table.zero()
    timer = table.timer()
    assert timer is not None
    assert timer.name == "open", "all were ready: now the opening count begins"
