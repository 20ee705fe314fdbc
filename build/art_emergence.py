"""Emergence's pictures: circuit traces that gather into a double helix. Drawn by `build/art.py`."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from pen import COVER, Point, fade, ground, line, num, stroke, svg


def weave(
    width: float,
    height: float,
    *,
    seed: int,
    traces: int,
    join: float,
    reach: float,
    period: float,
    weight: float,
    down: bool = False,
    middle: float = 0.5,
    colours: tuple[str, str] = ("#46D2F0", "#FF9F5A"),
) -> tuple[str, str]:
    """Circuit traces that gather into a double helix: (elements, defs)."""
    luck = random.Random(seed)  # noqa: S311 - a drawing
    long, wide = (height, width) if down else (width, height)
    axis, amplitude, meet = wide * middle, wide * reach, long * join

    def at(x: float, y: float) -> Point:
        return (y, x) if down else (x, y)

    paths: list[str] = []
    rings: list[Point] = []
    gap = wide / traces
    for trace in range(traces):
        y = gap * (trace + 0.5)
        x = luck.uniform(0.08, 0.3) * meet
        points = [at(-8, y), at(x, y)]
        for _ in range(2):
            jog = luck.choice((-0.5, 0.5)) * gap
            if x + abs(jog) > meet * 0.55:
                break
            x, y = x + abs(jog), y + jog
            points.append(at(x, y))
            x += luck.uniform(0.06, 0.18) * meet
            points.append(at(x, y))
        if trace % 4 == 2:
            x = max(x, meet * luck.uniform(0.35, 0.62))
            points.append(at(x, y))
            rings.append(at(x + 3.4 * weight / 1.6, y))
        else:
            goal = axis + (amplitude if y > axis else -amplitude)
            bend = max(x + 2, meet - abs(goal - y) - luck.uniform(4, 24))
            points += [at(bend, y), at(meet, goal)]
        paths.append(line(points))
        if luck.random() < 0.6:
            rings.append(at(luck.uniform(0.03, 0.22) * meet, gap * (trace + 0.5)))
    strands = []
    for side in (1, -1):
        step = period / 40
        count = int((long + 16 - meet) / step) + 1
        strands.append(
            line(
                [
                    at(meet + k * step, axis + side * amplitude * math.cos(2 * math.pi * k * step / period))
                    for k in range(count)
                ]
            )
        )
    rungs = []
    x = meet + period / 16
    while x < long:
        y = amplitude * math.cos(2 * math.pi * (x - meet) / period)
        if abs(y) > amplitude * 0.22:
            rungs.append(line([at(x, axis - y), at(x, axis + y)]))
        x += period / 8
    paint = "url(#w)"
    first, second = colours
    blend = [(0, first, 1.0), (max(0.02, join - 0.1), first, 1.0), (min(0.98, join + 0.2), second, 1.0)]
    dots = "".join(
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(3.4 * weight / 1.6)}" fill="none" stroke="{paint}" '
        f'stroke-width="{num(weight)}"/>'
        for x, y in rings
    )
    body = (
        stroke("".join(paths), paint, weight)
        + dots
        + stroke("".join(strands), paint, weight * 1.7)
        + stroke("".join(rungs), paint, weight * 0.9)
    )
    return body, fade("w", blend, down=down, length=long)


def emergence_cover() -> str:
    """Circuits above, a helix below."""
    base, veil, defs = ground("#0B1E28", "#0B1016")
    body, more = weave(430, 560, seed=7, traces=10, join=0.33, reach=0.2, period=250, weight=2.6, down=True)
    return svg(*COVER, base + body + veil, defs + more)


def emergence_strip() -> str:
    """Behind the phone's header."""
    body, defs = weave(390, 190, seed=3, traces=9, join=0.52, reach=0.24, period=157, weight=1.6, middle=0.5)
    return svg(390, 190, body, defs)


def emergence_wide() -> str:
    """Behind the shared screen's header."""
    body, defs = weave(1920, 260, seed=11, traces=7, join=0.55, reach=0.22, period=196, weight=2.2)
    return svg(1920, 260, body, defs)


def emergence_stage() -> str:
    """Left and right of the big countdown ring."""
    body, defs = weave(1920, 800, seed=5, traces=13, join=0.5, reach=0.3, period=640, weight=2.4)
    return svg(1920, 800, body, defs)


def emergence_card() -> str:
    """The back of every allegiance card: the same for everybody."""
    body, defs = weave(244, 360, seed=9, traces=10, join=0.5, reach=0.19, period=158, weight=2.2, down=True)
    return svg(244, 360, f'<g opacity=".8">{body}</g>', defs)


PICTURES: dict[str, Callable[[], str]] = {
    "emergence-cover": emergence_cover,
    "emergence-texture": emergence_strip,
    "emergence-wide": emergence_wide,
    "emergence-stage": emergence_stage,
    "emergence-card": emergence_card,
}
