"""A number on an arc: drag the knob, or use − and +."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

import flet as ft
import flet.canvas as cv

from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words

OPEN = math.radians(80)
"""The gap at the bottom; the arc is 280°."""
FIRST = math.pi / 2 + OPEN / 2
SWEEP = 2 * math.pi - OPEN


@lru_cache(maxsize=16)
def _face(track: str, tick: str) -> str:
    """The track and its ticks, drawn once."""
    lines = []
    for step in range(21):
        angle = FIRST + SWEEP * step / 20
        inner = 97 if step % 5 == 0 else 101
        x0, y0 = 140 + inner * math.cos(angle), 140 + inner * math.sin(angle)
        x1, y1 = 140 + 107 * math.cos(angle), 140 + 107 * math.sin(angle)
        lines.append(f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}")
    x0, y0 = 140 + 126 * math.cos(FIRST), 140 + 126 * math.sin(FIRST)
    x1, y1 = 140 + 126 * math.cos(FIRST + SWEEP), 140 + 126 * math.sin(FIRST + SWEEP)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 280" fill="none" stroke-linecap="round">'
        f'<path d="M{x0:.1f} {y0:.1f}A126 126 0 1 1 {x1:.1f} {y1:.1f}" stroke="{track}" stroke-width="14"/>'
        f'<path d="{"".join(lines)}" stroke="{tick}" stroke-width="1.8"/></svg>'
    )


def value_at(x: float, y: float, side: float, low: int, high: int) -> int:
    """The number under a finger on a dial of this size."""
    angle = (math.atan2(y - side / 2, x - side / 2) - FIRST) % (2 * math.pi)
    if angle > SWEEP:
        angle = 0.0 if angle > SWEEP + OPEN / 2 else SWEEP
    return low + round((high - low) * angle / SWEEP)


@component
def Dial(
    skin: Skin, value: int, low: int, high: int, colour: str, on_change: Callable[[int], None]
) -> ft.Control:
    """A big number to pick. Only the arc, the knob and the figure travel while it turns."""
    palette = skin.palette
    side = min(skin.width - 60, 280.0, skin.height * 0.36)
    k = side / 280
    angle = SWEEP * (value - low) / max(1, high - low)
    knob_x, knob_y = (
        side / 2 + 126 * k * math.cos(FIRST + angle),
        side / 2 + 126 * k * math.sin(FIRST + angle),
    )
    paint = ft.Paint(
        color=colour, style=ft.PaintingStyle.STROKE, stroke_width=14 * k, stroke_cap=ft.StrokeCap.ROUND
    )
    box = 126 * k
    frame = (side / 2 - box, side / 2 - box, 2 * box, 2 * box)
    edge = ft.Paint(
        color=palette.edge or colour,
        style=ft.PaintingStyle.STROKE,
        stroke_width=17 * k,
        stroke_cap=ft.StrokeCap.ROUND,
    )
    moving = cv.Canvas(
        [
            *([cv.Arc(*frame, FIRST, max(angle, 0.001), paint=edge)] if palette.edge else []),
            cv.Arc(*frame, FIRST, max(angle, 0.001), paint=paint),
            cv.Circle(knob_x, knob_y, 16 * k, paint=ft.Paint(color=palette.background)),
            cv.Circle(knob_x, knob_y, 14 * k, paint=ft.Paint(color="#FFFFFF")),
            *(
                [
                    cv.Circle(
                        knob_x,
                        knob_y,
                        14 * k,
                        paint=ft.Paint(color=palette.edge, style=ft.PaintingStyle.STROKE, stroke_width=2),
                    )
                ]
                if palette.edge
                else []
            ),
        ],
        width=side,
        height=side,
    )

    def turn(event: ft.DragUpdateEvent[ft.GestureDetector]) -> None:
        if event.local_position is not None:
            found = value_at(event.local_position.x, event.local_position.y, side, low, high)
            if found != value:
                on_change(found)

    def press(event: ft.TapEvent[ft.GestureDetector]) -> None:
        if event.local_position is not None:
            far = math.hypot(event.local_position.x - side / 2, event.local_position.y - side / 2)
            if far > 80 * k:
                on_change(value_at(event.local_position.x, event.local_position.y, side, low, high))

    figure = ft.Column(
        [
            ft.Container(
                Words(skin, str(value), 104 * k, family=DISPLAY_700, line=1.0, align=CENTER), height=112 * k
            ),
            Words(
                skin,
                skin.say("shell-dial-range", low=low, high=high),
                15,
                family=TEXT_500,
                colour=palette.muted,
                align=CENTER,
            ),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    dial = ft.Stack(
        [
            ft.Image(
                src=_face(palette.raised, palette.faint), width=side, height=side, exclude_from_semantics=True
            ),
            moving,
            ft.Container(figure, width=side, height=side, alignment=ft.Alignment(0, 0.08)),
            ft.GestureDetector(
                content=ft.Container(width=side, height=side),
                on_pan_update=guarded(turn),
                on_tap_down=guarded(press),
                drag_interval=40,
                exclude_from_semantics=True,
            ),
        ],
        width=side,
        height=side,
    )

    def button(icon: str, to: int, says: str) -> ft.Control:
        return ft.Container(
            IconButton48(
                skin,
                icon,
                skin.say(says, label=""),
                lambda: on_change(to),
                ground=palette.raised,
                outlined=False,
                size=56,
                radius=28,
                disabled=not low <= to <= high,
            ),
            padding=ft.Padding.only(top=side - 84 * k),
        )

    spoken = ft.Semantics(
        content=dial,
        label=skin.say("shell-dial-label"),
        value=str(value),
        container=True,
        on_increase=guarded(lambda: on_change(min(high, value + 1))),
        on_decrease=guarded(lambda: on_change(max(low, value - 1))),
    )
    return ft.Stack(
        [
            ft.Container(spoken, alignment=ft.Alignment.CENTER),
            ft.Row(
                [button("minus", value - 1, "shell-less"), button("plus-thin", value + 1, "shell-more-of")],
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                vertical_alignment=ft.CrossAxisAlignment.START,
            ),
        ],
        height=side,
    )
