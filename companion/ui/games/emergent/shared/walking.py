"""Walking through a city step by step, and through the cities: what a tap or the time does (ET-18)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from companion.kernel.frozen import frozen

Mode = Literal["reveal", "auto", "manual"]
"""`reveal`: a city unfolds by itself, then waits. `auto`: and goes on to the next. `manual`: only by taps."""

STEPS: Final = ("card", "marketing", "distance", "order", "tiers", "sales", "money")
"""What is shown of a city, one after the other."""
LAST: Final = len(STEPS) - 1
STEP_SECONDS: Final = 1.7
CITY_SECONDS: Final = 4.5
"""How long a whole city stays before auto-play goes on."""


@frozen
class Walking:
    """How far this screen is: the city all screens show, and how much of it is unfolded here."""

    at: int = -1
    step: int = 0
    mode: Mode = "reveal"
    expects: int = -1
    """The city this screen asked for itself."""

    @property
    def name(self) -> str:
        """The step by name."""
        return STEPS[self.step]

    def shows(self, step: str) -> bool:
        """Whether the city is unfolded as far as this."""
        return self.step >= STEPS.index(step)


@frozen
class Went:
    """What a tap leads to: more of this city, or another city for all screens."""

    walking: Walking
    to: int | None = None


def arrived(walking: Walking, at: int, *, motion: bool) -> Walking:
    """This screen, now that all screens show this city.

    Somebody else's step unfolds the city by itself; going back shows it whole; without motion it is whole.
    """
    if walking.at == at:
        return walking
    is_mine = walking.expects == at
    mode: Mode = walking.mode if is_mine or walking.mode == "auto" else "reveal"
    is_whole = at < walking.at or (mode == "reveal" and not motion)
    return Walking(at, LAST if is_whole else 0, mode)


def forward(walking: Walking) -> Went:
    """One step on; after the last one the next city."""
    if walking.step < LAST:
        return Went(replace(walking, step=walking.step + 1, mode="manual"))
    return _to(replace(walking, mode="manual"), walking.at + 1)


def back(walking: Walking) -> Went:
    """One step back; before the first one the city before."""
    if walking.step > 0:
        return Went(replace(walking, step=walking.step - 1, mode="manual"))
    if walking.at > 0:
        return _to(replace(walking, mode="manual"), walking.at - 1)
    return Went(walking)


def skipped(walking: Walking) -> Went:
    """All of this city at once; when it is whole, the next city."""
    if walking.step < LAST:
        return Went(replace(walking, step=LAST))
    return _to(walking, walking.at + 1)


def played(walking: Walking) -> Walking:
    """Auto-play on, or off again."""
    return replace(walking, mode="manual" if walking.mode == "auto" else "auto")


def ticked(walking: Walking) -> Went:
    """What the time does."""
    if walking.mode != "manual" and walking.step < LAST:
        return Went(replace(walking, step=walking.step + 1))
    if walking.mode == "auto":
        return _to(walking, walking.at + 1)
    return Went(walking)


def seconds(walking: Walking) -> float | None:
    """How long until the time does something; None: never."""
    if walking.mode == "manual" or (walking.mode == "reveal" and walking.step >= LAST):
        return None
    return STEP_SECONDS if walking.step < LAST else CITY_SECONDS


def _to(walking: Walking, at: int) -> Went:
    return Went(replace(walking, expects=at), at)
