"""How far the typed cards are from the predicted total, in both readings (A2)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.views import DemandView
from companion.games.emergent.views import Gauge as Reading
from companion.ui.games.emergent.draw import Gauge
from companion.ui.games.emergent.phone.bits import Small
from companion.ui.games.emergent.phone.page import Spaced
from companion.ui.kit.layout import SIDE
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong


def Gauges(skin: Skin, demand: DemandView) -> ft.Control:
    """One bar a reading, with the sum and what is missing in words."""
    return Spaced(skin, *(_gauge(skin, demand, one) for one in demand.gauges), gap=4)


def _gauge(skin: Skin, demand: DemandView, one: Reading) -> ft.Control:
    goal = demand.predicted
    if one.to_go is None or goal is None:
        state = skin.say("emergent-phone-gauge-none")
    elif one.is_met:
        state = skin.say("emergent-phone-gauge-met")
    elif one.to_go > 0:
        state = skin.say("emergent-phone-gauge-to-go", n=one.to_go)
    else:
        state = skin.say("emergent-phone-gauge-over", n=-one.to_go)
    name = skin.say(f"emergent-phone-gauge-{one.reading.replace('_', '-')}")
    total = str(one.sum) if goal is None else skin.say("emergent-phone-gauge-of", n=one.sum, goal=goal)
    is_over = one.to_go is not None and one.to_go < 0
    colour = skin.palette.good if one.is_met else skin.palette.warn if is_over else ""
    words = ft.Row(
        [
            Small(skin, name, expand=True),
            Strong(skin, total, 15, colour=colour),
            Small(skin, state, colour=colour),
        ],
        spacing=8,
        wrap=skin.large_text,
    )
    bar = [Gauge(skin, one.sum, 0, goal, skin.width - 2 * SIDE)] if goal and not skin.is_small else []
    return Spaced(skin, words, *bar, gap=2)
