"""A ring that drains. The client turns two masks between keyframes; only a few bytes a second travel."""

from __future__ import annotations

import asyncio
import math
import time
from functools import lru_cache

import flet as ft

from companion import texts
from companion.table.views import TimerView
from companion.ui.parts.guard import component, effect
from companion.ui.parts.text import CENTER, style
from companion.ui.theme import DISPLAY_700, TEXT_600, Skin, tint

Paint = str | tuple[str, ...]


def left_of(timer: TimerView, now: float) -> float:
    """Seconds left on the host's clock."""
    return timer.left if timer.ends is None else max(0.0, timer.ends - now)


def next_keyframe(left: float, whole: float) -> float:
    """What will be left at the next moment the ring must be exact: a whole second, or half of it all."""
    below = [float(math.ceil(left - 1e-6) - 1), whole / 2]
    return max([mark for mark in below if mark < left - 1e-3], default=0.0)


def _point(radius: float, turn: float) -> tuple[float, float]:
    angle = 2 * math.pi * turn - math.pi / 2
    return 100 + radius * math.cos(angle), 100 + radius * math.sin(angle)


@lru_cache(maxsize=64)
def _ring(colours: tuple[str, ...], ticks: str, seconds: int) -> str:
    """The full ring with its ticks; the seconds are the strong ones when they are few."""
    strong = (
        {round(60 * second / seconds) % 60 for second in range(seconds)}
        if seconds <= 12
        else set(range(0, 60, 5))
    )
    thin: list[str] = []
    thick: list[str] = []
    for tick in range(60):
        (x0, y0), (x1, y1) = _point(75 if tick in strong else 79.5, tick / 60), _point(84, tick / 60)
        (thick if tick in strong else thin).append(f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}")
    stops = "".join(
        f'<stop offset="{at / max(1, len(colours) - 1):.2f}" stop-color="{colour}"/>'
        for at, colour in enumerate(colours)
    )
    paint = "url(#g)" if len(colours) > 1 else colours[0]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" fill="none" stroke-linecap="round">'
        '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="4" y1="120" x2="196" y2="80">'
        f"{stops}</linearGradient></defs>"
        f'<circle cx="100" cy="100" r="94" stroke="{paint}" stroke-width="9.4"/>'
        f'<path d="{"".join(thin)}" stroke="{ticks}" stroke-width="1.1"/>'
        f'<path d="{"".join(thick)}" stroke="{ticks}" stroke-width="1.8"/></svg>'
    )


@lru_cache(maxsize=16)
def _mask(track: str, ground: str) -> str:
    """Half a ring of empty track, from twelve to six o'clock, dimming the ticks it passes over."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" fill="none">'
        f'<path d="M100 20.5 A79.5 79.5 0 0 1 100 179.5" stroke="{ground}" stroke-opacity="0.74" '
        'stroke-width="11.4"/>'
        f'<path d="M100 6 A94 94 0 0 1 100 194" stroke="{track}" stroke-width="10.2"/></svg>'
    )


def _turned(content: ft.Control, side: float, turn: float, duration: int, left: float = 0) -> ft.Control:
    return ft.Container(
        content,
        width=side,
        height=side,
        left=left,
        top=0,
        rotate=ft.Rotate(angle=2 * math.pi * turn, alignment=ft.Alignment.CENTER),
        animate_rotation=ft.Animation(duration, ft.AnimationCurve.LINEAR),
    )


def _half(side: float, is_left: bool, track: str, ground: str, turn: float, duration: int) -> ft.Control:
    """One half of the page through which the turning mask is seen."""
    picture = ft.Image(src=_mask(track, ground), width=side, height=side, exclude_from_semantics=True)
    return ft.Container(
        ft.Stack(
            [_turned(picture, side, turn, duration, 0 if is_left else -side / 2)],
            clip_behavior=ft.ClipBehavior.NONE,
        ),
        left=0 if is_left else side / 2,
        top=0,
        width=side / 2,
        height=side,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )


@component
def _Draining(skin: Skin, timer: TimerView, clock_offset: float, paint: Paint, side: float) -> ft.Control:
    palette = skin.palette
    aim, set_aim = ft.use_state((-1.0, 0))
    """What will be left at the next keyframe, and the milliseconds until then; before the first: now."""

    def now() -> float:
        return time.monotonic() + clock_offset

    async def drain() -> None:
        await asyncio.sleep(0.06)
        while timer.ends is not None and (left := left_of(timer, now())) > 0:
            mark = next_keyframe(left, timer.seconds)
            set_aim((mark, skin.time(round((left - mark) * 1000))))
            await asyncio.sleep(max(0.01, left - mark))

    effect(drain, [])
    left = left_of(timer, now())
    target, duration = aim if aim[0] >= 0 else (left, 0)
    digit = (
        math.ceil(target + 1e-6)
        if aim[0] < 0
        else math.ceil(target) + (1 if target == math.floor(target) else 0)
    )
    turn = min(1.0, target / timer.seconds) if timer.seconds else 0.0
    colours = (paint,) if isinstance(paint, str) else paint
    if timer.ends is None:
        digit = math.ceil(left)
        colours = tuple(tint(colour, palette.background, 0.5) for colour in colours)
    ticks = colours[0] if len(colours) == 1 else palette.text
    if len(colours) == 1 and palette.edge:
        ticks = palette.text
    end = colours[0] if len(colours) == 1 else palette.text
    dot = ft.Container(
        ft.Container(width=side * 0.047, height=side * 0.047, shape=ft.BoxShape.CIRCLE, bgcolor=end),
        alignment=ft.Alignment.TOP_CENTER,
        padding=ft.Padding.only(top=side * 0.0065),
    )
    shown = str(max(0, digit))
    size = side * (0.66 if len(shown) == 1 else 0.5 if len(shown) == 2 else 0.36)
    number = ft.Text(shown, style=style(size, palette.text, DISPLAY_700, 1.0), text_align=CENTER)
    paused = (
        [ft.Text(texts.say("shell-paused"), style=style(side * 0.07, palette.warn, TEXT_600))]
        if timer.ends is None
        else []
    )
    face = ft.Stack(
        [
            ft.Image(
                src=_ring(colours, ticks, max(1, math.ceil(timer.seconds))),
                width=side,
                height=side,
                exclude_from_semantics=True,
            ),
            _half(side, True, palette.raised, palette.background, max(0.5, turn), duration),
            _half(side, False, palette.raised, palette.background, min(0.5, turn), duration),
            *([_turned(dot, side, turn, duration)] if turn > 0 or duration else []),
            ft.Container(
                ft.Column(
                    [number, *paused],
                    spacing=0,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                width=side,
                height=side,
                alignment=ft.Alignment.CENTER,
            ),
        ],
        width=side,
        height=side,
    )
    return ft.Semantics(
        content=face,
        label=texts.say("shell-seconds-left", n=max(0, digit)),
        container=True,
        exclude_semantics=True,
    )


def CountdownRing(
    skin: Skin, timer: TimerView, clock_offset: float, colour: Paint, diameter: float
) -> ft.Control:
    """The countdown as ring and digit; several colours are a gradient. A changed timer starts afresh."""
    moment = f"{timer.name}-{timer.ends}-{timer.left if timer.ends is None else 0}-{timer.seconds}"
    return _Draining(skin, timer, clock_offset, colour, diameter, key=moment)  # type: ignore[call-arg]
