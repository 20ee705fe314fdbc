"""Only the market: one device types what lies on the board, region by region (ET-42..45, ET-47)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergent.views.laying import LayingView
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.desk import lots
from companion.ui.games.emergent.draw.trademap import TradeMap
from companion.ui.games.emergent.reading import Cast
from companion.ui.games.emergent.shared.lying import laid
from companion.ui.games.emergent.shared.page import MEASURES, TradePage, is_narrow, room
from companion.ui.kit.boxes import START, STRETCHED, InRow, Panel, Tick
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Choose, component, part, steady
from companion.ui.kit.layout import Card
from companion.ui.kit.picking import Radio
from companion.ui.kit.shared import Sentence, for_table
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Strong
from companion.ui.stage import Stage

SHARE = 0.28
"""How much of the width map and list take."""


@component
def LayingScene(stage: Stage) -> ft.Control:
    """The page that is open, a new one a region: what is half typed stays with its region."""
    laying = reading.game(stage).laying
    page, go = ft.use_state(lots.first_page(laying) if laying else "")
    opens = steady(go)
    return OpenRegion.keyed(page)(stage, laying, page, opens) if laying else ft.Container()


@component
def OpenRegion(stage: Stage, laying: LayingView, page: str, opens: Choose) -> ft.Control:
    """The map and the list of regions on the left, the open region on the right."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    say = steady(lambda action: for_table(stage.send, action))
    here = next((one for one in laying.regions if one.region == page), None)
    typed = lots.use_lots(stage, here, say if stage.leads else None)
    order, is_low = lots.pages(view.use, laying), is_narrow(skin)
    (width, height), gap = room(skin), skin.px(MEASURES.gap)
    left = width if is_low else width * SHARE
    right = width if is_low else width - left - gap
    desk = (
        lots.RegionDesk(skin, cast, here, typed, right - 2 * skin.px(32))
        if here
        else lots.FirmMoney(skin, cast, view.firms, typed.say)
    )
    main = ft.Column(
        [Card(skin, desk, padding=16), *lots.Wrongs(skin, cast, laying, page)],
        spacing=gap,
        width=right,
        height=None if is_low else height,
        scroll=None if is_low else ft.ScrollMode.AUTO,
        tight=is_low,
        horizontal_alignment=STRETCHED,
    )
    beside = _regions(skin, cast, laying, order, page, left, height, opens)
    body: ft.Control = (
        ft.Column([main, beside], spacing=gap, tight=True)
        if is_low
        else ft.Row([beside, main], spacing=gap, vertical_alignment=START)
    )
    before, words = partial(opens, order[order.index(page) - 1]), skin.say("emergent-board-back")
    back = OutlineButton(skin, words, before, icon="arrow-left", filled=skin.palette.card)
    on = lots.leads_on(skin, cast, view.use, laying, page, typed, opens)
    counted = sum(one.is_counted for one in laying.regions)
    return TradePage(
        stage,
        skin.say("emergent-board-title"),
        body,
        subtitle=skin.say(
            "emergent-board-line", use=view.use, round=view.round, n=counted, of=len(laying.regions)
        ),
        notes=[Sentence(skin, skin.say("emergent-board-note"))],
        foot=[*([back] if on and page != order[0] else []), *(ft.Container(one, expand=4) for one in on)],
    )


def _regions(
    skin: Skin,
    cast: Cast,
    laying: LayingView,
    order: tuple[str, ...],
    page: str,
    width: float,
    height: float,
    opens: Choose,
) -> ft.Control:
    """Map and list are one progress bar: what is counted, what is open, what is to come."""
    done = {one.region: one.is_counted for one in laying.regions}
    cubes = {one.region: sum(line.lot.cubes for line in one.lots) for one in laying.regions}
    rows = [
        RegionLine.keyed(one)(
            skin,
            one,
            lots.name_of(skin, cast, one),
            done.get(one, False),
            one == page,
            cubes.get(one),
            opens,
        )
        for one in order
    ]
    tall = width * 0.78
    drawn = TradeMap(
        skin, cast.drawn, laid(cast, laying, page), width=width, height=tall, on_region=opens, zoom=False
    )
    framed = ft.Container(
        drawn, height=tall, border_radius=skin.px(20), clip_behavior=ft.ClipBehavior.ANTI_ALIAS
    )
    is_low = is_narrow(skin)
    listed = ft.Column(
        list(rows),
        spacing=skin.px(4),
        tight=is_low,
        scroll=None if is_low else ft.ScrollMode.AUTO,
        expand=None if is_low else True,
    )
    return ft.Column(
        [framed, listed],
        width=width,
        height=None if is_low else height,
        spacing=skin.px(8),
        tight=is_low,
    )


@part
def RegionLine(
    skin: Skin,
    region: str,
    name: str,
    is_counted: bool,
    is_open: bool,
    cubes: int | None,
    opens: Choose,
) -> ft.Control:
    """A region of the list: counted or not, and the cubes in it."""
    mark = Tick(skin, skin.palette.good, 22) if is_counted else Radio(skin, is_open, skin.look.second)
    right = [] if not cubes else [Figures(skin, str(cubes), 16, colour=skin.palette.muted)]
    row = InRow(skin, mark, Strong(skin, name, 16, lines=1, expand=True), *right)
    state = skin.say("emergent-board-is-counted" if is_counted else "emergent-board-to-count")
    label = f"{name}: {state}"
    return Panel(
        skin,
        row,
        label=label,
        on_click=partial(opens, region),
        selected=is_open,
        colour=skin.look.second if is_open else "",
        padding=7,
        radius=12,
    )
