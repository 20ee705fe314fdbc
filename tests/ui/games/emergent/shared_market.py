"""Only the market on the shared screen: games that were really played, stopped while the board is typed."""

from __future__ import annotations

from functools import cache

from companion.games.emergent.actions import (
    ConfirmCards,
    Counted,
    EnterCard,
    Lay,
    MoneyRight,
    NoCard,
    ShareOut,
    Walk,
)
from companion.games.emergent.actions.plan import Lot
from companion.games.emergent.views import EmergentView
from tests.ui.games.emergent.shared_kit import SEATS, full


@cache
def market_views() -> dict[str, EmergentView]:
    """Only the market: the board while it is typed, with a fault; the second round; one round alone."""
    playing = full(use="market")
    playing.keep("board-1")
    ann, bo, cy, _ = SEATS
    lots = {ann: Lot(small=1, cubes=5), cy: Lot(small=1, cubes=7), bo: Lot(large=1, cubes=6)}
    playing.do("ann", Lay(region="midvale", lots=lots))
    playing.keep("board-wrong")
    playing.do("ann", Lay(region="midvale", lots={cy: Lot(large=1, cubes=7)}))
    playing.do("ann", Counted())
    playing.keep("board-right")
    playing.do("ann", ShareOut())
    playing.do("ann", EnterCard(city="kestrel", tiers=(2, 1, 1)))
    playing.do("ann", NoCard())
    playing.keep("board-cards")
    playing.do("ann", ConfirmCards())
    playing.do("ann", Walk(to=1))
    for seat in playing.seats:
        playing.do(seat, MoneyRight())
    playing.keep("board-2")
    alone = full(SEATS[:2], use="round", marketing_scope="city")
    alone.keep("board-alone")
    return {**playing.views, **alone.views}
