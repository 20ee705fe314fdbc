"""A ring that drains. The client turns two masks between keyframes; only a few bytes a second travel."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import lru_cache

import flet as ft

from companion.table.views import TimerView
from companion.ui.kit.drawing import component, effect
from companion.ui.kit.fonts import DISPLAY_700, TEXT_600
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, style

Paint = str | tuple[str, ...]


EARLY = 0.02
"""Sleep may end so much too soon (the clock of Windows moves in steps of 16 ms): a mark so near counts."""
MINUTE = 60
"""From here on it is told in minutes and seconds."""
SIZES = (0.66, 0.5, 0.36, 0.3, 0.26)
"""How large so many figures are, by the ring's diameter."""
SETTLES = 0.06
"""The ring stands still so long before it turns: a mask that is new has nothing to turn from."""


def left_of(timer: TimerView, now: float) -> float:
    """Seconds left on the host's clock."""
    return timer.left if timer.ends is None else max(0.0, timer.ends - now)


def digit_of(left: float) -> int:
    """The second that is counted while so much is left."""
    return max(0, math.ceil(left - EARLY))


def time_of(seconds: int) -> str:
    """`1:05`."""
    return f"{seconds // 60}:{seconds % 60:02}"


def next_keyframe(left: float, whole: float) -> float:
    """What will be left at the next moment the ring must be exact: a whole second, or half of it all."""
    due = left - EARLY
    return max(0.0, math.ceil(due) - 1.0, whole / 2 if whole / 2 < due else 0.0)


async def keyframes(
    timer: TimerView, clock: Callable[[], float], wait: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> AsyncIterator[None]:
    """Each moment the ring must be drawn anew; what is drawn is the clock's word, not the number of wakes."""
    await wait(SETTLES)
    while timer.ends is not None:
        yield
        left = left_of(timer, clock())
        if left <= 0:
            return
        await wait(max(0.01, left - next_keyframe(left, timer.seconds)))


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
def _Draining(
    skin: Skin, timer: TimerView, clock: Callable[[], float], paint: Paint, side: float
) -> ft.Control:
    palette = skin.palette
    wakes, wake = ft.use_state(0)

    async def drain() -> None:
        async for _ in keyframes(timer, clock):
            wake(lambda count: count + 1)

    effect(drain, [])
    left = left_of(timer, clock())
    digit = digit_of(left)
    target, duration = left, 0
    if timer.ends is not None and wakes:
        target = next_keyframe(left, timer.seconds) if skin.motion else float(digit)
        duration = skin.time(round((left - target) * 1000))
    turn = min(1.0, target / timer.seconds) if timer.seconds else 0.0
    colours = (paint,) if isinstance(paint, str) else paint
    if timer.ends is None:
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
    shown = time_of(digit) if digit >= MINUTE else str(digit)
    size = side * SIZES[min(len(shown), len(SIZES)) - 1]
    number = ft.Text(shown, style=style(size, palette.text, DISPLAY_700, 1.0), text_align=CENTER)
    paused = (
        [ft.Text(skin.say("shell-paused"), style=style(side * 0.07, palette.warn, TEXT_600))]
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
        label=skin.say("shell-seconds-left", n=digit),
        container=True,
        exclude_semantics=True,
    )


def CountdownRing(
    skin: Skin, timer: TimerView, clock: Callable[[], float], colour: Paint, diameter: float
) -> ft.Control:
    """The countdown as ring and digit; several colours are a gradient. A changed timer starts afresh."""
    moment = f"{timer.name}-{timer.ends}-{timer.left if timer.ends is None else 0}-{timer.seconds}"
    return _Draining.keyed(moment)(skin, timer, clock, colour, diameter)


def TimeLeft(
    skin: Skin, timer: TimerView, clock: Callable[[], float], size: float, colour: str = ""
) -> ft.Control:
    """The same time in figures alone, minutes and seconds; `size` is in real pixels."""
    moment = f"{timer.name}-{timer.ends}-{timer.left if timer.ends is None else 0}"
    return _Ticking.keyed(moment)(skin, timer, clock, size, colour or skin.palette.text)


@component
def _Ticking(
    skin: Skin, timer: TimerView, clock: Callable[[], float], size: float, colour: str
) -> ft.Control:
    _, wake = ft.use_state(0)

    async def tick() -> None:
        async for _ in keyframes(timer, clock):
            wake(lambda count: count + 1)

    effect(tick, [])
    digit = digit_of(left_of(timer, clock()))
    figures = ft.Text(time_of(digit), style=style(size, colour, DISPLAY_700, 1.0), text_align=CENTER)
    said = skin.say("shell-seconds-left", n=digit)
    return ft.Semantics(content=figures, label=said, container=True, exclude_semantics=True)
