"""How far the typed cards are from the predicted total, in both readings (A2)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.views import Gauge as Reading
from companion.ui.games.emergent.draw.charts import Gauge
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.drawing import part
from companion.ui.kit.pages import inner_width
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Small, Strong


@part
def Gauges(skin: Skin, gauges: tuple[Reading, ...], goal: int | None) -> ft.Control:
    """One bar a reading, with the sum and what is missing in words."""
    return Spaced(skin, *(_gauge(skin, one, goal) for one in gauges), gap=4)


def _gauge(skin: Skin, one: Reading, goal: int | None) -> ft.Control:
    if one.to_go is None or goal is None:
        state = skin.say("emergent-phone-gauge-none")
    elif one.is_met:
        state = skin.say("emergent-phone-gauge-met")
    else:
        state = skin.say(f"emergent-phone-gauge-{'to-go' if one.to_go > 0 else 'over'}", n=abs(one.to_go))
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
    bar = [Gauge(skin, one.sum, 0, goal, inner_width(skin))] if goal and not skin.is_small else []
    return Spaced(skin, words, *bar, gap=2)
