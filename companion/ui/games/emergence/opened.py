"""The aggregator opened: both totals at once (EM-44)."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.faces import SIDES
from companion.ui.games.emergence.marks import Small
from companion.ui.games.emergence.panels import MIDDLE, Panel
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Strong, Words
from companion.ui.stage import Stage


def team_colour(skin: Skin, side: str) -> str:
    """Cyan means A.I., orange means Humans, nothing else does."""
    return tones(skin).team(side)


def TeamTotal(stage: Stage, side: str, *, gain: int | None = None) -> ft.Control:
    """One team: what came in, what it makes, what it needs."""
    view, skin = reading.game(stage), stage.skin
    colour = team_colour(skin, side)
    now, need = getattr(view.totals, side), getattr(view.required, side)
    rows: list[ft.Control] = [
        ft.Row(
            [Icon(skin, side, skin.px(24), colour), Strong(skin, skin.say(f"emergence-teams-{side}"), 18)],
            spacing=skin.px(8),
            tight=True,
        ),
        RollingNumber(skin, now, skin.size(44), key=f"total-{side}"),
        Small(skin, skin.say("emergence-opened-of", n=now, need=need)),
    ]
    if gain is not None:
        plus = skin.say("emergence-opened-gain", n=gain)
        rows.insert(1, Words(skin, plus, 22, colour=colour, family=DISPLAY_700, align=CENTER))
    return Panel(
        skin,
        ft.Column(rows, spacing=skin.px(6), tight=True, horizontal_alignment=MIDDLE),
        outline=colour,
        expand=True,
    )


def OpenedPanel(stage: Stage) -> ft.Control:
    """What the last opening gave."""
    view, skin = reading.game(stage), stage.skin
    opened = view.opened
    return ft.Row(
        [TeamTotal(stage, side, gain=getattr(opened.totals, side) if opened else None) for side in SIDES],
        spacing=skin.px(10),
    )
