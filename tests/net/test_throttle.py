"""An address that keeps guessing waits longer and longer; time is told to it."""

from __future__ import annotations

import pytest

from companion.kernel.action import Rejection
from companion.net.throttle import FORGIVEN_AFTER, FREE_GUESSES, LONGEST_WAIT, MOST_ADDRESSES, Throttle
from tests.table.people import Time


def guessed(times: int) -> tuple[Throttle, Time]:
    time = Time()
    throttle = Throttle(time)
    for _ in range(times):
        throttle.wrong("eve")
    return throttle, time


def test_twenty_guesses_are_free() -> None:
    throttle, _ = guessed(FREE_GUESSES - 1)
    assert throttle.wait("eve") == 0
    throttle.wrong("eve")
    assert throttle.wait("eve") == 2
    assert throttle.wait("ann") == 0


def test_every_further_one_doubles_the_wait_up_to_five_minutes() -> None:
    throttle, time = guessed(FREE_GUESSES)
    waits = []
    for _ in range(10):
        waits.append(throttle.wait("eve"))
        time.now += waits[-1]
        assert throttle.wait("eve") == 0
        throttle.wrong("eve")
    assert waits[:4] == [2, 4, 8, 16]
    assert max(waits) == LONGEST_WAIT


def test_a_wrong_one_that_is_not_heard_does_not_count() -> None:
    throttle, time = guessed(FREE_GUESSES)
    for _ in range(5):
        with pytest.raises(Rejection, match=r"door\.slow_down"):
            throttle.check_wrong("eve")
    assert throttle.wait("eve") == 2
    time.now += 2
    throttle.check_wrong("eve")
    assert throttle.wait("eve") == 4


def test_a_long_pause_forgives() -> None:
    throttle, time = guessed(40)
    time.now += FORGIVEN_AFTER + 1
    throttle.wrong("eve")
    assert throttle.wait("eve") == 0


def test_many_addresses_do_not_fill_the_memory_and_a_hundred_thousand_guesses_do_not_overflow() -> None:
    throttle, _ = guessed(0)
    for number in range(MOST_ADDRESSES + 100):
        throttle.wrong(f"address {number}")
    assert len(throttle._addresses) == MOST_ADDRESSES
    for _ in range(3000):
        throttle.wrong("eve")
    assert throttle.wait("eve") == LONGEST_WAIT
