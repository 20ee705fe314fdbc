"""Nothing runs at the start; a kit brings the table's own tools ready to tap (TB-1, TB-2)."""

from __future__ import annotations

from companion.games.toolbox.options import ToolboxOptions
from companion.games.toolbox.rules import course
from companion.games.toolbox.state import ToolboxState
from companion.games.toolbox.sums.refusals import refusal
from companion.games.toolbox.words import MOST_SEATS
from companion.kernel.chance import Seed
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat


def setup(options: ToolboxOptions, seats: tuple[Seat, ...], seed: Seed) -> ToolboxState:
    """The first seat leads until another is named."""
    if len(seats) > MOST_SEATS:
        raise refusal("bad_count", "TB-1", count=MOST_SEATS)
    kit = options.kit
    if kit:
        course.check_kit(kit, len(seats))
    return ToolboxState(
        options=options,
        seats=seats,
        seed=Hidden(seed),
        leader=seats[0] if seats else None,
        course=course.first(kit) if kit else None,
    )
