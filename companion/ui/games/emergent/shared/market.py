"""City by city: the map with the cubes on their way, the order with its reasons, the way on (ET-18..31)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import Walk
from companion.games.emergent.views import MarketView
from companion.games.emergent.views.results import CityResult
from companion.ui.games.emergent.draw import CityWalk, TradeMap
from companion.ui.games.emergent.phone.dealt import use_reading
from companion.ui.games.emergent.shared import lying, reading, walking
from companion.ui.games.emergent.shared.accent import GoButton
from companion.ui.games.emergent.shared.cards import DealtCards, DemandCards
from companion.ui.games.emergent.shared.citycard import CityCard, stops
from companion.ui.games.emergent.shared.order import Head, OrderTable
from companion.ui.games.emergent.shared.page import (
    MapBeside,
    SharedPage,
    beside_width,
    is_narrow,
    map_room,
    map_skin,
    room,
    rounds,
)
from companion.ui.games.emergent.shared.ticker import Ticker
from companion.ui.games.emergent.shared.transport import TransportTrack
from companion.ui.games.emergent.shared.walking import Walking, Went
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted
from companion.ui.stage import Stage

FOOT = 64
"""High enough for the strip of cities."""
MAIN = 250
"""Width of the main button."""


def _walk_width(skin: Skin) -> float:
    """Room for the strip of cities beside the buttons."""
    return room(skin)[0] - 4 * skin.px(52) - skin.px(MAIN) - 6 * skin.px(12)


def _controls(stage: Stage, market: MarketView, seen: Walking, go: dict[str, Tap]) -> list[ft.Control]:
    """Back, auto-play, all at once, and the main button: one step on."""
    view, skin = reading.game(stage), stage.skin
    is_auto = seen.mode == "auto"

    def button(icon: str, name: str) -> ft.Control:
        return IconButton48(skin, icon, skin.say(f"emergent-shared-walk-{name}"), go[name], size=52)

    if seen.step < walking.LAST:
        follows = skin.say(f"emergent-shared-step-{walking.STEPS[seen.step + 1]}")
    elif market.at + 1 < market.count:
        follows = reading.city_name(view, market.order[market.at + 1])
    else:
        follows = skin.say("emergent-shared-step-settlement")
    label = skin.say("emergent-shared-next", what=follows)
    may_walk = stage.table.is_host or seen.step < walking.LAST
    main = GoButton(skin, label, go["forward"], disabled=not may_walk, width=MAIN)
    play = "pause" if is_auto else "play"
    return [
        button("arrow-left", "back"),
        IconButton48(skin, play, skin.say(f"emergent-shared-walk-{play}"), go["play"], size=52),
        button("boost", "skip"),
        main,
    ]


def _page(
    stage: Stage, market: MarketView, result: CityResult, seen: Walking, go: dict[str, Tap]
) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    width, height = map_room(skin, FOOT)
    wide = beside_width(skin)
    moves = seen.shows("sales")
    picture = TradeMap(
        map_skin(skin),
        reading.drawn(view.board),
        lying.selling(stage, result, moves=moves),
        width=width,
        height=height,
        zoom=False,
        key=f"market-{view.round}-{result.city}-{moves}",
    )
    column: list[ft.Control] = [
        CityCard(stage, market, result, seen),
        *([] if is_narrow(skin) else [Head(skin, wide)]),
        OrderTable(stage, result, wide, seen),
    ]
    if seen.shows("sales"):
        column.append(TransportTrack(stage, result, wide))
    strip = CityWalk(skin, stops(stage, market), wide if is_narrow(skin) else _walk_width(skin))
    beside = ft.Column(
        [*column, *([strip] if is_narrow(skin) else [])],
        spacing=skin.px(8 if skin.device == "tv" else 6),
        tight=is_narrow(skin),
        width=wide,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    foot: list[ft.Control] = []
    if stage.table.is_host and not (view.demand and view.demand.is_dealt):
        foot.append(
            IconButton48(skin, "pencil", skin.say("emergent-shared-correct-card"), go["cards"], size=52)
        )
    return SharedPage(
        stage,
        skin.say("emergent-shared-sells-title", city=reading.city_name(view, result.city)),
        MapBeside(skin, picture, beside, foot=FOOT),
        subtitle=skin.say(f"emergent-shared-why-{seen.name}"),
        notes=[] if is_narrow(skin) else [ft.Container(strip, expand=True)],
        foot=[*foot, *_controls(stage, market, seen, go)],
        foot_height=FOOT,
    )


def _waiting(stage: Stage, market: MarketView) -> ft.Control:
    """Somebody chooses which DCs ship (`shipping=owner_choice`, ET-25)."""
    view, skin = reading.game(stage), stage.skin
    width, height = map_room(skin)
    city = market.order[market.at] if market.at < len(market.order) else ""
    picture = TradeMap(
        map_skin(skin),
        reading.drawn(view.board),
        lying.chosen(stage, city),
        width=width,
        height=height,
        zoom=False,
    )
    names = reading.names(stage, market.waiting_for)
    words = ft.Column(
        [
            Heading(
                skin,
                skin.say("emergent-shared-ships", names=names, count=len(market.waiting_for)),
                30,
                bold=True,
            ),
            Muted(skin, skin.say("emergent-shared-ships-line", city=reading.city_name(view, city)), 18),
            CityWalk(skin, stops(stage, market), beside_width(skin)),
        ],
        spacing=skin.px(20),
        alignment=ft.MainAxisAlignment.CENTER,
        tight=is_narrow(skin),
    )
    now, last = rounds(stage)
    return SharedPage(
        stage,
        skin.say("emergent-shared-sells-title", city=reading.city_name(view, city)),
        MapBeside(skin, picture, words),
        subtitle=skin.say("emergent-shared-round-line", title=stage.table.title, n=now, of=last),
    )


@component
def Market(stage: Stage) -> ft.Control:
    """The city all screens show, unfolding step by step here."""
    view, skin = reading.game(stage), stage.skin
    kept, keep = ft.use_state(Walking())
    corrects, correct = ft.use_state(False)
    market = view.market
    is_unread, read = use_reading(view.demand, market)
    if market is None:
        return ft.Container()
    if is_unread:
        return DealtCards(stage, market.order[0], read)
    if corrects:
        return DemandCards(stage, lambda: correct(False))
    if market.at >= len(market.cities):
        return _waiting(stage, market)
    seen = walking.arrived(kept, market.at, motion=skin.motion)

    def go(went: Went) -> None:
        keep(went.walking if went.to is None or stage.table.is_host else seen)
        if went.to is not None and stage.table.is_host:
            reading.for_table(stage, Walk(to=went.to))

    taps: dict[str, Tap] = {
        "back": lambda: go(walking.back(seen)),
        "forward": lambda: go(walking.forward(seen)),
        "skip": lambda: go(walking.skipped(seen)),
        "play": lambda: keep(walking.played(seen)),
        "cards": lambda: correct(True),
    }
    moment = f"{view.round}-{seen.at}-{seen.step}-{seen.mode}"
    clock = Ticker(moment, walking.seconds(seen), lambda: go(walking.ticked(seen)))
    page = _page(stage, market, market.cities[market.at], seen, taps)
    return ft.Stack([page, clock], expand=True)
