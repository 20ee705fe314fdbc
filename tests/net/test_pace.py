"""A handful at once, then so many a second; everybody for themselves."""

from __future__ import annotations

import pytest

from companion.net import pace
from companion.net.pace import Pace
from tests.table.people import Time


def test_a_handful_is_free_and_then_it_is_paced() -> None:
    time = Time()
    one = Pace(rate=4.0, burst=8, clock=time)
    assert [one.wait("ann") for _ in range(8)] == [0.0] * 8
    assert [one.wait("ann") for _ in range(4)] == pytest.approx([0.25, 0.5, 0.75, 1.0])
    assert one.wait("bo") == 0.0


def test_time_fills_it_up_again_but_not_above_the_brim() -> None:
    time = Time()
    one = Pace(rate=4.0, burst=2, clock=time)
    for _ in range(4):
        one.wait("ann")
    time.now += 3600
    assert [one.wait("ann") for _ in range(3)] == pytest.approx([0.0, 0.0, 0.25])


def test_it_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "MOST_KEPT", 10)
    one = Pace(rate=1.0, burst=1, clock=Time())
    for number in range(1000):
        one.wait(number)
    assert len(one._purses) <= 10
