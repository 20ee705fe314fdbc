"""Flet's socket, and everything that Flet 1.0.5 does wrong and we mend: one module a patch.

Each has two kinds of tests in `tests/net/flet`: that it works, and that Flet alone still needs it. When the
second kind fails after an update, Flet has mended it itself: delete the patch.
"""

from __future__ import annotations

from functools import cache

from companion.net.flet import (
    checking,
    comparing,
    events,
    findcontrols,
    keystrokes,
    lateanswers,
    making,
    numbering,
    quiet,
    taps,
    tracebacks,
    unwritten,
)

PATCHES = (
    *checking.PATCHES,
    *comparing.PATCHES,
    *events.PATCHES,
    *findcontrols.PATCHES,
    *keystrokes.PATCHES,
    *quiet.PATCHES,
    *taps.PATCHES,  # around `keystrokes`: the page is drawn first, then text and event are taken in one step
    *lateanswers.PATCHES,
    *making.PATCHES,
    *numbering.PATCHES,
    *tracebacks.PATCHES,
    *unwritten.PATCHES,
)


@cache
def apply_patches() -> None:
    """Mend Flet in this process, before its first session. Doing it twice changes nothing."""
    for patch in PATCHES:
        patch.apply()
