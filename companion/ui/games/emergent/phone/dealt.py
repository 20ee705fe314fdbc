"""The round's cards as the app dealt them: all of them, before the first city is served (ET-17, ET-18)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.emergent.views import DemandView, MarketView
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.phone.bits import Small
from companion.ui.games.emergent.phone.cards import CardRow
from companion.ui.games.emergent.phone.page import AccentButton, Page
from companion.ui.stage import Stage


def use_reading(demand: DemandView | None, market: MarketView | None) -> tuple[bool, Callable[[], None]]:
    """A hook: whether cards that nobody typed are still to be read here, and what says that they are.

    Every device reads for itself, until the table has gone on to the second city.
    """
    is_read, set_read = ft.use_state(False)
    has_gone_on = ft.use_ref(False)
    if market is not None and market.at > 0:
        has_gone_on.current = True
    is_due = demand is not None and demand.is_dealt and market is not None and market.count > 0
    return is_due and not is_read and not has_gone_on.current, lambda: set_read(True)


def Dealt(stage: Stage, demand: DemandView, market: MarketView, on_done: Callable[[], None]) -> ft.Control:
    """Every card by rank; the cities without one in a line."""
    view, skin = reading.game(stage), stage.skin
    bare = tuple(reading.city_name(view, card.city) for card in demand.cards if card.tiers is None)
    none = (
        [Small(skin, skin.say("emergent-phone-dealt-none", cities=skin.language.listed(bare)))]
        if bare
        else []
    )
    first = reading.city_name(view, market.order[0])
    return Page(
        stage,
        title=skin.say("emergent-phone-dealt-title"),
        subtitle=skin.say("emergent-phone-dealt-line", n=market.count),
        body=[*(CardRow(stage, card) for card in demand.cards if card.tiers is not None), *none],
        actions=[AccentButton(skin, skin.say("emergent-phone-dealt-go", city=first), on_done, icon="arrow")],
        spacing=8,
    )
