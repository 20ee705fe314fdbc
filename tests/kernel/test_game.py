"""What a game need not say, and what is counting down in it."""

from __future__ import annotations

from companion.kernel.game import Counting, Opened, Timer


def test_defaults_of_a_game() -> None:
    assert Opened() == Opened(shown=0, final=0)


def test_what_is_counting_rests_goes_on_and_is_stretched() -> None:
    counting = Counting(30)
    assert counting.timer("plan", 2) == Timer("plan", 2, 30, is_running=True)
    assert counting.turned().timer("plan", 2).is_running is False
    assert counting.turned().turned() == counting
    assert counting.turned().stretched(15) == Counting(45, is_running=False)
