"""The same people sit down at a following table: with their phones, their colours, their host."""

from __future__ import annotations

from companion.table.actions import HandOver
from companion.table.table import Table


async def seat_again(table: Table, following: Table) -> None:
    """As many as it has places; colours as far as it has them."""
    _, most = following.game.card.seats
    for place in table.setting.places[:most]:
        taken = {one.colour for one in following.setting.places}
        free = [colour for colour in following.game.card.colours if colour not in taken]
        colour = place.colour if place.colour in free else free[0]
        first, *others = sorted(place.devices) or [""]
        seat = await following.sit(first, place.name, colour)
        for device in others:
            await following.come_along(device, seat)
        if place.is_host:
            await following.host_act(HandOver(seat=seat))
    for device in sorted(table.setting.leading):
        await following.lead_along(device)
    for order in table.orders.standing.carried():
        await following.orders.take(order)
