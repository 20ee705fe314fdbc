"""The demand card of the city that sells, and the strip of all cities of the round (ET-18, ET-22)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.views import MarketView
from companion.games.emergent.views.results import CityResult, TierLine
from companion.ui.games.emergent.draw.pieces import CityPlate
from companion.ui.games.emergent.draw.walk import Stop
from companion.ui.games.emergent.reading import Cast
from companion.ui.games.emergent.shared.page import is_narrow
from companion.ui.kit.boxes import Big, InRow, Stacked, Wrapped
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.layout import Card
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Words


def _tier(skin: Skin, line: TierLine, is_told: bool) -> ft.Control:
    """One tier of the card; framed when somebody takes it, grey when nobody does."""
    palette = skin.palette
    grows = 1.7 if skin.large_text else 1.0
    is_on = line.exists and (not is_told or line.status == "served")
    words = skin.say("emergent-shared-tier", n=line.tier)
    if is_told and line.exists and line.status != "served":
        words = skin.say("emergent-shared-tier-lost")
    if not line.exists:
        words = skin.say("emergent-shared-tier-none")
    face = ft.Column(
        [
            Big(skin, str(line.units), 25, "" if is_on else palette.muted),
            Words(skin, words, 14, family=TEXT_600, colour=palette.muted, line=1.1, lines=1),
        ],
        spacing=skin.px(2),
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    box = ft.Container(
        face,
        width=skin.px(74) * grows,
        height=skin.px(60) * grows,
        border_radius=skin.px(13),
        bgcolor=palette.raised,
        border=ft.Border.all(skin.px(2) if is_on else 1, skin.look.accent if is_on else palette.outline),
    )
    label = skin.say("emergent-shared-tier-said", n=line.tier, units=line.units, words=words)
    return ft.Semantics(content=box, label=label, container=True, exclude_semantics=True)


@part
def SellingCity(
    skin: Skin, cast: Cast, result: CityResult, at: int, count: int, has_tiers: bool
) -> ft.Control:
    """The demand card of the city."""
    where = skin.say(
        "emergent-shared-city-of",
        n=at,
        of=count,
        region=cast.region_name(result.region),
    )
    words = Stacked(
        skin,
        Words(
            skin,
            where,
            15.6,
            family=TEXT_600,
            colour=skin.palette.muted,
            line=1.1,
        ),
        Heading(skin, cast.city_name(result.city), 20, bold=True, lines=1),
        expand=True,
    )
    tiers = [_tier(skin, line, has_tiers) for line in result.tier_lines]
    plate = CityPlate(skin, result.rank, skin.px(38))
    if is_narrow(skin):
        rows = [
            InRow(skin, plate, words, gap=8),
            Wrapped(skin, *tiers),
        ]
        return Card(skin, Stacked(skin, *rows, gap=10), padding=12)
    return Card(skin, InRow(skin, plate, words, *tiers, gap=8), padding=8)


def stops(cast: Cast, market: MarketView) -> tuple[Stop, ...]:
    """The cities of this round for the strip: done, now, to come."""
    return tuple(
        Stop(
            cast.rank(city),
            cast.city_name(city),
            "done" if at < market.at else "now" if at == market.at else "next",
        )
        for at, city in enumerate(market.order)
    )
