"""The maths of Payday."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.sums import payday


def test_a_settled_payday_matches_the_table() -> None:
    """The maths of the previews and of the table are one."""
    worker = payday.Employee("a1", 400, True, reputation=2)
    assert payday.settle(500, [worker], [], ["a1"], 3).support_to_discard == 1
    assert payday.way_out(100, [replace(worker, supply=(payday.Good("s1", "gear", 800),))]) == ("s1",)
