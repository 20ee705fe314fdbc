"""The threat dial: a disc that grows toward a dashed limit ring, awareness as an arc around it (SW-4)."""

from __future__ import annotations

import asyncio
import math
from functools import lru_cache
from typing import Final, NamedTuple

import flet as ft

from companion.games.singularity.sums.tracks import is_near
from companion.ui.games.singularity.draw import svg
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.kit.drawing import component, effect, part
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, style

RING: Final = 0.425
"""The limit ring's radius, of the dial's size."""
ARC: Final = 0.485
LEAST: Final = 0.36
"""The smallest disc, of the ring: a number has to fit in."""
FIRST, LAST = -135.0, 135.0
"""Where the awareness arc begins and ends, in degrees from the top."""
GOLDEN: Final = 137.508
BEAT: Final = 0.35
"""Seconds it rises, and again to fall."""
HOLDS_WORDS: Final = 0.46
"""A disc as wide as this part of the dial has room for the words under its number."""


class TrackValue(NamedTuple):
    """One track as it stands: its value and its limit, if it has one."""

    value: int
    limit: int | None = None

    @property
    def part(self) -> float:
        """How much of the limit is used; without one it grows ever slower."""
        if self.limit:
            return max(0.0, min(1.0, self.value / self.limit))
        return max(0.0, self.value / (self.value + 20)) if self.value > 0 else 0.0


@part
def ThreatDial(
    skin: Skin,
    threat: TrackValue,
    awareness: TrackValue,
    size: float,
    label: str,
    is_lost: bool = False,
    words: str = "",
    sweep: bool = True,
) -> ft.Control:
    """Both tracks in one picture. The disc fills the ring when the issue is lost."""
    found = tones(skin)
    part = 1.0 if is_lost else LEAST + (1 - LEAST) * threat.part
    across = size * RING * 2 * part
    face = ft.Stack(
        [
            svg.picture(
                size, size, _radar(size, skin, threat.limit is not None, sweep) + _arc(skin, awareness, size)
            ),
            _centred(_Pulse(skin, threat, size * RING * 2, found.red), size),
            _centred(_disc(skin, threat, across, found.red), size),
            *_figure(skin, threat.value, size, words, across),
        ],
        width=size,
        height=size,
    )
    return ft.Semantics(content=face, label=label, image=True, container=True, exclude_semantics=True)


@component
def _Pulse(skin: Skin, threat: TrackValue, across: float, red: str) -> ft.Control:
    """Near the limit its ring beats once for every change; not for who asked for less motion."""
    is_up, lift = ft.use_state(False)
    seen, see = ft.use_state(threat.value)

    async def beat() -> None:
        if threat.value == seen:
            return
        see(threat.value)
        if skin.motion and is_near(threat.value, threat.limit):
            lift(True)
            await asyncio.sleep(BEAT)
            lift(False)

    effect(beat, [threat.value])
    time = ft.Animation(skin.time(int(BEAT * 1000)), ft.AnimationCurve.EASE_OUT)
    return ft.Container(
        width=across,
        height=across,
        border_radius=across,
        border=ft.Border.all(max(3.0, across * 0.02), red),
        opacity=0.85 if is_up else 0.0,
        scale=1.1 if is_up else 1.0,
        animate_opacity=time,
        animate_scale=time,
    )


def _centred(content: ft.Control, size: float) -> ft.Control:
    return ft.Container(content, width=size, height=size, alignment=ft.Alignment.CENTER, left=0, top=0)


def _disc(skin: Skin, threat: TrackValue, across: float, red: str) -> ft.Control:
    """The swarm: dots inside the disc only, more of them the higher the threat."""
    core, rim = (0.2, 0.5) if skin.is_dark else (0.1, 0.3)
    glow = skin.is_dark and across > 60
    return ft.Container(
        ft.Image(src=_swarm(max(0, threat.value), red), fit=ft.BoxFit.CONTAIN, exclude_from_semantics=True),
        width=across,
        height=across,
        border_radius=across,
        border=ft.Border.all(max(2.0, across * 0.014), red),
        gradient=ft.RadialGradient(colors=[skin.wash(red, core), skin.wash(red, core), skin.wash(red, rim)]),
        shadow=ft.BoxShadow(blur_radius=across * 0.16, color=ft.Colors.with_opacity(0.28, red))
        if glow
        else None,
        animate=ft.Animation(skin.time(600), ft.AnimationCurve.EASE_OUT_CUBIC),
    )


@lru_cache(maxsize=128)
def _swarm(count: int, red: str) -> str:
    dots = []
    for at in range(min(24 + count * 3, 130)):
        away = 16 + 31 * math.sqrt(((at * 61) % 131) / 131)
        x, y = svg.around(50, 50, away, at * GOLDEN)
        dots.append(
            svg.circle(x, y, 0.45 + (at * 7 % 5) * 0.2, f' fill="{red}" opacity="{0.45 + (at % 4) * 0.15}"')
        )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{"".join(dots)}</svg>'


def _figure(skin: Skin, value: int, size: float, words: str, across: float) -> list[ft.Control]:
    """The number in the middle; its words below it, or below a disc too small to hold them."""
    number = RollingNumber(skin, value, size * (0.235 if words else 0.27))
    if not words:
        return [_centred(number, size)]
    tall = max(20.0 if skin.large_text else 12.5, size * 0.046)
    below = ft.Text(words, style=style(tall, skin.palette.text, TEXT_700, 1.1), text_align=CENTER)
    if across < size * HOLDS_WORDS:
        top = (size + across) / 2 + size * 0.015
        return [
            _centred(number, size),
            ft.Container(below, width=size, left=0, top=top, alignment=ft.Alignment.TOP_CENTER),
        ]
    both = ft.Column(
        [number, below],
        spacing=size * 0.012,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return [_centred(both, size)]


def _radar(size: float, skin: Skin, has_limit: bool, sweep: bool) -> str:
    """Rings, ticks, the sweep, and the limit as a dashed ring; without a limit the ring is thin."""
    palette, found = skin.palette, tones(skin)
    middle, ring = size / 2, size * RING
    faint = tint(palette.faint, palette.background, 0.55)
    parts = [svg.circle(middle, middle, ring, svg.paint(skin.wash(found.steel, 0.03)))]
    if sweep:
        (x0, y0), (x1, y1) = svg.around(middle, middle, ring, 5), svg.around(middle, middle, ring, 52)
        way = (
            f"M{middle} {middle}L{svg.num(x0)} {svg.num(y0)}A{ring} {ring} 0 0 1 {svg.num(x1)} {svg.num(y1)}Z"
        )
        parts.append(f'<path d="{way}" fill="{found.steel}" opacity="0.1"/>')
        parts.append(svg.line([(middle, middle), (x1, y1)], svg.paint(line=faint, wide=1.2)))
    parts += [
        svg.circle(middle, middle, ring * part, svg.paint(line=faint, wide=0.8, opacity=0.7))
        for part in (0.25, 0.5, 0.75)
    ]
    for at in range(60):
        long = ring * (0.08 if at % 5 == 0 else 0.045)
        ends = [svg.around(middle, middle, ring - 3 - cut, at * 6) for cut in (0.0, long)]
        parts.append(svg.line(ends, svg.paint(line=faint, wide=1.1, opacity=0.8)))
    wide = max(2.0, size * 0.008) if has_limit else 1.2
    dash = f"{svg.num(size * 0.036)} {svg.num(size * 0.022)}" if has_limit else ""
    colour = found.red if has_limit else faint
    parts.append(svg.circle(middle, middle, ring, svg.paint(line=colour, wide=wide, dash=dash)))
    return "".join(parts)


def _arc(skin: Skin, line: TrackValue, size: float) -> str:
    """Awareness, part by part; more than twelve parts run together."""
    count = line.limit if line.limit and line.limit <= 12 else 10
    filled = line.value if count == line.limit else round(line.part * count)
    step = (LAST - FIRST) / count
    wide = max(3.0, size * 0.02)
    gap = min(step * 0.3, math.degrees(wide * 1.9 / (size * ARC)))
    found = tones(skin)
    empty = tint(skin.palette.faint, skin.palette.background, 0.32)
    middle, radius = size / 2, size * ARC - wide * 0.2
    return "".join(
        svg.arc(
            middle,
            middle,
            radius,
            FIRST + at * step + gap / 2,
            FIRST + (at + 1) * step - gap / 2,
            svg.paint(line=found.amber if at < filled else empty, wide=wide),
        )
        for at in range(count)
    )
