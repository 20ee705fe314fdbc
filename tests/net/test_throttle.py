"""An address that keeps guessing waits longer and longer; time is told to it."""

from __future__ import annotations

import pytest

from companion.kernel.action import Rejection
from companion.net.throttle import (
    FORGIVEN_AFTER,
    FREE_GUESSES,
    LONGEST_LINE,
    LONGEST_WAIT,
    MOST_ADDRESSES,
    Throttle,
)
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


class Waiting:
    """Somebody who waits by hand: their time comes when the test moves it."""

    def __init__(self) -> None:
        self.time, self.waits = Time(), list[float]()

    async def sleep(self, seconds: float) -> None:
        """It passes at once."""
        self.waits.append(seconds)
        self.time.now += seconds


async def test_codes_of_an_address_that_guesses_come_one_after_the_other() -> None:
    at = Waiting()
    throttle = Throttle(at.time, at.sleep)
    for _ in range(FREE_GUESSES + 9):
        await throttle.turn("eve")
        throttle.wrong("eve")
    assert at.waits == [1, 2, 4, 8, 16, 30, 30, 30], "the twenty-first is heard at once"
    await throttle.turn("ann")
    assert len(at.waits) == 8
    at.time.now += FORGIVEN_AFTER + 1
    await throttle.turn("eve")
    assert len(at.waits) == 8


async def test_a_thousand_at_once_hear_little_and_most_are_told_to_wait() -> None:
    """In ten minutes a guesser hears of some forty codes, not of two hundred thousand."""
    time = Time()

    async def sleep(_seconds: float) -> None:
        """They do not wait here: each is heard as soon as it could be."""

    throttle = Throttle(time, sleep)
    refused, heard = list[Rejection](), 0
    for _ in range(600):
        for _ in range(300):
            try:
                await throttle.turn("eve")
            except Rejection as rejection:
                refused.append(rejection)
            else:
                throttle.wrong("eve")
                heard += 1
        time.now += 1
    assert FREE_GUESSES < heard <= FREE_GUESSES + 30
    assert {rejection.code for rejection in refused} == {"door.slow_down"}
    assert min(int(str(rejection.facts["seconds"])) for rejection in refused) > LONGEST_LINE


def test_a_device_is_remembered_for_one_table() -> None:
    throttle = Throttle()
    throttle.remember("ann", "t1")
    assert throttle.knows("ann", "t1")
    assert not throttle.knows("ann", "t2")
    assert not throttle.knows("eve", "t1")
    for number in range(MOST_ADDRESSES):
        throttle.remember(f"device {number}", "t1")
    assert len(throttle._knowing) == MOST_ADDRESSES
    assert not throttle.knows("ann", "t1")


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
