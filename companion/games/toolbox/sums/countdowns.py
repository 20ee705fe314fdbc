"""How long a countdown may be."""

from __future__ import annotations

from companion.games.toolbox.sums.refusals import refusal, within

PRESETS = (3, 10, 30, 60, 120, 300)
LONGEST, LONGEST_STRETCH = 5999, 600


def check_seconds(seconds: object) -> None:
    """Whole seconds from 1 to 99:59 (TB-13)."""
    if not within(seconds, 1, LONGEST):
        raise refusal("bad_seconds", "TB-13", low=1, high=LONGEST)


def stretched(seconds: int, more: int) -> int:
    """The new length (TB-16)."""
    if not within(more, 1, LONGEST_STRETCH) or seconds + more > LONGEST:
        raise refusal("bad_seconds", "TB-16", low=1, high=min(LONGEST_STRETCH, LONGEST - seconds))
    return seconds + more
