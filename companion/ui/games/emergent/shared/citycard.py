"""The demand card of the city that sells, and the strip of all cities of the round (ET-18, ET-22)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.views import MarketView
from companion.games.emergent.views.results import CityResult
from companion.ui.games.emergent.draw import CityPlate, Stop
from companion.ui.games.emergent.shared import reading
from companion.ui.games.emergent.shared.page import accent, is_narrow
from companion.ui.games.emergent.shared.walking import Walking
from companion.ui.kit.fonts import DISPLAY_700, TEXT_600
from companion.ui.kit.layout import Card
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Words
from companion.ui.stage import Stage


def _tier(skin: Skin, result: CityResult, at: int, is_told: bool) -> ft.Control:
    """One tier of the card; framed when somebody takes it, grey when nobody does."""
    palette = skin.palette
    line, grows = result.tier_lines[at], 1.7 if skin.large_text else 1.0
    is_on = line.exists and (not is_told or line.status == "served")
    words = skin.say("emergent-shared-tier", n=line.tier)
    if is_told and line.exists and line.status != "served":
        words = skin.say("emergent-shared-tier-lost")
    if not line.exists:
        words = skin.say("emergent-shared-tier-none")
    face = ft.Column(
        [
            Words(
                skin,
                str(line.units),
                25,
                family=DISPLAY_700,
                colour="" if is_on else palette.muted,
                line=1.0,
            ),
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
        border=ft.Border.all(skin.px(2) if is_on else 1, accent(skin) if is_on else palette.outline),
    )
    label = skin.say("emergent-shared-tier-said", n=line.tier, units=line.units, words=words)
    return ft.Semantics(content=box, label=label, container=True, exclude_semantics=True)


def CityCard(stage: Stage, market: MarketView, result: CityResult, seen: Walking) -> ft.Control:
    """The demand card of the city."""
    view, skin = reading.game(stage), stage.skin
    count = skin.say(
        "emergent-shared-city-of",
        n=market.at + 1,
        of=market.count,
        region=reading.region_name(view, result.region),
    )
    words = ft.Column(
        [
            Words(
                skin,
                count,
                15.6,
                family=TEXT_600,
                colour=skin.palette.muted,
                line=1.1,
            ),
            Heading(skin, reading.city_name(view, result.city), 20, bold=True, lines=1),
        ],
        spacing=skin.px(4),
        tight=True,
        expand=True,
    )
    tiers = [_tier(skin, result, at, seen.shows("tiers")) for at in range(len(result.tier_lines))]
    plate = CityPlate(skin, result.rank, skin.px(38))
    if is_narrow(skin):
        rows = [
            ft.Row([plate, words], spacing=skin.px(8)),
            ft.Row(list(tiers), spacing=skin.px(8), run_spacing=skin.px(8), wrap=True),
        ]
        return Card(skin, ft.Column(list(rows), spacing=skin.px(10), tight=True), padding=12)
    return Card(skin, ft.Row([plate, words, *tiers], spacing=skin.px(8)), padding=8)


def stops(stage: Stage, market: MarketView) -> tuple[Stop, ...]:
    """The cities of this round for the strip: done, now, to come."""
    view = reading.game(stage)
    return tuple(
        Stop(
            reading.city_rank(view, city),
            reading.city_name(view, city),
            "done" if at < market.at else "now" if at == market.at else "next",
        )
        for at, city in enumerate(market.order)
    )
