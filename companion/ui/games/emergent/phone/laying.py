"""Only the market, on a phone: any seat types what lies there, region by region (ET-42..45, ET-47)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergent.views.laying import LayingView
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.desk import lots
from companion.ui.kit.boxes import Wrapped
from companion.ui.kit.buttons import Chip
from companion.ui.kit.drawing import Choose, component, steady
from companion.ui.kit.pages import SeatPage, inner_width
from companion.ui.stage import Stage


@component
def TypedBoard(stage: Stage) -> ft.Control:
    """The page that is open, a new one a region."""
    laying = reading.game(stage).laying
    page, go = ft.use_state(lots.first_page(laying) if laying else "")
    opens = steady(go)
    if laying is None:
        return SeatPage(stage, title=stage.say("emergent-board-title"), body=[])
    return TypedRegion.keyed(page)(stage, laying, page, opens)


@component
def TypedRegion(stage: Stage, laying: LayingView, page: str, opens: Choose) -> ft.Control:
    """The open region; the others are chips below it, ticked when they are counted."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    here = next((one for one in laying.regions if one.region == page), None)
    typed = lots.use_lots(stage, here, stage.send)
    done = {one.region for one in laying.regions if one.is_counted}
    chips = [
        Chip(
            skin,
            lots.name_of(skin, cast, one),
            partial(opens, one),
            selected=one == page,
            icon="check" if one in done else None,
        )
        for one in lots.pages(view.use, laying)
    ]
    desk = (
        lots.RegionDesk(skin, cast, here, typed, inner_width(skin))
        if here
        else lots.FirmMoney(skin, cast, view.firms, typed.say)
    )
    return SeatPage(
        stage,
        title=skin.say("emergent-board-title"),
        subtitle=skin.say(
            "emergent-board-line", use=view.use, round=view.round, n=len(done), of=len(laying.regions)
        ),
        body=[desk, Wrapped(skin, *chips, gap=6)],
        notes=lots.Wrongs(skin, cast, laying, page),
        actions=lots.leads_on(skin, cast, view.use, laying, page, typed, opens),
    )
