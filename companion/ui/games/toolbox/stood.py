"""How it stood when the table was ended early: the pad's totals and ranks; cards and choices stay closed."""

from __future__ import annotations

from companion.ui.games.toolbox import reading
from companion.ui.stage import Stage
from companion.ui.stood import Cell, Stood, Tally, plainly


def stood(stage: Stage) -> Stood:
    """A line a place on the pad; without one whom the table waited for."""
    view = reading.game(stage)
    now = view.pad
    if now is None:
        return plainly(stage.skin, view)
    places = reading.places(stage, now.places, now.names)
    closed = sum(row.is_closed for row in now.rows)
    return Stood(
        tallies=(Tally(stage.say("toolbox-stood-rows"), str(closed), "tool-pad", stage.skin.look.accent),),
        columns=(stage.say("toolbox-stood-total"), stage.say("toolbox-stood-rank")),
        rows=tuple(
            (
                place.id,
                (
                    Cell(str(now.totals[place.id])),
                    Cell(f"{now.ranks[place.id]}.", "crown" if place.id in now.leaders else ""),
                ),
            )
            for place in places
        ),
    )
