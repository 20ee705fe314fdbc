"""Only the market: everybody sees the board as it is typed; nothing of it is a secret (ET-42)."""

from __future__ import annotations

from companion.games.emergent.rules import laying
from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.phases import Laying
from companion.games.emergent.sums.lying import room
from companion.games.emergent.views.laying import FirmFault, LayingView, LotLine, RegionLots


def laying_view(state: EmergentState) -> LayingView | None:
    """The board while it is typed."""
    step = state.step
    if not isinstance(step, Laying):
        return None
    before = laying.last_time(state) if state.records else {}
    return LayingView(
        regions=tuple(
            RegionLots(
                region=region,
                lots=tuple(LotLine(seat=seat, lot=lot, room=room(lot)) for seat, lot in lots.items()),
                before=tuple(before[region].values()) if before else (),
                markets=laying.markets(state, region),
                is_counted=region in step.counted,
            )
            for region, lots in step.lying.items()
        ),
        faults=tuple(
            FirmFault(seat=seat, fault=fault)
            for seat, found in laying.faults(state, step).items()
            for fault in found
        ),
    )
