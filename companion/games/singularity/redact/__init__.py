"""From a state to what a viewer may know: built up from nothing (SW-3)."""

from __future__ import annotations

from companion.games.singularity.redact.everybody import public
from companion.games.singularity.redact.lent import lent
from companion.games.singularity.redact.mine import for_seat
from companion.games.singularity.state import SingularityState
from companion.games.singularity.views import SingularityView
from companion.kernel.seat import Viewer

__all__ = ["for_seat", "lent", "view"]


def view(state: SingularityState, viewer: Viewer) -> SingularityView:
    """What this viewer may know."""
    shared = public(state)
    return for_seat(state, viewer, shared) if viewer is not None else shared
