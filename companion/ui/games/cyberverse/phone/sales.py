"""What can be sold on Payday, and why the rest cannot (CV-82)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.cyberverse.views import OrgView
from companion.kernel.frozen import frozen
from companion.texts import text_id
from companion.ui.games.cyberverse.draw.cash import money, signed
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import icon_of
from companion.ui.kit.boxes import Caption, IconTile, Line, Panel, Spaced
from companion.ui.kit.drawing import part
from companion.ui.kit.icon import Icon
from companion.ui.kit.picking import Toggle
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Muted, Words


@frozen
class Ware:
    """A supply token as it could be sold."""

    id: str
    name: str
    detail: str
    icon: str
    is_broken: bool
    resale: int
    why: str
    """Why it cannot."""


def goods_of(skin: Skin, mine: OrgView) -> tuple[Ware, ...]:
    """Everything my agents carry (CV-82)."""
    return tuple(
        Ware(
            token.id,
            token.card.name,
            skin.say("cyberverse-phone-paid-for", name=agent.name, amount=money(skin, token.card.price)),
            icon_of(token.card.kind),
            token.is_broken,
            token.resale,
            skin.say(text_id(f"cyberverse-phone-not-sold-{token.not_sold}")) if token.not_sold else "",
        )
        for agent in mine.agents
        for token in agent.supply
    )


@part
def Sales(
    skin: Skin, wares: tuple[Ware, ...], sold: tuple[str, ...], flip: Callable[[str, bool], None]
) -> ft.Control:
    """What can be sold, and why the rest cannot."""
    rows: list[ft.Control] = [WareRow.keyed(one.id)(skin, one, one.id in sold, flip) for one in wares]
    if not rows:
        rows = [Muted(skin, skin.say("cyberverse-phone-nothing-to-sell"), 15)]
    title = Caption(skin, skin.say("cyberverse-phone-sell-title"))
    return Panel(skin, Spaced(skin, title, *rows, gap=8), padding=12)


@part
def WareRow(skin: Skin, ware: Ware, is_sold: bool, flip: Callable[[str, bool], None]) -> ft.Control:
    """One token: its price and a switch, or a lock."""
    label = skin.say("cyberverse-phone-sell", name=ware.name, amount=money(skin, ware.resale))
    right: list[ft.Control] = [
        Figures(skin, signed(ware.resale), 16, colour=tones(skin).good),
        Toggle(skin, is_sold, partial(flip, ware.id), label),
    ]
    if ware.why:
        muted = skin.palette.muted
        right = [Icon(skin, "lock", skin.px(16), muted), Words(skin, ware.why, 14, colour=muted)]
    tile = IconTile(skin, ware.icon, size=40, is_broken=ware.is_broken)
    return Line(skin, ware.name, ware.detail, lead=tile, right=right)
