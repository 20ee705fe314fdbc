"""A score pad in figures, to be held against the pads of other tables."""

from __future__ import annotations

from companion.games.toolbox.views import ToolboxView
from companion.kernel.results import Measure, Results


def results(view: ToolboxView) -> Results | None:
    """The running totals of the pad that lies open, once a row of it is closed."""
    pad = view.pad
    if pad is None or not pad.running:
        return None
    points = Measure(
        name="points",
        kind="level",
        best="fewest" if pad.spec.wins == "lowest" else "most",
        start=dict.fromkeys(pad.places, pad.spec.start),
        rounds=pad.running,
    )
    return Results(
        round=len(pad.running),
        is_over=pad.ended is not None,
        places=pad.places,
        names=pad.names,
        winners=pad.winners,
        measures=(points,),
    )
