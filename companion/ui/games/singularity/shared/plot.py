"""Awareness turn by turn: a low amber bar a turn, under the plot of Threat (SW-40)."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.games.singularity.draw import svg
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.kit.fonts import FIGURES_600
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words


def AwarenessPlot(
    skin: Skin, values: Sequence[int], limit: int | None, width: float, height: float, *, label: str
) -> ft.Control:
    """One bar a turn, as wide as the plot above it; the number stands beside the last one."""
    amber, palette = tones(skin).amber, skin.palette
    left = skin.size(13) * 2.2
    wide = max(1.0, width - left - skin.size(13) * 0.5)
    top = max([limit or 0, 1, *values])
    count = max(1, len(values))
    step = wide / count
    body = svg.line([(left, height - 1), (left + wide, height - 1)], svg.paint(line=palette.outline, wide=1))
    if limit:
        look = svg.paint(line=amber, wide=1.4, dash="6 6", opacity=0.7)
        body += svg.line([(left, 1), (left + wide, 1)], look)
    for at, value in enumerate(values):
        tall = (height - 3) * max(0, value) / top
        if tall > 0:
            body += svg.box(
                left + at * step + step * 0.15,
                height - 1 - tall,
                step * 0.7,
                tall,
                min(3, tall / 2),
                svg.paint(amber),
            )
    figure = ft.Container(
        Words(skin, str(limit or top), 13, colour=palette.muted, family=FIGURES_600, line=1.0),
        left=0,
        top=0,
    )
    face = ft.Stack([svg.picture(width, height, body), figure], width=width, height=height)
    return ft.Semantics(content=face, label=label, image=True, container=True, exclude_semantics=True)
