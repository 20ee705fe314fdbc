"""The ring shows what the host's clock says, whenever its sleep ends."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.table.views import TimerView
from companion.ui.kit.countdown import EARLY, digit_of, keyframes, left_of, next_keyframe

START = 1000.0
WHOLE = st.one_of(st.integers(1, 600).map(float), st.floats(0.5, 600))
WAKES = st.lists(st.floats(-0.016, 0.9), min_size=1, max_size=40)
"""How late a sleep ends, over and over; a little early happens too."""


def timer(whole: float) -> TimerView:
    return TimerView(name="countdown", seconds=whole, left=whole, ends=START + whole)


async def shown(whole: float, wakes: list[float]) -> list[tuple[float, int]]:
    """What is left, and which digit is drawn, at every wake of a screen."""
    now, seen, count = START, [(whole, digit_of(whole))], 0

    async def wait(seconds: float) -> None:
        nonlocal now, count
        now, count = now + seconds + max(-seconds / 2, wakes[count % len(wakes)]), count + 1

    async for _ in keyframes(timer(whole), lambda: now, wait):
        left = left_of(timer(whole), now)
        seen.append((left, digit_of(left)))
    return seen


@pytest.mark.parametrize(
    ("left", "whole", "mark"),
    [
        (3.0, 3.0, 2.0), (2.0, 3.0, 1.5), (1.5, 3.0, 1.0), (0.4, 3.0, 0.0), (9.2, 10.0, 9.0),
        (29.0005, 30.0, 28.0), (9.0004, 10.0, 8.0), (3.0005, 10.0, 2.0), (0.001, 10.0, 0.0),
    ],
)  # fmt: skip
def test_the_ring_is_exact_at_seconds_and_at_half(left: float, whole: float, mark: float) -> None:
    assert next_keyframe(left, whole) == mark


@given(WHOLE, st.floats(0, 1))
def test_the_next_keyframe_is_never_further_than_a_second(whole: float, part: float) -> None:
    left = whole * part
    mark = next_keyframe(left, whole)
    assert 0 <= mark <= max(0.0, left - EARLY)
    assert left - mark <= 1 + EARLY + 1e-9
    assert mark in (0.0, whole / 2) or mark == math.floor(mark)


@given(WHOLE, WAKES)
async def test_every_second_is_counted_on_every_screen(whole: float, wakes: list[float]) -> None:
    """None is left out while a screen wakes within a second, none comes before its time, and the end is 0."""
    seen = await shown(whole, wakes)
    digits = [digit for _, digit in seen]
    assert digits == sorted(digits, reverse=True)
    assert digits[-1] == 0
    for (_, before), (left, digit) in pairwise(seen):
        assert left <= digit + EARLY
        assert before - digit <= 1


@given(WHOLE, WAKES, WAKES)
async def test_two_screens_are_a_tick_apart_at_most(
    whole: float, mine: list[float], yours: list[float]
) -> None:
    """At any moment, whatever the one and the other slept."""
    one, other = await shown(whole, mine), await shown(whole, yours)
    for left, digit in one:
        drawn = min((known for at, known in other if at >= left), default=digit)
        assert abs(drawn - digit) <= 1


def test_a_paused_countdown_keeps_what_is_left() -> None:
    assert left_of(TimerView(name="c", seconds=3, left=1.2, ends=None), 99.0) == 1.2
    assert left_of(TimerView(name="c", seconds=3, left=3, ends=100.0), 99.0) == 1.0
