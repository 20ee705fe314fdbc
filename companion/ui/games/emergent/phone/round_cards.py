"""The round's cards as the app dealt them: all of them, before the first city is served (ET-17, ET-18)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.views import DemandView, MarketView
from companion.ui.games.emergent.phone.cards import KnownCard
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.pages import Said, SeatPage
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Small


def use_reading(demand: DemandView | None, market: MarketView | None) -> tuple[bool, Tap]:
    """A hook: whether cards that nobody typed are still to be read here, and what says that they are.

    Every device reads for itself, until the table has gone on to the second city.
    """
    is_read, set_read = ft.use_state(False)
    has_gone_on = ft.use_ref(False)
    if market is not None and market.at > 0:
        has_gone_on.current = True
    is_due = demand is not None and demand.is_dealt and market is not None and market.count > 0
    return is_due and not is_read and not has_gone_on.current, lambda: set_read(True)


def DealtPage(
    skin: Skin, cast: Cast, demand: DemandView, market: MarketView, said: Said | None, on_done: Tap
) -> ft.Control:
    """Every card by rank; the cities without one in a line."""
    bare = tuple(cast.city_name(card.city) for card in demand.cards if card.tiers is None)
    none = skin.say("emergent-phone-dealt-none", cities=skin.language.listed(bare)) if bare else ""
    first = cast.city_name(market.order[0])
    cards = [card for card in demand.cards if card.tiers is not None]
    return SeatPage(
        skin,
        said=said,
        title=skin.say("emergent-phone-dealt-title"),
        subtitle=skin.say("emergent-phone-dealt-line", n=market.count),
        body=[
            *(KnownCard.keyed(card.city)(skin, cast, card, False, None) for card in cards),
            *([Small(skin, none)] if bare else []),
        ],
        actions=[MainButton(skin, skin.say("emergent-phone-dealt-go", city=first), on_done, icon="arrow")],
        spacing=8,
    )
