"""The log only grows; what was taken back is struck out."""

from __future__ import annotations

from companion.kernel.view import LogLine
from companion.table.chronicle import TAIL, Chronicle


def line(name: str) -> LogLine:
    return LogLine(code=f"pebble-log-{name}")


def test_lines_are_numbered_from_one_and_the_newest_travel() -> None:
    log = Chronicle()
    log.add(5.0, *(line(str(number)) for number in range(TAIL + 3)))
    assert len(log) == TAIL + 3
    assert [one.number for one in log.tail()] == list(range(4, TAIL + 4))
    assert [one.number for one in log.all()] == list(range(1, TAIL + 4))


def test_the_lines_of_an_entry_are_struck_out_together_and_stay() -> None:
    log = Chronicle()
    log.add(1.0, line("moved"), line("scored"), entry=7)
    log.add(2.0, line("moved"), entry=8)
    log.strike(frozenset({7}))
    log.add(3.0, line("took-back"), undid=(line("moved"), line("scored")))
    assert [one.undone for one in log.all()] == [True, True, False, False]
    assert [one.code for one in log.all()[-1].undid] == ["pebble-log-moved", "pebble-log-scored"]


def test_what_was_said_by_the_table_is_never_struck_out_with_a_move() -> None:
    log = Chronicle()
    log.add(1.0, line("sat"))
    log.strike(frozenset({7}))
    assert not log.all()[0].undone
