"""The walk through the cities, and the envelope a plan waits in."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from typing import Literal

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.colours import seat_look, tones
from companion.ui.games.emergent.draw.pen import Pen, num
from companion.ui.games.emergent.draw.shapes import (
    PLATE_TYPE,
    plate_ink,
    plate_svg,
    ring,
    seat_shape_svg,
    tick_svg,
)
from companion.ui.kit.drawing import component, effect
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin


@frozen
class Stop:
    """A city on the walk (ET-18)."""

    rank: int
    name: str
    state: Literal["done", "now", "next"]


def CityWalk(skin: Skin, stops: Sequence[Stop], width: float) -> ft.Control:
    """Cities by rank along a dotted line: done with a tick, now in amber, to come in grey."""
    half = min(skin.px(14), width / max(1, len(stops)) * 0.3)
    tall = half * 4.4
    pen, own = Pen(width, tall), tones(skin)
    y = tall / 2
    step = (width - half * 4) / max(1, len(stops) - 1)
    for at, stop in enumerate(stops):
        x = half * 2 + at * step
        if at + 1 < len(stops):
            paint = own.accent if stop.state == "done" else skin.palette.outline
            pen.line(x + half * 2, y, x + step - half * 2, y, paint, half * 0.2, (0.1, half * 0.56))
    for at, stop in enumerate(stops):
        x = half * 2 + at * step
        is_now = stop.state == "now"
        pen.draw(plate_svg(skin, x, y, half, is_hot=is_now, is_dim=stop.state == "next"))
        if stop.state == "done":
            pen.draw(tick_svg(skin, x + half * 0.95, y + half * 0.95, half * 0.58))
        ink = plate_ink(skin, is_hot=is_now)
        size = half * PLATE_TYPE
        pen.text(x, y + half * 0.16, str(stop.rank), size, ink, family=DISPLAY_700, anchor=0, room=half * 3)
    words = ", ".join(f"{stop.name} {skin.say(f'emergent-draw-stop-{stop.state}')}" for stop in stops)
    return pen.control(words)


WIDE, TALL = 300.0, 196.0


def _paper(skin: Skin) -> tuple[str, str, str]:
    """Paper, flap and edge of the envelope: the card with a breath of the accent."""
    own, card = tones(skin), skin.palette.card
    amount = 1.0 if skin.is_dark else 0.8
    return (
        tint(own.accent, card, 0.13 * amount),
        tint(own.accent, card, 0.21 * amount),
        tint(own.accent, card, 0.58 * amount),
    )


def _body(skin: Skin) -> str:
    paper, _, edge = _paper(skin)
    quiet = tint(edge, paper, 0.5)
    return (
        f'<rect x="1" y="1" width="{WIDE - 2}" height="{TALL - 2}" rx="18" fill="{paper}" stroke="{edge}" '
        'stroke-width="1.5"/>'
        f'<path d="M9 {TALL - 10}L{WIDE * 0.36} {TALL * 0.5}M{WIDE - 9} {TALL - 10}'
        f'L{WIDE * 0.64} {TALL * 0.5}" fill="none" stroke="{quiet}" stroke-width="1.4"/>'
    )


def _flap(skin: Skin) -> str:
    _, flap, edge = _paper(skin)
    low = TALL * 0.565
    line = (
        f"M9 9L{WIDE / 2 - 10} {low}C{WIDE / 2 - 4} {low + 6} {WIDE / 2 + 4} {low + 6} {WIDE / 2 + 10} {low}"
        f"L{WIDE - 9} 9"
    )
    return (
        f'<path d="{line}Z" fill="{flap}"/><path d="{line}" fill="none" stroke="{edge}" stroke-width="1.7"/>'
    )


def _wax(skin: Skin, colour: str) -> str:
    """An uneven seal with a groove and the seat's shape pressed into it."""
    look = seat_look(skin, colour)
    middle, count = 46.0, 48
    points = []
    for at in range(count):
        angle = 2 * math.pi * at / count
        reach = 37 + 2.6 * math.sin(5 * angle + 1) + 1.6 * math.sin(3 * angle)
        points.append(f"{num(middle + reach * math.cos(angle))} {num(middle + reach * math.sin(angle))}")
    return (
        f'<path d="M{"L".join(points)}Z" fill="{look.colour}"/>'
        + ring(middle, middle, 29, tint(look.ink, look.colour, 0.35), 2)
        + seat_shape_svg(look.shape, middle, middle, 16, look.ink)
    )


def PlanEnvelope(skin: Skin, colour: str, width: float, *, closing: bool = True) -> ft.Control:
    """A sealed plan: one picture for every plan, even an empty one (ET-7). Flap closes, seal stamps."""
    return _Envelope(skin, colour, width, closing and skin.motion)


@component
def _Envelope(skin: Skin, colour: str, width: float, is_moving: bool) -> ft.Control:
    stage, set_stage = ft.use_state(0 if is_moving else 2)

    async def close() -> None:
        if is_moving:
            await asyncio.sleep(0.1)
            set_stage(1)
            await asyncio.sleep(0.3)
            set_stage(2)

    effect(close, [])
    scale = width / WIDE
    seal = 92 * scale
    ease = ft.AnimationCurve.EASE_OUT_CUBIC
    flap = ft.Container(
        picture_of(_flap(skin), WIDE, TALL, scale),
        scale=ft.Scale(scale_y=1.0 if stage else 0.05, alignment=ft.Alignment.TOP_CENTER),
        animate_scale=ft.Animation(skin.time(280), ease),
    )
    wax = ft.Container(
        picture_of(_wax(skin, colour), 92, 92, scale),
        left=(width - seal) / 2,
        top=TALL * scale * 0.57 - seal / 2,
        opacity=1.0 if stage == 2 else 0.0,
        scale=1.0 if stage == 2 else 1.6,
        animate_opacity=ft.Animation(skin.time(120), ease),
        animate_scale=ft.Animation(skin.time(120), ease),
    )
    return ft.Container(
        ft.Stack(
            [picture_of(_body(skin), WIDE, TALL, scale), flap, wax],
            width=width,
            height=TALL * scale,
            clip_behavior=ft.ClipBehavior.NONE,
        ),
        border_radius=18 * scale,
        shadow=ft.BoxShadow(
            blur_radius=28, color=ft.Colors.with_opacity(0.35, skin.palette.shadow), offset=ft.Offset(0, 10)
        ),
        width=width,
        height=TALL * scale,
    )


def picture_of(body: str, wide: float, tall: float, scale: float) -> ft.Control:
    """A drawing in its own units, scaled."""
    return ft.Image(
        src=f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(wide)} {num(tall)}">{body}</svg>',
        width=wide * scale,
        height=tall * scale,
        exclude_from_semantics=True,
    )
