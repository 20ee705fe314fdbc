"""The aggregator opened: both totals at once (EM-44)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.views import Teams
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.kit.boxes import MIDDLE, InRow, Panel, Together
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Figures, Muted, Strong, Words


@part
def TeamTotals(skin: Skin, totals: Teams, required: Teams, gain: Teams | None = None) -> ft.Control:
    """Both teams: what came in, what it makes, what it needs."""
    sides = (
        _Team(skin, "ai", totals.ai, required.ai, gain.ai if gain else None),
        _Team(skin, "human", totals.human, required.human, gain.human if gain else None),
    )
    return InRow(skin, *sides)


@part
def TotalsLine(skin: Skin, totals: Teams, required: Teams) -> ft.Control:
    """Both teams on one line."""
    parts = [
        Together(
            skin,
            Icon(skin, side, skin.px(22), tones(skin).team(side)),
            Figures(skin, skin.say("emergence-opened-of", n=now, need=need), 16),
            gap=8,
        )
        for side, now, need in (("ai", totals.ai, required.ai), ("human", totals.human, required.human))
    ]
    return ft.Row(list(parts), alignment=ft.MainAxisAlignment.SPACE_EVENLY, wrap=skin.large_text)


@part
def _Team(skin: Skin, side: str, now: int, need: int, gain: int | None) -> ft.Control:
    colour = tones(skin).team(side)
    rows: list[ft.Control] = [
        Together(
            skin,
            Icon(skin, side, skin.px(24), colour),
            Strong(skin, skin.say(f"emergence-teams-{side}"), 18),
            gap=8,
        ),
        RollingNumber(skin, now, skin.size(44), key=f"total-{side}"),
        Muted(skin, skin.say("emergence-opened-of", n=now, need=need), 14),
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
