"""Random games under every house rule: each new moment is drawn on the phones of those it waits for."""

from __future__ import annotations

from typing import Any

from companion.games.emergent import GAME
from companion.games.emergent.views import EmergentView
from companion.kernel.seat import Seat
from tests.games.emergent.kit import KIT
from tests.games.walking import walk
from tests.ui.games.emergent.phone_kit import Booth, Table
from tests.ui.games.emergent.test_phone_screens import missing

STEPS = 160


class Watched(Table):
    """A table somebody else plays at."""

    def __init__(self, state: Any, seats: tuple[Any, ...]) -> None:
        self.state, self.seats, self.timer = state, seats, None


def moment(view: EmergentView) -> tuple[object, ...]:
    """What makes a moment look different from others."""
    plan, market = view.my_plan, view.market
    return (
        view.phase,
        view.my_sealed,
        bool(plan and plan.faults),
        bool(plan and plan.plan.build),
        bool(view.my_shipping),
        bool(view.my_selling),
        bool(view.my_allocation),
        bool(market and market.at < len(market.cities)),
        bool(view.demand and view.demand.warning),
        bool(view.correction),
        view.is_learning,
    )


async def test_every_moment_of_a_game_can_be_drawn() -> None:
    seen: set[tuple[object, ...]] = set()
    for table in KIT.tables:
        for taken in walk(KIT, table, 1, STEPS):
            public = GAME.view(taken.after, None)
            for seat in {*public.waiting_for[:1], public.seats[-1]}:
                at = moment(GAME.view(taken.after, seat))
                if not {at, (table, public.phase)} <= seen:
                    seen |= {at, (table, public.phase)}
                    await _drawn(taken.after, public, seat)
    assert len(seen) > 3 * len(KIT.tables)


async def _drawn(state: Any, public: EmergentView, seat: Seat) -> None:
    names = {one: f"{one}".title() for one in public.seats}
    for shows in ("seat", "pieces"):
        booth = Booth(Watched(state, public.seats), seat, names=names, shows=shows)
        assert missing((await booth.open()).texts()) == [], public.phase
