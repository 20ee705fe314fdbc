"""Only the market: the board while it is typed, for everybody alike.

Rules ET-42..45.
"""

from __future__ import annotations

from companion.games.emergent.actions.plan import Lot
from companion.games.emergent.views.mine import Fault
from companion.kernel.view import OfSeat, View


class LotLine(OfSeat):  # ET-42
    """What one firm has in a region."""

    lot: Lot
    room: int
    """How many cubes its discs hold."""


class RegionLots(View):  # ET-42
    """A region with everybody's pieces in it."""

    region: str
    lots: tuple[LotLine, ...]
    """Seat order."""
    before: tuple[Lot, ...] = ()
    """The same as it lay in the round before; empty in the first one (ET-43)."""
    markets: tuple[str, ...]
    """Where cylinders may stand: the region, or by house rule its cities."""
    is_counted: bool


class FirmFault(OfSeat):  # ET-44
    """What cannot lie there, and whose it is."""

    fault: Fault


class LayingView(View):
    """The whole board, in the order of the pack."""

    regions: tuple[RegionLots, ...]
    faults: tuple[FirmFault, ...]
