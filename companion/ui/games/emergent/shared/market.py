"""City by city: the map with the cubes on their way, the order with its reasons, the way on (ET-18..31)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import flet as ft

from companion.games.emergent.actions import Walk
from companion.games.emergent.views import MarketView
from companion.games.emergent.views.results import CityResult
from companion.kernel.frozen import frozen
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.walk import CityWalk
from companion.ui.games.emergent.phone.round_cards import use_reading
from companion.ui.games.emergent.reading import Cast
from companion.ui.games.emergent.shared import lying, walking
from companion.ui.games.emergent.shared.cards import CardsScene, DealtCards
from companion.ui.games.emergent.shared.citycard import SellingCity, stops
from companion.ui.games.emergent.shared.order import OrderHead, OrderTable
from companion.ui.games.emergent.shared.page import (
    MEASURES,
    MapBeside,
    TradePage,
    WideMap,
    beside_width,
    is_narrow,
    room,
)
from companion.ui.games.emergent.shared.ticker import Ticker
from companion.ui.games.emergent.shared.transport import TransportTrack
from companion.ui.games.emergent.shared.walking import Walking, Went
from companion.ui.kit.boxes import CENTERED, STRETCHED
from companion.ui.kit.buttons import IconButton48, MainButton
from companion.ui.kit.drawing import Tap, component, part, steady
from companion.ui.kit.shared import for_table
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted
from companion.ui.stage import Stage

WALK: Final = replace(MEASURES, foot=64)
"""High enough for the strip of cities."""
MAIN = 250
"""Width of the main button."""


@frozen
class Steps:
    """What a tap does: one step back or on, all at once, by itself, a card to put right."""

    back: Tap
    forward: Tap
    skip: Tap
    play: Tap
    cards: Tap


def _walk_width(skin: Skin) -> float:
    """Room for the strip of cities beside the buttons."""
    return room(skin)[0] - 4 * skin.px(52) - skin.px(MAIN) - 6 * skin.px(12)


@part
def WalkButtons(
    skin: Skin, follows: str, is_auto: bool, may_walk: bool, may_fix: bool, steps: Steps
) -> ft.Control:
    """Back, auto-play, all at once, and the main button: one step on."""

    def sign(icon: str, text: str, act: Tap) -> ft.Control:
        return IconButton48(skin, icon, skin.say(f"emergent-shared-{text}"), act, size=52)

    play = "pause" if is_auto else "play"
    main: ft.Control = MainButton(
        skin, skin.say("emergent-shared-next", what=follows), steps.forward, width=MAIN
    )
    if not may_walk:
        words = Muted(skin, skin.say("emergent-shared-walk-elsewhere"), 15.6, lines=2)
        main = ft.Container(words, width=skin.px(MAIN))
    return ft.Row(
        [
            *([sign("pencil", "correct-card", steps.cards)] if may_fix else []),
            sign("arrow-left", "walk-back", steps.back),
            sign(play, f"walk-{play}", steps.play),
            sign("boost", "walk-skip", steps.skip),
            main,
        ],
        spacing=skin.px(12),
        tight=True,
        wrap=is_narrow(skin),
    )


def _follows(skin: Skin, cast: Cast, market: MarketView, seen: Walking) -> str:
    """What the main button leads to."""
    if seen.step < walking.LAST:
        return skin.say(f"emergent-shared-step-{walking.STEPS[seen.step + 1]}")
    if market.at + 1 < market.count:
        return cast.city_name(market.order[market.at + 1])
    return skin.say("emergent-shared-step-settlement")


def _page(
    stage: Stage, cast: Cast, market: MarketView, result: CityResult, seen: Walking, steps: Steps
) -> ft.Control:
    view, skin, leads = reading.game(stage), stage.skin, stage.leads
    wide, moves = beside_width(skin), seen.shows("sales")
    narrow = is_narrow(skin)
    strip = CityWalk(skin, stops(cast, market), wide if narrow else _walk_width(skin))
    column = [
        SellingCity(skin, cast, result, market.at + 1, market.count, seen.shows("tiers")),
        *([] if narrow else [OrderHead(skin, wide)]),
        OrderTable(skin, cast, result, wide, seen),
        *([TransportTrack(skin, cast, result, wide)] if moves else []),
        *([strip] if narrow else []),
    ]
    beside = ft.Column(
        list(column),
        spacing=skin.px(8 if skin.device == "tv" else 6),
        tight=narrow,
        width=wide,
        horizontal_alignment=STRETCHED,
    )
    key = f"market-{view.round}-{result.city}-{moves}"
    marks = lying.selling(cast, view, result, moves=moves)
    drawn = WideMap(skin, cast.drawn, marks, key=key, measures=WALK)
    buttons = WalkButtons(
        skin,
        _follows(skin, cast, market, seen),
        seen.mode == "auto",
        leads or seen.step < walking.LAST,
        leads and not (view.demand and view.demand.is_dealt),
        steps,
    )
    return TradePage(
        stage,
        skin.say("emergent-shared-sells-title", city=cast.city_name(result.city)),
        MapBeside(skin, drawn, beside, measures=WALK),
        subtitle=skin.say(f"emergent-shared-why-{seen.name}"),
        notes=[] if narrow else [ft.Container(strip, expand=True)],
        foot=[buttons],
        measures=WALK,
    )


def _waiting(stage: Stage, cast: Cast, market: MarketView) -> ft.Control:
    """Somebody chooses which DCs ship (`shipping=owner_choice`, ET-25)."""
    view, skin = reading.game(stage), stage.skin
    city = market.order[market.at] if market.at < len(market.order) else ""
    names, count = cast.people(skin, market.waiting_for), len(market.waiting_for)
    words = ft.Column(
        [
            Heading(skin, skin.say("emergent-shared-ships", names=names, count=count), 30, bold=True),
            Muted(skin, skin.say("emergent-shared-ships-line", city=cast.city_name(city)), 18),
            CityWalk(skin, stops(cast, market), beside_width(skin)),
        ],
        spacing=skin.px(20),
        alignment=CENTERED,
        tight=is_narrow(skin),
    )
    marks = lying.chosen(cast, view, city)
    drawn = WideMap(skin, cast.drawn, marks, key=f"ships-{view.round}", has_foot=False)
    title = skin.say("emergent-shared-sells-title", city=cast.city_name(city))
    return TradePage(stage, title, MapBeside(skin, drawn, words, has_foot=False))


@component
def MarketScene(stage: Stage) -> ft.Control:
    """The city all screens show, unfolding step by step here."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    kept, keep = ft.use_state(Walking())
    corrects, correct = ft.use_state(False)
    market, leads = view.market, stage.leads
    is_unread, read = use_reading(view.demand, market)
    at = market.at if market else 0
    seen = walking.arrived(kept, at, motion=skin.motion)

    def go(went: Went) -> None:
        keep(went.walking if went.to is None or leads else seen)
        if went.to is not None and leads:
            for_table(stage.send, Walk(to=went.to))

    steps = Steps(
        back=steady(lambda: go(walking.back(seen))),
        forward=steady(lambda: go(walking.forward(seen))),
        skip=steady(lambda: go(walking.skipped(seen))),
        play=steady(lambda: keep(walking.played(seen))),
        cards=steady(lambda: correct(True)),
    )
    leave, tick = steady(lambda: correct(False)), steady(lambda: go(walking.ticked(seen)))
    if market is None:
        return ft.Container()
    if is_unread:
        return DealtCards(stage, market.order[0], read)
    if corrects:
        return CardsScene(stage, leave)
    if at >= len(market.cities):
        return _waiting(stage, cast, market)
    clock = Ticker(f"{view.round}-{seen.at}-{seen.step}-{seen.mode}", walking.seconds(seen), tick)
    return ft.Stack([_page(stage, cast, market, market.cities[at], seen, steps), clock], expand=True)
