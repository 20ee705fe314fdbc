"""How often a fault is tried: a few times in `make test`, in full by `make faults` (docs/reliability.md)."""

from __future__ import annotations

import os

SCALE = float(os.environ.get("FAULTS", "0"))
"""1: full figures; 0.05: a twentieth of them; 0: the short form."""


def times(full: int, short: int) -> int:
    """So often, at this scale."""
    return max(short, round(full * SCALE))
